"""Playouts and clones of every game here and in another source tree, measured in alternation in one run.

Each tree is measured by processes of its own that find it first on their path, round by round in turn, so that a
machine that is faster for a minute is so for both.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import kronrat
from kronrat.kernel.errors import Unreadable
from kronrat.lab.bench.rows import BenchRow, row

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


def against(other: Path) -> list[BenchRow]:
    """A row for each figure of every game that both trees have: the best of five rounds, as ratio to the other's."""
    trees = [HERE, source_of(other)]
    best: list[dict[str, float]] = [{}, {}]
    hows = ["", ""]
    for _ in range(ROUNDS):
        for tree, figures in enumerate(best):
            hows[tree], rates = probed(trees[tree])
            for name, rate in rates.items():
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


def source_of(tree: Path) -> Path:
    """The folder to be put on the path: a checkout's `src`, or the folder itself."""
    for folder in (tree / "src", tree):
        if (folder / "kronrat" / "__init__.py").exists():
            return folder.resolve()
    raise Unreadable("bench", f"{tree} holds no kronrat (a checkout or its src folder)")


def probed(source: Path) -> tuple[str, dict[str, float]]:
    """Compiled or interpreted, and units a second by name, of one tree in a new process."""
    path = os.pathsep.join([str(source), *[entry for entry in sys.path if entry and Path(entry) != HERE]])
    done = subprocess.run(
        [sys.executable, "-P", "-c", PROBE],
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
    told = json.loads(done.stdout.splitlines()[-1])
    if Path(told["from"]).parents[1] != source:
        raise Unreadable("bench", f"{source} cannot be measured: {told['from']} is found before it")
    rates: dict[str, float] = told["rates"]
    return told["how"], rates
