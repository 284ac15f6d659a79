"""The board as drawn: fields as squares, the edges between them as thin boxes."""

from __future__ import annotations

from kronrat.games.loewenherz.data import EDGE, EDGE_A, EDGE_B, EDGES, FIELD, FIELDS, TERRAIN_KEYS, WIDTH
from kronrat.games.loewenherz.view import Public
from kronrat.kernel.view import Space, Stage, Text

SIZE = 100.0
"""The side of a field."""
THIN = 26.0
"""How thick an edge is to the finger."""
BESIDE = 428.0
"""Pixels for the ledger of domains and the hand, beside the board."""


def stage(view: Public) -> Stage:
    """144 fields as squares, 264 edges as thin boxes between them."""
    spaces = []
    for f in range(FIELDS):
        kind = TERRAIN_KEYS[view.terrain[f]]
        x, y = f % WIDTH * SIZE, f // WIDTH * SIZE
        spaces.append(Space(FIELD.refs[f], kind, x, y, SIZE, SIZE, help=Text(f"help-{kind}")))
    for e in range(EDGES):
        a, b = EDGE_A[e], EDGE_B[e]
        x, y = b % WIDTH * SIZE, b // WIDTH * SIZE
        if b == a + 1:
            spaces.append(Space(EDGE.refs[e], "edge", x - THIN / 2, y, THIN, SIZE))
        else:
            spaces.append(Space(EDGE.refs[e], "edge", x, y - THIN / 2, SIZE, THIN))
    return Stage(WIDTH * SIZE, WIDTH * SIZE, "board", spaces, BESIDE)


def stage_key(view: Public) -> object:
    return tuple(view.terrain)
