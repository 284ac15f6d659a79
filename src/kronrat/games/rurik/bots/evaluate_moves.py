"""What moves lead to, without carrying them out: advisors, troops, goods and structures.

Every call works on one clone of its own, changed and changed back for each move; the state itself is never touched.
"""

from __future__ import annotations

from typing import Final

from kronrat.games.rurik.bots.candidates import LEADER, TOGETHER, TROOP
from kronrat.games.rurik.bots.deeds import deeds
from kronrat.games.rurik.bots.evaluate import (
    agenda,
    army,
    evaluate,
    holdings,
    pending,
    purse,
    rivalry,
    ruler_at,
    space_value,
    worth,
)
from kronrat.games.rurik.bots.weights import W
from kronrat.games.rurik.data import (
    CHURCH,
    DEED_NEED,
    DEED_PAY,
    DEEDS,
    EIGHT_REGIONS,
    ESTEEMED,
    GOODS,
    MAX_ROWS,
    NOWHERE,
    PATROLS,
    PROTECTIVE,
    RULED_PAIR,
    SEATS,
    SIX_TROOPS,
    STRUCTURES,
    TWO_TROOPS,
)
from kronrat.games.rurik.rules.advisors import number_on, power_on, seat_on
from kronrat.games.rurik.rules.build import Build, targets
from kronrat.games.rurik.rules.move import Move as March
from kronrat.games.rurik.rules.muster import Muster
from kronrat.games.rurik.rules.opening import StartTroop
from kronrat.games.rurik.rules.strategy import Place
from kronrat.games.rurik.rules.tax import Tax
from kronrat.games.rurik.state import State
from kronrat.kernel.play import apply
from kronrat.kernel.step import Args, Move

COLLECT: Final = 0
BUILD_IT: Final = 0
"""The first verbs of taxing and building."""


def _asks_where(deed: int) -> bool:
    return DEED_NEED[deed] in (SIX_TROOPS, EIGHT_REGIONS) or DEED_PAY[deed] in (
        PATROLS,
        RULED_PAIR,
        TWO_TROOPS,
    )


ASK_WHERE: Final = sum([1 << deed for deed in range(DEEDS) if _asks_where(deed)])
"""Mask of the deeds that depend on where one's troops stand."""


def evaluate_moves(g: State, seat: int, found: list[Move]) -> list[float] | None:
    """What the evaluation says right after each move, before anything follows by itself; None: try them out."""
    if g.rebellion is not None:
        return None
    f = g.stack[-1]
    if isinstance(f, Place):
        return placed(g.clone(), seat, found) if f.left > 1 else None
    if not isinstance(f, (March, Muster, StartTroop, Tax, Build)):
        return None
    shift = Shift(g.clone(), seat)
    if isinstance(f, March):
        return [shift.marched(move) for move in found]
    if isinstance(f, Tax):
        return [shift.taxed(move) for move in found]
    if isinstance(f, Build):
        return [shift.built(move) for move in found]
    return [shift.mustered(move) for move in found]


def placed(scratch: State, seat: int, found: list[Move]) -> list[float]:
    """Advisors: only the own ones of a column, the hand and the coins change."""
    g = scratch
    coins = g.coins[seat]
    rest = evaluate(g, seat) - worth_of_coins(g, seat)
    with_bribe: list[float] = []
    for bribe in range(max([args[2] for _, args in found]) + 1):
        g.coins[seat] = coins - bribe
        with_bribe.append(rest + worth_of_coins(g, seat))
    g.coins[seat] = coins
    return [
        with_bribe[args[2]] + column_change(g, seat, args) - W.advisor_in_hand * (args[0] + 1)
        for _, args in found
    ]


def worth_of_coins(g: State, seat: int) -> float:
    """Everything in the evaluation that depends on one's coins."""
    return purse(g.coins[seat]) + deeds(g, seat) + agenda(g, seat)


def column_change(g: State, seat: int, args: Args) -> float:
    """The new advisor's space, and what the own ones lose that it bumps down."""
    number = args[0] + 1
    space = args[1] * MAX_ROWS
    bottom = space + g.rows() - 1
    while g.board[space] and power_on(g.board[space]) >= number + args[2]:
        space += 1
    value = space_value(g, seat, space, number)
    while space < bottom:
        cell = g.board[space]
        if seat_on(cell) == seat:
            value += space_value(g, seat, space + 1, number_on(cell)) - space_value(
                g, seat, space, number_on(cell)
            )
        space += 1
    return value


def converts(g: State, seat: int, region: int) -> bool:
    """Whether a new church would replace somebody."""
    return g.rebels[region] > 0 or len(targets(g, seat, region)) > 0


class Shift:
    """How the evaluation changes when own pieces come and go: only the regions concerned are looked at again."""

    def __init__(self, scratch: State, seat: int) -> None:
        g = scratch
        self.g: Final = g
        self.seat: Final = seat
        self.rulers: Final = [ruler_at(g, region) for region in range(g.regions())]
        self.ruled: Final = [0] * (g.seats + 1)
        self.worths: Final = [worth(g, seat, region, self.rulers[region]) for region in range(g.regions())]
        self.land = 0.0
        for region in range(g.regions()):
            self.ruled[self.rulers[region]] += 1
            self.land += self.worths[region]
        self.holdings = holdings(g, seat)
        self.pending = pending(g, seat)
        self.deeds = deeds(g, seat)
        self.agenda = agenda(g, seat)
        self.deeds_move = g.deeds[seat] & ASK_WHERE != 0
        self.agenda_moves = g.agenda[seat] in (ESTEEMED, PROTECTIVE)

    def marched(self, move: Move) -> float:
        """The value after a troop, the leader, or the leader with companions went; then they are back again."""
        g, seat = self.g, self.seat
        verb, args = move
        if verb == TROOP:
            return self.went(args[0], args[1], 1, False)
        if verb == LEADER:
            return self.went(g.leader_at[seat], args[0], 0, True)
        if verb == TOGETHER:
            return self.went(g.leader_at[seat], args[0], args[1], True)
        return self.otherwise(move)

    def went(self, origin: int, region: int, troops: int, leader: bool) -> float:
        g, seat = self.g, self.seat
        g.troops[origin * SEATS + seat] -= troops
        g.troops[region * SEATS + seat] += troops
        if leader:
            g.leader_at[seat] = region
        value = self.value(origin, region)
        g.troops[origin * SEATS + seat] += troops
        g.troops[region * SEATS + seat] -= troops
        if leader:
            g.leader_at[seat] = origin
        return value

    def mustered(self, move: Move) -> float:
        """The value after a troop or the leader came in; then it is gone again."""
        g, seat = self.g, self.seat
        verb, args = move
        if verb > LEADER:
            return self.otherwise(move)
        region = args[0]
        if verb == LEADER:
            g.leader_at[seat] = region
            value = self.value(region, NOWHERE)
            g.leader_at[seat] = NOWHERE
        else:
            g.add_troop(seat, region)
            value = self.value(region, NOWHERE)
            g.remove_piece(seat, region)
        return value

    def taxed(self, move: Move) -> float:
        """The value with one more good, which the region then lacks; then it is back there."""
        g, seat = self.g, self.seat
        verb, args = move
        if verb != COLLECT:
            return self.otherwise(move)
        region = args[0]
        good = seat * GOODS + g.kinds[region]
        g.goods ^= 1 << region
        g.hold[good] += 1
        value = self.value_with(holdings(g, seat), region)
        g.goods ^= 1 << region
        g.hold[good] -= 1
        return value

    def built(self, move: Move) -> float:
        """The value with one more structure, which then is gone again; a church that replaces somebody is tried out."""
        g, seat = self.g, self.seat
        verb, args = move
        region = args[0] if args else NOWHERE
        if verb != BUILD_IT or (args[1] == CHURCH and converts(g, seat, region)):
            return self.otherwise(move)
        at = seat * STRUCTURES + args[1]
        g.built[at] ^= 1 << region
        value = self.value_with(holdings(g, seat), region)
        g.built[at] ^= 1 << region
        return value

    def otherwise(self, move: Move) -> float:
        """Stopping changes nothing; anything else is tried out."""
        if not move[1]:
            return self.value(NOWHERE, NOWHERE)
        h = self.g.clone()
        apply(h, self.seat, move)
        return evaluate(h, self.seat)

    def value(self, region: int, other: int) -> float:
        """The evaluation, after pieces came or went in up to two regions."""
        g, seat = self.g, self.seat
        ruled = self.ruled.copy()
        value = self.land + self.holdings + self.pending
        if region != NOWHERE:
            value += self.change(region, ruled)
        if other != NOWHERE:
            value += self.change(other, ruled)
        value += rivalry(g, seat, ruled) + army(g, seat)
        value += deeds(g, seat) if self.deeds_move else self.deeds
        return value + (agenda(g, seat) if self.agenda_moves else self.agenda)

    def value_with(self, held: float, region: int) -> float:
        """The evaluation, after holdings and one region changed."""
        g, seat = self.g, self.seat
        ruled = self.ruled.copy()
        value = self.land + self.change(region, ruled) + held + self.pending
        value += rivalry(g, seat, ruled) + army(g, seat)
        return value + deeds(g, seat) + agenda(g, seat)

    def change(self, region: int, ruled: list[int]) -> float:
        """A region's worth against before; who rules it is counted anew."""
        who = ruler_at(self.g, region)
        ruled[self.rulers[region]] -= 1
        ruled[who] += 1
        return worth(self.g, self.seat, region, who) - self.worths[region]
