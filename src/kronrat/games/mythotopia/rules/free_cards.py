"""Free actions that bring cards: Counsellor, Philosopher, Mystic, Providence."""

from __future__ import annotations

from typing import Annotated, Final

from kronrat.declare.fields import fields
from kronrat.games.mythotopia import why
from kronrat.games.mythotopia.data import (
    CARD,
    CARD_COUNT,
    COUNSELLOR,
    GOLD,
    MYSTIC,
    ORDER,
    PHILOSOPHER,
    PHILOSOPHER_CARDS,
    PROVIDENCE,
    PROVIDENCE_CARDS,
)
from kronrat.games.mythotopia.rules.action import CARD_NOT_AT_HAND, Acting, act_freely
from kronrat.games.mythotopia.rules.card_actions import why_no_gold_beside
from kronrat.games.mythotopia.rules.choosing import Choice, FromPile, OwnCard
from kronrat.games.mythotopia.rules.paying import pay
from kronrat.games.mythotopia.rules.piles import DrawLater, insert, lay_down, spend
from kronrat.games.mythotopia.rules.purse import START
from kronrat.games.mythotopia.state import State, holds
from kronrat.kernel.errors import Why
from kronrat.kernel.step import CHANCE, AnyVerb, Args, Step, Verb
from kronrat.parts.seats import SEAT


class Consult(Verb[State, Acting]):
    """Counsellor: exchange hand cards; at least one must be discarded [text-3]."""

    name = "counsellor"

    def why_not(self, g: State, f: Acting, seat: int, args: Args) -> Why | None:
        if not g.has(seat, COUNSELLOR):
            return CARD_NOT_AT_HAND
        hand = g.hand[seat]
        others = len(hand) - 1 if COUNSELLOR in hand else len(hand)
        return None if others else why.HAND_CARD_FIRST

    def do(self, g: State, f: Acting, seat: int, args: Args) -> None:
        spend(g, seat, COUNSELLOR)
        act_freely(g, f, [Exchange(seat, START, 0)])


@fields
class Exchange(Step):
    """Discard cards one by one; hand cards and the Counsellor are replaced, Reserve cards are not."""

    name = "exchange"
    low: Annotated[int, ORDER]
    replaced: Annotated[int, CARD_COUNT]

    def verbs(self) -> list[AnyVerb]:
        return EXCHANGE_VERBS


class ExchangeCard(OwnCard[Exchange]):
    """Any card; a hand card must remain possible until one has been discarded [text-3]."""

    name = "discard"

    def judge(self, g: State, f: Exchange, seat: int, args: Args) -> Why | None:
        card = args[0]
        if not g.has(seat, card):
            return why.NOT_YOURS
        if card <= f.low:
            return why.IN_ORDER
        if f.replaced or card in g.hand[seat] or g.hand[seat][-1] > card:
            return None
        return why.HAND_CARD_FIRST

    def do(self, g: State, f: Exchange, seat: int, args: Args) -> None:
        replaced = f.replaced + 1 if args[0] in g.hand[seat] else f.replaced
        spend(g, seat, args[0])
        g.push(Exchange(seat, args[0], replaced))


class ExchangeEnough(Verb[State, Exchange]):
    """One card for each hand card discarded, and one for the Counsellor [text-3]."""

    name = "enough"

    def why_not(self, g: State, f: Exchange, seat: int, args: Args) -> Why | None:
        return None if f.replaced else why.HAND_CARD_FIRST

    def do(self, g: State, f: Exchange, seat: int, args: Args) -> None:
        g.push(DrawLater(seat, f.replaced + 1))


EXCHANGE_VERBS: Final[list[AnyVerb]] = [ExchangeCard(), ExchangeEnough()]


class Ponder(Verb[State, Acting]):
    """Philosopher: look at three cards of the improvement pile and take one; he leaves the game [text-8]."""

    name = "philosopher"

    def why_not(self, g: State, f: Acting, seat: int, args: Args) -> Why | None:
        return None if g.has(seat, PHILOSOPHER) else CARD_NOT_AT_HAND

    def do(self, g: State, f: Acting, seat: int, args: Args) -> None:
        lay_down(g, seat, PHILOSOPHER)
        g.banished.append(PHILOSOPHER)
        act_freely(g, f, [Glimpse(CHANCE, seat, PHILOSOPHER_CARDS), Keep(seat)])


@fields
class Glimpse(Step):
    """Chance answers with the top cards of the improvement pile."""

    name = "glimpse"
    who: Annotated[int, SEAT]
    number: Annotated[int, CARD_COUNT]

    def verbs(self) -> list[AnyVerb]:
        return GLIMPSE_VERBS


class GlimpseCard(FromPile[Glimpse]):
    """Philosopher: only he sees the card [text-8]."""

    name = "card"

    def pile(self, g: State, f: Glimpse) -> list[int]:
        return g.pile

    def reason(self) -> Why:
        return why.NOT_ON_TOP

    def do(self, g: State, f: Glimpse, seat: int, args: Args) -> None:
        g.pile.remove(args[0])
        insert(g.offer, args[0])
        if f.number > 1:
            g.push(Glimpse(CHANCE, f.who, f.number - 1))

    def seen_by(self, g: State, f: Glimpse, seat: int, args: Args) -> int:
        return 1 << f.who


GLIMPSE_VERBS: Final[list[AnyVerb]] = [GlimpseCard()]


class Keep(Step):
    """Take one of the three into the hand."""

    name = "keep"

    def verbs(self) -> list[AnyVerb]:
        return KEEP_VERBS


class KeepCard(FromPile[Keep]):
    """Philosopher: one goes to the hand unseen, the others return to the pile [text-8]."""

    name = "keep"

    def pile(self, g: State, f: Keep) -> list[int]:
        return g.offer

    def reason(self) -> Why:
        return why.NOT_SEEN

    def do(self, g: State, f: Keep, seat: int, args: Args) -> None:
        for card in g.offer:
            if card != args[0]:
                insert(g.pile, card)
        g.offer = []
        insert(g.hand[seat], args[0])
        g.secret = args[0]
        g.secret_seat = seat

    def seen_by(self, g: State, f: Keep, seat: int, args: Args) -> int:
        return 1 << seat


KEEP_VERBS: Final[list[AnyVerb]] = [KeepCard()]


class Remember(Choice[Acting]):
    """Mystic: for one gold, a card from the own discard pile comes to the hand [text-7]."""

    name = "mystic"
    params = [CARD]

    def barred(self, g: State, f: Acting, seat: int) -> Why | None:
        return why_no_gold_beside(g, seat, MYSTIC)

    def judge(self, g: State, f: Acting, seat: int, args: Args) -> Why | None:
        return None if holds(g.discard[seat], args[0]) else why.NOT_DISCARDED

    def likely(self, g: State, f: Acting, seat: int, args: Args) -> list[int]:
        return g.discard[seat]

    def do(self, g: State, f: Acting, seat: int, args: Args) -> None:
        spend(g, seat, MYSTIC)
        act_freely(g, f, [pay(seat, GOLD, 1), Recall(seat, args[0])])


@fields
class Recall(Step):
    """The remembered card is in hand, and everybody knows it."""

    name = "recalled"
    card: int

    def run(self, g: State) -> None:
        g.discard[self.seat].remove(self.card)
        insert(g.hand[self.seat], self.card)
        insert(g.shown[self.seat], self.card)


class Foresee(Verb[State, Acting]):
    """Providence: draw two cards; Providence itself is not shuffled in [text-9]."""

    name = "providence"

    def why_not(self, g: State, f: Acting, seat: int, args: Args) -> Why | None:
        if not g.has(seat, PROVIDENCE):
            return CARD_NOT_AT_HAND
        return None if g.deck[seat] or g.discard[seat] else why.NOTHING_TO_DRAW

    def do(self, g: State, f: Acting, seat: int, args: Args) -> None:
        spend(g, seat, PROVIDENCE)
        act_freely(g, f, [DrawLater(seat, PROVIDENCE_CARDS)])
