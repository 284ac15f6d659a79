"""Roads: networks of provinces whose cards stand in for each other, and marching along them."""

from __future__ import annotations

from typing import Annotated, Final

from kronrat.declare.fields import fields
from kronrat.games.mythotopia import why
from kronrat.games.mythotopia.data import (
    ARMY_COUNT,
    BORDER_ENDS,
    GENERAL,
    LAND,
    MARCHED,
    ORDER,
    PLAYERS,
    PROVINCE,
)
from kronrat.games.mythotopia.rules.action import Acting, Enough, act_freely
from kronrat.games.mythotopia.rules.choosing import Choice
from kronrat.games.mythotopia.state import State
from kronrat.kernel.errors import Why
from kronrat.kernel.step import AnyVerb, Args, Step
from kronrat.parts.bits import members


def network(g: State, seat: int, province: int) -> int:
    """The provinces of a seat joined to this one by roads it can use, as a mask; itself included [roads-1]."""
    held = g.held[seat]
    mask = 1 << province & held
    if not g.roads or not mask:
        return mask
    before = 0
    while mask != before:
        before = mask
        for road in g.roads:
            ends = BORDER_ENDS[road]
            if mask & ends and ends & held == ends:
                mask |= ends
    return mask


def places_for(g: State, seat: int, card: int) -> int:
    """Where a card serves as province card: its own network; anywhere at home with the General."""
    if card == GENERAL:
        return g.held[seat]
    if card < LAND:
        return network(g, seat, card)
    return 0


def move_armies(g: State, seat: int, start: int, end: int, number: int) -> None:
    here = PLAYERS * start + seat
    g.armies[here] -= number
    if not g.armies[here]:
        g.camps[seat] &= ~(1 << start)
    g.armies[PLAYERS * end + seat] += number
    g.camps[seat] |= 1 << end


def why_no_march(g: State, seat: int, args: Args, low: int) -> Why | None:
    """From an own province at peace, along usable roads, to another own province [roads-2, roads-3]."""
    start = args[0]
    if len(args) == 1:
        if not g.camps[seat] >> start & 1:
            return why.NO_ARMIES_HERE
        if not g.held[seat] >> start & 1:
            return why.NOT_CONTROLLED
        if g.wars() >> start & 1:
            return why.LOCKED_IN_WAR
        goals = network(g, seat, start) & ~(1 << start)
        if not goals:
            return why.NO_ROAD
        return None if start * LAND + members(goals)[-1] > low else why.IN_ORDER
    end = args[1]
    if len(args) == 2:
        if end == start or not network(g, seat, start) >> end & 1:
            return why.NO_ROAD
        return None if start * LAND + end > low else why.IN_ORDER
    if args[2] == 0:
        return why.AT_LEAST_ONE
    return None if args[2] <= g.armies[PLAYERS * start + seat] else why.TOO_FEW_ARMIES


def march_values(g: State, seat: int, args: Args) -> list[int]:
    """Own provinces with own armies, where roads lead from there, and how many armies stand there."""
    if not args:
        return members(g.held[seat] & g.camps[seat])
    if len(args) == 1:
        return members(network(g, seat, args[0]))
    return list(range(g.armies[PLAYERS * args[0] + seat] + 1))


class March(Choice[Acting]):
    """Once per turn, as a free action, armies march along roads [roads-2, turn-5]."""

    name = "march"
    params = [PROVINCE, PROVINCE, ARMY_COUNT]
    roles = ["from", "to", "armies"]

    def barred(self, g: State, f: Acting, seat: int) -> Why | None:
        if g.flags & MARCHED:
            return why.ONCE_A_TURN
        return None if g.roads else why.NO_ROAD

    def likely(self, g: State, f: Acting, seat: int, args: Args) -> list[int]:
        return march_values(g, seat, args)

    def judge(self, g: State, f: Acting, seat: int, args: Args) -> Why | None:
        return why_no_march(g, seat, args, -1)

    def do(self, g: State, f: Acting, seat: int, args: Args) -> None:
        move_armies(g, seat, args[0], args[1], args[2])
        g.flags |= MARCHED
        act_freely(g, f, [MarchOn(seat, args[0] * LAND + args[1])])


@fields
class MarchOn(Step):
    """Further groups may march in the same free action, in the order of the map's names [roads-2]."""

    name = "march-on"
    low: Annotated[int, ORDER]

    def verbs(self) -> list[AnyVerb]:
        return MARCH_VERBS


class MarchMore(Choice[MarchOn]):
    """Another group [roads-2]."""

    name = "march"
    params = [PROVINCE, PROVINCE, ARMY_COUNT]
    roles = ["from", "to", "armies"]

    def likely(self, g: State, f: MarchOn, seat: int, args: Args) -> list[int]:
        return march_values(g, seat, args)

    def judge(self, g: State, f: MarchOn, seat: int, args: Args) -> Why | None:
        return why_no_march(g, seat, args, f.low)

    def do(self, g: State, f: MarchOn, seat: int, args: Args) -> None:
        move_armies(g, seat, args[0], args[1], args[2])
        g.push(MarchOn(seat, args[0] * LAND + args[1]))


MARCH_VERBS: Final[list[AnyVerb]] = [MarchMore(), Enough()]
