"""Each seat's chance to win, by the best judge there is: the network for the position, or what the game predicts."""

from math import exp

from kronrat.bots.judgement import learned_hints, who_won
from kronrat.bots.network import NO_OWN
from kronrat.kernel.game import Rules
from kronrat.kernel.step import Core
from kronrat.parts.hints import hints_of


def win_chances(rules: Rules, g: Core, seat: int = NO_OWN) -> list[float]:
    """Each seat's chance to win as a seat sees it, or a looker-on; they sum to 1. When the game is over, who has won.

    Without a network, a seat that is predicted `Hints.spread` points more than another is e times as likely to win, and
    the prediction may look at every hand: then the position must be one drawn from what the seat knows.
    """
    if not g.stack:
        return who_won(rules, g)
    learned = learned_hints(rules, g)
    if learned is not None and learned.outlook is not None:
        return tempered(learned.outlook(g, seat), learned.spread)
    hints = hints_of(rules)
    judge = hints.judge
    return shares([judge(g, one) for one in range(g.seats)], hints.spread)


def shares(values: list[float], spread: float) -> list[float]:
    """Predicted points as shares of 1 (softmax).

    >>> [round(share, 3) for share in shares([10.0, 10.0, 7.0], 3.0)]
    [0.422, 0.422, 0.155]
    """
    best = max(values)
    weights = [exp((value - best) / spread) for value in values]
    total = sum(weights)
    return [weight / total for weight in weights]


def tempered(chances: list[float], temperature: float) -> list[float]:
    """Chances less sure of themselves, or surer: their logarithms divided by a temperature.

    >>> [round(share, 2) for share in tempered([0.8, 0.2], 2.0)]
    [0.67, 0.33]
    """
    if temperature == 1.0:
        return chances
    powers = [chance ** (1.0 / temperature) for chance in chances]
    total = sum(powers)
    return [power / total for power in powers]
