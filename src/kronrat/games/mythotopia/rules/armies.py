"""Armies onto the board and off it."""

from __future__ import annotations

from typing import Annotated, Final

from kronrat.declare.fields import fields
from kronrat.games.mythotopia import why
from kronrat.games.mythotopia.data import (
    ARMIES,
    ARMY,
    ARMY_COUNT,
    CONVERTER,
    FOOD,
    MERCENARY_COUNT,
    ORDER,
    PLAYERS,
    PROVINCE,
)
from kronrat.games.mythotopia.rules.action import NO_ACTION_LEFT, Acting, act
from kronrat.games.mythotopia.rules.choosing import Choice, OwnCard
from kronrat.games.mythotopia.rules.events import PLACED
from kronrat.games.mythotopia.rules.paying import Pay
from kronrat.games.mythotopia.rules.piles import spend
from kronrat.games.mythotopia.rules.purse import START, affords, bind, converters, is_bound
from kronrat.games.mythotopia.state import State
from kronrat.kernel.errors import Why
from kronrat.kernel.step import AnyVerb, Args, Step, Verb
from kronrat.parts.bits import members


@fields
class Muster(Step):
    """Play army symbols one card at a time; each sends its armies from the stock to the province [invade-5]."""

    name = "muster"
    target: Annotated[int, PROVINCE]
    low: Annotated[int, ORDER]
    sent: Annotated[int, ARMY_COUNT]

    def verbs(self) -> list[AnyVerb]:
        return MUSTER_VERBS


def send(g: State, f: Muster, number: int, low: int) -> None:
    """Armies go from the personal stock to the province."""
    seat = f.seat
    number = min(number, g.stock[seat])
    g.stock[seat] -= number
    g.armies[PLAYERS * f.target + seat] += number
    g.camps[seat] |= 1 << f.target
    if g.stock[seat]:
        g.push(Muster(seat, f.target, low, f.sent + number))
    else:
        g.note(PLACED, (seat, f.target, f.sent + number))


class SendArmies(OwnCard[Muster]):
    """One army in stock for every symbol; a single Army card may be played for the very last army [armies-2]."""

    name = "play"

    def judge(self, g: State, f: Muster, seat: int, args: Args) -> Why | None:
        card = args[0]
        if not g.has(seat, card):
            return why.NOT_YOURS
        if not ARMIES[card]:
            return why.NO_SUCH_SYMBOL
        if card <= f.low:
            return why.IN_ORDER
        return None if ARMIES[card] <= g.stock[seat] or is_last(g, f) else why.TOO_FEW_ARMIES

    def do(self, g: State, f: Muster, seat: int, args: Args) -> None:
        spend(g, seat, args[0])
        send(g, f, ARMIES[args[0]], args[0])


def is_last(g: State, f: Muster) -> bool:
    """Only one army was left in stock when the action began [armies-2]."""
    return f.sent == 0 and g.stock[f.seat] == 1


class CallLevies(OwnCard[Muster]):
    """Levies: once per turn any card counts as one army, whatever it shows; before the plain cards [pay-5]."""

    name = "levy"

    def barred(self, g: State, f: Muster, seat: int) -> Why | None:
        if not converters(g, seat) >> ARMY & 1:
            return why.NO_SUCH_WAY
        return None if f.low == START else why.IN_ORDER

    def judge(self, g: State, f: Muster, seat: int, args: Args) -> Why | None:
        card = args[0]
        if not g.has(seat, card):
            return why.NOT_YOURS
        if card == CONVERTER[ARMY]:
            return why.NOT_ITSELF
        return why.ONE_PURPOSE if is_bound(g, card) else None

    def do(self, g: State, f: Muster, seat: int, args: Args) -> None:
        spend(g, seat, args[0])
        g.flags |= 1 << ARMY
        bind(g, CONVERTER[ARMY])
        send(g, f, 1, f.low)


class MusterEnough(Verb[State, Muster]):
    """At least one army; then one may stop [turn-6]."""

    name = "enough"

    def why_not(self, g: State, f: Muster, seat: int, args: Args) -> Why | None:
        return None if f.sent else why.AT_LEAST_ONE

    def do(self, g: State, f: Muster, seat: int, args: Args) -> None:
        g.note(PLACED, (seat, f.target, f.sent))


MUSTER_VERBS: Final[list[AnyVerb]] = [SendArmies(), CallLevies(), MusterEnough()]


class PlaceArmies(Choice[Acting]):
    """To one own province, or for one food to a province where one already has armies [armies-1]."""

    name = "place"
    params = [PROVINCE]

    def barred(self, g: State, f: Acting, seat: int) -> Why | None:
        if not f.left:
            return NO_ACTION_LEFT
        if not g.stock[seat]:
            return why.NO_ARMIES
        return None if affords(g, seat, g.usable(seat), FOOD, 0, ARMY, 1) else why.CANNOT_PAY

    def judge(self, g: State, f: Acting, seat: int, args: Args) -> Why | None:
        if g.held[seat] >> args[0] & 1:
            return None
        if not g.camps[seat] >> args[0] & 1:
            return why.NOT_YOUR_PLACE
        return None if affords(g, seat, g.usable(seat), FOOD, 1, ARMY, 1) else why.CANNOT_PAY

    def likely(self, g: State, f: Acting, seat: int, args: Args) -> list[int]:
        return members(g.held[seat] | g.camps[seat])

    def do(self, g: State, f: Acting, seat: int, args: Args) -> None:
        muster = Muster(seat, args[0], START, 0)
        if g.held[seat] >> args[0] & 1:
            act(g, f, [muster])
        else:
            act(g, f, [Pay(seat, FOOD, 1, START, ARMY, 1), muster])


class RemoveArmies(Choice[Acting]):
    """Any number of own armies and mercenaries from one province without a war [armies-3]."""

    name = "withdraw"
    params = [PROVINCE, ARMY_COUNT, MERCENARY_COUNT]

    def barred(self, g: State, f: Acting, seat: int) -> Why | None:
        return None if f.left else NO_ACTION_LEFT

    def judge(self, g: State, f: Acting, seat: int, args: Args) -> Why | None:
        there = g.armies[PLAYERS * args[0] + seat]
        hired = g.mercenaries_at(args[0], seat)
        if len(args) == 1:
            if not there and not hired:
                return why.NO_ARMIES_HERE
            return why.AT_WAR if g.wars() >> args[0] & 1 else None
        if len(args) == 2:
            if args[1] == 0 and not hired:
                return why.AT_LEAST_ONE
            return None if args[1] <= there else why.TOO_FEW_ARMIES
        if args[1] == 0 and args[2] == 0:
            return why.AT_LEAST_ONE
        return None if args[2] <= hired else why.TOO_FEW_ARMIES

    def likely(self, g: State, f: Acting, seat: int, args: Args) -> list[int]:
        if len(args) == 1:
            return list(range(g.armies[PLAYERS * args[0] + seat] + 1))
        if args:
            return MERCENARY_COUNT.values
        mask = g.camps[seat]
        for hired in g.mercenaries:
            if hired % PLAYERS == seat:
                mask |= 1 << hired // PLAYERS
        return members(mask & ~g.wars()) if mask else []

    def do(self, g: State, f: Acting, seat: int, args: Args) -> None:
        province, number, hired = args
        g.armies[PLAYERS * province + seat] -= number
        g.stock[seat] += number
        if not g.armies[PLAYERS * province + seat]:
            g.camps[seat] &= ~(1 << province)
        for _ in range(hired):
            g.mercenaries.remove(PLAYERS * province + seat)
        act(g, f, [])
