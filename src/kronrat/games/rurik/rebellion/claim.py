"""3. Claim Phase: priority, tracks, bonuses for tracks on which you lead, income, your deed, Sviatopolk's levy."""

from __future__ import annotations

from typing import Final

from kronrat.games.rurik.data import (
    BUILD_TRACK,
    BUILDING,
    FIGHTING,
    NOWHERE,
    PRIORITY,
    REGION,
    ROUNDS,
    TAXING,
    TRACKS,
    TRADE_TRACK,
)
from kronrat.games.rurik.rebellion.mats import START
from kronrat.games.rurik.rebellion.reasons import AXE, LEVIED, MORE_BUILT, MORE_GOODS, MORE_REGIONS
from kronrat.games.rurik.rebellion.rule import ByRule, side
from kronrat.games.rurik.rebellion.scheme import OfferUnlock
from kronrat.games.rurik.rebellion.side import REBELLION, YOU
from kronrat.games.rurik.rules.claim import EndOfRound, advance_all, earn_income, measure
from kronrat.games.rurik.rules.deed_row import OfferDeed
from kronrat.games.rurik.rules.needs import regions_occupied
from kronrat.games.rurik.state import State
from kronrat.kernel.step import CHANCE, AnyVerb, Args, Step


class SoloClaim(Step):
    """Automatic: the order of the phase [solo-claim-1]; in round 4 it ends with the bonuses [solo-claim-6]."""

    name = "solo-claim"

    def run(self, g: State) -> None:
        steps: list[Step] = [RebelPriority(REBELLION), SoloTracks(CHANCE)]
        if g.round < ROUNDS:
            steps += [SoloIncome(CHANCE), OfferDeed(YOU, 1), EndOfRound(CHANCE), OfferLevy(REBELLION)]
        g.then(steps)


class RebelPriority(Step):
    """The Rebellion sets its priority."""

    name = "rebel-priority"

    def verbs(self) -> list[AnyVerb]:
        return PRIORITY_VERBS


def new_priority(g: State) -> int:
    """A: you occupy more regions. B: you built in more adjacent ones. C: more goods. D: the axe [solo-claim-2]."""
    if regions_occupied(g, YOU) > regions_occupied(g, REBELLION):
        return FIGHTING
    if measure(g, YOU, BUILD_TRACK) > measure(g, REBELLION, BUILD_TRACK):
        return BUILDING
    if g.boat(YOU) > g.boat(REBELLION):
        return TAXING
    return START[side(g).level]


class AssignPriority(ByRule[RebelPriority]):
    """The marker goes above the column that answers your lead."""

    name = "assign"
    params = [PRIORITY]

    def dictated(self, g: State, f: RebelPriority) -> Args | None:
        return (new_priority(g),)

    def do(self, g: State, f: RebelPriority, seat: int, args: Args) -> None:
        if g.events is not None:
            explain(g)
        side(g).priority = args[0]


def explain(g: State) -> None:
    yours, theirs = regions_occupied(g, YOU), regions_occupied(g, REBELLION)
    if yours > theirs:
        g.note(MORE_REGIONS, (yours, theirs))
        return
    yours, theirs = measure(g, YOU, BUILD_TRACK), measure(g, REBELLION, BUILD_TRACK)
    if yours > theirs:
        g.note(MORE_BUILT, (yours, theirs))
        return
    yours, theirs = measure(g, YOU, TRADE_TRACK), measure(g, REBELLION, TRADE_TRACK)
    if yours > theirs:
        g.note(MORE_GOODS, (yours, theirs))
    else:
        g.note(AXE, (START[side(g).level],))


class SoloTracks(Step):
    """Automatic: both advance; then by the new priority a bonus for each track on which you lead [solo-claim-3]."""

    name = "solo-tracks"

    def run(self, g: State) -> None:
        advance_all(g)
        steps: list[Step] = []
        for track in range(TRACKS):
            if g.claims[YOU * TRACKS + track] > g.claims[REBELLION * TRACKS + track]:
                steps.append(OfferUnlock(REBELLION, track))
        g.then(steps)


class SoloIncome(Step):
    """Automatic: yours as ever, the Rebellion's its own [solo-claim-4]."""

    name = "solo-income"

    def run(self, g: State) -> None:
        earn_income(g)


class OfferLevy(Step):
    """Automatic: at the end of the round Sviatopolk musters where he stands, if a rebel is left [solo-claim-5]."""

    name = "rebel-offer-levy"

    def run(self, g: State) -> None:
        if g.leader_at[REBELLION] != NOWHERE and g.supply[REBELLION] > 0:
            g.push(RebelLevy(REBELLION))


class RebelLevy(Step):
    """Sviatopolk's region gets one more rebel."""

    name = "rebel-levy"

    def verbs(self) -> list[AnyVerb]:
        return LEVY_VERBS


class Levy(ByRule[RebelLevy]):
    """One rebel where he stands."""

    name = "troop"
    params = [REGION]

    def dictated(self, g: State, f: RebelLevy) -> Args | None:
        return (g.leader_at[REBELLION],)

    def do(self, g: State, f: RebelLevy, seat: int, args: Args) -> None:
        g.note(LEVIED, (args[0],))
        g.add_troop(seat, args[0])


PRIORITY_VERBS: Final[list[AnyVerb]] = [AssignPriority()]
LEVY_VERBS: Final[list[AnyVerb]] = [Levy()]
SOLO_CLAIM: Final = SoloClaim(CHANCE)
