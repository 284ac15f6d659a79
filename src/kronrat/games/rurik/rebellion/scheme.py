"""Scheme: no card is drawn; the top coin of the priority's column goes to the dock and uncovers a bonus."""

from __future__ import annotations

from typing import Annotated, Final

from kronrat.declare.fields import fields
from kronrat.games.rurik.data import SLOT, TRACK
from kronrat.games.rurik.rebellion.cards import PRIORITIES
from kronrat.games.rurik.rebellion.mats import BONUS_AMOUNT, BONUS_FOR, BONUS_KIND, ROWS_EACH, SLOTS
from kronrat.games.rurik.rebellion.reasons import UNLOCK_HERE, UNLOCK_LEFTMOST, UNLOCKED, YOU_LEAD
from kronrat.games.rurik.rebellion.rule import ByRule, side
from kronrat.games.rurik.state import State
from kronrat.kernel.step import AnyVerb, Args, Step

BY_SCHEME: Final = -1
NO_SLOT: Final = -1


@fields
class OfferUnlock(Step):
    """Automatic: uncover a bonus if one is still covered."""

    name = "rebel-offer"
    track: Annotated[int, TRACK]  # BY_SCHEME, or the track on which you lead

    def run(self, g: State) -> None:
        if side(g).covered:
            g.push(Unlock(self.seat, self.track))


@fields
class Unlock(Step):
    """The Rebellion uncovers a bonus."""

    name = "rebel-unlock"
    track: Annotated[int, TRACK]

    def verbs(self) -> list[AnyVerb]:
        return VERBS


def top_coin(covered: int, column: int) -> int:
    """The topmost covered bonus of a column; NO_SLOT."""
    for slot in range(column * ROWS_EACH, (column + 1) * ROWS_EACH):
        if covered >> slot & 1:
            return slot
    return NO_SLOT


def next_coin(g: State) -> int:
    """The current column's top coin; if it has none left, that of the leftmost column that has one [solo-scheme-1]."""
    deck = side(g)
    slot = top_coin(deck.covered, deck.priority)
    column = 0
    while slot == NO_SLOT and column < PRIORITIES:
        slot = top_coin(deck.covered, column)
        column += 1
    return slot


class Uncover(ByRule[Unlock]):
    """The coin goes to the dock; the bonus counts from the next action on [solo-turn-3]."""

    name = "unlock"
    params = [SLOT]

    def dictated(self, g: State, f: Unlock) -> Args | None:
        return (next_coin(g),)

    def do(self, g: State, f: Unlock, seat: int, args: Args) -> None:
        deck = side(g)
        if f.track != BY_SCHEME:
            g.note(YOU_LEAD, (f.track,))
        column = args[0] // ROWS_EACH
        if column == deck.priority:
            g.note(UNLOCK_HERE, (column,))
        else:
            g.note(UNLOCK_LEFTMOST, (deck.priority, column))
        at = deck.level * SLOTS + args[0]
        g.note(UNLOCKED, (BONUS_FOR[at], BONUS_KIND[at], BONUS_AMOUNT[at]))
        deck.covered &= ~(1 << args[0])
        g.coins[seat] += 1


VERBS: Final[list[AnyVerb]] = [Uncover()]
