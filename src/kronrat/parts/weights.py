"""The numbers of a game's evaluation, by name: data beside its rules, fitted by self-play (`kronrat lab tune`)."""

from __future__ import annotations

import tomllib
from importlib.resources import files

from kronrat.kernel.errors import Unreadable

FILE = "weights.toml"


def load_weights(folder: str, names: list[str], file: str = FILE) -> list[float]:
    """The values in the order of the names, from the file in a game's folder; it has these names and no others."""
    table = tomllib.loads(files(folder).joinpath(file).read_text(encoding="utf-8"))
    strays = sorted(set(names) ^ set(table))
    if strays:
        raise Unreadable("weights", f"{file} of {folder} and its names differ in {', '.join(strays)}")
    return [float(table[name]) for name in names]


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


def write_weights(names: list[str], values: list[float]) -> str:
    """The file's text."""
    lines = [f"{names[i]} = {values[i]!r}" for i in range(len(names))]
    return "# Fitted by self-play; weights.md says how.\n" + "\n".join(lines) + "\n"
