"""Leaders: Predslava's power, which may be used at any moment of one's own turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kronrat.games.rurik.data import NEXT, PREDSLAVA, REGION, REGIONS, SEATS
from kronrat.games.rurik.rules.base import EARNS, InTurn
from kronrat.games.rurik.state import State
from kronrat.games.rurik.why import (
    NOT_ADJACENT,
    NOT_WITH_LEADER,
    NOT_YOUR_LEADER,
    POWER_USED,
)
from kronrat.kernel.errors import Why
from kronrat.kernel.step import AnyVerb, Args, Verb
from kronrat.parts.seats import SEAT

NOTHING: Final[list[int]] = []


def ready(g: State, seat: int) -> bool:
    """Predslava stands on the board and has not acted this round."""
    return g.leads(seat, PREDSLAVA) and not g.power >> seat & 1


class Banish(Verb[State, InTurn]):
    """Once a round an opponent's troop leaves Predslava's region for a neighbour; its owner gets a coin [leader-6]."""

    name = "banish"
    params = [SEAT, REGION]
    whole_leader: bool = False

    def there(self, g: State, seat: int, other: int) -> bool:
        region = g.leader_at[seat]
        if other == seat or other >= g.seats:
            return False
        if self.whole_leader:
            return g.leader_at[other] == region
        return g.troops[region * SEATS + other] > 0

    def why_not(self, g: State, f: InTurn, seat: int, args: Args) -> Why | None:
        if not g.leads(seat, PREDSLAVA):
            return NOT_YOUR_LEADER
        if g.power >> seat & 1:
            return POWER_USED
        if len(args) == 1:
            return None if self.there(g, seat, args[0]) else NOT_WITH_LEADER
        near = NEXT[g.seats * REGIONS + g.leader_at[seat]]
        return None if args[1] in near else NOT_ADJACENT

    def pick(self, g: State, f: InTurn, seat: int, args: Args) -> Sequence[int]:
        if not ready(g, seat):
            return NOTHING
        if args:
            return NEXT[g.seats * REGIONS + g.leader_at[seat]]
        return [other for other in range(g.seats) if self.there(g, seat, other)]

    def do(self, g: State, f: InTurn, seat: int, args: Args) -> None:
        other, region = args
        if self.whole_leader:
            g.leader_at[other] = region
        else:
            g.troops[g.leader_at[seat] * SEATS + other] -= 1
            g.troops[region * SEATS + other] += 1
        g.power |= 1 << seat
        g.earn(other, 1)
        g.note(EARNS, (other, 1))
        g.push(f.after())


class BanishLeader(Banish):
    """Predslava may even move an opponent's leader."""

    name = "banish-leader"
    whole_leader = True


BANISH: Final[list[AnyVerb]] = [Banish(), BanishLeader()]
