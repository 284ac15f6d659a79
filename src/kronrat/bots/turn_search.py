"""Searches whole turns with a network: it ranks them, answers for the others, and judges where a try ends.

The turns that look best stand for election. In shared draws of what is hidden and of the dice each is played, then
everybody plays on as the network thinks best until the seat is asked again a round later, and the network tells the
seat's chances there. Round by round the weaker half is dropped (sequential halving).
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp, inf
from time import perf_counter, thread_time
from typing import Final

from kronrat.bots.greedy import AnyHints
from kronrat.bots.learned import judged_turns
from kronrat.bots.playout import one_ply_move
from kronrat.kernel.dice import Dice
from kronrat.kernel.game import Rules
from kronrat.kernel.play import apply, roll, why_not
from kronrat.kernel.step import CHANCE, Core, Move

PRIOR_DRAWS: Final = 6
"""What the network says of a turn at a glance counts as much as so many draws."""
HOPELESS: Final = 1.5
"""A turn that looks worse than the best by so much, as a logarithm of odds, does not stand."""
MOST_MOVES: Final = 200
"""A try ends after so many moves, however long a turn may be."""


class Candidate:
    """A turn: the moves, the chance to win told at a glance, and the sum of those told at the end of tries."""

    def __init__(self, turn: list[Move], value: float) -> None:
        self.turn = turn
        self.glance = 1.0 / (1.0 + exp(-value))
        self.total = 0.0
        self.draws = 0

    def worth(self) -> float:
        return (self.total + PRIOR_DRAWS * self.glance) / (self.draws + PRIOR_DRAWS)


class TurnSearch:
    """One decision of one seat. It can answer at any time."""

    def __init__(self, rules: Rules, hints: AnyHints, g: Core, seat: int, dice: Dice, width: int) -> None:
        self.rules = rules
        self.hints = hints
        self.g = g
        self.seat = seat
        self.dice = dice
        self.stopped: Callable[[], bool] | None = None
        turns, values = judged_turns(hints, g, seat, dice)
        best = max(values)
        standing = [Candidate(turns[i], values[i]) for i in range(len(turns)) if values[i] >= best - HOPELESS]
        standing.sort(key=best_first)
        self.standing = standing[:width]

    def run(self, draws: int, seconds: float, deadline: float) -> None:
        """So many draws at most; each round has its share of them and of the time."""
        rounds = (len(self.standing) - 1).bit_length()
        cpu_start, began = thread_time(), perf_counter()
        done = 0
        for number in range(1, rounds + 1):
            share = number / rounds
            until = cpu_start + share * seconds
            alarm = began + share * (deadline - began) if deadline < inf else inf
            while done < share * draws and thread_time() < until and perf_counter() < alarm:
                if self.stopped is not None and self.stopped():
                    return
                self.draw()
                done += 1
            self.standing.sort(key=best_first)
            self.standing = self.standing[: (len(self.standing) + 1) // 2]

    def draw(self) -> None:
        """Every turn that stands, in the same draw of what is hidden and of the dice."""
        drawn = self.rules.play.resample(self.g, self.seat, self.dice)
        seed = self.dice.below(1 << 48)
        for candidate in self.standing:
            g = drawn.clone()
            for move in candidate.turn:
                if why_not(g, self.seat, move) is not None:
                    break  # a turn that chance or another seat has cut short in this draw
                apply(g, self.seat, move)
            self.play_on(g, Dice(seed))
            candidate.total += self.told(g)
            candidate.draws += 1

    def play_on(self, g: Core, dice: Dice) -> None:
        """Everybody plays on by the network, until the seat is asked again after all others had their turn."""
        last = self.seat
        changes = 0
        for _ in range(MOST_MOVES):
            while g.stack and g.stack[-1].seat == CHANCE:
                apply(g, CHANCE, roll(g, dice))
            if not g.stack:
                return
            seat = g.stack[-1].seat
            if seat != last:
                last = seat
                changes += 1
                if seat == self.seat and changes >= g.seats:
                    return
            apply(g, seat, one_ply_move(self.hints, g, seat, dice))

    def told(self, g: Core) -> float:
        """The seat's chance to win."""
        outlook = self.hints.outlook
        assert outlook is not None
        return outlook(g, self.seat)[self.seat]

    def best(self) -> list[Move]:
        """The turn that did best so far."""
        return min(self.standing, key=best_first).turn


def best_first(candidate: Candidate) -> float:
    return -candidate.worth()
