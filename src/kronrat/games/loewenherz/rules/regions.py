"""Regions and neutral zones: found the moment a border closes them, and cleaned of surplus borders."""

from typing import Final

from kronrat.games.loewenherz.data import (
    EDGE_A,
    EDGE_B,
    EDGES,
    FIELD_POINTS,
    FIELDS,
    NEUTRAL,
    NEXT,
    NEXT_EDGE,
    TOUCH_ONE,
    TOUCH_OTHER,
)
from kronrat.games.loewenherz.rules.events import REGION_CLOSED
from kronrat.games.loewenherz.state import NO_CASTLE, State

NOWHERE: Final = -1


def area(g: State, start: int, stop: int) -> list[int]:
    """The fields connected to a field without crossing a border; empty as soon as `stop` is among them.

    The frame closes the outside: it counts as a border [borders-7].
    """
    border = g.border
    seen = [False] * FIELDS
    seen[start] = True
    found = [start]
    i = 0
    while i < len(found):
        base = 4 * found[i]
        i += 1
        for k in range(base, base + 4):
            field = NEXT[k]
            if field >= 0 and not seen[field] and not border[NEXT_EDGE[k]]:
                if field == stop:
                    return []
                seen[field] = True
                found.append(field)
    return found


def linked(g: State, start: int, gone: int) -> list[int]:
    """The figures of one colour linked to the one on `start` without a border between, as if `gone` were free."""
    figure, border = g.figure, g.border
    side = figure[start]
    found = [start]
    i = 0
    while i < len(found):
        base = 4 * found[i]
        i += 1
        for k in range(base, base + 4):
            field = NEXT[k]
            if (
                field >= 0
                and figure[field] == side
                and field != gone
                and not border[NEXT_EDGE[k]]
                and field not in found
            ):
                found.append(field)
    return found


def may_close(g: State, edge: int) -> bool:
    """A border can only close an area if other borders or the frame touch both of its ends."""
    return _touched(g, TOUCH_ONE[edge]) and _touched(g, TOUCH_OTHER[edge])


def _touched(g: State, others: list[int]) -> bool:
    if not others:
        return True
    border = g.border
    for other in others:
        if border[other]:
            return True
    return False


def border_stands(g: State, edge: int) -> bool:
    """A border was set: what it closes becomes a region, for whoever owns the castle [regions-1]. True if any did."""
    if not may_close(g, edge):
        return False
    one = area(g, EDGE_A[edge], EDGE_B[edge])
    if not one:
        return False
    arose = settle_area(g, one)
    return settle_area(g, area(g, EDGE_B[edge], NOWHERE)) or arose


def settle_area(g: State, fields: list[int]) -> bool:
    """Exactly one castle in an area makes it a region, also a neutral one [regions-1, regions-5].

    None or several make none [regions-4]. It is counted at once [regions-2].
    """
    castle = NO_CASTLE
    for field in fields:
        here = g.castle_on[field]
        if here != NO_CASTLE:
            if castle != NO_CASTLE:
                return False
            castle = here
    if castle == NO_CASTLE or g.closed(castle):
        return False
    worth = 0
    for field in fields:
        g.region[field] = castle
        worth += FIELD_POINTS[g.terrain[field]]
    remove_surplus(g, castle)
    side = g.castle_side[castle]
    g.note(REGION_CLOSED, (side, g.castle_at[castle], worth if side != NEUTRAL else 0))
    return True


def remove_surplus(g: State, castle: int) -> None:
    """Borders with the same region on both sides go back to the supply [regions-3].

    Whoever moves borders has put a fresh list in place before.
    """
    border, region = g.border, g.region
    for edge in range(EDGES):
        if border[edge] and region[EDGE_A[edge]] == castle and region[EDGE_B[edge]] == castle:
            border[edge] = 0
            g.border_supply += 1


def knights_in(g: State, castle: int) -> int:
    """How many knights stand in a region [expand-8]; a region holds figures of one colour only [regions-9]."""
    count = 0
    figure, region = g.figure, g.region
    for field in range(FIELDS):
        if region[field] == castle and figure[field] >= 0:
            count += 1
    return count - 1  # the castle itself is a figure and no knight


def neighbours(g: State, castle: int) -> int:
    """The regions (a mask of castles) that share at least one edge with this one [regions-8]."""
    mask = 0
    region = g.region
    for edge in range(EDGES):
        a, b = region[EDGE_A[edge]], region[EDGE_B[edge]]
        if a != b and a >= 0 and b >= 0:
            if a == castle:
                mask |= 1 << b
            elif b == castle:
                mask |= 1 << a
    return mask


def regions_of(g: State, side: int) -> list[int]:
    """The castles of a side that stand in a region."""
    out: list[int] = []
    at, sides, region = g.castle_at, g.castle_side, g.region
    for castle in range(len(at)):
        if sides[castle] == side and region[at[castle]] == castle:
            out.append(castle)
    return out
