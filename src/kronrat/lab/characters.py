"""Characters measured: each shares tables with its plain level. Does it hold its own, what does it do otherwise?"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial

from kronrat.bots.characters import STYLES, characters_of
from kronrat.bots.gate import judged
from kronrat.bots.judgement import learned_hints
from kronrat.bots.network import NO_OWN
from kronrat.bots.network_file import facts_of
from kronrat.kernel.dice import Dice
from kronrat.kernel.errors import Unreadable
from kronrat.kernel.game import Rules, Setup
from kronrat.kernel.step import CHANCE, Core, Move
from kronrat.lab.accumulators import MOST_MOVES, Bounded, BrokenOff, win_shares
from kronrat.lab.game_loop import Accumulator, play_game
from kronrat.lab.intervals import METHOD, ByDice, bootstrap, count
from kronrat.lab.pool import ALONE, Crew, Progress, no_progress
from kronrat.lab.run import run
from kronrat.lab.sim import Players
from kronrat.lab.weights_match import NEW, pairings
from kronrat.match.dice import seed_from

EVERY = 5
"""Every so many decisions the numbers of all seats are noted."""


@dataclass(frozen=True)
class CharactersPlan:
    """The same plan gives the same games: half of the seats have a character, sides swapped with the same dice."""

    game: str
    setup: Setup
    level: str
    games: int
    """Of each character."""
    seed: int

    def code(self, style: str) -> str:
        return f"{self.level}:{style}"

    def codes(self) -> tuple[str, ...]:
        return (self.level, *(self.code(style) for style in STYLES))

    def meetings(self) -> list[tuple[str, int, tuple[str, ...]]]:
        """Character, number of the dice, and which side sits where; by turns, so that Ctrl-C is fair to all."""
        games = pairings(self.setup.seats, 0, self.games)
        pairs = [games[at : at + 2] for at in range(0, len(games), 2)]
        return [(style, one.number, one.seats) for pair in pairs for style in STYLES for one in pair]


@dataclass(frozen=True)
class Met:
    """One game: the share of the win of the seats with the character, and both sides' mean public numbers.

    A game that would go on for ever is broken off, and counts as shared by all.
    """

    style: str
    number: int
    won: float
    own: list[float]
    plain: list[float]
    broken_off: bool = False


class Habits(Accumulator):
    """The sums of the public numbers of both sides."""

    def __init__(self, rules: Rules, sides: tuple[str, ...]) -> None:
        facts = facts_of(rules)
        self.read, self.width, self.sides = facts.read, len(facts.public), sides
        self.sums = {side: [0.0] * self.width for side in sides}
        self.noted = dict.fromkeys(sides, 0)
        self.decisions = 0

    def step(self, g: Core, seat: int, move: Move) -> None:
        if seat == CHANCE:
            return
        if self.decisions % EVERY == 0:
            numbers = self.read(g, NO_OWN)
            for at, side in enumerate(self.sides):
                sums, first = self.sums[side], at * self.width
                for i in range(self.width):
                    sums[i] += numbers[first + i]
                self.noted[side] += 1
        self.decisions += 1

    def means(self, side: str) -> list[float]:
        return [one / self.noted[side] for one in self.sums[side]]


def meet(plan: CharactersPlan, players: Players, meeting: tuple[str, int, tuple[str, ...]]) -> Met:
    style, number, sides = meeting
    rules, habits = players.rules, Habits(players.rules, sides)
    mine, plain = players.bots[plan.code(style)], players.bots[plan.level]

    def decide(g: Core, seat: int, dice: Dice) -> Move:
        return judged(mine if sides[seat] == NEW else plain, rules, g, seat, dice)

    broken_off = False
    try:
        g = play_game(rules, plan.setup, seed_from(plan.seed, number), decide, [Bounded(MOST_MOVES), habits])
        shares = win_shares(rules, g)
    except BrokenOff:
        broken_off = True
        shares = [1 / len(sides)] * len(sides)
    won = sum(share for share, side in zip(shares, sides, strict=True) if side == NEW)
    other = next(side for side in sides if side != NEW)
    return Met(style, number, won, habits.means(NEW), habits.means(other), broken_off)


@dataclass
class Record:
    """What became of a character."""

    by_dice: ByDice = field(default_factory=dict)
    games: list[Met] = field(default_factory=list)

    def add(self, met: Met) -> None:
        count(self.by_dice, met.number, met.won)
        self.games.append(met)

    def figures(self, names: list[str], liked: dict[str, float]) -> dict[str, object]:
        wins = sum(met.won for met in self.games)
        low, high = bootstrap(self.by_dice)
        habits = {}
        for name in liked:
            at = names.index(name)
            own = sum(met.own[at] for met in self.games) / len(self.games)
            plain = sum(met.plain[at] for met in self.games) / len(self.games)
            habits[name] = {"own": round(own, 4), "plain": round(plain, 4)}
        return {
            "games": len(self.games),
            "broken_off": sum(met.broken_off for met in self.games),
            "wins": round(wins, 2),
            "rate": round(wins / len(self.games), 4),
            "low": round(low, 4),
            "high": round(high, 4),
            "habits": habits,
        }


def measure(plan: CharactersPlan, crew: Crew = ALONE, progress: Progress = no_progress) -> dict[str, object]:
    """Every character of a game against its plain level; what each likes, as much as it and the others had of it."""
    prepared = Players(plan.game, plan.codes())
    start: Core = prepared.rules.play.start(plan.setup)
    if learned_hints(prepared.rules, start) is None:
        raise Unreadable("characters", f"{plan.game} has no network for {plan.setup.seats} seats")
    records: dict[str, Record] = {}

    def take(met: Met) -> None:
        records.setdefault(met.style, Record()).add(met)

    prepare = partial(Players, plan.game, plan.codes())
    run(crew, plan, Met, (plan.game,), prepare, partial(meet, plan), plan.meetings(), take, progress)
    if not records:
        raise KeyboardInterrupt  # stopped before there was anything to tell
    names, likings = facts_of(prepared.rules).public, characters_of(prepared.rules)
    return {
        "game": plan.game,
        "players": plan.setup.seats,
        "level": plan.level,
        "seed": plan.seed,
        "intervals": METHOD,
        "characters": {
            style: record.figures(names, likings.get(style, {})) for style, record in records.items()
        },
    }
