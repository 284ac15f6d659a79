"""Every paragraph of the rulebooks has its rules, and every rule its code, its test and its place on the pages."""

from __future__ import annotations

from pathlib import Path

import pytest

from kronrat.kernel.game import Info, games
from kronrat.lab import citations
from kronrat.lab.citations import named_on
from kronrat.lab.fired import Fired
from kronrat.lab.rules_matrix import code_of, matrix, never_fires, page_of, rulebooks

HERE = Path(__file__).parent
DOCS = HERE.parents[1] / "docs" / "rules"
GAMES = [info for info in games().values() if info.folder.startswith("kronrat.games")]
each_game = pytest.mark.parametrize("info", GAMES, ids=lambda info: info.id)


@each_game
def test_no_paragraph_is_without_code_and_test(info: Info) -> None:
    code, tests, page = code_of(info), citations.tests_citing(HERE / info.id), page_of(info)
    for book in rulebooks(info):
        for one in book.paragraphs:
            assert bool(one.rules) != bool(one.not_executable), one.title
            for rule in one.rules:
                assert rule in page, f"{one.title}: {rule} is not on the page"
                assert code.get(rule), f"{one.title}: no code cites {rule}"
                assert tests.get(rule), f"{one.title}: no test cites {rule}"


@each_game
def test_every_rule_of_the_page_belongs_to_a_paragraph(info: Info) -> None:
    listed = {rule for book in rulebooks(info) for one in book.paragraphs for rule in one.rules}
    assert set(page_of(info)) == listed


@each_game
def test_the_matrix_in_the_docs_has_every_paragraph(info: Info) -> None:
    """Its counts are those of the day it was made; everything else is what the sources say now."""
    written = (DOCS / f"{info.id}.md").read_text("utf-8")
    fresh = matrix(info, HERE / info.id, Fired())
    rows = [line for line in fresh.splitlines() if line.startswith("| ")]
    kept = [line for line in written.splitlines() if line.startswith("| ")]

    def without_counts(lines: list[str]) -> list[str]:
        return [line.rstrip("| ").rpartition(" | ")[0] if " | – | " not in line else line for line in lines]

    assert without_counts(kept) == without_counts(rows), "kronrat lab rules GAME --out writes it anew"


def counts(line: str) -> list[str]:
    return line.rstrip("| ").rpartition(" | ")[2].split("<br>")


@each_game
def test_every_rule_fired_in_ten_thousand_games_or_says_why_not(info: Info) -> None:
    written = (DOCS / f"{info.id}.md").read_text("utf-8")
    assert "\n10,000 (seed " in written
    rows = [line for line in written.splitlines() if line.startswith("| ") and " | – | " not in line]
    assert [row for row in rows if "0" in counts(row)] == []


@each_game
def test_every_reason_belongs_to_a_rule(info: Info) -> None:
    assert never_fires(info).keys() <= page_of(info).keys()


def test_a_rule_belongs_to_the_heading_above_it() -> None:
    page = "# Game\n\n## Move\n\nOne step (move-1).\n\n### Far\n\nTwo (move-2), as (move-1) says.\n"
    assert named_on(page) == {"move-1": "Move", "move-2": "Far"}
