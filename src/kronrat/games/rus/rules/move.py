"""Move: Troops, Heavy Troops and the Prince, who does not stand alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kronrat.games.rus import why
from kronrat.games.rus.data import (
    COMPANY,
    HEAVY,
    LAND,
    MODEL,
    NEAR,
    NEIGHBOURS,
    NONE,
    PRINCE,
    SVIATOSLAV,
    TROOP,
)
from kronrat.games.rus.rules.land import abandon, astray, present, troops_in
from kronrat.games.rus.rules.marks import ACTED, BUILDS, BUILT, CHARGE, CHARGE_FROM, DONE, MOVES, RODE
from kronrat.games.rus.state import State
from kronrat.kernel.errors import Why
from kronrat.kernel.step import Args, Step, Verb


def stands(g: State, seat: int, model: int, land: int) -> bool:
    if model == PRINCE:
        return g.prince[seat] == land
    at = seat * g.lands + land
    return (g.troops[at] if model == TROOP else g.heavies[at]) > 0


def shift(g: State, seat: int, model: int, start: int, end: int) -> None:
    if model == PRINCE:
        g.prince[seat] = end
        return
    row = g.troops if model == TROOP else g.heavies
    row[seat * g.lands + start] -= 1
    row[seat * g.lands + end] += 1


def charges(g: State, start: int) -> bool:
    """Gleb's free points are used first where they can be."""
    return g.turn[CHARGE] > 0 and g.turn[CHARGE_FROM] == start


def steps_to_troops(g: State, seat: int) -> int:
    """How far the Prince is from the nearest own Troop."""
    goal = present(g, seat)
    near = NEAR[g.seats]
    seen = 1 << g.prince[seat]
    steps = 0
    while not seen & goal:
        wider = seen
        for land in range(g.lands):
            if seen >> land & 1:
                wider |= near[land]
        if wider == seen:
            return g.lands
        seen = wider
        steps += 1
    return steps


def strands_prince(g: State, seat: int, model: int, start: int, end: int) -> bool:
    """He may pass through Lands without friendly Troops, if points are left to end beside some [move-3, move-4]."""
    if g.prince[seat] == NONE or (model != PRINCE and not astray(g, seat)):
        return False
    moves = g.turn[MOVES]
    charge = g.turn[CHARGE]
    if charges(g, start):
        charge -= 1
    else:
        moves -= 1
    shift(g, seat, model, start, end)
    distance = steps_to_troops(g, seat)
    rescued = distance <= moves
    if not rescued and distance == 1 and charge > 0:
        # one of Gleb's points brings a Troop after him, or him to a Troop
        home = g.turn[CHARGE_FROM]
        prince = g.prince[seat]
        rescued = prince == home or (troops_in(g, seat, home) > 0 and NEAR[g.seats][home] >> prince & 1 == 1)
    shift(g, seat, model, end, start)
    return not rescued


class MoveModel(Verb[State, Step]):
    """1 movement point takes 1 model to an adjacent Land; points are split at will [move-1, move-2]."""

    name = "move"
    params = [MODEL, LAND, LAND]

    def why_not(self, g: State, f: Step, seat: int, args: Args) -> Why | None:
        if g.turn[MOVES] + g.turn[CHARGE] == 0:
            return why.NO_POINTS
        if len(args) == 1:
            reason = why.NONE_THERE
            for start in range(g.lands):
                found = self.why_not(g, f, seat, (args[0], start))
                if found is None:
                    return None
                if found is why.PRINCE_STRANDED:
                    reason = found
            return reason
        model, start = args[0], args[1]
        if start >= g.lands:
            return why.NOT_IN_PLAY
        if len(args) == 2:
            if not stands(g, seat, model, start):
                return why.NONE_THERE
            if g.turn[MOVES] == 0 and not charges(g, start):
                return why.NO_POINTS
            for end in NEIGHBOURS[g.seats][start]:
                if not strands_prince(g, seat, model, start, end):
                    return None
            return why.PRINCE_STRANDED
        end = args[2]
        if not NEAR[g.seats][start] >> end & 1:
            return why.NOT_ADJACENT
        return why.PRINCE_STRANDED if strands_prince(g, seat, model, start, end) else None

    def pick(self, g: State, f: Step, seat: int, args: Args) -> Sequence[int]:
        if g.turn[MOVES] + g.turn[CHARGE] == 0:
            return []
        if len(args) == 2:
            return [
                end
                for end in NEIGHBOURS[g.seats][args[1]]
                if not strands_prince(g, seat, args[0], args[1], end)
            ]
        return [
            value
            for value in self.params[len(args)].values
            if self.why_not(g, f, seat, (*args, value)) is None
        ]

    def do(self, g: State, f: Step, seat: int, args: Args) -> None:
        model, start, end = args
        if charges(g, start):
            g.turn[CHARGE] -= 1
        else:
            g.turn[MOVES] -= 1
        shift(g, seat, model, start, end)
        g.turn[DONE] |= ACTED
        if model != PRINCE:
            abandon(g, seat, start)
        g.push(f)


class Ride(Verb[State, Step]):
    """Sviatoslav: once per turn, before build points are spent, he and 1 Troop may go one Land for free [prince-8]."""

    name = "ride"
    params = [LAND, COMPANY]

    def why_not(self, g: State, f: Step, seat: int, args: Args) -> Why | None:
        start = g.prince[seat]
        if (
            g.card[seat] != SVIATOSLAV
            or start == NONE
            or g.turn[BUILDS] == 0
            or g.turn[DONE] & (RODE | BUILT)
        ):
            return why.NOT_SVIATOSLAV
        if astray(g, seat):
            return why.PRINCE_ALONE
        if not NEAR[g.seats][start] >> args[0] & 1:
            return why.NOT_ADJACENT
        if len(args) == 1:
            return None
        if args[1] == 0:
            return None if troops_in(g, seat, args[0]) else why.PRINCE_STRANDED
        return None if stands(g, seat, args[1] - 1, start) else why.NONE_THERE

    def pick(self, g: State, f: Step, seat: int, args: Args) -> Sequence[int]:
        if g.card[seat] != SVIATOSLAV or g.turn[BUILDS] == 0 or g.prince[seat] == NONE:
            return []
        return [
            value
            for value in self.params[len(args)].values
            if self.why_not(g, f, seat, (*args, value)) is None
        ]

    def do(self, g: State, f: Step, seat: int, args: Args) -> None:
        start = g.prince[seat]
        g.prince[seat] = args[0]
        if args[1]:
            shift(g, seat, args[1] - 1, start, args[0])
        g.turn[DONE] |= RODE | ACTED
        g.push(f)


TROOPS: Final = [TROOP, HEAVY]
MOVE_MODEL: Final = MoveModel()
RIDE: Final = Ride()
