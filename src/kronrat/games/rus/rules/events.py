"""Everything public that happens by itself."""

from typing import Final

from kronrat.games.rus.rules import (
    act,
    attack,
    build,
    claim,
    drawing,
    epic,
    land,
    losses,
    muster,
    prepare,
    schemes,
)
from kronrat.kernel.step import Event

EVENTS: Final[list[Event]] = [
    *(prepare.UNREST_RISES, act.RETRIEVED, act.INCOME_PAID),
    *(schemes.CANCELLED, schemes.TAKES_EFFECT, drawing.RESHUFFLED),
    *(build.MARKET_GOLD, build.PRINCE_GOLD, muster.JOINED, land.PRINCE_GONE),
    *(attack.PAID_TO, attack.REPLACED, attack.MAY_CHARGE, losses.LOST_MODEL, losses.LOST_BUILDING),
    *(epic.RAISED, claim.CLAIMED, claim.FREED_TILE, claim.FREED_ABILITY, claim.WINDFALL_PAID),
    *(claim.LAST_TURN, claim.CLAIM_GOLD),
]
