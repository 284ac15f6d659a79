"""What deeds want: requirements met, goods, coins and pieces there to pay."""

from __future__ import annotations

from kronrat.games.rurik.data import (
    A_PAIR,
    A_STRUCTURE,
    ALL_STRUCTURES,
    ANY_GOODS,
    BELT,
    CHURCH,
    DEED_COINS,
    DEED_GOODS,
    DEED_NEED,
    DEED_PAY,
    DEED_REBELS,
    DEED_SCHEME,
    DIFFERENT_GOODS,
    EIGHT_REGIONS,
    FIRST_PLAYER,
    FORCES,
    FORTRESS,
    GOODS,
    IN_A_ROW,
    MARKET,
    MESSENGERS,
    NEIGHBOURS,
    NO_NEED,
    NO_PIECES,
    NOWHERE,
    PATROLLED,
    PATROLS,
    REBELS,
    RULED_PAIR,
    SAME_GOODS,
    SIX_TROOPS,
    STRONGHOLD,
    STRUCTURES,
    THREE_ALIKE,
    THREE_KINDS,
    THREE_MARKETS,
    TITHES,
    TROOPS_EACH,
    TWO_TROOPS,
)
from kronrat.games.rurik.rules.regions import rules
from kronrat.games.rurik.state import State
from kronrat.games.rurik.why import NEED_UNMET, NO_SCHEME, NOT_ENOUGH_LEFT, TOO_FEW_COINS, TOO_FEW_GOODS
from kronrat.kernel.errors import Why
from kronrat.parts.graph import largest_group


def missing(g: State, seat: int, deed: int) -> Why | None:
    """The first thing that keeps a seat from accomplishing a deed."""
    if g.coins[seat] < DEED_COINS[deed]:
        return TOO_FEW_COINS
    for good in range(GOODS):
        if g.hold[seat * GOODS + good] < DEED_GOODS[deed * GOODS + good]:
            return TOO_FEW_GOODS
    if DEED_SCHEME[deed] and not g.schemes.hands[seat]:
        return NO_SCHEME
    if not need_met(g, seat, deed):
        return NEED_UNMET
    return None if can_give(g, seat, DEED_PAY[deed]) else NOT_ENOUGH_LEFT


def need_met(g: State, seat: int, deed: int) -> bool:
    """What you must have but do not spend [deed-4]; adjacent regions form one group [deed-5]."""
    need = DEED_NEED[deed]
    at = seat * STRUCTURES
    if need == NO_NEED:
        return True
    if need == SIX_TROOPS:
        return most_in_one_region(g, seat) >= FORCES
    if need == ALL_STRUCTURES:
        return g.built[at] & g.built[at + 1] & g.built[at + 2] != 0
    if need == FORTRESS:
        return g.built[at + STRONGHOLD] & g.built[at + CHURCH] != 0
    if need == BELT:
        return largest_group(g.built[at + STRONGHOLD], NEIGHBOURS) >= IN_A_ROW
    if need == TITHES:
        return largest_group(g.built[at + CHURCH], NEIGHBOURS) >= IN_A_ROW
    if need == EIGHT_REGIONS:
        return regions_occupied(g, seat) >= MESSENGERS
    if need == REBELS:
        return g.beaten[seat] >= DEED_REBELS[deed]
    if need == FIRST_PLAYER:
        return g.marker == seat
    if need == THREE_MARKETS:
        return market_goods(g, seat) >= IN_A_ROW
    raise ValueError(f"unknown need {need}")


def most_in_one_region(g: State, seat: int) -> int:
    """Amass Forces: the leader counts, a stronghold does not [deed-6]."""
    best = 0
    for region in range(g.regions()):
        best = max(best, g.pieces(seat, region))
    return best


def regions_occupied(g: State, seat: int) -> int:
    n = 0
    for region in range(g.regions()):
        if g.occupies(seat, region):
            n += 1
    return n


def market_goods(g: State, seat: int) -> int:
    """Market Day: how many different goods your markets' regions produce; a token counts, not the print [deed-7]."""
    kinds = 0
    n = 0
    markets = g.built[seat * STRUCTURES + MARKET]
    for region in range(g.regions() if markets else 0):
        if markets >> region & 1 and not kinds >> g.kinds[region] & 1:
            kinds |= 1 << g.kinds[region]
            n += 1
    return n


def pieces_on_board(g: State, seat: int) -> int:
    return TROOPS_EACH - g.supply[seat] + (1 if g.leader_at[seat] != NOWHERE else 0)


def kinds_held(g: State, seat: int, least: int) -> int:
    """How many kinds of goods from `least` on a seat has."""
    n = 0
    for good in range(least, GOODS):
        if g.hold[seat * GOODS + good] > 0:
            n += 1
    return n


def can_give(g: State, seat: int, pay: int) -> bool:
    """Whether the pieces or goods to choose are there."""
    if pay == NO_PIECES:
        return True
    if pay == PATROLS:
        return regions_occupied(g, seat) >= PATROLLED
    if pay == SAME_GOODS:
        for good in range(GOODS):
            if g.hold[seat * GOODS + good] >= THREE_ALIKE:
                return True
        return False
    if pay == A_STRUCTURE:
        return g.structures_at(seat) != 0
    if pay == RULED_PAIR:
        for region in range(g.regions()):
            if g.pieces(seat, region) >= A_PAIR and rules(g, seat, region):
                return True
        return False
    if pay == TWO_TROOPS:
        return pieces_on_board(g, seat) >= A_PAIR
    if pay == ANY_GOODS:
        return g.all_goods(seat) >= A_PAIR
    if pay == DIFFERENT_GOODS:
        return kinds_held(g, seat, 0) >= THREE_KINDS
    raise ValueError(f"unknown payment {pay}")
