"""Module: Epic Structures. Placed the moment their condition is met, never moved or destroyed [epic-1, epic-2]."""

from __future__ import annotations

from typing import Annotated, Final

from kronrat.declare.fields import fields
from kronrat.games.rus import why
from kronrat.games.rus.data import (
    CATHEDRAL,
    CAVE_MONASTERY,
    CHRONICLE_TOWER,
    CHURCH,
    EPIC,
    EPIC_LANDS,
    EPICS,
    GOLDEN_GATE,
    GRAND_BAZAAR,
    GREAT_KREMLIN,
    HALL_TROOPS,
    LAND,
    MARKET,
    NONE,
    PRINCELY_HALL,
    STRONGHOLD,
    SWAMP,
    TOWER_DEEDS,
    TREASURY,
    TREASURY_GOLD,
)
from kronrat.games.rus.rules.choice import OneOf
from kronrat.games.rus.rules.events import RAISED
from kronrat.games.rus.rules.land import built, in_order, ruled, ruler, troops_in
from kronrat.games.rus.state import EPIC_WAITS, WITH_EPIC, State
from kronrat.kernel.errors import Why
from kronrat.kernel.step import AnyVerb, Args, Step


def fitting_lands(g: State, seat: int, epic: int) -> int:
    """Mask of the Lands in which this seat must raise the structure now; none if its condition is not met [epic-1]."""
    if epic == GOLDEN_GATE:
        return built(g, seat, STRONGHOLD) & built(g, seat, CHURCH) & built(g, seat, MARKET)
    if epic == CATHEDRAL:
        return enough_lands(built(g, seat, CHURCH))
    if epic == GREAT_KREMLIN:
        return enough_lands(built(g, seat, STRONGHOLD))
    if epic == GRAND_BAZAAR:
        return enough_lands(built(g, seat, MARKET))
    prince = g.prince[seat]
    if epic == PRINCELY_HALL:
        ok = prince != NONE and troops_in(g, seat, prince) >= HALL_TROOPS and ruler(g, prince) == seat
        return 1 << prince if ok else 0
    if epic == TREASURY:
        return 1 << prince if prince != NONE and g.gold[seat] >= TREASURY_GOLD else 0
    if epic == CAVE_MONASTERY:
        marsh = g.terrain.index(SWAMP)
        return 1 << marsh if g.unrest[marsh] == 0 and ruler(g, marsh) == seat else 0
    assert epic == CHRONICLE_TOWER
    return ruled(g, seat) if g.deed_done[seat].bit_count() >= TOWER_DEEDS else 0


def enough_lands(mask: int) -> int:
    return mask if mask.bit_count() >= EPIC_LANDS else 0


def watch(g: State, seat: int) -> None:
    """Something changed in this seat's turn: whoever meets a condition now places the structure at once [epic-3]."""
    if g.settings[WITH_EPIC] and EPIC_WAITS in g.epic_at:
        g.push(EpicCheck(seat))


class EpicCheck(Step):
    """In any phase and in anybody's turn; whose turn it is comes first, then the others in turn order [epic-3]."""

    name = "epic-check"

    def run(self, g: State) -> None:
        order = in_order(g)
        if self.seat in order:
            order.remove(self.seat)
            order.insert(0, self.seat)
        for seat in order:
            for epic in range(EPICS):
                if g.epic_at[epic] == EPIC_WAITS:
                    lands = fitting_lands(g, seat, epic)
                    if lands & (lands - 1):
                        g.then([RaiseEpic(seat, epic), EpicCheck(self.seat)])
                        return
                    if lands:
                        put_epic(g, seat, epic, lands.bit_length() - 1)


def put_epic(g: State, seat: int, epic: int, land: int) -> None:
    g.epic_at[epic] = land
    g.note(RAISED, (seat, epic, land))


@fields
class RaiseEpic(Step):
    """Several Lands fit: choose one [epic-1]."""

    name = "raise"
    epic: Annotated[int, EPIC]

    def verbs(self) -> list[AnyVerb]:
        return RAISE_VERBS


class RaiseHere(OneOf[RaiseEpic]):
    name = "raise"
    params = [LAND]

    def among(self, g: State, f: RaiseEpic, seat: int) -> int:
        return fitting_lands(g, seat, f.epic)

    def why_no_other(self) -> Why:
        return why.DOES_NOT_FIT

    def do(self, g: State, f: RaiseEpic, seat: int, args: Args) -> None:
        put_epic(g, seat, f.epic, args[0])


RAISE_VERBS: Final[list[AnyVerb]] = [RaiseHere()]
