"""Whole turns searched with a network: legal, repeatable, in time; and levels that know when to go by one."""

from __future__ import annotations

import time
from dataclasses import replace
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
from kronrat.bots.levels import KING_WIDTH, Emperor, King, Knight, OldKing, OldKnight
from kronrat.bots.network_file import written
from kronrat.bots.playout import one_ply_move
from kronrat.bots.turn_search import GLANCE_DRAWS, LEAST_DRAWS, LEAST_GLANCE, Candidate, TurnSearch
from kronrat.kernel.dice import Dice
from kronrat.kernel.game import find
from kronrat.kernel.play import apply, asked, moves, why_not
from kronrat.kernel.step import Core
from kronrat.parts.hints import hints_of
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


def told(*values: float, at_a_glance: float = 0.0, least_glance: float = LEAST_GLANCE) -> Candidate:
    turn = Candidate([], at_a_glance, least_glance)
    turn.told, turn.total, turn.draws = list(values), sum(values), len(values)
    return turn


def test_an_election_is_over_when_more_draws_would_change_nothing() -> None:
    ahead = told(0.6, 0.7, 0.5, 0.8, 0.6, 0.7)
    assert ahead.clearly_beats(told(0.5, 0.6, 0.41, 0.7, 0.5, 0.59))  # by about as much in every draw
    assert not ahead.clearly_beats(told(0.2, 0.9, 0.1, 0.9, 0.9, 0.2))  # on average only
    assert not told(0.5, 0.6, 0.41, 0.7, 0.5, 0.59).clearly_beats(ahead)
    assert ahead.clearly_beats(told(0.6, 0.7, 0.5, 0.8, 0.6, 0.7))  # it makes no difference


def test_where_others_reply_by_the_hints_a_glance_counts_half_however_many_the_draws() -> None:
    assert told().worth() == 0.5
    assert told(*[0.9] * GLANCE_DRAWS).worth() == pytest.approx(0.7)
    assert told(*[0.9] * 500).worth() == pytest.approx(0.7)


def test_where_others_reply_by_the_network_many_draws_say_more_than_a_glance() -> None:
    assert told(*[0.9] * GLANCE_DRAWS, least_glance=0.0).worth() == pytest.approx(0.7)
    assert told(*[0.9] * 500, least_glance=0.0).worth() == pytest.approx(0.9, abs=0.01)


def test_what_looks_worse_at_a_glance_has_to_be_ahead_by_more() -> None:
    ahead, behind = (0.6, 0.7, 0.5, 0.8, 0.6, 0.7), (0.5, 0.6, 0.41, 0.7, 0.5, 0.59)
    assert told(*ahead).clearly_beats(told(*behind))
    assert not told(*ahead, at_a_glance=-2.0).clearly_beats(told(*behind))
    assert told(*behind, at_a_glance=2.0).clearly_beats(told(*ahead))


def test_a_clear_election_ends_early(position: Core) -> None:
    search = searched(position, 1, 400)
    best = min(search.standing, key=lambda turn: -turn.worth())
    assert LEAST_DRAWS <= best.draws < 400
    assert all(best is other or best.clearly_beats(other) for other in search.standing)


def test_a_game_may_hint_how_far_to_look() -> None:
    """A try ends as many rounds later as the game says: when the seat is asked for the next time after them."""
    deck = []
    for rounds in (1, 3):
        rules = with_hints(LOEWENHERZ, learned_rounds=rounds, learned_replies=0)
        g: Any = in_play(rules, 2, 60)
        seat = asked(g)[0]
        hints = network_hints(rules, any_network(rules, 2))
        TurnSearch(rules, hints, g, seat, Dice(1), 2).play_on(g, Dice(1))
        assert asked(g) == [seat]
        deck.append(g.deck.bit_count())
    assert deck[0] > deck[1]


def test_everybody_replies_as_a_knight_does_in_a_try() -> None:
    """A reply is followed to the end of the turn, and a turn that was thought through is played to its end."""
    rules = with_hints(LOEWENHERZ, learned_replies=2)
    hints = network_hints(rules, any_network(rules, 2))
    others = 0
    for decisions in range(20, 60, 4):
        g = in_play(rules, 2, decisions)
        seat = asked(g)[0]
        search = TurnSearch(rules, hints, g, seat, Dice(1), 2)
        search.think_anew()
        knight = ThoughtThrough()
        for _ in range(3):
            move = knight.best(hints, g, seat, Dice(1))
            others += move != one_ply_move(hints, g, seat, Dice(1))
            assert search.reply(g, seat, Dice(1)) == move
            apply(g, seat, move)
            if asked(g) != [seat]:
                break
    assert others, "at a glance right after the move it would have been the same everywhere"


def test_a_game_may_let_others_reply_by_the_hints_in_every_other_try() -> None:
    """The seat itself plays on as a knight in all of them."""
    own_reply, others_replies = set(), set()
    for decisions in range(20, 60, 4):
        for replies in (0, 1, 2):
            rules = with_hints(LOEWENHERZ, learned_replies=replies)
            hints = network_hints(rules, any_network(rules, 2))
            g = in_play(rules, 2, decisions)
            asked_seat = asked(g)[0]
            by_knight = ThoughtThrough().best(hints, g, asked_seat, Dice(1))
            if by_knight == one_ply_move(hints_of(rules), g, asked_seat, Dice(1)):
                continue  # says nothing
            for seat, found in ((asked_seat, own_reply), (1 - asked_seat, others_replies)):
                search = TurnSearch(rules, hints, g, asked_seat, Dice(1), 2)
                search.seat = seat
                for search.spent in range(4):
                    search.think_anew()
                    found.add((replies, search.spent % 2, search.reply(g, asked_seat, Dice(1)) == by_knight))
    assert own_reply == {(n, spent, n > 0) for n in (0, 1, 2) for spent in (0, 1)}
    assert others_replies == {(n, spent, n + spent >= 2) for n in (0, 1, 2) for spent in (0, 1)}


def test_more_time_is_for_more_draws_not_for_more_turns() -> None:
    """Turns that look poor at a glance and do well in many tries are the tries' mistake too often."""
    assert [level.width() for level in (King("25"), King(), Emperor())] == [NARROWEST, KING_WIDTH, KING_WIDTH]


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


@pytest.mark.parametrize("clock", ["last_second", "deadline"])
def test_a_draw_for_which_the_time_does_not_suffice_tells_nothing(position: Core, clock: str) -> None:
    """Found where the rules are not compiled: a draw of all turns took four seconds of one that a king had."""
    seat, draws, asked_late = asked(position)[0], 0, 0

    def resample(g: Core, seat: int, dice: Dice) -> Core:
        nonlocal draws
        draws += 1
        if draws == 4:
            setattr(search, clock, 0.0)  # the time is up as this draw begins
        return LOEWENHERZ.play.resample(g, seat, dice)

    def candidates(g: Any, seat: int) -> Any:
        nonlocal asked_late
        asked_late += draws == 4
        return hints_of(LOEWENHERZ).candidates(g, seat)

    rules = replace(LOEWENHERZ, play=replace(LOEWENHERZ.play, resample=resample))
    hints = replace(network_hints(LOEWENHERZ, any_network(LOEWENHERZ, 2)), candidates=candidates)
    search = TurnSearch(rules, hints, position, seat, Dice(1), 4)
    search.elect(1000, 3600.0, time.perf_counter() + 3600.0)
    assert draws == 4
    assert asked_late == 0  # nobody thinks about a reply any more
    assert search.spent == 3
    assert {turn.draws for turn in search.standing} == {3}  # compared in the same draws
    assert search.best()[0] in moves(position, seat)


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
