"""The map as drawn (reconstructed): corner points, rings, anchors, outlines made of them, and the stage.

Borders are roughened between their corners, the same way for both neighbours, so that shared borders stay shared.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from kronrat.games.mythotopia.data import (
    BORDER,
    BORDER_KIND,
    HILLS,
    MOUNTAINS,
    NEUTRAL_STRENGTH,
    PROVINCE,
    PROVINCE_SYMBOL,
    RUGGED,
    SEA,
    SYMBOL,
)
from kronrat.games.mythotopia.view import Public
from kronrat.kernel.view import Space, Stage, Text

WIDTH: Final = 1600.0
HEIGHT: Final = 1200.0

_CORNERS: Final = """
0,0 0.17,0 0.309,0 0.47,0 0.637,0 0.817,0 1,0 0.336,0.095 0.443,0.095 0.804,0.115 0.639,0.132
0.167,0.143 0,0.155 0.307,0.16 0.713,0.161 0.487,0.17 0.098,0.181 0.23,0.183 0.836,0.196 0.571,0.2
1,0.216 0.745,0.242 0.886,0.243 0.364,0.251 0.437,0.261 0.082,0.264 0.212,0.275 0,0.28 0.566,0.301
0.703,0.308 0.133,0.318 0.334,0.323 0.258,0.325 0.488,0.337 0.613,0.339 0.865,0.347 0.741,0.378
0.808,0.397 0.384,0.402 0.465,0.405 1,0.416 0.114,0.417 0.232,0.421 0.912,0.421 0.617,0.432 0,0.442
0.69,0.456 0.356,0.467 0.166,0.47 0.506,0.47 0.28,0.485 0.575,0.493 0.82,0.496 0.884,0.513
0.754,0.53 1,0.555 0.464,0.557 0.396,0.558 0.19,0.56 0.265,0.57 0.615,0.573 0.756,0.597 0,0.608
0.694,0.61 0.331,0.615 0.573,0.619 0.172,0.62 0.491,0.626 0.099,0.638 0.833,0.666 1,0.666
0.331,0.679 0.458,0.682 0.703,0.689 0.624,0.69 0.247,0.694 0.39,0.709 0.778,0.724 0.104,0.731
0.516,0.733 0.6,0.748 0,0.761 0.056,0.777 0.229,0.777 0.382,0.778 1,0.79 0.507,0.794 0.769,0.795
0.159,0.796 0.441,0.812 0.669,0.818 0.894,0.831 0.338,0.838 0.824,0.843 0.273,0.846 0.084,0.872
0.576,0.873 0.654,0.882 0.143,0.888 0.451,0.895 0,0.904 0.383,0.912 0.255,0.921 0.534,0.927
0.194,0.944 0,1 0.193,1 0.283,1 0.378,1 0.548,1 0.688,1 0.793,1 0.898,1 1,1
"""
CORNERS: Final = [(float(x), float(y)) for x, y in (pair.split(",") for pair in _CORNERS.split())]


def _rings(text: str) -> dict[str, list[list[int]]]:
    """Lines of a name and the corners around it; an area with a hole has two."""
    rings: dict[str, list[list[int]]] = {}
    for line in text.strip().splitlines():
        name, *corners = line.split()
        rings.setdefault(name, []).append([int(corner) for corner in corners])
    return rings


_LAND: Final = """
ambsace 0 1 11 16 12
aporia 92 84 89 99 101
blore 77 69 70 85 91 93 87
camarine 48 42 50 59 58
coryphee 34 29 36 46 44
custus 16 11 17 26 30 25
darb 14 9 18 21
diclesium 65 60 63 73 74
dragonate 22 20 40 43 35
eagre 50 47 57 64 59
empyrean 4 5 9 14 10
eoan 53 43 40 55
fadge 51 44 46 54 61 63 60
frampold 1 2 7 13 17 11
galingale 15 19 28 33 24
grimp 9 5 6 20 22 18
hatchel 13 7 8 15 24 23
ictus 88 83 94 102 104 98
iracund 63 61 69 77 73
jeopigia 82 78 88 98 95
kakopyge 3 4 10 19 15 8
kinabra 89 86 96 103 99
lea 37 35 43 53 52
malebolge 31 23 24 33 39 38
margent 93 91 112 111
mome 33 28 34 44 51 49 39
nesh 68 66 75 83 88 78
nusus 67 65 74 80 79 72
ogdoad 21 18 22 35 37 36 29
oxter 64 57 56 67 72 76 71
palmain 80 74 73 77 87 90
peened 30 26 32 42 48 41
quean 54 52 53 55 70 69 61
remise 38 39 49 56 57 47
scombroid 90 87 93 111 110 97
shog 32 31 38 47 50 42
sorner 46 36 37 52 54
talion 49 51 60 65 67 56
trogle 91 85 113 112
welkin 2 3 8 7
"""
_SEA: Final = """
inland-west 17 13 23 31 32 26
inland-east 19 10 14 21 29 34 28
beast 58 66 68 78 82 95 98 104 102 107 106 105 100 81 62 45 27 12 16 25 30 41 48
serpent 110 109 108 107 102 94 83 75 66 58 59 64 71 76 72 79 80 90 97
serpent 101 99 103 96 86 89 84 92
"""
LAND_RINGS: Final = {name: rings[0] for name, rings in _rings(_LAND).items()}
SEA_RINGS: Final = _rings(_SEA)

#: where names and pieces stand
_ANCHOR: Final = """
ambsace,0.084,0.083 aporia,0.398,0.848 blore,0.888,0.748 camarine,0.225,0.501 coryphee,0.672,0.381
custus,0.155,0.228 darb,0.775,0.178 diclesium,0.643,0.637 dragonate,0.941,0.322 eagre,0.327,0.539
empyrean,0.722,0.07 eoan,0.952,0.48 fadge,0.669,0.525 frampold,0.246,0.084 galingale,0.51,0.253
grimp,0.909,0.111 hatchel,0.397,0.171 ictus,0.207,0.86 iracund,0.756,0.658 jeopigia,0.11,0.812
kakopyge,0.547,0.088 kinabra,0.502,0.86 lea,0.858,0.435 malebolge,0.411,0.331 margent,0.852,0.924
mome,0.548,0.396 nesh,0.169,0.707 nusus,0.545,0.682 ogdoad,0.8,0.299 oxter,0.409,0.631
palmain,0.691,0.749 peened,0.185,0.37 quean,0.879,0.588 remise,0.429,0.478 scombroid,0.738,0.899
shog,0.306,0.402 sorner,0.761,0.452 talion,0.536,0.554 trogle,0.95,0.904 welkin,0.39,0.044
beast,0.06,0.47 serpent,0.33,0.73 inland-west,0.286,0.248 inland-east,0.649,0.238
"""
ANCHOR: Final = {name: (float(x), float(y)) for name, x, y in (spot.split(",") for spot in _ANCHOR.split())}

ROUGH: Final = 0.085
"""How far a border strays from the straight line, in parts of its length."""
DEPTH: Final = 3

Point = tuple[float, float]


def _noise(a: int, b: int, n: int) -> float:
    """A fixed number between -1 and 1 for each spot of each border."""
    x = (a * 73856093 ^ b * 19349663 ^ n * 83492791) & 0xFFFFFFFF
    x = (x ^ x >> 15) * 2246822519 & 0xFFFFFFFF
    x = (x ^ x >> 13) * 3266489917 & 0xFFFFFFFF
    return (x ^ x >> 16) / 0x7FFFFFFF - 1


def _on_frame(a: Point, b: Point) -> bool:
    return any(a[i] == b[i] and a[i] in (0, 1) for i in (0, 1))


def _at(corner: int) -> Point:
    x, y = CORNERS[corner]
    return x * WIDTH, y * HEIGHT


def border_line(a: int, b: int) -> list[Point]:
    """The points from corner a to corner b: halved again and again, each middle a little off the line."""
    low, high = min(a, b), max(a, b)
    line = [_at(low), _at(high)]
    if not _on_frame(CORNERS[low], CORNERS[high]):
        for depth in range(DEPTH):
            finer = [line[0]]
            for n, (p, q) in enumerate(pairwise(line)):
                off = _noise(low, high, depth * 16 + n) * ROUGH
                middle = ((p[0] + q[0]) / 2 + (q[1] - p[1]) * off, (p[1] + q[1]) / 2 - (q[0] - p[0]) * off)
                finer += [middle, q]
            line = finer
    return line if a == low else line[::-1]


def outline(ring: list[int]) -> str:
    """A closed path around a ring of corners."""
    points: list[Point] = []
    for a, b in zip(ring, ring[1:] + ring[:1], strict=True):
        points += border_line(a, b)[:-1]
    return "M" + "L".join(f"{x:.0f} {y:.0f}" for x, y in points) + "Z"


def _sides(ring: list[int]) -> set[tuple[int, int]]:
    return {(min(a, b), max(a, b)) for a, b in zip(ring, ring[1:] + ring[:1], strict=True)}


def shared_line(one: str, other: str) -> list[Point]:
    """The border between two provinces, as one line."""
    sides = _sides(LAND_RINGS[one]) & _sides(LAND_RINGS[other])
    ring = LAND_RINGS[one]
    pairs = [
        (a, b) for a, b in zip(ring, ring[1:] + ring[:1], strict=True) if (min(a, b), max(a, b)) in sides
    ]
    # a border of several sides may pass the ring's first corner: begin after the gap
    starts = {b for _, b in pairs}
    first = next((n for n, (a, _) in enumerate(pairs) if a not in starts), 0)
    points: list[Point] = []
    for a, b in pairs[first:] + pairs[:first]:
        points += border_line(a, b)[:-1]
    return [*points, _at((pairs[first:] + pairs[:first])[-1][1])]


def middle_of(line: list[Point]) -> Point:
    """The point half-way along a line."""
    return line[len(line) // 2]


LAND_PATH: Final = {name: outline(ring) for name, ring in LAND_RINGS.items()}
SEA_PATH: Final = {name: "".join(outline(ring) for ring in rings) for name, rings in SEA_RINGS.items()}

BOX_W, BOX_H = 150.0, 104.0
SEA_BOX = {"beast": 140.0, "serpent": 140.0}
INLAND_BOX = 96.0
ROAD_LENGTH, ROAD_WIDTH = 62.0, 20.0
MOUND = 54.0
BESIDE = 380.0
#: the scenery of a province, by its symbol
GROUND = {"food": "field", "stone": "rock", "gold": "meadow", "army": "wood"}
RELIEF = {HILLS: "hills", MOUNTAINS: "mountains"}


def stage(view: Public) -> Stage:
    """Seas and provinces with their outlines, and a spot on every border where a road can lie."""
    spaces: list[Space] = []
    for sea in SEA.values:
        key = SEA.keys[sea]
        x, y = _anchor(key)
        size = SEA_BOX.get(key, INLAND_BOX)
        box = (x - size / 2, y - size / 2, size, size)
        spaces.append(
            Space(
                SEA.ref(sea),
                "sea",
                *box,
                SEA_PATH[key],
                Text(SEA.ref(sea).replace(":", "-")),
                Text("help-sea"),
                water=True,
                ground="sea",
            )
        )
    for province in PROVINCE.values:
        key = PROVINCE.keys[province]
        x, y = _anchor(key)
        rugged = RUGGED >> province & 1
        kind = f"{'rugged' if rugged else 'land'}-{SYMBOL.keys[PROVINCE_SYMBOL[province]]}"
        facts: dict[str, str | int] = {
            "symbol": SYMBOL.ref(PROVINCE_SYMBOL[province]),
            "strength": NEUTRAL_STRENGTH[province],
            "rugged": "yes" if rugged else "no",
        }
        spaces.append(
            Space(
                PROVINCE.ref(province),
                kind,
                x - BOX_W / 2,
                y - BOX_H / 2,
                BOX_W,
                BOX_H,
                LAND_PATH[key],
                Text(f"province-{key}"),
                Text("help-province", facts),
                ground=GROUND[SYMBOL.keys[PROVINCE_SYMBOL[province]]],
                plate=True,
            )
        )
    for border in BORDER.values:
        spaces += _relief(border)
    for border in BORDER.values:
        spaces.append(_border_space(border))
    return Stage(WIDTH, HEIGHT, "board", spaces, BESIDE)


def _anchor(key: str) -> tuple[float, float]:
    x, y = ANCHOR[key]
    return x * WIDTH, y * HEIGHT


def _line(border: int) -> list[Point]:
    one, other = BORDER.keys[border].split("-")
    return shared_line(one, other)


def _relief(border: int) -> list[Space]:
    """Hills or mountains drawn along a border."""
    kind = RELIEF.get(BORDER_KIND[border])
    if kind is None:
        return []
    line = _line(border)
    spots = [line[len(line) * n // 4] for n in (1, 3)]
    half = MOUND / 2
    return [
        Space(
            f"{kind}:{BORDER.keys[border]}-{n}",
            kind,
            x - half,
            y - half,
            MOUND,
            MOUND,
            help=Text(f"help-{kind}"),
        )
        for n, (x, y) in enumerate(spots)
    ]


def _border_space(border: int) -> Space:
    """A narrow spot across the border, as a road would lie."""
    line = _line(border)
    x, y = middle_of(line)
    upright = abs(line[0][1] - line[-1][1]) > abs(line[0][0] - line[-1][0])
    w, h = (ROAD_LENGTH, ROAD_WIDTH) if upright else (ROAD_WIDTH, ROAD_LENGTH)
    words = Text(f"help-{RELIEF.get(BORDER_KIND[border], 'border')}")
    return Space(BORDER.ref(border), "border", x - w / 2, y - h / 2, w, h, help=words)


def stage_key(view: Public) -> object:
    return "map"  # the map never changes
