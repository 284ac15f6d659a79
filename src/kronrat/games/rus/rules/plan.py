"""Planning Phase: Influence tiles, bribes, sliding windows, the Income space; selling Goods."""

from __future__ import annotations

from typing import Final

from kronrat.games.rus import why
from kronrat.games.rus.data import (
    ASCENDING,
    C_INCOME,
    COLUMN,
    COUNTER_CLOCKWISE,
    DESCENDING,
    DOUBLE_BRIBES,
    GOLD,
    GOOD,
    GOODS,
    INCOME_CLOSED,
    MOST_BRIBE,
    NEWCOMERS_ABOVE,
    NO_BRIBES,
    NONE,
    NUMBERS,
    ONE_MORE_TILE,
    ONE_TILE,
    OPEN_WINDOWS,
    TILE,
    TILES_PER_COLUMN,
    WINDOWS,
    number_of,
    seat_of,
    tile_of,
)
from kronrat.games.rus.rules.epic import watch
from kronrat.games.rus.rules.land import earn, hand_in, spend
from kronrat.games.rus.state import State
from kronrat.kernel.errors import Why
from kronrat.kernel.step import AnyVerb, Args, Step, Verb


def tiles_left(g: State, seat: int) -> int:
    return sum(g.tiles[seat * NUMBERS : (seat + 1) * NUMBERS])


def tile_limit(g: State) -> int:
    """One tile per seat and column, two with two [plan-4], unless Intrigue says otherwise [intrigue-4, intrigue-5]."""
    limit = TILES_PER_COLUMN[g.seats]
    if g.intrigue == ONE_MORE_TILE:
        return limit + 1
    return 1 if g.intrigue == ONE_TILE else limit


def value_of(g: State, number: int, bribe: int) -> int:
    """What a tile counts for its place: its number and 1 for each Gold, 2 with open hands [plan-3, intrigue-2]."""
    return number + (2 * bribe if g.intrigue == DOUBLE_BRIBES else bribe)


class Planning(Step):
    """In turn order one tile each until all have placed or passed [plan-1, plan-7, intrigue-3]. Carries who is next."""

    name = "planning"

    def run(self, g: State) -> None:
        step = -1 if g.intrigue == COUNTER_CLOCKWISE else 1
        seat = self.seat
        for _ in range(g.seats):
            if not g.passed >> seat & 1 and tiles_left(g, seat):
                g.then([Place(seat), Planning((seat + step) % g.seats)])
                return
            seat = (seat + step) % g.seats


class EndPlanning(Step):
    """The hierarchy stands; the bribes go to the supply [plan-6]. The Income tile keeps the value it was given."""

    name = "end-planning"

    def run(self, g: State) -> None:
        for at in range(len(g.bribe)):
            g.bribe[at] = 0
        g.passed = 0
        for seat in range(g.seats):
            g.newest[seat] = 0


class Place(Step):
    """Place a tile, or pass for the rest of this Planning Phase [plan-1]."""

    name = "plan"

    def verbs(self) -> list[AnyVerb]:
        return PLACE_VERBS


class PlaceTile(Verb[State, Place]):
    """A tile takes the topmost open window and slides lower values down [plan-2, plan-3, intrigue-1]."""

    name = "place"
    params = [TILE, COLUMN, GOLD]

    def why_not(self, g: State, f: Place, seat: int, args: Args) -> Why | None:
        if len(args) == 1:
            return why_not_tile(g, seat, args[0])
        if len(args) == 2:
            return why_not_column(g, seat, args[1])
        if args[2] and g.intrigue == NO_BRIBES:
            return why.BRIBES_FORBIDDEN
        return None if args[2] <= min(MOST_BRIBE, g.gold[seat]) else why.BRIBE_TOO_HIGH

    def do(self, g: State, f: Place, seat: int, args: Args) -> None:
        number, column, bribe = args
        g.tiles[seat * NUMBERS + number] -= 1
        g.newest[seat] = number
        spend(g, seat, bribe)
        if column == C_INCOME:
            g.income[seat] = number
            g.income_bribe[seat] = bribe
        else:
            slide_in(g, column, tile_of(seat, number), bribe)


def why_not_tile(g: State, seat: int, number: int) -> Why | None:
    """A tile from the hand, in ascending or descending order if Intrigue says so [plan-1, intrigue-6, intrigue-7]."""
    if g.tiles[seat * NUMBERS + number] == 0:
        return why.NO_SUCH_TILE
    if g.newest[seat]:
        if g.intrigue == ASCENDING and number < g.newest[seat]:
            return why.NOT_ASCENDING
        if g.intrigue == DESCENDING and number > g.newest[seat]:
            return why.NOT_DESCENDING
    return None


def why_not_column(g: State, seat: int, column: int) -> Why | None:
    """A column needs an open window and room for the seat; the Income space holds one tile.

    [plan-2, plan-4, income-2, intrigue-9]
    """
    if column == C_INCOME:
        if g.intrigue == INCOME_CLOSED:
            return why.INCOME_IS_CLOSED
        return why.INCOME_TAKEN if g.income[seat] else None
    own = 0
    taken = 0
    for at in range(column * WINDOWS, column * WINDOWS + OPEN_WINDOWS[g.seats]):
        tile = g.board[at]
        if tile != NONE:
            taken += 1
            if seat_of(tile) == seat:
                own += 1
    if taken == OPEN_WINDOWS[g.seats]:
        return why.COLUMN_FULL
    return why.COLUMN_TAKEN if own >= tile_limit(g) else None


def place_in_column(g: State, column: int, number: int, bribe: int) -> int:
    """The window a tile would get: below equal values, or above them if Intrigue says so [plan-2, intrigue-8]."""
    value = value_of(g, number, bribe)
    if g.intrigue == NEWCOMERS_ABOVE:
        value += 1
    at = column * WINDOWS
    while g.board[at] != NONE and value_of(g, number_of(g.board[at]), g.bribe[at]) >= value:
        at += 1
    return at


def slide_in(g: State, column: int, tile: int, bribe: int) -> None:
    at = place_in_column(g, column, number_of(tile), bribe)
    for below in range((column + 1) * WINDOWS - 1, at, -1):
        g.board[below] = g.board[below - 1]
        g.bribe[below] = g.bribe[below - 1]
    g.board[at] = tile
    g.bribe[at] = bribe


class Pass(Verb[State, Place]):
    """Whoever passes places no more tiles in this Planning Phase [plan-5]."""

    name = "pass"

    def do(self, g: State, f: Place, seat: int, args: Args) -> None:
        g.passed |= 1 << seat


class Sell(Verb[State, Step]):
    """On one's own turn in the Planning and Action Phases any Good may be sold for 1 Gold [goods-2]."""

    name = "sell"
    params = [GOOD]

    def why_not(self, g: State, f: Step, seat: int, args: Args) -> Why | None:
        return None if g.goods[seat * GOODS + args[0]] else why.NOTHING_TO_SELL

    def do(self, g: State, f: Step, seat: int, args: Args) -> None:
        hand_in(g, seat, args[0], 1)
        earn(g, seat, 1)
        g.push(f)
        watch(g, seat)


SELL: Final = Sell()
PLACE_VERBS: Final[list[AnyVerb]] = [PlaceTile(), Pass(), SELL]
