"""Which rules a game's files name: shared by the games' tests that every rule of a sheet is cited."""

from __future__ import annotations

import re
from importlib.resources import files
from importlib.resources.abc import Traversable


def sources(game: str, endings: tuple[str, ...] = (".py", "RULINGS.md")) -> list[str]:
    """The texts of a game's code and rulings."""
    return _texts(files(f"kronrat.games.{game}"), endings)


def _texts(folder: Traversable, endings: tuple[str, ...]) -> list[str]:
    texts = []
    for entry in folder.iterdir():
        if entry.is_dir():
            texts += _texts(entry, endings)
        elif entry.name.endswith(endings):
            texts.append(entry.read_text("utf-8"))
    return texts


def numbered(game: str, letters: str) -> set[str]:
    """Ids such as Q7 or K12, and the ranges Q7–Q9, that a game cites."""
    found: set[str] = set()
    for text in sources(game):
        for letter, low, high in re.findall(rf"\b([{letters}])(\d+)–[{letters}](\d+)\b", text):
            found |= {f"{letter}{n}" for n in range(int(low), int(high) + 1)}
        found |= set(re.findall(rf"\b([{letters}]\d+)\b", text))
    return found
