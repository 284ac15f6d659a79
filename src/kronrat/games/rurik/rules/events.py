"""What happens by itself, told below a move."""

from typing import Final

from kronrat.games.rurik.data import (
    ADVISOR,
    COIN,
    DEED,
    GOOD,
    LEADER,
    LEVEL,
    REGION,
    REWARD,
    SCHEME_CARD,
    SPACE,
    TRACK,
)
from kronrat.kernel.step import Event
from kronrat.parts.seats import SEAT

LANDS: Final = Event("lands", [SEAT, ADVISOR, SPACE])
BUMPED: Final = Event("bumped", [SEAT, ADVISOR, SPACE])
LOSES_TROOP: Final = Event("loses-troop", [SEAT, REGION])
LOSES_LEADER: Final = Event("loses-leader", [SEAT, LEADER, REGION])
STEALS: Final = Event("steals", [SEAT, SEAT], ["seat", "foe"])
JOINS: Final = Event("joins", [SEAT, REGION])
REBEL_CONVERTED: Final = Event("rebel-converted", [SEAT, REGION])
TROOP_CONVERTED: Final = Event("troop-converted", [SEAT, SEAT, REGION], ["seat", "foe", "region"])
RESHUFFLED: Final = Event("reshuffled", [])
CASUALTY_HIT: Final = Event("casualty-hit", [SCHEME_CARD])
NO_CASUALTY: Final = Event("no-casualty", [SEAT, REGION])
EARNS: Final = Event("earns", [SEAT, COIN])
GETS_GOOD: Final = Event("gets-good", [SEAT, GOOD])
COLLECTS: Final = Event("collects", [SEAT, GOOD, REGION])
INCOME: Final = Event("income", [SEAT, COIN, COIN], ["seat", "idle", "full"])
ADVANCES: Final = Event("advances", [SEAT, TRACK, LEVEL])
NEW_FIRST: Final = Event("new-first", [SEAT])
ROUND_BEGINS: Final = Event("round-begins", [LEVEL])
ROW_DISCARDED: Final = Event("row-discarded", [])
DEED_DONE: Final = Event("deed-done", [SEAT, DEED])
REWARDED: Final = Event("rewarded", [SEAT, REWARD])
NEUTRAL_GONE: Final = Event("neutral-gone", [REGION])
NEUTRAL_CONVERTED: Final = Event("neutral-converted", [SEAT, REGION])
REBELLION_INCOME: Final = Event("rebellion-income", [SEAT, COIN, COIN], ["seat", "idle", "full"])

EVENTS: Final = [
    LANDS,
    BUMPED,
    LOSES_TROOP,
    LOSES_LEADER,
    STEALS,
    JOINS,
    REBEL_CONVERTED,
    TROOP_CONVERTED,
    RESHUFFLED,
    CASUALTY_HIT,
    NO_CASUALTY,
    EARNS,
    GETS_GOOD,
    COLLECTS,
    INCOME,
    ADVANCES,
    NEW_FIRST,
    ROUND_BEGINS,
    ROW_DISCARDED,
    DEED_DONE,
    REWARDED,
    NEUTRAL_GONE,
    NEUTRAL_CONVERTED,
    REBELLION_INCOME,
]
