"""Finite named sets: the one place where ints get names."""

from typing import Final

from kronrat.kernel.errors import Unreadable


class Domain:
    """A finite named set. Its keys are the words of the log, the ids in the drawing and the keys of the texts.

    >>> Domain("mine", ["copper", "silver"]).parse("silver")
    1
    """

    def __init__(self, name: str, keys: list[str]) -> None:
        self.name: Final = name
        self.keys: Final = keys
        self.values: Final = list(range(len(keys)))
        self.index: Final = {key: value for value, key in enumerate(keys)}
        self.refs: Final = [f"{name}:{key}" for key in keys]
        #: what texts are told of each value: a number, or the drawing id of something that has a name
        self.words: Final[list[str | int]] = [
            int(key) if key.isdecimal() else f"{name}:{key}" for key in keys
        ]
        if len(self.index) != len(keys):
            raise ValueError(f"domain {name} names a key twice")

    def parse(self, key: str) -> int:
        value = self.index.get(key)
        if value is None:
            raise Unreadable("unknown-word", f"{key!r} is no {self.name}")
        return value

    def key(self, value: int) -> str:
        """The name of a value; a number outside the set (a step's 'none yet') is written as a dash."""
        return self.keys[value] if 0 <= value < len(self.keys) else "-"

    def word(self, value: int) -> str | int:
        return self.words[value] if 0 <= value < len(self.words) else f"{self.name}:-"

    def ref(self, value: int) -> str:
        """The drawing id: `field:c4`."""
        return self.refs[value] if 0 <= value < len(self.refs) else f"{self.name}:-"


def numbers(name: str, highest: int) -> Domain:
    """The amounts 0 … highest."""
    return Domain(name, [str(n) for n in range(highest + 1)])
