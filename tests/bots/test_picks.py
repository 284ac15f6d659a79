"""One description of legality: only the verbs of bench/picks.toml write their own `pick`, and those are measured."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from kronrat.bots.random import any_move
from kronrat.kernel.dice import Dice
from kronrat.kernel.game import Info, games
from kronrat.kernel.play import apply, asked, roll
from kronrat.kernel.step import CHANCE, Core, Verb
from kronrat.lab.bench import picks
from kronrat.lab.bench.picks import defines, own_picks, verb_key

TABLE = tomllib.loads((Path(__file__).parents[2] / "bench" / "picks.toml").read_text("utf-8"))
OURS = [info for info in games().values() if info.folder.startswith("kronrat.")]


def test_the_table_names_games_of_the_house() -> None:
    assert set(TABLE) <= {info.id for info in OURS}


@pytest.mark.parametrize("info", OURS, ids=lambda info: info.id)
def test_a_verb_that_is_not_in_the_table_has_no_pick_of_its_own(info: Info) -> None:
    """And one that is in the table has one: a row that gains nothing any more is taken out."""
    written = {verb_key(info, cls).partition(".")[2] for cls in own_picks(info)}

    assert written == set(TABLE.get(info.id, {}))


@pytest.mark.parametrize("info", OURS, ids=lambda info: info.id)
def test_every_entry_says_what_it_gains(info: Info) -> None:
    for verb, gain in TABLE.get(info.id, {}).items():
        assert set(gain) == {"faster", "saved"}, verb


@pytest.mark.parametrize("info", OURS, ids=lambda info: info.id)
def test_the_search_for_picks_finds_what_play_meets(info: Info) -> None:
    """No verb that a random game meets writes a pick which the list does not know."""
    known = {verb_key(info, cls) for cls in own_picks(info)}
    rules, dice = info.rules(), Dice(2)
    g: Core = rules.play.start(picks.every_setup(info)[-1])
    for _ in range(300):
        if not g.stack:
            break
        for verb in g.stack[-1].verbs():
            if defines(type(verb), "pick"):
                assert verb_key(info, type(verb)) in known
        seat = asked(g)[0]
        apply(g, seat, roll(g, dice) if seat == CHANCE else any_move(g, seat, dice))


class Plain(Verb):  # type: ignore[type-arg]  # any game's
    """Enumerates by why_not."""


class Own(Plain):
    """Writes its own."""

    def pick(self, g, f, seat, args):  # type: ignore[no-untyped-def]  # never called
        return []


class Inherits(Own):
    """Has its parent's."""


def test_a_pick_is_own_if_it_is_written_below_verb() -> None:
    assert [defines(cls, "pick") for cls in (Verb, Plain, Own, Inherits)] == [False, False, True, True]


def test_a_row_compares_both_ways_in_the_same_situations(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(picks, "SECONDS", 0.001)
    monkeypatch.setattr(picks, "WALKS", 1)
    monkeypatch.setattr(picks, "every_setup", lambda info: [info.setup(2)])
    info = next(info for info in OURS if info.id in TABLE)
    rows = picks.picks_of(info)
    measured = [row for row in rows if row["ratio"] is not None]

    assert measured
    assert {row["verb"] for row in rows} == {verb_key(info, cls) for cls in own_picks(info)}
    assert all(str(row["name"]).startswith(f"{info.id} ") for row in rows)
