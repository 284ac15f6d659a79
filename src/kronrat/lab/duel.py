"""Games between two sets of weights of one evaluation: they share the seats, and every game is played both ways."""

from __future__ import annotations

from collections.abc import Iterable
from multiprocessing import get_context
from multiprocessing.pool import Pool
from types import TracebackType
from typing import NamedTuple

from kronrat.bots.bot import Bot
from kronrat.bots.greedy import GreedyBot
from kronrat.kernel.dice import Dice
from kronrat.kernel.game import Rules, Setup, find
from kronrat.kernel.step import Core, Move
from kronrat.lab.sim import Plan, play_seating

NEW, OLD = "new", "old"


class Bout(NamedTuple):
    """One game: the number of its dice, and which side sits where."""

    number: int
    seats: tuple[str, ...]


class Result(NamedTuple):
    """What the new side made of a game: its share of the win, and both sides' points a seat."""

    wins: float
    mine: float
    theirs: float

    def edge(self) -> float:
        """From -1 to 1: half for winning, half for the margin, which tells more from a single game."""
        margin = (self.mine - self.theirs) / (abs(self.mine) + abs(self.theirs) + 1)
        return 0.5 * (2 * self.wins - 1) + 0.5 * margin


def bouts_of(seats: int, first: int, games: int) -> list[Bout]:
    """Two games for every number of dice, sides swapped; from number to number the sides move on by a seat."""
    out = []
    for game in range(first, first + games):
        number, swapped = divmod(game, 2)
        sides = [NEW if (seat + number + swapped) % 2 == 0 else OLD for seat in range(seats)]
        if seats > 2 and number // 2 % 2:  # neighbours as well as opposites
            sides = sorted(sides, reverse=swapped == 1)
        out.append(Bout(number, tuple(sides)))
    return out


class Weighted(Bot):
    """A greedy bot that thinks with its own weights."""

    #: the weights in use just now, so that they are changed only when another side is asked
    thinking: list[float] = []

    def __init__(self, values: list[float]) -> None:
        super().__init__()
        self.values = values
        self.inner = GreedyBot()

    def choose(self, rules: Rules, g: Core, seat: int, dice: Dice) -> Move:
        if Weighted.thinking is not self.values:
            rules.use_weights(self.values)
            Weighted.thinking = self.values
        return self.inner.choose(rules, g, seat, dice)


Task = tuple[list[float], list[float], Bout]
_worker: tuple[Plan, Rules] | None = None


def _start_worker(plan: Plan) -> None:
    global _worker
    _worker = (plan, find(plan.game)[0].rules())


def _work(task: Task) -> Result:
    assert _worker is not None
    plan, rules = _worker
    new, old, bout = task
    players: dict[str, Bot] = {NEW: Weighted(new), OLD: Weighted(old)}
    outcome = play_seating(plan, bout.number, bout.seats, players, rules)
    wins = sum(bout.seats[seat] == NEW for seat in outcome.winners) / len(outcome.winners)
    return Result(
        wins,
        _mean(points for points, side in zip(outcome.totals, bout.seats, strict=True) if side == NEW),
        _mean(points for points, side in zip(outcome.totals, bout.seats, strict=True) if side == OLD),
    )


def _mean(points: Iterable[int]) -> float:
    numbers = list(points)
    return sum(numbers) / len(numbers)


class Bouts:
    """Plays bouts, in order, alone or side by side; afterwards the game has its own weights back."""

    def __init__(self, game: str, setup: Setup, seed: int, own: list[float], jobs: int) -> None:
        self.plan = Plan(game, setup, (NEW, OLD), 0, seed)
        self.own = own
        self.jobs = jobs
        self.pool: Pool | None = None

    def __enter__(self) -> Bouts:
        if self.jobs > 1:
            self.pool = get_context("spawn").Pool(self.jobs, _start_worker, (self.plan,))
        else:
            _start_worker(self.plan)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.pool is not None:
            self.pool.terminate()
            self.pool.join()
        else:
            find(self.plan.game)[0].rules().use_weights(self.own)
            Weighted.thinking = self.own

    def play(self, new: list[float], old: list[float], bouts: list[Bout]) -> list[Result]:
        tasks: list[Task] = [(new, old, bout) for bout in bouts]
        return (
            self.pool.map(_work, tasks, chunksize=1) if self.pool is not None else [_work(t) for t in tasks]
        )
