"""What a bot should know: how a position looks for a seat, in points."""

from kronrat.games.loewenherz.state import State


def evaluate(g: State, seat: int) -> float:
    return float(g.points[seat])
