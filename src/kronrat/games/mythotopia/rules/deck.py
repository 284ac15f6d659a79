"""Cards into the Reserve, to the discard pile, out of the deck."""

from __future__ import annotations

from typing import Annotated, Final

from kronrat.declare.fields import fields
from kronrat.games.mythotopia import why
from kronrat.games.mythotopia.data import (
    FIRST_IMPROVEMENT,
    FIRST_START,
    ORDER,
    SMALLEST_DECK,
    STOWED,
    WAREHOUSE,
)
from kronrat.games.mythotopia.rules.action import NO_ACTION_LEFT, Acting, Enough, act, act_freely
from kronrat.games.mythotopia.rules.choosing import HandCard, OwnCard
from kronrat.games.mythotopia.rules.piles import insert, lay_down, leave_hand, spend
from kronrat.games.mythotopia.state import State, holds
from kronrat.kernel.errors import Why
from kronrat.kernel.step import AnyVerb, Args, Step


def place_in_order(card: int) -> int:
    """The Warehouse comes before all other cards, because it makes room for them [reserve-3]."""
    return 0 if card == WAREHOUSE else card + 1


def has_room(g: State, seat: int) -> bool:
    return len(g.reserve[seat]) < g.capacity(seat)


def store(g: State, seat: int, card: int) -> None:
    leave_hand(g, seat, card)
    insert(g.reserve[seat], card)


class Store(HandCard[Acting]):
    """Put hand cards into the Reserve, up to its capacity [reserve-1, reserve-2]."""

    name = "store"

    def barred(self, g: State, f: Acting, seat: int) -> Why | None:
        if not f.left:
            return NO_ACTION_LEFT
        return None if has_room(g, seat) else why.RESERVE_FULL

    def judge(self, g: State, f: Acting, seat: int, args: Args) -> Why | None:
        return None if holds(g.hand[seat], args[0]) else why.NOT_IN_HAND

    def do(self, g: State, f: Acting, seat: int, args: Args) -> None:
        store(g, seat, args[0])
        act(g, f, [StoreOn(seat, place_in_order(args[0]))])


@fields
class StoreOn(Step):
    """One card or more [reserve-1]."""

    name = "store-on"
    low: Annotated[int, ORDER]

    def verbs(self) -> list[AnyVerb]:
        return STORE_VERBS


class StoreMore(HandCard[StoreOn]):
    """Another card while there is room [reserve-2, reserve-3]."""

    name = "store"

    def barred(self, g: State, f: StoreOn, seat: int) -> Why | None:
        return None if has_room(g, seat) else why.RESERVE_FULL

    def judge(self, g: State, f: StoreOn, seat: int, args: Args) -> Why | None:
        if not holds(g.hand[seat], args[0]):
            return why.NOT_IN_HAND
        if place_in_order(args[0]) > f.low:
            return None
        return why.WAREHOUSE_FIRST if args[0] == WAREHOUSE else why.IN_ORDER

    def do(self, g: State, f: StoreOn, seat: int, args: Args) -> None:
        store(g, seat, args[0])
        g.push(StoreOn(seat, place_in_order(args[0])))


STORE_VERBS: Final[list[AnyVerb]] = [StoreMore(), Enough()]


class Stow(HandCard[Acting]):
    """Warehouse: once per turn one hand card goes into the Reserve for free [reserve-4]."""

    name = "stow"

    def barred(self, g: State, f: Acting, seat: int) -> Why | None:
        if not g.works(seat, WAREHOUSE):
            return why.NO_WAREHOUSE
        if g.flags & STOWED:
            return why.ONCE_A_TURN
        return None if has_room(g, seat) else why.RESERVE_FULL

    def judge(self, g: State, f: Acting, seat: int, args: Args) -> Why | None:
        return None if holds(g.hand[seat], args[0]) else why.NOT_IN_HAND

    def do(self, g: State, f: Acting, seat: int, args: Args) -> None:
        g.flags |= STOWED
        store(g, seat, args[0])
        act_freely(g, f, [])


class Discard(OwnCard[Acting]):
    """Any number of cards from hand and Reserve; replaced only when the turn ends [deck-1]."""

    name = "discard"

    def barred(self, g: State, f: Acting, seat: int) -> Why | None:
        return None if f.left else NO_ACTION_LEFT

    def judge(self, g: State, f: Acting, seat: int, args: Args) -> Why | None:
        return None if g.has(seat, args[0]) else why.NOT_YOURS

    def do(self, g: State, f: Acting, seat: int, args: Args) -> None:
        spend(g, seat, args[0])
        act(g, f, [DiscardOn(seat, args[0])])


@fields
class DiscardOn(Step):
    """Any number [deck-1]."""

    name = "discard-on"
    low: Annotated[int, ORDER]

    def verbs(self) -> list[AnyVerb]:
        return DISCARD_VERBS


class DiscardMore(OwnCard[DiscardOn]):
    """Another card [deck-1]."""

    name = "discard"

    def judge(self, g: State, f: DiscardOn, seat: int, args: Args) -> Why | None:
        if not g.has(seat, args[0]):
            return why.NOT_YOURS
        return None if args[0] > f.low else why.IN_ORDER

    def do(self, g: State, f: DiscardOn, seat: int, args: Args) -> None:
        spend(g, seat, args[0])
        g.push(DiscardOn(seat, args[0]))


DISCARD_VERBS: Final[list[AnyVerb]] = [DiscardMore(), Enough()]


class Remove(OwnCard[Acting]):
    """One or two cards leave the deck; at least seven must remain [deck-2]."""

    name = "remove"

    def barred(self, g: State, f: Acting, seat: int) -> Why | None:
        if not f.left:
            return NO_ACTION_LEFT
        return None if g.deck_total(seat) > SMALLEST_DECK else why.DECK_TOO_SMALL

    def judge(self, g: State, f: Acting, seat: int, args: Args) -> Why | None:
        return None if g.has(seat, args[0]) else why.NOT_YOURS

    def do(self, g: State, f: Acting, seat: int, args: Args) -> None:
        put_back(g, seat, args[0])
        act(g, f, [RemoveOn(seat, args[0])])


def put_back(g: State, seat: int, card: int) -> None:
    """Where it came from: province pile, display, or set aside for its owner [deck-3]."""
    lay_down(g, seat, card)
    if card < FIRST_IMPROVEMENT:
        g.land |= 1 << card
        insert(g.fresh, card)
    elif card < FIRST_START:
        insert(g.display, card)
    else:
        insert(g.aside[seat], card)
        insert(g.fresh, card)


@fields
class RemoveOn(Step):
    """A second card, or not [deck-2]."""

    name = "remove-on"
    low: Annotated[int, ORDER]

    def verbs(self) -> list[AnyVerb]:
        return REMOVE_VERBS


class RemoveSecond(OwnCard[RemoveOn]):
    """The second card [deck-2]."""

    name = "remove"

    def barred(self, g: State, f: RemoveOn, seat: int) -> Why | None:
        return None if g.deck_total(seat) > SMALLEST_DECK else why.DECK_TOO_SMALL

    def judge(self, g: State, f: RemoveOn, seat: int, args: Args) -> Why | None:
        if not g.has(seat, args[0]):
            return why.NOT_YOURS
        return None if args[0] > f.low else why.IN_ORDER

    def do(self, g: State, f: RemoveOn, seat: int, args: Args) -> None:
        put_back(g, seat, args[0])


REMOVE_VERBS: Final[list[AnyVerb]] = [RemoveSecond(), Enough()]
