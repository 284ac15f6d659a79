"""Placing knights."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kronrat.games.loewenherz.data import (
    FIELD,
    FIELDS,
    FOREST,
    MEADOW,
    NEXT,
    NEXT_EDGE,
    NO_FIGURE,
    bears_knights,
)
from kronrat.games.loewenherz.rules.card_parts import CardParts, Enough
from kronrat.games.loewenherz.state import State
from kronrat.games.loewenherz.why import (
    FIELD_OCCUPIED,
    FOREST_DUCAT,
    NO_KNIGHT_GROUND,
    NO_KNIGHTS_LEFT,
    NO_OWN_FIGURE,
)
from kronrat.kernel.errors import Why
from kronrat.kernel.step import AnyVerb, Args, Verb


class PlaceKnights(CardParts):
    """Knights of a card, one after the other."""

    name = "knights"

    def verbs(self) -> list[AnyVerb]:
        return VERBS


def beside_own_figure(g: State, seat: int, field: int) -> bool:
    """Beside an own castle or knight, with no border in between, whichever castle it ties to [knights-2]."""
    figure, border = g.figure, g.border
    for k in range(4 * field, 4 * field + 4):
        if NEXT[k] >= 0 and figure[NEXT[k]] == seat and not border[NEXT_EDGE[k]]:
            return True
    return False


def why_no_knight(g: State, seat: int, field: int, purse: int, forest_fee: bool) -> Why | None:
    """On a free meadow or forest beside an own figure, from the supply [knights-1, knights-2, knights-5].

    Each forest costs one ducat more [knights-3].
    """
    if g.knights[seat] == 0:
        return NO_KNIGHTS_LEFT
    if not bears_knights(g.terrain[field]):
        return NO_KNIGHT_GROUND
    if g.figure[field] != NO_FIGURE:
        return FIELD_OCCUPIED
    if not beside_own_figure(g, seat, field):
        return NO_OWN_FIGURE
    if forest_fee and purse < 1 and g.terrain[field] == FOREST:
        return FOREST_DUCAT
    return None


def knight_fields(g: State, seat: int, purse: int, forest_fee: bool, most: int = FIELDS) -> list[int]:
    """Every field on which a seat with this purse may place a knight, or the first `most` that are found."""
    out: list[int] = []
    if g.knights[seat] == 0:
        return out
    forests_too = purse > 0 or not forest_fee
    terrain, figure, border = g.terrain, g.figure, g.border
    for field in range(FIELDS):
        if figure[field] == seat:
            for k in range(4 * field, 4 * field + 4):
                beside = NEXT[k]
                if (
                    beside >= 0
                    and figure[beside] == NO_FIGURE
                    and (terrain[beside] == MEADOW or (forests_too and terrain[beside] == FOREST))
                    and not border[NEXT_EDGE[k]]
                    and beside not in out
                ):
                    out.append(beside)
                    if len(out) == most:
                        return out
    out.sort()
    return out


def can_place_knight(g: State, seat: int, purse: int) -> bool:
    return len(knight_fields(g, seat, purse, True, 1)) > 0


def place_knight(g: State, seat: int, field: int, forest_fee: bool) -> None:
    g.knights[seat] -= 1
    g.figure = g.figure.copy()
    g.figure[field] = seat
    if forest_fee and g.terrain[field] == FOREST:
        g.ducats[seat] -= 1


class PlaceKnight(Verb[State, PlaceKnights]):
    """Place one knight; two may stand at different castles, or the second beside the first [knights-4]."""

    name = "place"
    params = [FIELD]

    def why_not(self, g: State, f: PlaceKnights, seat: int, args: Args) -> Why | None:
        return why_no_knight(g, seat, args[0], g.ducats[seat], True)

    def pick(self, g: State, f: PlaceKnights, seat: int, args: Args) -> Sequence[int]:
        return knight_fields(g, seat, g.ducats[seat], True)

    def do(self, g: State, f: PlaceKnights, seat: int, args: Args) -> None:
        place_knight(g, seat, args[0], True)
        if f.left > 1 and can_place_knight(g, seat, g.ducats[seat]):
            g.push(PlaceKnights(seat, f.left - 1, f.placed + 1))


VERBS: Final[list[AnyVerb]] = [PlaceKnight(), Enough()]
