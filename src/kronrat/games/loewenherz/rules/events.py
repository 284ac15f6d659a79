"""What happens by itself and is told to everybody."""

from typing import Final

from kronrat.games.loewenherz.data import CASTLE, DUCATS, MINE_SORT, POINTS, SIDE
from kronrat.kernel.step import Event
from kronrat.parts.seats import SEAT

INCOME: Final = Event("income", [SEAT, DUCATS])
REGION_CLOSED: Final = Event("region-closed", [SIDE, CASTLE, POINTS])
GAINED: Final = Event("gained", [SEAT, POINTS])
LOST: Final = Event("lost", [SEAT, POINTS])
MONOPOLY_GAINED: Final = Event("monopoly-gained", [SEAT, MINE_SORT])
MONOPOLY_LOST: Final = Event("monopoly-lost", [SEAT, MINE_SORT])
LAST_CARD: Final = Event("last-card", [])
BONUS: Final = Event("bonus", [SEAT, POINTS])
KING_RETURNS: Final = Event("king-returns", [SEAT])
DECK_PLAYED_OUT: Final = Event("deck-played-out", [])
LIMIT_REACHED: Final = Event("limit-reached", [])

EVENTS: Final = [
    INCOME,
    REGION_CLOSED,
    GAINED,
    LOST,
    MONOPOLY_GAINED,
    MONOPOLY_LOST,
    LAST_CARD,
    BONUS,
    KING_RETURNS,
    DECK_PLAYED_OUT,
    LIMIT_REACHED,
]
