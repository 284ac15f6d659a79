"""A state drawn anew from what one seat knows."""

from __future__ import annotations

from kronrat.games.rus.data import AGENDA, CANCELS, NONE
from kronrat.games.rus.rules.schemes import Response
from kronrat.games.rus.state import RUNNING, State
from kronrat.kernel.dice import Dice


def resample(g: State, seat: int, dice: Dice) -> State:
    """Other hands, unseen decks, others' Agendas and their sealed answers are drawn anew."""
    new = g.clone()
    new.schemes.redraw(seat, dice)
    if g.ended == RUNNING:
        agendas = [a for a in AGENDA.values if seat < 0 or a != g.agenda[seat]]
        for other in range(g.seats):
            if other != seat and g.agenda[other] != NONE:
                new.agenda[other] = agendas.pop(dice.below(len(agendas)))
    step = g.stack[-1] if g.stack else None
    if isinstance(step, Response):
        new.answers = g.answers & 1 << seat if seat >= 0 else 0
        for other in range(g.seats):
            answered = other != step.actor and not step.waiting >> other & 1
            if other != seat and answered and new.schemes.hands[other] & CANCELS:
                new.answers |= dice.below(2) << other
    return new
