"""Points, itemised [points-1], and how the game ended."""

from kronrat.games.mythotopia.data import BY_CALL, BY_LIMIT, PROVINCE_POINTS, VALUES
from kronrat.games.mythotopia.state import State

ENDINGS = {BY_CALL: "call", BY_LIMIT: "limit"}


def items(g: State, seat: int) -> list[tuple[str, int]]:
    """What a seat's points are made of."""
    mine = [("provinces", PROVINCE_POINTS * g.held[seat].bit_count())]
    for value in range(1, VALUES):
        mine.append((f"counters-{value}", value * g.counters[VALUES * seat + value]))
    return mine


def items_of_all(g: State) -> list[list[tuple[str, int]]]:
    return [items(g, seat) for seat in range(g.seats)]


def ending(g: State) -> str:
    return ENDINGS[g.ended]
