"""What a bot would do, and why: the moves it tried most, what it expects of each, and how it could go on."""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from time import perf_counter
from typing import Final

from kronrat.bots.ismcts import Search, completed
from kronrat.bots.odds import odds
from kronrat.bots.tree import SHIFT, Node, situation
from kronrat.kernel.cursor import Cursor
from kronrat.kernel.dice import Dice
from kronrat.kernel.game import Rules
from kronrat.kernel.play import apply, roll
from kronrat.kernel.step import CHANCE, NO_ARGS, Args, Core, Move

BEST: Final = 3
"""So many moves are worth telling."""
ENOUGH: Final = 6
"""A choice tried less often than this says nothing about how a game could go on."""
AT_A_TIME: Final = 10
"""Tries between two looks at whether somebody still wants to know."""
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
    """A search that also remembers who would have won, wherever it went, and that can be interrupted."""

    def __init__(self, rules: Rules, g: Core, seat: int, dice: Dice) -> None:
        super().__init__(rules, g, seat, dice, True)
        #: by the identity of a node of the tree, which lives as long as the tree
        self.seen: dict[int, list[float]] = {}
        self.stopped: Callable[[], bool] | None = None

    def think(self, iterations: int, seconds: float, deadline: float) -> None:
        """Search until the budget is used up or somebody says stop; a few tries are always made."""
        until = min(perf_counter() + seconds, deadline)
        while self.iterations < iterations:
            self.run(min(AT_A_TIME, iterations - self.iterations), until if self.iterations else inf)
            if perf_counter() >= until or (self.stopped is not None and self.stopped()):
                return

    def glimpse(self, moves: int, tries: int) -> list[float]:
        """Each seat's chance to win after a short search, as long as so many tries of so many moves."""
        self.run(moves * tries, inf)
        return self.chances(self.root)

    def reward(self, g: Core) -> list[float]:
        chances = odds(self.rules, g)
        for node in self.path:
            sums = self.seen.get(id(node))
            if sums is None:
                self.seen[id(node)] = chances.copy()
            else:
                for seat in range(len(chances)):
                    sums[seat] += chances[seat]
        return super().reward(g)

    def chances(self, node: Node) -> list[float]:
        """Each seat's chance to win, over all tries that went through this node."""
        sums = self.seen.get(id(node))
        if sums is None:
            return odds(self.rules, self.g)
        return [one / node.visits for one in sums]

    def suggestions(self) -> list[Suggestion]:
        """The moves tried most; what the bot would play comes first."""
        return [self.suggestion(node, move) for node, move in self.tried()[:BEST]]

    def suggestion(self, node: Node, move: Move) -> Suggestion:
        drawn = self.rules.resample(self.g, self.seat, self.dice)
        return Suggestion(move, node.visits, self.chances(node), drawn, self.line(drawn.clone(), node, move))

    def tried(self) -> list[tuple[Node, Move]]:
        """The whole moves at the root that were tried at all, the bot's own answer first, then by how often."""
        answer = self.answer()
        found: list[tuple[Node, Move]] = []
        self.collect(self.root, NO_ARGS, found)
        found.sort(key=lambda one: (one[1] != answer, -one[0].visits, -one[0].prior))
        return found

    def collect(self, node: Node, choices: Args, found: list[tuple[Node, Move]]) -> None:
        for key, child in node.children.items():
            if key >> SHIFT != self.base >> SHIFT or not child.visits:
                continue
            path = (*choices, child.choice)
            move = child.move
            if move is None:
                move = completed(self.g, path)
            if move is None:
                self.collect(child, path, found)
            else:
                found.append((child, move))

    def line(self, g: Core, node: Node, move: Move) -> list[tuple[int, Move]]:
        """How it could go on after a move, by the choices tried most, in one draw; chance is rolled."""
        apply(g, self.seat, move)
        out = [(self.seat, move)]
        told = 0
        while g.stack and told < FAR:
            seat = g.stack[-1].seat
            if seat == CHANCE:
                answer = roll(g, self.dice)
                apply(g, CHANCE, answer)
                out.append((CHANCE, answer))
                continue
            reached = self.follow(g, node)
            if reached is None:
                break
            node, answer = reached
            apply(g, seat, answer)
            out.append((seat, answer))
            told += 1
        while out[-1][0] == CHANCE:
            out.pop()
        return out

    def follow(self, g: Core, node: Node) -> tuple[Node, Move] | None:
        """The whole move tried most from here among those legal in this draw; None where too little was tried."""
        f = g.stack[-1]
        base = situation(self.kinds, f, f.seat)
        cursor = Cursor(g.clone())
        choices: Args = NO_ARGS
        while True:
            best: Node | None = None
            for choice in cursor.choices():
                child = node.children.get(base + choice)
                if child is not None and (best is None or child.visits > best.visits):
                    best = child
            if best is None or best.visits < ENOUGH:
                return None
            node = best
            choices = (*choices, node.choice)
            move = completed(g, choices)
            if move is not None:
                return node, move
            cursor.choose(node.choice)
