"""This tree beside another one, measured in alternation in one run: playouts and clones, or the server's moves.

Each tree is measured by processes of its own that find it first on their path, round by round in turn, so that a
machine that is faster for a minute is so for both.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

import kronrat
from kronrat.kernel.errors import Unreadable
from kronrat.lab.bench.rows import BenchRow, row
from kronrat.lab.bench.server import postgres

ROUNDS = 5
HERE = Path(kronrat.__file__).parents[1]

PROBE = """
import json, sys, time
import kronrat
from kronrat.bots.playout import playout
from kronrat.kernel import log
from kronrat.kernel.dice import Dice
from kronrat.kernel.game import games

SECONDS, SEATS = 0.6, 4


def rate(work):
    done, number, start = 0, 0, time.process_time()
    while time.process_time() - start < SECONDS:
        done += work(number)
        number += 1
    return done / (time.process_time() - start)


def clones(g):
    for _ in range(1000):
        g.clone()
    return 1000


found = {}
for info in games().values():
    rules = info.rules()
    start = getattr(rules, "play", rules).start
    limits = {option.key: option.values[1] for option in info.options if option.key == "limit"}
    setup = info.setup(SEATS, "", limits)
    half = start(setup)
    playout(half, Dice(1), playout(start(setup), Dice(1)) // 2)
    found[f"{info.id} playout"] = rate(lambda number: playout(start(setup), Dice(number)))
    found[f"{info.id} clone"] = rate(lambda number: clones(half))
how = "interpreted" if log.__file__.endswith(".py") else "compiled"
print(json.dumps({"from": kronrat.__file__, "how": how, "rates": found}))
"""
"""Runs in both trees, so it uses only what older ones have, too."""

SERVER_PROBE = """
import json, sys
import kronrat
try:
    from kronrat.lab.bench.server_load import Load, measure
except ImportError:
    from kronrat.lab.load import Load, measure  # its name in older trees

figures = measure(sys.argv[1], Load(seconds=4.0))
print(json.dumps({"from": kronrat.__file__, "moves": figures.moves, "cpu": figures.cpu}))
"""


def against(other: Path, only: str = "playouts") -> list[BenchRow]:
    if only not in COMPARED:
        raise Unreadable("bench", f"against another tree there are {', '.join(COMPARED)}, not {only!r}")
    return COMPARED[only](other)


def playouts(other: Path) -> list[BenchRow]:
    """A row for each figure of every game that both trees have: the best of five rounds, as ratio to the other's."""
    trees = [HERE, source_of(other)]
    best: list[dict[str, float]] = [{}, {}]
    hows = ["", ""]
    for _ in range(ROUNDS):
        for tree, figures in enumerate(best):
            told = probed(trees[tree], PROBE)
            hows[tree] = told["how"]
            for name, rate in told["rates"].items():
                figures[name] = max(rate, figures.get(name, 0.0))
    here, there = best
    return [
        row(
            f"{name} {hows[0]}",
            rate,
            "moves/s" if name.endswith("playout") else "clones/s",
            f"{other}, {hows[1]}",
            rate / there[name],
        )
        for name, rate in here.items()
        if name in there
    ]


def server(other: Path) -> list[BenchRow]:
    """What a move costs the server's process, on each database: the medians of all rounds, and of their ratios."""
    trees = [HERE, source_of(other)]
    names = [f"t{n}" for n in range(ROUNDS * len(trees))]
    with tempfile.TemporaryDirectory(prefix="kronrat-bench-") as folder, postgres(names) as databases:
        stores = {"sqlite": [f"{folder}/{name}.sqlite" for name in names], "postgresql": databases}
        return [_server_row(store, fresh, trees, other) for store, fresh in stores.items() if fresh]


def _server_row(store: str, fresh: list[str], trees: list[Path], other: Path) -> BenchRow:
    """Each measurement has a database of its own: the other tree's schema is another one."""
    costs: list[list[float]] = [[] for _ in trees]
    for n, database in enumerate(fresh):
        told = probed(trees[n % len(trees)], SERVER_PROBE, database)
        costs[n % len(trees)].append(1000 * told["cpu"] / told["moves"])
    ratio = median(here / there for here, there in zip(*costs, strict=True))
    here, there = (median(found) for found in costs)
    return row(f"server {store} CPU of a move", here, "ms", f"{other}: {there:.3f} ms", ratio)


COMPARED: dict[str, Callable[[Path], list[BenchRow]]] = {"playouts": playouts, "server": server}


def source_of(tree: Path) -> Path:
    """The folder to be put on the path: a checkout's `src`, or the folder itself."""
    for folder in (tree / "src", tree):
        if (folder / "kronrat" / "__init__.py").exists():
            return folder.resolve()
    raise Unreadable("bench", f"{tree} holds no kronrat (a checkout or its src folder)")


def probed(source: Path, probe: str, *given: str) -> dict[str, Any]:
    """What a probe tells of one tree, in a new process."""
    path = os.pathsep.join([str(source), *[entry for entry in sys.path if entry and Path(entry) != HERE]])
    done = subprocess.run(
        [sys.executable, "-P", "-c", probe, *given],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        reason = done.stderr.strip().splitlines()
        raise Unreadable(
            "bench", f"{source} cannot be measured: {reason[-1] if reason else 'no reason given'}"
        )
    told: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    if Path(told["from"]).parents[1] != source:
        raise Unreadable("bench", f"{source} cannot be measured: {told['from']} is found before it")
    return told
