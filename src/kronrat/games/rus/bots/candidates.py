"""The moves worth a look."""

from __future__ import annotations

from kronrat.games.rus.data import C_INCOME, COLUMNS, MOST_BRIBE, NO_BRIBES, NUMBERS
from kronrat.games.rus.rules.plan import Place, place_in_column, why_not_column, why_not_tile
from kronrat.games.rus.state import State
from kronrat.kernel.play import moves
from kronrat.kernel.step import Move


def candidates(g: State, seat: int) -> list[Move]:
    """When planning: only bribes that lift the tile above another; never a Good sold without a use for the Gold."""
    step = g.stack[-1]
    if isinstance(step, Place):
        return placements(g, seat)
    return moves(g, seat)


def placements(g: State, seat: int) -> list[Move]:
    out: list[Move] = [(1, ())]
    for number in range(1, NUMBERS):
        if why_not_tile(g, seat, number) is not None:
            continue
        for column in range(COLUMNS + 1):
            if why_not_column(g, seat, column) is not None:
                continue
            out.append((0, (number, column, 0)))
            if column == C_INCOME or g.intrigue == NO_BRIBES:
                continue
            window = place_in_column(g, column, number, 0)
            for bribe in range(1, min(MOST_BRIBE, g.gold[seat]) + 1):
                higher = place_in_column(g, column, number, bribe)
                if higher < window:
                    out.append((0, (number, column, bribe)))
                    window = higher
    return out
