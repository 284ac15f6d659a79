"""Every rule id that code cites stands in the rules pages of both languages; every ruling T1 to T20 in RULINGS.md."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from cited import sources
from kronrat.games.rus import why
from kronrat.kernel.errors import Why

FOLDER = files("kronrat.games.rus")
CARDS = ("intrigue-", "ability-", "prince-")


def cited() -> set[str]:
    found: set[str] = set()
    for text in sources("rus", (".py",)):
        for group in re.findall(r"\[([a-zT][\w, -]*)\]", text):
            found |= set(re.findall(r"\b(?:[a-z]+-\d+|T\d+)\b", group))
    return found


def page(lang: str) -> str:
    return FOLDER.joinpath("text", f"rules.{lang}.md").read_text("utf-8")


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_rule_cited_is_in_the_rules_page(lang: str) -> None:
    rules = {rule for rule in cited() if not rule.startswith("T")}
    rules |= {r.rule for r in vars(why).values() if isinstance(r, Why) and not r.rule.startswith(CARDS)}

    assert {rule for rule in rules if f"({rule})" not in page(lang)} == set()


def test_both_pages_have_the_same_rules_in_the_same_order() -> None:
    def listed(lang: str) -> list[str]:
        return re.findall(r"\(([a-z]+-\d+)\)", page(lang))

    assert listed("en") == listed("de")


def test_every_rule_of_the_page_is_carried_out_somewhere() -> None:
    assert set(re.findall(r"\(([a-z]+-\d+)\)", page("en"))) - cited() == set()


def test_every_ruling_of_the_sheet_is_listed() -> None:
    listed = FOLDER.joinpath("RULINGS.md").read_text("utf-8")

    assert {f"T{n}" for n in range(1, 21) if f"| T{n} |" not in listed} == set()
    assert {rule for rule in cited() if rule.startswith("T") and f"| {rule} |" not in listed} == set()
