"""Play many games between bots and count: wins, points, endings, speed."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path

from kronrat import bots
from kronrat.bots.bot import Bot
from kronrat.kernel import game as registry
from kronrat.kernel import log
from kronrat.kernel.dice import Dice
from kronrat.kernel.game import Rules, Setup
from kronrat.kernel.play import apply, asked, roll
from kronrat.kernel.step import CHANCE, Core
from kronrat.match.dice import SealedDice, seed_from
from kronrat.match.match import Match
from kronrat.match.record import write


@dataclass(frozen=True)
class Plan:
    """What to simulate: the same plan gives the same games."""

    game: str
    setup: Setup
    bots: tuple[str, ...]
    games: int
    seed: int
    records: Path | None = None
    fixed: bool = False
    """Whether every bot keeps its seat from game to game."""


@dataclass(frozen=True)
class Outcome:
    """One game: who sat where, who won, how it ended."""

    number: int
    seating: tuple[str, ...]
    winners: list[int]
    totals: list[int]
    ending: str
    moves: int
    seconds: float = 0.0


@dataclass
class Tally:
    """Sums over games. A shared win counts as a fraction for each."""

    games: int = 0
    moves: int = 0
    seconds: float = 0.0
    wins: dict[str, float] = field(default_factory=dict)
    points: dict[str, float] = field(default_factory=dict)
    played: dict[str, int] = field(default_factory=dict)
    endings: dict[str, int] = field(default_factory=dict)
    seat_wins: list[float] = field(default_factory=list)

    def add(self, outcome: Outcome) -> None:
        self.games += 1
        self.moves += outcome.moves
        self.endings[outcome.ending] = self.endings.get(outcome.ending, 0) + 1
        self.seat_wins = self.seat_wins or [0.0] * len(outcome.seating)
        for seat, bot in enumerate(outcome.seating):
            share = 1 / len(outcome.winners) if seat in outcome.winners else 0.0
            self.wins[bot] = self.wins.get(bot, 0.0) + share
            self.seat_wins[seat] += share
            self.points[bot] = self.points.get(bot, 0.0) + outcome.totals[seat]
            self.played[bot] = self.played.get(bot, 0) + 1

    def figures(self) -> dict[str, object]:
        return {
            "games": self.games,
            "moves": self.moves,
            "seconds": round(self.seconds, 3),
            "moves_per_s": round(self.moves / self.seconds) if self.seconds else 0,
            "compiled": compiled(),
            "bots": {
                bot: {
                    "wins": round(self.wins[bot], 4),
                    "mean_score": round(self.points[bot] / self.played[bot], 3),
                    "seats": self.played[bot],
                }
                for bot in self.played
            },
            "seat_wins": [round(wins, 4) for wins in self.seat_wins],
            "endings": self.endings,
        }


def compiled() -> bool:
    """Whether the rules run compiled."""
    return not str(log.__file__).endswith(".py")


def seating(plan: Plan, number: int) -> tuple[str, ...]:
    """The bots move on by one seat from game to game, so that nobody keeps the better seat; or they stay (`fixed`)."""
    seats = plan.setup.seats
    if plan.fixed:
        return plan.bots
    chosen = [plan.bots[seat % len(plan.bots)] for seat in range(seats)]
    shift = number % seats
    return tuple(chosen[shift:] + chosen[:shift])


def play_one(plan: Plan, number: int, players: dict[str, Bot], rules: Rules) -> Outcome:
    return play_seating(plan, number, seating(plan, number), players, rules)


def play_seating(
    plan: Plan, number: int, seats: tuple[str, ...], players: dict[str, Bot], rules: Rules
) -> Outcome:
    """One game from its seed. With records it goes through a match, which writes every line."""
    start = time.perf_counter()
    seed = seed_from(plan.seed, number)
    dice = Dice(int.from_bytes(seed[:7]))
    if plan.records is not None:
        match = Match.start(rules.info, plan.setup, seed)
        while not match.over:
            seat = match.asked()[0]
            match.play(seat, choose(players[seats[seat]], rules, match.state, seat, dice))
        text = write(match, list(seats))
        (plan.records / f"{rules.info.id}-{plan.seed}-{number:05}.txt").write_text(text, encoding="utf-8")
        g, moves = match.state, sum(1 for line in match.lines if line.seat >= 0)
    else:
        g, moves = _play_state(plan, seed, seats, players, rules, dice)
    totals = [sum(points for _, points in items) for items in rules.scores(g)]
    seconds = time.perf_counter() - start
    return Outcome(number, seats, rules.winners(g), totals, rules.ending(g), moves, seconds)


def _play_state(
    plan: Plan, seed: bytes, seats: tuple[str, ...], players: dict[str, Bot], rules: Rules, dice: Dice
) -> tuple[Core, int]:
    sealed = SealedDice(seed)
    g = rules.start(plan.setup)
    line = moves = 0
    while g.stack:
        seat = asked(g)[0]
        if seat == CHANCE:
            apply(g, CHANCE, roll(g, sealed.at(line)))
        else:
            apply(g, seat, choose(players[seats[seat]], rules, g, seat, dice))
            moves += 1
        line += 1
    return g, moves


def choose(bot: Bot, rules: Rules, g: Core, seat: int, dice: Dice) -> tuple[int, tuple[int, ...]]:
    """Ask a bot, on a state drawn from what the seat knows."""
    return bot.choose(rules, rules.resample(g, seat, dice) if bot.looks else g, seat, dice)


_worker: tuple[Plan, dict[str, Bot], Rules] | None = None


def _start_worker(plan: Plan) -> None:
    global _worker
    info, _ = registry.find(plan.game)
    _worker = (plan, {code: bots.make(code) for code in set(plan.bots)}, info.rules())


def _work(number: int) -> Outcome:
    assert _worker is not None
    plan, players, rules = _worker
    return play_one(plan, number, players, rules)


def outcomes(plan: Plan, jobs: int) -> Iterator[Outcome]:
    """All games of a plan, in order; with several jobs, side by side."""
    if jobs <= 1:
        _start_worker(plan)
        yield from map(_work, range(plan.games))
        return
    with get_context("spawn").Pool(jobs, _start_worker, (plan,)) as pool:
        yield from pool.imap(_work, range(plan.games), chunksize=max(1, min(64, plan.games // (jobs * 8))))


def simulate(plan: Plan, jobs: int = 1, progress: Callable[[int], None] = lambda done: None) -> Tally:
    """Play the plan and count."""
    if plan.records is not None:
        plan.records.mkdir(parents=True, exist_ok=True)
    tally = Tally()
    start = time.perf_counter()
    for outcome in outcomes(plan, jobs):
        tally.add(outcome)
        progress(tally.games)
    tally.seconds = time.perf_counter() - start
    return tally
