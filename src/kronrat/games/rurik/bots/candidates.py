"""Which moves are worth a look for a bot."""

from __future__ import annotations

from typing import Final

from kronrat.games.rurik.data import (
    ADVISOR_PLACES,
    ATTACK,
    BOAT,
    BUILD,
    COLUMNS,
    GOODS,
    MAX_ROWS,
    NOWHERE,
    SCHEME,
    SCHEME_KIND,
    SEATS,
    STRONGHOLD,
    STRUCTURES,
    SVIATOPOLK,
    TAX,
    TOKENS,
)
from kronrat.games.rurik.rules.advisors import power_on
from kronrat.games.rurik.rules.casualty import CasualtyDeck
from kronrat.games.rurik.rules.leaders import companions
from kronrat.games.rurik.rules.move import Move as March
from kronrat.games.rurik.rules.move import targets
from kronrat.games.rurik.rules.scheme import DrawFrom, Marker, PutBack
from kronrat.games.rurik.rules.strategy import Place, open_columns
from kronrat.games.rurik.rules.turn import Turn
from kronrat.games.rurik.state import State
from kronrat.kernel.play import moves
from kronrat.kernel.step import NO_ARGS, Move

FORFEIT: Final = 1
PLAY_SCHEME: Final = 2
CONVERT: Final = 4
"""Verbs of the turn, by their number: the main action and forfeiting it come first, then bonus actions."""
DEAREST_BRIBE: Final = 3
"""More than this is never worth it."""
GOODS_OF_A_CONVERSION: Final = 2
TROOP: Final = 0
LEADER: Final = 1
TOGETHER: Final = 2
STOP: Final = 5
"""Verbs of moving, by their number; banishing can wait until after it."""


def candidates(g: State, seat: int) -> list[Move]:
    """Bribes only as high as they matter, marches where they may change who rules, bonus actions after the main one."""
    f = g.stack[-1]
    if isinstance(f, Place):
        return placings(g, seat)
    if isinstance(f, March):
        return marches(g, f, seat)
    if isinstance(f, Marker):
        return [(0, (seat,))]
    if isinstance(f, Turn) and not f.done and surely_acts(g, f):
        return [(0, NO_ARGS)]
    found = moves(g, seat)
    if isinstance(f, Turn):
        return thrifty(g, found) if f.done or g.coins[seat] < f.price else main_first(f, found)
    return found[:1] if isinstance(f, (DrawFrom, PutBack, CasualtyDeck)) else found


def surely_acts(g: State, f: Turn) -> bool:
    """A free main action of several points is worth more than the coin for forfeiting it, and no scheme adds to it."""
    if f.price > 0 or f.action == ATTACK or (f.points == 1 and f.action != SCHEME):
        return False
    return f.action not in (TAX, BUILD) or not holds_kind(g, f.seat, f.action)


def holds_kind(g: State, seat: int, kind: int) -> bool:
    """Whether one of the schemes in hand gives points of this kind."""
    hand = g.schemes.hands[seat]
    card = 0
    while hand >> card:
        if hand >> card & 1 and SCHEME_KIND[card] == kind:
            return True
        card += 1
    return False


def main_first(f: Turn, found: list[Move]) -> list[Move]:
    """Bonus actions can wait until after a main action that can be paid, unless they add to its points."""
    out: list[Move] = []
    for move in found:
        verb, args = move
        adds = verb == PLAY_SCHEME and f.action in (TAX, BUILD) and SCHEME_KIND[args[0]] == f.action
        if verb <= FORFEIT or adds:
            out.append(move)
    return out


def thrifty(g: State, found: list[Move]) -> list[Move]:
    """Of all ways to use a conversion token only one that takes the fewest goods off the boat."""
    out: list[Move] = []
    best: list[Move | None] = [None, None]
    least = [GOODS_OF_A_CONVERSION + 1] * TOKENS
    for move in found:
        verb, args = move
        if verb != CONVERT:
            out.append(move)
            continue
        lost = off_the_boat(g, g.stack[-1].seat, args[1], args[2])
        if lost < least[args[0]]:
            least[args[0]] = lost
            best[args[0]] = move
    for chosen in best:
        if chosen is not None:
            out.append(chosen)
    return out


def off_the_boat(g: State, seat: int, one: int, other: int) -> int:
    """How many of two goods spent leave a gap on the boat."""
    hold = seat * GOODS
    if one == other:
        return min(max(BOAT[one] + GOODS_OF_A_CONVERSION - g.hold[hold + one], 0), GOODS_OF_A_CONVERSION)
    return (g.hold[hold + one] <= BOAT[one]) + (g.hold[hold + other] <= BOAT[other])


def placings(g: State, seat: int) -> list[Move]:
    """Every advisor in every open column, without a bribe or with one that just overtakes somebody."""
    out: list[Move] = []
    columns = open_columns(g, seat)
    purse = min(g.coins[seat], DEAREST_BRIBE)
    for number in range(1, ADVISOR_PLACES):
        if g.advisors[seat * ADVISOR_PLACES + number] == 0:
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


def marches(g: State, f: March, seat: int) -> list[Move]:
    """Troops that do not hold a region by one, to where one more changes something; the leader; or no more."""
    leads = [lead(g, seat, region) for region in range(g.regions())]
    out: list[Move] = []
    for origin in range(g.regions()):
        if leads[origin] != 1 and g.troops[origin * SEATS + seat] > 0:
            for region in targets(g, f, origin):
                if -1 <= leads[region] <= 0:
                    out.append((TROOP, (origin, region)))
    at = g.leader_at[seat]
    if at != NOWHERE:
        most = companions(g, seat)
        for region in targets(g, f, at):
            if leads[region] <= 1:
                out.append((LEADER, (region,)))
                for escort in range(most):
                    out.append((TOGETHER, (region, escort + 1)))
    out.append((STOP, NO_ARGS))
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
