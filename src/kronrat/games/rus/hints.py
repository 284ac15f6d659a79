"""What a bot should know: how good a position looks, in points."""

from __future__ import annotations

from kronrat.games.rus.score import total
from kronrat.games.rus.state import State


def evaluate(g: State, seat: int) -> float:
    return float(total(g, seat))
