"""Muster: troops from the supply into regions you occupy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kronrat.games.rurik.data import NOWHERE, REGION
from kronrat.games.rurik.rules.in_turn import Done, Spending
from kronrat.games.rurik.rules.leaders import BANISH, NOTHING, musters_beside
from kronrat.games.rurik.state import State
from kronrat.games.rurik.why import LEADER_ON_BOARD, NO_SUPPLY, NOT_OCCUPIED, OUT_OF_PLAY
from kronrat.kernel.errors import Why
from kronrat.kernel.step import AnyVerb, Args, Verb


class Muster(Spending):
    """Each muster point puts one troop, or the leader, into a region you occupy [muster-1]."""

    name = "muster"

    def verbs(self) -> list[AnyVerb]:
        return VERBS


def muster(g: State, seat: int, points: int) -> None:
    """Give muster points; with nothing to place they are lost [muster-2]."""
    if points > 0 and (g.supply[seat] > 0 or g.leader_at[seat] == NOWHERE):
        g.push(Muster(seat, points))


def may_muster_in(g: State, seat: int, region: int) -> bool:
    return g.occupies(seat, region) or musters_beside(g, seat, region)


class PlaceTroop(Verb[State, Muster]):
    """One muster point, one troop in a region you occupy."""

    name = "troop"
    params = [REGION]

    def available(self, g: State, seat: int) -> Why | None:
        return None if g.supply[seat] > 0 else NO_SUPPLY

    def why_not(self, g: State, f: Muster, seat: int, args: Args) -> Why | None:
        missing = self.available(g, seat)
        if missing is not None:
            return missing
        if args[0] >= g.regions():
            return OUT_OF_PLAY
        return None if may_muster_in(g, seat, args[0]) else NOT_OCCUPIED

    def pick(self, g: State, f: Muster, seat: int, args: Args) -> Sequence[int]:
        if self.available(g, seat) is not None:
            return NOTHING
        return [region for region in range(g.regions()) if may_muster_in(g, seat, region)]

    def place(self, g: State, seat: int, region: int) -> None:
        g.add_troop(seat, region)

    def do(self, g: State, f: Muster, seat: int, args: Args) -> None:
        if not g.occupies(seat, args[0]):
            g.power |= 1 << seat
        self.place(g, seat, args[0])
        muster(g, seat, f.points - 1)


class PlaceLeader(PlaceTroop):
    """A removed leader is mustered like any troop [muster-3]."""

    name = "leader"

    def available(self, g: State, seat: int) -> Why | None:
        return None if g.leader_at[seat] == NOWHERE else LEADER_ON_BOARD

    def place(self, g: State, seat: int, region: int) -> None:
        g.leader_at[seat] = region


VERBS: Final[list[AnyVerb]] = [PlaceTroop(), PlaceLeader(), *BANISH, Done()]
