"""Every ruling and edition difference of the fact sheet is cited where it is carried out, or listed as such."""

from __future__ import annotations

from cited import numbered

SHEET = {f"Q{n}" for n in range(1, 55)} | {f"K{n}" for n in range(1, 17)} | {f"X{n}" for n in range(1, 30)}
SOLO = {f"P{n}" for n in range(1, 25)}


def test_every_rule_of_the_sheet_is_cited() -> None:
    assert SHEET - numbered("rurik", "QKX") == set()


def test_no_rule_is_cited_that_the_sheet_does_not_have() -> None:
    assert numbered("rurik", "QKX") - SHEET == set()


def test_every_ruling_of_the_solo_game_is_cited() -> None:
    assert SOLO - numbered("rurik", "P") == set()
    assert numbered("rurik", "P") - SOLO == set()
