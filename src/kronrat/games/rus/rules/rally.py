"""Rally: a seat almost driven from the map begins anew."""

from __future__ import annotations

from typing import Annotated, Final

from kronrat.declare.fields import fields
from kronrat.games.rus import why
from kronrat.games.rus.data import COLUMNS, LAND, NONE, NUMBERS, WINDOWS, number_of, seat_of
from kronrat.games.rus.rules.epic import watch
from kronrat.games.rus.rules.land import models, troops_in
from kronrat.games.rus.state import ACTED, DONE, State
from kronrat.kernel.domain import numbers
from kronrat.kernel.errors import Why
from kronrat.kernel.step import AnyVerb, Args, Step, Verb
from kronrat.parts.bits import members

RALLY_BELOW: Final = 3  # (text)
RALLY_TROOPS: Final = 3  # (text)
LEFT: Final = numbers("left", RALLY_TROOPS)


class Rally(Verb[State, Step]):
    """With fewer than 3 models, instead of the action: give up models, tiles and cards and begin anew [rally-1]."""

    name = "rally"
    final = True

    def why_not(self, g: State, f: Step, seat: int, args: Args) -> Why | None:
        if g.turn[DONE] & ACTED:
            return why.ACTED_ALREADY
        return None if models(g, seat) < RALLY_BELOW else why.TOO_MANY_MODELS

    def do(self, g: State, f: Step, seat: int, args: Args) -> None:
        for land in range(g.lands):
            g.troops[seat * g.lands + land] = 0
            g.heavies[seat * g.lands + land] = 0
        g.prince[seat] = NONE
        take_back_tiles(g, seat)
        for card in members(g.schemes.hands[seat]):
            g.schemes.spend(seat, card)
        g.deed_gone |= g.deed_hand[seat]
        g.deed_hand[seat] = 0
        g.turn[DONE] |= ACTED
        g.push(RallyTroops(seat, RALLY_TROOPS))
        watch(g, seat)


def take_back_tiles(g: State, seat: int) -> None:
    """Only from the action board: the tile on the Income space stays [rally-2]. Nobody slides up."""
    for at in range(COLUMNS * WINDOWS):
        tile = g.board[at]
        if seat_of(tile) == seat:
            g.tiles[seat * NUMBERS + number_of(tile)] += 1
            g.board[at] = NONE


@fields
class RallyTroops(Step):
    """Three regular Troops into any Lands [rally-1]."""

    name = "rally-troops"
    left: Annotated[int, LEFT]

    def verbs(self) -> list[AnyVerb]:
        return RALLY_TROOPS_VERBS


class PlaceTroop(Verb[State, Step]):
    """One Troop into any Land [setup-9, rally-1]."""

    name = "place"
    params = [LAND]

    def why_not(self, g: State, f: Step, seat: int, args: Args) -> Why | None:
        return None if args[0] < g.lands else why.NOT_IN_PLAY

    def do(self, g: State, f: Step, seat: int, args: Args) -> None:
        g.troops[seat * g.lands + args[0]] += 1
        if isinstance(f, RallyTroops):
            g.push(RallyTroops(seat, f.left - 1) if f.left > 1 else RallyPrince(seat))
            watch(g, seat)


class RallyPrince(Step):
    """The Prince stands with a Troop [rally-1]."""

    name = "rally-prince"

    def verbs(self) -> list[AnyVerb]:
        return RALLY_PRINCE_VERBS


class PlacePrince(Verb[State, Step]):
    """The Prince to a Land with an own Troop [setup-9, rally-1]."""

    name = "place"
    params = [LAND]

    def why_not(self, g: State, f: Step, seat: int, args: Args) -> Why | None:
        if args[0] >= g.lands:
            return why.NOT_IN_PLAY
        return None if troops_in(g, seat, args[0]) else why.NO_TROOP_THERE

    def do(self, g: State, f: Step, seat: int, args: Args) -> None:
        g.prince[seat] = args[0]
        watch(g, seat)


RALLY: Final = Rally()
PLACE_TROOP: Final = PlaceTroop()
PLACE_PRINCE: Final = PlacePrince()
RALLY_TROOPS_VERBS: Final[list[AnyVerb]] = [PLACE_TROOP]
RALLY_PRINCE_VERBS: Final[list[AnyVerb]] = [PLACE_PRINCE]
