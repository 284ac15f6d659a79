"""Build: steps A to D, from A again after each structure; which structure, the card's build order says."""

from __future__ import annotations

from typing import Final

from kronrat.games.rurik.data import BUILD, CHURCH, NOWHERE, REGION, SEATS, STRUCTURE, STRUCTURES
from kronrat.games.rurik.edition import CHURCH_AMONG_OTHERS
from kronrat.games.rurik.rebellion.cards import BUILD_ORDER, PLACES, PRIORITIES
from kronrat.games.rurik.rebellion.reasons import (
    BUILD_LATER,
    BUILD_STEPS,
    CHURCH_FIRST,
    CHURCH_SKIPPED,
    IN_ORDER,
)
from kronrat.games.rurik.rebellion.rule import ByRule, side
from kronrat.games.rurik.rebellion.side import REBELLION, YOU
from kronrat.games.rurik.rebellion.spend import Lapse, RebelSpending
from kronrat.games.rurik.rebellion.tax import price
from kronrat.games.rurik.rules.attack import neutral_there
from kronrat.games.rurik.rules.build import erect, may_build
from kronrat.games.rurik.rules.regions import rules
from kronrat.games.rurik.state import EDITION, State
from kronrat.kernel.step import AnyVerb, Args

NO_STRUCTURE: Final = -1
NO_STEP: Final = len(BUILD_STEPS)


class RebelBuild(RebelSpending):
    """The Rebellion builds where and what its card says."""

    name = "rebel-build"

    def verbs(self) -> list[AnyVerb]:
        return VERBS

    def possible(self, g: State) -> bool:
        return site(g, self.points) != NOWHERE


def shared(g: State, region: int) -> bool:
    """You, your leader included, or neutral troops stand there."""
    return g.occupies(YOU, region) or neutral_there(g, region)


def church_has_sense(g: State, region: int) -> bool:
    """Somebody to convert: one of your troops, not only the leader, or a neutral one [solo-build-2]."""
    return g.troops[region * SEATS + YOU] > 0 or neutral_there(g, region)


def structure_for(g: State, region: int) -> int:
    """The first of the build order that can be built; German edition: a church first among others [solo-build-2]."""
    deck = side(g)
    literal = CHURCH_AMONG_OTHERS[g.settings[EDITION]]
    if literal and shared(g, region) and may_build(g, REBELLION, CHURCH, region) is None:
        return CHURCH
    at = (deck.top() * PRIORITIES + deck.priority) * STRUCTURES
    for n in range(STRUCTURES):
        structure = BUILD_ORDER[at + n]
        if may_build(g, REBELLION, structure, region) is not None:
            continue
        if structure != CHURCH or literal or church_has_sense(g, region):
            return structure
    return NO_STRUCTURE


def build_step(g: State, region: int) -> int:
    """A: ruled, no own structure. B: not ruled, none. C: ruled and shared, with some. D: ruled, with some."""
    own = (g.structures_at(REBELLION) >> region & 1) == 1
    if side(g).modern:
        return 0 if not own else 1 if shared(g, region) else 2
    ruled = rules(g, REBELLION, region)
    if not own:
        return 0 if ruled else 1
    if not ruled:
        return NO_STEP
    return 2 if shared(g, region) else 3


def site(g: State, points: int) -> int:
    """The first step, in it the first place of the order, that is occupied, payable and has room [solo-build-1]."""
    deck = side(g)
    found = NOWHERE
    best = NO_STEP
    for place in range(PLACES):
        region = deck.at(place)
        if not g.occupies(REBELLION, region) or price(g, region) > points:
            continue
        step = build_step(g, region)
        if step < best and structure_for(g, region) != NO_STRUCTURE:
            best = step
            found = region
    return found


class BuildByRule(ByRule[RebelBuild]):
    """A church converts your troop before a neutral one [solo-build-3]."""

    name = "build"
    params = [REGION, STRUCTURE]

    def dictated(self, g: State, f: RebelBuild) -> Args | None:
        region = site(g, f.points)
        return (region, structure_for(g, region)) if region != NOWHERE else None

    def do(self, g: State, f: RebelBuild, seat: int, args: Args) -> None:
        if g.events is not None:
            explain(g, args[0], args[1])
        left = f.points - price(g, args[0])
        erect(g, seat, args[0], args[1])
        if left > 0:
            g.push(RebelBuild(seat, BUILD, left))


def explain(g: State, region: int, structure: int) -> None:
    deck = side(g)
    steps = BUILD_LATER if deck.modern else BUILD_STEPS
    g.note(steps[build_step(g, region)], (deck.top(), region))
    literal = CHURCH_AMONG_OTHERS[g.settings[EDITION]]
    if literal and structure == CHURCH and shared(g, region):
        g.note(CHURCH_FIRST, (region,))
        return
    at = (deck.top() * PRIORITIES + deck.priority) * STRUCTURES
    for n in range(STRUCTURES):
        if BUILD_ORDER[at + n] == structure:
            break
        if BUILD_ORDER[at + n] == CHURCH and may_build(g, REBELLION, CHURCH, region) is None:
            g.note(CHURCH_SKIPPED, (region,))
    g.note(IN_ORDER, (structure, deck.priority, deck.top()))


VERBS: Final[list[AnyVerb]] = [BuildByRule(), Lapse()]
