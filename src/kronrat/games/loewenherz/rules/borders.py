"""Setting borders."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kronrat.games.loewenherz.data import EDGE, EDGE_A, EDGE_B, EDGES, NO_FIGURE
from kronrat.games.loewenherz.rules.card_parts import CardParts, Enough
from kronrat.games.loewenherz.rules.end import part_done
from kronrat.games.loewenherz.rules.mines import recount
from kronrat.games.loewenherz.rules.regions import border_stands
from kronrat.games.loewenherz.state import NO_REGION, State
from kronrat.games.loewenherz.why import (
    BORDER_THERE,
    IN_REGION,
    NO_BORDERS_LEFT,
    SAME_COLOUR,
)
from kronrat.kernel.errors import Why
from kronrat.kernel.step import AnyVerb, Args, Verb


class PlaceBorders(CardParts):
    """Borders of a card, one after the other."""

    name = "borders"

    def verbs(self) -> list[AnyVerb]:
        return VERBS


def why_no_border(g: State, edge: int) -> Why | None:
    """On a free edge, not between figures of one colour, not in a region of anybody [borders-1, borders-2, borders-3].

    A neutral zone is no region, so borders may stand in it, without use [borders-5].
    """
    if g.border_supply == 0:
        return NO_BORDERS_LEFT
    if g.border[edge]:
        return BORDER_THERE
    a, b = EDGE_A[edge], EDGE_B[edge]
    if g.figure[a] != NO_FIGURE and g.figure[a] == g.figure[b]:
        return SAME_COLOUR
    # an edge without a border joins two fields of one area, so one field tells whether it is a region
    if g.region[a] != NO_REGION:
        return IN_REGION
    return None


def free_edges(g: State) -> list[int]:
    """All edges on which a border may be set now, while there are any in the supply [borders-6]."""
    if g.border_supply == 0:
        return []
    border, region, figure, one, other = g.border, g.region, g.figure, EDGE_A, EDGE_B
    out: list[int] = []
    for edge in range(EDGES):
        if border[edge] == 0:
            a = one[edge]
            if region[a] == NO_REGION:
                here = figure[a]
                if here == NO_FIGURE or here != figure[other[edge]]:
                    out.append(edge)
    return out


def can_set_border(g: State) -> bool:
    for edge in range(EDGES):
        if why_no_border(g, edge) is None:
            return True
    return False


class SetBorder(Verb[State, PlaceBorders]):
    """Set one border between two fields. It helps all neighbours; what it closes counts at once [borders-4, play-5]."""

    name = "set"
    params = [EDGE]

    def why_not(self, g: State, f: PlaceBorders, seat: int, args: Args) -> Why | None:
        return why_no_border(g, args[0])

    def pick(self, g: State, f: PlaceBorders, seat: int, args: Args) -> Sequence[int]:
        return free_edges(g)

    def can(self, g: State, f: PlaceBorders, seat: int) -> bool:
        return can_set_border(g)

    def do(self, g: State, f: PlaceBorders, seat: int, args: Args) -> None:
        g.border = g.border.copy()
        g.border[args[0]] = 1
        g.border_supply -= 1
        if border_stands(g, args[0]):
            recount(g)
            if part_done(g):
                return
        if f.left > 1 and can_set_border(g):
            g.push(PlaceBorders(seat, f.left - 1, f.placed + 1))


VERBS: Final[list[AnyVerb]] = [SetBorder(), Enough()]
