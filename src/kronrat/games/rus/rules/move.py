"""Move: Troops, Heavy Troops and the Prince, who does not stand alone."""

from __future__ import annotations

from typing import Final

from kronrat.games.rus import why
from kronrat.games.rus.data import (
    ALONE,
    COMPANY,
    LAND,
    MODEL,
    NEAR,
    NEIGHBOURS,
    NONE,
    PRINCE,
    RIDES_ALONG,
    SVIATOSLAV,
)
from kronrat.games.rus.rules.epic import watch
from kronrat.games.rus.rules.land import (
    abandon,
    arrive,
    astray,
    fresh_bit,
    present,
    row_of,
    stands,
    troops_in,
)
from kronrat.games.rus.rules.turn import TurnVerb
from kronrat.games.rus.state import ACTED, BUILDS, BUILT, CHARGE, CHARGE_FROM, DONE, FRESH, MOVES, RODE, State
from kronrat.kernel.errors import Why
from kronrat.kernel.step import Args, Step
from kronrat.parts.bits import members


def shift(g: State, seat: int, model: int, start: int, end: int) -> None:
    if model == PRINCE:
        g.prince[seat] = end
        return
    row_of(g, model)[seat * g.lands + start] -= 1
    arrive(g, seat, model, end, g.turn[FRESH] & fresh_bit(model, start) != 0)


def charges(g: State, start: int) -> bool:
    """Gleb's free points are used first where they can be."""
    return g.turn[CHARGE] > 0 and g.turn[CHARGE_FROM] == start


def steps_to(goal: int, start: int, near: list[int]) -> int:
    """How many steps from a Land to the nearest of a mask; as many as there are Lands if none can be reached."""
    seen = 1 << start
    steps = 0
    while not seen & goal:
        wider = seen
        for land in members(seen):
            wider |= near[land]
        if wider == seen:
            return len(near)
        seen = wider
        steps += 1
    return steps


def strands_prince(g: State, seat: int, model: int, start: int, end: int) -> bool:
    """He may pass through Lands without friendly Troops if points are left to end beside some [move-3, move-4]."""
    prince = g.prince[seat]
    if prince == NONE or (model != PRINCE and not astray(g, seat)):
        return False
    troops = present(g, seat)  # after the move, as is `prince`
    if model == PRINCE:
        prince = end
    else:
        troops |= 1 << end
        if troops_in(g, seat, start) == 1:
            troops &= ~(1 << start)
    charged = charges(g, start)
    near = NEAR[g.seats]
    distance = steps_to(troops, prince, near)
    if distance <= g.turn[MOVES] - (0 if charged else 1):
        return False
    if distance > 1 or g.turn[CHARGE] == (1 if charged else 0):
        return True
    # one of Gleb's points brings him to a Troop, or a Troop after him
    home = g.turn[CHARGE_FROM]
    return prince != home and not (troops >> home & 1 and near[home] >> prince & 1)


class MoveModel(TurnVerb):
    """1 movement point takes 1 model to an adjacent Land; points are split at will [move-1, move-2]."""

    name = "move"
    params = [MODEL, LAND, LAND]
    roles = ["model", "from", "to"]

    def why_never(self, g: State, seat: int) -> Why | None:
        return None if g.turn[MOVES] + g.turn[CHARGE] else why.NO_POINTS

    def why_not_this(self, g: State, seat: int, args: Args) -> Why | None:
        if len(args) == 1:
            reason = why.NONE_THERE
            for start in range(g.lands):
                found = self.why_not_from(g, seat, args[0], start)
                if found is None:
                    return None
                if found is why.PRINCE_STRANDED:
                    reason = found
            return reason
        model, start = args[0], args[1]
        if start >= g.lands:
            return why.NOT_IN_PLAY
        if len(args) == 2:
            return self.why_not_from(g, seat, model, start)
        end = args[2]
        if not NEAR[g.seats][start] >> end & 1:
            return why.NOT_ADJACENT
        return why.PRINCE_STRANDED if strands_prince(g, seat, model, start, end) else None

    def why_not_from(self, g: State, seat: int, model: int, start: int) -> Why | None:
        """Such a model must stand there, and find a Land to go to."""
        if not stands(g, seat, model, start):
            return why.NONE_THERE
        if g.turn[MOVES] == 0 and not charges(g, start):
            return why.NO_POINTS
        for end in NEIGHBOURS[g.seats][start]:
            if not strands_prince(g, seat, model, start, end):
                return None
        return why.PRINCE_STRANDED

    def worth_asking(self, g: State, seat: int, args: Args) -> list[int]:
        return NEIGHBOURS[g.seats][args[1]] if len(args) == 2 else super().worth_asking(g, seat, args)

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
        watch(g, seat)


class Ride(TurnVerb):
    """Sviatoslav: once per turn, before build points are spent, he and 1 Troop may go one Land for free [prince-8]."""

    name = "ride"
    params = [LAND, COMPANY]
    roles = ["to", "company"]

    def why_never(self, g: State, seat: int) -> Why | None:
        if g.card[seat] != SVIATOSLAV or g.turn[BUILDS] == 0:
            return why.NOT_SVIATOSLAV
        if g.prince[seat] == NONE or g.turn[DONE] & (RODE | BUILT):
            return why.NOT_SVIATOSLAV
        return super().why_never(g, seat)

    def why_not_this(self, g: State, seat: int, args: Args) -> Why | None:
        start = g.prince[seat]
        if not NEAR[g.seats][start] >> args[0] & 1:
            return why.NOT_ADJACENT
        if len(args) == 1:
            return None
        if args[1] == ALONE:
            return None if troops_in(g, seat, args[0]) else why.PRINCE_STRANDED
        return None if stands(g, seat, RIDES_ALONG[args[1]], start) else why.NONE_THERE

    def do(self, g: State, f: Step, seat: int, args: Args) -> None:
        start = g.prince[seat]
        g.prince[seat] = args[0]
        if args[1] != ALONE:
            shift(g, seat, RIDES_ALONG[args[1]], start, args[0])
        g.turn[DONE] |= RODE | ACTED
        g.push(f)
        watch(g, seat)


MOVE_MODEL: Final = MoveModel()
RIDE: Final = Ride()
