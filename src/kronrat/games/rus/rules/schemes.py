"""Playing Schemes: one with an action, its points in the same pool; and the one that cancels another."""

from __future__ import annotations

from typing import Annotated, Final

from kronrat.declare.fields import fields
from kronrat.games.rus import why
from kronrat.games.rus.data import (
    ANSWER,
    CANCEL,
    CANCELS,
    CREDIT,
    FAST_MARCH,
    GAINS,
    KIND,
    SCHEME,
    SCHEME_GAIN,
    SCHEME_PRICE,
)
from kronrat.games.rus.rules.epic import watch
from kronrat.games.rus.rules.events import CANCELLED, TAKES_EFFECT
from kronrat.games.rus.rules.land import earn, in_order, spend
from kronrat.games.rus.rules.powers import has
from kronrat.games.rus.rules.turn import TurnVerb
from kronrat.games.rus.state import ACTED, CREDITED, DONE, DREW, GOLD_GAIN, MARCHED, MOVES, SCHEMED, State
from kronrat.kernel.domain import numbers
from kronrat.kernel.errors import Why
from kronrat.kernel.step import AnyVerb, Args, Step, Together, Verb
from kronrat.parts.bits import members
from kronrat.parts.seats import SEAT

NO: Final = 0
YES: Final = 1
FREELY: Final = numbers("freely", 1)


def grant(g: State, seat: int, gain: int, amount: int) -> None:
    """Points and rights go to one pool, whoever gave them; fast march adds one move a turn [scheme-5, ability-3]."""
    if gain == GOLD_GAIN:
        earn(g, seat, amount)
        return
    if gain == MOVES and amount and not g.turn[DONE] & MARCHED and has(g, seat, FAST_MARCH):
        g.turn[DONE] |= MARCHED
        amount += 1
    g.turn[gain] += amount


class Play(TurnVerb):
    """One Scheme a turn, before, during or after the action, but not with a draw and not with a Rally [scheme-4]."""

    name = "scheme"
    params = [SCHEME]

    def why_never(self, g: State, seat: int) -> Why | None:
        if g.turn[DONE] & SCHEMED:
            return why.ONE_SCHEME
        return why.DREW_ALREADY if g.turn[DONE] & DREW else super().why_never(g, seat)

    def why_not_this(self, g: State, seat: int, args: Args) -> Why | None:
        if not g.schemes.hands[seat] >> args[0] & 1:
            return why.NOT_IN_HAND
        if KIND[args[0]] == CANCEL:
            return why.ONLY_IN_RESPONSE
        return self.why_not_price(g, seat, SCHEME_PRICE[KIND[args[0]]])

    def why_not_price(self, g: State, seat: int, price: int) -> Why | None:
        return None if price <= g.gold[seat] else why.CANNOT_PAY

    def worth_asking(self, g: State, seat: int, args: Args) -> list[int]:
        return members(g.schemes.hands[seat])

    def do(self, g: State, f: Step, seat: int, args: Args) -> None:
        announce(g, f, seat, args[0], NO)


class PlayFree(Play):
    """Credit: once per Action Phase an action's price in Gold is not paid [ability-8]."""

    name = "scheme-free"

    def why_never(self, g: State, seat: int) -> Why | None:
        return super().why_never(g, seat) if has_credit(g, seat) else why.NO_CREDIT

    def why_not_price(self, g: State, seat: int, price: int) -> Why | None:
        return None if price else why.NOTHING_DUE

    def do(self, g: State, f: Step, seat: int, args: Args) -> None:
        announce(g, f, seat, args[0], YES)


def has_credit(g: State, seat: int) -> bool:
    return not g.used[seat] & CREDITED and has(g, seat, CREDIT)


def announce(g: State, f: Step, seat: int, card: int, free: int) -> None:
    """The card lies open; every other seat is asked before it takes effect [scheme-6]."""
    g.turn[DONE] |= SCHEMED | ACTED
    g.schemes.spend(seat, card)
    g.answers = 0
    everybody = (1 << g.seats) - 1
    g.then([Response(everybody & ~(1 << seat), seat, card, free), f])


@fields
class Response(Together):
    """Every other seat answers under seal, whether or not it could cancel, so that time tells nothing [scheme-6]."""

    name = "response"
    actor: Annotated[int, SEAT]
    card: Annotated[int, SCHEME]
    free: Annotated[int, FREELY]

    def verbs(self) -> list[AnyVerb]:
        return RESPONSE_VERBS


class Answer(Verb[State, Response]):
    """Let it happen, or cancel it with the card for that; the first in turn order who wants to does [scheme-6]."""

    name = "answer"
    params = [ANSWER]

    def why_not(self, g: State, f: Response, seat: int, args: Args) -> Why | None:
        return why.NO_CANCEL if args[0] == YES and not g.schemes.hands[seat] & CANCELS else None

    def do(self, g: State, f: Response, seat: int, args: Args) -> None:
        if args[0] == YES:
            g.answers |= 1 << seat
        left = f.left(seat)
        if left:
            g.push(Response(left, f.actor, f.card, f.free))
        else:
            resolve(g, f)

    def seen_by(self, g: State, f: Response, seat: int, args: Args) -> int:
        return 0


def resolve(g: State, f: Response) -> None:
    """A cancelled Scheme is lost, its price is not paid, and the turn has no other [scheme-7]."""
    wishes = g.answers
    g.answers = 0
    for seat in in_order(g):
        if wishes >> seat & 1:
            g.schemes.spend(seat, members(g.schemes.hands[seat] & CANCELS)[0])
            g.note(CANCELLED, (seat, f.card))
            return
    g.note(TAKES_EFFECT, (f.card,))
    kind = KIND[f.card]
    if f.free:
        g.used[f.actor] |= CREDITED
    else:
        spend(g, f.actor, SCHEME_PRICE[kind])
    for gain in range(GAINS):
        amount = SCHEME_GAIN[kind * GAINS + gain]
        if amount:
            grant(g, f.actor, gain, amount)
    watch(g, f.actor)


RESPONSE_VERBS: Final[list[AnyVerb]] = [Answer()]
