"""Points, itemised [regions-2, mines-2, end-5]."""

from typing import Final

from kronrat.games.loewenherz.data import CITY, FIELD_POINTS, FIELDS, FOREST, MONOPOLY_POINTS, VILLAGE
from kronrat.games.loewenherz.state import BY_DECK, BY_KING, BY_LIMIT, State

ENDINGS: Final = {BY_KING: "king", BY_DECK: "deck", BY_LIMIT: "limit"}


def items(g: State, seat: int) -> list[tuple[str, int]]:
    """What a seat's points are made of."""
    land = {FOREST: 0, VILLAGE: 0, CITY: 0}
    for field in range(FIELDS):
        castle = g.region[field]
        terrain = g.terrain[field]
        if castle >= 0 and g.castle_side[castle] == seat and terrain in land:
            land[terrain] += FIELD_POINTS[terrain]
    return [
        ("forests", land[FOREST]),
        ("villages", land[VILLAGE]),
        ("city", land[CITY]),
        ("monopolies", MONOPOLY_POINTS * g.monopoly[seat].bit_count()),
        ("ducats", g.bonus[seat]),
    ]


def scores(g: State) -> list[list[tuple[str, int]]]:
    return [items(g, seat) for seat in range(g.seats)]


def ending(g: State) -> str:
    return ENDINGS[g.ended]
