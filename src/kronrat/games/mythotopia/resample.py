"""What a seat cannot know, drawn anew [cards-6]: other hands and draw piles, the Philosopher's card, sealed choices."""

from __future__ import annotations

from kronrat.games.mythotopia.data import NO_CARD
from kronrat.games.mythotopia.rules.piles import insert
from kronrat.games.mythotopia.rules.secrets import GiveBackTwo
from kronrat.games.mythotopia.state import State
from kronrat.games.mythotopia.view import hidden_hand
from kronrat.kernel.dice import Dice

TRIES = 100


def resample(g: State, seat: int, dice: Dice) -> State:
    """A state that looks the same to this seat. Whoever is in the middle of a move can still finish it."""
    other = g.clone()
    for who in range(g.seats):
        if who != seat:
            deal_anew(other, who, dice)
            choose_anew(other, who, dice)
    if not finishable(other):
        for _ in range(TRIES):
            deal_anew(other, other.stack[-1].seat, dice)
            if finishable(other):
                return other
        # so rare that the true hand is the only one left to try
        who = other.stack[-1].seat
        other.hand[who], other.deck[who] = g.hand[who].copy(), g.deck[who].copy()
    return other


def finishable(g: State) -> bool:
    """Whether the seat that is asked has an answer."""
    step = g.stack[-1] if g.stack else None
    if step is None or step.seat < 0:
        return True
    for verb in step.verbs():
        if verb.can(g, step, step.seat):
            return True
    return False


def deal_anew(g: State, who: int, dice: Dice) -> None:
    """Hidden hand cards and draw pile are shuffled together; the number in each stays."""
    hidden = hidden_hand(g, who)
    pool = g.deck[who] + hidden
    hand = [card for card in g.hand[who] if card not in hidden]
    for _ in hidden:
        insert(hand, pool.pop(dice.below(len(pool))))
    pool.sort()
    g.hand[who], g.deck[who] = hand, pool
    if g.secret != NO_CARD and g.secret_seat == who:
        guess_secret(g, who, dice)
    if g.offer and g.active == who:
        pile = g.pile + g.offer
        g.offer = sorted(pile.pop(dice.below(len(pile))) for _ in range(len(g.offer)))
        g.pile = sorted(pile)


def guess_secret(g: State, who: int, dice: Dice) -> None:
    """The Philosopher's card may be any that nobody has seen."""
    g.hand[who].remove(g.secret)
    insert(g.pile, g.secret)
    g.secret = g.pile.pop(dice.below(len(g.pile)))
    insert(g.hand[who], g.secret)


def choose_anew(g: State, who: int, dice: Dice) -> None:
    """A sealed choice could be any."""
    step = g.stack[-1] if g.stack else None
    if not g.chosen[who]:
        return
    first = dice.pick_bit(g.held[who])
    g.chosen[who] = 1 << first
    if isinstance(step, GiveBackTwo):
        g.chosen[who] |= 1 << dice.pick_bit(g.held[who] & ~(1 << first))
