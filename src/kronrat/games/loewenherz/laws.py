"""What must hold in every state, whatever was played [setup-2, regions-7, regions-9]."""

from kronrat.games.loewenherz.data import (
    ALL_CARDS,
    BORDER_SUPPLY,
    CARDS,
    EDGE_A,
    EDGE_B,
    EDGES,
    FIELDS,
    KNIGHTS_EACH,
    NO_FIGURE,
    SIDES,
)
from kronrat.games.loewenherz.rules.regions import NOWHERE, area, linked
from kronrat.games.loewenherz.score import items
from kronrat.games.loewenherz.state import NO_CASTLE, NO_REGION, State


def broken(g: State) -> list[str]:
    """The names of the laws that a state breaks."""
    checks = {
        "borders": sum(g.border) + g.border_supply == BORDER_SUPPLY and g.border_supply >= 0,
        "knights": all(_knights(g, side) == KNIGHTS_EACH for side in range(SIDES)),
        "cards": _cards_once(g),
        "taken": all(g.taken[seat] & ~g.hand[seat] == 0 for seat in range(g.seats)),
        "ducats": all(ducats >= 0 for ducats in g.ducats),
        # while castles are being placed, the first one stands alone in the frame and yet in no region [regions-6]
        "regions": g.turns == 0 or g.region == slow_regions(g),
        "surplus-borders": not any(
            g.border[e] and 0 <= g.region[EDGE_A[e]] == g.region[EDGE_B[e]] for e in range(EDGES)
        ),
        "points": all(
            sum(points for _, points in items(g, seat)) == g.points[seat] + g.bonus[seat]
            for seat in range(g.seats)
        ),
        "chains": _all_linked(g),
        "figures-in-regions": all(
            g.figure[f] in (NO_FIGURE, g.castle_side[g.region[f]]) for f in range(FIELDS) if g.region[f] >= 0
        ),
    }
    return [name for name, holds in checks.items() if not holds]


def _knights(g: State, side: int) -> int:
    return g.knights[side] + sum(1 for f in range(FIELDS) if g.figure[f] == side and g.is_knight(f))


def _cards_once(g: State) -> bool:
    piles = [*g.hand, g.deck, g.market, g.discard]
    return sum(pile.bit_count() for pile in piles) == CARDS and sum(piles) == ALL_CARDS


def slow_regions(g: State) -> list[int]:
    """Regions found again from the borders alone."""
    region = [NO_REGION] * FIELDS
    seen: set[int] = set()
    for start in range(FIELDS):
        if start not in seen:
            fields = area(g, start, NOWHERE)
            seen.update(fields)
            castles = [g.castle_on[f] for f in fields if g.castle_on[f] != NO_CASTLE]
            if len(castles) == 1:
                for field in fields:
                    region[field] = castles[0]
    return region


def _all_linked(g: State) -> bool:
    """Each figure is linked to a castle of its colour by neighbouring figures without borders between."""
    reached = {field for at in g.castle_at for field in linked(g, at, NOWHERE)}
    return all(g.figure[f] == NO_FIGURE or f in reached for f in range(FIELDS))
