"""What the tests of single deeds share: one is held on one's turn, it is accomplished, or something is missing."""

from __future__ import annotations

from games.rurik.table import RED, refused, say
from kronrat.games.rurik import score
from kronrat.games.rurik.sketch import Sketch
from kronrat.games.rurik.state import State
from kronrat.kernel.errors import Why


def turn(sketch: Sketch, deed: str) -> State:
    return sketch.deeds(RED, deed).turn(RED, "move", 1)


def reason(sketch: Sketch, deed: str) -> Why | None:
    """Why a deed cannot be accomplished."""
    return refused(turn(sketch, deed), f"0:turn.deed {deed}")


def accomplish(sketch: Sketch, deed: str, worth: int = 1) -> State:
    """The deed leaves the table for the own pile, where it is worth its victory points."""
    g = say(turn(sketch, deed), f"0:turn.deed {deed}")
    assert g.deeds[RED] == 0
    assert score.deed_points(g, RED) == worth
    return g
