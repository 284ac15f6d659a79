"""Texts for the terminal: the same Fluent files that the browser reads."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from kronrat.kernel.game import Info
from kronrat.kernel.view import Text
from kronrat.match.match import Line, Words
from kronrat.parts.seats import COLOURS


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
        text, args = (line.text, line.args) if seat is None else (line.read_by(seat), line.args_for(seat))
        key = "verb-" + text.partition(" ")[0].partition(":")[2].replace(".", "-")
        attribute = "log" if text == line.text else "hidden"
        if not self.bundle.has_message(key) or attribute not in self.bundle.get_message(key).attributes:
            return text
        return self.say(key, attribute, **args)
