"""What benchmarks share: units per second of CPU time, a position in the middle of a game."""

from __future__ import annotations

import time
from collections.abc import Callable

from kronrat.bots.playout import playout
from kronrat.kernel.dice import Dice
from kronrat.kernel.game import Rules, Setup
from kronrat.kernel.play import apply, asked, roll
from kronrat.kernel.step import CHANCE, Core

SECONDS = 3.0
ROUNDS = 5
SEATS = 4

Work = Callable[[int], int]
"""One portion of what is measured, by its number; tells how many units it did."""


def best_rate(work: Work) -> float:
    """Units per second of CPU time: the best of five rounds, so that a busy machine disturbs less."""
    return best_rates([work])[0]


def best_rates(works: list[Work], seconds: float = SECONDS) -> list[float]:
    """The same for several that are compared: in alternation, round by round, for a machine's speed varies."""
    best = [0.0] * len(works)
    for round_number in range(ROUNDS):
        for i, work in enumerate(works):
            done, number = 0, 0
            start = time.process_time()
            while time.process_time() - start < seconds / ROUNDS:
                done += work(round_number * 1000 + number)
                number += 1
            best[i] = max(best[i], done / (time.process_time() - start))
    return best


def middle(rules: Rules, setup: Setup) -> Core:
    """The state half-way through a random game, at a decision of a seat."""
    whole = playout(rules.play.start(setup), Dice(1))
    g: Core = rules.play.start(setup)
    dice = Dice(1)
    playout(g, dice, whole // 2)
    while asked(g) == [CHANCE]:
        apply(g, CHANCE, roll(g, dice))
    return g
