"""The map: hexes drawn by an unsteady hand, with shared borders truly shared."""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin

from kronrat.games.rus.data import LAND, NONE, ROWS, TERRAIN, places
from kronrat.games.rus.view import Public
from kronrat.kernel.view import Space, Stage, Text

HEX = 240.0  # width of a hex in stage units
RADIUS = HEX / 2 / cos(pi / 6)
MARGIN = 24.0
WOBBLE = 9.0
INNER_W = 0.8  # the part of a hex in which name and pieces stand
INNER_H = 0.56
INNER_TOP = -0.2  # of the middle; above it the scenery of the Land
BESIDE = 392.0  # pixels
#: terrain → the ground it is coloured as
GROUNDS = {
    "lumber": "wood",
    "wheat": "field",
    "ore": "rock",
    "honey": "honey",
    "fur": "fur",
    "swamp": "marsh",
    "hidden": "",
}

Point = tuple[float, float]


def _shake(x: float, y: float, salt: int) -> float:
    """A number between -1 and 1 that depends on the place alone."""
    seed = (round(x) * 73856093 ^ round(y) * 19349663 ^ salt * 83492791) & 0xFFFF
    return (seed * 40503 & 0xFFFF) / 0x8000 - 1


def _corner(x: float, y: float) -> Point:
    return x + WOBBLE * _shake(x, y, 1), y + WOBBLE * _shake(x, y, 2)


def _side(a: Point, b: Point) -> list[Point]:
    """Two points between two corners, pushed aside; the same whichever of the two hexes asks."""
    first, last = min(a, b), max(a, b)
    points = []
    for n in (1, 2):
        x = first[0] + (last[0] - first[0]) * n / 3
        y = first[1] + (last[1] - first[1]) * n / 3
        points.append((x + WOBBLE * _shake(x, y, 3), y + WOBBLE * _shake(x, y, 4)))
    return points if a == first else points[::-1]


def middle(players: int, land: int) -> Point:
    halves, row = places(players)[land]
    return MARGIN + halves * HEX / 2, MARGIN + RADIUS * (1 + 1.5 * row)


def size(players: int) -> Point:
    rows = ROWS[players]
    return max(rows) * HEX + 2 * MARGIN, RADIUS * (2 + 1.5 * (len(rows) - 1)) + 2 * MARGIN


@cache
def outline(players: int, land: int) -> str:
    """The path of a Land."""
    x, y = middle(players, land)
    corners = [_corner(*_snap(x + RADIUS * sin(n * pi / 3), y - RADIUS * cos(n * pi / 3))) for n in range(6)]
    parts = [f"M{corners[0][0]:.1f} {corners[0][1]:.1f}"]
    for n in range(6):
        end = corners[(n + 1) % 6]
        points = [*_side(corners[n], end), end]
        parts.append("C" + " ".join(f"{u:.1f} {v:.1f}" for u, v in points))
    return "".join(parts) + "Z"


def _snap(x: float, y: float) -> Point:
    """Corners of neighbouring hexes that are meant to be one become one."""
    return round((x + 0.37) / 2) * 2.0, round((y + 0.37) / 2) * 2.0


def stage(view: Public) -> Stage:
    """The Lands of the pattern for this number of players."""
    width, height = size(view.seats)
    box_w, box_h = HEX * INNER_W, HEX * INNER_H
    spaces = []
    for land, kind in enumerate(view.terrain):
        x, y = middle(view.seats, land)
        name = "hidden" if kind == NONE else TERRAIN.key(kind)
        spaces.append(
            Space(
                LAND.ref(land),
                name,
                x - box_w / 2,
                y + HEX * INNER_TOP,
                box_w,
                box_h,
                outline(view.seats, land),
                label=Text(f"label-{name}", {"land": LAND.key(land)[1:]}),
                help=Text(f"help-{name}"),
                ground=GROUNDS[name],
                plate=True,
            )
        )
    return Stage(width, height, "board", spaces, BESIDE)


def stage_key(view: Public) -> object:
    return view.seats, tuple(view.terrain)
