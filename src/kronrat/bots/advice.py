"""What a bot would do, and why: the moves it tried most, what it expects of each, and how it could go on."""

from __future__ import annotations

from typing import Final

from kronrat.bots.ismcts import BREADTH, Search
from kronrat.bots.odds import odds
from kronrat.bots.tree import Arm, situation
from kronrat.kernel.dice import Dice
from kronrat.kernel.game import Rules
from kronrat.kernel.play import apply, roll, why_not
from kronrat.kernel.step import CHANCE, Core, Move

BEST: Final = 3
"""So many moves are worth telling."""
ENOUGH: Final = 6
"""A move tried less often than this says nothing about how a game could go on."""
FAR: Final = 5
"""So many decisions after the move itself are foretold at most."""


class Suggestion:
    """A move, how often it was tried, each seat's chance to win after it, and how the game could go on.

    The line begins with the move itself and holds what chance was made to answer in between: it can be played from
    `drawn`, the position with the hidden things that were drawn for it.
    """

    def __init__(
        self, move: Move, tried: int, chances: list[float], drawn: Core, line: list[tuple[int, Move]]
    ) -> None:
        self.move = move
        self.tried = tried
        self.chances = chances
        self.drawn = drawn
        self.line = line


class Counsel(Search):
    """A search that also remembers who would have won, wherever it went."""

    def __init__(self, rules: Rules, g: Core, seat: int, dice: Dice) -> None:
        super().__init__(rules, g, seat, dice, True)
        #: by the identity of an arm of the tree, which lives as long as the tree
        self.seen: dict[int, list[float]] = {}

    def think(self, iterations: int, seconds: float, deadline: float) -> None:
        """Search until the budget is used up or somebody says stop; every move that stands is always tried once."""
        self.live = self.root.arms[:BREADTH]
        self.sweep(iterations)
        self.run(iterations, seconds, deadline)

    def glimpse(self, moves: int, tries: int) -> list[float]:
        """Each seat's chance to win if the better of a few moves is made, each tried so many times."""
        self.live = self.root.arms[:moves]
        most = tries * len(self.live)
        while self.iterations < most:
            self.sweep(most)
        return self.chances(min(self.live, key=self.standing))

    def reward(self, g: Core) -> list[float]:
        chances = odds(self.rules, g)
        for arm in self.path:
            sums = self.seen.get(id(arm))
            if sums is None:
                self.seen[id(arm)] = chances.copy()
            else:
                for seat in range(len(chances)):
                    sums[seat] += chances[seat]
        return super().reward(g)

    def chances(self, arm: Arm) -> list[float]:
        """Each seat's chance to win, over all tries that went this way."""
        return [one / arm.visits for one in self.seen[id(arm)]]

    def suggestions(self) -> list[Suggestion]:
        """The moves tried most; what the bot would play comes first."""
        answer = self.answer()
        tried = [arm for arm in self.root.arms if arm.visits]
        tried.sort(key=lambda arm: (arm.move != answer, -arm.visits, self.standing(arm)))
        return [self.suggestion(arm) for arm in tried[:BEST]]

    def suggestion(self, arm: Arm) -> Suggestion:
        drawn = self.rules.resample(self.g, self.seat, self.dice)
        return Suggestion(arm.move, arm.visits, self.chances(arm), drawn, self.line(drawn.clone(), arm))

    def line(self, g: Core, arm: Arm) -> list[tuple[int, Move]]:
        """How it could go on after a move, by the moves tried most, in one draw; chance is rolled."""
        apply(g, self.seat, arm.move)
        out = [(self.seat, arm.move)]
        told = 0
        while g.stack and told < FAR:
            seat = g.stack[-1].seat
            if seat == CHANCE:
                answer = roll(g, self.dice)
                apply(g, CHANCE, answer)
                out.append((CHANCE, answer))
                continue
            reached = self.follow(g, arm, seat)
            if reached is None:
                break
            arm = reached
            apply(g, seat, arm.move)
            out.append((seat, arm.move))
            told += 1
        while out[-1][0] == CHANCE:
            out.pop()
        return out

    def follow(self, g: Core, arm: Arm, seat: int) -> Arm | None:
        """The move tried most from here among those legal in this draw; None where too little was tried."""
        decision = arm.after.get(situation(self.kinds, g.stack[-1]))
        best: Arm | None = None
        if decision is not None:
            for one in decision.arms:
                if (
                    one.visits >= ENOUGH
                    and (best is None or one.visits > best.visits)
                    and why_not(g, seat, one.move) is None
                ):
                    best = one
        return best
