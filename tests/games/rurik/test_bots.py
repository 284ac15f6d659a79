"""Hints for bots: what they save themselves to try out is what trying would show, and greedy beats chance."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from kronrat.bots.random import any_move
from kronrat.games.rurik import GAME
from kronrat.games.rurik.game import RULES
from kronrat.games.rurik.state import State
from kronrat.kernel.dice import Dice
from kronrat.kernel.log import dump
from kronrat.kernel.play import apply, asked, moves, roll
from kronrat.kernel.step import CHANCE
from kronrat.lab.sim import Plan, simulate
from kronrat.parts.hints import hints_of

HINTS = hints_of(RULES)


def decisions(seats: int, seed: int) -> Iterator[tuple[State, int]]:
    """Every decision of a random game: the state and who is asked."""
    dice = Dice(seed)
    g = RULES.play.start(GAME.setup(seats))
    assert isinstance(g, State)
    while g.stack:
        seat = asked(g)[0]
        if seat != CHANCE:
            yield g, seat
        apply(g, seat, roll(g, dice) if seat == CHANCE else any_move(g, seat, dice))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_values_known_beforehand_are_those_after_the_move(seats: int) -> None:
    """As long as the same question goes on, so that nothing follows by itself."""
    compared: set[str] = set()
    for seed in range(12):
        for g, seat in decisions(seats, seed):
            found = moves(g, seat)[:40]
            before = dump(g)
            values = HINTS.evaluate_moves(g, seat, found)
            assert dump(g) == before
            for move, value in zip(found, values or [], strict=bool(values)):
                h = g.clone()
                apply(h, seat, move)
                if h.stack and h.stack[-1].name == g.stack[-1].name:
                    assert HINTS.evaluate(h, seat) == pytest.approx(value), (move, g.stack[-1].name)
                    compared.add(g.stack[-1].name)
    assert {"start-troop", "strategy", "muster", "move", "tax", "build"} <= compared


def test_candidates_are_legal_and_there_is_always_one() -> None:
    for seed in range(6):
        for g, seat in decisions(4, seed):
            found = HINTS.candidates(g, seat)
            assert found
            assert set(found) <= set(moves(g, seat))


def test_greedy_beats_three_randoms() -> None:
    plan = Plan("rurik", GAME.setup(4), ("greedy", "random", "random", "random"), 8, 5)
    tally = simulate(plan)
    assert tally.wins["greedy"] >= 7
