"""A game to look on at: whoever studies games sees every position in which a seat decides."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from kronrat.kernel.dice import Dice
from kronrat.kernel.game import Rules, Setup
from kronrat.kernel.play import apply, asked, roll
from kronrat.kernel.step import CHANCE, Core, Move
from kronrat.match.dice import SealedDice, seed_from

Decide = Callable[[Core, int, Dice], Move]


def watch(rules: Rules, setup: Setup, decide: Decide, number: int, seed: int) -> Iterator[tuple[Core, int]]:
    """The game of this number: the state before each decision, and whose it is. The last state is the ended game.

    It is one and the same state, played on in between.
    """
    sealed = SealedDice(seed_from(seed, number))
    dice = Dice(int.from_bytes(sealed.seed[:7]))
    g = rules.start(setup)
    line = 0
    while g.stack:
        seat = asked(g)[0]
        if seat == CHANCE:
            apply(g, CHANCE, roll(g, sealed.at(line)))
        else:
            yield g, seat
            apply(g, seat, decide(g, seat, dice))
        line += 1
    yield g, CHANCE
