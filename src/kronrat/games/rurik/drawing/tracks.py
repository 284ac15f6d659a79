"""The secondary boards: strategy board, claim tracks, warfare track."""

from __future__ import annotations

from kronrat.games.rurik.data import (
    ACTION,
    CLAIM_POINTS,
    COLUMNS,
    MAX_ROWS,
    MOST_CARDS,
    NEEDED,
    POINTS_2,
    POINTS_4,
    PRICE_2,
    PRICE_4,
    ROWS,
    RULE_TRACK,
    SCHEME,
    SPACE,
    STEPS_UP,
    TRACK,
    TRACKS,
)
from kronrat.games.rurik.rules.advisors import bribe_on, number_on, seat_on
from kronrat.games.rurik.view import Public
from kronrat.kernel.view import Column, Grid, Mark, Pawn, Piece, Slot, Text, Track
from kronrat.parts.seats import SEAT

ACTION_ICON = ["helmet", "boot", "sword", "cart", "hammer", "scroll"]


def claim_track(view: Public, track: int) -> Track:
    """Under the track: what each space asks for and, as its words, what it is worth."""
    key = TRACK.keys[track]
    pawns = [Pawn(seat, view.claims[seat * TRACKS + track]) for seat in range(view.seats)]
    labels = []
    for up in range(STEPS_UP):
        need, points = NEEDED[track * STEPS_UP + up], CLAIM_POINTS[up + 1]
        crowns = track == RULE_TRACK and up == STEPS_UP - 1
        text = Text("claim-crowns" if crowns else f"claim-{key}", {"points": points, "need": need})
        labels.append(Mark("crown" if crowns else "", f"{need} → {points}", text))
    return Track(f"track:{key}", Text(f"board-{key}"), STEPS_UP, pawns, labels=labels)


def warfare_track(view: Public) -> Track:
    pawns = [Pawn(seat, view.warfare[seat]) for seat in range(view.seats)]
    return Track(
        "warfare",
        Text("track-warfare"),
        max(10, *view.warfare),
        pawns,
        labels=[Mark("", "", Text("claim-warfare"))],
    )


def strategy_board(view: Public) -> Grid:
    """Columns fill from the top; each space tells its points, its price and, at the top of Scheme, the marker."""
    columns = []
    points, prices = (POINTS_2, PRICE_2) if view.seats <= 2 else (POINTS_4, PRICE_4)
    for column in range(COLUMNS):
        slots = [
            _slot(view, column, column * MAX_ROWS + row, points, prices) for row in range(ROWS[view.seats])
        ]
        columns.append(Column(ACTION.ref(column), Text(f"action-{ACTION.keys[column]}"), slots))
    return Grid("strategy", Text("grid-strategy"), columns)


def _slot(view: Public, column: int, space: int, points: list[int], prices: list[int]) -> Slot:
    args: dict[str, str | int] = {"points": points[space], "coins": prices[space]}
    marker = column == SCHEME and points[space] == MOST_CARDS and view.automa is None
    text = Text("space-scheme-top" if marker else f"space-{ACTION.keys[column]}", args)
    right = Mark("coin", f"−{prices[space]}", Text("space-price", args)) if prices[space] else None
    label = Mark("scroll-marker" if marker else ACTION_ICON[column], points[space], text)
    return Slot(SPACE.ref(space), label, _advisor(view, space), right)


def _advisor(view: Public, space: int) -> list[Piece]:
    """The advisor with its number; what it was bribed with is its badge."""
    cell = view.board[space]
    if not cell:
        return []
    seat, number, bribe = seat_on(cell), number_on(cell), bribe_on(cell)
    args: dict[str, str | int] = {
        "seat": SEAT.ref(seat),
        "advisor": number,
        "coins": bribe,
        "power": number + bribe,
    }
    badge = Mark("coin", f"+{bribe}", Text("help-bribe", args)) if bribe else None
    return [
        Piece(
            f"placed:{SPACE.keys[space]}",
            "advisor",
            SPACE.ref(space),
            seat,
            help=Text("help-placed", args),
            label=number,
            badge=badge,
        )
    ]
