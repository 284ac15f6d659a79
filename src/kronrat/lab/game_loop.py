"""The one loop that plays a game from its seed, and the one seam for statistics: accumulators look on."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from kronrat.kernel.dice import Dice
from kronrat.kernel.game import Rules, Setup
from kronrat.kernel.play import apply, asked, roll
from kronrat.kernel.step import CHANCE, Core, Move
from kronrat.match.dice import SealedDice

Decide = Callable[[Core, int, Dice], Move]
"""Chooses a seat's move; the dice are the bots' own, chance has others."""
Whose = Callable[[Core, Dice], int]
"""Which of the seats that owe an answer gives it next."""


class Accumulator:
    """Looks on at one game and keeps what it wants to know. It must not change the state."""

    def before(self, g: Core) -> None:
        """The game has been laid out; nothing has been decided."""

    def step(self, g: Core, seat: int, move: Move) -> None:
        """A move, legal and about to be made in this state; chance's answers come with the seat CHANCE."""

    def after(self, g: Core) -> None:
        """The game is over."""


def first_asked(g: Core, dice: Dice) -> int:
    return asked(g)[0]


def play_game(
    rules: Rules,
    setup: Setup,
    seed: bytes,
    decide: Decide,
    accumulators: Sequence[Accumulator] = (),
    whose: Whose = first_asked,
) -> Core:
    """Play one game to its end. The seed gives both the sealed dice of chance and the dice of the bots."""
    sealed = SealedDice(seed)
    dice = Dice(int.from_bytes(seed[:7]))
    g: Core = rules.play.start(setup)
    for one in accumulators:
        one.before(g)
    line = 0
    while g.stack:
        seat = whose(g, dice)
        move = roll(g, sealed.at(line)) if seat == CHANCE else decide(g, seat, dice)
        for one in accumulators:
            one.step(g, seat, move)
        apply(g, seat, move)
        line += 1
    for one in accumulators:
        one.after(g)
    return g
