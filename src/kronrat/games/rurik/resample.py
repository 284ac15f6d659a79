"""What a seat cannot know, drawn anew: schemes in other hands and in the decks, and the others' agendas."""

from __future__ import annotations

from kronrat.games.rurik.rebellion.side import NO_CARD, REBELLION, Rebellion
from kronrat.games.rurik.rules.opening import agendas_in_play
from kronrat.games.rurik.state import NOBODY, State
from kronrat.kernel.dice import Dice
from kronrat.parts.bits import members
from kronrat.parts.graph import count


def resample(g: State, seat: int, dice: Dice) -> State:
    """Schemes in other hands and in the decks, and the others' agendas, drawn anew; all else lies open."""
    out = g.clone()
    if g.stack:
        redraw_agendas(out, seat, dice)
    out.schemes.redraw(seat, dice)
    if out.rebellion is not None and seat != REBELLION:
        redraw_bottom(out.rebellion, dice)
    return out


def redraw_bottom(side: Rebellion, dice: Dice) -> None:
    """The card at the bottom of the deck could be any that nobody has seen and that begins with the same lines."""
    if side.bottom != NO_CARD:
        card = dice.pick_bit(side.unseen())
        side.pool = (side.pool | 1 << side.bottom) & ~(1 << card)
        side.bottom = card


def redraw_agendas(g: State, seat: int, dice: Dice) -> None:
    """What the others were dealt, and which one they kept, could be any the seat has not seen itself."""
    rest = agendas_in_play(g) & ~(g.deal[seat] if seat >= 0 else 0)
    for other in range(g.seats):
        if other == seat:
            continue
        dealt = 0
        for _ in range(count(g.deal[other])):
            agenda = dice.pick_bit(rest)
            rest &= ~(1 << agenda)
            dealt |= 1 << agenda
        g.deal[other] = dealt
        if g.agenda[other] != NOBODY:
            g.agenda[other] = members(dealt)[dice.below(2)]
