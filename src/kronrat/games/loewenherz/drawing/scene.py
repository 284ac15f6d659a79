"""What stands on the board and around it, from the view alone: figures, market, score track, panels, hand."""

from __future__ import annotations

from itertools import compress

from kronrat.games.loewenherz.data import (
    CARD,
    EDGE,
    EDGE_A,
    EDGE_B,
    EDGES,
    FIELD,
    FIELDS,
    MINE_SORT,
    NEUTRAL,
    NO_FIGURE,
)
from kronrat.games.loewenherz.drawing.cards import power_card
from kronrat.games.loewenherz.view import Own, Public
from kronrat.kernel.view import Hand, Mark, Panel, Pawn, Piece, Row, Scene, Text, Tint, Track
from kronrat.parts.bits import members

NOBODY = -1

SIDES = (0, 1, 2, 3, NOBODY)
#: every piece that can stand somewhere, made once: field → side → piece
CASTLES = [
    [Piece(f"castle:{key}", "castle", FIELD.refs[f], s) for s in SIDES] for f, key in enumerate(FIELD.keys)
]
FIGURES = [
    [Piece(f"knight:{key}", "knight", FIELD.refs[f], s) for s in SIDES] for f, key in enumerate(FIELD.keys)
]
BORDER_PIECES = [Piece(f"border:{key}", "border", EDGE.refs[e]) for e, key in enumerate(EDGE.keys)]
TURNED_PIECES = [
    Piece(f"border:{key}", "border", EDGE.refs[e], turned=True) for e, key in enumerate(EDGE.keys)
]
TINTS = [[Tint(FIELD.refs[f], seat) for seat in SIDES] for f in range(FIELDS)]
STACK_LETTERS = "ABCD"


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
        Row("market", Text("row-market"), [power_card(card, view.expansion) for card in view.market]),
        Row("deck", Text("row-deck"), count=sum(view.deck_counts)),
        Row("discard", Text("row-discard"), count=len(view.discard)),
        Row("supply", Text("row-supply"), count=view.border_supply),
    ]


def hand(view: Public, own: Own | None) -> Hand:
    if own is None:
        return Hand()
    return Hand([Row("hand", Text("row-hand"), [power_card(card, view.expansion) for card in own.hand])])
