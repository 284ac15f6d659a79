"""Paying with any fitting set of cards: one card at a time until the need is met."""

from __future__ import annotations

from typing import Annotated, Final

from kronrat.declare.fields import fields
from kronrat.games.mythotopia import why
from kronrat.games.mythotopia.data import (
    CARD,
    CONVERTER,
    IS_BUILD,
    IS_SHIP,
    MERCHANT,
    NEED,
    ORDER,
    OWN_SYMBOL,
    SHIP,
    SHOWS,
    STONE,
    SYMBOL,
    WATER_MILL,
    WAY,
    WAY_MERCHANT,
    WAY_MILL,
    WAY_SOURCE,
    WAYS,
)
from kronrat.games.mythotopia.rules.choosing import Choice, OwnCard
from kronrat.games.mythotopia.rules.piles import spend
from kronrat.games.mythotopia.rules.purse import (
    NOTHING,
    PLAIN,
    START,
    bind,
    can_pay,
    converters,
    fits,
    is_bound,
    minus,
    open_way,
    still,
    suits,
    unbound,
    without,
)
from kronrat.games.mythotopia.state import State, holds
from kronrat.kernel.errors import Why
from kronrat.kernel.step import AnyVerb, Args, Step


@fields
class Pay(Step):
    """Pay `need` of a symbol; `other` of another kind must stay payable afterwards."""

    name = "pay"
    kind: Annotated[int, SYMBOL]
    need: Annotated[int, NEED]
    low: Annotated[int, ORDER]
    other_kind: Annotated[int, ORDER]
    other: Annotated[int, ORDER]

    def verbs(self) -> list[AnyVerb]:
        return PAY_VERBS


def pay(seat: int, kind: int, need: int) -> Pay:
    """A need of one kind only."""
    return Pay(seat, kind, need, START, NOTHING, 0)


class PlayCard(OwnCard[Pay]):
    """Play a card that shows the symbol, from the hand or the Reserve [cards-1, pay-1]."""

    name = "play"

    def judge(self, g: State, f: Pay, seat: int, args: Args) -> Why | None:
        card = args[0]
        if not g.has(seat, card):
            return why.NOT_YOURS
        if not SHOWS[card] >> f.kind & 1:
            return why.NO_SUCH_SYMBOL
        if is_bound(g, card):
            return why.ONE_PURPOSE
        if PLAIN + card <= f.low:
            return why.IN_ORDER
        return None if completes(g, f, seat, unbound(g, seat), card) else why.WOULD_NOT_DO

    def do(self, g: State, f: Pay, seat: int, args: Args) -> None:
        spend(g, seat, args[0])
        go_on(g, f, f.need - 1, PLAIN + args[0])


def completes(g: State, f: Pay, seat: int, cards: list[int], card: int) -> bool:
    """Whether everything can still be paid after this card [pay-3]."""
    if f.need <= 1 and f.other <= 0:
        return True
    return can_pay(
        minus(cards, card),
        converters(g, seat),
        f.kind,
        f.need - 1,
        PLAIN + card,
        f.other_kind,
        f.other,
        START,
    )


def go_on(g: State, f: Pay, need: int, low: int) -> None:
    if need > 0:
        g.push(Pay(f.seat, f.kind, need, low, f.other_kind, f.other))


class PlaySpecially(Choice[Pay]):
    """Merchant, Water Mill, or a converter in the Reserve; these come before plain cards [pay-2, pay-4, pay-5]."""

    name = "convert"
    params = [WAY, CARD]

    def barred(self, g: State, f: Pay, seat: int) -> Why | None:
        return None if may_convert(g, seat) else why.NO_SUCH_WAY

    def judge(self, g: State, f: Pay, seat: int, args: Args) -> Why | None:
        way = args[0]
        cards = unbound(g, seat)
        conv = converters(g, seat)
        if len(args) == 1:
            if way <= f.low:
                return why.IN_ORDER
            if open_way(cards, conv, f.kind, f.need, way):
                for card in cards:
                    if suits(f.kind, way, card) and special_completes(f, cards, conv, way, card):
                        return None
            return why.NO_SUCH_WAY
        card = args[1]
        if not holds(cards, card):
            return why.ONE_PURPOSE if g.has(seat, card) else why.NOT_YOURS
        if not fits(cards, conv, f.kind, f.need, way, card):
            return why.NEEDLESS
        return None if special_completes(f, cards, conv, way, card) else why.WOULD_NOT_DO

    def likely(self, g: State, f: Pay, seat: int, args: Args) -> list[int]:
        return g.own_cards(seat) if args else list(range(f.low + 1, WAYS))

    def do(self, g: State, f: Pay, seat: int, args: Args) -> None:
        way, card = args
        spend(g, seat, card)
        if WAY_MERCHANT[way]:
            spend(g, seat, MERCHANT)
        if WAY_MILL[way]:
            spend(g, seat, WATER_MILL)
        if WAY_SOURCE[way] != OWN_SYMBOL:
            g.flags |= 1 << WAY_SOURCE[way]
            bind(g, CONVERTER[WAY_SOURCE[way]])
        go_on(g, f, f.need - (2 if WAY_MILL[way] else 1), way)


def may_convert(g: State, seat: int) -> bool:
    return converters(g, seat) != 0 or g.has(seat, MERCHANT) or g.has(seat, WATER_MILL)


def special_completes(f: Pay, cards: list[int], conv: int, way: int, card: int) -> bool:
    """Whether everything can still be paid after this card is played a way that fits [pay-3]."""
    rest = without(cards, conv, way, card)
    left = f.need - (2 if WAY_MILL[way] else 1)
    return can_pay(rest, still(rest, conv, way), f.kind, left, way, f.other_kind, f.other, START)


PAY_VERBS: Final[list[AnyVerb]] = [PlayCard(), PlaySpecially()]


@fields
class Use(Step):
    """Choose which of several equal cards to play for its text: a Ship card for a sea, a Build card."""

    name = "use"
    kind: Annotated[int, SYMBOL]
    number: Annotated[int, NEED]
    low: Annotated[int, ORDER]

    def verbs(self) -> list[AnyVerb]:
        return USE_VERBS


def for_text(g: State, seat: int, kind: int) -> list[int]:
    """The cards whose text serves: Ship cards (named by their symbol, the ship) or Build cards (stone)."""
    table = IS_SHIP if kind == SHIP_TEXT else IS_BUILD
    out: list[int] = []
    for card in g.hand[seat]:
        if table[card]:
            out.append(card)
    for card in g.reserve[seat]:
        if table[card]:
            out.append(card)
    out.sort()
    return out


SHIP_TEXT: Final = SHIP
BUILD_TEXT: Final = STONE


def use(g: State, seat: int, kind: int, number: int) -> list[Step]:
    """Play so many of them: at once where there is no choice, else ask."""
    cards = for_text(g, seat, kind)
    if len(cards) > number > 0:
        return [Use(seat, kind, number, START)]
    for card in cards[:number]:
        spend(g, seat, card)
    return []


class UseCard(Choice[Use]):
    """One Ship card for each sea, one Build card for a building [invade-3, build-1]."""

    name = "play"
    params = [CARD]

    def likely(self, g: State, f: Use, seat: int, args: Args) -> list[int]:
        return for_text(g, seat, f.kind)

    def judge(self, g: State, f: Use, seat: int, args: Args) -> Why | None:
        cards = for_text(g, seat, f.kind)
        if args[0] not in cards:
            return why.WRONG_CARD
        if args[0] <= f.low:
            return why.IN_ORDER
        above = [card for card in cards if card > args[0]]
        return None if len(above) >= f.number - 1 else why.IN_ORDER

    def do(self, g: State, f: Use, seat: int, args: Args) -> None:
        spend(g, seat, args[0])
        if f.number > 1:
            g.push(Use(seat, f.kind, f.number - 1, args[0]))


USE_VERBS: Final[list[AnyVerb]] = [UseCard()]
