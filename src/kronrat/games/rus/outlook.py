"""What a window of the action board and a Deed in hand promise: the larger part of a bot's judgement."""

from __future__ import annotations

from kronrat.games.rus.data import (
    ALL_THREE,
    ANY_TWO,
    BUILDINGS,
    C_ATTACK,
    C_BUILD,
    C_COLLECT,
    C_DEED,
    C_MOVE,
    C_SCHEME,
    CHURCH,
    CHURCHES,
    DEED_AMOUNT,
    DEED_GIVE,
    DEED_GOLD,
    DEED_GOODS,
    DEED_LIMIT,
    DEED_NEED,
    DEED_SCHEMES,
    DIFFERENT,
    EQUAL,
    FIRST_DEED,
    FORCES,
    FORTRESS,
    GIVE_COUNT,
    GOODS,
    KILLED,
    MARKET,
    MARKETS,
    MARSH,
    NEAR,
    NONE,
    OWN_BUILDING,
    PATROLS,
    POINTS,
    PRICES,
    SCHEME_LIMIT,
    SPREAD,
    SPREAD_LANDS,
    STRONGHOLD,
    STRONGHOLDS,
    TOKEN,
    WINDOWS,
)
from kronrat.games.rus.rules.deeds import is_met, market_goods
from kronrat.games.rus.rules.draw import hand_size
from kronrat.games.rus.rules.land import built, built_any, goods_of, present, troops_in, troops_left
from kronrat.games.rus.state import State
from kronrat.games.rus.weights import W
from kronrat.parts.graph import largest_group


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


def readiness(g: State, seat: int, deed: int) -> float:
    """1 if a Deed could be fulfilled now, less for each thing still missing."""
    if is_met(g, seat, deed):
        return 1.0
    missing = W.deed_gold_missing * max(DEED_GOLD[deed] - g.gold[seat], 0)
    missing += max(DEED_SCHEMES[deed] - hand_size(g, seat), 0)
    for good in range(GOODS):
        missing += max(DEED_GOODS[deed * GOODS + good] - g.goods[seat * GOODS + good], 0)
    missing += still_needed(g, seat, DEED_NEED[deed], DEED_AMOUNT[deed])
    missing += still_to_give(g, seat, DEED_GIVE[deed])
    return max(W.deed_least, W.deed_base - W.deed_missing * missing)


def still_needed(g: State, seat: int, need: int, amount: int) -> float:
    if need == FORCES:
        most = 0
        for land in range(g.lands):
            most = max(most, troops_in(g, seat, land))
        return max(amount - most, 0)
    if need in (ALL_THREE, FORTRESS):
        kinds = [STRONGHOLD, CHURCH, MARKET] if need == ALL_THREE else [STRONGHOLD, CHURCH]
        best = 0
        for land in range(g.lands):
            count = 0
            for kind in kinds:
                if g.building[kind * g.lands + land] == seat:
                    count += 1
            best = max(best, count)
        return len(kinds) - best
    if need in (STRONGHOLDS, CHURCHES):
        kind = STRONGHOLD if need == STRONGHOLDS else CHURCH
        return amount - largest_group(built(g, seat, kind), NEAR[g.seats])
    if need == SPREAD:
        return max(SPREAD_LANDS[g.seats] - present(g, seat).bit_count(), 0)
    if need == KILLED:
        return max(amount - g.killed[seat], 0)
    if need == TOKEN:
        return 0.0 if g.token == seat else W.deed_token_missing
    if need == MARKETS:
        return max(amount - market_goods(g, seat), 0)
    return W.deed_marsh_missing if need == MARSH else 0.0


def still_to_give(g: State, seat: int, give: int) -> float:
    count = GIVE_COUNT[give]
    goods = g.goods[seat * GOODS : (seat + 1) * GOODS]
    if give == EQUAL:
        return max(count - max(goods), 0)
    if give == ANY_TWO:
        return max(count - goods_of(g, seat), 0)
    if give == DIFFERENT:
        return max(count - sum([1 for n in goods if n]), 0)
    if give == PATROLS:
        return max(count - present(g, seat).bit_count(), 0)
    if give == OWN_BUILDING:
        return 0.0 if built_any(g, seat) else 1.0
    return 0.0
