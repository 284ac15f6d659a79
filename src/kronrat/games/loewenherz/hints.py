"""What a bot should know: what a castle could still fence in, how strong regions stand, what ducats are worth."""

from __future__ import annotations

from typing import Final

from kronrat.games.loewenherz.data import (
    FIELD_POINTS,
    FIELDS,
    MINE,
    NEXT,
    NEXT_EDGE,
    NO_FIGURE,
    SORTS,
)
from kronrat.games.loewenherz.rules.borders import PlaceBorders, why_no_border
from kronrat.games.loewenherz.rules.end import winners
from kronrat.games.loewenherz.rules.mines import sorts_of
from kronrat.games.loewenherz.rules.regions import knights_in, neighbours, regions_of
from kronrat.games.loewenherz.state import State
from kronrat.games.loewenherz.weights import DISCOUNT, W
from kronrat.kernel.play import moves
from kronrat.kernel.step import Core, Move

WON: Final = 1000.0
REACH: Final = 16
"""How many fields beyond its figures a castle thinks of fencing in."""
OUTSIDE: Final = 0
INSIDE: Final = 1
EDGE: Final = 2
"""A field while a plan grows: not thought of, fenced in, or next to what is fenced in."""


class Enclosure:
    """A plan for an open castle: the fields to fence in, what they are worth, the borders that are missing."""

    def __init__(self, fields: list[int], worth: float, missing: int) -> None:
        self.fields = fields
        self.worth = worth
        self.missing = missing

    def value(self) -> float:
        return W.plan * self.worth * DISCOUNT[self.missing]


def field_worth(g: State, field: int) -> float:
    terrain = g.terrain[field]
    return W.mine if terrain >= MINE else float(FIELD_POINTS[terrain])


def added_borders(g: State, state: list[int], field: int) -> int:
    """How the number of missing borders changes when a field joins."""
    change = 0
    for k in range(4 * field, 4 * field + 4):
        other = NEXT[k]
        if other >= 0 and not g.border[NEXT_EDGE[k]]:
            change += -1 if state[other] == INSIDE else 1
    return change


def best_enclosure(g: State, castle: int) -> Enclosure:
    """Grow from the castle and its linked figures, field by field, and keep the best stage."""
    side = g.castle_side[castle]
    state = [OUTSIDE] * FIELDS
    start = g.castle_at[castle]
    fields = [start]
    state[start] = INSIDE
    missing = added_borders(g, state, start)
    worth = 0.0
    i = 0
    while i < len(fields):
        base = 4 * fields[i]
        i += 1
        for k in range(base, base + 4):
            other = NEXT[k]
            if other >= 0 and not state[other] and g.figure[other] == side and not g.border[NEXT_EDGE[k]]:
                if g.castle_on[other] >= 0:
                    return Enclosure(fields, 0.0, 12)  # two castles tied together cannot be parted
                missing += added_borders(g, state, other)
                state[other] = INSIDE
                fields.append(other)
                worth += field_worth(g, other)
    return grown(g, state, fields, worth, missing)


def grown(g: State, state: list[int], fields: list[int], worth: float, missing: int) -> Enclosure:
    """Take in the best field at the edge, again and again; what it would add is kept up to date."""
    best, best_worth, best_missing = len(fields), worth, missing
    best_value = worth * DISCOUNT[missing]
    added = [0] * FIELDS
    edge: list[int] = []
    for at in fields:
        widen(g, state, added, edge, at)
    cost = W.border_cost
    for _ in range(REACH):
        choice = -1
        choice_gain = 0.0
        for field in edge:
            if state[field] == EDGE:
                gain = field_worth(g, field) - cost * added[field]
                if choice < 0 or gain > choice_gain:
                    choice = field
                    choice_gain = gain
        if choice < 0:
            break
        missing += added[choice]
        state[choice] = INSIDE
        fields.append(choice)
        worth += field_worth(g, choice)
        relieve(g, state, added, choice)
        widen(g, state, added, edge, choice)
        if worth * DISCOUNT[missing] > best_value:
            best, best_worth, best_missing = len(fields), worth, missing
            best_value = worth * DISCOUNT[missing]
    return Enclosure(fields[:best], best_worth, best_missing)


def widen(g: State, state: list[int], added: list[int], edge: list[int], at: int) -> None:
    """The free neighbours of a field that is fenced in come to the edge."""
    for k in range(4 * at, 4 * at + 4):
        other = NEXT[k]
        if other >= 0 and not state[other] and g.figure[other] == NO_FIGURE and not g.border[NEXT_EDGE[k]]:
            state[other] = EDGE
            added[other] = added_borders(g, state, other)
            edge.append(other)


def relieve(g: State, state: list[int], added: list[int], at: int) -> None:
    """A field has just been taken in: towards it, its neighbours at the edge need no border any more."""
    for k in range(4 * at, 4 * at + 4):
        other = NEXT[k]
        if other >= 0 and state[other] == EDGE and not g.border[NEXT_EDGE[k]]:
            added[other] -= 2


class Board:
    """A board and the best plans found on it. Most moves leave the board as it is, and finding a plan takes long."""

    def __init__(self, border: list[int], figure: list[int], castles: int) -> None:
        self.border = border
        self.figure = figure
        self.plans: list[Enclosure | None] = [None] * castles


BOARDS: Final[dict[int, Board]] = {}
MOST_BOARDS: Final = 1000


def plans_of(g: State) -> list[Enclosure | None]:
    """What is remembered of this very board: the same two lists, for they are never changed in place."""
    key = id(g.border) ^ 3 * id(g.figure)
    board = BOARDS.get(key)
    if board is None or board.border is not g.border or board.figure is not g.figure:
        if len(BOARDS) == MOST_BOARDS:
            BOARDS.clear()
        board = Board(g.border, g.figure, len(g.castle_at))
        BOARDS[key] = board
    return board.plans


def plan_for(g: State, plans: list[Enclosure | None], castle: int) -> Enclosure:
    plan = plans[castle]
    if plan is None:
        plan = best_enclosure(g, castle)
        plans[castle] = plan
    return plan


def forget() -> None:
    """With other weights other plans are best."""
    BOARDS.clear()


def open_castles(g: State, seat: int) -> list[int]:
    return [c for c in range(len(g.castle_at)) if g.castle_side[c] == seat and not g.closed(c)]


def strength(g: State, seat: int) -> float:
    """Knights in own regions, and more so where they outnumber a neighbour."""
    total = 0.0
    for castle in regions_of(g, seat):
        own = knights_in(g, castle)
        total += W.knight * min(own, 5) + W.stronger * outnumbered(g, castle, own)
    return total


def outnumbered(g: State, castle: int, own: int) -> int:
    """How many rival neighbours have fewer knights than this region, less those that have more; allies do not count."""
    balance = 0
    near = neighbours(g, castle)
    for other in range(len(g.castle_at)):
        rival = near >> other & 1 and g.castle_side[other] != g.castle_side[castle]
        if rival and not g.allies[castle] >> other & 1:
            theirs = knights_in(g, other)
            if own > theirs:
                balance += 1
            elif own < theirs:
                balance -= 1
    return balance


def purse_worth(ducats: int) -> float:
    rich = W.rich
    if ducats <= rich:
        return W.ducat * ducats
    return W.ducat * rich + W.later_ducat * min(ducats - rich, 2 * rich)


def evaluate(g: State, seat: int) -> float:
    """Points, plans, strength and purse of a seat, less what its rivals have."""
    if not g.stack:
        won = winners(g)
        return WON / len(won) if seat in won else -WON
    value = W.point * g.points[seat] + purse_worth(g.ducats[seat]) + strength(g, seat)
    value += W.income * min(SORTS, sorts_of(g, seat))
    plans = plans_of(g)
    for castle in open_castles(g, seat):
        value += plan_for(g, plans, castle).value()
    rivals = 0
    for other in range(g.seats):
        if other != seat:
            rivals += g.points[other]
    return value - W.rival_point * rivals / max(1, g.seats - 1)


def candidates(g: Core, seat: int) -> list[Move]:
    """For borders: those that the best plans lack. Everything for the other questions."""
    assert isinstance(g, State)
    f = g.stack[-1]
    if not isinstance(f, PlaceBorders):
        return moves(g, seat)
    edges: set[int] = set()
    plans = plans_of(g)
    for castle in open_castles(g, seat):
        plan = plan_for(g, plans, castle)
        inside = set(plan.fields)
        for field in plan.fields:
            for k in range(4 * field, 4 * field + 4):
                if NEXT[k] >= 0 and NEXT[k] not in inside and why_no_border(g, NEXT_EDGE[k]) is None:
                    edges.add(NEXT_EDGE[k])
    listed: list[Move] = [(0, (edge,)) for edge in sorted(edges)]
    if f.verbs()[1].can(g, f, seat):
        listed.append((1, ()))
    return listed or moves(g, seat)
