"""What is drawn, from the view alone: the chart of fields and edges, figures, market, score track, panels."""

from __future__ import annotations

from functools import cache
from itertools import compress

from kronrat.games.loewenherz.data import (
    ACTIONS,
    BORDERS,
    CARD,
    EDGE,
    EDGE_A,
    EDGE_B,
    EDGES,
    EXPANSION,
    FIELD,
    FIELDS,
    KNIGHTS,
    MINE_SORT,
    NEUTRAL,
    NO_FIGURE,
    PARTS,
    PRICE,
    SALE,
    TERRAIN_KEYS,
    WIDTH,
    expansion_fields,
)
from kronrat.games.loewenherz.view import Own, Public
from kronrat.kernel.view import (
    Card,
    Hand,
    Mark,
    Panel,
    Pawn,
    Piece,
    Row,
    Scene,
    Space,
    Stage,
    Text,
    Tint,
    Track,
)
from kronrat.parts.bits import members

SIZE = 100.0
THIN = 26.0
NOBODY = -1

FIELD_IDS = [FIELD.ref(f) for f in FIELD.values]
EDGE_IDS = [EDGE.ref(e) for e in EDGE.values]
SIDES = (0, 1, 2, 3, NOBODY)
#: every piece that can stand somewhere, made once: field → side → piece
CASTLES = [
    [Piece(f"castle:{key}", "castle", FIELD_IDS[f], s) for s in SIDES] for f, key in enumerate(FIELD.keys)
]
FIGURES = [
    [Piece(f"knight:{key}", "knight", FIELD_IDS[f], s) for s in SIDES] for f, key in enumerate(FIELD.keys)
]
BORDER_PIECES = [Piece(f"border:{key}", "border", EDGE_IDS[e]) for e, key in enumerate(EDGE.keys)]
TURNED_PIECES = [
    Piece(f"border:{key}", "border", EDGE_IDS[e], turned=True) for e, key in enumerate(EDGE.keys)
]
TINTS = [[Tint(FIELD_IDS[f], seat) for seat in SIDES] for f in range(FIELDS)]
STACK_LETTERS = "ABCD"


def stage(view: Public) -> Stage:
    """144 fields as squares, 264 edges as thin boxes between them."""
    spaces = []
    for f in range(FIELDS):
        kind = TERRAIN_KEYS[view.terrain[f]]
        x, y = f % WIDTH * SIZE, f // WIDTH * SIZE
        spaces.append(Space(FIELD_IDS[f], kind, x, y, SIZE, SIZE, help=Text(f"help-{kind}")))
    for e in range(EDGES):
        a, b = EDGE_A[e], EDGE_B[e]
        x, y = b % WIDTH * SIZE, b // WIDTH * SIZE
        if b == a + 1:
            spaces.append(Space(EDGE_IDS[e], "edge", x - THIN / 2, y, THIN, SIZE))
        else:
            spaces.append(Space(EDGE_IDS[e], "edge", x, y - THIN / 2, SIZE, THIN))
    return Stage(WIDTH * SIZE, WIDTH * SIZE, "board", spaces)


def scene(view: Public) -> Scene:
    return Scene(
        pieces=_pieces(view),
        panels=[_panel(view, seat) for seat in range(view.seats)],
        headline=_headline(view),
        tints=[TINTS[f][min(view.castle_side[c], NEUTRAL)] for f, c in enumerate(view.region) if c >= 0],
        rows=_rows(view),
        tracks=[
            Track(
                "score",
                Text("track-score"),
                view.target,
                [Pawn(seat, view.points[seat] + view.bonus[seat]) for seat in range(view.seats)],
                goal=view.target,
            )
        ],
    )


def _headline(view: Public) -> Text:
    left = sum(view.deck_counts)
    if left == 0:
        return Text("headline-last", {"turn": view.turns})
    letter = next(STACK_LETTERS[i] for i, count in enumerate(view.deck_counts) if count)
    return Text("headline", {"turn": view.turns, "cards": left, "letter": letter})


def _pieces(view: Public) -> list[Piece]:
    castles = dict(zip(view.castle_at, view.castle_side, strict=True))
    pieces = [CASTLES[f][side] for f, side in castles.items()]
    pieces += [
        FIGURES[f][side] for f, side in enumerate(view.figure) if side != NO_FIGURE and f not in castles
    ]
    turned = alliance_marks(view)
    if not turned:
        return [*pieces, *compress(BORDER_PIECES, view.border)]
    for e in compress(range(EDGES), view.border):
        pieces.append(TURNED_PIECES[e] if e in turned else BORDER_PIECES[e])
    return pieces


def alliance_marks(view: Public) -> set[int]:
    """One shared border of each allied pair is drawn turned; another if that one vanishes [alliance-5]."""
    pairs = {(one, other) for one, mask in enumerate(view.allies) for other in members(mask) if one < other}
    marks: set[int] = set()
    region = view.region
    for one, other in pairs:
        between = ((one, other), (other, one))
        shared = [
            e
            for e in compress(range(EDGES), view.border)
            if (region[EDGE_A[e]], region[EDGE_B[e]]) in between
        ]
        if shared:
            marks.add(shared[len(shared) // 2])
    return marks


def _panel(view: Public, seat: int) -> Panel:
    remarks = [
        Text("remark-monopoly", {"mine": MINE_SORT.ref(sort)}) for sort in members(view.monopoly[seat])
    ]
    if view.taken[seat]:
        known = " ".join(CARD.keys[card] for card in view.taken[seat])
        remarks.append(Text("remark-taken", {"cards": known}))
    return Panel(
        seat,
        view.points[seat] + view.bonus[seat],
        [
            Mark("ducat", view.ducats[seat], Text("stat-ducat")),
            Mark("knight", view.knights[seat], Text("stat-knight")),
            Mark("card", sum(view.backs[seat]), Text("stat-card")),
        ],
        remarks,
    )


def _rows(view: Public) -> list[Row]:
    return [
        Row("market", Text("row-market"), [power_card(card, view.profile) for card in view.market]),
        Row("deck", Text("row-deck"), count=sum(view.deck_counts)),
        Row("discard", Text("row-discard"), count=len(view.discard)),
        Row("supply", Text("row-supply"), count=view.border_supply),
    ]


def symbols(card: int, profile: int) -> list[tuple[int, int]]:
    """The card's symbols as (action, number)."""
    shown = []
    for action in (KNIGHTS, EXPANSION, BORDERS, 3, 4):
        number = PARTS[card * ACTIONS + action]
        if number:
            shown.append((action, expansion_fields(card, profile) if action == EXPANSION else number))
    return shown


ICONS = ["border", "knight", "expand", "deserter", "alliance"]
CODES = "bkeda"


@cache
def power_card(card: int, profile: int) -> Card:
    """Price at the left, sale value at the right, symbols in between, one line of words."""
    shown = symbols(card, profile)
    icons: list[str] = []
    for action, number in shown:
        icons += ["or"] if icons else []
        icons += [ICONS[action]] * number
    code = "".join(f"{CODES[action]}{number}" for action, number in shown)
    return Card(
        CARD.ref(card),
        "power",
        Text("card-title", {"card": CARD.ref(card), "code": code}),
        Mark("ducat", PRICE[card], Text("card-price")),
        Mark("ducat", SALE[card], Text("card-sale")),
        icons,
        Text(f"card-line-{code}"),
    )


def hand(view: Public, own: Own | None) -> Hand:
    if own is None:
        return Hand()
    return Hand([Row("hand", Text("row-hand"), [power_card(card, view.profile) for card in own.hand])])
