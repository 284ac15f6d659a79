"""What a seat cannot know, drawn anew [setup-5]."""

from __future__ import annotations

from kronrat.games.loewenherz.data import STACK_MASK
from kronrat.games.loewenherz.state import State
from kronrat.kernel.dice import Dice


def resample(g: State, seat: int, dice: Dice) -> State:
    """Deal the cards that a seat cannot place anew among the other hands and the deck, stack by stack.

    The letter on a card's back is open, so every hand and the deck keep their number of cards of each letter; what
    was taken from the market stays where everybody saw it go.
    """
    other = g.clone()
    others = [s for s in range(g.seats) if s != seat]
    for mask in STACK_MASK:
        unknown = g.deck & mask
        for s in others:
            unknown |= g.hand[s] & ~g.taken[s] & mask
        for s in others:
            drawn = 0
            for _ in range((g.hand[s] & ~g.taken[s] & mask).bit_count()):
                bit = 1 << dice.pick_bit(unknown)
                unknown ^= bit
                drawn |= bit
            other.hand[s] = other.hand[s] & ~mask | g.taken[s] & mask | drawn
        other.deck = other.deck & ~mask | unknown
    return other
