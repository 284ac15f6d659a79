"""What a seat cannot know, drawn anew: schemes in other hands and in the decks, and the others' agendas."""

from __future__ import annotations

from kronrat.games.rurik.data import AGENDAS
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
    return out


def redraw_agendas(g: State, seat: int, dice: Dice) -> None:
    """What the others were dealt, and which one they kept, could be any the seat has not seen itself."""
    rest = ((1 << AGENDAS) - 1) & ~(g.deal[seat] if seat >= 0 else 0)
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
