"""Accumulators that several commands use: how a game ended, and its record."""

from __future__ import annotations

from pathlib import Path

from kronrat.kernel import log
from kronrat.kernel.game import Rules, Setup
from kronrat.kernel.step import CHANCE, Core, Move
from kronrat.lab.game_loop import Accumulator
from kronrat.match.dice import commitment
from kronrat.match.record import Record, result, to_text


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


class RecordFile(Accumulator):
    """Writes the game's record, with opened seal, when it is over."""

    def __init__(self, rules: Rules, setup: Setup, seed: bytes, seats: list[str], file: Path) -> None:
        self.rules = rules
        self.file = file
        self.record = Record(rules.info.id, rules.info.version, setup, commitment(seed), seats, seed=seed)
        #: the newest line, whose digest is that of the state after it
        self.line = ""

    def step(self, g: Core, seat: int, move: Move) -> None:
        self._finish_line(g)
        self.line = log.line(g, seat, move)

    def after(self, g: Core) -> None:
        self._finish_line(g)
        self.record.result = result(self.rules, g)
        self.file.write_text(to_text(self.record), encoding="utf-8")

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
