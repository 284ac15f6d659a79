"""Games to learn from: their positions as numbers, and how they ended."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from kronrat.bots.bot import Bot, choose
from kronrat.bots.network_file import facts_of
from kronrat.kernel.dice import Dice
from kronrat.kernel.game import Rules, Setup
from kronrat.kernel.play import asks
from kronrat.kernel.step import CHANCE, Core, Move
from kronrat.lab.accumulators import MOST_MOVES, Bounded, BrokenOff, totals, win_shares
from kronrat.lab.game_loop import Accumulator, play_game
from kronrat.lab.learn.model import Array
from kronrat.lab.learn.players import drawn, learners, one_of, teachers
from kronrat.lab.sim import rules_of
from kronrat.match.dice import seed_from
from kronrat.parts.facts import EVERYBODY

WITHIN_TURNS = 0.35
"""Positions at the end of a seat's turn are all noted; of those within a turn this share."""
OWN_DICE = 0x5EED
"""Sets the dice that seat players apart from those they play with."""


@dataclass(frozen=True)
class Played:
    """One game: its positions as rows of half-precision numbers, which of them end a turn, and the outcome."""

    rows: bytes
    ends: bytes
    won: list[float]
    """Each seat's share of the win; empty if the game was broken off."""
    points: list[int]


class Positions(Accumulator):
    """Notes the numbers of states right after decisions, whatever comes next."""

    def __init__(self, rules: Rules, dice: Dice) -> None:
        self.read = facts_of(rules).read
        self.dice = dice
        self.last = CHANCE
        self.rows: list[Array] = []
        self.ends = bytearray()

    def step(self, g: Core, seat: int, move: Move) -> None:
        if self.last != CHANCE:
            end = not asks(g, self.last)
            if end or drawn(self.dice) < WITHIN_TURNS:
                self.rows.append(np.asarray(memoryview(self.read(g, EVERYBODY))).astype(np.float16))
                self.ends.append(end)
        self.last = seat


class Table:
    """What every game of a generation needs, made once in a process."""

    def __init__(self, game: str, setups: list[Setup], seed: int, newest: str, older: str) -> None:
        self.rules = rules_of(game)
        self.setups = setups
        self.seed = seed
        self.kinds = learners(self.rules, newest, older) if newest else teachers()


def play(table: Table, number: int) -> Played:
    """One game from its seed, with players drawn for its seats."""
    rules, setup = table.rules, table.setups[number % len(table.setups)]
    seed = seed_from(table.seed, number)
    dice = Dice(int.from_bytes(seed[7:14]) ^ OWN_DICE)
    seated: list[Bot] = [one_of(table.kinds, dice) for _ in range(setup.seats)]
    positions = Positions(rules, dice)

    def decide(g: Core, seat: int, dice: Dice) -> Move:
        return choose(seated[seat], rules, g, seat, dice)

    try:
        g = play_game(rules, setup, seed, decide, [Bounded(MOST_MOVES), positions])
    except BrokenOff:
        return Played(b"", b"", [], [])
    rows = np.stack(positions.rows) if positions.rows else np.empty((0, 0), np.float16)
    return Played(rows.tobytes(), bytes(positions.ends), win_shares(rules, g), totals(rules, g))
