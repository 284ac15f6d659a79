"""The land: chance lays nine tiles into the frame."""

from __future__ import annotations

from typing import Annotated, Final

from kronrat.declare.fields import fields
from kronrat.games.loewenherz.data import (
    CENTRE_PLACE,
    CENTRE_TILE,
    PLACE,
    PLACES_ACROSS,
    TILE,
    TILE_SIZE,
    TURN,
    TURNS,
    WIDTH,
    tile_terrain,
)
from kronrat.games.loewenherz.state import NO_TILE, State
from kronrat.games.loewenherz.why import CENTRE_ONLY, TILE_LAID
from kronrat.kernel.errors import Why
from kronrat.kernel.step import AnyVerb, Args, Step, Verb


@fields
class LayTile(Step):
    """Chance lays a tile on a place of the frame, in any orientation [setup-1]."""

    name = "tile"
    place: Annotated[int, PLACE]

    def verbs(self) -> list[AnyVerb]:
        return VERBS


def lay(g: State, place: int, tile: int, turn: int) -> None:
    """Put a tile into the frame."""
    g.tiles = g.tiles.copy()
    g.tiles[place] = tile * TURNS + turn
    g.terrain = g.terrain.copy()
    corner = (place // PLACES_ACROSS * WIDTH + place % PLACES_ACROSS) * TILE_SIZE
    terrain = tile_terrain(tile, turn)
    for i in range(TILE_SIZE * TILE_SIZE):
        g.terrain[corner + i // TILE_SIZE * WIDTH + i % TILE_SIZE] = terrain[i]


class Lay(Verb[State, LayTile]):
    """The royal city's tile in the middle, the others anywhere, each in any of four orientations [setup-1]."""

    name = "lay"
    params = [TILE, TURN]

    def why_not(self, g: State, f: LayTile, seat: int, args: Args) -> Why | None:
        if len(args) == 2:
            return None
        if (args[0] == CENTRE_TILE) != (f.place == CENTRE_PLACE):
            return CENTRE_ONLY
        return TILE_LAID if any(t != NO_TILE and t // TURNS == args[0] for t in g.tiles) else None

    def do(self, g: State, f: LayTile, seat: int, args: Args) -> None:
        lay(g, f.place, args[0], args[1])


VERBS: Final[list[AnyVerb]] = [Lay()]
