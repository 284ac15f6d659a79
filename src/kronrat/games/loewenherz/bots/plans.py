"""What a castle could still fence in: the best plan found for it, remembered with the board it was made on."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kronrat.games.loewenherz.bots.weights import W
from kronrat.games.loewenherz.data import EDGES, FIELD_POINTS, FIELDS, FIRST_MINE, NEXT, NEXT_EDGE, NO_FIGURE
from kronrat.games.loewenherz.rules.regions import NOWHERE, linked
from kronrat.games.loewenherz.state import NO_CASTLE, State
from kronrat.parts.vectors import unboxed

REACH: Final = 16
"""How many fields beyond its figures a castle thinks of fencing in."""
OUTSIDE: Final = 0
INSIDE: Final = 1
EDGE: Final = 2
"""A field while a plan grows: not thought of, fenced in, or next to what is fenced in."""
NOTHING: Final = vec[i64]([0] * FIELDS)
AROUND: Final = vec[i64](NEXT)
AROUND_EDGE: Final = vec[i64](NEXT_EDGE)
POINTS: Final = vec[float]([float(points) for points in FIELD_POINTS])


class Enclosure:
    """A plan for an open castle: the fields to fence in, what they are worth, the borders that are missing."""

    def __init__(self, fields: list[int], worth: float, missing: int) -> None:
        self.fields = fields
        self.worth = worth
        self.missing = missing

    def value(self, share: float) -> float:
        """A share of what it is worth, the less the more borders are missing."""
        return share * self.worth * W.discount[self.missing]


class Land:
    """A board in unboxed numbers, and a plan that grows on it."""

    def __init__(self) -> None:
        #: the lists that the numbers were taken from
        self.borders: list[int] = []
        self.figures: list[int] = []
        self.terrain: list[int] = []
        self.mine = 0.0
        self.border: vec[i64] = vec[i64]([0] * EDGES)
        self.figure: vec[i64] = NOTHING[:]
        self.ground: vec[i64] = NOTHING[:]
        self.worth: vec[float] = vec[float]([0.0] * FIELDS)
        self.state: vec[i64] = NOTHING[:]
        #: how the number of missing borders would change if a field joined: known at the edge
        self.added: vec[i64] = NOTHING[:]
        #: the fields that were thought of, in the order in which they came
        self.edge: vec[i64] = NOTHING[:]
        self.edges: i64 = 0

    def look_at(self, g: State) -> None:
        """Read this board: the same lists hold the same numbers, for they are never changed in place."""
        if self.borders is not g.border:
            self.borders = g.border
            self.border = unboxed(g.border)
        if self.figures is not g.figure:
            self.figures = g.figure
            self.figure = unboxed(g.figure)
        if self.terrain is not g.terrain or self.mine != W.mine:
            self.terrain = g.terrain
            self.mine = W.mine
            self.ground = unboxed(g.terrain)
            field: i64 = 0
            for field in range(FIELDS):
                terrain = g.terrain[field]
                self.worth[field] = self.mine if terrain >= FIRST_MINE else POINTS[terrain]

    def begin(self) -> None:
        """A plan begins; what the last one was made of belongs to that one."""
        self.state = NOTHING[:]
        self.edge = NOTHING[:]
        self.edges = 0

    def take_in(self, field: i64) -> None:
        """A field that is fenced in from the beginning."""
        self.state[field] = INSIDE
        self.edge[self.edges] = field
        self.edges += 1

    def added_borders(self, field: i64) -> i64:
        """How the number of missing borders changes when a field joins."""
        change: i64 = 0
        k: i64 = 0
        for k in range(4 * field, 4 * field + 4):
            other = AROUND[k]
            if other >= 0 and not self.border[AROUND_EDGE[k]]:
                change += -1 if self.state[other] == INSIDE else 1
        return change

    def best_at_edge(self, cost: float) -> i64:
        """The field at the edge that brings most for the borders it adds, the first of equals; -1 if there is none."""
        choice: i64 = -1
        choice_gain = 0.0
        i: i64 = 0
        for i in range(self.edges):
            field = self.edge[i]
            if self.state[field] == EDGE:
                gain = self.worth[field] - cost * float(self.added[field])
                if choice < 0 or gain > choice_gain:
                    choice = field
                    choice_gain = gain
        return choice

    def widen(self, at: i64) -> None:
        """The free neighbours of a field that is fenced in come to the edge."""
        k: i64 = 0
        for k in range(4 * at, 4 * at + 4):
            other = AROUND[k]
            if (
                other < 0
                or self.state[other]
                or self.figure[other] != NO_FIGURE
                or self.border[AROUND_EDGE[k]]
            ):
                continue
            self.state[other] = EDGE
            self.added[other] = self.added_borders(other)
            self.edge[self.edges] = other
            self.edges += 1

    def relieve(self, at: i64) -> None:
        """A field has just been taken in: towards it, its neighbours at the edge need no border any more."""
        k: i64 = 0
        for k in range(4 * at, 4 * at + 4):
            other = AROUND[k]
            if other >= 0 and self.state[other] == EDGE and not self.border[AROUND_EDGE[k]]:
                self.added[other] -= 2


def best_enclosure(g: State, castle: int) -> Enclosure:
    """Grow from the castle and its linked figures, field by field, and keep the best stage."""
    fields = linked(g, g.castle_at[castle], NOWHERE)
    land = LAND
    land.begin()
    missing = 0
    worth = 0.0
    for field in fields:
        missing += land.added_borders(field)
        land.take_in(field)
        worth += land.worth[field]
    for i in range(1, len(fields)):
        if g.castle_on[fields[i]] != NO_CASTLE:
            return Enclosure(fields[:i], 0.0, 0)  # two castles tied together cannot be parted
    return grown(land, fields, worth, missing)


def grown(land: Land, fields: list[int], worth: float, missing: int) -> Enclosure:
    """Take in the best field at the edge, again and again; what it would add is kept up to date."""
    discount = W.discount
    best, best_worth, best_missing = len(fields), worth, missing
    best_value = worth * discount[missing]
    for at in fields:
        land.widen(at)
    cost = W.border_cost
    for _ in range(REACH):
        choice = land.best_at_edge(cost)
        if choice < 0:
            break
        missing += land.added[choice]
        land.state[choice] = INSIDE
        fields.append(choice)
        worth += land.worth[choice]
        land.relieve(choice)
        land.widen(choice)
        if worth * discount[missing] > best_value:
            best, best_worth, best_missing = len(fields), worth, missing
            best_value = worth * discount[missing]
    return Enclosure(fields[:best], best_worth, best_missing)


class Board:
    """A board and the best plans found on it. Most moves leave the board as it is, and finding a plan takes long."""

    def __init__(self, border: list[int], figure: list[int], castles: int) -> None:
        self.border = border
        self.figure = figure
        self.plans: list[Enclosure | None] = [None] * castles


class Remembered:
    """A plan and all that was looked at when it was made: where that is the same, it would be made again."""

    def __init__(self, plan: Enclosure, g: State, castle: int, land: Land) -> None:
        self.plan = plan
        self.castles = g.castle_on
        self.terrain = g.terrain
        self.at: i64 = g.castle_at[castle]
        self.borders = land.borders
        self.figures = land.figures
        self.border = land.border
        self.figure = land.figure
        self.state = land.state
        self.edge = land.edge
        self.edges: i64 = land.edges

    def holds(self, g: State, land: Land, castle: int) -> bool:
        if self.castles is not g.castle_on or self.terrain is not g.terrain or self.at != g.castle_at[castle]:
            return False
        if self.borders is not land.borders and not self.same_borders(land):
            return False
        return self.figures is land.figures or self.same_figures(land)

    def same_borders(self, land: Land) -> bool:
        """Whether the borders around every field that was thought of are as they were."""
        i: i64 = 0
        k: i64 = 0
        for i in range(self.edges):
            for k in range(4 * self.edge[i], 4 * self.edge[i] + 4):
                edge = AROUND_EDGE[k]
                if edge >= 0 and land.border[edge] != self.border[edge]:
                    return False
        return True

    def same_figures(self, land: Land) -> bool:
        """Whether the fields are as free as they were, and the neighbours of those that were fenced in."""
        i: i64 = 0
        k: i64 = 0
        for i in range(self.edges):
            field = self.edge[i]
            if land.figure[field] != self.figure[field]:
                return False
            if self.state[field] == INSIDE:
                for k in range(4 * field, 4 * field + 4):
                    other = AROUND[k]
                    if other >= 0 and land.figure[other] != self.figure[other]:
                        return False
        return True


LAND: Final = Land()
BOARDS: Final[dict[int, Board]] = {}
MOST_BOARDS: Final = 1000
RECENT: Final[dict[int, list[Remembered]]] = {}
"""castle → the last plans that were made for it or held, the latest first; few moves touch what a plan looked at."""
MOST_RECENT: Final = 4


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
        plan = remembered(g, castle)
        plans[castle] = plan
    return plan


def remembered(g: State, castle: int) -> Enclosure:
    """The plan of another board on which nothing that matters was different, or a new one."""
    LAND.look_at(g)
    recent = RECENT.setdefault(castle, [])
    for i in range(len(recent)):
        if recent[i].holds(g, LAND, castle):
            found = recent.pop(i)
            recent.insert(0, found)
            return found.plan
    plan = best_enclosure(g, castle)
    if len(recent) == MOST_RECENT:
        recent.pop()
    recent.insert(0, Remembered(plan, g, castle, LAND))
    return plan


def forget() -> None:
    """With other weights other plans are best."""
    BOARDS.clear()
    RECENT.clear()


def open_castles(g: State, seat: int) -> list[int]:
    return [c for c in range(len(g.castle_at)) if g.castle_side[c] == seat and not g.closed(c)]
