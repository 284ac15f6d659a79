"""What a bot should know: how good a position looks, in points."""

from kronrat.games.rurik import score
from kronrat.games.rurik.state import State


def evaluate(g: State, seat: int) -> float:
    return float(score.total(g, seat))
