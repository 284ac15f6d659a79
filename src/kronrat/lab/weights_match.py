"""Games between two sets of weights of one evaluation: they share the seats, and every game is played both ways."""

from __future__ import annotations

from functools import partial
from types import TracebackType
from typing import NamedTuple

from kronrat.bots.bot import Bot
from kronrat.bots.greedy import GreedyBot
from kronrat.kernel.dice import Dice
from kronrat.kernel.errors import Unreadable
from kronrat.kernel.game import Rules, Setup
from kronrat.kernel.step import Core, Move
from kronrat.lab.pool import Crew, open_pool
from kronrat.lab.sim import Plan, play_seating, rules_of
from kronrat.parts.hints import hints_of

NEW, OLD = "new", "old"

WeightValues = dict[str, float]
"""The weights of an evaluation by name."""


class Pairing(NamedTuple):
    """One game: the number of its dice, and which side sits where."""

    number: int
    seats: tuple[str, ...]


class Result(NamedTuple):
    """What the new side made of a game: its share of the win, and both sides' points a seat."""

    wins: float
    new_points: float
    old_points: float

    def edge(self) -> float:
        """From -1 to 1: half for winning, half for the margin, which tells more from a single game."""
        margin = (self.new_points - self.old_points) / (abs(self.new_points) + abs(self.old_points) + 1)
        return 0.5 * (2 * self.wins - 1) + 0.5 * margin


def pairings(seats: int, first: int, games: int) -> list[Pairing]:
    """Two games for every number of dice, sides swapped; from number to number the sides move on by a seat."""
    out = []
    for game in range(first, first + games):
        number, swapped = divmod(game, 2)
        sides = [NEW if (seat + number + swapped) % 2 == 0 else OLD for seat in range(seats)]
        if seats > 2 and number // 2 % 2:  # neighbours as well as opposites
            sides = sorted(sides, reverse=swapped == 1)
        out.append(Pairing(number, tuple(sides)))
    return out


class GreedyWithWeights(Bot):
    """A greedy bot that evaluates with its own weights."""

    #: the weights in use just now, so that they are changed only when another side is asked
    in_use: WeightValues | None = None

    def __init__(self, values: WeightValues) -> None:
        super().__init__()
        self.values = values
        self.inner = GreedyBot()

    def choose(self, rules: Rules, g: Core, seat: int, dice: Dice) -> Move:
        if GreedyWithWeights.in_use is not self.values:
            use_weights(rules, self.values)
            GreedyWithWeights.in_use = self.values
        return self.inner.choose(rules, g, seat, dice)


def use_weights(rules: Rules, values: WeightValues) -> None:
    """Evaluate with these weights from now on."""
    hints = hints_of(rules)
    if hints.weights is None:
        raise Unreadable("tune", f"{rules.info.id} has no weights to fit")
    hints.weights.take(values)
    if hints.weights_changed is not None:
        hints.weights_changed()


Job = tuple[WeightValues, WeightValues, Pairing]


def play_pairing(plan: Plan, rules: Rules, job: Job) -> Result:
    new, old, pairing = job
    players: dict[str, Bot] = {NEW: GreedyWithWeights(new), OLD: GreedyWithWeights(old)}
    outcome = play_seating(plan, rules, players, pairing.number, pairing.seats)
    wins = sum(pairing.seats[seat] == NEW for seat in outcome.winners) / len(outcome.winners)
    means = []
    for side in (NEW, OLD):
        points = [outcome.totals[seat] for seat in range(len(pairing.seats)) if pairing.seats[seat] == side]
        means.append(sum(points) / len(points))
    return Result(wins, means[0], means[1])


class WeightsMatch:
    """Plays games of new weights against old ones, in order; afterwards the game has its own weights back."""

    def __init__(self, game: str, setup: Setup, seed: int, own: WeightValues, crew: Crew) -> None:
        self.plan = Plan(game, setup, (NEW, OLD), 0, seed)
        self.own = own
        self.pool = open_pool(partial(rules_of, game), crew)

    def __enter__(self) -> WeightsMatch:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.pool.close()
        use_weights(rules_of(self.plan.game), self.own)
        GreedyWithWeights.in_use = self.own

    def play(self, new: WeightValues, old: WeightValues, games: list[Pairing]) -> list[Result]:
        jobs: list[Job] = [(new, old, pairing) for pairing in games]
        return list(self.pool.each(partial(play_pairing, self.plan), jobs))
