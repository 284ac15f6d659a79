"""Invade a province: a province card, Ship cards for seas, food, and armies."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kronrat.games.mythotopia import why
from kronrat.games.mythotopia.data import (
    ALL_LAND,
    ARMY,
    BEYOND,
    BORDER_KINDS,
    BY_PORTAL,
    BY_SEA,
    BY_TWO_SEAS,
    CARD,
    COAST,
    CROSSING,
    CROSSING_FOOD,
    CROSSING_SHIPS,
    FOOD,
    GENERAL,
    IS_SHIP,
    LAND,
    NEIGHBOURS,
    PORTAL,
    PROVINCE,
    RANGER,
    RANGER_NEIGHBOURS,
    RESERVE_ARMY,
    SEAS,
)
from kronrat.games.mythotopia.rules.action import NO_ACTION_LEFT, Acting, act
from kronrat.games.mythotopia.rules.armies import Muster
from kronrat.games.mythotopia.rules.choosing import Choice
from kronrat.games.mythotopia.rules.paying import SHIP_TEXT, Pay, use
from kronrat.games.mythotopia.rules.piles import spend
from kronrat.games.mythotopia.rules.purse import START, affords, bind
from kronrat.games.mythotopia.rules.roads import places_for
from kronrat.games.mythotopia.state import State
from kronrat.kernel.errors import Why
from kronrat.kernel.step import Args
from kronrat.parts.bits import members

CROSSINGS: Final = list(CROSSING.values)
LEAST_FOOD: Final = min(CROSSING_FOOD)


def at_war_with_player(g: State, seat: int) -> bool:
    """Attacking a player's province, or being attacked in one's own [invade-6]."""
    for other in range(g.seats):
        if other != seat and (g.camps[other] & g.held[seat] or g.camps[seat] & g.held[other]):
            return True
    return False


def protected(g: State, seat: int) -> int:
    """The provinces a seat may not invade because of somebody's Reserve Army [invade-6]."""
    mask = 0
    shut_in = g.works(seat, RESERVE_ARMY) and at_war_with_player(g, seat)
    for other in range(g.seats):
        if other != seat and (shut_in or (g.works(other, RESERVE_ARMY) and at_war_with_player(g, other))):
            mask |= g.held[other]
    return mask


def is_origin(card: int) -> bool:
    return card < LAND or card in (GENERAL, PORTAL)


def origins(g: State, seat: int) -> list[int]:
    """The cards from which a seat can invade, ascending."""
    return [card for card in g.own_cards(seat) if is_origin(card)]


def across(g: State, seat: int, card: int, crossing: int, ranger: bool) -> int:
    """What this card reaches over such a crossing, own ones included [invade-2, invade-3, invade-4].

    With the Ranger: only what he opens or makes cheaper, for then he cannot be spent [pay-6].
    """
    if ranger and (crossing >= BY_SEA or not g.works(seat, RANGER)):
        return 0
    if card == PORTAL or crossing == BY_PORTAL:
        return ALL_LAND if card == PORTAL and crossing == BY_PORTAL else 0
    origin = places_for(g, seat, card)
    reached = 0
    if crossing in (BY_SEA, BY_TWO_SEAS):
        for sea in range(SEAS):
            if COAST[sea] & origin:
                reached |= COAST[sea] if crossing == BY_SEA else BEYOND[sea]
        return reached
    for province in members(origin):
        reached |= NEIGHBOURS[BORDER_KINDS * province + crossing]
    if not ranger:
        return reached
    helped = 0
    for province in members(origin):
        helped |= RANGER_NEIGHBOURS[BORDER_KINDS * province + crossing]
    return helped & ~reached


def payable(g: State, seat: int, card: int, crossing: int, ranger: bool) -> bool:
    """Ship cards for the seas, food for the way and at least one army symbol, from the other cards [invade-5]."""
    ships = CROSSING_SHIPS[crossing]
    rest: list[int] = []
    for other in g.hand[seat]:
        if ships and IS_SHIP[other]:
            ships -= 1
        elif other != card:
            rest.append(other)
    for other in g.reserve[seat]:
        if ships and IS_SHIP[other]:
            ships -= 1
        elif other != card and not (ranger and other == RANGER):
            rest.append(other)
    return ships == 0 and affords(g, seat, rest, FOOD, CROSSING_FOOD[crossing], ARMY, 1)


def why_no_way(g: State, seat: int, target: int, cards: list[int], crossings: list[int]) -> Why | None:
    """Why none of these cards leads to the target over any of these crossings at a price one can pay."""
    near = False
    for card in cards:
        for crossing in crossings:
            for ranger in (False, True):
                if across(g, seat, card, crossing, ranger) >> target & 1:
                    if payable(g, seat, card, crossing, ranger):
                        return None
                    near = True
    return why.CANNOT_PAY if near else why.OUT_OF_REACH


class Invade(Choice[Acting]):
    """Which province, with which province card (or General or Portal), over which border [invade-1]."""

    name = "invade"
    params = [PROVINCE, CARD, CROSSING]

    def barred(self, g: State, f: Acting, seat: int) -> Why | None:
        if not f.left:
            return NO_ACTION_LEFT
        if not g.stock[seat]:
            return why.NO_ARMIES
        return None if affords(g, seat, g.usable(seat), FOOD, LEAST_FOOD, ARMY, 1) else why.CANNOT_PAY

    def judge(self, g: State, f: Acting, seat: int, args: Args) -> Why | None:
        target = args[0]
        if len(args) == 1:
            if g.held[seat] >> target & 1:
                return why.OWN_PROVINCE
            if protected(g, seat) >> target & 1:
                return why.RESERVE_TROOPS
            return why_no_way(g, seat, target, origins(g, seat), CROSSINGS)
        if len(args) == 2:
            if not g.has(seat, args[1]):
                return why.NOT_YOURS
            return why_no_way(g, seat, target, [args[1]], CROSSINGS) if is_origin(args[1]) else why.WRONG_CARD
        return why_no_way(g, seat, target, [args[1]], [args[2]])

    def can(self, g: State, f: Acting, seat: int) -> bool:
        return self.barred(g, f, seat) is None and targets(g, seat, True) != 0

    def pick(self, g: State, f: Acting, seat: int, args: Args) -> Sequence[int]:
        if args:
            return super().pick(g, f, seat, args)
        return members(targets(g, seat, False)) if self.barred(g, f, seat) is None else []

    def likely(self, g: State, f: Acting, seat: int, args: Args) -> list[int]:
        return origins(g, seat) if len(args) == 1 else CROSSINGS

    def do(self, g: State, f: Acting, seat: int, args: Args) -> None:
        target, card, crossing = args
        if across(g, seat, card, crossing, True) >> target & 1:
            bind(g, RANGER)
        spend(g, seat, card)
        steps = use(g, seat, SHIP_TEXT, CROSSING_SHIPS[crossing])
        steps.append(Pay(seat, FOOD, CROSSING_FOOD[crossing], START, ARMY, 1))
        steps.append(Muster(seat, target, START, 0))
        act(g, f, steps)


def targets(g: State, seat: int, one_will_do: bool) -> int:
    """All provinces that can be invaded, unless one is barred; or some, if it only matters whether there are any."""
    mask = 0
    free = ALL_LAND & ~g.held[seat] & ~protected(g, seat)
    for card in origins(g, seat):
        for crossing in CROSSINGS:
            for ranger in (False, True):
                more = across(g, seat, card, crossing, ranger) & free & ~mask
                if more and payable(g, seat, card, crossing, ranger):
                    mask |= more
                    if one_will_do:
                        return mask
    return mask
