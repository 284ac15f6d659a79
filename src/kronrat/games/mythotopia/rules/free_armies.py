"""Free actions that send armies away or bring them: Marauders, Mercenary, Militia."""

from __future__ import annotations

from kronrat.declare.fields import fields
from kronrat.games.mythotopia import why
from kronrat.games.mythotopia.data import (
    GOLD,
    MARAUDERS,
    MERCENARIES,
    MERCENARY,
    MERCENARY_COUNT,
    MILITIA,
    PLAYERS,
    PROVINCE,
)
from kronrat.games.mythotopia.rules.action import CARD_NOT_AT_HAND, Acting, act_freely
from kronrat.games.mythotopia.rules.card_actions import why_no_gold_beside
from kronrat.games.mythotopia.rules.choosing import Choice
from kronrat.games.mythotopia.rules.events import HIRED
from kronrat.games.mythotopia.rules.paying import pay
from kronrat.games.mythotopia.rules.piles import insert, spend
from kronrat.games.mythotopia.state import State
from kronrat.kernel.errors import Why
from kronrat.kernel.step import Args, Step, Verb
from kronrat.parts.bits import members
from kronrat.parts.seats import SEAT


class Maraud(Choice[Acting]):
    """Marauders: one army of anybody goes back to its owner's stock [text-4]."""

    name = "maraud"
    params = [PROVINCE, SEAT]
    roles = ["province", "owner"]

    def barred(self, g: State, f: Acting, seat: int) -> Why | None:
        return None if g.has(seat, MARAUDERS) else CARD_NOT_AT_HAND

    def likely(self, g: State, f: Acting, seat: int, args: Args) -> list[int]:
        if args:
            return SEAT.values
        mask = 0
        for owner in range(g.seats):
            mask |= g.camps[owner]
        return members(mask)

    def judge(self, g: State, f: Acting, seat: int, args: Args) -> Why | None:
        if len(args) == 1:
            for owner in range(g.seats):
                if g.camps[owner] >> args[0] & 1:
                    return None
            return why.NO_ARMY_TO_HIT
        there = args[1] < g.seats and g.camps[args[1]] >> args[0] & 1
        return None if there else why.NO_ARMY_TO_HIT

    def do(self, g: State, f: Acting, seat: int, args: Args) -> None:
        province, owner = args
        spend(g, seat, MARAUDERS)
        g.armies[PLAYERS * province + owner] -= 1
        g.stock[owner] += 1
        if not g.armies[PLAYERS * province + owner]:
            g.camps[owner] &= ~(1 << province)
        act_freely(g, f, [])


class Hire(Choice[Acting]):
    """Mercenary: for one gold, one or two mercenaries join an own army in one province [text-5]."""

    name = "hire"
    params = [PROVINCE, MERCENARY_COUNT]

    def barred(self, g: State, f: Acting, seat: int) -> Why | None:
        reason = why_no_gold_beside(g, seat, MERCENARY)
        return why.NO_MERCENARY if reason is None and len(g.mercenaries) >= MERCENARIES else reason

    def likely(self, g: State, f: Acting, seat: int, args: Args) -> list[int]:
        return MERCENARY_COUNT.values if args else members(g.camps[seat])

    def judge(self, g: State, f: Acting, seat: int, args: Args) -> Why | None:
        if len(args) == 1:
            return None if g.camps[seat] >> args[0] & 1 else why.NO_ARMY_BESIDE
        if args[1] == 0:
            return why.AT_LEAST_ONE
        return None if len(g.mercenaries) + args[1] <= MERCENARIES else why.NO_MERCENARY

    def do(self, g: State, f: Acting, seat: int, args: Args) -> None:
        spend(g, seat, MERCENARY)
        act_freely(g, f, [pay(seat, GOLD, 1), Join(seat, args[0], args[1])])


@fields
class Join(Step):
    """The mercenaries arrive."""

    name = "join"
    province: int
    number: int

    def run(self, g: State) -> None:
        for _ in range(self.number):
            insert(g.mercenaries, PLAYERS * self.province + self.seat)
        g.note(HIRED, (self.seat, self.province, self.number))


class CallMilitia(Verb[State, Acting]):
    """Militia: one army from the general to the personal stock [text-6]."""

    name = "militia"

    def why_not(self, g: State, f: Acting, seat: int, args: Args) -> Why | None:
        if not g.has(seat, MILITIA):
            return CARD_NOT_AT_HAND
        return None if g.barracks[seat] else why.NO_ARMY_TO_RAISE

    def do(self, g: State, f: Acting, seat: int, args: Args) -> None:
        spend(g, seat, MILITIA)
        g.barracks[seat] -= 1
        g.stock[seat] += 1
        act_freely(g, f, [])
