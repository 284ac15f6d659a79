"""Building places: which cards name them, and whether stone and gold can be paid beside those cards."""

from __future__ import annotations

from kronrat.games.mythotopia import why
from kronrat.games.mythotopia.data import (
    BOUND_BIT,
    GENERAL,
    GOLD,
    IS_BUILD,
    LAND,
    NO_CARD,
    STONE,
)
from kronrat.games.mythotopia.rules.action import NO_ACTION_LEFT, Acting
from kronrat.games.mythotopia.rules.counters import can_take, kept_for_counter
from kronrat.games.mythotopia.rules.purse import affords
from kronrat.games.mythotopia.rules.roads import places_for
from kronrat.games.mythotopia.state import State
from kronrat.kernel.errors import Why


def has_build_card(g: State, seat: int) -> bool:
    for card in g.hand[seat]:
        if IS_BUILD[card]:
            return True
    for card in g.reserve[seat]:
        if IS_BUILD[card]:
            return True
    return False


def payable(g: State, seat: int, card: int, stone: int, gold: int, keep: int = 0) -> bool:
    """Stone (and gold) beside one Build card, the card of the place and those whose effect serves [pay-6]."""
    rest: list[int] = []
    build = False
    for other in g.usable(seat):
        if IS_BUILD[other] and not build:
            build = True  # its own stone cannot pay for the same action [build-1]
        elif other != card and not BOUND_BIT[other] & keep:
            rest.append(other)
    return build and affords(g, seat, rest, STONE, stone, GOLD, gold)


def place_cards(g: State, seat: int) -> list[int]:
    """The cards that can name a building place, ascending."""
    cards = [card for card in g.usable(seat) if card < LAND or card == GENERAL]
    cards.sort()
    return cards


def named_places(g: State, seat: int) -> int:
    """All places that the cards of a seat can name, as a mask."""
    mask = 0
    for card in g.hand[seat]:
        mask |= places_for(g, seat, card)
    for card in g.reserve[seat]:
        mask |= places_for(g, seat, card)
    return mask


def why_not_build(g: State, f: Acting, seat: int, left: int, stone: int) -> Why | None:
    """Whatever the place: an action, a Build card, a piece, and the least stone it can cost [build-1]."""
    if not f.left:
        return NO_ACTION_LEFT
    if not has_build_card(g, seat):
        return why.NO_BUILD_CARD
    if left <= 0:
        return why.NONE_LEFT
    return None if payable(g, seat, NO_CARD, stone, 0) else why.CANNOT_PAY


def why_not_place(g: State, seat: int, sites: int, stone: int, keep: int = 0) -> Why | None:
    """Unless a card serves for one of the sites and the others can pay."""
    reason = why.NO_CARD_FOR_PLACE
    for card in g.usable(seat):
        if places_for(g, seat, card) & sites:
            if payable(g, seat, card, stone, 0, keep):
                return None
            reason = why.CANNOT_PAY
    return reason


def why_not_card(g: State, seat: int, card: int, sites: int, stone: int, keep: int = 0) -> Why | None:
    if not g.has(seat, card):
        return why.NOT_YOURS
    if not places_for(g, seat, card) & sites:
        return why.NO_CARD_FOR_PLACE
    return None if payable(g, seat, card, stone, 0, keep) else why.CANNOT_PAY


def why_not_bonus(
    g: State, seat: int, card: int, stone: int, victory: int, bonus: int, keep: int = 0
) -> Why | None:
    """One gold more for a counter of Guilded City or Roadside Inns, if there is one [build-6]."""
    if not bonus:
        return None
    if not can_take(g, seat, victory):
        return why.NO_COUNTER
    keep |= kept_for_counter(g, victory)
    return None if payable(g, seat, card, stone, 1, keep) else why.CANNOT_PAY
