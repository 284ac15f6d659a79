"""Fulfilling a Deed in the Claim Phase: paying, and choosing what is given up."""

from __future__ import annotations

from typing import Annotated, Final

from kronrat.declare.fields import fields
from kronrat.games.rus import why
from kronrat.games.rus.data import (
    ANY_TWO,
    BUILDING,
    DEED,
    DEED_GIVE,
    DEED_GOLD,
    DEED_GOODS,
    DEED_SCHEMES,
    DIFFERENT,
    EQUAL,
    GIVE_COUNT,
    GOOD,
    GOODS,
    LAND,
    MODEL,
    OWN_BUILDING,
    PATROLS,
    PRINCE,
    RULED_PAIR,
    SCHEME,
    VETERANS,
)
from kronrat.games.rus.rules.choice import OneOf
from kronrat.games.rus.rules.deeds import is_met
from kronrat.games.rus.rules.epic import watch
from kronrat.games.rus.rules.land import hand_in, ruler, spend, stands, troops_in
from kronrat.games.rus.rules.losses import lose, tear_down
from kronrat.games.rus.state import State
from kronrat.kernel.domain import numbers
from kronrat.kernel.errors import Why
from kronrat.kernel.step import AnyVerb, Args, Step, Verb
from kronrat.parts.bits import members

DEEDS_LEFT: Final = numbers("deeds", 2)
GIVE: Final = numbers("give", 7)
LEFT: Final = numbers("left", 3)
TAKEN: Final = numbers("taken", 0)  # a mask, never told


@fields
class Fulfil(Step):
    """In turn order each seat may fulfil one Deed, two with renown [claim-1, ability-14]; not asked if none can be."""

    name = "fulfilment"
    left: Annotated[int, DEEDS_LEFT]

    def run(self, g: State) -> None:
        for deed in members(g.deed_hand[self.seat]):
            if is_met(g, self.seat, deed):
                g.push(ChooseDeed(self.seat, self.left))
                return


class ChooseDeed(Fulfil):
    """Which Deed is fulfilled, if any?"""

    name = "claim"

    def verbs(self) -> list[AnyVerb]:
        return CHOOSE_VERBS


class FulfilDeed(Verb[State, Fulfil]):
    """Meet the condition, pay the price; the Deed lies open from now on and counts for Fame [claim-1]."""

    name = "fulfil"
    params = [DEED]

    def why_not(self, g: State, f: Fulfil, seat: int, args: Args) -> Why | None:
        if not g.deed_hand[seat] >> args[0] & 1:
            return why.NOT_YOUR_DEED
        return None if is_met(g, seat, args[0]) else why.DEED_NOT_MET

    def do(self, g: State, f: Fulfil, seat: int, args: Args) -> None:
        deed = args[0]
        g.deed_hand[seat] &= ~(1 << deed)
        g.deed_done[seat] |= 1 << deed
        spend(g, seat, DEED_GOLD[deed])
        for good in range(GOODS):
            hand_in(g, seat, good, DEED_GOODS[deed * GOODS + good])
        if f.left > 1:
            g.push(Fulfil(seat, f.left - 1))
        watch(g, seat)  # once all is paid
        if DEED_SCHEMES[deed]:
            g.push(GiveScheme(seat))
        give = DEED_GIVE[deed]
        if give == EQUAL:
            g.push(GiveEqual(seat))
        elif give in (ANY_TWO, DIFFERENT):
            g.push(GiveGood(seat, give, GIVE_COUNT[give], 0))
        elif give in (PATROLS, RULED_PAIR, VETERANS):
            g.push(GiveTroop(seat, give, GIVE_COUNT[give], 0))
        elif give == OWN_BUILDING:
            g.push(GiveBuilding(seat))


class NoDeed(Verb[State, Fulfil]):
    """Nobody must fulfil a Deed."""

    name = "none"

    def do(self, g: State, f: Fulfil, seat: int, args: Args) -> None:
        return None


class GiveScheme(Step):
    """A Scheme from the hand goes open to the discard pile."""

    name = "give-scheme"

    def verbs(self) -> list[AnyVerb]:
        return GIVE_SCHEME_VERBS


class DiscardScheme(OneOf[GiveScheme]):
    name = "discard"
    params = [SCHEME]

    def among(self, g: State, f: GiveScheme, seat: int) -> int:
        return g.schemes.hands[seat]

    def why_no_other(self) -> Why:
        return why.NOT_IN_HAND

    def do(self, g: State, f: GiveScheme, seat: int, args: Args) -> None:
        g.schemes.spend(seat, args[0])


class GiveEqual(Step):
    """Three equal Goods."""

    name = "give-equal"

    def verbs(self) -> list[AnyVerb]:
        return GIVE_EQUAL_VERBS


class PayEqual(Verb[State, GiveEqual]):
    name = "pay"
    params = [GOOD]

    def why_not(self, g: State, f: GiveEqual, seat: int, args: Args) -> Why | None:
        enough = g.goods[seat * GOODS + args[0]] >= GIVE_COUNT[EQUAL]
        return None if enough else why.NOT_ENOUGH_GOODS

    def do(self, g: State, f: GiveEqual, seat: int, args: Args) -> None:
        hand_in(g, seat, args[0], GIVE_COUNT[EQUAL])


@fields
class Giving(Step):
    """Something is given up piece by piece: what kind, how many are left, which were named."""

    give: Annotated[int, GIVE]
    left: Annotated[int, LEFT]
    taken: Annotated[int, TAKEN]


class GiveGood(Giving):
    """Goods one at a time: any, or all different."""

    name = "give-good"

    def verbs(self) -> list[AnyVerb]:
        return GIVE_GOOD_VERBS


class PayGood(Verb[State, GiveGood]):
    name = "pay"
    params = [GOOD]

    def why_not(self, g: State, f: GiveGood, seat: int, args: Args) -> Why | None:
        if not g.goods[seat * GOODS + args[0]]:
            return why.NOT_ENOUGH_GOODS
        return why.SAME_GOOD if f.give == DIFFERENT and f.taken >> args[0] & 1 else None

    def do(self, g: State, f: GiveGood, seat: int, args: Args) -> None:
        hand_in(g, seat, args[0], 1)
        if f.left > 1:
            g.push(GiveGood(seat, f.give, f.left - 1, f.taken | 1 << args[0]))


class GiveTroop(Giving):
    """Troops one at a time: from different Lands, from one ruled Land, or from anywhere."""

    name = "give-troop"

    def verbs(self) -> list[AnyVerb]:
        return GIVE_TROOP_VERBS


class RemoveTroop(Verb[State, GiveTroop]):
    name = "remove"
    params = [LAND, MODEL]

    def why_not(self, g: State, f: GiveTroop, seat: int, args: Args) -> Why | None:
        land = args[0]
        if land >= g.lands:
            return why.NOT_IN_PLAY
        if len(args) == 2:
            return None if args[1] != PRINCE and stands(g, seat, args[1], land) else why.NONE_THERE
        if not troops_in(g, seat, land):
            return why.NO_TROOP_THERE
        if f.give == PATROLS and f.taken >> land & 1:
            return why.SAME_LAND
        if f.give == RULED_PAIR:
            return why_no_pair(g, f, seat, land)
        return None

    def do(self, g: State, f: GiveTroop, seat: int, args: Args) -> None:
        lose(g, seat, args[1], args[0])
        if f.left > 1:
            g.push(GiveTroop(seat, f.give, f.left - 1, f.taken | 1 << args[0]))


def why_no_pair(g: State, f: GiveTroop, seat: int, land: int) -> Why | None:
    """Both from the same Land, ruled when the first is taken."""
    if f.taken:
        return None if f.taken >> land & 1 else why.OTHER_LAND
    if troops_in(g, seat, land) < f.left:
        return why.NO_TROOP_THERE
    return None if ruler(g, land) == seat else why.NOT_RULED


class GiveBuilding(Step):
    """One of the own buildings is removed."""

    name = "give-building"

    def verbs(self) -> list[AnyVerb]:
        return GIVE_BUILDING_VERBS


class RemoveBuilding(Verb[State, GiveBuilding]):
    name = "remove"
    params = [BUILDING, LAND]

    def why_not(self, g: State, f: GiveBuilding, seat: int, args: Args) -> Why | None:
        base = args[0] * g.lands
        if len(args) == 1:
            return None if seat in g.building[base : base + g.lands] else why.NOT_YOUR_BUILDING
        if args[1] >= g.lands:
            return why.NOT_IN_PLAY
        return None if g.building[base + args[1]] == seat else why.NOT_YOUR_BUILDING

    def do(self, g: State, f: GiveBuilding, seat: int, args: Args) -> None:
        tear_down(g, seat, args[0], args[1])


CHOOSE_VERBS: Final[list[AnyVerb]] = [FulfilDeed(), NoDeed()]
GIVE_SCHEME_VERBS: Final[list[AnyVerb]] = [DiscardScheme()]
GIVE_EQUAL_VERBS: Final[list[AnyVerb]] = [PayEqual()]
GIVE_GOOD_VERBS: Final[list[AnyVerb]] = [PayGood()]
GIVE_TROOP_VERBS: Final[list[AnyVerb]] = [RemoveTroop()]
GIVE_BUILDING_VERBS: Final[list[AnyVerb]] = [RemoveBuilding()]
