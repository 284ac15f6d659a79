"""Drawing Schemes: look at the top cards of a deck, keep one, put the others back."""

from __future__ import annotations

from typing import Annotated, Final

from kronrat.declare.fields import fields
from kronrat.games.rus import why
from kronrat.games.rus.data import ARCHIVE, DECK, SCHEME, SCHEME_LIMIT, SHARP_EYES
from kronrat.games.rus.rules.choice import OneOf
from kronrat.games.rus.rules.events import RESHUFFLED
from kronrat.games.rus.rules.powers import has
from kronrat.games.rus.rules.turn import Spend
from kronrat.games.rus.state import ACTED, DONE, DREW, LOOKS, SCHEMED, State
from kronrat.kernel.domain import numbers
from kronrat.kernel.errors import Why
from kronrat.kernel.step import CHANCE, AnyVerb, Args, Step
from kronrat.parts.bits import members
from kronrat.parts.seats import SEAT

CARDS: Final = numbers("cards", 4)


def hand_size(g: State, seat: int) -> int:
    return g.schemes.hands[seat].bit_count()


class Draw(Spend):
    """Look at the top cards of a deck, keep one, put the others back; sharp eyes see one more [scheme-1, ability-4]."""

    name = "draw"
    params = [DECK]
    final = True

    def why_never(self, g: State, seat: int) -> Why | None:
        """Drawing and playing a Scheme exclude each other in a turn; a hand holds five [scheme-2, scheme-4]."""
        reason = super().why_never(g, seat)
        if reason is not None:
            return reason
        if g.turn[DONE] & SCHEMED:
            return why.ONE_SCHEME
        return why.SCHEMES_FULL if hand_size(g, seat) >= SCHEME_LIMIT else None

    def do(self, g: State, f: Step, seat: int, args: Args) -> None:
        looks = g.turn[LOOKS] + (1 if has(g, seat, SHARP_EYES) else 0)
        g.turn[LOOKS] = 0
        g.turn[DONE] |= DREW | ACTED
        g.then([Looking(seat, args[0], looks), f])


class Search(Draw):
    """Archive: take a Scheme from the whole discard pile instead of drawing; a discarded Deed never [ability-12]."""

    name = "search"
    params = [SCHEME]
    final = False

    def why_never(self, g: State, seat: int) -> Why | None:
        return super().why_never(g, seat) if has(g, seat, ARCHIVE) else why.NO_ARCHIVE

    def why_not_this(self, g: State, seat: int, args: Args) -> Why | None:
        return None if g.schemes.discard >> args[0] & 1 else why.NOT_DISCARDED

    def do(self, g: State, f: Step, seat: int, args: Args) -> None:
        card = 1 << args[0]
        g.turn[LOOKS] = 0
        g.turn[DONE] |= DREW | ACTED
        g.schemes.discard &= ~card
        g.schemes.hands[seat] |= card
        for other in range(g.seats):
            g.schemes.knows[other] |= card  # all saw which card it was
        g.push(f)


@fields
class Looking(Step):
    """Card by card from one deck; an empty deck is made anew from discards and both decks [scheme-3]."""

    name = "looking"
    deck: Annotated[int, DECK]
    left: Annotated[int, CARDS]

    def run(self, g: State) -> None:
        cards = g.schemes
        if self.left and cards.size(self.deck) == 0:
            cards.reshuffle()
            g.note(RESHUFFLED, ())
        if self.left == 0 or cards.size(self.deck) == 0:
            if cards.drawn & (cards.drawn - 1):
                g.push(Keep(self.seat, self.deck))
            elif cards.drawn:
                cards.keep(self.seat, cards.drawn.bit_length() - 1)
            return
        g.push(Looking(self.seat, self.deck, self.left - 1))
        if cards.tops[self.deck]:
            cards.draw(self.deck, members(cards.possible(self.deck))[0], self.seat)
        else:
            g.push(NextCard(CHANCE, self.seat, self.deck))


@fields
class NextCard(Step):
    """Chance: which unseen card is next; only the one who draws may look."""

    name = "next-card"
    drawer: Annotated[int, SEAT]
    deck: Annotated[int, DECK]

    def verbs(self) -> list[AnyVerb]:
        return NEXT_CARD_VERBS


class ShowCard(OneOf[NextCard]):
    name = "card"
    params = [SCHEME]

    def among(self, g: State, f: NextCard, seat: int) -> int:
        return g.schemes.possible(f.deck)

    def why_no_other(self) -> Why:
        return why.NOT_LEFT

    def do(self, g: State, f: NextCard, seat: int, args: Args) -> None:
        g.schemes.draw(f.deck, args[0], f.drawer)

    def seen_by(self, g: State, f: NextCard, seat: int, args: Args) -> int:
        return 1 << f.drawer


@fields
class Keep(Step):
    """Keep one of the cards looked at [scheme-1]."""

    name = "keep"
    deck: Annotated[int, DECK]

    def verbs(self) -> list[AnyVerb]:
        return KEEP_VERBS


class PutBack(Keep):
    """The others go back on top, in any order; the card named last lies on top [scheme-1]."""

    name = "put-back"

    def verbs(self) -> list[AnyVerb]:
        return PUT_BACK_VERBS


class OfDrawn(OneOf[Keep]):
    """One of the cards looked at; nobody else may read which."""

    params = [SCHEME]

    def among(self, g: State, f: Keep, seat: int) -> int:
        return g.schemes.drawn

    def why_no_other(self) -> Why:
        return why.NOT_LOOKED_AT

    def seen_by(self, g: State, f: Keep, seat: int, args: Args) -> int:
        return 0


class KeepCard(OfDrawn):
    name = "keep"

    def do(self, g: State, f: Keep, seat: int, args: Args) -> None:
        g.schemes.keep(seat, args[0])
        return_rest(g, f)


class BackCard(OfDrawn):
    name = "back"

    def do(self, g: State, f: Keep, seat: int, args: Args) -> None:
        g.schemes.put_back(f.deck, args[0])
        return_rest(g, f)


def return_rest(g: State, f: Keep) -> None:
    """The last card has no order to choose."""
    rest = g.schemes.drawn
    if rest & (rest - 1):
        g.push(PutBack(f.seat, f.deck))
    elif rest:
        g.schemes.put_back(f.deck, rest.bit_length() - 1)


NEXT_CARD_VERBS: Final[list[AnyVerb]] = [ShowCard()]
KEEP_VERBS: Final[list[AnyVerb]] = [KeepCard()]
PUT_BACK_VERBS: Final[list[AnyVerb]] = [BackCard()]
