"""Every ruling and edition difference of the fact sheet is cited where it is carried out, or listed as such."""

from __future__ import annotations

import re
from importlib.resources import files
from importlib.resources.abc import Traversable

SHEET = {f"Q{n}" for n in range(1, 55)} | {f"K{n}" for n in range(1, 17)} | {f"X{n}" for n in range(1, 30)}


def sources(folder: Traversable) -> list[str]:
    texts = []
    for entry in folder.iterdir():
        if entry.is_dir():
            texts += sources(entry)
        elif entry.name.endswith((".py", "RULINGS.md")):
            texts.append(entry.read_text("utf-8"))
    return texts


def cited() -> set[str]:
    found: set[str] = set()
    for text in sources(files("kronrat.games.rurik")):
        for letter, low, high in re.findall(r"\b([QKX])(\d+)–[QKX](\d+)\b", text):
            found |= {f"{letter}{n}" for n in range(int(low), int(high) + 1)}
        found |= set(re.findall(r"\b([QKX]\d+)\b", text))
    return found


def test_every_rule_of_the_sheet_is_cited() -> None:
    assert SHEET - cited() == set()


def test_no_rule_is_cited_that_the_sheet_does_not_have() -> None:
    assert cited() - SHEET == set()
