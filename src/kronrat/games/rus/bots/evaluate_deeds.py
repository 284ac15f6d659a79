"""How near a Deed in hand is to being fulfilled."""

from __future__ import annotations

from kronrat.games.rus.bots.weights import W
from kronrat.games.rus.data import (
    ALL_THREE,
    ANY_TWO,
    CHURCH,
    CHURCHES,
    DEED_AMOUNT,
    DEED_GIVE,
    DEED_GOLD,
    DEED_GOODS,
    DEED_NEED,
    DEED_SCHEMES,
    DIFFERENT,
    EQUAL,
    FORCES,
    FORTRESS,
    GIVE_COUNT,
    GOODS,
    KILLED,
    MARKET,
    MARKETS,
    MARSH,
    NEAR,
    OWN_BUILDING,
    PATROLS,
    SPREAD,
    SPREAD_LANDS,
    STRONGHOLD,
    STRONGHOLDS,
    TOKEN,
)
from kronrat.games.rus.rules.deeds import is_met, market_goods
from kronrat.games.rus.rules.draw import hand_size
from kronrat.games.rus.rules.land import built, built_any, goods_of, present, troops_in
from kronrat.games.rus.state import State
from kronrat.parts.graph import largest_group


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
