"""How good a position looks at a glance: points, plans, how strong regions stand, what ducats are worth."""

from __future__ import annotations

from typing import Final

from kronrat.games.loewenherz.bots.plans import planned
from kronrat.games.loewenherz.bots.weights import W
from kronrat.games.loewenherz.rules.end import winners
from kronrat.games.loewenherz.rules.mines import sorts_of
from kronrat.games.loewenherz.rules.regions import knights_in, neighbours, regions_of
from kronrat.games.loewenherz.state import State

WON: Final = 1000.0
ENOUGH_KNIGHTS: Final = 5
"""More knights in one region are worth nothing more by themselves."""


def strength(g: State, seat: int) -> float:
    """Knights in own regions, and more so where they outnumber a neighbour."""
    total = 0.0
    for castle in regions_of(g, seat):
        own = knights_in(g, castle)
        total += W.knight * min(own, ENOUGH_KNIGHTS) + W.stronger * outnumbered(g, castle, own)
    return total


def outnumbered(g: State, castle: int, own: int) -> int:
    """How many rival neighbours have fewer knights than this region, less those that have more; allies do not count."""
    balance = 0
    near = neighbours(g, castle)
    for other in range(len(g.castle_at)):
        rival = near >> other & 1 and g.castle_side[other] != g.castle_side[castle]
        if rival and not g.allies[castle] >> other & 1:
            theirs = knights_in(g, other)
            if own > theirs:
                balance += 1
            elif own < theirs:
                balance -= 1
    return balance


def purse_worth(ducats: int) -> float:
    rich = W.rich
    if ducats <= rich:
        return W.ducat * ducats
    return W.ducat * rich + W.later_ducat * min(ducats - rich, 2 * rich)


def result(g: State, seat: int) -> float:
    """The worth of a game that is over."""
    won = winners(g)
    return WON / len(won) if seat in won else -WON


def evaluate(g: State, seat: int) -> float:
    """Points, plans, strength and purse of a seat, less what its rivals have."""
    if not g.stack:
        return result(g, seat)
    value = W.point * g.points[seat] + purse_worth(g.ducats[seat]) + strength(g, seat)
    value += W.income * sorts_of(g, seat)
    for plan in planned(g, seat):
        value += plan.value(W.plan)
    rivals = 0
    for other in range(g.seats):
        if other != seat:
            rivals += g.points[other]
    return value - W.rival_point * rivals / max(1, g.seats - 1)
