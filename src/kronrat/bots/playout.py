"""Ways through a game: random choices at the cursor, the yardstick of speed; and a light hand, for search."""

from typing import Final

from kronrat.bots.greedy import FEW, value_after
from kronrat.kernel.cursor import Cursor
from kronrat.kernel.dice import Dice
from kronrat.kernel.game import Rules
from kronrat.kernel.step import Core, Move

UNLIMITED: Final = 1 << 60
HANDFUL: Final = 12
"""A light hand compares so many of the moves worth a look; of more it draws so many."""


def playout(g: Core, dice: Dice, most: int = UNLIMITED) -> int:
    """Play a state to its end at random, or for so many moves at most; how many moves of seats that took."""
    cursor = Cursor(g)
    moves = 0
    while g.stack and moves < most:
        choices = cursor.choices()
        if cursor.seat() < 0:
            cursor.choose(choices[dice.weighted(cursor.weights())])
        elif cursor.choose(choices[dice.below(len(choices))]):
            moves += 1
    return moves


def light_move(rules: Rules, g: Core, seat: int, dice: Dice) -> Move:
    """What looks best right after it; where every look has its price, of a handful."""
    found = rules.candidates(g, seat)
    if len(found) == 1:
        return found[0]
    values = rules.values(g, seat, found)
    if values is None:
        found = some(found, HANDFUL, dice)
        values = quick_glance(rules, g, seat, found, dice)
    best = 0
    for i in range(1, len(values)):
        if values[i] > values[best]:
            best = i
    return found[best]


def glance(rules: Rules, g: Core, seat: int, found: list[Move], dice: Dice) -> list[float]:
    """How each move looks to a seat: a few at the end of what it decides itself, many right after them."""
    if len(found) <= FEW:
        return [value_after(rules, g, seat, move, dice, True) for move in found]
    return quick_glance(rules, g, seat, found, dice)


def quick_glance(rules: Rules, g: Core, seat: int, found: list[Move], dice: Dice) -> list[float]:
    """How each move looks right after it."""
    values = rules.values(g, seat, found)
    if values is None:
        values = [value_after(rules, g, seat, move, dice, False) for move in found]
    return values


def some(found: list[Move], number: int, dice: Dice) -> list[Move]:
    """At most so many of the moves, drawn without putting back."""
    if len(found) <= number:
        return found
    drawn = found.copy()
    for i in range(number):
        k = i + dice.below(len(drawn) - i)
        drawn[i], drawn[k] = drawn[k], drawn[i]
    return drawn[:number]
