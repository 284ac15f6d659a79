"""The card of a turn: sell one, or play one and carry out one of its symbols."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kronrat.games.loewenherz.data import (
    ACTION,
    ACTIONS,
    ALLIANCE,
    BORDERS,
    CARD,
    DESERTER,
    EXPANSION,
    KNIGHTS,
    PARTS,
    PRICE,
    SALE,
    expansion_fields,
)
from kronrat.games.loewenherz.rules.alliance import MakeAlliance, can_ally
from kronrat.games.loewenherz.rules.borders import PlaceBorders, can_set_border
from kronrat.games.loewenherz.rules.deserter import ChooseDeserter, can_desert
from kronrat.games.loewenherz.rules.expansion import Expand, can_expand
from kronrat.games.loewenherz.rules.knights import PlaceKnights, can_place_knight
from kronrat.games.loewenherz.rules.market import EndTurn
from kronrat.games.loewenherz.state import State
from kronrat.games.loewenherz.why import NO_EFFECT, NOT_IN_HAND, NOT_ON_CARD, TOO_DEAR
from kronrat.kernel.errors import Why
from kronrat.kernel.step import AnyVerb, Args, Step, Verb
from kronrat.parts.bits import members


class PlayOrSell(Step):
    """Exactly one card is sold or played [turn-1]."""

    name = "turn"

    def verbs(self) -> list[AnyVerb]:
        return VERBS


def possible(g: State, seat: int, action: int, purse: int) -> bool:
    """A symbol can be chosen only if a part of it can be carried out with what is left of the purse [play-3]."""
    if action == BORDERS:
        return can_set_border(g)
    if action == KNIGHTS:
        return can_place_knight(g, seat, purse)
    if action == EXPANSION:
        return can_expand(g, seat)
    if action == DESERTER:
        return can_desert(g, seat, purse)
    return can_ally(g, seat)


def works(g: State, seat: int, card: int, action: int) -> bool:
    """Whether a card shows a symbol and, once its price is paid, the symbol can be chosen."""
    return PARTS[card][action] > 0 and possible(g, seat, action, g.ducats[seat] - PRICE[card])


def playable(g: State, seat: int, card: int) -> bool:
    """Whether a seat can pay for a card and choose one of its symbols."""
    if PRICE[card] <= g.ducats[seat]:
        for action in range(ACTIONS):
            if works(g, seat, card, action):
                return True
    return False


def leave_hand(g: State, seat: int, card: int) -> None:
    g.hand[seat] ^= 1 << card
    g.taken[seat] &= ~(1 << card)


class Sell(Verb[State, PlayOrSell]):
    """The card goes face up to the market, its sale value into the purse; always possible [market-1, turn-1]."""

    name = "sell"
    params = [CARD]

    def why_not(self, g: State, f: PlayOrSell, seat: int, args: Args) -> Why | None:
        return None if g.hand[seat] >> args[0] & 1 else NOT_IN_HAND

    def pick(self, g: State, f: PlayOrSell, seat: int, args: Args) -> Sequence[int]:
        return members(g.hand[seat])

    def do(self, g: State, f: PlayOrSell, seat: int, args: Args) -> None:
        card = args[0]
        leave_hand(g, seat, card)
        g.market |= 1 << card
        g.ducats[seat] += SALE[card]
        g.stack.pop()
        g.push(EndTurn(seat, card))


class Play(Verb[State, PlayOrSell]):
    """The price is paid, without debts [play-1]; the card is discarded, one of its symbols carried out [play-2]."""

    name = "play"
    params = [CARD, ACTION]

    def why_not(self, g: State, f: PlayOrSell, seat: int, args: Args) -> Why | None:
        card = args[0]
        if len(args) == 1:
            if not g.hand[seat] >> card & 1:
                return NOT_IN_HAND
            if PRICE[card] > g.ducats[seat]:
                return TOO_DEAR
            return None if playable(g, seat, card) else NO_EFFECT
        if not PARTS[card][args[1]]:
            return NOT_ON_CARD
        return None if works(g, seat, card, args[1]) else NO_EFFECT

    def pick(self, g: State, f: PlayOrSell, seat: int, args: Args) -> Sequence[int]:
        if args:
            return [action for action in range(ACTIONS) if works(g, seat, args[0], action)]
        return [card for card in members(g.hand[seat]) if playable(g, seat, card)]

    def can(self, g: State, f: PlayOrSell, seat: int) -> bool:
        for card in members(g.hand[seat]):
            if playable(g, seat, card):
                return True
        return False

    def do(self, g: State, f: PlayOrSell, seat: int, args: Args) -> None:
        card, action = args
        leave_hand(g, seat, card)
        g.discard |= 1 << card
        g.ducats[seat] -= PRICE[card]
        parts = PARTS[card][action]
        if action == BORDERS:
            g.push(PlaceBorders(seat, parts, 0))
        elif action == KNIGHTS:
            g.push(PlaceKnights(seat, parts, 0))
        elif action == EXPANSION:
            g.push(Expand(seat, expansion_fields(card, g.settings.expansion)))
        elif action == DESERTER:
            g.push(ChooseDeserter(seat))
        else:
            assert action == ALLIANCE
            g.push(MakeAlliance(seat))


VERBS: Final[list[AnyVerb]] = [Play(), Sell()]
