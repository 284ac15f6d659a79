"""The deserter: a knight changes sides between two neighbouring regions."""

from __future__ import annotations

from typing import Annotated, Final

from kronrat.declare.fields import fields
from kronrat.games.loewenherz.data import CASTLE, FIELD, NEUTRAL, NO_FIGURE
from kronrat.games.loewenherz.rules.knights import knight_fields, place_knight, why_no_knight
from kronrat.games.loewenherz.rules.regions import knights_in, linked, neighbours, regions_of
from kronrat.games.loewenherz.state import NO_CASTLE, State
from kronrat.games.loewenherz.why import (
    CHAIN,
    NO_KNIGHT_HERE,
    NO_KNIGHT_IN_FOE,
    NO_KNIGHT_IN_OWN,
    NO_PLACE_FOR_DESERTER,
    NOT_A_FOE,
    NOT_IN_THIS_REGION,
    NOT_NEIGHBOURS,
    NOT_YOUR_REGION,
)
from kronrat.kernel.errors import Why
from kronrat.kernel.step import AnyVerb, Args, Step, Verb


class ChooseDeserter(Step):
    """Which own region gains the knight and which neighbour loses one."""

    name = "deserter"

    def verbs(self) -> list[AnyVerb]:
        return CHOOSE_VERBS


@fields
class WelcomeDeserter(Step):
    """The active player places first [deserter-3]. `home` and `foe` are the fields of the two castles."""

    name = "welcome"
    home: Annotated[int, CASTLE]
    foe: Annotated[int, CASTLE]

    def verbs(self) -> list[AnyVerb]:
        return WELCOME_VERBS


@fields
class LoseKnight(Step):
    """The owner chooses which knight leaves; for the neutral side the active player does [deserter-5, deserter-6]."""

    name = "lose"
    at: Annotated[int, CASTLE]

    def verbs(self) -> list[AnyVerb]:
        return LOSE_VERBS


def welcome_fields(g: State, seat: int, castle: int, purse: int) -> list[int]:
    """Where the deserter may stand: by the placing rules, inside the chosen region [deserter-3]."""
    fields = knight_fields(g, seat, purse, bool(g.settings.deserter_fee))
    return [field for field in fields if g.region[field] == castle]


def why_not_home(g: State, seat: int, at: int, purse: int) -> Why | None:
    """It takes a knight, a field for the deserter and a neighbour with a knight [deserter-2, deserter-4]."""
    castle = g.castle_on[at]
    if not g.owns_region(seat, castle):
        return NOT_YOUR_REGION
    if knights_in(g, castle) == 0:
        return NO_KNIGHT_IN_OWN
    if not welcome_fields(g, seat, castle, purse):
        return NO_PLACE_FOR_DESERTER
    return None if foes(g, castle) else NO_KNIGHT_IN_FOE


def foes(g: State, castle: int) -> list[int]:
    """The neighbouring regions of other sides that hold a knight; an alliance does not protect them [deserter-8]."""
    near = neighbours(g, castle)
    side = g.castle_side[castle]
    return [
        c
        for c in range(len(g.castle_at))
        if near >> c & 1 and g.castle_side[c] != side and knights_in(g, c) > 0
    ]


def can_desert(g: State, seat: int, purse: int) -> bool:
    return any(why_not_home(g, seat, g.castle_at[c], purse) is None for c in regions_of(g, seat))


def linked_without(g: State, castle: int, gone: int) -> bool:
    """Whether every other knight of the region is still linked to its castle without the one on `gone`."""
    return len(linked(g, g.castle_at[castle], gone)) == knights_in(g, castle)


class ChooseRegions(Verb[State, ChooseDeserter]):
    """An own region and a neighbouring one of another side, each with a knight [deserter-1, deserter-2]."""

    name = "choose"
    params = [CASTLE, CASTLE]
    roles = ["home", "foe"]

    def why_not(self, g: State, f: ChooseDeserter, seat: int, args: Args) -> Why | None:
        if len(args) == 1:
            return why_not_home(g, seat, args[0], g.ducats[seat])
        foe = g.castle_on[args[1]]
        if foe == NO_CASTLE or not g.closed(foe):
            return NOT_NEIGHBOURS
        if g.castle_side[foe] == seat:
            return NOT_A_FOE
        home = g.castle_on[args[0]]
        if not neighbours(g, home) >> foe & 1:
            return NOT_NEIGHBOURS
        return None if knights_in(g, foe) else NO_KNIGHT_IN_FOE

    def do(self, g: State, f: ChooseDeserter, seat: int, args: Args) -> None:
        g.push(WelcomeDeserter(seat, args[0], args[1]))


class Welcome(Verb[State, WelcomeDeserter]):
    """Place the deserter in the own region; a forest costs its ducat unless the option says no [deserter-3]."""

    name = "place"
    params = [FIELD]

    def why_not(self, g: State, f: WelcomeDeserter, seat: int, args: Args) -> Why | None:
        why = why_no_knight(g, seat, args[0], g.ducats[seat], bool(g.settings.deserter_fee))
        if why is None and g.region[args[0]] != g.castle_on[f.home]:
            return NOT_IN_THIS_REGION
        return why

    def do(self, g: State, f: WelcomeDeserter, seat: int, args: Args) -> None:
        place_knight(g, seat, args[0], bool(g.settings.deserter_fee))
        owner = g.figure[f.foe]
        g.push(LoseKnight(seat if owner == NEUTRAL else owner, f.foe))


class Lose(Verb[State, LoseKnight]):
    """A knight at the end of a chain leaves [deserter-5]; the castle may stay behind alone [deserter-7]."""

    name = "remove"
    params = [FIELD]

    def why_not(self, g: State, f: LoseKnight, seat: int, args: Args) -> Why | None:
        castle = g.castle_on[f.at]
        if not g.is_knight(args[0]) or g.region[args[0]] != castle:
            return NO_KNIGHT_HERE
        return None if linked_without(g, castle, args[0]) else CHAIN

    def do(self, g: State, f: LoseKnight, seat: int, args: Args) -> None:
        g.knights[g.figure[args[0]]] += 1
        g.figure = g.figure.copy()
        g.figure[args[0]] = NO_FIGURE


CHOOSE_VERBS: Final[list[AnyVerb]] = [ChooseRegions()]
WELCOME_VERBS: Final[list[AnyVerb]] = [Welcome()]
LOSE_VERBS: Final[list[AnyVerb]] = [Lose()]
