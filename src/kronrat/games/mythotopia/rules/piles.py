"""Hand, draw pile, discard pile, Reserve: how cards move between them."""

from __future__ import annotations

from typing import Annotated, Final

from kronrat.declare.fields import fields
from kronrat.games.mythotopia import why
from kronrat.games.mythotopia.data import BOUND, CARD_COUNT, NEUTRAL, NO_CARD
from kronrat.games.mythotopia.rules.choosing import FromPile
from kronrat.games.mythotopia.rules.events import GAINED_CARD, SHUFFLED
from kronrat.games.mythotopia.state import State, holds
from kronrat.kernel.errors import Why
from kronrat.kernel.step import CHANCE, AnyVerb, Args, Step
from kronrat.parts.seats import SEAT


def insert(numbers: list[int], number: int) -> None:
    """Put a card (or a road, or a mercenary) into an ascending list."""
    at = len(numbers)
    while at and numbers[at - 1] > number:
        at -= 1
    numbers.insert(at, number)


def leave_hand(g: State, seat: int, card: int) -> None:
    """A card leaves the hand in the open: from now on everybody knows it."""
    g.hand[seat].remove(card)
    if holds(g.shown[seat], card):
        g.shown[seat].remove(card)
    if card == g.secret:
        g.secret = NO_CARD
        g.secret_seat = NEUTRAL


def lay_down(g: State, seat: int, card: int) -> None:
    """Take a card out of the hand or the Reserve."""
    if holds(g.hand[seat], card):
        leave_hand(g, seat, card)
    else:
        g.reserve[seat].remove(card)


def spend(g: State, seat: int, card: int) -> None:
    """A card played lies open until the action is finished [cards-3]."""
    lay_down(g, seat, card)
    insert(g.played, card)


def gain(g: State, seat: int, card: int) -> None:
    """A new card goes to the discard pile [cards-4]."""
    insert(g.discard[seat], card)
    g.note(GAINED_CARD, (seat, card))


def shuffle_discards(g: State, seat: int) -> None:
    """The discard pile becomes the draw pile, only at the moment a card must be drawn [cards-5].

    With an empty draw pile everybody who counted can name the cards still in hand.
    """
    g.deck[seat] = g.discard[seat]
    g.discard[seat] = []
    g.shown[seat] = [card for card in g.hand[seat] if card != g.secret]
    g.note(SHUFFLED, (seat,))


def draw(g: State, seat: int, number: int) -> None:
    """Draw cards one by one; with both piles empty nothing is drawn [cards-5]."""
    if number <= 0:
        return
    if not g.deck[seat]:
        if not g.discard[seat]:
            return
        shuffle_discards(g, seat)
    g.push(Draw(CHANCE, seat, number))


@fields
class Draw(Step):
    """Chance answers with the next card of a seat's draw pile."""

    name = "draw"
    who: Annotated[int, SEAT]
    number: Annotated[int, CARD_COUNT]

    def verbs(self) -> list[AnyVerb]:
        return DRAW_VERBS


class DrawCard(FromPile[Draw]):
    """Every card left in the draw pile is equally likely; only its owner sees it [cards-6]."""

    name = "card"

    def pile(self, g: State, f: Draw) -> list[int]:
        return g.deck[f.who]

    def reason(self) -> Why:
        return why.NOT_IN_DECK

    def do(self, g: State, f: Draw, seat: int, args: Args) -> None:
        g.deck[f.who].remove(args[0])
        insert(g.hand[f.who], args[0])
        draw(g, f.who, f.number - 1)

    def seen_by(self, g: State, f: Draw, seat: int, args: Args) -> int:
        return 1 << f.who


@fields
class DrawLater(Step):
    """Draw when what stands above is done: a replacement, Providence, the Counsellor."""

    name = "draw-later"
    number: int

    def run(self, g: State) -> None:
        draw(g, self.seat, self.number)


class Tidy(Step):
    """The action is finished, its cards go to the discard pile [cards-3]."""

    name = "tidy"

    def run(self, g: State) -> None:
        tidy(g)


def tidy(g: State) -> None:
    if g.played:
        discard = g.discard[g.active]
        for card in g.played:
            insert(discard, card)
        g.played = []
    g.flags &= ~BOUND


DRAW_VERBS: Final[list[AnyVerb]] = [DrawCard()]
