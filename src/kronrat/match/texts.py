"""Texts for the terminal: the same Fluent files that the browser reads."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern

from kronrat.kernel.game import Info
from kronrat.kernel.log import Words
from kronrat.kernel.seats import COLOURS, seat_ref
from kronrat.kernel.view import Text
from kronrat.match.match import Line
from kronrat.match.textkeys import sentence_keys, value_keys


@cache
def source(package: str, lang: str) -> str:
    """A Fluent file of a game's folder, or of the program itself."""
    return files(package).joinpath("text", f"{lang}.ftl").read_text(encoding="utf-8")


class Texts:
    """A game's words in one language, an edition's own names among them. A missing key is shown, never an error."""

    def __init__(
        self, info: Info, lang: str, edition: str = "", options: Mapping[str, str] | None = None
    ) -> None:
        self.edition = edition or info.editions[0]
        self.bundle = FluentBundle([lang], use_isolating=False)
        for package in ("kronrat", info.folder):
            self.bundle.add_resource(FluentResource(source(package, lang)))
        automa = info.automa(options or {})
        #: a seat that answers by rule has the name that its game gives it
        self.names: dict[str, str] = {} if automa is None else {COLOURS[automa]: self.say("automa")}

    def pattern(self, key: str, attribute: str = "") -> Pattern | None:
        """A message's pattern, or that of one of its attributes; None if there is no such text."""
        if not self.bundle.has_message(key):
            return None
        message = self.bundle.get_message(key)
        return message.attributes.get(attribute) if attribute else message.value

    def find(self, keys: Sequence[str], attribute: str = "") -> str:
        """The first of these keys that has a text; nothing if none has."""
        return next((key for key in keys if self.pattern(key, attribute) is not None), "")

    def say(self, key: str, attribute: str = "", /, **args: str | int) -> str:
        """A message, with arguments that are drawing ids named in words."""
        pattern = self.pattern(key, attribute)
        if pattern is None:
            return key
        named: Words = {"edition": self.edition}
        named |= {name: self.name(value) for name, value in args.items()}
        # a text may choose by the key itself: $side is "the neutral colour", $side-key is "neutral"
        named |= {
            f"{name}-key": value.partition(":")[2] for name, value in args.items() if isinstance(value, str)
        }
        words, _ = self.bundle.format_pattern(pattern, named)
        return str(words)

    def text(self, text: Text) -> str:
        return self.say(text.key, **text.args)

    def name(self, value: str | int) -> str | int:
        """`card:A07` → what that card is called."""
        if isinstance(value, str) and ":" in value:
            domain, _, key = value.partition(":")
            return self.value(domain, key)
        return value

    def value(self, domain: str, key: str) -> str:
        """A domain's value: its own message, or the domain's pattern with the key."""
        if domain == "seat" and key in self.names:
            return self.names[key]
        found = self.find(value_keys(domain, key))
        return self.say(found, key=int(key) if key.isdecimal() else key) if found else key

    def known(self, domain: str, key: str) -> bool:
        """Whether a domain's value has a name."""
        return bool(self.find(value_keys(domain, key)))

    @staticmethod
    def seat_key(seat: int) -> str:
        return COLOURS[seat]

    def line(self, line: Line, seat: int | None = None) -> str:
        """A line as a sentence, as one seat may read it (None: as it was)."""
        hidden = seat is not None and line.hidden_from(seat)
        words = {**line.arguments, **line.facts} if seat is None else line.words_for(seat)
        mover = {} if line.seat < 0 else {"seat": seat_ref(line.seat)}
        keys = sentence_keys(line.step, line.verb)
        for attribute in ("hidden", "log") if hidden else ("log",):
            key = self.find(keys, attribute)
            if key:
                return self.say(key, attribute, **{**mover, **words})
        return line.text
