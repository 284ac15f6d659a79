"""The numbers of a game's evaluation, by name: data beside its rules, fitted by self-play (`kronrat lab tune`)."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import ClassVar

from mypy_extensions import mypyc_attr

from kronrat.declare.fields import Derived, weights
from kronrat.kernel.errors import Unreadable

__all__ = ["Derived", "WeightTable", "load_weights", "numbered", "sliding", "weights", "write_weights"]


@mypyc_attr(allow_interpreted_subclasses=True)
class WeightTable:
    """Base of a game's weights: a float for each name. A subclass with `@weights` declares them as annotations."""

    names: ClassVar[list[str]] = []

    def __init__(self, table: dict[str, float]) -> None:
        self.take(table)

    def take(self, table: dict[str, float]) -> None:
        """Evaluate with these numbers from now on."""
        raise NotImplementedError  # follows from the declaration

    def table(self) -> dict[str, float]:
        """The numbers in use, by name."""
        raise NotImplementedError  # follows from the declaration

    def prepare(self) -> None:
        """Work out what depends on the numbers, each time they change."""


def numbered(last: int) -> list[str]:
    """The keys of a series: 1, 2, …

    >>> numbered(3)
    ['1', '2', '3']
    """
    return [str(n) for n in range(1, last + 1)]


def load_weights(package: str, names: list[str], file: str = "weights.toml") -> dict[str, float]:
    """The numbers of a file in a package; it has these names and no others."""
    table = tomllib.loads(files(package).joinpath(file).read_text(encoding="utf-8"))
    strays = sorted(set(names) ^ set(table))
    if strays:
        raise Unreadable("weights", f"{file} of {package} and its names differ in {', '.join(strays)}")
    return {name: float(table[name]) for name in names}


def sliding(have: list[float], values: list[float], early: float) -> float:
    """What one has in points: each thing slides from its early worth (first of its two values) to its late one.

    >>> sliding([2.0], [3.0, 1.0], 0.5)
    4.0
    """
    total = 0.0
    for i in range(len(have)):
        if have[i]:
            total += have[i] * (values[2 * i] * early + values[2 * i + 1] * (1.0 - early))
    return total


def write_weights(table: dict[str, float]) -> str:
    """The file's text."""
    lines = [f"{name} = {value!r}" for name, value in table.items()]
    return "# Fitted by self-play; weights.md says how.\n" + "\n".join(lines) + "\n"
