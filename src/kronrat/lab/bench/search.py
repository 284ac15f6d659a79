"""Tree search: iterations per second with random playouts to the end, compiled, interpreted, beside Catanatron's."""

from __future__ import annotations

import os
import random
import subprocess
import sys

from kronrat.bots.search import Search
from kronrat.kernel.dice import Dice
from kronrat.kernel.errors import Unreadable
from kronrat.kernel.game import find, games
from kronrat.kernel.play import asked, moves
from kronrat.lab.bench.rows import BenchRow, row
from kronrat.lab.bench.timing import SEATS, Work, best_rates, middle
from kronrat.lab.code import compiled
from kronrat.lab.fuzz import bounded

PORTION = 20
"""So many iterations for one decision, then the search begins anew."""


def search() -> list[BenchRow]:
    """Every game with four seats, from the middle of a random game."""
    yardstick = catanatron_simulation()
    if yardstick is None:
        raise Unreadable(
            "bench", "the yardstick is not installed: pip install 'kronrat[bench]' (or make bench)"
        )
    played = list(games())
    theirs, *rates = best_rates([yardstick, *[portion_of(game) for game in played]])
    rows = [row("catanatron simulations", theirs, "iterations/s", "itself", 1.0)]
    for game, ours in zip(played, rates, strict=True):
        rows.append(row(f"{game} search", ours, "iterations/s", "catanatron simulations", ours / theirs))
        if compiled():
            slow = interpreted(game)
            rows.append(row(f"{game} search", ours, "iterations/s", "the same interpreted", ours / slow))
    return rows


def portion_of(game: str) -> Work:
    """A decision half-way, searched with playouts at random to the end of the game; tells the iterations."""
    info, _ = find(game)
    rules = info.rules()
    g = middle(rules, info.setup(SEATS, "", bounded(info, ())))
    seat = asked(g)[0]
    assert len(moves(g, seat)) > 1, "the middle of the game is no decision"

    def portion(number: int) -> int:
        one = Search(rules, g, seat, Dice(number), False)
        one.run(PORTION, float("inf"), float("inf"))
        return one.spent

    return portion


def interpreted(game: str) -> float:
    """The same in a process of its own that runs from source."""
    command = f"from {__name__} import best_rates, portion_of; print(*best_rates([portion_of({game!r})]))"
    done = subprocess.run(
        [sys.executable, "-c", command],
        env={**os.environ, "KRONRAT_INTERPRETED": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    return float(done.stdout)


def catanatron_simulation() -> Work | None:
    """What each simulation of Catanatron's MCTS does: copy a game of four half-way, play it to its end at random.

    Its releases come without that player; the tree, which would cost it some more, is left out in its favour.
    """
    try:
        from catanatron import Color, Game, RandomPlayer
    except ImportError:
        return None
    whole = Game([RandomPlayer(colour) for colour in Color], seed=1)
    whole.play()
    ticks = len(getattr(whole.state, "action_records", None) or whole.state.actions) // 2
    half = Game([RandomPlayer(colour) for colour in Color], seed=1)
    for _ in range(ticks):
        half.play_tick()

    def simulate(number: int) -> int:
        random.seed(number)  # its players and dice share the interpreter's own generator
        half.copy().play()
        return 1

    return simulate
