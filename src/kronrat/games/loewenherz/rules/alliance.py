"""The alliance: two neighbouring regions never enter each other again."""

from __future__ import annotations

from typing import Final

from kronrat.games.loewenherz.data import CASTLE
from kronrat.games.loewenherz.rules.regions import neighbours, regions_of
from kronrat.games.loewenherz.state import NO_CASTLE, State
from kronrat.games.loewenherz.why import ALLIED_ALREADY, NO_NEIGHBOUR, NOT_A_FOE, NOT_YOUR_REGION
from kronrat.kernel.errors import Why
from kronrat.kernel.step import AnyVerb, Args, Step, Verb


class MakeAlliance(Step):
    """Which two regions; the turned border that marks it is drawn, not chosen."""

    name = "alliance"

    def verbs(self) -> list[AnyVerb]:
        return VERBS


def partners(g: State, castle: int) -> list[int]:
    """Neighbouring regions of other sides, the neutral one included, not yet allied [alliance-1, alliance-4]."""
    near = neighbours(g, castle) & ~g.allies[castle]
    side = g.castle_side[castle]
    return [c for c in range(len(g.castle_at)) if near >> c & 1 and g.castle_side[c] != side]


def can_ally(g: State, seat: int) -> bool:
    return any(partners(g, castle) for castle in regions_of(g, seat))


class Ally(Verb[State, MakeAlliance]):
    """It binds this pair of regions, without consent, to the end of the game [alliance-1, alliance-2, alliance-3]."""

    name = "make"
    params = [CASTLE, CASTLE]
    roles = ["home", "ally"]

    def why_not(self, g: State, f: MakeAlliance, seat: int, args: Args) -> Why | None:
        castle = g.castle_on[args[0]]
        if not g.owns_region(seat, castle):
            return NOT_YOUR_REGION
        if len(args) == 1:
            return None if partners(g, castle) else NO_NEIGHBOUR
        other = g.castle_on[args[1]]
        if other == NO_CASTLE or not neighbours(g, castle) >> other & 1:
            return NO_NEIGHBOUR
        if g.castle_side[other] == seat:
            return NOT_A_FOE
        return ALLIED_ALREADY if g.allies[castle] >> other & 1 else None

    def do(self, g: State, f: MakeAlliance, seat: int, args: Args) -> None:
        one, other = g.castle_on[args[0]], g.castle_on[args[1]]
        g.allies[one] |= 1 << other
        g.allies[other] |= 1 << one


VERBS: Final[list[AnyVerb]] = [Ally()]
