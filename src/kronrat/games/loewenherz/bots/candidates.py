"""The moves worth a look."""

from __future__ import annotations

from typing import Final

from kronrat.games.loewenherz.bots.plans import planned
from kronrat.games.loewenherz.data import NEXT, NEXT_EDGE
from kronrat.games.loewenherz.rules.borders import PlaceBorders, why_no_border
from kronrat.games.loewenherz.state import State
from kronrat.kernel.play import moves
from kronrat.kernel.step import NO_ARGS, Move

SET: Final = 0
DONE: Final = 1
"""The two verbs of placing borders."""


def candidates(g: State, seat: int) -> list[Move]:
    """For borders: those that the best plans lack. Everything for the other questions."""
    f = g.stack[-1]
    if not isinstance(f, PlaceBorders):
        return moves(g, seat)
    edges: set[int] = set()
    for plan in planned(g, seat):
        inside = set(plan.fields)
        for field in plan.fields:
            for k in range(4 * field, 4 * field + 4):
                if NEXT[k] >= 0 and NEXT[k] not in inside and why_no_border(g, NEXT_EDGE[k]) is None:
                    edges.add(NEXT_EDGE[k])
    listed: list[Move] = [(SET, (edge,)) for edge in sorted(edges)]
    if f.verbs()[DONE].can(g, f, seat):
        listed.append((DONE, NO_ARGS))
    return listed or moves(g, seat)
