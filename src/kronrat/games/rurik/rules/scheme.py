"""Scheme: draw cards from one deck, keep one, put the others back; the top space also gives the first player marker."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final

from kronrat.declare.fields import fields
from kronrat.games.rurik.data import CARDS, DECK, SCHEME_CARD
from kronrat.games.rurik.rules.decks import cards_for_drawing, refresh_if_empty, reshuffle
from kronrat.games.rurik.state import State
from kronrat.games.rurik.why import DECK_EMPTY, NOT_DRAWN, NOT_POSSIBLE, NOT_THERE
from kronrat.kernel.errors import Why
from kronrat.kernel.step import CHANCE, AnyVerb, Args, Step, Verb
from kronrat.parts.bits import members
from kronrat.parts.seats import SEAT


def draw_schemes(g: State, seat: int, cards: int) -> None:
    """Draw so many, keep one; nothing happens if every card is in a hand."""
    if cards_for_drawing(g):
        g.push(DrawFrom(seat, cards))


@fields
class DrawFrom(Step):
    """Choose the deck to draw from."""

    name = "draw-from"
    cards: Annotated[int, CARDS]

    def verbs(self) -> list[AnyVerb]:
        return FROM_VERBS


class ChooseDeck(Verb[State, DrawFrom]):
    """All cards come from a single deck [scheme-1]."""

    name = "deck"
    params = [DECK]
    final = True

    def why_not(self, g: State, f: DrawFrom, seat: int, args: Args) -> Why | None:
        return None if g.schemes.size(args[0]) > 0 else DECK_EMPTY

    def do(self, g: State, f: DrawFrom, seat: int, args: Args) -> None:
        g.push(Draw(CHANCE, seat, args[0], f.cards))


@fields
class Draw(Step):
    """Chance: the next card, seen by the drawer alone."""

    name = "draw"
    drawer: Annotated[int, SEAT]
    deck: Annotated[int, DECK]
    cards: Annotated[int, CARDS]

    def verbs(self) -> list[AnyVerb]:
        return DRAW_VERBS


class DrawCard(Verb[State, Draw]):
    """A card put back earlier comes first; below it any unseen card is as likely as another."""

    name = "draw"
    params = [SCHEME_CARD]

    def why_not(self, g: State, f: Draw, seat: int, args: Args) -> Why | None:
        return None if g.schemes.possible(f.deck) >> args[0] & 1 else NOT_POSSIBLE

    def pick(self, g: State, f: Draw, seat: int, args: Args) -> Sequence[int]:
        return members(g.schemes.possible(f.deck))

    def seen_by(self, g: State, f: Draw, seat: int, args: Args) -> int:
        return 1 << f.drawer

    def do(self, g: State, f: Draw, seat: int, args: Args) -> None:
        g.schemes.draw(f.deck, args[0], f.drawer)
        if f.cards > 1:
            if g.schemes.size(f.deck) > 0:
                g.push(Draw(CHANCE, f.drawer, f.deck, f.cards - 1))
                return
            reshuffle(g)
            if cards_for_drawing(g):
                g.push(DrawFrom(f.drawer, f.cards - 1))
                return
        look(g, f.drawer, f.deck)


def look(g: State, seat: int, deck: int) -> None:
    """A single card needs no choice."""
    drawn = g.schemes.drawn
    if drawn & (drawn - 1):
        g.push(Keep(seat, deck))
    else:
        g.schemes.keep(seat, members(drawn)[0])
        refresh_if_empty(g, deck)


@fields
class Keep(Step):
    """One of the drawn cards goes to the hand."""

    name = "keep"
    deck: Annotated[int, DECK]

    def verbs(self) -> list[AnyVerb]:
        return KEEP_VERBS


class KeepCard(Verb[State, Keep]):
    """The others go back on top of the same deck, in the order you choose."""

    name = "keep"
    params = [SCHEME_CARD]

    def why_not(self, g: State, f: Keep, seat: int, args: Args) -> Why | None:
        return None if g.schemes.drawn >> args[0] & 1 else NOT_DRAWN

    def seen_by(self, g: State, f: Keep, seat: int, args: Args) -> int:
        return 1 << seat

    def do(self, g: State, f: Keep, seat: int, args: Args) -> None:
        g.schemes.keep(seat, args[0])
        return_cards(g, seat, f.deck)


def return_cards(g: State, seat: int, deck: int) -> None:
    """With one card left there is no order to choose."""
    drawn = g.schemes.drawn
    if drawn & (drawn - 1):
        g.push(PutBack(seat, deck))
    else:
        g.schemes.put_back(deck, members(drawn)[0])


@fields
class PutBack(Step):
    """Which of the remaining cards goes back first; the last one lies on top."""

    name = "put-back"
    deck: Annotated[int, DECK]

    def verbs(self) -> list[AnyVerb]:
        return BACK_VERBS


class PutCardBack(Verb[State, PutBack]):
    """This card goes back now, under those that follow."""

    name = "under"
    params = [SCHEME_CARD]

    def why_not(self, g: State, f: PutBack, seat: int, args: Args) -> Why | None:
        return None if g.schemes.drawn >> args[0] & 1 else NOT_DRAWN

    def seen_by(self, g: State, f: PutBack, seat: int, args: Args) -> int:
        return 1 << seat

    def do(self, g: State, f: PutBack, seat: int, args: Args) -> None:
        g.schemes.put_back(f.deck, args[0])
        return_cards(g, seat, f.deck)


class Marker(Step):
    """The top scheme space: give the first player marker to anybody, yourself included [scheme-2]."""

    name = "marker"

    def verbs(self) -> list[AnyVerb]:
        return MARKER_VERBS


class GiveMarker(Verb[State, Marker]):
    """The marker moves at once; the turn order changes from the Claim Phase on."""

    name = "give"
    params = [SEAT]
    roles = ["receiver"]

    def why_not(self, g: State, f: Marker, seat: int, args: Args) -> Why | None:
        return None if args[0] < g.seats else NOT_THERE

    def do(self, g: State, f: Marker, seat: int, args: Args) -> None:
        g.marker = args[0]


FROM_VERBS: Final[list[AnyVerb]] = [ChooseDeck()]
DRAW_VERBS: Final[list[AnyVerb]] = [DrawCard()]
KEEP_VERBS: Final[list[AnyVerb]] = [KeepCard()]
BACK_VERBS: Final[list[AnyVerb]] = [PutCardBack()]
MARKER_VERBS: Final[list[AnyVerb]] = [GiveMarker()]
