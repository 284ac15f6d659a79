"""Refill from the deck or the power market."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final

from kronrat.declare.fields import fields
from kronrat.games.loewenherz.data import CARD, STACK_MASK
from kronrat.games.loewenherz.rules.end import king_returns
from kronrat.games.loewenherz.rules.events import LAST_CARD
from kronrat.games.loewenherz.state import State
from kronrat.games.loewenherz.why import JUST_SOLD, NOT_IN_MARKET, NOT_ON_TOP
from kronrat.kernel.errors import Why
from kronrat.kernel.step import CHANCE, AnyVerb, Args, Step, Verb
from kronrat.parts.bits import members
from kronrat.parts.seats import SEAT

NOTHING_SOLD: Final = -1


@fields
class Refill(Step):
    """Draw or take; `sold` is the card sold this turn, which may not come straight back [turn-2, market-3]."""

    name = "refill"
    sold: Annotated[int, CARD]

    def verbs(self) -> list[AnyVerb]:
        return REFILL_VERBS


@fields
class Draw(Step):
    """Chance: the top card of the deck for one seat. Only the letter on its back is known before [setup-3, setup-5]."""

    name = "draw"
    to: Annotated[int, SEAT]

    def verbs(self) -> list[AnyVerb]:
        return DRAW_VERBS


@fields
class EndTurn(Step):
    """The hand goes back to three cards [turn-2], until the last card of the deck was drawn [end-3]."""

    name = "end-turn"
    sold: int

    def run(self, g: State) -> None:
        if not g.settings.at_once and king_returns(g):
            return
        if g.deck:
            g.push(Refill(self.seat, self.sold))


def top_stack(g: State) -> int:
    """Stack A lies on top, then B, C, D: the cards of which the top one is drawn [setup-3]."""
    for mask in STACK_MASK:
        if g.deck & mask:
            return g.deck & mask
    return 0


class DrawCard(Verb[State, Refill]):
    """Take the top card of the deck, unseen [turn-2]. The button is the end of the turn and asks for no second yes."""

    name = "draw"

    def do(self, g: State, f: Refill, seat: int, args: Args) -> None:
        g.push(Draw(CHANCE, seat))


class TakeCard(Verb[State, Refill]):
    """Take any open card from the market, free, any number of times, but not the one just sold [market-2, market-3]."""

    name = "take"
    params = [CARD]

    def why_not(self, g: State, f: Refill, seat: int, args: Args) -> Why | None:
        if not g.market >> args[0] & 1:
            return NOT_IN_MARKET
        return JUST_SOLD if args[0] == f.sold else None

    def pick(self, g: State, f: Refill, seat: int, args: Args) -> Sequence[int]:
        return members(g.market & ~(1 << f.sold)) if f.sold != NOTHING_SOLD else members(g.market)

    def do(self, g: State, f: Refill, seat: int, args: Args) -> None:
        g.market ^= 1 << args[0]
        g.hand[seat] |= 1 << args[0]
        g.taken[seat] |= 1 << args[0]


class Deal(Verb[State, Draw]):
    """Chance answers a draw: each card of the top stack is equally likely; only its owner reads which."""

    name = "card"
    params = [CARD]

    def why_not(self, g: State, f: Draw, seat: int, args: Args) -> Why | None:
        return None if top_stack(g) >> args[0] & 1 else NOT_ON_TOP

    def pick(self, g: State, f: Draw, seat: int, args: Args) -> Sequence[int]:
        return members(top_stack(g))

    def seen_by(self, g: State, f: Draw, seat: int, args: Args) -> int:
        return 1 << f.to

    def do(self, g: State, f: Draw, seat: int, args: Args) -> None:
        g.deck ^= 1 << args[0]
        g.hand[f.to] |= 1 << args[0]
        if g.deck == 0:
            g.note(LAST_CARD, ())


REFILL_VERBS: Final[list[AnyVerb]] = [DrawCard(), TakeCard()]
DRAW_VERBS: Final[list[AnyVerb]] = [Deal()]
