"""What gold buys: armies and ships, a card, patronage."""

from __future__ import annotations

from typing import Final

from kronrat.declare.fields import fields
from kronrat.games.mythotopia import why
from kronrat.games.mythotopia.data import (
    ARMY_COUNT,
    CARD,
    DRAFTED,
    FIRST_IMPROVEMENT,
    FIRST_START,
    GOLD,
    PATRONAGE_VP,
    SCRIBE,
    SHIP_COUNT,
)
from kronrat.games.mythotopia.rules.action import NO_ACTION_LEFT, Acting, act
from kronrat.games.mythotopia.rules.choosing import Choice
from kronrat.games.mythotopia.rules.counters import can_take, kept_for_counter, reward
from kronrat.games.mythotopia.rules.events import BOUGHT
from kronrat.games.mythotopia.rules.paying import pay
from kronrat.games.mythotopia.rules.piles import gain
from kronrat.games.mythotopia.rules.purse import NOTHING, affords, can_spend, has_gold, minus, most
from kronrat.games.mythotopia.state import State, holds
from kronrat.kernel.errors import Why
from kronrat.kernel.step import Args, Step, Verb
from kronrat.parts.bits import members

SHIP_PRICE: Final = 2
PATRONAGE_PRICE: Final = 2


class Buy(Choice[Acting]):
    """One gold an army, two gold a ship, from the general to the personal stock [buy-1]."""

    name = "buy"
    params = [ARMY_COUNT, SHIP_COUNT]

    def barred(self, g: State, f: Acting, seat: int) -> Why | None:
        if not f.left:
            return NO_ACTION_LEFT
        return None if has_gold(g, seat) else why.CANNOT_PAY

    def judge(self, g: State, f: Acting, seat: int, args: Args) -> Why | None:
        if len(args) == 1:
            if args[0] > g.barracks[seat]:
                return why.NOT_FOR_SALE
            if args[0] == 0 and not g.shipyard[seat]:
                return why.AT_LEAST_ONE
            least = args[0] if args[0] else SHIP_PRICE
            return None if can_spend(g, seat, GOLD, least) else why.CANNOT_PAY
        if args[1] > g.shipyard[seat]:
            return why.NOT_FOR_SALE
        if args[0] == 0 and args[1] == 0:
            return why.AT_LEAST_ONE
        price = args[0] + SHIP_PRICE * args[1]
        return None if can_spend(g, seat, GOLD, price) else why.CANNOT_PAY

    def can(self, g: State, f: Acting, seat: int) -> bool:
        if self.barred(g, f, seat) is not None:
            return False
        return g.barracks[seat] > 0 or self.judge(g, f, seat, (0,)) is None

    def likely(self, g: State, f: Acting, seat: int, args: Args) -> list[int]:
        gold = most(g, seat, GOLD)
        if args:
            return list(range(min(g.shipyard[seat], (gold - args[0]) // SHIP_PRICE) + 1))
        return list(range(min(g.barracks[seat], gold) + 1))

    def do(self, g: State, f: Acting, seat: int, args: Args) -> None:
        price = args[0] + SHIP_PRICE * args[1]
        act(g, f, [pay(seat, GOLD, price), Deliver(seat, args[0], args[1])])


@fields
class Deliver(Step):
    """What was paid for moves to the personal stock."""

    name = "deliver"
    armies: int
    ships: int

    def run(self, g: State) -> None:
        g.barracks[self.seat] -= self.armies
        g.stock[self.seat] += self.armies
        g.shipyard[self.seat] -= self.ships
        g.harbour[self.seat] += self.ships
        g.note(BOUGHT, (self.seat, self.armies, self.ships))


class Draft(Choice[Acting]):
    """Once per turn, one gold: an improvement from the display, or an own card removed earlier [draft-1, draft-2]."""

    name = "draft"
    params = [CARD]

    def barred(self, g: State, f: Acting, seat: int) -> Why | None:
        if not f.left:
            return NO_ACTION_LEFT
        if g.flags & DRAFTED:
            return why.ONCE_A_TURN
        return None if has_gold(g, seat) else why.CANNOT_PAY

    def judge(self, g: State, f: Acting, seat: int, args: Args) -> Why | None:
        card = args[0]
        if card < FIRST_IMPROVEMENT:
            if not (g.land & g.held[seat]) >> card & 1:
                return why.NOT_ON_DISPLAY
        elif card >= FIRST_START:
            if not holds(g.aside[seat], card):
                return why.NOT_ON_DISPLAY
        elif not holds(g.display, card):
            return why.NOT_ON_DISPLAY
        return why.JUST_REMOVED if holds(g.fresh, card) else None

    def likely(self, g: State, f: Acting, seat: int, args: Args) -> list[int]:
        return members(g.land & g.held[seat]) + g.display + g.aside[seat]

    def do(self, g: State, f: Acting, seat: int, args: Args) -> None:
        g.flags |= DRAFTED
        act(g, f, [pay(seat, GOLD, 1), Receive(seat, args[0])])


@fields
class Receive(Step):
    """The drafted card goes to the discard pile; the display is not refilled [draft-1]."""

    name = "receive"
    card: int

    def run(self, g: State) -> None:
        card = self.card
        if card < FIRST_IMPROVEMENT:
            g.land &= ~(1 << card)
        elif card >= FIRST_START:
            g.aside[self.seat].remove(card)
        else:
            g.display.remove(card)
        gain(g, self.seat, card)


class Patronage(Verb[State, Acting]):
    """Two gold for one counter of Patronage [patronage-1]."""

    name = "patronage"

    def why_not(self, g: State, f: Acting, seat: int, args: Args) -> Why | None:
        if not f.left:
            return NO_ACTION_LEFT
        if not g.in_play >> PATRONAGE_VP & 1:
            return why.NOT_IN_PLAY
        if not can_take(g, seat, PATRONAGE_VP):
            return why.NO_COUNTER
        cards = g.usable(seat)
        if kept_for_counter(g, PATRONAGE_VP):
            cards = minus(cards, SCRIBE)
        return None if affords(g, seat, cards, GOLD, PATRONAGE_PRICE, NOTHING, 0) else why.CANNOT_PAY

    def do(self, g: State, f: Acting, seat: int, args: Args) -> None:
        g.flags |= kept_for_counter(g, PATRONAGE_VP)
        act(g, f, [pay(seat, GOLD, PATRONAGE_PRICE), *reward(g, seat, PATRONAGE_VP, 0)])
