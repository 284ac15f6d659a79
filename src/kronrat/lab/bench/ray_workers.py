"""What a second Ray worker brings: the same games by one and by two, in the same cluster and the same run."""

from __future__ import annotations

import os
import time
from dataclasses import replace
from functools import partial
from importlib.util import find_spec
from statistics import median

from kronrat.kernel.game import find
from kronrat.lab.bench.rows import BenchRow, how_run, row
from kronrat.lab.sim import Outcome, Plan, Players, play_one

GAMES = 400
ROUNDS = 3
"""Of which the median counts: a machine's speed varies, so one and two workers play in alternation."""
WARM = 20
SEATS = 4


def ray() -> list[BenchRow]:
    """Games a second of Rurik with four greedy bots; nothing where Ray is not installed."""
    if find_spec("ray") is None:
        return []
    from kronrat.lab import ray_pool

    plan = Plan("rurik", find("rurik")[0].setup(SEATS), ("greedy",), GAMES, 1)
    ray_pool.begin(2)
    rates: dict[int, list[float]] = {1: [], 2: []}
    results: list[list[Outcome]] = []
    try:
        for workers in (2, *(1, 2) * ROUNDS):  # Ray's own beginning falls into the first of them
            rate, games = games_a_second(plan, workers)
            rates[workers].append(rate)
            results.append(games)
    finally:
        ray_pool.load_ray().shutdown()
    if any(games != results[0] for games in results):
        raise AssertionError("two workers do not give what one gives")
    del rates[2][0]
    # Ray's workers give way to everything else (niceness 15), so the load says what the figure is worth
    load = f"one worker; load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores"
    what = f"rurik games of four greedy bots {how_run()}, Ray workers"
    ratio = median(two / one for one, two in zip(rates[1], rates[2], strict=True))
    return [
        row(f"{what}: 1", median(rates[1]), "games/s", "itself", 1.0),
        row(f"{what}: 2", median(rates[2]), "games/s", load, ratio),
    ]


def games_a_second(plan: Plan, workers: int) -> tuple[float, list[Outcome]]:
    """Measured from when all workers have played; and the games, without the times they took."""
    from kronrat.lab.ray_pool import RayPool

    pool = RayPool(partial(Players, plan.game, plan.bots), workers)
    with pool:
        while len(pool.greetings) < workers:
            list(pool.each(partial(play_one, plan), range(WARM)))
        list(pool.each(partial(play_one, plan), range(WARM * workers)))
        start = time.perf_counter()
        found = list(pool.each(partial(play_one, plan), range(plan.games)))
        spent = time.perf_counter() - start
    return plan.games / spent, [replace(outcome, seconds=0.0) for outcome in found]
