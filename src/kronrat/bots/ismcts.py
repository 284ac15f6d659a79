"""Information-set Monte Carlo tree search: one implementation for every game, on drawn states only.

Every iteration draws anew what the seat cannot know, walks down one tree shared by all draws, plays on for a few
moves with a light hand, and looks at the result by the game's evaluation. A game's hints make it stronger; without
them it searches all moves and judges by the score.
"""

from __future__ import annotations

from math import inf
from time import perf_counter
from typing import Final

from kronrat.bots.bot import Bot
from kronrat.bots.greedy import FEW, best_move, go_on
from kronrat.bots.random import any_move
from kronrat.bots.tree import Node, favourite, lay_out, pick, priors_of, situation
from kronrat.kernel.cursor import Cursor
from kronrat.kernel.dice import Dice
from kronrat.kernel.errors import Unreadable
from kronrat.kernel.game import Rules
from kronrat.kernel.play import apply, asks, roll
from kronrat.kernel.step import CHANCE, NO_ARGS, Args, Core, Move

USUAL: Final = "800"
LONGEST: Final = 1_000_000
SHORTLIST: Final = 400
"""Up to so many whole moves are laid out at the root; a longer list is walked choice by choice."""
INNER_SHORTLIST: Final = 80
HINT_AFTER: Final = 6
"""A node below the root is worth asking the game for hints after so many visits."""
MOVES_ON: Final = 3
"""A light playout goes on for so many moves, and for one more for each seat."""
SAMPLE: Final = 3
"""How many of the moves worth a look a light playout compares."""
TO_THE_END: Final = 3000
"""A random playout gives up after so many moves: some games may go on for ever."""
WON: Final = 0.85
"""At the end of a game: how much winning counts beside the margin."""


class IsmctsBot(Bot):
    """`ismcts:800` thinks for 800 iterations, `ismcts:0.5s` for half a second; `…:random` plays out at random."""

    def __init__(self, setting: str = "") -> None:
        super().__init__(setting)
        budget, _, playouts = (setting or USUAL).partition(":")
        self.iterations = LONGEST
        self.seconds = inf
        self.light = playouts != "random"
        try:
            if budget.endswith("s"):
                self.seconds = float(budget[:-1])
            else:
                self.iterations = int(budget)
        except ValueError:
            raise Unreadable(
                "bot", f"ismcts takes iterations or seconds, 800 or 0.5s, not {budget!r}"
            ) from None
        if self.iterations < 1 or not self.seconds > 0 or playouts not in ("", "random", "light"):
            raise Unreadable("bot", f"ismcts cannot think {setting!r}")

    def choose(self, rules: Rules, g: Core, seat: int, dice: Dice) -> Move:
        until = min(perf_counter() + self.seconds, self.deadline)
        search = Search(rules, g, seat, dice, self.light)
        if not search.settled():
            search.run(self.iterations, until)
        return search.answer()


class Search:
    """One decision of one seat: a tree, and what has been learnt so far. It can answer at any time."""

    def __init__(self, rules: Rules, g: Core, seat: int, dice: Dice, light: bool) -> None:
        self.rules = rules
        self.g = g
        self.seat = seat
        self.dice = dice
        self.light = light
        self.moves_on = MOVES_ON + g.seats if light else TO_THE_END
        self.kinds: dict[str, int] = {}
        self.base = situation(self.kinds, g.stack[-1], seat)
        self.root = Node(-1, g.seats)
        self.iterations = 0
        self.path: list[Node] = []
        #: where each seat stands now, and how far playouts get away from it: the unit of all rewards
        self.now = margins(self.outlook(g))
        self.strayed = 1.0
        self.samples = 1
        self.only: Move | None = None
        self.laid_out = self.hint_root()

    def hint_root(self) -> bool:
        """Lay out the moves worth a look; False where they are too many, and the cursor shall find them."""
        found = self.rules.candidates(self.g, self.seat)
        if len(found) == 1:
            self.only = found[0]
        # a sealed choice is asked of the lowest seat at the cursor: any other seat needs whole moves
        if len(found) > SHORTLIST and self.g.stack[-1].seat == self.seat:
            return False
        self.hint(self.root, self.g, self.seat, self.base, found, len(found) <= FEW)
        return True

    def hint(self, node: Node, g: Core, seat: int, base: int, found: list[Move], follow: bool) -> None:
        values: list[float] = []
        for move in found:
            h = g.clone()
            apply(h, seat, move)
            if follow:
                go_on(self.rules, h, seat, self.dice)
            values.append(self.rules.evaluate(h, seat))
        lay_out(node, g, base, found, priors_of(values))

    def settled(self) -> bool:
        """Nothing to think about."""
        return self.only is not None

    def run(self, iterations: int, until: float) -> None:
        """Think, until the budget is used up or the moment has come."""
        for _ in range(iterations):
            if perf_counter() >= until:
                return
            self.iterate()

    def iterate(self) -> None:
        g = self.rules.resample(self.g, self.seat, self.dice)
        self.path = [self.root]
        self.descend(g)
        self.play_on(g)
        reward = self.reward(g)
        for node in self.path:
            node.visits += 1
            for seat in range(len(reward)):
                node.total[seat] += reward[seat]
        self.iterations += 1

    def descend(self, g: Core) -> None:
        """Down the tree to the end of the first move that is new."""
        node = self.first_move(g) if self.laid_out else self.root
        new = self.laid_out and node.visits == 0
        cursor = Cursor(g)
        while g.stack and not (new and cursor.verb < 0):
            f = g.stack[-1]
            choices = cursor.choices()
            if f.seat == CHANCE:
                cursor.choose(choices[self.dice.weighted(cursor.weights())])
                continue
            base = situation(self.kinds, f, f.seat)
            if node.visits >= HINT_AFTER and node.hinted < 0 and cursor.verb < 0 and not cursor.args:
                self.hint_inner(node, g, f.seat, base)
            node = pick(node, choices, f.seat, base, self.dice)
            self.path.append(node)
            new = new or node.visits == 0
            cursor.choose(node.choice)

    def first_move(self, g: Core) -> Node:
        """The root's own step, by whole moves: they are the same in every draw, since the seat knows them."""
        node = self.root
        while node.move is None:
            choices = [key - self.base for key in node.children]
            node = pick(node, choices, self.seat, self.base, self.dice)
            self.path.append(node)
        apply(g, self.seat, node.move)
        return node

    def hint_inner(self, node: Node, g: Core, seat: int, base: int) -> None:
        """Ask the game for the moves worth a look; others stay possible, but are tried later."""
        node.hinted = base
        found = self.rules.candidates(g, seat) if self.light else []
        if 1 < len(found) <= INNER_SHORTLIST:
            self.hint(node, g, seat, base, found, False)

    def play_on(self, g: Core) -> None:
        """A few moves with a light hand, or random ones to the end."""
        left = self.moves_on
        while g.stack and left:
            seat = g.stack[-1].seat
            if seat == CHANCE:
                apply(g, CHANCE, roll(g, self.dice))
                continue
            apply(g, seat, self.light_move(g, seat) if self.light else any_move(g, seat, self.dice))
            left -= 1

    def light_move(self, g: Core, seat: int) -> Move:
        """The best of a few moves drawn from those worth a look."""
        found = self.rules.candidates(g, seat)
        if len(found) == 1:
            return found[0]
        best = found[0]
        best_value = -inf
        for _ in range(SAMPLE):
            move = found[self.dice.below(len(found))]
            h = g.clone()
            apply(h, seat, move)
            value = self.rules.evaluate(h, seat)
            if value > best_value:
                best = move
                best_value = value
        return best

    def outlook(self, g: Core) -> list[float]:
        """How it looks for every seat: the game's evaluation, or the final points when the game is over."""
        if g.stack:
            return [self.rules.evaluate(g, seat) for seat in range(g.seats)]
        return [float(sum(points for _, points in items)) for items in self.rules.scores(g)]

    def reward(self, g: Core) -> list[float]:
        """For every seat from 0 to 1: the margin gained since now, squashed; at the end mostly the win."""
        ahead = margins(self.outlook(g))
        over = not g.stack
        winners = self.rules.winners(g) if over else []
        out: list[float] = []
        for seat in range(g.seats):
            gain = ahead[seat] - (0.0 if over else self.now[seat])
            if not over:
                self.strayed += abs(gain)
                self.samples += 1
            unit = self.strayed / self.samples or 1.0
            value = 0.5 + 0.5 * gain / (unit + abs(gain))
            if over:
                value = (WON / len(winners) if seat in winners else 0.0) + (1.0 - WON) * value
            out.append(value)
        return out

    def answer(self) -> Move:
        """The move tried most."""
        if self.only is not None:
            return self.only
        node: Node | None = self.root
        choices: Args = NO_ARGS
        while node is not None and asks(self.g, self.seat):
            if node.move is not None:
                return node.move
            node = favourite(node, self.base)
            if node is None:
                break
            choices = (*choices, node.choice)
            move = completed(self.g, choices)
            if move is not None:
                return move
        return best_move(self.rules, self.g, self.seat, self.dice, False)


def completed(g: Core, choices: Args) -> Move | None:
    """The whole move that a cursor's choices add up to, once nothing is missing."""
    verbs = g.stack[-1].verbs()
    if len(verbs) > 1:
        return (choices[0], choices[1:]) if len(choices) > len(verbs[choices[0]].params) else None
    if not verbs[0].params:
        return 0, NO_ARGS
    return (0, choices) if len(choices) == len(verbs[0].params) else None


def margins(values: list[float]) -> list[float]:
    """How far each seat is ahead of the best of the others; alone, its own value."""
    out: list[float] = []
    for seat in range(len(values)):
        best = -inf
        for other in range(len(values)):
            if other != seat and values[other] > best:
                best = values[other]
        out.append(values[seat] if best == -inf else values[seat] - best)
    return out
