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
from kronrat.kernel.play import moves
from kronrat.kernel.step import Core, Move

WON: Final = 1000.0
REACH: Final = 16
"""How many fields beyond its figures a castle thinks of fencing in."""
PER_BORDER: Final = 0.84
"""What a plan is still worth for each border that it lacks."""
DISCOUNT: Final = [PER_BORDER**missing for missing in range(4 * FIELDS)]
MINE_WORTH: Final = 1.0
DUCAT_WORTH: Final = 0.2
LATER_DUCAT_WORTH: Final = 0.04
RICH: Final = 10
"""Ducats beyond this buy little; hoarding must not look better than playing."""
INCOME_WORTH: Final = 0.6
KNIGHT_WORTH: Final = 0.25
STRONGER: Final = 0.5
RIVALRY: Final = 0.5


class Enclosure:
    """A plan for an open castle: the fields to fence in, what they are worth, the borders that are missing."""

    def __init__(self, fields: list[int], worth: float, missing: int) -> None:
        self.fields = fields
        self.worth = worth
        self.missing = missing

    def value(self) -> float:
        return self.worth * DISCOUNT[self.missing]


def field_worth(g: State, field: int) -> float:
    terrain = g.terrain[field]
    return MINE_WORTH if terrain >= MINE else float(FIELD_POINTS[terrain])


def added_borders(g: State, inside: list[bool], field: int) -> int:
    """How the number of missing borders changes when a field joins."""
    change = 0
    for k in range(4 * field, 4 * field + 4):
        other = NEXT[k]
        if other >= 0 and not g.border[NEXT_EDGE[k]]:
            change += -1 if inside[other] else 1
    return change


def best_enclosure(g: State, castle: int) -> Enclosure:
    """Grow from the castle and its linked figures, field by field, and keep the best stage."""
    side = g.castle_side[castle]
    inside = [False] * FIELDS
    start = g.castle_at[castle]
    fields = [start]
    inside[start] = True
    missing = added_borders(g, inside, start)
    worth = 0.0
    i = 0
    while i < len(fields):
        base = 4 * fields[i]
        i += 1
        for k in range(base, base + 4):
            other = NEXT[k]
            if other >= 0 and not inside[other] and g.figure[other] == side and not g.border[NEXT_EDGE[k]]:
                if g.castle_on[other] >= 0:
                    return Enclosure(fields, 0.0, 12)  # two castles tied together cannot be parted
                missing += added_borders(g, inside, other)
                inside[other] = True
                fields.append(other)
                worth += field_worth(g, other)
    best = Enclosure(fields.copy(), worth, missing)
    for _ in range(REACH):
        choice = -1
        choice_gain = 0.0
        for at in fields:
            for k in range(4 * at, 4 * at + 4):
                other = NEXT[k]
                if other < 0 or inside[other] or g.figure[other] != NO_FIGURE or g.border[NEXT_EDGE[k]]:
                    continue
                gain = field_worth(g, other) - 0.8 * added_borders(g, inside, other)
                if choice < 0 or gain > choice_gain:
                    choice = other
                    choice_gain = gain
        if choice < 0:
            break
        missing += added_borders(g, inside, choice)
        inside[choice] = True
        fields.append(choice)
        worth += field_worth(g, choice)
        if worth * DISCOUNT[missing] > best.value():
            best = Enclosure(fields.copy(), worth, missing)
    return best


def open_castles(g: State, seat: int) -> list[int]:
    return [c for c in range(len(g.castle_at)) if g.castle_side[c] == seat and not g.closed(c)]


def strength(g: State, seat: int) -> float:
    """Knights in own regions, and more so where they outnumber a neighbour."""
    total = 0.0
    for castle in regions_of(g, seat):
        own = knights_in(g, castle)
        total += KNIGHT_WORTH * min(own, 5)
        near = neighbours(g, castle)
        for other in range(len(g.castle_at)):
            if near >> other & 1 and g.castle_side[other] != seat and not g.allies[castle] >> other & 1:
                theirs = knights_in(g, other)
                if own > theirs:
                    total += STRONGER
                elif own < theirs:
                    total -= STRONGER
    return total


def purse_worth(ducats: int) -> float:
    return DUCAT_WORTH * min(ducats, RICH) + LATER_DUCAT_WORTH * min(max(0, ducats - RICH), 2 * RICH)


def evaluate(g: State, seat: int) -> float:
    """Points, plans, strength and purse of a seat, less what its rivals have."""
    if not g.stack:
        won = winners(g)
        return WON / len(won) if seat in won else -WON
    value = g.points[seat] + purse_worth(g.ducats[seat]) + strength(g, seat)
    value += INCOME_WORTH * min(SORTS, sorts_of(g, seat))
    for castle in open_castles(g, seat):
        value += best_enclosure(g, castle).value()
    rivals = 0
    for other in range(g.seats):
        if other != seat:
            rivals += g.points[other]
    return value - RIVALRY * rivals / max(1, g.seats - 1)


def candidates(g: Core, seat: int) -> list[Move]:
    """For borders: those that the best plans lack. Everything for the other questions."""
    assert isinstance(g, State)
    f = g.stack[-1]
    if not isinstance(f, PlaceBorders):
        return moves(g, seat)
    edges: set[int] = set()
    for castle in open_castles(g, seat):
        plan = best_enclosure(g, castle)
        inside = set(plan.fields)
        for field in plan.fields:
            for k in range(4 * field, 4 * field + 4):
                if NEXT[k] >= 0 and NEXT[k] not in inside and why_no_border(g, NEXT_EDGE[k]) is None:
                    edges.add(NEXT_EDGE[k])
    listed: list[Move] = [(0, (edge,)) for edge in sorted(edges)]
    if f.verbs()[1].can(g, f, seat):
        listed.append((1, ()))
    return listed or moves(g, seat)
