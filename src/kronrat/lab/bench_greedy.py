"""How long a whole game of bots takes that look one move ahead."""

from __future__ import annotations

import time

from kronrat import bots
from kronrat.kernel.game import find
from kronrat.lab.sim import Plan, compiled, play_one

GAMES = 60
SEATS = 4
NODE_GAME_MS = 256.0
"""A whole four-player game of a public Node.js program of Rurik with its own bots, as it was measured."""
Row = dict[str, str | float | None]


def greedy() -> list[Row]:
    """Rurik, four greedy bots: the mean CPU time of a game from the set-up to the last point."""
    info, _ = find("rurik")
    rules = info.rules()
    plan = Plan("rurik", info.setup(SEATS), ("greedy",), GAMES, 1)
    players = {"greedy": bots.make("greedy")}
    start = time.process_time()
    for number in range(GAMES):
        play_one(plan, number, players, rules)
    spent = (time.process_time() - start) * 1000 / GAMES
    return [
        {
            "name": f"rurik game of four greedy bots {'compiled' if compiled() else 'interpreted'}",
            "value": round(spent, 3),
            "unit": "ms",
            "baseline": f"{NODE_GAME_MS:.0f} ms of a public Node.js program",
            "ratio": round(spent / NODE_GAME_MS, 3),
        }
    ]
