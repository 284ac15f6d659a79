"""Points of land, mine income and monopolies."""

from kronrat.games.loewenherz.data import (
    FIELD_POINTS,
    FIELDS,
    FIRST_MINE,
    MONOPOLY,
    MONOPOLY_POINTS,
    NEUTRAL,
    SORTS,
)
from kronrat.games.loewenherz.rules.events import GAINED, INCOME, LOST, MONOPOLY_GAINED, MONOPOLY_LOST
from kronrat.games.loewenherz.state import State


def recount(g: State) -> None:
    """Points are a function of the board: fields in own regions and monopolies [regions-7]. Tells what changed."""
    seats = g.seats
    land = [0] * seats
    mines = [0] * (seats * SORTS)
    for field in range(FIELDS):
        castle = g.region[field]
        if castle >= 0:
            side = g.castle_side[castle]
            if side != NEUTRAL:
                terrain = g.terrain[field]
                land[side] += FIELD_POINTS[terrain]
                if terrain >= FIRST_MINE:
                    mines[side * SORTS + terrain - FIRST_MINE] += 1
    for seat in range(seats):
        held = 0
        for sort in range(SORTS):
            if mines[seat * SORTS + sort] >= MONOPOLY:
                held |= 1 << sort
        _tell_monopolies(g, seat, held)
        total = land[seat] + MONOPOLY_POINTS * held.bit_count()
        change = total - g.points[seat]
        g.points[seat] = total
        if change > 0:
            g.note(GAINED, (seat, change))
        elif change < 0:
            g.note(LOST, (seat, -change))


def _tell_monopolies(g: State, seat: int, held: int) -> None:
    """Three or four mines of a sort are a monopoly; falling below loses it [mines-2]."""
    before = g.monopoly[seat]
    if held != before:
        for sort in range(SORTS):
            if (held & ~before) >> sort & 1:
                g.note(MONOPOLY_GAINED, (seat, sort))
            elif (before & ~held) >> sort & 1:
                g.note(MONOPOLY_LOST, (seat, sort))
        g.monopoly[seat] = held


def sorts_of(g: State, seat: int) -> int:
    """How many different sorts of mine lie in a seat's regions; how many of each is irrelevant [mines-1]."""
    sorts = 0
    for field in range(FIELDS):
        terrain = g.terrain[field]
        if terrain >= FIRST_MINE:
            castle = g.region[field]
            if castle >= 0 and g.castle_side[castle] == seat:
                sorts |= 1 << (terrain - FIRST_MINE)
    return sorts.bit_count()


def take_income(g: State, seat: int) -> None:
    """One ducat for each sort of mine in own regions [mines-1]."""
    income = sorts_of(g, seat)
    if income:
        g.ducats[seat] += income
        g.note(INCOME, (seat, income))
