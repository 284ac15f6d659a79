"""Move: to regions the Rebellion does not occupy, or all to one it does not rule; distance does not matter."""

from __future__ import annotations

from typing import Final

from kronrat.games.rurik.data import FIGHTING, MOVE, NOWHERE, REGION
from kronrat.games.rurik.rebellion.cards import DISTANCE, PLACES, place_of
from kronrat.games.rurik.rebellion.reasons import (
    LEADER_MOVES,
    MOVE_EMPTY,
    MOVE_SINGLE,
    MOVE_STAYS,
    SOURCE,
    SOURCE_TIE,
)
from kronrat.games.rurik.rebellion.rule import ByRule, side
from kronrat.games.rurik.rebellion.side import REBELLION, YOU
from kronrat.games.rurik.rebellion.spend import Lapse, RebelSpending
from kronrat.games.rurik.rules.move import march
from kronrat.games.rurik.rules.regions import ruler, rules
from kronrat.games.rurik.state import State
from kronrat.kernel.step import AnyVerb, Args


class RebelMove(RebelSpending):
    """The Rebellion moves where its priority and its card say."""

    name = "rebel-move"

    def verbs(self) -> list[AnyVerb]:
        return VERBS

    def possible(self, g: State) -> bool:
        return target(g) != NOWHERE


def available(g: State, region: int) -> bool:
    """One piece always stays, and none leaves if you would then newly rule the region; a tie is fine [solo-move-4]."""
    if g.pieces(REBELLION, region) < 2:
        return False
    if side(g).held >> region & 1:
        return True
    return ruler(g, region, weakened=REBELLION) != YOU


def source(g: State, region: int) -> int:
    """The nearest region with a piece to spare, of equals the lowest in location order [solo-move-3]; else NOWHERE."""
    deck = side(g)
    found = NOWHERE
    nearest = 0
    for place in range(PLACES):
        origin = deck.at(place)
        if origin == region or not available(g, origin):
            continue
        steps = DISTANCE[region * PLACES + origin]
        if found == NOWHERE or steps <= nearest:
            found = origin
            nearest = steps
    return found


def target(g: State) -> int:
    """The first region not occupied [solo-move-1], or the one, first not ruled, for all [solo-move-2]; else NOWHERE."""
    deck = side(g)
    if deck.priority != FIGHTING and deck.moving_to != NOWHERE:
        return deck.moving_to if source(g, deck.moving_to) != NOWHERE else NOWHERE
    for place in range(PLACES):
        region = deck.at(place)
        if deck.priority == FIGHTING:
            wanted = not g.occupies(REBELLION, region)
        else:
            wanted = not rules(g, REBELLION, region)
        if wanted and source(g, region) != NOWHERE:
            return region
    return NOWHERE


class MoveRebel(ByRule[RebelMove]):
    """A rebel from the nearest region that can spare one."""

    name = "troop"
    params = [REGION, REGION]
    roles = ["from", "to"]

    def dictated(self, g: State, f: RebelMove) -> Args | None:
        region = target(g)
        if region == NOWHERE or g.leader_at[REBELLION] == source(g, region):
            return None
        return (source(g, region), region)

    def do(self, g: State, f: RebelMove, seat: int, args: Args) -> None:
        explain(g, args[0], args[1])
        march(g, seat, args[0], args[1])
        go_on(g, f, args[1])


class MoveUsurper(ByRule[RebelMove]):
    """Sviatopolk goes if he is among those who could go."""

    name = "leader"
    params = [REGION]
    roles = ["to"]

    def dictated(self, g: State, f: RebelMove) -> Args | None:
        region = target(g)
        if region == NOWHERE or g.leader_at[REBELLION] != source(g, region):
            return None
        return (region,)

    def do(self, g: State, f: RebelMove, seat: int, args: Args) -> None:
        explain(g, g.leader_at[seat], args[0])
        g.note(LEADER_MOVES, ())
        g.leader_at[seat] = args[0]
        go_on(g, f, args[0])


def go_on(g: State, f: RebelMove, region: int) -> None:
    side(g).moving_to = region
    if f.points > 1:
        g.push(RebelMove(REBELLION, MOVE, f.points - 1))


def explain(g: State, origin: int, region: int) -> None:
    if g.events is None:
        return
    deck = side(g)
    if deck.priority == FIGHTING:
        g.note(MOVE_EMPTY, (deck.top(), region))
    elif deck.moving_to == region:
        g.note(MOVE_STAYS, (region,))
    else:
        g.note(MOVE_SINGLE, (deck.top(), deck.priority, region))
    steps = DISTANCE[region * PLACES + origin]
    g.note(SOURCE, (origin, steps))
    for place in range(place_of(deck.top(), origin)):
        other = deck.at(place)
        if other != region and DISTANCE[region * PLACES + other] == steps and available(g, other):
            g.note(SOURCE_TIE, (deck.top(), origin))
            return


VERBS: Final[list[AnyVerb]] = [MoveRebel(), MoveUsurper(), Lapse()]
