"""Build and Collect: cheaper in a ruled Land than in a contested one."""

from __future__ import annotations

from typing import Final

from kronrat.games.rus import why
from kronrat.games.rus.data import (
    BUILDING,
    COST_CONTESTED,
    COST_RULED,
    GOODS,
    IZYASLAV,
    LAND,
    MARKET,
    MSTISLAV,
    NONE,
)
from kronrat.games.rus.rules.epic import watch
from kronrat.games.rus.rules.events import MARKET_GOLD, PRINCE_GOLD
from kronrat.games.rus.rules.land import buildings_left, earn, ruler, troops_in
from kronrat.games.rus.rules.powers import power
from kronrat.games.rus.rules.turn import Spend
from kronrat.games.rus.state import ACTED, BUILDS, BUILT, COLLECTS, DONE, TITHED, State
from kronrat.kernel.errors import Why
from kronrat.kernel.step import Args, Step


def cost_in(g: State, seat: int, land: int) -> int:
    """1 point where one rules, 2 where one only contests [build-1]; Mstislav pays 1 in his Land [prince-5]."""
    if ruler(g, land) == seat or power(g, seat, MSTISLAV, land):
        return COST_RULED
    return COST_CONTESTED


def why_not_here(g: State, seat: int, land: int, points: int) -> Why | None:
    """An own Troop must stand there, and the points must do [act-4]."""
    if land >= g.lands:
        return why.NOT_IN_PLAY
    if not troops_in(g, seat, land):
        return why.NO_TROOP_THERE
    if points >= COST_CONTESTED:  # enough wherever one is, so that the ruler need not be found
        return None
    return None if cost_in(g, seat, land) <= points else why.TOO_DEAR


class Build(Spend):
    """A Land holds one building of each type, whoever built it [build-2]."""

    name = "build"
    params = [BUILDING, LAND]

    def why_not_this(self, g: State, seat: int, args: Args) -> Why | None:
        if len(args) == 1:
            if not buildings_left(g, seat, args[0]):
                return why.NONE_LEFT
            return self.why_nowhere(g, seat, args[0])
        return self.why_not_in(g, seat, args[0], args[1])

    def why_not_in(self, g: State, seat: int, kind: int, land: int) -> Why | None:
        reason = why_not_here(g, seat, land, g.turn[BUILDS])
        if reason is not None:
            return reason
        return why.BUILT_ALREADY if g.building[kind * g.lands + land] != NONE else None

    def why_nowhere(self, g: State, seat: int, kind: int) -> Why | None:
        """Why a type can be built in no Land: of several reasons the one nearest to success."""
        nearest = why.NO_TROOP_THERE
        for land in range(g.lands):
            found = self.why_not_in(g, seat, kind, land)
            if found is None:
                return None
            if found is not why.NO_TROOP_THERE:
                nearest = found
        return nearest

    def do(self, g: State, f: Step, seat: int, args: Args) -> None:
        g.turn[BUILDS] -= cost_in(g, seat, args[1])
        g.turn[DONE] |= BUILT | ACTED
        g.building[args[0] * g.lands + args[1]] = seat
        g.push(f)
        watch(g, seat)


class Collect(Spend):
    """Take the Good of a Land; an own Market brings 1 Gold, Izyaslav 1 a round [collect-1, build-5, prince-9]."""

    name = "collect"
    params = [LAND]

    def why_not_this(self, g: State, seat: int, args: Args) -> Why | None:
        reason = why_not_here(g, seat, args[0], g.turn[COLLECTS])
        if reason is not None:
            return reason
        return None if g.good[args[0]] else why.NO_GOOD_THERE

    def do(self, g: State, f: Step, seat: int, args: Args) -> None:
        land = args[0]
        g.turn[COLLECTS] -= cost_in(g, seat, land)
        g.turn[DONE] |= ACTED
        g.good[land] = 0
        g.goods[seat * GOODS + g.terrain[land]] += 1
        if g.building[MARKET * g.lands + land] == seat:
            earn(g, seat, 1)
            g.note(MARKET_GOLD, (seat, land))
        if power(g, seat, IZYASLAV, land) and not g.used[seat] & TITHED:
            g.used[seat] |= TITHED
            earn(g, seat, 1)
            g.note(PRINCE_GOLD, (seat, land))
        g.push(f)
        watch(g, seat)


BUILD_VERB: Final = Build(BUILDS)
COLLECT_VERB: Final = Collect(COLLECTS)
