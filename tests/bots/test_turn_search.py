"""Whole turns searched with a network: legal, repeatable, in time; and levels that know when to go by one."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

from bots.networks import any_network
from bots.positions import in_play, with_hints
from bots.test_network import small
from kronrat import bots
from kronrat.bots import network_file
from kronrat.bots.ismcts import NARROWEST
from kronrat.bots.judgement import network_hints
from kronrat.bots.learned import ThoughtThrough, judged_turns
from kronrat.bots.levels import Emperor, King, Knight, OldKing, OldKnight
from kronrat.bots.network_file import written
from kronrat.bots.turn_search import LEAST_DRAWS, Candidate, TurnSearch
from kronrat.kernel.dice import Dice
from kronrat.kernel.game import find
from kronrat.kernel.play import apply, asked, moves, why_not
from kronrat.kernel.step import Core
from learning import learnable

LOEWENHERZ = find("loewenherz")[0].rules()


@pytest.fixture
def position() -> Core:
    return in_play(LOEWENHERZ, 2, 24)


def searched(g: Core, seed: int, draws: int) -> TurnSearch:
    hints = network_hints(LOEWENHERZ, any_network(LOEWENHERZ, 2))
    search = TurnSearch(LOEWENHERZ, hints, g, asked(g)[0], Dice(seed), 4)
    search.elect(draws, 3600.0, time.perf_counter() + 3600.0)
    return search


def test_a_turn_is_found_that_can_be_played(position: Core) -> None:
    turn = searched(position, 1, 6).best()
    seat = asked(position)[0]
    g = position.clone()
    for move in turn:
        assert why_not(g, seat, move) is None
        apply(g, seat, move)


def test_the_same_seed_finds_the_same_turn(position: Core) -> None:
    one, other = searched(position, 1, 4), searched(position, 1, 4)
    assert one.best() == other.best()
    assert [turn.total for turn in one.standing] == [turn.total for turn in other.standing]


def test_half_of_the_turns_are_dropped_in_every_round(position: Core) -> None:
    search = searched(position, 1, LEAST_DRAWS - 1)
    assert len(search.standing) == 1
    assert search.standing[0].draws == LEAST_DRAWS - 1


def told(*values: float) -> Candidate:
    turn = Candidate([], 0.0)
    turn.told, turn.draws = list(values), len(values)
    return turn


def test_an_election_is_over_when_more_draws_would_change_nothing() -> None:
    ahead = told(0.6, 0.7, 0.5, 0.8, 0.6, 0.7)
    assert ahead.clearly_beats(told(0.5, 0.6, 0.41, 0.7, 0.5, 0.59))  # by about as much in every draw
    assert not ahead.clearly_beats(told(0.2, 0.9, 0.1, 0.9, 0.9, 0.2))  # on average only
    assert not told(0.5, 0.6, 0.41, 0.7, 0.5, 0.59).clearly_beats(ahead)
    assert ahead.clearly_beats(told(0.6, 0.7, 0.5, 0.8, 0.6, 0.7))  # it makes no difference


def test_a_clear_election_ends_early(position: Core) -> None:
    search = searched(position, 1, 400)
    best = min(search.standing, key=lambda turn: -turn.worth())
    assert LEAST_DRAWS <= best.draws < 400
    assert all(best is other or best.clearly_beats(other) for other in search.standing)


def test_a_game_may_hint_how_far_to_look() -> None:
    """A try ends as many rounds later as the game says: when the seat is asked for the next time after them."""
    deck = []
    for rounds in (1, 3):
        rules = with_hints(LOEWENHERZ, learned_rounds=rounds, learned_replies=False)
        g: Any = in_play(rules, 2, 60)
        seat = asked(g)[0]
        hints = network_hints(rules, any_network(rules, 2))
        TurnSearch(rules, hints, g, seat, Dice(1), 2).play_on(g, Dice(1))
        assert asked(g) == [seat]
        deck.append(g.deck.bit_count())
    assert deck[0] > deck[1]


def test_out_of_time_or_stopped_it_answers_with_what_it_has(position: Core) -> None:
    hints = network_hints(LOEWENHERZ, any_network(LOEWENHERZ, 2))
    seat = asked(position)[0]
    late = TurnSearch(LOEWENHERZ, hints, position, seat, Dice(1), 4)
    late.elect(1000, 3600.0, time.perf_counter() - 1)
    stopped = TurnSearch(LOEWENHERZ, hints, position, seat, Dice(1), 4)
    stopped.stopped = lambda: True
    stopped.elect(1000, 3600.0, time.perf_counter() + 3600.0)
    for search in (late, stopped):
        assert search.best()[0] in moves(position, seat)
        assert all(turn.draws == 0 for turn in search.standing)


def test_a_turn_thought_through_is_not_thought_through_again(position: Core) -> None:
    hints = network_hints(LOEWENHERZ, any_network(LOEWENHERZ, 2))
    seat = asked(position)[0]
    turns, _ = judged_turns(hints, position, seat, Dice(1))
    longest = max(turns, key=len)
    assert len(longest) > 1
    turn = ThoughtThrough()

    assert turn.begin(hints, position, seat, longest) == longest[0]
    g = position.clone()
    for n, move in enumerate(longest[1:]):
        apply(g, seat, longest[n])
        assert turn.next(hints, LOEWENHERZ.play.resample(g, seat, Dice(n)), seat) == move
    assert turn.next(hints, g, seat) is None


def test_elsewhere_the_plan_is_forgotten(position: Core) -> None:
    hints = network_hints(LOEWENHERZ, any_network(LOEWENHERZ, 2))
    seat = asked(position)[0]
    turn = ThoughtThrough()
    turn.begin(hints, position, seat, max(judged_turns(hints, position, seat, Dice(1))[0], key=len))
    assert turn.next(hints, position, seat) is None
    assert turn.moves == []


@pytest.mark.parametrize("level", [Knight, King, Emperor])
def test_levels_go_by_a_network_where_there_is_one(
    level: type[Knight | King], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    rules = learnable(monkeypatch)
    (tmp_path / network_file.FOLDER).mkdir()
    (tmp_path / network_file.FOLDER / "2.json").write_text(written(rules, small(), {}))
    network_file.SHIPPED.clear()
    g: Core = rules.play.start(rules.info.setup(2))
    before = level("4/3600s").choose(rules, g, 0, Dice(1))
    assert before in moves(g, 0)
    network_file.SHIPPED.clear()
    monkeypatch.setattr(network_file, "files", lambda folder: tmp_path)
    found = level("4/3600s").choose(rules, g, 0, Dice(1))
    network_file.SHIPPED.clear()

    hints = network_hints(rules, small())
    if level is Knight:
        assert found == ThoughtThrough().best(hints, g, 0, Dice(1))
    else:
        search = TurnSearch(rules, hints, g, 0, Dice(1), NARROWEST)
        search.elect(1, 3600.0, time.perf_counter() + 3600.0)
        assert found == search.best()[0]


def test_the_older_levels_are_kept() -> None:
    assert isinstance(bots.make("knight1"), OldKnight)
    assert isinstance(bots.make("king1"), OldKing)
    assert not isinstance(bots.make("king1"), King)
    assert isinstance(bots.make("emperor"), Emperor)
