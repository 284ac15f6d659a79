"""1. Strategy Phase: the bottom card, line by line, says which advisor goes where, and whether with a bribe."""

from __future__ import annotations

from typing import Final

from kronrat.games.rurik.data import (
    ACTION,
    ADVISOR,
    COIN,
    COLUMNS,
    MAX_ROWS,
    ROUNDS,
    SECOND_TWO_FROM,
)
from kronrat.games.rurik.rebellion.cards import ACTION_ON, ADVISOR_ON, COIN_ON, LINES, PRIORITIES, STARRED
from kronrat.games.rurik.rebellion.reasons import (
    BY_LINE,
    COIN_ICON,
    COIN_SHORT,
    COIN_STAYS,
    COLUMN_FULL,
    EQUAL,
    EQUAL_SHORT,
    LOCKED,
)
from kronrat.games.rurik.rebellion.rule import ByRule, UnseenCard, side
from kronrat.games.rurik.rebellion.side import REBELLION, YOU
from kronrat.games.rurik.rules.advisors import power_on, seat_on
from kronrat.games.rurik.rules.strategy import Place, columns_with_room, place, take_advisors
from kronrat.games.rurik.state import State
from kronrat.kernel.step import CHANCE, AnyVerb, Args, Step


class SoloStrategy(Step):
    """Automatic: you are always first [solo-you-1]; then by turns one of your advisors and one of the Rebellion's."""

    name = "solo-strategy"

    def run(self, g: State) -> None:
        deck = side(g)
        each = take_advisors(g)
        deck.lines = 0
        for _ in range(each):
            g.push(PlaceByCard(REBELLION))
            g.push(Place(YOU, 1))
        if deck.pool:
            g.push(BottomCard(CHANCE))
        else:
            deck.bottom = deck.pile.pop(0)


class BottomCard(Step):
    """Chance: which card lies at the bottom; nobody sees more of it than the lines slid out."""

    name = "rebel-bottom"

    def verbs(self) -> list[AnyVerb]:
        return BOTTOM_VERBS


class SlideOut(UnseenCard[BottomCard]):
    """One card for the whole phase [solo-card-2]."""

    def seen_by(self, g: State, f: BottomCard, seat: int, args: Args) -> int:
        return 1 << REBELLION

    def do(self, g: State, f: BottomCard, seat: int, args: Args) -> None:
        deck = side(g)
        deck.pool &= ~(1 << args[0])
        deck.bottom = args[0]


class PlaceByCard(Step):
    """The Rebellion places the next advisor of its card."""

    name = "rebel-strategy"

    def verbs(self) -> list[AnyVerb]:
        return PLACE_VERBS


def locked(g: State, card: int, line: int) -> bool:
    """A starred 2 joins in round 3, the starred 3 in round 4."""
    if not STARRED[card * LINES + line]:
        return False
    return g.round < (ROUNDS if ADVISOR_ON[card * LINES + line] == 3 else SECOND_TWO_FROM)


def next_line(g: State) -> int:
    """The next line whose advisor has joined."""
    deck = side(g)
    line = deck.lines
    while locked(g, deck.bottom, line):
        line += 1
    return line


def column_for(g: State, action: int) -> int:
    """A full column sends the advisor to the next one to the right with room, round the board [solo-strategy-2]."""
    room = columns_with_room(g)
    column = action
    while not room >> column & 1:
        column = (column + 1) % COLUMNS
    return column


def highest_power(g: State, column: int) -> int:
    cell = g.board[column * MAX_ROWS]
    return power_on(cell) if cell else 0


def to_the_top(g: State, column: int, number: int) -> int:
    """Coins that put an advisor on the top space, perhaps none [solo-strategy-3]."""
    return max(highest_power(g, column) + 1 - number, 0) if g.board[column * MAX_ROWS] else 0


def meets_equal(g: State, column: int, number: int) -> bool:
    """Whether one of your advisors there has just this power [solo-strategy-4]."""
    for row in range(g.rows()):
        cell = g.board[column * MAX_ROWS + row]
        if cell and seat_on(cell) == YOU and power_on(cell) == number:
            return True
    return False


class PlaceDictated(ByRule[PlaceByCard]):
    """The line's advisor into its column; the three-column rule does not bind the Rebellion [solo-strategy-1]."""

    name = "place"
    params = [ADVISOR, ACTION, COIN]

    def dictated(self, g: State, f: PlaceByCard) -> Args | None:
        deck = side(g)
        line = next_line(g)
        number = ADVISOR_ON[deck.bottom * LINES + line]
        at = (deck.bottom * PRIORITIES + deck.priority) * LINES + line
        column = column_for(g, ACTION_ON[at])
        coins = g.coins[REBELLION]
        # the coin icon stands beside its own action only [solo-strategy-2]
        if COIN_ON[at] and column == ACTION_ON[at] and to_the_top(g, column, number) <= coins:
            return (number - 1, column, to_the_top(g, column, number))
        bribe = 1 if coins > 0 and meets_equal(g, column, number) else 0
        return (number - 1, column, bribe)

    def do(self, g: State, f: PlaceByCard, seat: int, args: Args) -> None:
        deck = side(g)
        line = next_line(g)
        if g.events is not None:
            self.explain(g, line, args)
        deck.lines = line + 1
        place(g, seat, args)

    def explain(self, g: State, line: int, args: Args) -> None:
        deck = side(g)
        number, column = args[0] + 1, args[1]
        at = (deck.bottom * PRIORITIES + deck.priority) * LINES + line
        for skipped in range(deck.lines, line):
            g.note(LOCKED, (skipped + 1, ADVISOR_ON[deck.bottom * LINES + skipped] - 1))
        g.note(BY_LINE, (line + 1, deck.priority, args[0], ACTION_ON[at]))
        moved = column != ACTION_ON[at]
        if moved:
            g.note(COLUMN_FULL, (ACTION_ON[at], column))
        if COIN_ON[at]:
            needed = to_the_top(g, column, number)
            if moved:
                g.note(COIN_STAYS, (ACTION_ON[at],))
            elif needed <= g.coins[REBELLION]:
                g.note(COIN_ICON, (column, needed))
                return
            else:
                g.note(COIN_SHORT, (column, needed))
        if meets_equal(g, column, number):
            g.note(EQUAL if args[2] else EQUAL_SHORT, (column,))


BOTTOM_VERBS: Final[list[AnyVerb]] = [SlideOut()]
PLACE_VERBS: Final[list[AnyVerb]] = [PlaceDictated()]
SOLO_STRATEGY: Final = SoloStrategy(CHANCE)
