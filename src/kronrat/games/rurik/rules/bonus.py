"""Bonus actions besides deeds: playing a scheme, converting goods."""

from __future__ import annotations

from collections.abc import Sequence

from kronrat.games.rurik.data import (
    BUILD,
    BUILD_TOKEN,
    GOOD,
    GOODS,
    MUSTER,
    SCHEME_CARD,
    SCHEME_COINS,
    SCHEME_KIND,
    SCHEME_POINTS,
    SCHEME_PRICE,
    TOKEN,
    TOKEN_GOODS,
    TOKENS,
)
from kronrat.games.rurik.rules.gain import gain
from kronrat.games.rurik.rules.in_turn import InTurn
from kronrat.games.rurik.rules.leaders import NOTHING
from kronrat.games.rurik.state import CONVERSION_BONUS, SCHEME_BONUS, State
from kronrat.games.rurik.why import (
    BONUS_USED,
    NO_GOOD,
    NOT_IN_HAND,
    TOKEN_FLIPPED,
    TOO_FEW_COINS,
    WRONG_GOOD,
)
from kronrat.kernel.errors import Why
from kronrat.kernel.step import Args, Verb
from kronrat.parts.bits import members


class PlayScheme(Verb[State, InTurn]):
    """Once a turn: reveal a scheme, even one just drawn [bonus-1], pay its price, gain its rewards, discard it."""

    name = "scheme"
    params = [SCHEME_CARD]

    def why_not(self, g: State, f: InTurn, seat: int, args: Args) -> Why | None:
        if g.used & SCHEME_BONUS:
            return BONUS_USED
        if not g.schemes.hands[seat] >> args[0] & 1:
            return NOT_IN_HAND
        return None if g.coins[seat] >= SCHEME_PRICE[args[0]] else TOO_FEW_COINS

    def pick(self, g: State, f: InTurn, seat: int, args: Args) -> Sequence[int]:
        hand = g.schemes.hands[seat]
        if hand == 0 or g.used & SCHEME_BONUS:
            return NOTHING
        return [card for card in members(hand) if g.coins[seat] >= SCHEME_PRICE[card]]

    def do(self, g: State, f: InTurn, seat: int, args: Args) -> None:
        card = args[0]
        g.used |= SCHEME_BONUS
        g.schemes.spend(seat, card)
        g.pay(seat, SCHEME_PRICE[card])
        g.earn(seat, SCHEME_COINS[card])
        g.push(f.after())
        gain(g, seat, SCHEME_KIND[card], SCHEME_POINTS[card])


def can_convert(g: State, seat: int, token: int) -> bool:
    """A token not yet flipped, one of its goods and any second good."""
    if g.flipped >> (seat * TOKENS + token) & 1:
        return False
    for good in range(GOODS):
        if TOKEN_GOODS[token] >> good & 1 and g.hold[seat * GOODS + good] > 0:
            return g.all_goods(seat) >= 2
    return False


class Convert(Verb[State, InTurn]):
    """Once a turn and token once a round: one of two goods and any other for a build or a muster point [bonus-2]."""

    name = "convert"
    params = [TOKEN, GOOD, GOOD]
    roles = ["token", "good", "other"]

    def why_not(self, g: State, f: InTurn, seat: int, args: Args) -> Why | None:
        if g.used & CONVERSION_BONUS:
            return BONUS_USED
        if g.flipped >> (seat * TOKENS + args[0]) & 1:
            return TOKEN_FLIPPED
        if len(args) == 1:
            return None if can_convert(g, seat, args[0]) else NO_GOOD
        if len(args) == 2 and not TOKEN_GOODS[args[0]] >> args[1] & 1:
            return WRONG_GOOD
        spent = 1 if len(args) == 3 and args[2] == args[1] else 0
        return None if g.hold[seat * GOODS + args[-1]] > spent else NO_GOOD

    def do(self, g: State, f: InTurn, seat: int, args: Args) -> None:
        token, one, other = args
        g.used |= CONVERSION_BONUS
        g.flipped |= 1 << (seat * TOKENS + token)
        g.hold[seat * GOODS + one] -= 1
        g.hold[seat * GOODS + other] -= 1
        g.push(f.after())
        gain(g, seat, BUILD if token == BUILD_TOKEN else MUSTER, 1)
