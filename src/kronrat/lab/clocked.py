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
SEATS = 4

BenchRow = dict[str, str | float | None]


def row(name: str, value: float, unit: str, baseline: str, ratio: float | None) -> BenchRow:
    return {
        "name": name,
        "value": round(value, 3),
        "unit": unit,
        "baseline": baseline,
        "ratio": None if ratio is None else round(ratio, 3),
    }


def best_rate(work: Callable[[int], int]) -> float:
    """Units per second of CPU time: the best of five rounds, so that a busy machine disturbs less."""
    best = 0.0
    for round_number in range(5):
        done, number = 0, 0
        start = time.process_time()
        while time.process_time() - start < SECONDS / 5:
            done += work(round_number * 1000 + number)
            number += 1
        best = max(best, done / (time.process_time() - start))
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
