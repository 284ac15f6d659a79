"""What a set of cards can pay, decided without trying every order.

A need is at most two symbols: `a` of one kind, then `b` of another. Cards are played in ascending order, special
ways (Merchant, Water Mill, a converter in the Reserve) before plain ones, so that no set of cards is offered twice;
`low` remembers how far one has come. Plain cards alone are a matching problem with two kinds, so counting suffices
(Hall); special ways are tried one by one, one card of a sort each.
"""

from __future__ import annotations

from typing import Final

from kronrat.games.mythotopia.data import (
    ARMY,
    BOUND,
    BOUND_BIT,
    CARDS,
    CONVERTER,
    GOLD,
    LAND,
    MERCHANT,
    OWN_SYMBOL,
    RESOURCES,
    SHIP,
    SHOWS,
    SYMBOLS,
    WATER_MILL,
    WAY_MERCHANT,
    WAY_MILL,
    WAY_SOURCE,
    WAYS,
)
from kronrat.games.mythotopia.state import State, holds

NOTHING: Final = -1
START: Final = -1
PLAIN: Final = 100
"""From here on, `low` is PLAIN + card."""
ONLY_PLAIN: Final = PLAIN - 1

#: card → the symbol it lets any card stand in for, or -1
CONVERTS: Final = [CONVERTER.index(c) if c in CONVERTER else -1 for c in range(CARDS)]
ALONE: Final = 1 << SYMBOLS
#: cards of one sort are interchangeable for a search: same symbols, no text that pays; others are alone
SORT: Final = [ALONE + c if c >= LAND and SHOWS[c] == 0 else SHOWS[c] for c in range(CARDS)]


def bind(g: State, card: int) -> None:
    """The effect of this Reserve card serves the action: it pays for nothing in it [pay-6]."""
    g.flags |= BOUND_BIT[card]


def is_bound(g: State, card: int) -> bool:
    return (g.flags & BOUND_BIT[card]) != 0


def unbound(g: State, seat: int) -> list[int]:
    """The cards with which a seat may still pay in this action [pay-6]."""
    if not g.flags & BOUND:
        return g.usable(seat)
    return [card for card in g.usable(seat) if not is_bound(g, card)]


def converters(g: State, seat: int) -> int:
    """The symbols for which a Reserve card still lets any card stand in this turn [pay-5]."""
    mask = 0
    for card in g.reserve[seat]:
        symbol = CONVERTS[card]
        if symbol >= 0 and not g.flags >> symbol & 1:
            mask |= 1 << symbol
    return mask


def helped(cards: list[int]) -> bool:
    """Whether Merchant or Water Mill is among the cards."""
    for card in cards:
        if card in (MERCHANT, WATER_MILL):
            return True
    return False


def enough_plain(cards: list[int], kind_a: int, a: int, low: int, kind_b: int, b: int) -> bool:
    """Whether the symbols shown suffice: each kind by itself, and both together."""
    floor = low - PLAIN
    count_a = 0
    count_b = 0
    count_any = 0
    for card in cards:
        shows = SHOWS[card]
        for_a = a > 0 and card > floor and (shows >> kind_a & 1) == 1
        for_b = b > 0 and (shows >> kind_b & 1) == 1
        if for_a:
            count_a += 1
        if for_b:
            count_b += 1
        if for_a or for_b:
            count_any += 1
    return count_a >= a and count_b >= b and count_any >= max(a, 0) + max(b, 0)


def open_way(cards: list[int], conv: int, kind: int, need: int, way: int) -> bool:
    """Whether this way can serve this need at all, whichever card is played [pay-4]."""
    source = WAY_SOURCE[way]
    if kind >= ARMY or source == ARMY:
        # armies and ships are no resources: only Levies, never Merchant or Mill
        return kind == ARMY and source == ARMY and (conv >> ARMY & 1) == 1
    merchant = WAY_MERCHANT[way]
    if merchant and not holds(cards, MERCHANT):
        return False
    if WAY_MILL[way] and (need < 2 or not holds(cards, WATER_MILL)):
        return False
    if source == OWN_SYMBOL:
        return True
    return (conv >> source & 1) == 1 and merchant == (source != kind)


def suits(kind: int, way: int, card: int) -> bool:
    """Whether a card can be played an open way, not in vain [pay-3]."""
    source = WAY_SOURCE[way]
    shows = SHOWS[card]
    if source == ARMY:
        return card != CONVERTER[ARMY] and not shows >> ARMY & 1
    merchant = WAY_MERCHANT[way]
    if (merchant and card == MERCHANT) or (WAY_MILL[way] and card == WATER_MILL):
        return False
    if source == OWN_SYMBOL:
        if merchant:
            return (shows & RESOURCES) != 0 and not shows >> kind & 1
        return (shows >> kind & 1) == 1
    if card == CONVERTER[source]:
        return False
    return (shows & RESOURCES) == 0 if merchant else not shows >> kind & 1


def fits(cards: list[int], conv: int, kind: int, need: int, way: int, card: int) -> bool:
    """Whether a card can be played this way for this need, with no card played in vain."""
    return open_way(cards, conv, kind, need, way) and suits(kind, way, card)


def without(cards: list[int], conv: int, way: int, card: int) -> list[int]:
    """The cards that remain after such a play; a converter that served stays where it is [pay-6]."""
    source = WAY_SOURCE[way]
    served = CONVERTER[source] if source != OWN_SYMBOL else card
    return [
        c
        for c in cards
        if c != card
        and c != served
        and not (WAY_MERCHANT[way] and c == MERCHANT)
        and not (WAY_MILL[way] and c == WATER_MILL)
    ]


def still(cards: list[int], conv: int, way: int) -> int:
    """The converters that remain: once per turn, and only while their card lies in the Reserve."""
    source = WAY_SOURCE[way]
    if source != OWN_SYMBOL:
        conv &= ~(1 << source)
    for symbol in range(ARMY + 1):
        if conv >> symbol & 1 and not holds(cards, CONVERTER[symbol]):
            conv &= ~(1 << symbol)
    return conv


def can_pay(
    cards: list[int], conv: int, kind_a: int, a: int, low: int, kind_b: int, b: int, low_b: int
) -> bool:
    """Whether some set of these cards pays `a` of one kind and then `b` of the other."""
    if a <= 0 and b <= 0:
        return True
    if enough_plain(cards, kind_a, a, low, kind_b, b):
        return True
    if not conv and not helped(cards):
        return False
    if a > 0 and low < ONLY_PLAIN:
        for way in range(low + 1, WAYS):
            if not open_way(cards, conv, kind_a, a, way):
                continue
            tried: list[int] = []
            for card in cards:
                sort = SORT[card]
                if not holds(tried, sort) and suits(kind_a, way, card):
                    tried.append(sort)
                    rest = without(cards, conv, way, card)
                    value = 2 if WAY_MILL[way] else 1
                    if can_pay(rest, still(rest, conv, way), kind_a, a - value, way, kind_b, b, low_b):
                        return True
    if b > 0:
        for way in range(low_b + 1, WAYS):
            if not open_way(cards, conv, kind_b, b, way):
                continue
            tried = []
            for card in cards:
                # a card already passed over can no longer pay the first need
                sort = SORT[card] if card > low - PLAIN else -1 - SORT[card]
                if not holds(tried, sort) and suits(kind_b, way, card):
                    tried.append(sort)
                    rest = without(cards, conv, way, card)
                    value = 2 if WAY_MILL[way] else 1
                    if can_pay(
                        rest, still(rest, conv, way), kind_a, a, max(low, ONLY_PLAIN), kind_b, b - value, way
                    ):
                        return True
    return False


def affords(g: State, seat: int, cards: list[int], kind_a: int, a: int, kind_b: int, b: int) -> bool:
    """Whether a seat can pay both needs from these cards, nothing being paid yet."""
    if enough_plain(cards, kind_a, a, START, kind_b, b):
        return True
    return can_pay(cards, converters(g, seat), kind_a, a, START, kind_b, b, START)


def most(g: State, seat: int, kind: int) -> int:
    """The highest amount of one resource that a seat can pay."""
    cards = g.usable(seat)
    conv = converters(g, seat)
    amount = 0
    for card in cards:
        amount += SHOWS[card] >> kind & 1
    if conv or helped(cards):
        while can_pay(cards, conv, kind, amount + 1, START, NOTHING, 0, START):
            amount += 1
    return amount


def can_spend(g: State, seat: int, kind: int, amount: int) -> bool:
    """Whether a seat can pay so much of one resource; the symbols shown are counted first."""
    shown = 0
    for card in g.hand[seat]:
        shown += SHOWS[card] >> kind & 1
    for card in g.reserve[seat]:
        shown += SHOWS[card] >> kind & 1
    return amount <= shown or amount <= most(g, seat, kind)


def minus(cards: list[int], card: int) -> list[int]:
    """The same cards without one of them."""
    return [c for c in cards if c != card]


def has_symbol(cards: list[int], kind: int) -> bool:
    for card in cards:
        if SHOWS[card] >> kind & 1:
            return True
    return False


def has_ship_symbol(g: State, seat: int) -> bool:
    return has_symbol(g.hand[seat], SHIP) or has_symbol(g.reserve[seat], SHIP)


def has_gold(g: State, seat: int) -> bool:
    """Whether a seat can pay one gold."""
    if has_symbol(g.hand[seat], GOLD) or has_symbol(g.reserve[seat], GOLD):
        return True
    return most(g, seat, GOLD) > 0
