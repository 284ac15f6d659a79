"""The arena: every bot meets every other from every seat, with the same dice; who is better, and how sure is that?"""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from functools import partial
from itertools import combinations

from kronrat.kernel.errors import Unreadable
from kronrat.kernel.game import Setup
from kronrat.kernel.step import NOBODY
from kronrat.lab.code import compiled
from kronrat.lab.intervals import METHOD, ByDice, bootstrap, count
from kronrat.lab.pool import ALONE, Crew, Progress, no_progress
from kronrat.lab.run import run
from kronrat.lab.sim import Outcome, Plan, Players, Watch, nobody, play_seating


@dataclass(frozen=True)
class Contest:
    """The same contest gives the same games, as long as its bots count iterations and not seconds."""

    game: str
    setup: Setup
    bots: tuple[str, ...]
    games: int
    seed: int

    def groups(self) -> list[tuple[str, ...]]:
        """Who sits together: every choice of as many bots as there are seats; fewer bots share the seats in turn.

        A list that names a bot twice is one table: `king,greedy,greedy,greedy` is one against three.
        """
        seats = self.setup.seats
        if len(self.bots) == seats:
            return [self.bots]
        if len(self.bots) > seats:
            return list(combinations(self.bots, seats))
        return [tuple(self.bots[seat % len(self.bots)] for seat in range(seats))]

    def pairings(self) -> list[tuple[int, tuple[str, ...]]]:
        """Game by game: the number of its dice, and who sits where. Rotated seatings share their dice."""
        seats, groups = self.setup.seats, self.groups()
        rounds = -(-self.games // (seats * len(groups)))
        return [
            (number, group[shift:] + group[:shift])
            for number in range(rounds)
            for group in groups
            for shift in range(seats)
        ]


@dataclass
class Standing:
    """What one bot did: games it sat in, wins (shared ones as fractions), points."""

    games: int = 0
    wins: float = 0.0
    points: float = 0.0
    by_dice: ByDice = field(default_factory=dict)

    def count(self, number: int, share: float, points: float) -> None:
        self.games += 1
        self.wins += share
        self.points += points
        count(self.by_dice, number, share)

    def figures(self) -> dict[str, float | int]:
        low, high = bootstrap(self.by_dice)
        return {
            "games": self.games,
            "wins": round(self.wins, 4),
            "rate": round(self.wins / self.games, 4) if self.games else 0.0,
            "low": round(low, 4),
            "high": round(high, 4),
            "mean_score": round(self.points / self.games, 3) if self.games else 0.0,
        }


@dataclass
class Standings:
    """The table of a contest, and who came out ahead of whom."""

    contest: Contest
    bots: dict[str, Standing] = field(default_factory=dict)
    pairs: dict[tuple[str, str], Standing] = field(default_factory=dict)
    games: int = 0
    moves: int = 0
    seconds: float = 0.0
    illegal: dict[str, int] = field(default_factory=dict)
    """Games that a bot lost by an illegal answer."""
    complete: bool = True
    """Whether all games of the contest were played: Ctrl-C ends it early."""

    def add(self, outcome: Outcome) -> None:
        self.games += 1
        self.moves += outcome.moves
        if outcome.illegal != NOBODY:
            culprit = outcome.seating[outcome.illegal]
            self.illegal[culprit] = self.illegal.get(culprit, 0) + 1
        for seat, bot in enumerate(outcome.seating):
            share = 1 / len(outcome.winners) if seat in outcome.winners else 0.0
            self.bots.setdefault(bot, Standing()).count(outcome.number, share, outcome.totals[seat])
            for other, foe in enumerate(outcome.seating):
                if foe != bot:
                    mine, theirs = place(outcome, seat), place(outcome, other)
                    ahead = 1.0 if mine > theirs else 0.5 if mine == theirs else 0.0
                    pair = self.pairs.setdefault((bot, foe), Standing())
                    pair.count(outcome.number, ahead, outcome.totals[seat])

    def figures(self) -> dict[str, object]:
        setup = self.contest.setup
        return {
            "game": self.contest.game,
            "edition": setup.edition,
            "players": setup.seats,
            "seed": self.contest.seed,
            "games": self.games,
            "moves": self.moves,
            "seconds": round(self.seconds, 3),
            "compiled": compiled(),
            "chance": round(1 / setup.seats, 4),
            "intervals": METHOD,
            "bots": {bot: self.bots[bot].figures() for bot in names(self.contest) if bot in self.bots},
            "illegal": self.illegal,
            "pairs": {f"{bot} > {foe}": pair.figures() for (bot, foe), pair in sorted(self.pairs.items())},
        }


def names(contest: Contest) -> list[str]:
    """Each bot once, in the order given."""
    return list(dict.fromkeys(contest.bots))


def place(outcome: Outcome, seat: int) -> tuple[bool, int]:
    """What ranks a seat: winning first, then points."""
    return seat in outcome.winners, outcome.totals[seat]


def play_pairing(plan: Plan, players: Players, pairing: tuple[int, tuple[str, ...]]) -> Outcome:
    number, seats = pairing
    return play_seating(plan, players.rules, players.bots, number, seats)


def compete(
    contest: Contest, crew: Crew = ALONE, progress: Progress = no_progress, watch: Watch = nobody
) -> Standings:
    """Play the contest; at least as many games as asked for, rounded up to whole rounds of seatings.

    Ctrl-C ends it early, with the games that are finished.
    """
    different = len(set(contest.bots))
    if different < 2:
        raise Unreadable("bots", "an arena needs two or more different bots")
    if different < len(contest.bots) != contest.setup.seats:
        raise Unreadable("bots", f"to name a bot twice, name one for each of the {contest.setup.seats} seats")
    standings = Standings(contest)
    plan = Plan(contest.game, contest.setup, contest.bots, contest.games, contest.seed)
    start = time.perf_counter()

    def take(outcome: Outcome) -> None:
        watch(outcome)
        standings.add(outcome)

    prepare = partial(Players, contest.game, contest.bots)
    play, pairings = partial(play_pairing, plan), contest.pairings()
    standings.complete = run(crew, contest, Outcome, (contest.game,), prepare, play, pairings, take, progress)
    standings.seconds = time.perf_counter() - start
    return standings
