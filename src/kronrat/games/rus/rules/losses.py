"""Losses: whose Troop or building falls, chooses which."""

from __future__ import annotations

from typing import Annotated, Final

from kronrat.declare.fields import fields
from kronrat.games.rus import why
from kronrat.games.rus.data import BUILDING, BUILDINGS, HEAVY, LAND, MODEL, NONE, TROOP
from kronrat.games.rus.rules.events import LOST_BUILDING, LOST_MODEL
from kronrat.games.rus.rules.land import abandon, row_of, stands
from kronrat.games.rus.state import State
from kronrat.kernel.errors import Why
from kronrat.kernel.step import AnyVerb, Args, Step, Verb


def buildings_in(g: State, seat: int, land: int) -> list[int]:
    return [kind for kind in range(BUILDINGS) if g.building[kind * g.lands + land] == seat]


@fields
class Loss(Step):
    """Whoever loses a Troop chooses Troop or Heavy Troop, never the Prince [attack-3]; asked if he has both."""

    name = "loss"
    land: Annotated[int, LAND]

    def run(self, g: State) -> None:
        at = self.seat * g.lands + self.land
        if g.troops[at] and g.heavies[at]:
            g.push(ChooseLoss(self.seat, self.land))
        elif g.troops[at] or g.heavies[at]:
            lose(g, self.seat, TROOP if g.troops[at] else HEAVY, self.land)


class ChooseLoss(Loss):
    """Which Troop is lost?"""

    name = "choose-loss"

    def verbs(self) -> list[AnyVerb]:
        return LOSS_VERBS


class LoseModel(Verb[State, Loss]):
    name = "lose"
    params = [MODEL]

    def why_not(self, g: State, f: Loss, seat: int, args: Args) -> Why | None:
        return None if args[0] in (TROOP, HEAVY) and stands(g, seat, args[0], f.land) else why.NONE_THERE

    def do(self, g: State, f: Loss, seat: int, args: Args) -> None:
        lose(g, seat, args[0], f.land)


def lose(g: State, seat: int, model: int, land: int) -> None:
    row_of(g, model)[seat * g.lands + land] -= 1
    g.note(LOST_MODEL, (seat, model, land))
    abandon(g, seat, land)


class BuildingLoss(Loss):
    """The owner chooses which building falls; it returns to the supply [attack-2, attack-3]."""

    name = "building-loss"

    def run(self, g: State) -> None:
        kinds = buildings_in(g, self.seat, self.land)
        if len(kinds) > 1:
            g.push(ChooseBuilding(self.seat, self.land))
        elif kinds:
            tear_down(g, self.seat, kinds[0], self.land)


class ChooseBuilding(Loss):
    """Which building is lost?"""

    name = "choose-building"

    def verbs(self) -> list[AnyVerb]:
        return BUILDING_VERBS


class LoseBuilding(Verb[State, Loss]):
    name = "lose"
    params = [BUILDING]

    def why_not(self, g: State, f: Loss, seat: int, args: Args) -> Why | None:
        return None if args[0] in buildings_in(g, seat, f.land) else why.NOT_YOUR_BUILDING

    def do(self, g: State, f: Loss, seat: int, args: Args) -> None:
        tear_down(g, seat, args[0], f.land)


def tear_down(g: State, seat: int, kind: int, land: int) -> None:
    g.building[kind * g.lands + land] = NONE
    g.note(LOST_BUILDING, (seat, kind, land))


LOSS_VERBS: Final[list[AnyVerb]] = [LoseModel()]
BUILDING_VERBS: Final[list[AnyVerb]] = [LoseBuilding()]
