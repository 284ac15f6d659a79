"""Play many games between bots and count: wins, points, endings, speed."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from kronrat import bots
from kronrat.bots.bot import Bot
from kronrat.bots.gate import Forfeit, judged
from kronrat.kernel import game as registry
from kronrat.kernel.dice import Dice
from kronrat.kernel.game import Rules, Setup
from kronrat.kernel.step import NOBODY, Core, Move
from kronrat.lab.accumulators import Bounded, BrokenOff, Ending, Recorder, RunsOn
from kronrat.lab.code import compiled
from kronrat.lab.game_loop import Accumulator, play_game
from kronrat.lab.pool import ALONE, Crew, Progress, no_progress
from kronrat.lab.run import run
from kronrat.match.dice import seed_from


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
    illegal: int = NOBODY
    """The seat that lost because its bot answered what is not allowed; its ending is `forfeit`."""
    record: str = ""
    """The game's record, where one is wanted. Whoever asked writes it: a worker may be on another machine."""


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
    illegal: dict[str, int] = field(default_factory=dict)
    """Games that a bot lost by an illegal answer."""
    complete: bool = True
    """Whether all games of the plan were played: Ctrl-C ends a simulation early."""

    def add(self, outcome: Outcome) -> None:
        self.games += 1
        self.moves += outcome.moves
        self.endings[outcome.ending] = self.endings.get(outcome.ending, 0) + 1
        if outcome.illegal != NOBODY:
            culprit = outcome.seating[outcome.illegal]
            self.illegal[culprit] = self.illegal.get(culprit, 0) + 1
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
            "illegal": self.illegal,
        }


def seating(plan: Plan, number: int) -> tuple[str, ...]:
    """The bots move on by one seat from game to game, so that nobody keeps the better seat; or they stay (`fixed`)."""
    seats = plan.setup.seats
    if plan.fixed:
        return plan.bots
    chosen = [plan.bots[seat % len(plan.bots)] for seat in range(seats)]
    shift = number % seats
    return tuple(chosen[shift:] + chosen[:shift])


def rules_of(game: str) -> Rules:
    return registry.find(game)[0].rules()


class Players:
    """What every game of a plan needs: the rules and the bots, made once in a process."""

    def __init__(self, game: str, codes: tuple[str, ...]) -> None:
        self.rules = rules_of(game)
        self.bots: dict[str, Bot] = {code: bots.make(code) for code in set(codes)}


def play_one(plan: Plan, players: Players, number: int) -> Outcome:
    return play_seating(plan, players.rules, players.bots, number, seating(plan, number))


def play_seating(
    plan: Plan,
    rules: Rules,
    players: Mapping[str, Bot],
    number: int,
    seats: tuple[str, ...],
    most_moves: int | None = None,
) -> Outcome:
    """One game from its seed, with these bots at the seats; broken off after so many moves, if so many are given."""
    start = time.perf_counter()
    seed = seed_from(plan.seed, number)
    ending = Ending(rules)
    accumulators: list[Accumulator] = [ending, RunsOn(rules, plan.setup, number)]
    if most_moves is not None:
        accumulators.append(Bounded(most_moves))
    recorder: Recorder | None = None
    if plan.records is not None:
        recorder = Recorder(rules, plan.setup, seed, list(seats))
        accumulators.append(recorder)

    def decide(g: Core, seat: int, dice: Dice) -> Move:
        return judged(players[seats[seat]], rules, g, seat, dice)

    illegal = NOBODY
    try:
        play_game(rules, plan.setup, seed, decide, accumulators)
    except Forfeit as forfeit:
        illegal = forfeit.seat
        ending.forfeited(forfeit.state, illegal)
        if recorder is not None:
            recorder.stop(forfeit.state)
    except BrokenOff:
        ending.broken_off(len(seats))
    seconds = time.perf_counter() - start
    record = "" if recorder is None else recorder.text
    return Outcome(
        number, seats, ending.winners, ending.totals, ending.ending, ending.moves, seconds, illegal, record
    )


Watch = Callable[[Outcome], None]
"""Sees every game, in order."""


def nobody(outcome: Outcome) -> None:
    """Nobody watches."""


def simulate(
    plan: Plan, crew: Crew = ALONE, progress: Progress = no_progress, watch: Watch = nobody
) -> Tally:
    """Play the plan and count. Ctrl-C ends it early, with the games that are finished."""
    if plan.records is not None:
        plan.records.mkdir(parents=True, exist_ok=True)
    tally = Tally()
    start = time.perf_counter()

    def take(outcome: Outcome) -> None:
        if plan.records is not None:
            name = f"{plan.game}-{plan.seed}-{outcome.number:05}.txt"
            (plan.records / name).write_text(outcome.record, encoding="utf-8")
        watch(outcome)
        tally.add(outcome)

    prepare = partial(Players, plan.game, plan.bots)
    play, numbers = partial(play_one, plan), range(plan.games)
    tally.complete = run(crew, plan, Outcome, (plan.game,), prepare, play, numbers, take, progress)
    tally.seconds = time.perf_counter() - start
    return tally
