"""The ledger: whose domains are closed, what each is worth and how many knights hold it."""

from __future__ import annotations

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


def regions(view: Public) -> list[Region]:
    """Every closed region with what it is worth [regions-1, regions-2], in the order in which castles were placed."""
    castles = range(len(view.castle_at))
    fields, points, knights = ([0 for _ in castles] for _ in range(3))
    for field, castle in enumerate(view.region):
        if castle != NO_REGION:
            fields[castle] += 1
            points[castle] += FIELD_POINTS[view.terrain[field]]
            knights[castle] += view.figure[field] != NO_FIGURE
    return [
        Region(c, view.castle_at[c], view.castle_side[c], fields[c], points[c], knights[c] - 1)
        for c in castles
        if fields[c]
    ]


def income(view: Public, seat: int) -> int:
    """Ducats at the start of each turn: one for each type of mine that is owned [mines-1]."""
    terrains = {view.terrain[f] for f, c in enumerate(view.region) if c >= 0 and view.castle_side[c] == seat}
    return sum(terrain >= FIRST_MINE for terrain in terrains)


def ledger(view: Public, closed: list[Region]) -> Grid:
    """A column for each side: its closed domains, then how many castles are still open."""
    columns = [
        _column(view, closed, seat, COLOURS[seat], Text("ledger-seat", {"seat": seat_ref(seat)}))
        for seat in range(view.seats)
    ]
    if NEUTRAL in view.castle_side:
        columns.append(_column(view, closed, NEUTRAL, NEUTRAL_NAME, Text("ledger-neutral")))
    return Grid("ledger", Text("grid-ledger"), columns)


def _column(view: Public, closed: list[Region], side: int, name: str, title: Text) -> Column:
    mine = [region for region in closed if region.side == side]
    slots = [
        Slot(
            f"domain:{FIELD_KEYS[region.at]}",
            Mark("", text=Text("ledger-domain", {"field": FIELD_KEYS[region.at], "points": region.points})),
            gain=Mark("knight", region.knights, Text("ledger-knights", {"n": region.knights})),
        )
        for region in mine
    ]
    still_open = view.castle_side.count(side) - len(mine)
    if still_open:
        slots.append(Slot(f"open-castles:{name}", Mark("", text=Text("ledger-open", {"n": still_open}))))
    return Column(f"ledger:{name}", title, slots)
