"""How sure a win rate is: 95 % intervals, by the book where games are independent, by resampling where they are not."""

from __future__ import annotations

from math import sqrt
from random import Random

SURE = 1.959964
"""Two-sided 95 %, in standard deviations."""
RESAMPLES = 2000
"""So many times the dice numbers of a match are drawn anew, with putting back."""
METHOD = f"bootstrap over dice numbers, {RESAMPLES} resamples"

ByDice = dict[int, tuple[float, int]]
"""By the number of the dice: wins (shared ones as fractions) and games. Games of one number stand or fall together."""


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Wilson's interval, for independent games. A shared win counts as a fraction, which makes it a little too wide.

    >>> [round(bound, 3) for bound in wilson(8, 10)]
    [0.49, 0.943]
    """
    if not games:
        return 0.0, 1.0
    rate, z2 = wins / games, SURE * SURE
    middle = (rate + z2 / (2 * games)) / (1 + z2 / games)
    half = SURE * sqrt(rate * (1 - rate) / games + z2 / (4 * games * games)) / (1 + z2 / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def count(by_dice: ByDice, number: int, share: float) -> None:
    """Add a game with the dice of this number."""
    wins, games = by_dice.get(number, (0.0, 0))
    by_dice[number] = wins + share, games + 1


def bootstrap(by_dice: ByDice) -> tuple[float, float]:
    """The middle 95 % of the rates in resamples: each draws as many dice numbers as there are, whole with all games.

    The same games give the same interval. Where every number brought the same share, resampling shows no doubt at all;
    there each number counts as one game and the interval is Wilson's.

    >>> [round(bound, 2) for bound in bootstrap({n: (float(n % 5 > 0), 1) for n in range(100)})]
    [0.72, 0.87]
    """
    groups = [by_dice[number] for number in sorted(by_dice)]
    if not groups:
        return 0.0, 1.0
    each = [wins / games for wins, games in groups]
    if min(each) == max(each):
        return wilson(each[0] * len(each), len(each))
    draw = Random(1).choices
    rates = []
    for _ in range(RESAMPLES):
        drawn = draw(groups, k=len(groups))
        rates.append(sum([wins for wins, _ in drawn]) / sum([games for _, games in drawn]))
    rates.sort()
    tail = round(RESAMPLES * 0.025)
    return rates[tail], rates[-1 - tail]
