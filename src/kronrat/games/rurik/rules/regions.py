"""Ruling regions, and what the leaders change about it."""

from kronrat.games.rurik.data import SEATS, STRONGHOLD, STRUCTURES
from kronrat.games.rurik.rules.leaders import muted, rebels_counted, wins_ties
from kronrat.games.rurik.state import NOBODY, State


def strength(g: State, seat: int, region: int) -> int:
    """Troops, leader, a stronghold, even alone [rule-3, build-6]; for Sviatopolk the rebels with him [leader-8]."""
    n = g.troops[region * SEATS + seat]
    if g.leader_at[seat] == region:
        n += 1 + rebels_counted(g, seat, region)
    if g.built[seat * STRUCTURES + STRONGHOLD] >> region & 1 and not muted(g, seat, region):
        n += 1
    return n


def ruler(g: State, region: int, weakened: int = NOBODY) -> int:
    """Strictly more than every other and than the rebels [rule-2]; Yaroslav wins ties [leader-9]. Else NOBODY.

    A seat named as weakened counts one troop fewer than it has.
    """
    best = g.rebels[region]
    who = NOBODY
    for seat in range(g.seats):
        n = strength(g, seat, region) - (1 if seat == weakened else 0)
        if n > best:
            best = n
            who = seat
        elif n == best and n > 0:
            if wins_ties(g, seat, region):
                who = seat
            elif who != NOBODY and not wins_ties(g, who, region):
                who = NOBODY
    return who


def rules(g: State, seat: int, region: int) -> bool:
    return strength(g, seat, region) > 0 and ruler(g, region) == seat


def regions_ruled(g: State, seat: int) -> int:
    """Mask of the regions that a seat rules."""
    mask = 0
    for region in range(g.regions()):
        if rules(g, seat, region):
            mask |= 1 << region
    return mask
