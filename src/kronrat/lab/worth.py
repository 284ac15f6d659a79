"""What is a mine worth? Least squares over many games: what seats had early and late, and what became of it.

Each time a seat has finished its turn, what it has more than the others is noted. The figures are those that explain
best by how many points it was ahead of them in the end, each sliding from its early to its late worth.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from kronrat import bots
from kronrat.bots.playout import light_move
from kronrat.kernel.dice import Dice
from kronrat.kernel.game import Rules, Setup
from kronrat.kernel.step import CHANCE, Core, Move
from kronrat.lab.sim import choose
from kronrat.lab.watch import watch

UNSEEN = 5
"""Every so-manieth game is left out of the fit and checks it."""
RIDGE = 1e-3
"""Keeps things apart that come together in nearly every position."""
SELDOM = 100.0
"""As if one of each thing had also been seen so often without any effect: what is rare is not judged by luck."""

THOUSAND = 1000

Row = list[float]


@dataclass
class Noted:
    """After a turn: what the seat has more than the others, and by how many points it ended ahead."""

    early: float
    more: Row
    ahead: float

    def row(self) -> Row:
        """Each thing twice: as far as it is early, and as far as it is late. One more for having just moved."""
        out: Row = []
        for amount in self.more:
            out += [amount * self.early, amount * (1.0 - self.early)]
        return [*out, 1.0]


def beyond(values: list[float], seat: int) -> float:
    """How far a seat is ahead of the others' mean."""
    return values[seat] - (sum(values) - values[seat]) / (len(values) - 1)


def notes(rules: Rules, setup: Setup, bot: str, slips: float, number: int, seed: int) -> list[Noted]:
    """One game of a bot against itself; a slip now and then, so that not all games go the same way."""
    player = bots.make(bot)
    seen: list[tuple[int, int, Row]] = []
    last = CHANCE
    decisions = 0
    totals: list[float] = []

    def decide(g: Core, seat: int, dice: Dice) -> Move:
        if dice.below(THOUSAND) < THOUSAND * slips:
            return light_move(rules, g, seat, dice)
        return choose(player, rules, g, seat, dice)

    for decisions, (g, seat) in enumerate(watch(rules, setup, decide, number, seed)):
        if not g.stack:
            totals = [float(sum(points for _, points in items)) for items in rules.scores(g)]
        elif last not in (CHANCE, seat):
            have = [list(rules.assets(g, one).values()) for one in range(g.seats)]
            more = [beyond([mine[i] for mine in have], last) for i in range(len(have[0]))]
            seen.append((last, decisions, more))
        last = seat
    return [Noted(1.0 - when / decisions, more, beyond(totals, seat)) for seat, when, more in seen]


def least_squares(noted: list[Noted]) -> Row:
    """The figures that explain best: the normal equations, eliminated one by one."""
    size = len(noted[0].row())
    table = [[0.0] * (size + 1) for _ in range(size)]
    for one in noted:
        row = [*one.row(), one.ahead]
        for i in range(size):
            if row[i]:
                for j in range(size + 1):
                    table[i][j] += row[i] * row[j]
    for i in range(size):
        table[i][i] += RIDGE * table[i][i] + SELDOM
    for i in range(size):  # symmetric and positive by the ridge, so no pivot is 0
        for k in range(size):
            if k != i:
                factor = table[k][i] / table[i][i]
                for j in range(i, size + 1):
                    table[k][j] -= factor * table[i][j]
    return [table[i][size] / table[i][i] for i in range(size)]


def explained(noted: list[Noted], figures: Row) -> float:
    """The share of the variance of the outcome that the figures explain; nothing where all games ended alike."""
    mean = sum(one.ahead for one in noted) / len(noted)
    variance = sum((one.ahead - mean) ** 2 for one in noted)
    if not variance:
        return 0.0
    missed = sum((one.ahead - sum(map(float.__mul__, one.row(), figures))) ** 2 for one in noted)
    return 1.0 - missed / variance


def worth(
    rules: Rules,
    setup: Setup,
    bot: str,
    slips: float,
    games: int,
    seed: int,
    progress: Callable[[int], None] = lambda done: None,
) -> dict[str, object]:
    """Play, fit, and check the fit on games it has not seen."""
    fitted: list[Noted] = []
    unseen: list[Noted] = []
    for number in range(games):
        (fitted if number % UNSEEN else unseen).extend(notes(rules, setup, bot, slips, number, seed))
        progress(number + 1)
    figures = least_squares(fitted)
    names = list(rules.assets(rules.start(setup), 0))
    return {
        "game": rules.info.id,
        "players": setup.seats,
        "bot": bot,
        "slips": slips,
        "games": games,
        "seed": seed,
        "positions": len(fitted) + len(unseen),
        "explained": round(explained(unseen, figures), 3),
        "early": {name: round(figures[2 * i], 2) for i, name in enumerate(names)},
        "late": {name: round(figures[2 * i + 1], 2) for i, name in enumerate(names)},
    }
