"""Texts for the terminal: the same Fluent files that the browser reads."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from kronrat.kernel.game import Info
from kronrat.kernel.log import Words
from kronrat.kernel.seats import COLOURS, seat_ref
from kronrat.kernel.view import Text
from kronrat.match.match import Line


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

    def say(self, key: str, attribute: str = "", /, **args: str | int) -> str:
        """A message, with arguments that are drawing ids named in words."""
        if not self.bundle.has_message(key):
            return key
        message = self.bundle.get_message(key)
        pattern = message.attributes.get(attribute) if attribute else message.value
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
        if self.bundle.has_message(f"{domain}-{key}"):
            return self.say(f"{domain}-{key}")
        return self.say(domain, key=key) if self.bundle.has_message(domain) else key

    @staticmethod
    def seat_key(seat: int) -> str:
        return COLOURS[seat]

    def line(self, line: Line, seat: int | None = None) -> str:
        """A line as a sentence, as one seat may read it (None: as it was)."""
        hidden = seat is not None and line.hidden_from(seat)
        words = {**line.arguments, **line.facts} if seat is None else line.words_for(seat)
        mover = {} if line.seat < 0 else {"seat": seat_ref(line.seat)}
        for key in (f"verb-{line.step}-{line.verb}", f"verb-{line.verb}"):
            attribute = "hidden" if hidden else "log"
            if self.bundle.has_message(key) and attribute in self.bundle.get_message(key).attributes:
                return self.say(key, attribute, **{**mover, **words})
        return line.text
