"""Muster: new Troops, Heavy Troops, and the Prince who comes back with them."""

from __future__ import annotations

from typing import Final

from kronrat.games.rus import why
from kronrat.games.rus.data import (
    COST_HEAVY,
    COST_TROOP,
    HEAVY,
    LAND,
    MODEL,
    NONE,
    PRINCE,
    RETINUE,
    STRONGHOLD,
    SUDISLAV,
    TROOP,
)
from kronrat.games.rus.rules.epic import watch
from kronrat.games.rus.rules.events import JOINED
from kronrat.games.rus.rules.land import arrive, fresh_bit, heavies_left, stands, troops_in, troops_left
from kronrat.games.rus.rules.powers import has
from kronrat.games.rus.rules.turn import Spend, TurnVerb
from kronrat.games.rus.state import ACTED, ATTACKS, DONE, FRESH, HEAVY_RIGHT, MUSTERS, RECRUITED, State
from kronrat.kernel.errors import Why
from kronrat.kernel.step import Args, Step


def why_no_model(g: State, seat: int, model: int) -> Why | None:
    """Only Troops and Heavy Troops that are still in the supply [muster-1, setup-3]."""
    if model == PRINCE:
        return why.NOT_A_TROOP
    left = troops_left(g, seat) if model == TROOP else heavies_left(g, seat)
    return None if left else why.NONE_LEFT


def may_muster_in(g: State, seat: int, land: int) -> bool:
    """Where a Troop or a Stronghold of this seat stands [muster-1, build-3]."""
    if land >= g.lands:
        return False
    return troops_in(g, seat, land) > 0 or g.building[STRONGHOLD * g.lands + land] == seat


def deploy(g: State, seat: int, model: int, land: int) -> None:
    """Place a new Troop."""
    arrive(g, seat, model, land, fresh=True)
    g.turn[DONE] |= ACTED
    recruit(g, seat)


def recruit(g: State, seat: int) -> None:
    """Retinue: once in a turn with new Troops one more joins the Prince, also if he came with them [ability-13]."""
    prince = g.prince[seat]
    if prince == NONE or g.turn[DONE] & RECRUITED or not has(g, seat, RETINUE) or not troops_left(g, seat):
        return
    g.turn[DONE] |= RECRUITED
    arrive(g, seat, TROOP, prince, fresh=True)
    g.note(JOINED, (seat, prince))


class Muster(TurnVerb):
    """1 point a Troop, 2 a Heavy Troop, in a Land with an own Troop or Stronghold [muster-1, build-3]."""

    name = "muster"
    params = [MODEL, LAND]

    def why_never(self, g: State, seat: int) -> Why | None:
        return super().why_never(g, seat) if g.turn[MUSTERS] + g.turn[HEAVY_RIGHT] else why.NO_POINTS

    def why_not_this(self, g: State, seat: int, args: Args) -> Why | None:
        if len(args) == 2:
            return None if may_muster_in(g, seat, args[1]) else why.NOWHERE_TO_MUSTER
        reason = why_no_model(g, seat, args[0])
        if reason is not None:
            return reason
        if args[0] == TROOP:
            payable = g.turn[MUSTERS] >= COST_TROOP
        else:
            payable = g.turn[HEAVY_RIGHT] > 0 or g.turn[MUSTERS] >= COST_HEAVY
        if not payable:
            return why.NO_POINTS
        for land in range(g.lands):
            if may_muster_in(g, seat, land):
                return None
        return why.NOWHERE_TO_MUSTER

    def do(self, g: State, f: Step, seat: int, args: Args) -> None:
        if args[0] == TROOP:
            g.turn[MUSTERS] -= COST_TROOP
        elif g.turn[HEAVY_RIGHT]:
            g.turn[HEAVY_RIGHT] -= 1
        else:
            g.turn[MUSTERS] -= COST_HEAVY
        deploy(g, seat, args[0], args[1])
        g.push(f)
        watch(g, seat)


class Levy(Spend):
    """Sudislav: attack points may be spent as muster points in his Land [prince-7]."""

    name = "levy"
    params = [MODEL]

    def why_never(self, g: State, seat: int) -> Why | None:
        able = g.card[seat] == SUDISLAV and g.prince[seat] != NONE
        return super().why_never(g, seat) if able else why.NOT_SUDISLAV

    def why_not_this(self, g: State, seat: int, args: Args) -> Why | None:
        if g.turn[ATTACKS] < (COST_HEAVY if args[0] == HEAVY else COST_TROOP):
            return why.NO_POINTS
        return why_no_model(g, seat, args[0])

    def do(self, g: State, f: Step, seat: int, args: Args) -> None:
        g.turn[ATTACKS] -= COST_HEAVY if args[0] == HEAVY else COST_TROOP
        deploy(g, seat, args[0], g.prince[seat])
        g.push(f)
        watch(g, seat)


class BringPrince(TurnVerb):
    """A Prince off the board may join Troops placed this turn, for free, where they stand now [muster-2]."""

    name = "prince"
    params = [LAND]

    def why_never(self, g: State, seat: int) -> Why | None:
        if g.prince[seat] != NONE:
            return why.PRINCE_ON_BOARD
        return None if g.turn[FRESH] else why.NOT_FRESH

    def why_not_this(self, g: State, seat: int, args: Args) -> Why | None:
        for model in (TROOP, HEAVY):
            if g.turn[FRESH] & fresh_bit(model, args[0]) and stands(g, seat, model, args[0]):
                return None
        return why.NOT_FRESH

    def do(self, g: State, f: Step, seat: int, args: Args) -> None:
        g.prince[seat] = args[0]
        recruit(g, seat)
        g.push(f)
        watch(g, seat)


MUSTER: Final = Muster()
LEVY: Final = Levy(ATTACKS)
BRING_PRINCE: Final = BringPrince()
