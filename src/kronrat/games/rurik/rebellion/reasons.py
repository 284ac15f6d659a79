"""Why the Rebellion did what it did: public events that a reader may open below its move."""

from __future__ import annotations

from typing import Final

from kronrat.games.rurik.data import (
    ACTION,
    ADVISOR,
    BOON,
    COIN,
    COUNT,
    LINE,
    POINTS,
    PRIORITY,
    REBELLION_CARD,
    REGION,
    STRUCTURE,
    TRACK,
)
from kronrat.kernel.step import Event

# strategy
BY_LINE: Final = Event("because-line", [LINE, PRIORITY, ADVISOR, ACTION])
LOCKED: Final = Event("because-locked", [LINE, ADVISOR])
COLUMN_FULL: Final = Event("because-full", [ACTION, ACTION], ["action", "instead"])
COIN_ICON: Final = Event("because-coin-icon", [ACTION, COIN])
COIN_SHORT: Final = Event("because-coin-short", [ACTION, COIN])
COIN_STAYS: Final = Event("because-coin-stays", [ACTION])
EQUAL: Final = Event("because-equal", [ACTION])
EQUAL_SHORT: Final = Event("because-equal-short", [ACTION])

# resolving
NEW_CARD: Final = Event("because-card", [REBELLION_CARD])
FASTEST: Final = Event("because-fastest", [ADVISOR])
LEFTMOST: Final = Event("because-leftmost", [ADVISOR])
UPPER: Final = Event("because-upper", [ADVISOR])
BACK: Final = Event("because-back", [REBELLION_CARD, REGION])
ACTS: Final = Event("because-acts", [ACTION, POINTS])
BONUS: Final = Event("because-bonus", [ACTION, BOON, COUNT])
NO_COINS: Final = Event("because-no-coins", [COIN])
IDLE: Final = Event("because-idle", [ACTION])
LAPSES: Final = Event("because-lapses", [POINTS, ACTION])

# muster, move, attack
MUSTER_NOT_RULED: Final = Event("because-muster-not-ruled", [REBELLION_CARD, REGION])
MUSTER_RULED: Final = Event("because-muster-ruled", [REBELLION_CARD, REGION])
MUSTER_LEADER: Final = Event("because-muster-leader", [])
MOVE_EMPTY: Final = Event("because-move-empty", [REBELLION_CARD, REGION])
MOVE_SINGLE: Final = Event("because-move-single", [REBELLION_CARD, PRIORITY, REGION])
MOVE_STAYS: Final = Event("because-move-stays", [REGION])
SOURCE: Final = Event("because-source", [REGION, COUNT])
SOURCE_TIE: Final = Event("because-source-tie", [REBELLION_CARD, REGION])
LEADER_MOVES: Final = Event("because-leader-moves", [])
ATTACK_NOT_RULED: Final = Event("because-attack-not-ruled", [REBELLION_CARD, PRIORITY, REGION])
ATTACK_RULED: Final = Event("because-attack-ruled", [REBELLION_CARD, PRIORITY, REGION])
ATTACK_STAYS: Final = Event("because-attack-stays", [REGION])
YOU_FIRST: Final = Event("because-you-first", [REGION])
FEWER_CARDS: Final = Event("because-fewer-cards", [COUNT])

# build and tax: one event a step
BUILD_STEPS: Final = [Event(f"because-build-{letter}", [REBELLION_CARD, REGION]) for letter in "abcd"]
BUILD_LATER: Final = [
    Event(f"because-build-{n}", [REBELLION_CARD, REGION]) for n in ("new", "shared", "rest")
]
IN_ORDER: Final = Event("because-structure", [STRUCTURE, PRIORITY, REBELLION_CARD])
CHURCH_FIRST: Final = Event("because-church-first", [REGION])
CHURCH_SKIPPED: Final = Event("because-church-skipped", [REGION])
TAX_STEPS: Final = [Event(f"because-tax-{letter}", [REBELLION_CARD, REGION]) for letter in "abcd"]
TAX_LATER: Final = [Event(f"because-tax-{n}", [REBELLION_CARD, REGION]) for n in ("open", "full")]
MARKET_GOOD: Final = Event("because-market", [REGION])

# scheme and claim
UNLOCK_HERE: Final = Event("because-unlock", [PRIORITY])
UNLOCK_LEFTMOST: Final = Event("because-unlock-leftmost", [PRIORITY, PRIORITY], ["priority", "instead"])
UNLOCKED: Final = Event("unlocked", [ACTION, BOON, COUNT])
COMPARED: Final = ["yours", "theirs"]
YOU_LEAD: Final = Event("because-you-lead", [TRACK])
MORE_REGIONS: Final = Event("because-more-regions", [COUNT, COUNT], COMPARED)
MORE_BUILT: Final = Event("because-more-built", [COUNT, COUNT], COMPARED)
MORE_GOODS: Final = Event("because-more-goods", [COUNT, COUNT], COMPARED)
AXE: Final = Event("because-axe", [PRIORITY])
LEVIED: Final = Event("because-levy", [REGION])

REASONS: Final[list[Event]] = [
    BY_LINE,
    LOCKED,
    COLUMN_FULL,
    COIN_ICON,
    COIN_SHORT,
    COIN_STAYS,
    EQUAL,
    EQUAL_SHORT,
    NEW_CARD,
    FASTEST,
    LEFTMOST,
    UPPER,
    BACK,
    ACTS,
    BONUS,
    NO_COINS,
    IDLE,
    LAPSES,
    MUSTER_NOT_RULED,
    MUSTER_RULED,
    MUSTER_LEADER,
    MOVE_EMPTY,
    MOVE_SINGLE,
    MOVE_STAYS,
    SOURCE,
    SOURCE_TIE,
    LEADER_MOVES,
    ATTACK_NOT_RULED,
    ATTACK_RULED,
    ATTACK_STAYS,
    YOU_FIRST,
    FEWER_CARDS,
    *BUILD_STEPS,
    *BUILD_LATER,
    IN_ORDER,
    CHURCH_FIRST,
    CHURCH_SKIPPED,
    *TAX_STEPS,
    *TAX_LATER,
    MARKET_GOOD,
    UNLOCK_HERE,
    UNLOCK_LEFTMOST,
    UNLOCKED,
    YOU_LEAD,
    MORE_REGIONS,
    MORE_BUILT,
    MORE_GOODS,
    AXE,
    LEVIED,
]
