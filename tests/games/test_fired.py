"""Counting the rules of a game: played once by the bots, once more by sources with counters."""

from __future__ import annotations

from pathlib import Path

import pytest

from kronrat.kernel.errors import Illegal
from kronrat.kernel.game import find
from kronrat.lab.fired import Bots, Fired, Told, _play, again, count_many

RUS = find("rus")[0]


def test_counts_are_kept_and_gone_on_from(tmp_path: Path) -> None:
    kept = tmp_path / "rus.json"
    fired = Fired(seed=3)
    count_many(RUS, 1, fired, keep=kept)
    assert Fired.from_json(kept.read_text("utf-8")) == fired

    count_many(RUS, 2, fired, keep=kept)

    assert fired.games == 2
    assert fired.games_with["plan-1"] == 2
    assert fired.times["plan-1"] > fired.games_with["plan-1"]
    assert fired.times["end-of-nothing-1"] == 0


def test_a_game_that_is_not_the_same_again_is_no_count() -> None:
    """A move that the rules refuse when it is played again would be counted wrongly."""
    shared = Bots("rus")
    told = _play(1, shared, 1)
    again(shared.rules, told)

    with pytest.raises(Illegal):
        again(shared.rules, Told(told.setup, told.seed, [(99, ()), *told.moves]))
