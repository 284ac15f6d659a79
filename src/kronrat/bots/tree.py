"""The search tree: what is remembered of each choice, and which choice to try next."""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from typing import Final

from kronrat.kernel.dice import Dice
from kronrat.kernel.step import Args, Core, Move, Step

CURIOUS: Final = 0.35
"""How much a seldom tried choice attracts."""
TRUST: Final = 0.6
"""How much a hint attracts while little is known."""
NARROW: Final = 2.0
"""So many choices are tried at once; one more for every new whole root of the visits (progressive widening)."""
SHIFT: Final = 20
"""The low bits of a key are the cursor's choice, the high bits tell who chooses at which step."""


class Node:
    """A choice and what came of it, in seat moves only: chance is drawn anew each time (open loop)."""

    def __init__(self, choice: int, seats: int) -> None:
        self.choice = choice
        self.visits = 0
        #: how often it could have been chosen: in other draws of what is hidden it may be illegal
        self.available = 0
        self.total = [0.0] * seats
        self.prior = 0.0
        self.children: dict[int, Node] = {}
        #: for which step and seat the game's hints were asked here
        self.hinted = -1
        #: the whole move that ends here, where the way was laid out beforehand
        self.move: Move | None = None

    def mean(self, seat: int) -> float:
        return self.total[seat] / self.visits if self.visits else 0.0


def path_of(g: Core, move: Move) -> Args:
    """The choices at a cursor that make up a whole move."""
    verbs = g.stack[-1].verbs()
    if len(verbs) > 1:
        return (move[0], *move[1])
    return move[1] if move[1] else (0,)


def lay_out(node: Node, g: Core, base: int, found: list[Move], priors: list[float]) -> None:
    """Put whole moves with their priors below a node; a common beginning is as good as its best end."""
    for i in range(len(found)):
        at = node
        for choice in path_of(g, found[i]):
            at.hinted = base
            child = at.children.get(base + choice)
            if child is None:
                child = Node(choice, g.seats)
                at.children[base + choice] = child
            child.prior = max(child.prior, priors[i])
            at = child
        at.move = found[i]


def pick(node: Node, choices: Sequence[int], seat: int, base: int, dice: Dice) -> Node:
    """The next choice to try: upper confidence with availability, a bonus for hints, wider with every visit."""
    best: Node | None = None
    best_score = 0.0
    fresh: Node | None = None
    unknown: list[int] = []
    tried = 0
    children = node.children
    for choice in choices:
        child = children.get(base + choice)
        if child is None:
            unknown.append(choice)
            continue
        child.available += 1
        if not child.visits:
            if fresh is None or child.prior > fresh.prior:
                fresh = child
            continue
        tried += 1
        score = child.total[seat] / child.visits + TRUST * child.prior / child.visits
        score += CURIOUS * sqrt(log(child.available) / child.visits)
        if best is None or score > best_score:
            best = child
            best_score = score
    if best is not None and (tried >= NARROW + sqrt(node.visits) or (fresh is None and not unknown)):
        return best
    if fresh is not None:
        return fresh
    grown = Node(unknown[dice.below(len(unknown))], len(node.total))
    grown.available = 1
    children[base + grown.choice] = grown
    return grown


def favourite(node: Node, base: int) -> Node | None:
    """The child tried most; among equals the one with the better hint. None below an untouched node."""
    best: Node | None = None
    for key, child in node.children.items():
        if key >> SHIFT != base >> SHIFT:
            continue
        if best is None or (child.visits, child.prior) > (best.visits, best.prior):
            best = child
    return best


def situation(kinds: dict[str, int], f: Step, seat: int) -> int:
    """What tells decisions apart that follow the same choice, when chance went another way."""
    kind = kinds.setdefault(f.name, len(kinds))
    return (kind * 8 + seat + 1) << SHIFT


def priors_of(values: list[float]) -> list[float]:
    """Evaluations as attractions from 1 down to 0, by how far each lies behind the best, in the list's own unit."""
    best = max(values)
    gaps = sorted(best - value for value in values)
    unit = gaps[len(gaps) // 2] or sum(gaps) / len(gaps)
    if unit <= 0.0:
        return [0.5] * len(values)
    return [unit / (unit + 2.0 * (best - value)) for value in values]
