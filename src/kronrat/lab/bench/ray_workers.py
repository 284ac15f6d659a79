"""What a second Ray worker brings: the same games by one and by two, in the same cluster and the same run."""

from __future__ import annotations

import os
import time
from dataclasses import replace
from functools import partial
from importlib.util import find_spec

from kronrat.kernel.game import find
from kronrat.lab.bench.rows import BenchRow, how_run, row
from kronrat.lab.pool import RAY, Crew, open_pool
from kronrat.lab.sim import Outcome, Plan, Players, play_one

GAMES = 400
WARM = 20
SEATS = 4


def ray() -> list[BenchRow]:
    """Games a second of Rurik with four greedy bots; nothing where Ray is not installed."""
    if find_spec("ray") is None:
        return []
    from kronrat.lab import ray_pool

    plan = Plan("rurik", find("rurik")[0].setup(SEATS), ("greedy",), GAMES, 1)
    ray_pool.begin(2)
    try:
        first, results = games_a_second(plan, 1)
        second, same = games_a_second(plan, 2)
    finally:
        ray_pool.load_ray().shutdown()
    if results != same:
        raise AssertionError("two workers do not give what one gives")
    # Ray's workers give way to everything else (niceness 15), so the load says what the figure is worth
    load = f"one worker; load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores"
    what = f"rurik games of four greedy bots {how_run()}, Ray workers"
    return [
        row(f"{what}: 1", first, "games/s", "itself", 1.0),
        row(f"{what}: 2", second, "games/s", load, second / first),
    ]


def games_a_second(plan: Plan, workers: int) -> tuple[float, list[Outcome]]:
    """Measured from when all workers have played; and the games, without the times they took."""
    with open_pool(partial(Players, plan.game, plan.bots), Crew(workers, RAY)) as pool:
        list(pool.each(partial(play_one, plan), range(WARM)))
        start = time.perf_counter()
        found = list(pool.each(partial(play_one, plan), range(plan.games)))
        spent = time.perf_counter() - start
    return plan.games / spent, [replace(outcome, seconds=0.0) for outcome in found]
