"""The set-up's decisions: who begins, castles with their first knights."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final

from kronrat.declare.fields import fields
from kronrat.games.loewenherz.data import (
    CASTLES_EACH,
    FIELD,
    FIELDS,
    MEADOW,
    NEUTRAL,
    NEXT,
    NO_FIGURE,
    SIDE,
    WIDTH,
    bears_knights,
)
from kronrat.games.loewenherz.state import State
from kronrat.games.loewenherz.why import (
    NO_ROOM_FOR_KNIGHT,
    NOT_BESIDE_CASTLE,
    NOT_MEADOW,
    OCCUPIED,
    TOO_CLOSE,
)
from kronrat.kernel.errors import Why
from kronrat.kernel.step import AnyVerb, Args, Step, Verb
from kronrat.parts.seats import SEAT

NO_SITE: Final = -1


class ChooseFirst(Step):
    """Chance says who begins placing [castles-1]."""

    name = "first"

    def verbs(self) -> list[AnyVerb]:
        return FIRST_VERBS


@fields
class PlaceCastle(Step):
    """A castle and its knight, for the own colour or for the neutral one [castles-1, castles-6]."""

    name = "castle"
    side: Annotated[int, SIDE]

    def verbs(self) -> list[AnyVerb]:
        return CASTLE_VERBS


def put_castle(g: State, side: int, field: int, knight: int) -> None:
    """A castle and its first knight; a forest costs nothing during the set-up [castles-3]."""
    g.castle_on = g.castle_on.copy()
    g.castle_on[field] = len(g.castle_at)
    g.castle_at = [*g.castle_at, field]
    g.castle_side = [*g.castle_side, side]
    g.allies.append(0)
    g.figure = g.figure.copy()
    g.figure[field] = side
    g.figure[knight] = side
    g.knights[side] -= 1


def steps_apart(a: int, b: int) -> int:
    """Counted horizontally and vertically, not diagonally [castles-4]."""
    return abs(a // WIDTH - b // WIDTH) + abs(a % WIDTH - b % WIDTH)


def nearest_own(g: State, side: int, field: int) -> int:
    """Steps to the nearest castle of a colour."""
    nearest = 2 * WIDTH
    at, sides = g.castle_at, g.castle_side
    for castle in range(len(at)):
        if sides[castle] == side:
            steps = steps_apart(at[castle], field)
            if steps < nearest:
                nearest = steps
    return nearest


def distances(g: State, side: int) -> list[int]:
    """Field by field the steps to the nearest castle of the colour; NO_SITE where no castle can stand at all."""
    return [nearest_own(g, side, f) if site_problem(g, f) is None else NO_SITE for f in range(FIELDS)]


def distance_needed(g: State, side: int) -> int:
    """The distance drops for this castle alone if the colour has no legal field left [castles-4, castles-5]."""
    return min(g.settings.distance, max(distances(g, side)))


def castle_sites(g: State, side: int) -> list[int]:
    """Every field on which a castle of the colour may stand now."""
    apart = distances(g, side)
    need = min(g.settings.distance, max(apart))
    return [field for field in range(FIELDS) if apart[field] >= need]


def site_problem(g: State, field: int) -> Why | None:
    """A free meadow with a free meadow or forest beside it [castles-2]."""
    terrain, figure = g.terrain, g.figure
    if terrain[field] != MEADOW:
        return NOT_MEADOW
    if figure[field] != NO_FIGURE:
        return OCCUPIED
    for k in range(4 * field, 4 * field + 4):
        beside = NEXT[k]
        if beside >= 0 and figure[beside] == NO_FIGURE and bears_knights(terrain[beside]):
            return None
    return NO_ROOM_FOR_KNIGHT


def knight_sites(g: State, castle: int) -> list[int]:
    fields = [NEXT[k] for k in range(4 * castle, 4 * castle + 4)]
    return sorted([f for f in fields if f >= 0 and g.figure[f] == NO_FIGURE and bears_knights(g.terrain[f])])


class First(Verb[State, ChooseFirst]):
    """Castles go round clockwise, one each, then the neutral ones [castles-1, castles-6]."""

    name = "seat"
    params = [SEAT]
    roles = ["first"]

    def why_not(self, g: State, f: ChooseFirst, seat: int, args: Args) -> Why | None:
        return None if args[0] < g.seats else OCCUPIED

    def do(self, g: State, f: ChooseFirst, seat: int, args: Args) -> None:
        g.active = args[0]
        order = [(args[0] + n) % g.seats for n in range(g.seats)]
        own: list[Step] = [PlaceCastle(s, s) for _ in range(CASTLES_EACH[g.seats]) for s in order]
        neutral: list[Step] = [PlaceCastle(order[n % 2], NEUTRAL) for n in range(g.settings.neutral_castles)]
        g.then(own + neutral)


class Castle(Verb[State, PlaceCastle]):
    """A free meadow, far enough from the own colour, and a knight beside it [castles-2, castles-3, castles-4]."""

    name = "place"
    params = [FIELD, FIELD]
    roles = ["castle", "knight"]

    def why_not(self, g: State, f: PlaceCastle, seat: int, args: Args) -> Why | None:
        if len(args) == 2:
            return None if args[1] in knight_sites(g, args[0]) else NOT_BESIDE_CASTLE
        why = site_problem(g, args[0])
        if why is None and nearest_own(g, f.side, args[0]) < distance_needed(g, f.side):
            return TOO_CLOSE
        return why

    def pick(self, g: State, f: PlaceCastle, seat: int, args: Args) -> Sequence[int]:
        if args:
            return knight_sites(g, args[0])
        return castle_sites(g, f.side)

    def do(self, g: State, f: PlaceCastle, seat: int, args: Args) -> None:
        put_castle(g, f.side, args[0], args[1])


FIRST_VERBS: Final[list[AnyVerb]] = [First()]
CASTLE_VERBS: Final[list[AnyVerb]] = [Castle()]
