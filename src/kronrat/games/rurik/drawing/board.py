"""The board: outlines of the fifteen regions, a schematic map drawn for this program.

Two regions share an outline exactly where they share vertices; every side is made irregular in a way that depends
on its two ends only, so shared borders stay shared.
"""

from __future__ import annotations

from kronrat.games.rurik.data import GOOD, IN_PLAY, REGION, REGION_KEYS
from kronrat.games.rurik.view import Public
from kronrat.kernel.view import Space, Stage, Text

WIDTH = 1200.0
HEIGHT = 1080.0
MARGIN = 36.0

_VERTICES = """
v1 .30 .10/v2 .31 .34/v3 .18 .35/v4 .14 .30/v5 .23 .49/v6 .27 .53/v7 .42 .55/v8 .42 .52/
v9 .45 .35/v10 .64 .28/v11 .53 .00/v12 .79 .31/v13 .83 .31/v14 .85 .00/v15 .82 .36/v16 1.0 .32/
v17 .84 .56/v18 .87 .60/v19 1.0 .63/v20 .51 .62/v21 .66 .74/v22 .50 .79/v23 .54 .83/v24 .58 .88/
v25 .34 .72/v26 .11 .70/v27 .08 .77/v28 .00 .78/a1 .45 .26/a2 .48 .38/a3 .40 .44/a4 .65 .46/
a5 .87 .68/a6 .07 .61/a7 .11 .49/a8 .24 .88/c1 .07 .17/c2 .28 .00/c3 1.0 .00/c4 .00 .32/
c5 .00 1.0/c6 .55 1.0/c7 1.0 .74/c8 .85 .89/c9 .75 .98/c10 .64 .85
"""
VERTEX = {
    row.split()[0]: (float(row.split()[1]), float(row.split()[2]))
    for row in _VERTICES.replace("\n", "").split("/")
}
POLYGON = {
    "novgorod": "c2 v11 v10 a1 v9 v2 v1",
    "rostov": "v11 v14 v13 v12 v10",
    "polotsk": "v3 v2 v9 a2 a3 v8 v7 v6 v5",
    "smolensk": "a1 v10 v12 a4 v8 a3 a2 v9",
    "volyn": "v5 v6 v25 v26 a6 a7",
    "kiev": "v6 v7 v20 v21 v22 v25",
    "chernigov": "v12 v13 v15 v17 v20 v7 v8 a4",
    "pereyaslavl": "v20 v17 v18 a5 v21",
    "pskov": "c1 v1 v2 v3 v4",
    "suzdal": "v14 c3 v16 v15 v13",
    "galich": "v26 v25 v22 v23 a8 v27",
    "brest": "c4 v4 v3 v5 a7 a6 v26 v27 v28",
    "murom": "v15 v16 v19 v18 v17",
    "peresech": "v28 v27 a8 v23 v24 c6 c5",
    "azov": "v22 v21 a5 v18 v19 c7 c8 c9 c10 v24 v23",
}
#: where a region's name and pieces stand: middle of a box, width, height (units of the chart)
BOX = {
    "novgorod": (0.44, 0.16, 215, 175),
    "rostov": (0.725, 0.155, 190, 175),
    "polotsk": (0.335, 0.445, 165, 140),
    "smolensk": (0.595, 0.378, 190, 125),
    "volyn": (0.205, 0.605, 170, 150),
    "kiev": (0.42, 0.665, 175, 135),
    "chernigov": (0.745, 0.495, 170, 115),
    "pereyaslavl": (0.74, 0.655, 190, 95),
    "pskov": (0.215, 0.245, 150, 130),
    "suzdal": (0.915, 0.165, 135, 175),
    "galich": (0.29, 0.795, 215, 100),
    "brest": (0.065, 0.445, 130, 185),
    "murom": (0.915, 0.465, 150, 160),
    "peresech": (0.33, 0.94, 240, 110),
    "azov": (0.77, 0.80, 225, 150),
}
#: terrain, for the scenery scattered over a region
GROUND = {
    "novgorod": "wood",
    "rostov": "wood",
    "polotsk": "wood",
    "smolensk": "wood",
    "volyn": "meadow",
    "kiev": "field",
    "chernigov": "meadow",
    "pereyaslavl": "steppe",
    "pskov": "marsh",
    "suzdal": "field",
    "galich": "rock",
    "brest": "marsh",
    "murom": "meadow",
    "peresech": "steppe",
    "azov": "steppe",
}
BESIDE = 448


def at(x: float, y: float) -> tuple[float, float]:
    """A normalised point in units of the chart."""
    return MARGIN + x * (WIDTH - 2 * MARGIN), MARGIN + y * (HEIGHT - 2 * MARGIN)


def _noise(text: str) -> float:
    """A steady number from -1 to 1 for a word."""
    h = 2166136261
    for letter in text:
        h = (h ^ ord(letter)) * 16777619 & 0xFFFFFFFF
    h ^= h >> 15
    return (h * 2246822519 & 0xFFFFFFFF) / 0x7FFFFFFF - 1


def _bend(a: tuple[float, float], b: tuple[float, float], name: str, depth: int) -> list[tuple[float, float]]:
    """The points between two ends: the middle moved sideways a little, and so on into each half."""
    if depth == 0:
        return []
    across, along = b[1] - a[1], b[0] - a[0]
    shift = 0.11 * _noise(name)
    middle = ((a[0] + b[0]) / 2 - across * shift, (a[1] + b[1]) / 2 + along * shift)
    return [*_bend(a, middle, name + "l", depth - 1), middle, *_bend(middle, b, name + "r", depth - 1)]


def side(one: str, other: str) -> list[tuple[float, float]]:
    """The points of a side after its first end; the same line whichever way it is walked."""
    first, last = sorted((one, other))
    points = _bend(at(*VERTEX[first]), at(*VERTEX[last]), first + last, 3)
    return [*(points if one == first else reversed(points)), at(*VERTEX[other])]


def outline(key: str) -> str:
    """A region's outline as an svg path."""
    corners = POLYGON[key].split()
    x, y = at(*VERTEX[corners[0]])
    path = [f"M{x:.0f} {y:.0f}"]
    for i, corner in enumerate(corners):
        path += [f"L{px:.0f} {py:.0f}" for px, py in side(corner, corners[(i + 1) % len(corners)])]
    return "".join(path) + "Z"


OUTLINE = {key: outline(key) for key in REGION_KEYS}
GROUPS = (
    ["green"] * IN_PLAY[2] + ["yellow"] * (IN_PLAY[3] - IN_PLAY[2]) + ["brown"] * (IN_PLAY[4] - IN_PLAY[3])
)
"""Region → its colour: those for two players, those added for three, those added for four."""


def stage(view: Public) -> Stage:
    """Fifteen regions, those out of play closed; rivers lie over them."""
    spaces = []
    for region, key in enumerate(REGION.keys):
        x, y, w, h = BOX[key]
        x, y = at(x, y)
        kind = GROUPS[region] if region < IN_PLAY[view.seats] else "closed"
        spaces.append(
            Space(
                REGION.ref(region),
                kind,
                x - w / 2,
                y - h / 2,
                float(w),
                float(h),
                OUTLINE[key],
                label=Text(f"region-{key}"),
                help=_region_help(view, region, kind),
                ground=GROUND[key],
                plate=kind != "closed",
            )
        )
    rivers = Space("chart:rivers", "rivers", 0.0, 0.0, WIDTH, HEIGHT, help=Text("help-rivers"))
    return Stage(WIDTH, HEIGHT, "board", [*spaces, rivers], BESIDE)


def _region_help(view: Public, region: int, kind: str) -> Text:
    if kind == "closed" or region >= len(view.kinds):
        return Text("help-closed")
    return Text("help-region", {"good": GOOD.ref(view.kinds[region])})


def stage_key(view: Public) -> object:
    return view.seats, tuple(view.kinds)
