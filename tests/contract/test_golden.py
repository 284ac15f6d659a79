"""Whole games kept as records, and move-tree counts: they change only when a rule does, and then its version."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from kronrat.lab.fuzz import perft
from kronrat.match.record import read, replay, verify

GAMES = Path(__file__).parents[1] / "games"
RECORDS = sorted(GAMES.glob("*/records/*.txt"))
PERFT = sorted(GAMES.glob("*/perft.toml"))


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: f"{file.parents[1].name}/{file.stem}")
def test_a_golden_record_verifies(file: Path) -> None:
    match = verify(read(file.read_text("utf-8")))
    assert match.over


@pytest.mark.parametrize("file", PERFT, ids=lambda file: file.parent.name)
def test_the_move_tree_has_the_counts_it_always_had(file: Path) -> None:
    for case in tomllib.loads(file.read_text("utf-8"))["case"]:
        record = read((file.parent / "records" / case["record"]).read_text("utf-8"))
        g = replay(record, case["after"]).state
        assert perft(g, len(case["counts"])) == case["counts"], case
