"""Points, itemised [regions-2, mines-2, end-5]."""

from kronrat.games.loewenherz.data import CITY, FIELDS, FOREST, MONOPOLY_POINTS, VILLAGE
from kronrat.games.loewenherz.rules.end import winners as end_winners
from kronrat.games.loewenherz.state import BY_DECK, BY_KING, BY_LIMIT, State

ENDINGS = {BY_KING: "king", BY_DECK: "deck", BY_LIMIT: "limit"}


def items(g: State, seat: int) -> list[tuple[str, int]]:
    """What a seat's points are made of."""
    counts = {FOREST: 0, VILLAGE: 0, CITY: 0}
    for field in range(FIELDS):
        castle = g.region[field]
        if castle >= 0 and g.castle_side[castle] == seat and g.terrain[field] in counts:
            counts[g.terrain[field]] += 1
    return [
        ("forests", counts[FOREST]),
        ("villages", 3 * counts[VILLAGE]),
        ("city", 5 * counts[CITY]),
        ("monopolies", MONOPOLY_POINTS * g.monopoly[seat].bit_count()),
        ("ducats", g.bonus[seat]),
    ]


def winners(g: State) -> list[int]:
    return end_winners(g)
