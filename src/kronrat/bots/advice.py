"""Advice: the moves a search visited most, each seat's chance to win after them, and how the game could go on."""

from __future__ import annotations

from typing import Final

from kronrat.bots.chances import win_chances
from kronrat.bots.search import BREADTH, Search
from kronrat.bots.tree import Arm, question_key
from kronrat.kernel.dice import Dice
from kronrat.kernel.game import Rules
from kronrat.kernel.play import apply, roll, why_not
from kronrat.kernel.step import CHANCE, Core, Move

BEST: Final = 3
"""So many moves are suggested."""
LEAST_VISITS: Final = 6
"""A move with fewer visits says nothing about how the game could go on."""
LONGEST_LINE: Final = 5
"""So many decisions after the move itself are shown at most."""


class Suggestion:
    """A move, how often it was simulated, each seat's chance to win after it, and how the game could go on.

    The line begins with the move itself and holds what chance was made to answer in between: it can be played from
    `drawn`, the position with the hidden things that were drawn for it.
    """

    def __init__(
        self, move: Move, visits: int, chances: list[float], drawn: Core, line: list[tuple[int, Move]]
    ) -> None:
        self.move = move
        self.visits = visits
        self.chances = chances
        self.drawn = drawn
        self.line = line


class AdviceSearch(Search):
    """A search that also adds up every seat's chance to win, at every move of its tree."""

    def __init__(self, rules: Rules, g: Core, seat: int, dice: Dice) -> None:
        super().__init__(rules, g, seat, dice, True)
        #: by the identity of an arm of the tree, which lives as long as the tree
        self.chance_sums: dict[int, list[float]] = {}

    def advise(self, iterations: int, seconds: float, deadline: float) -> None:
        """Search until the budget is used up or it is stopped; every root move is simulated at least once."""
        self.remaining = self.root.arms[:BREADTH]
        self.try_all(iterations)
        self.run(iterations, seconds, deadline)

    def quick_chances(self, moves: int, visits: int) -> list[float]:
        """Each seat's chance to win if the best of a few moves is made, each simulated so many times."""
        self.remaining = self.root.arms[:moves]
        most = visits * len(self.remaining)
        while self.spent < most:
            self.try_all(most)
        return self.chances_after(min(self.remaining, key=self.best_first))

    def reward(self, g: Core) -> list[float]:
        found = win_chances(self.rules, g, self.seat)
        for arm in self.path:
            sums = self.chance_sums.get(id(arm))
            if sums is None:
                self.chance_sums[id(arm)] = found.copy()
            else:
                for seat in range(len(found)):
                    sums[seat] += found[seat]
        return super().reward(g)

    def chances_after(self, arm: Arm) -> list[float]:
        """Each seat's mean chance to win, over all simulations of a move."""
        return [one / arm.visits for one in self.chance_sums[id(arm)]]

    def suggestions(self) -> list[Suggestion]:
        """The moves visited most; what the bot would play comes first."""
        answer = self.answer()
        visited = [arm for arm in self.root.arms if arm.visits]
        visited.sort(key=lambda arm: (arm.move != answer, -arm.visits, self.best_first(arm)))
        return [self.suggestion(arm) for arm in visited[:BEST]]

    def suggestion(self, arm: Arm) -> Suggestion:
        drawn = self.rules.play.resample(self.g, self.seat, self.dice)
        return Suggestion(arm.move, arm.visits, self.chances_after(arm), drawn, self.line(drawn.clone(), arm))

    def line(self, g: Core, arm: Arm) -> list[tuple[int, Move]]:
        """How it could go on after a move, by the moves visited most, in one draw; chance is rolled."""
        apply(g, self.seat, arm.move)
        out = [(self.seat, arm.move)]
        shown = 0
        while g.stack and shown < LONGEST_LINE:
            seat = g.stack[-1].seat
            if seat == CHANCE:
                answer = roll(g, self.dice)
                apply(g, CHANCE, answer)
                out.append((CHANCE, answer))
                continue
            reached = self.most_visited(g, arm, seat)
            if reached is None:
                break
            arm = reached
            apply(g, seat, arm.move)
            out.append((seat, arm.move))
            shown += 1
        while out[-1][0] == CHANCE:
            out.pop()
        return out

    def most_visited(self, g: Core, arm: Arm, seat: int) -> Arm | None:
        """The most visited move from here among those legal in this draw; None where visits are too few."""
        decision = arm.after.get(question_key(self.kinds, g.stack[-1]))
        best: Arm | None = None
        if decision is not None:
            for one in decision.arms:
                if (
                    one.visits >= LEAST_VISITS
                    and (best is None or one.visits > best.visits)
                    and why_not(g, seat, one.move) is None
                ):
                    best = one
        return best
