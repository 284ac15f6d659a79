"""What deeds are worth on the way to them."""

from __future__ import annotations

from kronrat.games.rurik.bots.weights import W
from kronrat.games.rurik.data import DEED_COINS, DEED_GOODS, DEED_VICTORY, GOODS
from kronrat.games.rurik.rules.needs import missing
from kronrat.games.rurik.state import State


def deeds(g: State, seat: int) -> float:
    """Deeds done, deeds that could be done now, deeds partly paid for."""
    value = 0.0
    done, held = g.done[seat], g.deeds[seat]
    deed = 0
    while (done | held) >> deed:
        if done >> deed & 1:
            value += DEED_VICTORY[deed] + W.deed_done
        elif held >> deed & 1:
            value += W.deed_held + deed_progress(g, seat, deed)
        deed += 1
    return value


def deed_progress(g: State, seat: int, deed: int) -> float:
    if missing(g, seat, deed) is None:
        return W.deed_ready * DEED_VICTORY[deed]
    asked = DEED_COINS[deed]
    have = min(g.coins[seat], asked)
    for good in range(GOODS):
        want = DEED_GOODS[deed * GOODS + good]
        asked += want
        have += min(g.hold[seat * GOODS + good], want)
    return W.deed_paid * DEED_VICTORY[deed] * have / asked if asked else W.deed_far
