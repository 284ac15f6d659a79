"""Each seat's chance to win: what the game predicts for the seats, turned into shares of 1."""

from math import exp

from kronrat.kernel.game import Rules
from kronrat.kernel.step import Core
from kronrat.parts.hints import hints_of


def win_chances(rules: Rules, g: Core) -> list[float]:
    """Each seat's chance to win; they sum to 1. When the game is over, who has won.

    A seat that is predicted `Hints.spread` points more than another is e times as likely to win.
    """
    if not g.stack:
        winners = rules.play.winners(g)
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(g.seats)]
    hints = hints_of(rules)
    judge = hints.judge
    return shares([judge(g, seat) for seat in range(g.seats)], hints.spread)


def shares(values: list[float], spread: float) -> list[float]:
    """Predicted points as shares of 1 (softmax).

    >>> [round(share, 3) for share in shares([10.0, 10.0, 7.0], 3.0)]
    [0.422, 0.422, 0.155]
    """
    best = max(values)
    weights = [exp((value - best) / spread) for value in values]
    total = sum(weights)
    return [weight / total for weight in weights]
