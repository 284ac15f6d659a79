"""What a castle could still fence in: the best plan found for it, remembered with the board it was made on."""

from __future__ import annotations

from typing import Final

from kronrat.games.loewenherz.bots.weights import W
from kronrat.games.loewenherz.data import FIELD_POINTS, FIELDS, FIRST_MINE, NEXT, NEXT_EDGE, NO_FIGURE
from kronrat.games.loewenherz.rules.regions import NOWHERE, linked
from kronrat.games.loewenherz.state import NO_CASTLE, State

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

    def value(self, share: float) -> float:
        """A share of what it is worth, the less the more borders are missing."""
        return share * self.worth * W.discount[self.missing]


def field_worth(g: State, field: int) -> float:
    terrain = g.terrain[field]
    return W.mine if terrain >= FIRST_MINE else float(FIELD_POINTS[terrain])


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
    fields = linked(g, g.castle_at[castle], NOWHERE)
    for i in range(1, len(fields)):
        if g.castle_on[fields[i]] != NO_CASTLE:
            return Enclosure(fields[:i], 0.0, 0)  # two castles tied together cannot be parted
    state = [OUTSIDE] * FIELDS
    missing = 0
    worth = 0.0
    for field in fields:
        missing += added_borders(g, state, field)
        state[field] = INSIDE
        worth += field_worth(g, field)
    return grown(g, state, fields, worth, missing)


def grown(g: State, state: list[int], fields: list[int], worth: float, missing: int) -> Enclosure:
    """Take in the best field at the edge, again and again; what it would add is kept up to date."""
    discount = W.discount
    best, best_worth, best_missing = len(fields), worth, missing
    best_value = worth * discount[missing]
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
        if worth * discount[missing] > best_value:
            best, best_worth, best_missing = len(fields), worth, missing
            best_value = worth * discount[missing]
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


def planned(g: State, seat: int) -> list[Enclosure]:
    """The best plans for the open castles of a seat."""
    plans = plans_of(g)
    return [plan_for(g, plans, castle) for castle in open_castles(g, seat)]


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
