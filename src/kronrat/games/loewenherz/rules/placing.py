"""The set-up's decisions: tiles, who begins, castles with their first knights."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kronrat.games.loewenherz.data import (
    CASTLES_EACH,
    CENTRE_PLACE,
    CENTRE_TILE,
    FIELD,
    FIELDS,
    FOREST,
    MEADOW,
    NEUTRAL,
    NEXT,
    NO_FIGURE,
    PLACE,
    SIDE,
    TILE,
    TILE_SIZE,
    TURN,
    WIDTH,
    tile_terrain,
)
from kronrat.games.loewenherz.state import DISTANCE, NEUTRALS, State
from kronrat.games.loewenherz.why import (
    CENTRE_ONLY,
    NO_ROOM_FOR_KNIGHT,
    NOT_BESIDE_CASTLE,
    NOT_MEADOW,
    OCCUPIED,
    TILE_LAID,
    TOO_CLOSE,
)
from kronrat.kernel.errors import Why
from kronrat.kernel.step import CHANCE, AnyVerb, Args, Step, Verb
from kronrat.parts.seats import SEAT


class LayTile(Step):
    """Chance lays a tile on a place of the frame, in any orientation [setup-1]."""

    name = "tile"
    fields = [PLACE]

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(CHANCE)
        self.place: Final = place

    def dump(self) -> Args:
        return (CHANCE, self.place)

    def verbs(self) -> list[AnyVerb]:
        return TILE_VERBS


class ChooseFirst(Step):
    """Chance says who begins placing [castles-1]."""

    name = "first"

    def verbs(self) -> list[AnyVerb]:
        return FIRST_VERBS


class PlaceCastle(Step):
    """A castle and its knight, for the own colour or for the neutral one [castles-1, castles-6]."""

    name = "castle"
    fields = [SIDE]

    def __init__(self, seat: int, side: int) -> None:
        super().__init__(seat)
        self.side: Final = side

    def dump(self) -> Args:
        return (self.seat, self.side)

    def verbs(self) -> list[AnyVerb]:
        return CASTLE_VERBS


def lay(g: State, place: int, tile: int, turn: int) -> None:
    """Put a tile into the frame; the lists are replaced, since copies of the state share them."""
    g.tiles = g.tiles.copy()
    g.tiles[place] = tile * 4 + turn
    g.terrain = g.terrain.copy()
    corner = (place // 3) * TILE_SIZE * WIDTH + (place % 3) * TILE_SIZE
    terrain = tile_terrain(tile, turn)
    for i in range(TILE_SIZE * TILE_SIZE):
        g.terrain[corner + (i // TILE_SIZE) * WIDTH + i % TILE_SIZE] = terrain[i]


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
    """Field by field the steps to the nearest castle of the colour; -1 where no castle can stand at all."""
    return [nearest_own(g, side, f) if site_problem(g, f) is None else -1 for f in range(FIELDS)]


def distance_needed(g: State, side: int) -> int:
    """The distance drops for this castle alone if the colour has no legal field left [castles-4, castles-5]."""
    return min(g.settings[DISTANCE], max(distances(g, side)))


def site_problem(g: State, field: int) -> Why | None:
    """A free meadow with a free meadow or forest beside it [castles-2]."""
    terrain, figure = g.terrain, g.figure
    if terrain[field] != MEADOW:
        return NOT_MEADOW
    if figure[field] != NO_FIGURE:
        return OCCUPIED
    for k in range(4 * field, 4 * field + 4):
        beside = NEXT[k]
        if beside >= 0 and terrain[beside] <= FOREST and figure[beside] == NO_FIGURE:
            return None
    return NO_ROOM_FOR_KNIGHT


def knight_sites(g: State, castle: int) -> list[int]:
    fields = [NEXT[k] for k in range(4 * castle, 4 * castle + 4)]
    return sorted([f for f in fields if f >= 0 and g.terrain[f] <= FOREST and g.figure[f] == NO_FIGURE])


class Lay(Verb[State, LayTile]):
    """The royal city's tile in the middle, the others anywhere, each in any of four orientations [setup-1]."""

    name = "lay"
    params = [TILE, TURN]

    def why_not(self, g: State, f: LayTile, seat: int, args: Args) -> Why | None:
        if len(args) == 2:
            return None
        if (args[0] == CENTRE_TILE) != (f.place == CENTRE_PLACE):
            return CENTRE_ONLY
        return TILE_LAID if any(t >= 0 and t // 4 == args[0] for t in g.tiles) else None

    def do(self, g: State, f: LayTile, seat: int, args: Args) -> None:
        lay(g, f.place, args[0], args[1])


class First(Verb[State, ChooseFirst]):
    """Castles go round clockwise, one each, then the neutral ones [castles-1, castles-6]."""

    name = "seat"
    params = [SEAT]

    def why_not(self, g: State, f: ChooseFirst, seat: int, args: Args) -> Why | None:
        return None if args[0] < g.seats else OCCUPIED

    def do(self, g: State, f: ChooseFirst, seat: int, args: Args) -> None:
        g.active = args[0]
        order = [(args[0] + n) % g.seats for n in range(g.seats)]
        own: list[Step] = [PlaceCastle(s, s) for _ in range(CASTLES_EACH[g.seats]) for s in order]
        neutral: list[Step] = [PlaceCastle(order[n % 2], NEUTRAL) for n in range(g.settings[NEUTRALS])]
        g.then(own + neutral)


class Castle(Verb[State, PlaceCastle]):
    """A free meadow, far enough from the own colour, and a knight beside it [castles-2, castles-3, castles-4]."""

    name = "place"
    params = [FIELD, FIELD]

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
        apart = distances(g, f.side)
        need = min(g.settings[DISTANCE], max(apart))
        return [field for field in range(FIELDS) if apart[field] >= need]

    def do(self, g: State, f: PlaceCastle, seat: int, args: Args) -> None:
        put_castle(g, f.side, args[0], args[1])


TILE_VERBS: Final[list[AnyVerb]] = [Lay()]
FIRST_VERBS: Final[list[AnyVerb]] = [First()]
CASTLE_VERBS: Final[list[AnyVerb]] = [Castle()]
