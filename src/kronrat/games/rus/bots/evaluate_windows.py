"""What a tile in a window of the action board promises: the larger part of a bot's judgement."""

from __future__ import annotations

from kronrat.games.rus.bots.weights import W
from kronrat.games.rus.data import (
    BUILDINGS,
    C_ATTACK,
    C_BUILD,
    C_COLLECT,
    C_DEED,
    C_MOVE,
    C_SCHEME,
    DEED_LIMIT,
    FIRST_DEED,
    NONE,
    POINTS,
    PRICES,
    SCHEME_LIMIT,
    WINDOWS,
)
from kronrat.games.rus.rules.draw import hand_size
from kronrat.games.rus.rules.land import present, troops_in, troops_left
from kronrat.games.rus.state import State


def window_value(g: State, seat: int, lands: int, at: int) -> float:
    """What the action of a window will bring, as things stand now. `lands` are those ruled."""
    column = at // WINDOWS
    points = POINTS[g.seats][at]
    price = PRICES[g.seats][at]
    cost = W.window_price * price if price <= g.gold[seat] else W.unpayable
    if column == C_SCHEME:
        room = hand_size(g, seat) < SCHEME_LIMIT
        return W.window_scheme + W.window_scheme_more * points - cost if room else 0.0
    if column == C_DEED:
        held = g.deed_hand[seat].bit_count()
        token = W.window_token if at == FIRST_DEED else 0.0
        return token if held >= DEED_LIMIT else token + W.window_deed - W.window_deed_held * held - cost
    here = present(g, seat)
    if column == C_MOVE:
        return W.window_move * points if here else 0.0
    if column == C_BUILD:
        sites = afford(points, open_sites(g, here & lands), open_sites(g, here & ~lands))
        return W.window_build * sites - cost
    if column == C_COLLECT:
        goods = afford(points, with_goods(g, here & lands), with_goods(g, here & ~lands))
        return W.window_collect * goods - cost
    if column == C_ATTACK:
        return W.window_attack * min(points, targets(g, seat, here)) - cost
    return W.window_muster * min(points, troops_left(g, seat)) - cost


def afford(points: int, ruled_places: int, contested_places: int) -> float:
    """How often the points suffice: 1 where one rules, 2 where not; a little for places still to be won."""
    first = min(points, ruled_places)
    second = min((points - first) // 2, contested_places)
    return first + second + W.spare_point * (points - first - 2 * second)


def with_goods(g: State, mask: int) -> int:
    count = 0
    for land in range(g.lands):
        if mask >> land & 1 and g.good[land]:
            count += 1
    return count


def open_sites(g: State, mask: int) -> int:
    count = 0
    for land in range(g.lands):
        if mask >> land & 1:
            for kind in range(BUILDINGS):
                if g.building[kind * g.lands + land] == NONE:
                    count += 1
                    break
    return count


def targets(g: State, seat: int, mask: int) -> int:
    count = 0
    for land in range(g.lands):
        if mask >> land & 1:
            count += g.unrest[land]
            for other in range(g.seats):
                if other != seat:
                    count += troops_in(g, other, land)
    return count
