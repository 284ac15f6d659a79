"""Advice: legal moves, the bot's own choice first, chances that are chances, lines that can be played."""

from __future__ import annotations

import pytest
from kronrat.bots.odds import odds, shares

from kronrat.bots.advice import BEST, FAR, Counsel
from kronrat.bots.random import any_move
from kronrat.games.loewenherz.sketch import Sketch
from kronrat.kernel import log
from kronrat.kernel.dice import Dice
from kronrat.kernel.game import Rules, find, games
from kronrat.kernel.play import apply, asked, moves, play, roll
from kronrat.kernel.step import CHANCE, Core

NO_END = float("inf")


def in_play(rules: Rules, seats: int, decisions: int, seed: int = 3) -> Core:
    dice = Dice(seed)
    g = rules.start(rules.info.setup(seats))
    while g.stack and (decisions or asked(g) == [CHANCE]):
        seat = asked(g)[0]
        decisions -= seat != CHANCE
        apply(g, seat, roll(g, dice) if seat == CHANCE else any_move(g, seat, dice))
    return g


def counsel(rules: Rules, g: Core, seat: int, iterations: int) -> Counsel:
    dice = Dice(1)
    asked_one = Counsel(rules, rules.resample(g, seat, dice), seat, dice)
    asked_one.think(iterations, NO_END, NO_END)
    return asked_one


@pytest.mark.parametrize("game", sorted(games()))
def test_in_every_game_suggestions_are_legal_and_their_lines_can_be_played(game: str) -> None:
    info, _ = find(game)
    rules = info.rules()
    for seats in {max(2, info.seats[0]), info.seats[1]}:
        g = in_play(rules, seats, 6)
        seat = asked(g)[-1]
        found = counsel(rules, g, seat, 40)
        told = found.suggestions()

        assert 1 <= len(told) <= BEST
        assert told[0].move == found.answer()
        for one in told:
            assert one.move in moves(g, seat)
            assert sum(one.chances) == pytest.approx(1)
            assert one.line[0] == (seat, one.move)
            assert sum(1 for who, _ in one.line if who != CHANCE) <= FAR + 1
            for who, move in one.line:
                play(one.drawn, who, move)


def test_a_thought_that_is_interrupted_still_answers() -> None:
    rules = find("toy")[0].rules()
    g = in_play(rules, 2, 6)
    hurried = Counsel(rules, g, asked(g)[0], Dice(1))
    hurried.stopped = lambda: True
    hurried.think(100_000, NO_END, NO_END)

    assert 0 < hurried.iterations < 1000
    assert hurried.suggestions()[0].move in moves(g, asked(g)[0])


def test_a_deadline_ends_a_thought() -> None:
    rules = find("toy")[0].rules()
    g = in_play(rules, 2, 6)
    late = Counsel(rules, g, asked(g)[0], Dice(1))
    late.think(100_000, NO_END, 0.0)

    assert 0 < late.iterations < 1000


def test_a_glimpse_repeats_itself() -> None:
    rules = find("toy")[0].rules()
    g = in_play(rules, 3, 5)
    seen = [Counsel(rules, g, asked(g)[0], Dice(2)).glimpse(2, 10) for _ in range(2)]

    assert seen[0] == seen[1]
    assert sum(seen[0]) == pytest.approx(1)


def test_the_winning_move_is_told_with_its_chance() -> None:
    """Red reaches the king with one border: the bot says so."""
    sketch = Sketch(3).land(village="d5:g7", city="d8", forest="a1").castle("red", "d4", "e4")
    sketch.fence("d4:g8").castle("red", "a2", "a3").fence("a1:b3", gaps="b3-b4")
    sketch.castle("blue", "k9", "k10").castle("ochre", "k2", "k3").ducats(9, 9, 9)
    sketch.hand(0, "A06 A07 A08").hand(1, "A01 A02 A03").hand(2, "A04 A05 A09")
    g = sketch.turn(0)
    rules = find("loewenherz")[0].rules()
    best = counsel(rules, g, 0, 60).suggestions()[0]

    assert log.line(g, 0, best.move).startswith("0:turn.play")
    assert best.chances[0] > 0.5


def test_the_position_stays_as_it_was() -> None:
    rules = find("toy")[0].rules()
    g = in_play(rules, 3, 5)
    before = log.dump(g)
    counsel(rules, g, asked(g)[0], 20).suggestions()

    assert log.dump(g) == before


@pytest.mark.parametrize("game", sorted(games()))
def test_chances_sum_to_one_and_the_end_is_certain(game: str) -> None:
    info, _ = find(game)
    rules = info.rules()
    seats = max(2, info.seats[0])
    assert sum(odds(rules, in_play(rules, seats, 4))) == pytest.approx(1)
    assert rules.spread > 0


def test_the_end_is_who_won() -> None:
    rules = find("toy")[0].rules()
    g = in_play(rules, 2, 10_000)
    assert not g.stack
    winners = rules.winners(g)

    assert odds(rules, g) == [1 / len(winners) if seat in winners else 0.0 for seat in range(2)]


def test_far_ahead_is_nearly_certain_and_equal_is_equal() -> None:
    assert shares([5.0, 5.0], 2.0) == [0.5, 0.5]
    assert shares([1000.0, 0.0], 1.0)[0] == pytest.approx(1)
    assert shares([3.0, 0.0], 3.0)[0] == pytest.approx(2.71828 / 3.71828, abs=1e-4)
