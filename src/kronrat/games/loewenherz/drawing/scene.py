"""What stands on the board and around it, from the view alone: pieces, panels, hand, and the sheet beside the board."""

from __future__ import annotations

from functools import lru_cache
from itertools import compress

from kronrat.games.loewenherz.data import (
    CARD,
    CASTLE,
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
from kronrat.games.loewenherz.drawing.ledger import Region, income, ledger, regions
from kronrat.games.loewenherz.view import Own, Public
from kronrat.kernel.view import Hand, Mark, Panel, Pawn, Piece, Row, Scene, Sheet, Text, Tint, Track
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
    """The board stays large throughout; all else lies on one sheet beside it, with the market in view at every turn."""
    closed = regions(view)
    return Scene(
        pieces=_pieces(view),
        panels=[_panel(view, seat, closed) for seat in range(view.seats)],
        headline=_headline(view),
        tints=[TINTS[f][min(view.castle_side[c], NEUTRAL)] for f, c in enumerate(view.region) if c >= 0],
        sheets=[Sheet("realm", Text("sheet-realm"), [ledger(view, closed)], [_track(view)], _rows(view))],
    )


def _track(view: Public) -> Track:
    """How far everybody is from the king token [end-1]."""
    pawns = [Pawn(seat, view.points[seat] + view.bonus[seat]) for seat in range(view.seats)]
    return Track("score", Text("track-score", {"target": view.target}), view.target, pawns, goal=view.target)


def _top(view: Public) -> str:
    """The letter on the back of the top card; all can see it [setup-5]."""
    return next((STACK_LETTERS[i] for i, count in enumerate(view.deck_counts) if count), "")


def _headline(view: Public) -> Text:
    left = sum(view.deck_counts)
    if left == 0:
        return Text("headline-last", {"turn": view.turns})
    return Text("headline", {"turn": view.turns, "cards": left, "letter": _top(view)})


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


def _panel(view: Public, seat: int, closed: list[Region]) -> Panel:
    """Score, the three numbers of every turn, what the seat owns; unfolded: what all know of its cards and pacts."""
    mine = [region for region in closed if region.side == seat]
    known = view.taken[seat]
    owns: dict[str, str | int] = {
        "domains": len(mine),
        "fields": sum(region.fields for region in mine),
        "known": len(known),
    }
    remarks = [
        Text("remark-monopoly", {"mine": MINE_SORT.ref(sort)}) for sort in members(view.monopoly[seat])
    ]
    if known:
        refs = {"abc"[n]: CARD.ref(card) for n, card in enumerate(known)}
        remarks.append(Text("remark-known", {"count": len(known), **refs}))
    remarks += [
        Text("remark-alliance", {"home": CASTLE.ref(region.at), "ally": CASTLE.ref(view.castle_at[ally])})
        for region in mine
        for ally in members(view.allies[region.castle])
    ]
    return Panel(
        seat,
        view.points[seat] + view.bonus[seat],
        [
            _stat("ducat", view.ducats[seat]),
            _stat("knight", view.knights[seat]),
            _stat("card", sum(view.backs[seat])),
            _stat("mine", income(mine)),
            _stat("castle", view.castle_side.count(seat) - len(mine)),
        ],
        remarks,
        remark=Text("remark-domains", owns),
    )


@lru_cache(1024)
def _stat(icon: str, value: int) -> Mark:
    return Mark(icon, value, Text(f"stat-{icon}", {"n": value}))


def _rows(view: Public) -> list[Row]:
    """The market and the piles; what is empty is not drawn."""
    piles = [
        Row("deck", Text("row-deck", {"letter": _top(view)}), count=sum(view.deck_counts), use="pile"),
        Row("discard", Text("row-discard"), count=len(view.discard), use="pile"),
        Row("supply", Text("row-supply"), count=view.border_supply, use="pile"),
    ]
    market = [power_card(card, view.expansion) for card in view.market]
    return [
        Row("market", Text("row-market"), market, use="market"),
        *[row for row in piles if row.count],
    ]


def hand(view: Public, own: Own | None) -> Hand:
    if own is None:
        return Hand()
    return Hand(
        [Row("hand", Text("row-hand"), [power_card(card, view.expansion) for card in own.hand], use="hand")]
    )
