"""What benchmarks share: rows, units per second of CPU time, a position in the middle of a game."""

from __future__ import annotations

import time
from collections.abc import Callable

from kronrat.bots.playout import playout
from kronrat.bots.random import any_move
from kronrat.kernel.dice import Dice
from kronrat.kernel.game import Rules, Setup
from kronrat.kernel.play import apply, asked, roll
from kronrat.kernel.step import CHANCE, Core

SECONDS = 3.0
ROUNDS = 5
SEATS = 4

BenchRow = dict[str, str | float | None]
Work = Callable[[int], int]
"""One stretch of what is measured, by its number; tells how many units it did."""


def row(name: str, value: float, unit: str, baseline: str, ratio: float | None) -> BenchRow:
    return {
        "name": name,
        "value": round(value, 3),
        "unit": unit,
        "baseline": baseline,
        "ratio": None if ratio is None else round(ratio, 3),
    }


def best_rate(work: Work) -> float:
    """Units per second of CPU time: the best of five rounds, so that a busy machine disturbs less."""
    return best_rates([work])[0]


def best_rates(works: list[Work]) -> list[float]:
    """The same for several that are compared: each in turn, round by round, for machines have fast and slow minutes."""
    best = [0.0] * len(works)
    for round_number in range(ROUNDS):
        for i, work in enumerate(works):
            done, number = 0, 0
            start = time.process_time()
            while time.process_time() - start < SECONDS / ROUNDS:
                done += work(round_number * 1000 + number)
                number += 1
            best[i] = max(best[i], done / (time.process_time() - start))
    return best


def middle(rules: Rules, setup: Setup) -> Core:
    """The state half-way through a random game."""
    dice = Dice(1)
    left = playout(rules.start(setup), dice) // 2
    g, dice = rules.start(setup), Dice(1)
    while g.stack and left:
        seat = asked(g)[0]
        apply(g, seat, roll(g, dice) if seat == CHANCE else any_move(g, seat, dice))
        left -= seat >= 0
    return g
