"""Expanding a region."""

from __future__ import annotations

from typing import Annotated, Final

from kronrat.declare.fields import fields
from kronrat.games.loewenherz.data import CASTLE, FIELD, FIELDS, LEFT, NEXT, NEXT_EDGE, NO_FIGURE
from kronrat.games.loewenherz.rules.end import part_done
from kronrat.games.loewenherz.rules.mines import recount
from kronrat.games.loewenherz.rules.regions import NOWHERE, area, knights_in, regions_of, settle_area
from kronrat.games.loewenherz.state import NO_REGION, State
from kronrat.games.loewenherz.why import (
    ALLIED,
    FIGURE_THERE,
    MORE_KNIGHTS,
    NO_BORDERS_LEFT,
    NOT_ADJACENT,
    NOT_YOUR_REGION,
    OWN_REGION,
)
from kronrat.kernel.errors import Why
from kronrat.kernel.step import AnyVerb, Args, Step, Verb


@fields
class Expand(Step):
    """A card allows up to `left` fields for one own region [expand-1]."""

    name = "expand"
    left: Annotated[int, LEFT]

    def verbs(self) -> list[AnyVerb]:
        return FIRST_VERBS


@fields
class ExpandOn(Step):
    """One more field for the same region [expand-1], named by its castle's field; or stop here [expand-4]."""

    name = "expand-on"
    at: Annotated[int, CASTLE]

    def verbs(self) -> list[AnyVerb]:
        return NEXT_VERBS


def why_not_take(g: State, castle: int, field: int) -> Why | None:
    """Whether one region may take one field [expand-2, expand-5, expand-6, expand-8, expand-9].

    Land of no region is free, whoever had it before [expand-7].
    """
    if g.figure[field] != NO_FIGURE:
        return FIGURE_THERE
    there = g.region[field]
    if there == castle:
        return OWN_REGION
    if not _beside_region(g, castle, field):
        return NOT_ADJACENT
    if there != NO_REGION:
        if g.castle_side[there] == g.castle_side[castle]:
            return OWN_REGION
        if g.allies[castle] >> there & 1:
            return ALLIED
        if knights_in(g, castle) <= knights_in(g, there):
            return MORE_KNIGHTS
    return None if borders_needed(g, castle, field) <= g.border_supply else NO_BORDERS_LEFT


def _beside_region(g: State, castle: int, field: int) -> bool:
    region = g.region
    for k in range(4 * field, 4 * field + 4):
        if NEXT[k] >= 0 and region[NEXT[k]] == castle:
            return True
    return False


def borders_needed(g: State, castle: int, field: int) -> int:
    """New borders less those that come back [expand-10]."""
    need = 0
    for k in range(4 * field, 4 * field + 4):
        if NEXT[k] >= 0:
            stands = g.border[NEXT_EDGE[k]]
            if g.region[NEXT[k]] == castle:
                need -= stands
            else:
                need += 1 - stands
    return need


def takeable(g: State, castle: int) -> list[int]:
    """Every field that a region may take now."""
    return [
        field
        for field in range(FIELDS)
        if g.region[field] != castle
        and g.figure[field] == NO_FIGURE
        and why_not_take(g, castle, field) is None
    ]


def take(g: State, castle: int, field: int) -> None:
    """The field, whatever it shows, joins the region, and borders are moved [expand-10, expand-11].

    What is cut off becomes a neutral zone or a region [expand-13, expand-14]; then all count anew [expand-12].
    """
    before = g.region[field]
    g.region[field] = castle
    g.border = g.border.copy()
    for k in range(4 * field, 4 * field + 4):
        other = NEXT[k]
        if other >= 0:
            edge = NEXT_EDGE[k]
            wanted = 0 if g.region[other] == castle else 1
            g.border_supply += g.border[edge] - wanted
            g.border[edge] = wanted
    if before != NO_REGION:
        _keep_what_holds(g, before)
    else:
        for k in range(4 * field, 4 * field + 4):
            other = NEXT[k]
            if other >= 0 and g.region[other] == NO_REGION:
                settle_area(g, area(g, other, NOWHERE))
    recount(g)


def _keep_what_holds(g: State, castle: int) -> None:
    """Fields of the victim that lost contact with its castle belong to nobody [expand-13]."""
    kept = area(g, g.castle_at[castle], NOWHERE)
    for field in range(FIELDS):
        if g.region[field] == castle and field not in kept:
            g.region[field] = NO_REGION


def can_expand(g: State, seat: int) -> bool:
    for castle in regions_of(g, seat):
        if takeable(g, castle):
            return True
    return False


class TakeField(Verb[State, Expand]):
    """A field next to an own region, and the region that takes it, named by its castle [expand-1, expand-2]."""

    name = "take"
    params = [FIELD, CASTLE]

    def why_not(self, g: State, f: Expand, seat: int, args: Args) -> Why | None:
        if len(args) == 1:
            why: Why | None = NOT_ADJACENT
            for castle in regions_of(g, seat):
                found = why_not_take(g, castle, args[0])
                if found is None:
                    return None
                if found is not NOT_ADJACENT:
                    why = found
            return why
        castle = g.castle_on[args[1]]
        if not g.owns_region(seat, castle):
            return NOT_YOUR_REGION
        return why_not_take(g, castle, args[0])

    def do(self, g: State, f: Expand, seat: int, args: Args) -> None:
        castle = g.castle_on[args[1]]
        take(g, castle, args[0])
        if not part_done(g) and f.left > 1 and takeable(g, castle):
            g.push(ExpandOn(seat, args[1]))


class TakeAnother(Verb[State, ExpandOn]):
    """A second field next to the region as it is now, anywhere [expand-3]."""

    name = "take"
    params = [FIELD]

    def why_not(self, g: State, f: ExpandOn, seat: int, args: Args) -> Why | None:
        return why_not_take(g, g.castle_on[f.at], args[0])

    def do(self, g: State, f: ExpandOn, seat: int, args: Args) -> None:
        take(g, g.castle_on[f.at], args[0])
        part_done(g)


class EnoughFields(Verb[State, ExpandOn]):
    """An expansion may stop after one field [expand-4]."""

    name = "done"

    def do(self, g: State, f: ExpandOn, seat: int, args: Args) -> None:
        pass


FIRST_VERBS: Final[list[AnyVerb]] = [TakeField()]
NEXT_VERBS: Final[list[AnyVerb]] = [TakeAnother(), EnoughFields()]
