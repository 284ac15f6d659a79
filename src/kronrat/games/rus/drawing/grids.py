"""The two boards beside the map: actions with their windows, and the Claim to the Throne."""

from __future__ import annotations

from functools import cache

from kronrat.games.rus.data import (
    C_INCOME,
    CATEGORIES,
    CATEGORY,
    COLUMN,
    COLUMNS,
    FIRST_DEED,
    INCOME,
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
from kronrat.kernel.view import Column, Grid, Mark, Piece, Slot, Text

CATEGORY_ICONS = ["crown", "hammer", "cart", "scroll"]


def action_board(view: Public) -> Grid:
    """Seven columns of windows and the Income spaces."""
    columns = []
    for column in range(COLUMNS):
        slots = []
        for window in range(OPEN_WINDOWS[view.seats]):
            at = column * WINDOWS + window
            label, gain = _marks(view.seats, at)
            slots.append(Slot(WINDOW.ref(at), label, gain=gain))
        columns.append(Column(COLUMN.ref(column), Text(f"column-{COLUMN.key(column)}"), slots))
    tiles = Tiles()
    for drawn in columns:
        for slot in drawn.slots:
            slot.pieces = tiles.at(view, WINDOW.parse(slot.id.split(":")[1]))
    income = [
        tiles.piece(seat, view.income[seat], view.income_bribe[seat], WINDOW.ref(INCOME))
        for seat in range(view.seats)
        if view.income[seat]
    ]
    slot = Slot(WINDOW.ref(INCOME), Mark("coin", "", Text("window-income")), income)
    columns.append(Column(COLUMN.ref(C_INCOME), Text("column-income"), [slot]))
    return Grid("action-board", Text("grid-action"), columns)


@cache
def _marks(seats: int, at: int) -> tuple[Mark, Mark | None]:
    """A window's points at the left; its price, or the 1st player token, at the right."""
    points, price = POINTS[seats][at], PRICES[seats][at]
    label = Mark("", points, Text(f"mark-{COLUMN.key(at // WINDOWS)}", {"points": points}))
    if at == FIRST_DEED:
        return label, Mark("token", "", Text("mark-first"))
    return label, Mark("coin", f"−{price}", Text("mark-window-price", {"price": price})) if price else None


class Tiles:
    """Influence tiles as pieces; of two alike the second has a name of its own, so that each is seen to move."""

    def __init__(self) -> None:
        self.seen: set[str] = set()

    def at(self, view: Public, window: int) -> list[Piece]:
        tile = view.board[window]
        if tile == NONE:
            return []
        return [self.piece(seat_of(tile), number_of(tile), view.bribe[window], WINDOW.ref(window))]

    def piece(self, seat: int, number: int, bribe: int, at: str) -> Piece:
        name = f"influence:{COLOURS[seat]}-{number}"
        if name in self.seen:
            name += "-second"
        self.seen.add(name)
        badge = Mark("coin", bribe, Text("piece-gold")) if bribe else None
        return Piece(name, "tile", at, seat, label=number, badge=badge)


def claim_board(view: Public) -> Grid:
    """Four categories, four rows, the highest on top."""
    columns = []
    for category in range(CATEGORIES):
        slots = []
        for level in range(LEVELS, 0, -1):
            at = f"claim:{CATEGORY.key(category)}-{level}"
            tokens = [
                Piece(f"token:{CATEGORY.key(category)}-{COLOURS[seat]}", "token", at, seat)
                for seat in range(view.seats)
                if view.claim[seat * CATEGORIES + category] == level
            ]
            slots.append(Slot(at, _claim(view.seats, category, level), tokens))
        columns.append(Column(CATEGORY.ref(category), Text(f"category-{CATEGORY.key(category)}"), slots))
    return Grid("claim-board", Text("grid-claim"), columns)


@cache
def _claim(seats: int, category: int, level: int) -> Mark:
    """What a row of the claim asks for."""
    need = NEEDS[seats][category * LEVELS + level - 1]
    text = Text(f"mark-claim-{CATEGORY.key(category)}", {"need": need, "points": level})
    return Mark(CATEGORY_ICONS[category], need, text)
