"""Accumulators that several commands use: how a game ended, and its record."""

from __future__ import annotations

import sys

from kronrat.kernel import log
from kronrat.kernel.game import Rules, Setup
from kronrat.kernel.step import CHANCE, Core, Move
from kronrat.lab.game_loop import Accumulator
from kronrat.match.dice import commitment
from kronrat.match.record import Record, result, to_text

FORFEIT = "forfeit"
BROKEN_OFF = "broken-off"
LIMIT = "limit"
"""The option by which games that may go on for ever are bounded."""
LONG_GAME = 5_000
"""Moves, chance's included, after which a game is said to run on: several times what any finished one took."""


class Ending(Accumulator):
    """How many moves the seats made, who won, with how many points, and how the game ended."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.moves = 0
        self.winners: list[int] = []
        self.totals: list[int] = []
        self.ending = ""

    def step(self, g: Core, seat: int, move: Move) -> None:
        self.moves += seat != CHANCE

    def after(self, g: Core) -> None:
        self.totals = totals(self.rules, g)
        self.winners = self.rules.play.winners(g)
        self.ending = self.rules.play.ending(g)

    def forfeited(self, g: Core, loser: int) -> None:
        """A game that ended because a seat played what is not allowed: all others win it."""
        self.totals = totals(self.rules, g)
        self.winners = [seat for seat in range(g.seats) if seat != loser]
        self.ending = FORFEIT

    def broken_off(self, seats: int) -> None:
        """A game that nobody will ever win: it counts as shared by all."""
        self.winners, self.totals, self.ending = list(range(seats)), [0] * seats, BROKEN_OFF


class BrokenOff(Exception):
    """A game that has not ended after very many moves."""


MOST_MOVES = 6_000
"""A game that takes longer is broken off where games are only looked at: some may go on for ever."""


class Bounded(Accumulator):
    """Breaks a game off after so many moves, chance's not counted: some may go on for ever."""

    def __init__(self, most: int) -> None:
        self.left = most

    def step(self, g: Core, seat: int, move: Move) -> None:
        self.left -= seat != CHANCE
        if self.left < 0:
            raise BrokenOff


class RunsOn(Accumulator):
    """Says on standard error when a game runs on and on, and which option of the game bounds it."""

    def __init__(self, rules: Rules, setup: Setup, number: int) -> None:
        self.moves = 0
        self.number = number
        option = next((one for one in rules.info.options if one.key == LIMIT), None)
        if option is None:
            self.how = "Ctrl-C ends it; the games before it count"
        elif setup.options.get(LIMIT, option.default) == option.default:
            self.how = f"--set {LIMIT}={option.values[1]} bounds it"
        else:
            self.how = f"--set {LIMIT}={setup.options[LIMIT]} will end it"

    def step(self, g: Core, seat: int, move: Move) -> None:
        self.moves += 1
        if self.moves % LONG_GAME == 0:
            print(
                f"kronrat: game {self.number} has run on for {self.moves:,} moves; {self.how}",
                file=sys.stderr,
            )


class Recorder(Accumulator):
    """The game's record as text, with opened seal, when it is over."""

    def __init__(self, rules: Rules, setup: Setup, seed: bytes, seats: list[str]) -> None:
        self.rules = rules
        self.text = ""
        self.record = Record(rules.info.id, rules.info.version, setup, commitment(seed), seats, seed=seed)
        #: the newest line, whose digest is that of the state after it
        self.line = ""

    def step(self, g: Core, seat: int, move: Move) -> None:
        self._finish_line(g)
        self.line = log.line(g, seat, move)

    def after(self, g: Core) -> None:
        self.record.result = result(self.rules, g)
        self.stop(g)

    def stop(self, g: Core) -> None:
        """Write down what was played, also of a game that ends before its end."""
        self._finish_line(g)
        self.text = to_text(self.record)

    def _finish_line(self, g: Core) -> None:
        if self.line:
            self.record.lines.append((self.line, log.digest(g)))


def totals(rules: Rules, g: Core) -> list[int]:
    """Each seat's points."""
    return [sum(points for _, points in items) for items in rules.play.scores(g)]


def win_shares(rules: Rules, g: Core) -> list[float]:
    """Each seat's share of the win when the game is over."""
    winners = rules.play.winners(g)
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(g.seats)]
