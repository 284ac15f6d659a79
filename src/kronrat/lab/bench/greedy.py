"""How long a whole game of bots takes that look one move ahead."""

from __future__ import annotations

import time

from kronrat.kernel.game import find
from kronrat.lab.bench.rows import BenchRow, how_run, row
from kronrat.lab.bench.timing import SEATS
from kronrat.lab.sim import Plan, Players, play_one

GAMES = 60
NODE_GAME_MS = 256.0
"""A whole four-player game of a public Node.js program of Rurik with its own bots, as it was measured."""


def greedy() -> list[BenchRow]:
    """Rurik, four greedy bots: the mean CPU time of a game from the set-up to the last point."""
    info, _ = find("rurik")
    plan = Plan("rurik", info.setup(SEATS), ("greedy",), GAMES, 1)
    players = Players("rurik", plan.bots)
    start = time.process_time()
    for number in range(GAMES):
        play_one(plan, players, number)
    spent = (time.process_time() - start) * 1000 / GAMES
    baseline = f"{NODE_GAME_MS:.0f} ms of a public Node.js program"
    return [row(f"rurik game of four greedy bots {how_run()}", spent, "ms", baseline, spent / NODE_GAME_MS)]
