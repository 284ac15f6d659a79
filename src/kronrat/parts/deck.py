"""Two face-down decks of one set of cards, with hands, a discard pile and cards put back on top.

Nobody knows how the set was split, so what nobody has seen is one common bag; each deck only has a number of such
cards, and above them those that somebody has put back. `knows` says which cards a seat can place exactly although they
are hidden: those it put back itself, and those it then saw another seat draw singly. Weaker knowledge (one of two) is
not kept.
"""

from __future__ import annotations

from kronrat.declare.fields import fields
from kronrat.kernel.dice import Dice
from kronrat.kernel.step import Part

BASE = 64
"""Put-back cards are digits (card + 1) of one number, the lowest digit on top."""
TOP_PLACES = 6
"""Of the cards put back on a deck, so many can be told as numbers."""
NO_TOPS = [-1] * (2 * TOP_PLACES)


@fields
class TwinDeck(Part):
    """Where each card is. A card is a bit; every card is in exactly one place."""

    cards: int  # how many cards there are
    pool: int  # in one of the decks, seen by nobody
    left: list[int]  # deck → how many of the pool it holds
    tops: list[int]  # deck → cards put back on top
    discard: int
    shown: int  # being revealed, not yet discarded
    drawn: int  # drawn, not yet kept or put back
    drawer: int  # by whom
    hands: list[int]
    knows: list[int]

    def size(self, deck: int) -> int:
        """How many cards a deck holds; everybody can count them."""
        n = self.left[deck]
        top = self.tops[deck]
        while top:
            n += 1
            top //= BASE
        return n

    def possible(self, deck: int) -> int:
        """Mask of the cards that may be the next one: the put-back card, or anything unseen."""
        top = self.tops[deck]
        if top:
            return 1 << (top % BASE - 1)
        return self.pool if self.left[deck] else 0

    def _take(self, deck: int, card: int) -> None:
        if self.tops[deck]:
            self.tops[deck] //= BASE
        else:
            self.pool &= ~(1 << card)
            self.left[deck] -= 1

    def draw(self, deck: int, card: int, seat: int) -> None:
        """A seat takes the next card and looks at it."""
        self._take(deck, card)
        self.drawn |= 1 << card
        self.drawer = seat
        self.knows[seat] |= 1 << card

    def show(self, deck: int, card: int) -> None:
        """The next card is revealed to all."""
        self._take(deck, card)
        self.shown |= 1 << card
        self._forget(1 << card)

    def keep(self, seat: int, card: int) -> None:
        """One of the drawn cards goes to the hand. Of several, the others cannot tell which."""
        if self.drawn != 1 << card:
            for other in range(len(self.knows)):
                if other != seat:
                    self.knows[other] &= ~self.drawn
        self.drawn &= ~(1 << card)
        self.hands[seat] |= 1 << card

    def put_back(self, deck: int, card: int) -> None:
        """A drawn card goes face down on top of a deck."""
        self.drawn &= ~(1 << card)
        self.tops[deck] = self.tops[deck] * BASE + card + 1

    def spend(self, seat: int, card: int) -> None:
        """A hand card is laid face up on the discard pile."""
        self.hands[seat] &= ~(1 << card)
        self.discard |= 1 << card
        self._forget(1 << card)

    def discard_shown(self) -> None:
        self.discard |= self.shown
        self.shown = 0

    def _forget(self, mask: int) -> None:
        for seat in range(len(self.knows)):
            self.knows[seat] &= ~mask

    def reshuffle(self) -> None:
        """All but hands and what is being drawn or revealed: shuffled and split, the larger half to the first deck."""
        aside = self.shown | self.drawn
        for hand in self.hands:
            aside |= hand
        self.pool = ((1 << self.cards) - 1) & ~aside
        self._forget(self.pool)
        self.discard = 0
        n = 0
        rest = self.pool
        while rest:
            rest &= rest - 1
            n += 1
        self.left[0] = (n + 1) // 2
        self.left[1] = n // 2
        self.tops[0] = 0
        self.tops[1] = 0

    def put_back_cards(self, deck: int) -> list[int]:
        """The cards put back on a deck, topmost first."""
        out: list[int] = []
        top = self.tops[deck]
        while top:
            out.append(top % BASE - 1)
            top //= BASE
        return out

    def known_tops(self, seat: int) -> list[int]:
        """As numbers: what a seat knows of the cards put back, topmost first, so many places for each deck.

        Nothing where no such card lies, the number after the last card for one it cannot name.
        """
        if not self.tops[0] and not self.tops[1]:
            return NO_TOPS
        out: list[int] = []
        for deck in range(2):
            found = self.put_back_cards(deck)
            for place in range(TOP_PLACES):
                card = found[place] if place < len(found) else -1
                out.append(self.cards if card >= 0 and not self.knows[seat] >> card & 1 else card)
        return out

    def everywhere(self) -> list[int]:
        """Every place's cards as masks: together they must be all cards, each once."""
        tops = 0
        for deck in range(2):
            for card in self.put_back_cards(deck):
                tops |= 1 << card
        return [self.pool, self.discard, self.shown, self.drawn, tops, *self.hands]

    def redraw(self, seat: int, dice: Dice) -> None:
        """Give every hidden card a new face that the seat (a spectator: -1) cannot tell from the old one."""
        fixed = self.discard | self.shown
        if seat >= 0:
            fixed |= self.hands[seat] | self.knows[seat]
        faces = ((1 << self.cards) - 1) & ~fixed
        # only cards outside the pool need a face of their own: what they leave over is the pool
        hidden = faces & ~self.pool
        if not hidden:
            return
        became = list(range(self.cards))
        for card in range(self.cards):
            if hidden >> card & 1:
                became[card] = dice.pick_bit(faces)
                faces &= ~(1 << became[card])
        self.pool = faces
        self.drawn = relabel(self.drawn, became)
        for other in range(len(self.hands)):
            self.hands[other] = relabel(self.hands[other], became)
            self.knows[other] = relabel(self.knows[other], became)
        for deck in range(2):
            top = 0
            for card in reversed(self.put_back_cards(deck)):
                top = top * BASE + became[card] + 1
            self.tops[deck] = top


def relabel(mask: int, became: list[int]) -> int:
    out = 0
    card = 0
    while mask >> card:
        if mask >> card & 1:
            out |= 1 << became[card]
        card += 1
    return out


def twin_deck(cards: int, seats: int) -> TwinDeck:
    """All cards shuffled and split into two decks."""
    half = cards // 2
    return TwinDeck(
        cards=cards,
        pool=(1 << cards) - 1,
        left=[cards - half, half],
        tops=[0, 0],
        discard=0,
        shown=0,
        drawn=0,
        drawer=-1,
        hands=[0] * seats,
        knows=[0] * seats,
    )
