"""Muster: a troop for each region the Rebellion occupies but does not rule, then for each it rules."""

from __future__ import annotations

from typing import Final

from kronrat.games.rurik.data import MUSTER, NOWHERE, REGION
from kronrat.games.rurik.rebellion.cards import PLACES
from kronrat.games.rurik.rebellion.reasons import MUSTER_LEADER, MUSTER_NOT_RULED, MUSTER_RULED
from kronrat.games.rurik.rebellion.rule import ByRule, side
from kronrat.games.rurik.rebellion.side import REBELLION
from kronrat.games.rurik.rebellion.spend import Lapse, RebelSpending
from kronrat.games.rurik.rules.regions import rules
from kronrat.games.rurik.state import State
from kronrat.kernel.step import AnyVerb, Args


class RebelMuster(RebelSpending):
    """The Rebellion musters where its card says."""

    name = "rebel-muster"

    def verbs(self) -> list[AnyVerb]:
        return VERBS

    def possible(self, g: State) -> bool:
        return muster_goes_to(g) != NOWHERE


def missing_leader(g: State) -> bool:
    """Sviatopolk, if he was removed, is always mustered first."""
    return g.leader_at[REBELLION] == NOWHERE


def next_place(g: State) -> int:
    """On from the place served last, round the order; ruled ones from its top once no other is left [solo-muster-1]."""
    deck = side(g)
    ruled = deck.mustered >= PLACES
    last = deck.mustered % PLACES if deck.mustered >= 0 else -1
    if not ruled:
        place = following(g, last, False)
        if place >= 0:
            return place
        last = -1
    place = following(g, last, True)
    return place + PLACES if place >= 0 else -1


def following(g: State, last: int, ruled: bool) -> int:
    """The next place after `last`, round the order, that the Rebellion occupies and does or does not rule; else -1."""
    deck = side(g)
    for step in range(1, PLACES + 1):
        place = (last + step) % PLACES
        region = deck.at(place)
        if g.occupies(REBELLION, region) and rules(g, REBELLION, region) == ruled:
            return place
    return -1


def muster_goes_to(g: State) -> int:
    """The region of the next troop; NOWHERE if there is none or nobody is left to muster [muster-2]."""
    if g.supply[REBELLION] == 0 and not missing_leader(g):
        return NOWHERE
    place = next_place(g)
    return side(g).at(place % PLACES) if place >= 0 else NOWHERE


class MusterRebel(ByRule[RebelMuster]):
    """A rebel into the next region of the order."""

    name = "troop"
    params = [REGION]
    leader: bool = False

    def dictated(self, g: State, f: RebelMuster) -> Args | None:
        region = muster_goes_to(g)
        return (region,) if region != NOWHERE and missing_leader(g) == self.leader else None

    def do(self, g: State, f: RebelMuster, seat: int, args: Args) -> None:
        deck = side(g)
        place = next_place(g)
        if self.leader:
            g.note(MUSTER_LEADER, ())
        g.note(MUSTER_RULED if place >= PLACES else MUSTER_NOT_RULED, (deck.top(), args[0]))
        deck.mustered = place
        if self.leader:
            g.leader_at[seat] = args[0]
        else:
            g.add_troop(seat, args[0])
        if f.points > 1:
            g.push(RebelMuster(seat, MUSTER, f.points - 1))


class MusterLeader(MusterRebel):
    """Sviatopolk comes back before anybody else."""

    name = "leader"
    leader = True


VERBS: Final[list[AnyVerb]] = [MusterRebel(), MusterLeader(), Lapse()]
