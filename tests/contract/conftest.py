"""Positions of every registered game, edition and player count, reached by lively play."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

import pytest

from kronrat.kernel.dice import Dice
from kronrat.kernel.game import Info, Rules, Setup, games
from kronrat.kernel.play import apply, asked, roll
from kronrat.kernel.step import CHANCE, Core, Move
from kronrat.lab.fuzz import bounded, lively_move


@dataclass(frozen=True)
class Variant:
    """A game in one edition for one player count; or its game for one, at one difficulty."""

    info: Info
    edition: str
    seats: int
    solo: str = ""

    def __str__(self) -> str:
        return f"{self.info.id}{'-' + self.edition if self.edition else ''}-{self.solo or self.seats}"

    @property
    def rules(self) -> Rules:
        return self.info.rules()

    @property
    def setup(self) -> Setup:
        alone = ((self.info.solo.option, self.solo),) if self.info.solo and self.solo else ()
        return self.info.setup(self.seats, self.edition, bounded(self.info, alone))


VARIANTS = [
    Variant(info, edition, seats)
    for info in games().values()
    for edition in info.editions
    for seats in range(info.seats[0], info.seats[1] + 1)
] + [
    # one difficulty an edition, the last ones: what they do differently is data
    Variant(info, edition, info.solo.seats, option.values[-1 - n])
    for info in games().values()
    if info.solo
    for option in info.options
    if option.key == info.solo.option
    for n, edition in enumerate(info.editions)
]


@dataclass(frozen=True)
class Game:
    """A game played: the states before each decision, and the decisions."""

    states: list[Core]
    moves: list[tuple[int, Move]]
    end: Core


@cache
def played(variant: Variant, seed: int) -> Game:
    """A whole game; even seeds at random, odd ones livelier."""
    rules, dice = variant.rules, Dice(seed)
    g = rules.start(variant.setup)
    states, moves = [], []
    while g.stack:
        owing = asked(g)
        seat = owing[dice.below(len(owing))]
        move = roll(g, dice) if seat == CHANCE else lively_move(rules, g, seat, dice, seed % 2 * 8)
        states.append(g.clone())
        moves.append((seat, move))
        apply(g, seat, move)
    return Game(states, moves, g)


def positions(variant: Variant, seed: int, most: int = 60) -> list[tuple[Core, int, Move]]:
    """Spread over a game: the state, who decided, and what."""
    game = played(variant, seed)
    stride = max(1, len(game.moves) // most)
    return [(game.states[n], *game.moves[n]) for n in range(0, len(game.moves), stride)]


@pytest.fixture(params=VARIANTS, ids=str)
def variant(request: pytest.FixtureRequest) -> Variant:
    chosen: Variant = request.param
    return chosen


@pytest.fixture(params=[0, 1], ids=["random", "lively"])
def seed(request: pytest.FixtureRequest) -> int:
    return int(request.param)
