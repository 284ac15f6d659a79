"""Every ruling, correction and conflict of the fact sheet is cited where it is carried out, or listed in RULINGS.md."""

from __future__ import annotations

import re
from importlib.resources import files
from importlib.resources.abc import Traversable

from kronrat.games.mythotopia.game import RULES

SHEET = {f"R{n}" for n in range(1, 65)} | {f"K{n}" for n in range(1, 14)} | {f"C{n}" for n in range(1, 11)}


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
    for text in sources(files("kronrat.games.mythotopia")):
        found |= set(re.findall(r"\b([RKC]\d+)\b", text))
    return found


def test_every_ruling_of_the_sheet_is_cited() -> None:
    assert SHEET - cited() == set()


def test_no_ruling_is_cited_that_the_sheet_does_not_have() -> None:
    assert cited() - SHEET == set()


def test_every_example_is_shown_in_both_rules_pages() -> None:
    for lang in ("en", "de"):
        page = files("kronrat.games.mythotopia").joinpath("text", f"rules.{lang}.md").read_text("utf-8")
        shown = re.findall(r"\(example:([a-z-]+)\)", page)
        assert sorted(shown) == sorted(example.key for example in RULES.examples())
