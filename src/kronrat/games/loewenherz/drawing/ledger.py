"""The ledger: whose domains are closed, what each is worth and how many knights hold it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from kronrat.games.loewenherz.data import (
    FIELD_KEYS,
    FIELD_POINTS,
    FIRST_MINE,
    NEUTRAL,
    NO_FIGURE,
)
from kronrat.games.loewenherz.state import NO_REGION
from kronrat.games.loewenherz.view import Public
from kronrat.kernel.seats import COLOURS, seat_ref
from kronrat.kernel.view import Column, Grid, Mark, Slot, Text

NEUTRAL_NAME: Final = "neutral"


class Region(NamedTuple):
    """A closed region, named by its castle."""

    castle: int
    at: int
    side: int
    fields: int
    points: int
    knights: int
    mines: int
    """Sorts of mine in it, as a mask."""


def regions(view: Public) -> list[Region]:
    """Every closed region with what it is worth [regions-1, regions-2], in the order in which castles were placed."""
    castles = len(view.castle_at)
    fields, points, knights, mines = [0] * castles, [0] * castles, [0] * castles, [0] * castles
    region, ground, figure = view.region, view.terrain, view.figure
    for field in range(len(region)):
        castle = region[field]
        if castle != NO_REGION:
            terrain = ground[field]
            fields[castle] += 1
            points[castle] += FIELD_POINTS[terrain]
            if figure[field] != NO_FIGURE:
                knights[castle] += 1
            if terrain >= FIRST_MINE:
                mines[castle] |= 1 << (terrain - FIRST_MINE)
    return [
        Region(c, view.castle_at[c], view.castle_side[c], fields[c], points[c], knights[c] - 1, mines[c])
        for c in range(castles)
        if fields[c]
    ]


def income(owned: list[Region]) -> int:
    """Ducats at the start of each turn: one for each type of mine that is owned [mines-1]."""
    sorts = 0
    for region in owned:
        sorts |= region.mines
    return sorts.bit_count()


def ledger(view: Public, closed: list[Region]) -> Grid:
    """A column for each side: its closed domains, then how many castles are still open."""
    sides = [*range(view.seats), NEUTRAL] if NEUTRAL in view.castle_side else list(range(view.seats))
    columns = []
    for side in sides:
        owned = [region for region in closed if region.side == side]
        columns.append(_column(side, tuple(owned), view.castle_side.count(side) - len(owned)))
    return Grid("ledger", Text("grid-ledger"), columns)


@lru_cache(1024)  # most moves close no domain, and every move is drawn
def _column(side: int, owned: tuple[Region, ...], still_open: int) -> Column:
    name = NEUTRAL_NAME if side == NEUTRAL else COLOURS[side]
    title = Text("ledger-neutral") if side == NEUTRAL else Text("ledger-seat", {"seat": seat_ref(side)})
    slots = [
        Slot(
            f"domain:{FIELD_KEYS[region.at]}",
            Mark("", text=Text("ledger-domain", {"field": FIELD_KEYS[region.at], "points": region.points})),
            gain=Mark("knight", region.knights, Text("ledger-knights", {"n": region.knights})),
        )
        for region in owned
    ]
    if still_open:
        slots.append(Slot(f"open-castles:{name}", Mark("", text=Text("ledger-open", {"n": still_open}))))
    return Column(f"ledger:{name}", title, slots)
