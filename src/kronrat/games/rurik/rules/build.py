"""Build: churches, markets and strongholds in regions you occupy."""

from __future__ import annotations

from typing import Annotated, Final

from kronrat.declare.fields import fields
from kronrat.games.rurik.data import CHURCH, REGION, SEATS, STRUCTURE, STRUCTURES
from kronrat.games.rurik.edition import REMOVAL_WITHOUT_TROOPS_IS_FREE
from kronrat.games.rurik.rules.events import NEUTRAL_CONVERTED, REBEL_CONVERTED, TROOP_CONVERTED
from kronrat.games.rurik.rules.in_turn import Spending
from kronrat.games.rurik.rules.leaders import BANISH, muted
from kronrat.games.rurik.rules.tax import cost
from kronrat.games.rurik.state import EDITION, State
from kronrat.games.rurik.why import (
    BUILD_SHORT,
    BUILT_ALREADY,
    NO_NEUTRAL,
    NO_REBEL,
    NONE_IN_STOCK,
    NOT_OCCUPIED,
    NOT_THERE,
    NOT_YOURSELF,
    REBELS_ARE_FOES,
    REMOVAL_REQUIRED,
)
from kronrat.kernel.errors import Why
from kronrat.kernel.step import AnyVerb, Args, Step, Verb
from kronrat.parts.seats import SEAT


class Build(Spending):
    """Spend build points; what is left joins the build points of a later bonus or main action of this turn [turn-6]."""

    name = "build"

    def verbs(self) -> list[AnyVerb]:
        return VERBS


def build(g: State, seat: int, points: int) -> None:
    """New build points and those left from earlier this turn."""
    g.push(Build(seat, points + g.build_left))
    g.build_left = 0


def may_build(g: State, seat: int, structure: int, region: int) -> Why | None:
    """One structure of each type per region, whoever built it; three of each in your stock [build-2]."""
    if g.stock(seat, structure) == 0:
        return NONE_IN_STOCK
    return BUILT_ALREADY if g.built_by_anyone(structure) >> region & 1 else None


def room(g: State, seat: int, region: int) -> bool:
    """Whether any structure can still be built there."""
    for structure in range(STRUCTURES):
        if may_build(g, seat, structure, region) is None:
            return True
    return False


class BuildStructure(Verb[State, Build]):
    """Only build points are paid: one where you rule, two elsewhere."""

    name = "build"
    params = [REGION, STRUCTURE]

    def why_not(self, g: State, f: Build, seat: int, args: Args) -> Why | None:
        region = args[0]
        if len(args) == 2:
            return may_build(g, seat, args[1], region)
        if not g.occupies(seat, region):
            return NOT_OCCUPIED
        if f.points < cost(g, seat, region):
            return BUILD_SHORT
        return None if room(g, seat, region) else BUILT_ALREADY

    def do(self, g: State, f: Build, seat: int, args: Args) -> None:
        region, structure = args
        left = f.points - cost(g, seat, region)
        if left > 0:
            g.push(Build(seat, left))
        erect(g, seat, region, structure)


def erect(g: State, seat: int, region: int, structure: int) -> None:
    """The structure stands; a church acts at once [build-3]."""
    g.built[seat * STRUCTURES + structure] |= 1 << region
    if structure == CHURCH and not muted(g, seat, region):
        consecrate(g, seat, region)


class StopBuild(Verb[State, Build]):
    """Keep the rest of the points for this turn."""

    name = "done"

    def do(self, g: State, f: Build, seat: int, args: Args) -> None:
        g.build_left = f.points


def targets(g: State, seat: int, region: int) -> list[int]:
    """Opponents with a troop (not only the leader) in the region."""
    return [s for s in range(g.seats) if s != seat and g.troops[region * SEATS + s] > 0]


def optional(g: State, seat: int) -> bool:
    """With no troop left to place, the English edition leaves the removal to you [build-4]."""
    return g.supply[seat] == 0 and REMOVAL_WITHOUT_TROOPS_IS_FREE[g.settings[EDITION]]


def convertible(g: State, seat: int, region: int) -> bool:
    """A rebel; in the solo game a neutral troop, which an option keeps from your churches [solo-you-4]."""
    if g.rebels[region] == 0:
        return False
    return g.rebellion is None or g.automa(seat) or g.rebellion.neutrals_convert == 1


def consecrate(g: State, seat: int, region: int) -> None:
    """A new church removes a rebel or an opponent's troop; a single target needs no question [build-3]."""
    troops = targets(g, seat, region)
    rebel = convertible(g, seat, region)
    if g.automa(seat):  # your troop before a neutral one, and always if it can [solo-build-3]
        rebel = rebel and not troops
    if len(troops) + rebel == 0:
        return
    if len(troops) + rebel > 1 or (optional(g, seat) and not g.automa(seat)):
        g.push(Church(seat, region))
    elif rebel:
        convert_rebel(g, seat, region)
    else:
        convert_troop(g, seat, region, troops[0])


def convert_rebel(g: State, seat: int, region: int) -> None:
    """The rebel, or the neutral troop, goes to the box: no reward, not defeated."""
    g.rebels[region] -= 1
    g.note(REBEL_CONVERTED if g.rebellion is None else NEUTRAL_CONVERTED, (seat, region))
    if g.supply[seat] > 0:
        g.add_troop(seat, region)


def convert_troop(g: State, seat: int, region: int, other: int) -> None:
    """The troop goes back to its owner's supply, a rebel of the solo game to the Rebellion's [solo-you-2]."""
    g.troops[region * SEATS + other] -= 1
    g.supply[other] += 1
    g.note(TROOP_CONVERTED, (seat, other, region))
    if g.supply[seat] > 0:
        g.add_troop(seat, region)


@fields
class Church(Step):
    """The builder chooses whom the church replaces with one of the own troops."""

    name = "church"
    region: Annotated[int, REGION]

    def verbs(self) -> list[AnyVerb]:
        return CHURCH_VERBS


class ReplaceRebel(Verb[State, Church]):
    """Replace a rebel."""

    name = "rebel"

    def why_not(self, g: State, f: Church, seat: int, args: Args) -> Why | None:
        if g.rebellion is not None:
            return REBELS_ARE_FOES
        return None if g.rebels[f.region] > 0 else NO_REBEL

    def do(self, g: State, f: Church, seat: int, args: Args) -> None:
        convert_rebel(g, seat, f.region)


class ReplaceNeutral(ReplaceRebel):
    """Solo: replace a neutral troop [solo-you-4]."""

    name = "neutral"

    def why_not(self, g: State, f: Church, seat: int, args: Args) -> Why | None:
        return None if g.rebellion is not None and convertible(g, seat, f.region) else NO_NEUTRAL


class ReplaceTroop(Verb[State, Church]):
    """Replace an opponent's troop; never a leader."""

    name = "troop"
    params = [SEAT]
    roles = ["foe"]

    def why_not(self, g: State, f: Church, seat: int, args: Args) -> Why | None:
        if args[0] == seat:
            return NOT_YOURSELF
        return None if args[0] in targets(g, seat, f.region) else NOT_THERE

    def do(self, g: State, f: Church, seat: int, args: Args) -> None:
        convert_troop(g, seat, f.region, args[0])


class LeaveThem(Verb[State, Church]):
    """Remove nobody: only without troops to place, and only in the English edition [build-4]."""

    name = "nobody"

    def why_not(self, g: State, f: Church, seat: int, args: Args) -> Why | None:
        return None if optional(g, seat) else REMOVAL_REQUIRED

    def do(self, g: State, f: Church, seat: int, args: Args) -> None:
        pass


VERBS: Final[list[AnyVerb]] = [BuildStructure(), *BANISH, StopBuild()]
CHURCH_VERBS: Final[list[AnyVerb]] = [ReplaceRebel(), ReplaceTroop(), LeaveThem(), ReplaceNeutral()]
