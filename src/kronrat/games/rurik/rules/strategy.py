"""The Strategy Phase: advisors into columns by power, with bribes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final

from kronrat.declare.fields import fields
from kronrat.games.rurik.data import (
    ACTION,
    ADVISOR,
    ADVISOR_PLACES,
    ADVISORS,
    COIN,
    COLUMNS,
    LEFT,
    MAX_ROWS,
    ROUNDS,
    SEATS,
    SECOND_TWO_FROM,
    START_ADVISORS,
)
from kronrat.games.rurik.rules.advisors import advisor_cell, number_on, power_on, seat_on
from kronrat.games.rurik.rules.events import BUMPED, LANDS
from kronrat.games.rurik.state import State
from kronrat.games.rurik.why import COLUMN_FULL, NO_SUCH_ADVISOR, THREE_COLUMNS, TOO_FEW_COINS
from kronrat.kernel.errors import Why
from kronrat.kernel.step import CHANCE, AnyVerb, Args, Step, Verb
from kronrat.parts.bits import members
from kronrat.parts.graph import count

FREE_AFTER: Final = 3
"""From so many different columns on, an own column may be used again [strategy-5]."""


class StrategyPhase(Step):
    """Automatic: everybody takes the advisors of the round [strategy-2]; then they are placed one at a time."""

    name = "strategy-phase"

    def run(self, g: State) -> None:
        g.push(Place(g.first, take_advisors(g) * g.seats))


def take_advisors(g: State) -> int:
    """How many advisors everybody takes in hand this round."""
    each = 0
    for number in range(1, ADVISORS + 1):
        n = START_ADVISORS[number - 1]
        if (number == 2 and g.round >= SECOND_TWO_FROM) or (
            number == 3 and g.round == ROUNDS and g.seats < SEATS
        ):
            n += 1
        each += n
        for seat in range(g.seats):
            g.advisors[seat * ADVISOR_PLACES + number] = n
    return each


@fields
class Place(Step):
    """Place one of your advisors into an action column; nobody may pass [strategy-1]."""

    name = "strategy"
    left: Annotated[int, LEFT]

    def verbs(self) -> list[AnyVerb]:
        return VERBS


def columns_with_room(g: State) -> int:
    """Mask of the columns that are not full [strategy-4]."""
    last = g.rows() - 1
    mask = 0
    for column in range(COLUMNS):
        if g.board[column * MAX_ROWS + last] == 0:
            mask |= 1 << column
    return mask


def own_columns(g: State, seat: int) -> int:
    """Mask of the columns in which a seat has an advisor."""
    mask = 0
    for space in range(COLUMNS * MAX_ROWS):
        cell = g.board[space]
        if cell and seat_on(cell) == seat:
            mask |= 1 << space // MAX_ROWS
    return mask


def open_columns(g: State, seat: int) -> int:
    """An own column only after three different ones, unless no other has room [strategy-5]."""
    room = columns_with_room(g)
    own = own_columns(g, seat)
    fresh = room & ~own
    return room if count(own) >= FREE_AFTER or fresh == 0 else fresh


class PlaceAdvisor(Verb[State, Place]):
    """Below all of equal or more power, above all with less [strategy-3]; coins added raise the power [strategy-6]."""

    name = "place"
    params = [ADVISOR, ACTION, COIN]

    def why_not(self, g: State, f: Place, seat: int, args: Args) -> Why | None:
        if len(args) == 1:
            return None if g.advisors[seat * ADVISOR_PLACES + args[0] + 1] > 0 else NO_SUCH_ADVISOR
        if len(args) == 2:
            if not columns_with_room(g) >> args[1] & 1:
                return COLUMN_FULL
            return None if open_columns(g, seat) >> args[1] & 1 else THREE_COLUMNS
        return None if args[2] <= g.coins[seat] else TOO_FEW_COINS

    def pick(self, g: State, f: Place, seat: int, args: Args) -> Sequence[int]:
        if not args:
            base = seat * ADVISOR_PLACES + 1
            return [n for n in range(ADVISORS) if g.advisors[base + n] > 0]
        if len(args) == 1:
            return members(open_columns(g, seat))
        return COIN.values[: g.coins[seat] + 1]

    def do(self, g: State, f: Place, seat: int, args: Args) -> None:
        place(g, seat, args)
        if f.left > 1:
            g.push(Place((seat + 1) % g.seats, f.left - 1))


def place(g: State, seat: int, args: Args) -> None:
    """The advisor and its bribe leave the mat for the column."""
    number = args[0] + 1
    g.advisors[seat * ADVISOR_PLACES + number] -= 1
    g.coins[seat] -= args[2]
    insert(g, args[1], advisor_cell(seat, number, args[2]))


def insert(g: State, column: int, cell: int) -> None:
    """Find the space by power and bump the weaker ones down [strategy-3]."""
    power = power_on(cell)
    row = 0
    while (
        row < g.rows()
        and g.board[column * MAX_ROWS + row]
        and power_on(g.board[column * MAX_ROWS + row]) >= power
    ):
        row += 1
    last = g.rows() - 1
    while last > row:
        weaker = g.board[column * MAX_ROWS + last - 1]
        g.board[column * MAX_ROWS + last] = weaker
        if weaker:
            g.note(BUMPED, (seat_on(weaker), number_on(weaker) - 1, column * MAX_ROWS + last))
        last -= 1
    g.board[column * MAX_ROWS + row] = cell
    g.note(LANDS, (seat_on(cell), number_on(cell) - 1, column * MAX_ROWS + row))


VERBS: Final[list[AnyVerb]] = [PlaceAdvisor()]
STRATEGY_PHASE: Final = StrategyPhase(CHANCE)
