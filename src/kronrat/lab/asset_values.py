"""What each thing a seat may have is worth in points: least squares over many games.

Each time a seat has finished its turn, what it has more than the others is noted. The figures are those that explain
best by how many points it was ahead of them in the end, each sliding from its early to its late value.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from kronrat.bots.gate import judged
from kronrat.bots.playout import one_ply_move
from kronrat.kernel.dice import Dice
from kronrat.kernel.game import Rules, Setup
from kronrat.kernel.step import CHANCE, Core, Move
from kronrat.lab.accumulators import totals
from kronrat.lab.game_loop import Accumulator, play_game
from kronrat.lab.pool import ALONE, Crew, Progress, no_progress
from kronrat.lab.run import run
from kronrat.lab.sim import Players, rules_of
from kronrat.match.dice import seed_from
from kronrat.parts.hints import hints_of

UNSEEN = 5
"""One game of so many is left out of the fit and checks it."""
LEAST_GAMES = 2
"""One to check, one to fit."""
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


def lead(values: list[float], seat: int) -> float:
    """How far a seat is ahead of the others' mean."""
    return values[seat] - (sum(values) - values[seat]) / (len(values) - 1)


class Assets(Accumulator):
    """After every turn, what the seat has more than the others; when the game is over, what became of it."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.assets = hints_of(rules).assets
        self.last = CHANCE
        self.decisions = 0
        self.seen: list[tuple[int, int, Row]] = []
        self.noted: list[Noted] = []

    def step(self, g: Core, seat: int, move: Move) -> None:
        if seat == CHANCE:
            return
        if self.last not in (CHANCE, seat):
            have = [list(self.assets(g, one).values()) for one in range(g.seats)]
            more = [lead([mine[i] for mine in have], self.last) for i in range(len(have[0]))]
            self.seen.append((self.last, self.decisions, more))
        self.last = seat
        self.decisions += 1

    def after(self, g: Core) -> None:
        points = [float(total) for total in totals(self.rules, g)]
        self.noted = [
            Noted(1.0 - when / self.decisions, more, lead(points, seat)) for seat, when, more in self.seen
        ]


@dataclass(frozen=True)
class AssetPlan:
    """The same plan gives the same games: a bot against itself, with a hasty move now and then."""

    game: str
    setup: Setup
    bot: str
    slips: float
    """The share of moves chosen hastily, so that not all games go the same way."""
    games: int
    seed: int


def notes(plan: AssetPlan, players: Players, number: int) -> list[Noted]:
    """What one game tells."""
    rules, bot = players.rules, players.bots[plan.bot]
    assets = Assets(rules)

    def decide(g: Core, seat: int, dice: Dice) -> Move:
        if dice.below(THOUSAND) < THOUSAND * plan.slips:
            return one_ply_move(hints_of(rules), g, seat, dice)
        return judged(bot, rules, g, seat, dice)

    play_game(rules, plan.setup, seed_from(plan.seed, number), decide, [assets])
    return assets.noted


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


def asset_names(game: str, setup: Setup) -> list[str]:
    """What a seat may have; nothing if the game does not list it."""
    rules = rules_of(game)
    return list(hints_of(rules).assets(rules.play.start(setup), 0))


def nobody(noted: list[Noted]) -> None:
    """No one looks at single games."""


def asset_values(
    plan: AssetPlan,
    crew: Crew = ALONE,
    progress: Progress = no_progress,
    watch: Callable[[list[Noted]], None] = nobody,
) -> dict[str, object]:
    """Play, fit, and check the fit on games it has not seen."""
    games: list[list[Noted]] = []

    def take(game: list[Noted]) -> None:
        watch(game)
        games.append(game)

    prepare, play = partial(Players, plan.game, (plan.bot,)), partial(notes, plan)
    run(crew, plan, list[Noted], (plan.game,), prepare, play, range(plan.games), take, progress)
    if len(games) < LEAST_GAMES:
        raise KeyboardInterrupt  # stopped before there is anything to fit and to check
    fitted = [one for number, game in enumerate(games) if number % UNSEEN for one in game]
    unseen = [one for game in games[::UNSEEN] for one in game]
    figures = least_squares(fitted)
    names = asset_names(plan.game, plan.setup)
    return {
        "game": plan.game,
        "players": plan.setup.seats,
        "bot": plan.bot,
        "slips": plan.slips,
        "games": len(games),
        "seed": plan.seed,
        "positions": len(fitted) + len(unseen),
        "explained": round(explained(unseen, figures), 3),
        "early": {name: round(figures[2 * i], 2) for i, name in enumerate(names)},
        "late": {name: round(figures[2 * i + 1], 2) for i, name in enumerate(names)},
    }
