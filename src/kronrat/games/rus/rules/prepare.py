"""Preparation Phase: the new Intrigue card (module) and the Goods of the Lands."""

from __future__ import annotations

from typing import Final

from kronrat.games.rus import why
from kronrat.games.rus.data import (
    INTRIGUE,
    INTRIGUES,
    LAND,
    NONE,
    PACIFY,
    REINFORCE,
    SWAMP,
    UPRISING,
)
from kronrat.games.rus.rules.choice import OneOf
from kronrat.games.rus.rules.epic import watch
from kronrat.games.rus.rules.events import UNREST_RISES
from kronrat.games.rus.rules.land import in_order, present, ruled, troops_left
from kronrat.games.rus.state import WITH_INTRIGUE, State
from kronrat.kernel.errors import Why
from kronrat.kernel.step import CHANCE, AnyVerb, Args, Step, Verb
from kronrat.parts.bits import members


class FlipIntrigue(Step):
    """Chance: one Intrigue card a round, its effect ends with the round; a used-up deck is reshuffled [prep-1]."""

    name = "intrigue"

    def run(self, g: State) -> None:
        g.intrigue = NONE
        if g.settings[WITH_INTRIGUE]:
            if g.intrigue_bag == 0:
                g.intrigue_bag = (1 << INTRIGUES) - 1
            g.push(NextIntrigue(CHANCE))


class NextIntrigue(Step):
    """Chance: which Intrigue card is next."""

    name = "next-intrigue"

    def verbs(self) -> list[AnyVerb]:
        return NEXT_INTRIGUE_VERBS


class ShowIntrigue(OneOf[NextIntrigue]):
    name = "card"
    params = [INTRIGUE]

    def among(self, g: State, f: NextIntrigue, seat: int) -> int:
        return g.intrigue_bag

    def why_no_other(self) -> Why:
        return why.NOT_LEFT

    def do(self, g: State, f: NextIntrigue, seat: int, args: Args) -> None:
        g.intrigue = args[0]
        g.intrigue_bag &= ~(1 << args[0])
        if g.intrigue == UPRISING:
            rise(g)
            watch(g, g.first)
        elif g.intrigue in (PACIFY, REINFORCE):
            g.then([AtOnce(seat) for seat in in_order(g)])


def rise(g: State) -> None:
    """Uprising: every Land without Unrest gets 1, while the pool lasts [intrigue-11]."""
    for land in range(g.lands):
        if g.unrest[land] == 0 and g.pool:
            g.unrest[land] += 1
            g.pool -= 1
            g.note(UNREST_RISES, (land,))


def open_to(g: State, seat: int) -> int:
    """Mask of the Lands in which this seat may use the card: Unrest beside an own Troop, or a Land it rules."""
    if g.intrigue == PACIFY:
        mask = 0
        for land in members(present(g, seat)):
            if g.unrest[land]:
                mask |= 1 << land
        return mask
    return ruled(g, seat) if troops_left(g, seat) else 0


class AtOnce(Step):
    """An effect for every seat is resolved in turn order; who cannot use it is not asked [prep-1]."""

    name = "at-once"

    def run(self, g: State) -> None:
        if open_to(g, self.seat):
            g.push(Pacify(self.seat) if g.intrigue == PACIFY else Reinforce(self.seat))


class Pacify(Step):
    """Each seat may remove 1 Unrest from a Land with an own Troop; it does not count as killed [intrigue-12]."""

    name = "pacify"

    def verbs(self) -> list[AnyVerb]:
        return PACIFY_VERBS


class Reinforce(Step):
    """Each seat may place 1 Troop in a Land it rules [intrigue-13]."""

    name = "reinforce"

    def verbs(self) -> list[AnyVerb]:
        return REINFORCE_VERBS


class RemoveUnrest(Verb[State, Pacify]):
    name = "remove"
    params = [LAND]

    def why_not(self, g: State, f: Pacify, seat: int, args: Args) -> Why | None:
        if not present(g, seat) >> args[0] & 1:
            return why.NO_TROOP_THERE
        return None if open_to(g, seat) >> args[0] & 1 else why.NO_UNREST_THERE

    def do(self, g: State, f: Pacify, seat: int, args: Args) -> None:
        g.unrest[args[0]] -= 1
        g.pool += 1
        watch(g, seat)


class PlaceTroop(OneOf[Reinforce]):
    name = "place"
    params = [LAND]

    def among(self, g: State, f: Reinforce, seat: int) -> int:
        return open_to(g, seat)

    def why_no_other(self) -> Why:
        return why.NOT_RULED

    def do(self, g: State, f: Reinforce, seat: int, args: Args) -> None:
        g.troops[seat * g.lands + args[0]] += 1
        watch(g, seat)


class Decline(Verb[State, Step]):
    name = "none"

    def do(self, g: State, f: Step, seat: int, args: Args) -> None:
        return None


class Replenish(Step):
    """Every Land but the Swamp that has no Good gets one of its kind [prep-2]."""

    name = "replenish"

    def run(self, g: State) -> None:
        for land in range(g.lands):
            if g.terrain[land] != SWAMP and not g.good[land]:
                g.good[land] = 1
                g.made[g.terrain[land]] += 1


NEXT_INTRIGUE_VERBS: Final[list[AnyVerb]] = [ShowIntrigue()]
PACIFY_VERBS: Final[list[AnyVerb]] = [RemoveUnrest(), Decline()]
REINFORCE_VERBS: Final[list[AnyVerb]] = [PlaceTroop(), Decline()]
