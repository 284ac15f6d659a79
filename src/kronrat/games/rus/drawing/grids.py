"""The two boards beside the map: actions with their windows, and the Claim to the Throne."""

from __future__ import annotations

from kronrat.games.rus.data import (
    C_INCOME,
    CATEGORIES,
    CATEGORY,
    COLUMN,
    COLUMNS,
    FIRST_DEED,
    LEVELS,
    NEEDS,
    NONE,
    OPEN_WINDOWS,
    POINTS,
    PRICES,
    WINDOW,
    WINDOWS,
    number_of,
    seat_of,
)
from kronrat.games.rus.view import Public
from kronrat.kernel.seats import COLOURS
from kronrat.kernel.view import NEUTRAL, Column, Grid, Mark, Piece, Slot, Text

CATEGORY_ICONS = ["crown", "hammer", "cart", "scroll"]


def action_board(view: Public) -> Grid:
    """Seven columns of windows and the Income spaces; reconstructed, as its title says."""
    columns = []
    for column in range(COLUMNS):
        slots = []
        for window in range(OPEN_WINDOWS[view.seats]):
            at = column * WINDOWS + window
            slots.append(Slot(WINDOW.ref(at), _window_mark(view, at), _tiles(view, at)))
        columns.append(Column(COLUMN.ref(column), Text(f"column-{COLUMN.key(column)}"), slots))
    income = [
        piece
        for seat in range(view.seats)
        if view.income[seat]
        for piece in _tile(seat, view.income[seat], view.income_bribe[seat], "income")
    ]
    slot = Slot("window:income", Mark("coin", "", Text("window-income")), income)
    columns.append(Column(COLUMN.ref(C_INCOME), Text("column-income"), [slot]))
    return Grid("action-board", Text("grid-action"), columns)


def _window_mark(view: Public, at: int) -> Mark:
    points, price = POINTS[view.seats][at], PRICES[view.seats][at]
    key = "mark-first" if at == FIRST_DEED else "mark-window-priced" if price else "mark-window"
    value = f"{points} −{price}" if price else str(points)
    return Mark("", value, Text(key, {"points": points, "price": price}))


def _tiles(view: Public, at: int) -> list[Piece]:
    tile = view.board[at]
    return [] if tile == NONE else _tile(seat_of(tile), number_of(tile), view.bribe[at], str(at))


def _tile(seat: int, number: int, bribe: int, where: str) -> list[Piece]:
    at = "window:income" if where == "income" else WINDOW.ref(int(where))
    pieces = [Piece(f"influence:{COLOURS[seat]}-{number}-{where}", f"tile-{number}", at, seat)]
    if bribe:
        pieces.append(Piece(f"bribe:{COLOURS[seat]}-{number}-{where}", "gold", at, NEUTRAL, bribe))
    return pieces


def claim_board(view: Public) -> Grid:
    """Four categories, four rows, the highest on top."""
    columns = []
    for category in range(CATEGORIES):
        slots = []
        for level in range(LEVELS, 0, -1):
            need = NEEDS[view.seats][category * LEVELS + level - 1]
            at = f"claim:{CATEGORY.key(category)}-{level}"
            tokens = [
                Piece(f"token:{CATEGORY.key(category)}-{COLOURS[seat]}", "token", at, seat)
                for seat in range(view.seats)
                if view.claim[seat * CATEGORIES + category] == level
            ]
            text = Text(f"mark-claim-{CATEGORY.key(category)}", {"need": need, "points": level})
            slots.append(Slot(at, Mark(CATEGORY_ICONS[category], need, text), tokens))
        columns.append(Column(CATEGORY.ref(category), Text(f"category-{CATEGORY.key(category)}"), slots))
    return Grid("claim-board", Text("grid-claim"), columns)
