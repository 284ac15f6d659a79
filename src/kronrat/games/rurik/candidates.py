"""Which moves are worth a look for a bot."""

from __future__ import annotations

from typing import Final

from kronrat.games.rurik.data import (
    ATTACK,
    BUILD,
    COLUMNS,
    MAX_ROWS,
    SCHEME,
    SCHEME_KIND,
    SEATS,
    STRONGHOLD,
    STRUCTURES,
    SVIATOPOLK,
    TAX,
)
from kronrat.games.rurik.rules.advisors import power_on
from kronrat.games.rurik.rules.casualty import CasualtyDeck
from kronrat.games.rurik.rules.move import Move as March
from kronrat.games.rurik.rules.scheme import DrawFrom
from kronrat.games.rurik.rules.strategy import Place, open_columns
from kronrat.games.rurik.rules.turn import Turn
from kronrat.games.rurik.state import State
from kronrat.kernel.play import moves
from kronrat.kernel.step import NO_ARGS, Move

FORFEIT: Final = 1
PLAY_SCHEME: Final = 2
"""Verbs of the turn, by their number: the main action and forfeiting it come first, then schemes."""
DEAREST_BRIBE: Final = 3
FEW_MARCHES: Final = 6


def candidates(g: State, seat: int) -> list[Move]:
    """Bribes only as high as they matter, marches where they may change who rules, bonus actions after the main one."""
    f = g.stack[-1]
    if isinstance(f, Place):
        return placings(g, seat)
    if isinstance(f, Turn) and not f.done and surely_acts(g, f):
        return [(0, NO_ARGS)]
    found = moves(g, seat)
    if isinstance(f, March) and len(found) > FEW_MARCHES:
        return marches(g, seat, found)
    if isinstance(f, Turn) and not f.done:
        return main_first(g, f, found)
    return found[:1] if isinstance(f, (DrawFrom, CasualtyDeck)) else found


def surely_acts(g: State, f: Turn) -> bool:
    """A free main action of several points is worth more than the coin for forfeiting it, and no scheme adds to it."""
    if f.price > 0 or f.action == ATTACK or (f.points == 1 and f.action != SCHEME):
        return False
    return f.action not in (TAX, BUILD) or not g.schemes.hands[f.seat]


def main_first(g: State, f: Turn, found: list[Move]) -> list[Move]:
    """Bonus actions can wait until after the main action, unless they help to pay for it or add to its points."""
    if g.coins[f.seat] < f.price:
        return found
    out: list[Move] = []
    for move in found:
        verb, args = move
        adds = verb == PLAY_SCHEME and f.action in (TAX, BUILD) and SCHEME_KIND[args[0]] == f.action
        if verb <= FORFEIT or adds:
            out.append(move)
    return out


def placings(g: State, seat: int) -> list[Move]:
    """Every advisor in every open column, without a bribe or with one that just overtakes somebody."""
    out: list[Move] = []
    columns = open_columns(g, seat)
    purse = min(g.coins[seat], DEAREST_BRIBE)
    for number in range(1, 6):
        if g.advisors[seat * 6 + number] == 0:
            continue
        for column in range(COLUMNS):
            if columns >> column & 1:
                out.append((0, (number - 1, column, 0)))
                for row in range(g.rows()):
                    cell = g.board[column * MAX_ROWS + row]
                    bribe = power_on(cell) + 1 - number if cell else 0
                    if 0 < bribe <= purse:
                        out.append((0, (number - 1, column, bribe)))
    return out


def marches(g: State, seat: int, found: list[Move]) -> list[Move]:
    """Leave out troops that hold a region by one, and going where one more troop changes nothing."""
    leads = [lead(g, seat, region) for region in range(g.regions())]
    out: list[Move] = []
    for move in found:
        verb, args = move
        if verb == 0 and (leads[args[0]] == 1 or not -1 <= leads[args[1]] <= 0):
            continue
        if verb in (1, 2) and leads[args[0]] > 1:
            continue
        out.append(move)
    return out


def lead(g: State, seat: int, region: int) -> int:
    """By how much a seat is stronger than everybody else in a region (muted strongholds left aside)."""
    best = g.rebels[region]
    own = 0
    for other in range(g.seats):
        n = g.troops[region * SEATS + other]
        if g.leader_at[other] == region:
            n += 1
            if g.leader[other] == SVIATOPOLK:
                n += g.rebels[region]
        n += g.built[other * STRUCTURES + STRONGHOLD] >> region & 1
        if other == seat:
            own = n
        elif n > best:
            best = n
    return own - best
