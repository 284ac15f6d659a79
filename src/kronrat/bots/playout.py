"""Ways through a game: random choices at the cursor, the yardstick of speed; and a light hand, for search."""

from math import inf
from typing import Final

from kronrat.kernel.cursor import Cursor
from kronrat.kernel.dice import Dice
from kronrat.kernel.game import Rules
from kronrat.kernel.play import apply
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
    """What looks best right after it, of a handful."""
    found = rules.candidates(g, seat)
    if len(found) == 1:
        return found[0]
    found = some(found, HANDFUL, dice)
    best = found[0]
    best_value = -inf
    for move in found:
        h = g.clone()
        apply(h, seat, move)
        value = rules.evaluate(h, seat)
        if value > best_value:
            best = move
            best_value = value
    return best


def some(found: list[Move], number: int, dice: Dice) -> list[Move]:
    """At most so many of the moves, drawn without putting back."""
    if len(found) <= number:
        return found
    drawn = found.copy()
    for i in range(number):
        k = i + dice.below(len(drawn) - i)
        drawn[i], drawn[k] = drawn[k], drawn[i]
    return drawn[:number]
