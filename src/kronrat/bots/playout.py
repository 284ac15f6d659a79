"""The plainest way through a game: random choices at the cursor. The yardstick of speed."""

from kronrat.kernel.cursor import Cursor
from kronrat.kernel.dice import Dice
from kronrat.kernel.step import Core


def playout(g: Core, dice: Dice) -> int:
    """Play a state to its end at random; how many moves of seats that took."""
    cursor = Cursor(g)
    moves = 0
    while g.stack:
        choices = cursor.choices()
        if cursor.seat() < 0:
            cursor.choose(choices[dice.weighted(cursor.weights())])
        elif cursor.choose(choices[dice.below(len(choices))]):
            moves += 1
    return moves
