"""Points, itemised [points-1]."""

from kronrat.games.mythotopia.data import BY_CALL, BY_LIMIT, PROVINCE_POINTS, VALUES
from kronrat.games.mythotopia.rules.ending import winners as end_winners
from kronrat.games.mythotopia.state import State

ENDINGS = {BY_CALL: "call", BY_LIMIT: "limit"}


def items(g: State, seat: int) -> list[tuple[str, int]]:
    """What a seat's points are made of."""
    return [
        ("provinces", PROVINCE_POINTS * g.held[seat].bit_count()),
        ("counters-1", g.counters[VALUES * seat + 1]),
        ("counters-2", 2 * g.counters[VALUES * seat + 2]),
        ("counters-3", 3 * g.counters[VALUES * seat + 3]),
    ]


def winners(g: State) -> list[int]:
    return end_winners(g)
