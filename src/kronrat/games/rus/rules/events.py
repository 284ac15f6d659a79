"""Everything public that happens by itself."""

from typing import Final

from kronrat.games.rus.data import AMOUNT, BUILDING, CATEGORY, EPIC, LAND, LEVEL, MODEL, SCHEME, TILE, WINDOW
from kronrat.kernel.step import Event
from kronrat.parts.seats import SEAT

UNREST_RISES: Final = Event("unrest-rises", [LAND])
RETRIEVED: Final = Event("retrieved", [SEAT, WINDOW])
INCOME_PAID: Final = Event("income-paid", [SEAT, AMOUNT])
CANCELLED: Final = Event("cancelled", [SEAT, SCHEME])
TAKES_EFFECT: Final = Event("takes-effect", [SCHEME])
RESHUFFLED: Final = Event("reshuffled", [])
MARKET_GOLD: Final = Event("market-gold", [SEAT, LAND])
PRINCE_GOLD: Final = Event("prince-gold", [SEAT, LAND])
JOINED: Final = Event("joined", [SEAT, LAND])
PRINCE_GONE: Final = Event("prince-gone", [SEAT, LAND])
PAID_TO: Final = Event("paid-to", [SEAT, SEAT], ["seat", "receiver"])
REPLACED: Final = Event("replaced", [SEAT, LAND])
MAY_CHARGE: Final = Event("may-charge", [SEAT, LAND])
LOST_MODEL: Final = Event("lost-model", [SEAT, MODEL, LAND])
LOST_BUILDING: Final = Event("lost-building", [SEAT, BUILDING, LAND])
RAISED: Final = Event("raised", [SEAT, EPIC, LAND])
CLAIMED: Final = Event("claimed", [SEAT, CATEGORY, LEVEL])
FREED_TILE: Final = Event("freed-tile", [SEAT, TILE])
FREED_ABILITY: Final = Event("freed-ability", [SEAT])
WINDFALL_PAID: Final = Event("windfall-paid", [SEAT])
LAST_TURN: Final = Event("last-turn", [SEAT])
CLAIM_GOLD: Final = Event("claim-gold", [SEAT, AMOUNT])

EVENTS: Final[list[Event]] = [
    *(UNREST_RISES, RETRIEVED, INCOME_PAID, CANCELLED, TAKES_EFFECT, RESHUFFLED),
    *(MARKET_GOLD, PRINCE_GOLD, JOINED, PRINCE_GONE, PAID_TO, REPLACED),
    *(MAY_CHARGE, LOST_MODEL, LOST_BUILDING, RAISED, CLAIMED, FREED_TILE),
    *(FREED_ABILITY, WINDFALL_PAID, LAST_TURN, CLAIM_GOLD),
]
