"""Random playouts and clones of every game, beside Catanatron's."""

from __future__ import annotations

from kronrat.bots.playout import playout
from kronrat.kernel.dice import Dice
from kronrat.kernel.errors import Unreadable
from kronrat.kernel.game import Info, games
from kronrat.lab.bench.rows import BenchRow, how_run, row
from kronrat.lab.bench.timing import SEATS, best_rate, middle
from kronrat.lab.fuzz import bounded
from kronrat.parts.hints import hints_of


def catanatron_rates() -> tuple[float, float] | None:
    """Catanatron's actions and game copies per second, random play of four; None where it is not installed."""
    try:
        from catanatron import Color, Game, RandomPlayer
    except ImportError:
        return None

    def play(number: int) -> int:
        game = Game([RandomPlayer(colour) for colour in Color], seed=number)
        game.play()
        return len(getattr(game.state, "action_records", None) or game.state.actions)

    def copy(number: int) -> int:
        for _ in range(100):
            half.copy()
        return 100

    half = Game([RandomPlayer(colour) for colour in Color], seed=1)
    for _ in range(200):
        half.play_tick()
    return best_rate(play), best_rate(copy)


def playouts() -> list[BenchRow]:
    """Random playouts and clones of every game beside Catanatron's."""
    yardstick = catanatron_rates()
    rows: list[BenchRow] = []
    if yardstick is None:
        raise Unreadable(
            "bench", "the yardstick is not installed: pip install 'kronrat[bench]' (or make bench)"
        )
    actions, copies = yardstick
    how = how_run()
    rows.append(row("catanatron actions", actions, "actions/s", "itself", 1.0))
    rows.append(row("catanatron copy", 1e6 / copies, "µs", "itself", 1.0))
    for info in games().values():
        moves = playout_rate(info)
        clone = 1e6 / clone_rate(info)
        rows.append(row(f"{info.id} playout {how}", moves, "moves/s", "catanatron actions", moves / actions))
        rows.append(row(f"{info.id} clone {how}", clone, "µs", "catanatron copy", clone * copies / 1e6))
        ahead = flat_rate(info)
        if ahead is not None:
            name = f"{info.id} flattened by hand {how}"
            rows.append(row(name, ahead, "moves/s", f"{info.id} playout", ahead / moves))
    return rows


def playout_rate(info: Info) -> float:
    rules, setup = info.rules(), info.setup(SEATS, "", bounded(info, ()))
    return best_rate(lambda number: playout(rules.play.start(setup), Dice(number)))


def flat_rate(info: Info) -> float | None:
    """Random play without the kernel, where a game has it: how far a loop flattened by hand is still ahead."""
    flat = hints_of(info.rules()).flat_playout
    if flat is None:
        return None
    setup = info.setup(SEATS)
    return best_rate(lambda number: flat(setup, Dice(number)))


def clone_rate(info: Info) -> float:
    """Clones of a state in the middle of a random game."""
    rules, setup = info.rules(), info.setup(SEATS, "", bounded(info, ()))
    g = middle(rules, setup)

    def clones(_: int) -> int:
        for _ in range(1000):
            g.clone()
        return 1000

    return best_rate(clones)
