"""Leaders: what each of the eight can do; the chapters ask here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kronrat.games.rurik.data import (
    AGATHA,
    BORIS,
    COMPANIONS,
    MARIA,
    MSTISLAV,
    NEIGHBOURS,
    NEXT,
    PREDSLAVA,
    REGION,
    REGIONS,
    SEATS,
    SUDISLAV,
    SVIATOPOLK,
    YAROSLAV,
)
from kronrat.games.rurik.rules.events import EARNS, JOINS, STEALS
from kronrat.games.rurik.rules.in_turn import InTurn
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


def companions(g: State, seat: int) -> int:
    """Agatha: how many own troops go with her for free, from her region, when her owner moves her [leader-2]."""
    return min(g.troops[g.leader_at[seat] * SEATS + seat], COMPANIONS) if g.leads(seat, AGATHA) else 0


def cards_spared(g: State, seat: int, region: int) -> int:
    """Boris: one card fewer is revealed when his owner attacks an opponent where he stands [leader-3]."""
    return 1 if g.leads_in(seat, BORIS, region) else 0


def take_coin(g: State, seat: int, foe: int, region: int) -> None:
    """Boris: the opponent attacked where he stands hands over a coin, if there is one [leader-3]."""
    if g.leads_in(seat, BORIS, region) and g.coins[foe] > 0:
        g.coins[foe] -= 1
        g.coins[seat] += 1
        g.note(STEALS, (seat, foe))


def musters_beside(g: State, seat: int, region: int) -> bool:
    """Maria: once a round, one region next to hers that you do not occupy [leader-4]."""
    if not g.leads(seat, MARIA) or g.power >> seat & 1:
        return False
    return (NEIGHBOURS[g.leader_at[seat]] >> region & 1) == 1


def always_one_point(g: State, seat: int, region: int) -> bool:
    """Mstislav: taxing and building cost one point where he stands [leader-5]."""
    return g.leads_in(seat, MSTISLAV, region)


def musters_by_attack(g: State, seat: int) -> bool:
    """Sudislav: an attack point may muster a troop where he stands instead [leader-7]."""
    return g.leads(seat, SUDISLAV)


def rebels_counted(g: State, seat: int, region: int) -> int:
    """Sviatopolk: rebels where he stands count as yours, for rule only [leader-8]."""
    return g.rebels[region] if g.leads_in(seat, SVIATOPOLK, region) else 0


def replace_rebel(g: State, seat: int, region: int) -> None:
    """Sviatopolk: a rebel defeated where he stands is replaced by one of your troops [leader-8]."""
    if g.leads_in(seat, SVIATOPOLK, region) and g.supply[seat] > 0:
        g.add_troop(seat, region)
        g.note(JOINS, (seat, region))


def wins_ties(g: State, seat: int, region: int) -> bool:
    """Yaroslav: you win ties for rule where he stands, against players and rebels [leader-9]."""
    return g.leads_in(seat, YAROSLAV, region)


def muted(g: State, seat: int, region: int) -> bool:
    """Yaroslav: where he stands the structures of his opponents have no abilities [leader-9]."""
    for other in range(g.seats):
        if g.leader[other] == YAROSLAV:
            return other != seat and g.leader_at[other] == region
    return False


# ---- Predslava, who may act at any moment of her owner's turn


def ready(g: State, seat: int) -> bool:
    """Predslava stands on the board and has not acted this round."""
    return g.leads(seat, PREDSLAVA) and not g.power >> seat & 1


class Banish(Verb[State, InTurn]):
    """Once a round an opponent's troop leaves Predslava's region for a neighbour; its owner gets a coin [leader-6]."""

    name = "banish"
    params = [SEAT, REGION]
    roles = ["foe", "to"]
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
