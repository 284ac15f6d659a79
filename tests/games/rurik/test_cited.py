"""Every ruling and edition difference of the fact sheet is cited where it is carried out, or listed as such."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cited import numbered
from kronrat.games.rurik.data import AGENDA, DEED, LEADER, SCHEME_CARD
from kronrat.kernel.domain import Domain

SHEET = {f"Q{n}" for n in range(1, 55)} | {f"K{n}" for n in range(1, 17)} | {f"X{n}" for n in range(1, 30)}
SOLO = {f"P{n}" for n in range(1, 25)}


def test_every_rule_of_the_sheet_is_cited() -> None:
    assert SHEET - numbered("rurik", "QKX") == set()


def test_no_rule_is_cited_that_the_sheet_does_not_have() -> None:
    assert numbered("rurik", "QKX") - SHEET == set()


def test_every_ruling_of_the_solo_game_is_cited() -> None:
    assert SOLO - numbered("rurik", "P") == set()
    assert numbered("rurik", "P") - SOLO == set()


@pytest.mark.parametrize("domain", [SCHEME_CARD, DEED, AGENDA, LEADER], ids=lambda domain: domain.name)
def test_every_card_has_a_test_named_after_it(domain: Domain) -> None:
    sources = [path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py")]
    tests = [name for source in sources for name in re.findall(r"^def test_(\w+)", source, re.MULTILINE)]
    for key in domain.keys:
        own = key.replace("-", "_")
        assert any(name == own or name.startswith(f"{own}_") for name in tests), key
