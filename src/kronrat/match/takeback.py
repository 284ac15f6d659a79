"""Alone against bots one takes back across their answers, as far as they showed nothing that was hidden."""

from __future__ import annotations

from kronrat.kernel.dice import Dice
from kronrat.kernel.errors import Why
from kronrat.kernel.step import CHANCE
from kronrat.match.dice import fresh_seed
from kronrat.match.learnt import shown_along
from kronrat.match.match import UNDO_OVER, UNDO_START, CannotUndo, Match

Refusal = tuple[Why, int]
"""Why not, and the line that forbids it; -1 if none does."""
ALONE_CHANCE = Why("undo-chance", "undo-alone")
ALONE_REVEALED = Why("undo-revealed", "undo-alone")
ALONE_SHOWN = Why("undo-shown", "undo-alone")


class CannotTakeBack(CannotUndo):
    """Taking back stops at a line, and says which."""

    def __init__(self, why: Why, context: str, line: int = -1) -> None:
        super().__init__(why, context)
        self.line = line


def why_not(match: Match, seat: int, training: bool = False) -> Refusal | None:
    """Why the seat's last decision cannot be taken back, and the line that forbids it; what can be told without trying.

    For training nothing stays but the end and what was taken over from another game.
    """
    if match.over:
        return UNDO_OVER, -1
    number = last_decision(match, seat)
    if number < match.fork_at:
        return UNDO_START, -1
    if not training:
        for line in match.lines[number:]:
            if line.seat == CHANCE and not line.hidden_from(seat):
                return ALONE_CHANCE, line.number
    return None


def judge(match: Match, seat: int, training: bool = False) -> Refusal | None:
    """Why the seat's last decision cannot be taken back, tried in states it might have been made in: takes a while."""
    refused = why_not(match, seat, training)
    if refused is None and not training:
        number = last_decision(match, seat)
        shown = shown_along(match.rules, match.at(number), seat, match.lines[number:], _dice())
        if shown is not None:
            refused = (ALONE_REVEALED if shown == number else ALONE_SHOWN), shown
    return refused


def take_back(match: Match, seat: int, refused: Refusal | None) -> None:
    """Take back the seat's last decision and all that followed it, as it was judged."""
    if refused is not None:
        raise CannotTakeBack(refused[0], "undo", refused[1])
    match.cut(last_decision(match, seat))


def last_decision(match: Match, seat: int) -> int:
    """The number of the seat's last line; -1 if it has none."""
    return next((line.number for line in reversed(match.lines) if line.seat == seat), -1)


def _dice() -> Dice:
    return Dice(int.from_bytes(fresh_seed()[:7]))
