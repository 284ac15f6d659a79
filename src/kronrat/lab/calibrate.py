"""Fits the spread that turns predicted points into chances to win, and checks the chances."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from math import exp, log

from kronrat.bots.chances import shares
from kronrat.bots.gate import judged
from kronrat.kernel.dice import Dice
from kronrat.kernel.game import Rules, Setup
from kronrat.kernel.step import CHANCE, Core, Move
from kronrat.lab.accumulators import win_shares
from kronrat.lab.game_loop import Accumulator, play_game
from kronrat.lab.pool import ALONE, Crew, Progress, no_progress
from kronrat.lab.run import run
from kronrat.lab.sim import Players
from kronrat.match.dice import seed_from
from kronrat.parts.hints import hints_of

EVERY = 7
"""Every so many decisions a position is noted: neighbouring positions say the same."""
LEAST_GAMES = 2
"""One to fit, one to check."""
LEAST, MOST = 0.05, 500.0
STEPS = 30
SURE = 1e-6
BINS = 5


@dataclass(frozen=True)
class Position:
    """What each seat was predicted to make of a position, and its share of the win in the end."""

    values: list[float]
    won: list[float]


class Predictions(Accumulator):
    """Every seat's prediction, every few decisions, beside who won."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.judge = hints_of(rules).judge
        self.decisions = 0
        self.seen: list[list[float]] = []
        self.positions: list[Position] = []

    def step(self, g: Core, seat: int, move: Move) -> None:
        if seat == CHANCE:
            return
        if self.decisions % EVERY == 0:
            self.seen.append([self.judge(g, one) for one in range(g.seats)])
        self.decisions += 1

    def after(self, g: Core) -> None:
        won = win_shares(self.rules, g)
        self.positions = [Position(values, won) for values in self.seen]


@dataclass(frozen=True)
class CalibrationPlan:
    """The same plan gives the same games: a bot against itself, two games of each set-up by turns."""

    game: str
    setups: list[Setup]
    bot: str
    games: int
    seed: int

    def setup(self, number: int) -> Setup:
        return self.setups[number // 2 % len(self.setups)]


def positions_of(plan: CalibrationPlan, players: Players, number: int) -> list[Position]:
    """Positions of one game that the bot plays against itself."""
    rules, bot = players.rules, players.bots[plan.bot]
    predictions = Predictions(rules)

    def decide(g: Core, seat: int, dice: Dice) -> Move:
        return judged(bot, rules, g, seat, dice)

    play_game(rules, plan.setup(number), seed_from(plan.seed, number), decide, [predictions])
    return predictions.positions


def surprise(positions: list[Position], spread: float) -> float:
    """The mean surprise at who won (cross-entropy in nats): the smaller, the better the chances were."""
    total = 0.0
    for one in positions:
        for share, won in zip(shares(one.values, spread), one.won, strict=True):
            if won:
                total -= won * log(max(share, SURE))
    return total / len(positions)


def fit(positions: list[Position]) -> float:
    """The spread with the least surprise (golden section over its logarithm; the surprise has one valley)."""
    low, high = log(LEAST), log(MOST)
    golden = (5**0.5 - 1) / 2
    for _ in range(STEPS):
        left, right = high - golden * (high - low), low + golden * (high - low)
        if surprise(positions, exp(left)) < surprise(positions, exp(right)):
            high = right
        else:
            low = left
    return exp((low + high) / 2)


def reliability(positions: list[Position], spread: float) -> list[dict[str, float]]:
    """By fifths of the chance told: how often it was told, its mean, and how often those seats won."""
    told: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for one in positions:
        for share, won in zip(shares(one.values, spread), one.won, strict=True):
            told[min(BINS - 1, int(share * BINS))].append((share, won))
    return [
        {
            "told": round(sum(share for share, _ in bin_) / len(bin_), 3),
            "won": round(sum(won for _, won in bin_) / len(bin_), 3),
            "count": len(bin_),
        }
        for bin_ in told
        if bin_
    ]


def nobody(positions: list[Position]) -> None:
    """No one looks at single games."""


def calibrate(
    plan: CalibrationPlan,
    crew: Crew = ALONE,
    progress: Progress = no_progress,
    watch: Callable[[list[Position]], None] = nobody,
) -> dict[str, object]:
    """Play, fit on the even games and report the chances of the odd ones, which the fit has not seen."""
    games: list[list[Position]] = []

    def take(game: list[Position]) -> None:
        watch(game)
        games.append(game)

    prepare, play = partial(Players, plan.game, (plan.bot,)), partial(positions_of, plan)
    numbers = range(plan.games)
    run(crew, plan, list[Position], (plan.game,), prepare, play, numbers, take, progress)
    if len(games) < LEAST_GAMES:
        raise KeyboardInterrupt  # stopped before there is anything to fit and to check
    fitted = [one for game in games[::2] for one in game]
    unseen = [one for game in games[1::2] for one in game]
    spread = fit(fitted)
    return {
        "game": plan.game,
        "bot": plan.bot,
        "games": len(games),
        "seed": plan.seed,
        "positions": len(fitted) + len(unseen),
        "spread": round(spread, 2),
        "surprise": round(surprise(unseen, spread), 4),
        "surprise_of_chance": round(sum(log(len(one.values)) for one in unseen) / len(unseen), 4),
        "reliability": reliability(unseen, spread),
    }
