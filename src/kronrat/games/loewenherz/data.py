"""Board, tiles and cards. What does not come from the rulebook says so: one public source, or reconstructed."""

from typing import Final

from kronrat.kernel.domain import Domain, numbers
from kronrat.parts.seats import SEAT

# ---- board: 12 x 12 fields, 264 inner edges [setup-1] ---------------------------------------------------

WIDTH: Final = 12
FIELDS: Final = WIDTH * WIDTH
EDGES: Final = 2 * WIDTH * (WIDTH - 1)
NO_FIELD: Final = -1

FIELD_KEYS: Final = [f"{'abcdefghijkl'[f % WIDTH]}{f // WIDTH + 1}" for f in range(FIELDS)]
FIELD: Final = Domain("field", FIELD_KEYS)
#: a castle, and so its region, is named after the field on which it stands
CASTLE: Final = Domain("castle", FIELD_KEYS)


def _edges() -> list[tuple[int, int]]:
    across = [(r * WIDTH + c, r * WIDTH + c + 1) for r in range(WIDTH) for c in range(WIDTH - 1)]
    down = [(r * WIDTH + c, (r + 1) * WIDTH + c) for r in range(WIDTH - 1) for c in range(WIDTH)]
    return across + down


_ENDS: Final = _edges()
EDGE_A: Final = [a for a, _ in _ENDS]
EDGE_B: Final = [b for _, b in _ENDS]
EDGE: Final = Domain("edge", [f"{FIELD_KEYS[a]}-{FIELD_KEYS[b]}" for a, b in _ENDS])


def _around() -> tuple[list[int], list[int]]:
    """For field f, entries 4f … 4f+3: the neighbours and the edges to them, -1 at the frame."""
    fields, edges = [NO_FIELD] * (4 * FIELDS), [NO_FIELD] * (4 * FIELDS)
    for edge, (a, b) in enumerate(_ENDS):
        k = 1 if b == a + 1 else 2
        fields[4 * a + k], edges[4 * a + k] = b, edge
        fields[4 * b + (k + 2) % 4], edges[4 * b + (k + 2) % 4] = a, edge
    return fields, edges


NEXT: Final = _around()[0]
NEXT_EDGE: Final = _around()[1]
"""The four neighbours of field f, and the edges to them, are entries 4f … 4f+3."""


def _touching() -> tuple[list[list[int]], list[list[int]]]:
    """For each edge the other edges that meet it at its one end and at its other; empty where that end is the frame."""
    ends: dict[tuple[int, int], list[int]] = {}
    corners: list[tuple[tuple[int, int], tuple[int, int]]] = []
    for edge, (a, b) in enumerate(_ENDS):
        r, c = divmod(b, WIDTH)
        pair = ((r, c), (r + 1, c)) if b == a + 1 else ((r, c), (r, c + 1))
        corners.append(pair)
        for corner in pair:
            ends.setdefault(corner, []).append(edge)

    def at(corner: tuple[int, int], edge: int) -> list[int]:
        inside = 0 < corner[0] < WIDTH and 0 < corner[1] < WIDTH
        return [other for other in ends[corner] if other != edge] if inside else []

    return (
        [at(corners[e][0], e) for e in range(EDGES)],
        [at(corners[e][1], e) for e in range(EDGES)],
    )


TOUCH_ONE: Final = _touching()[0]
TOUCH_OTHER: Final = _touching()[1]

# ---- terrain and tiles [setup-1]; the tiles are reconstructed and can be replaced -------------------------

MEADOW: Final = 0
FOREST: Final = 1
VILLAGE: Final = 2
CITY: Final = 3
FIRST_MINE: Final = 4
"""The four sorts of mine come last: terrain FIRST_MINE + sort."""
TERRAIN_KEYS: Final = [
    "meadow",
    "forest",
    "village",
    "city",
    "mine-copper",
    "mine-silver",
    "mine-gold",
    "mine-gems",
]
TERRAIN: Final = Domain("terrain", TERRAIN_KEYS)
FIELD_POINTS: Final = [0, 1, 3, 5, 0, 0, 0, 0]
"""Forest 1, village 3, royal city 5, mine and meadow nothing [regions-2]."""
SORTS: Final = 4
MINE_SORT: Final = Domain("mine", ["copper", "silver", "gold", "gems"])
MONOPOLY: Final = 3
"""So many mines of a sort are a monopoly [mines-2]."""
MONOPOLY_POINTS: Final = 5

TILE_SIZE: Final = 4
TILE: Final = Domain("tile", ["t1", "t2", "t3", "t4", "t5", "t6", "t7", "t8", "centre"])
CENTRE_TILE: Final = 8
TURN: Final = Domain("turn", ["0", "90", "180", "270"])
TURNS: Final = 4
PLACE: Final = Domain("place", ["nw", "n", "ne", "w", "centre", "e", "sw", "s", "se"])
CENTRE_PLACE: Final = 4
PLACES: Final = 9
PLACES_ACROSS: Final = 3

TILES: Final = [
    "F.V. ..Fc gF.. .V.F",
    ".FF. V..s ..V. dF.F",
    ".V.F F... .dFV c..F",
    "s.F. .V.. F..g F.VF",
    "..FV Fc.. ...F V.F.",
    "F... .VF. ...s FF.V",
    "V.F. ...F .gV. F.FV",
    ".F.V V... .Fd. F.VF",
    "cF.s .K.F F... d.Fg",
]
LETTERS: Final = ".FVKcsgd"
"""The terrains in their order, as the tiles above write them."""


def bears_knights(terrain: int) -> bool:
    """Meadow and forest; nobody stands on villages, mines and the royal city [knights-1]."""
    return terrain in (MEADOW, FOREST)


def tile_terrain(tile: int, turn: int) -> list[int]:
    """The 16 fields of a tile after `turn` clockwise quarter turns [setup-1]."""
    fields = [LETTERS.index(letter) for letter in TILES[tile].replace(" ", "")]
    for _ in range(turn):
        fields = [
            fields[(TILE_SIZE - 1 - c) * TILE_SIZE + r] for r in range(TILE_SIZE) for c in range(TILE_SIZE)
        ]
    return fields


# ---- cards [setup-3], from one public source ---------------------------------------------------------------

BORDERS: Final = 0
KNIGHTS: Final = 1
EXPANSION: Final = 2
DESERTER: Final = 3
ALLIANCE: Final = 4
ACTIONS: Final = 5
ACTION: Final = Domain("action", ["borders", "knights", "expansion", "deserter", "alliance"])

#: card, symbols (borders, knights, expansion, deserter, alliance, each with its number), price, sale value
_CARDS: Final = (
    "A01 B1 1 2/A02 B1 1 2/A03 B2 3 3/A04 B2 3 3/A05 B2 3 3/A06 B3 6 5/A07 B3 6 5/A08 B3 6 5/A09 K1 2 3/A10 K1 2 3/"
    "A11 K1B2 3 3/A12 K1B2 3 3/A13 K1E2 3 3/A14 K1E2 3 3/A15 K1E2 3 3/"
    "B01 B2 3 2/B02 B2 3 2/B03 B2 3 2/B04 B3 6 4/B05 B3 6 4/B06 K1 3 3/B07 K2 7 5/B08 E2 4 3/B09 K1B2 4 3/"
    "B10 K1E2 4 3/B11 K1E2 4 3/B12 E2B2 4 3/B13 E2B2 4 3/B14 D1 6 4/B15 A1 5 5/"
    "C01 B2 4 3/C02 B3 7 4/C03 K2 7 5/C04 E2 5 3/C05 K1B2 5 3/C06 K1E2 5 3/C07 K1E2 5 3/C08 K1E2 5 3/C09 E2B2 5 3/"
    "C10 E2B2 5 3/C11 E2B2 5 3/C12 D1 7 4/C13 D1 7 4/C14 A1 5 5/C15 A1 5 5/"
    "D01 B2 4 2/D02 B2 4 2/D03 E2 5 3/D04 K1B2 5 3/D05 K1B2 5 3/D06 K1E2 5 3/D07 K1E2 5 3/D08 K1E2 5 3/D09 K2E2 8 4/"
    "D10 E2B2 5 3/D11 E2B2 5 3/D12 E2B2 5 3/D13 E2B2 5 3/D14 D1 8 4/D15 A1 6 4"
)
_ROWS: Final = [row.split() for row in _CARDS.split("/")]
CARDS: Final = len(_ROWS)
CARD: Final = Domain("card", [row[0] for row in _ROWS])
PRICE: Final = [int(row[2]) for row in _ROWS]
SALE: Final = [int(row[3]) for row in _ROWS]
#: card → action → how many borders, knights or fields (1 for deserter and alliance), 0 if not on the card
PARTS: Final = [
    [int(row[1][row[1].index(letter) + 1]) if letter in row[1] else 0 for letter in "BKEDA"] for row in _ROWS
]
STACKS: Final = 4
STACK_SIZE: Final = 15
STACK_MASK: Final = [((1 << STACK_SIZE) - 1) << (stack * STACK_SIZE) for stack in range(STACKS)]
ALL_CARDS: Final = (1 << CARDS) - 1

EXPANSION_READINGS: Final = ["two", "one", "d09", "late"]
"""Up to two fields per expansion symbol; one; two on D09 only; two from stack C on [expand-1]."""
ALWAYS_TWO: Final = 0
TWO_ON_D09: Final = 2
TWO_FROM_C: Final = 3
D09: Final = CARD.parse("D09")
FIRST_OF_C: Final = CARD.parse("C01")


def expansion_fields(card: int, reading: int) -> int:
    """How many fields the expansion symbol of a card allows [expand-1]."""
    if reading == ALWAYS_TWO:
        return 2
    if reading == TWO_ON_D09:
        return 2 if card == D09 else 1
    return 2 if reading == TWO_FROM_C and card >= FIRST_OF_C else 1


# ---- pieces and set-up figures [setup-2] -------------------------------------------------------------------

NEUTRAL: Final = 4
"""The side that nobody plays; sides 0 to 3 are the seats."""
SIDES: Final = 5
SIDE: Final = Domain("side", [*SEAT.keys, "neutral"])
NO_FIGURE: Final = -1
KNIGHTS_EACH: Final = 15
BORDER_SUPPLY: Final = 100
START_DUCATS: Final = 7
HAND: Final = 3
TARGET: Final = {2: 50, 3: 40, 4: 30}
"""Players → points at which the king returns [end-1]."""
CASTLES_EACH: Final = {2: 4, 3: 4, 4: 3}
"""Players → castles of each [setup-2]."""
DUCAT_BONUS: Final = [5, 3]
"""Points for the most ducats, for the second most [end-5]."""

LEFT: Final = numbers("left", 3)
PLACED: Final = numbers("placed", 3)
POINTS: Final = numbers("points", 200)
DUCATS: Final = numbers("ducats", 400)

DOMAINS: Final = [
    SEAT,
    SIDE,
    FIELD,
    CASTLE,
    EDGE,
    TERRAIN,
    MINE_SORT,
    TILE,
    TURN,
    PLACE,
    ACTION,
    CARD,
    LEFT,
    PLACED,
    POINTS,
    DUCATS,
]
