"""Victory point counters: taken from their card, or with the Scribe from the spare stock."""

from __future__ import annotations

from typing import Annotated, Final

from kronrat.declare.fields import fields
from kronrat.games.mythotopia import why
from kronrat.games.mythotopia.data import (
    BOUND_BIT,
    BY_CONDITION,
    CASTLE_VP,
    CONDITIONS,
    COUNTER_VALUE,
    FROM_CARD,
    FROM_NOWHERE,
    FROM_SPARE,
    ISLAND_VALUE,
    ISLANDS,
    ISLES_VP,
    ORDER,
    SCRIBE,
    SEAS_NEEDED,
    SEAS_VP,
    SEAS_WON,
    SOURCE,
    VALUES,
    VICTORIES,
    VICTORY,
)
from kronrat.games.mythotopia.rules.events import COUNTER_TAKEN
from kronrat.games.mythotopia.state import State
from kronrat.kernel.errors import Why
from kronrat.kernel.step import AnyVerb, Args, Step, Verb


def value_of(g: State, victory: int, condition: int) -> int:
    """What a counter of this card is worth."""
    if victory == ISLES_VP:
        return ISLAND_VALUE[condition]
    if victory == CASTLE_VP:
        return g.settings.castle_value
    return COUNTER_VALUE[victory]


def on_card(g: State, victory: int, condition: int) -> bool:
    """Whether the counter lies on its card and may still be taken."""
    if not BY_CONDITION[victory]:
        return g.left[victory] > 0
    if victory == SEAS_VP and g.won & SEAS_WON << condition:
        return False  # what the first left there goes to nobody else [points-4]
    return (g.left[victory] >> condition & 1) == 1


def by_scribe(g: State, seat: int, victory: int, condition: int) -> bool:
    """Scribe: a counter of the same value from the spare stock; on Master of the Seas a village marks it [points-6]."""
    if not g.works(seat, SCRIBE) or not g.spare[value_of(g, victory, condition)]:
        return False
    return victory != SEAS_VP or g.villages[seat] > 0


def can_take(g: State, seat: int, victory: int) -> bool:
    """Whether an ordinary card in play has a counter for this seat."""
    return (g.in_play >> victory & 1) == 1 and (on_card(g, victory, 0) or by_scribe(g, seat, victory, 0))


def kept_for_counter(g: State, victory: int) -> int:
    """The Scribe's bit where only he has a counter: then he cannot be spent for it [pay-6, points-6]."""
    return 0 if on_card(g, victory, 0) else BOUND_BIT[SCRIBE]


def take(g: State, seat: int, victory: int, condition: int, source: int) -> None:
    """The counter goes to the seat and can never be lost [points-2]."""
    value = value_of(g, victory, condition)
    if victory == SEAS_VP:
        g.won |= SEAS_WON << condition
    if source == FROM_NOWHERE:
        return
    if source == FROM_CARD:
        if BY_CONDITION[victory]:
            g.left[victory] &= ~(1 << condition)
        else:
            g.left[victory] -= 1
    else:
        g.spare[value] -= 1
        if victory == SEAS_VP:
            g.villages[seat] -= 1
            g.markers[seat] += 1
    g.counters[VALUES * seat + value] += 1
    g.note(COUNTER_TAKEN, (seat, victory, value, source))


def take_plainly(g: State, seat: int, victory: int, condition: int) -> None:
    """Without asking: from the card, else by the Scribe, else nothing."""
    if on_card(g, victory, condition):
        take(g, seat, victory, condition, FROM_CARD)
    elif by_scribe(g, seat, victory, condition):
        take(g, seat, victory, condition, FROM_SPARE)


@fields
class Reward(Step):
    """A condition is met: the counter is taken; only the Scribe's owner may have a choice."""

    name = "reward"
    victory: int
    condition: int

    def run(self, g: State) -> None:
        there = on_card(g, self.victory, self.condition)
        if self.victory == SEAS_VP:
            # met once and for all, with a counter or without [points-4]
            g.sailed[self.seat] |= 1 << self.condition
        choice = there or self.victory == SEAS_VP
        if choice and by_scribe(g, self.seat, self.victory, self.condition):
            g.push(Claim(self.seat, self.victory, self.condition))
        else:
            take_plainly(g, self.seat, self.victory, self.condition)


@fields
class Claim(Step):
    """Scribe: from the card or from the spare stock [points-6]?"""

    name = "claim"
    victory: Annotated[int, VICTORY]
    condition: Annotated[int, ORDER]

    def verbs(self) -> list[AnyVerb]:
        return CLAIM_VERBS


class TakeFrom(Verb[State, Claim]):
    """Scribe: the card's counter, one of the same value from the spare stock, or (for a village) neither [points-6]."""

    name = "take"
    params = [SOURCE]

    def why_not(self, g: State, f: Claim, seat: int, args: Args) -> Why | None:
        there = on_card(g, f.victory, f.condition)
        if args[0] == FROM_CARD and not there:
            return why.NO_CHOICE
        if args[0] == FROM_NOWHERE and there:
            return why.NO_CHOICE
        return None

    def do(self, g: State, f: Claim, seat: int, args: Args) -> None:
        take(g, seat, f.victory, f.condition, args[0])


CLAIM_VERBS: Final[list[AnyVerb]] = [TakeFrom()]


def reward(g: State, seat: int, victory: int, condition: int) -> list[Step]:
    """The step that hands out a counter, if the card is in play."""
    return [Reward(seat, victory, condition)] if g.in_play >> victory & 1 else []


def reward_seas(g: State, seat: int, before: int, after: int) -> list[Step]:
    """Master of the Seas: ships in three seas, then in four; each once per player [points-4]."""
    if not g.in_play >> SEAS_VP & 1 or after == before:
        return []
    for condition in range(CONDITIONS):
        if before < SEAS_NEEDED[condition] <= after and not g.sailed[seat] >> condition & 1:
            return [Reward(seat, SEAS_VP, condition)]
    return []


def reward_isles(g: State, seat: int, province: int) -> list[Step]:
    """Lord of the Isles: at the moment a whole island becomes one's own [points-3]."""
    if not g.in_play >> ISLES_VP & 1:
        return []
    for condition in range(CONDITIONS):
        island = ISLANDS[condition]
        if island >> province & 1 and g.held[seat] & island == island:
            return [Reward(seat, ISLES_VP, condition)]
    return []


def empty_cards(g: State) -> int:
    """How many victory point cards in play have run out."""
    count = 0
    for victory in range(VICTORIES):
        if g.in_play >> victory & 1 and not g.left[victory]:
            count += 1
    return count
