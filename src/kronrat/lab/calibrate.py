"""Checks the chances that are told, and fits what turns a judgement into them.

For what a game predicts in points that is its spread; for a network it is a temperature, by which the logarithms of its
chances are divided. Both are the same number here: `shares` of the judge's values.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from math import exp, log
from typing import Any

from kronrat.bots.chances import shares
from kronrat.bots.gate import judged
from kronrat.bots.judgement import learned_hints
from kronrat.bots.network import NO_OWN
from kronrat.kernel.dice import Dice
from kronrat.kernel.errors import Unreadable
from kronrat.kernel.game import Rules, Setup
from kronrat.kernel.step import CHANCE, Core, Move
from kronrat.lab.accumulators import MOST_MOVES, Bounded, BrokenOff, win_shares
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


ENOUGH = 200
"""A band with fewer chances told says little."""
HINTS = "hints"
LOOKER_ON, SEAT = "a looker-on", "the seat that is asked"


@dataclass(frozen=True)
class Position:
    """What a judge said of each seat in a position, and its share of the win in the end."""

    values: list[float]
    won: list[float]
    judge: str = HINTS
    """`hints`, or the name of a network."""
    view: str = ""
    """From whose view a network judged."""


@dataclass(frozen=True)
class Noted:
    """One game: the positions that were judged, none if it was broken off."""

    positions: list[Position]
    broken_off: bool = False


class Predictions(Accumulator):
    """What the judge in use says of every seat, every few decisions, beside who won."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.hints = hints_of(rules)
        self.decisions = 0
        self.seen: list[Position] = []
        self.positions: list[Position] = []

    def step(self, g: Core, seat: int, move: Move) -> None:
        if seat == CHANCE:
            return
        if self.decisions % EVERY == 0:
            self.seen += self.judgements(g, seat)
        self.decisions += 1

    def judgements(self, g: Core, seat: int) -> list[Position]:
        learned = learned_hints(self.rules, g)
        if learned is None or learned.outlook is None:
            return [Position([self.hints.judge(g, one) for one in range(g.seats)], [])]
        name, found = self.hints.network(g), []
        for eye, view in ((NO_OWN, LOOKER_ON), (seat, SEAT)):
            values = [log(max(chance, SURE)) for chance in learned.outlook(g, eye)]
            found.append(Position(values, [], name, view))
        return found

    def after(self, g: Core) -> None:
        won = win_shares(self.rules, g)
        self.positions = [replace(one, won=won) for one in self.seen]


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


def positions_of(plan: CalibrationPlan, players: Players, number: int) -> Noted:
    """Positions of one game that the bot plays against itself."""
    rules, bot = players.rules, players.bots[plan.bot]
    predictions = Predictions(rules)

    def decide(g: Core, seat: int, dice: Dice) -> Move:
        return judged(bot, rules, g, seat, dice)

    watched = [Bounded(MOST_MOVES), predictions]
    try:
        play_game(rules, plan.setup(number), seed_from(plan.seed, number), decide, watched)
    except BrokenOff:
        return Noted([], True)
    return Noted(predictions.positions)


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
    left, right = high - golden * (high - low), low + golden * (high - low)
    at_left, at_right = surprise(positions, exp(left)), surprise(positions, exp(right))
    for _ in range(STEPS):
        if at_left < at_right:
            high, right, at_right = right, left, at_left
            left = high - golden * (high - low)
            at_left = surprise(positions, exp(left))
        else:
            low, left, at_left = left, right, at_right
            right = low + golden * (high - low)
            at_right = surprise(positions, exp(right))
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
) -> dict[str, Any]:
    """Play and fit; what is reported of each half of the games are the chances by a fit to the other half."""
    games: list[Noted] = []

    def take(game: Noted) -> None:
        watch(game.positions)
        games.append(game)

    prepare, play = partial(Players, plan.game, (plan.bot,)), partial(positions_of, plan)
    numbers = range(plan.games)
    run(crew, plan, Noted, (plan.game,), prepare, play, numbers, take, progress)
    if len(games) < LEAST_GAMES:
        raise KeyboardInterrupt  # stopped before there is anything to fit and to check
    ended = [game.positions for game in games if not game.broken_off]
    if len(ended) < LEAST_GAMES:
        raise Unreadable(
            "calibrate", f"of {len(games)} games {len(ended)} ended: too few to fit and to check"
        )
    even = [one for game in ended[::2] for one in game]
    odd = [one for game in ended[1::2] for one in game]
    each = sorted({one.judge for one in even} & {one.judge for one in odd})
    return {
        "game": plan.game,
        "bot": plan.bot,
        "games": len(ended),
        "broken_off": len(games) - len(ended),
        "seed": plan.seed,
        "positions": len(even) + len(odd),
        "judges": {judge: checked(by(even, judge), by(odd, judge)) for judge in each},
    }


def by(positions: list[Position], judge: str) -> list[Position]:
    return [one for one in positions if one.judge == judge]


def checked(even: list[Position], odd: list[Position]) -> dict[str, Any]:
    """One judge: its spread or temperature by all games, and what it told from each view by a fit to other games."""
    told = as_told(even, fit(odd)) + as_told(odd, fit(even))
    views = {}
    for view in sorted({one.view for one in told}):
        seen = [one for one in told if one.view == view]
        rows = reliability(seen, 1.0)
        views[view or "all that is known"] = {
            "surprise": round(surprise(seen, 1.0), 4),
            "surprise_of_chance": round(sum(log(len(one.values)) for one in seen) / len(seen), 4),
            "reliability": rows,
            "farthest": farthest(rows),
        }
    return {"spread": round(fit(even + odd), 2), "views": views}


def as_told(positions: list[Position], spread: float) -> list[Position]:
    """Values in units of a spread."""
    return [replace(one, values=[value / spread for value in one.values]) for one in positions]


def farthest(rows: list[dict[str, float]]) -> float:
    """The greatest distance between told and won, of the bands that say anything."""
    return max(
        (round(abs(row["told"] - row["won"]), 3) for row in rows if row["count"] >= ENOUGH), default=0.0
    )
