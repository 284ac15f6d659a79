"""Playouts: random choices at the cursor, and the one-ply moves of a search's playouts."""

from typing import Final

from kronrat.bots.greedy import FOLLOWED_MOVES, AnyHints, value_after
from kronrat.kernel.cursor import Cursor
from kronrat.kernel.dice import Dice
from kronrat.kernel.step import Core, Move

UNLIMITED: Final = 1 << 60
SAMPLE: Final = 12
"""A one-ply move is chosen among so many candidates at most, where each must be made to be evaluated."""


def playout(g: Core, dice: Dice, most: int = UNLIMITED) -> int:
    """Play a state to its end at random, or for so many moves at most; how many moves of seats that took."""
    cursor = Cursor(g)
    moves = 0
    while g.stack and moves < most:
        choices = cursor.choices()
        if cursor.seat() < 0:
            cursor.choose(cursor.drawn(choices, dice))
        elif cursor.choose(choices[dice.below(len(choices))]):
            moves += 1
    return moves


def one_ply_move(hints: AnyHints, g: Core, seat: int, dice: Dice) -> Move:
    """The first of the moves that evaluate best right after them; of a sample, where each must be made for that."""
    found = hints.candidates(g, seat)
    if len(found) == 1:
        return found[0]
    values = hints.evaluate_moves(g, seat, found)
    if values is None:
        found = sample(found, SAMPLE, dice)
        values = one_ply_values(hints, g, seat, found, dice)
    best = 0
    for i in range(1, len(values)):
        if values[i] > values[best]:
            best = i
    return found[best]


def followed_values(hints: AnyHints, g: Core, seat: int, found: list[Move], dice: Dice) -> list[float]:
    """The value of each move: of a few at the end of what the seat itself decides, of many right after them."""
    if len(found) <= FOLLOWED_MOVES:
        return [value_after(hints, g, seat, move, dice, True) for move in found]
    return one_ply_values(hints, g, seat, found, dice)


def one_ply_values(hints: AnyHints, g: Core, seat: int, found: list[Move], dice: Dice) -> list[float]:
    """The evaluation right after each move."""
    values = hints.evaluate_moves(g, seat, found)
    if values is None:
        values = [value_after(hints, g, seat, move, dice, False) for move in found]
    return values


def sample(found: list[Move], number: int, dice: Dice) -> list[Move]:
    """At most so many of the moves, drawn without putting back."""
    if len(found) <= number:
        return found
    drawn = found.copy()
    for i in range(number):
        k = i + dice.below(len(drawn) - i)
        drawn[i], drawn[k] = drawn[k], drawn[i]
    return drawn[:number]
