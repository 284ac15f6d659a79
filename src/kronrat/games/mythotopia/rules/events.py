"""What happens by itself and is told to everybody."""

from typing import Final

from kronrat.games.mythotopia.data import (
    ARMY_COUNT,
    CARD,
    MERCENARY_COUNT,
    POINTS,
    PROVINCE,
    SHIP_COUNT,
    SOURCE,
    VICTORY,
)
from kronrat.kernel.step import Event
from kronrat.parts.seats import SEAT

SHUFFLED: Final = Event("shuffled", [SEAT])
GAVE_BACK: Final = Event("gave-back", [SEAT, PROVINCE])
CITADEL_STANDS: Final = Event("citadel-stands", [SEAT, PROVINCE])
PLACED: Final = Event("placed", [SEAT, PROVINCE, ARMY_COUNT])
SAILED: Final = Event("sailed", [SEAT, SHIP_COUNT])
BOUGHT: Final = Event("bought", [SEAT, ARMY_COUNT, SHIP_COUNT])
GAINED_CARD: Final = Event("gained-card", [SEAT, CARD])
HANDED_OVER: Final = Event("handed-over", [SEAT, SEAT, CARD], ["seat", "receiver", "card"])
CONQUERED: Final = Event("conquered", [SEAT, PROVINCE])
NO_VILLAGE: Final = Event("no-village", [SEAT, PROVINCE])
DEFENDED: Final = Event("defended", [SEAT, PROVINCE])
HELD_OUT: Final = Event("held-out", [PROVINCE])
TRUCE: Final = Event("truce", [PROVINCE])
COUNTER_TAKEN: Final = Event("counter-taken", [SEAT, VICTORY, POINTS, SOURCE])
TRADED: Final = Event("traded", [SEAT, POINTS])
HIRED: Final = Event("hired", [SEAT, PROVINCE, MERCENARY_COUNT])
HERO_DECIDED: Final = Event("hero-decided", [SEAT])
GAME_ENDED: Final = Event("game-ended", [SEAT])
LIMIT_REACHED: Final = Event("limit-reached", [])

EVENTS: Final = [
    SHUFFLED,
    GAVE_BACK,
    CITADEL_STANDS,
    PLACED,
    SAILED,
    BOUGHT,
    GAINED_CARD,
    HANDED_OVER,
    CONQUERED,
    NO_VILLAGE,
    DEFENDED,
    HELD_OUT,
    TRUCE,
    COUNTER_TAKEN,
    TRADED,
    HIRED,
    HERO_DECIDED,
    GAME_ENDED,
    LIMIT_REACHED,
]
