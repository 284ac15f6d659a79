"""Attack, last part: checking for a casualty with cards of a chosen scheme deck."""

from __future__ import annotations

from typing import Annotated, Final

from kronrat.declare.fields import fields
from kronrat.games.rurik.data import CARDS, CASUALTY, DECK, REGION, SCHEME_CARD, SEATS
from kronrat.games.rurik.rebellion.side import REBELLION, YOU
from kronrat.games.rurik.rules.decks import cards_for_drawing, refresh_if_empty, reshuffle
from kronrat.games.rurik.rules.events import CASUALTY_HIT, LOSES_LEADER, LOSES_TROOP, NO_CASUALTY
from kronrat.games.rurik.state import State
from kronrat.games.rurik.why import DECK_EMPTY, NOT_POSSIBLE
from kronrat.kernel.errors import Why
from kronrat.kernel.step import CHANCE, AnyVerb, Args, Step, Verb
from kronrat.parts.seats import SEAT


def lose_piece(g: State, seat: int, region: int) -> None:
    """Attack: the owner removes a troop, the leader last [attack-4]."""
    if g.events is not None:
        if g.troops[region * SEATS + seat] > 0:
            g.note(LOSES_TROOP, (seat, region))
        else:
            g.note(LOSES_LEADER, (seat, g.leader[seat], region))
    g.remove_piece(seat, region)


def check_for_casualty(g: State, seat: int, region: int, cards: int) -> None:
    """Ask for the deck; without a card to reveal nothing is checked [casualty-1]."""
    if cards == 0 or not cards_for_drawing(g):
        g.note(NO_CASUALTY, (seat, region))
    else:
        ask_for_deck(g, seat, region, cards)


def ask_for_deck(g: State, attacker: int, region: int, cards: int) -> None:
    """For the Rebellion, which has no preference, you choose [solo-attack-2]."""
    if g.automa(attacker):
        g.push(RebellionsDeck(YOU, region, cards))
    else:
        g.push(CasualtyDeck(attacker, region, cards))


@fields
class CasualtyDeck(Step):
    """The attacker chooses the deck before the first card; all cards come from it [casualty-2]."""

    name = "casualty-deck"
    region: Annotated[int, REGION]
    cards: Annotated[int, CARDS]

    def verbs(self) -> list[AnyVerb]:
        return DECK_VERBS

    def attacker(self) -> int:
        return self.seat


class RebellionsDeck(CasualtyDeck):
    """The Rebellion attacked you: you choose the deck for its check [solo-attack-2]."""

    name = "rebel-casualty"

    def attacker(self) -> int:
        return REBELLION


class ChooseDeck(Verb[State, CasualtyDeck]):
    """Reveal from this deck."""

    name = "deck"
    params = [DECK]
    final = True

    def why_not(self, g: State, f: CasualtyDeck, seat: int, args: Args) -> Why | None:
        return None if g.schemes.size(args[0]) > 0 else DECK_EMPTY

    def do(self, g: State, f: CasualtyDeck, seat: int, args: Args) -> None:
        g.push(Casualty(CHANCE, f.attacker(), args[0], f.region, f.cards))


@fields
class Casualty(Step):
    """Chance: the next card of the deck is revealed [chance-1]."""

    name = "casualty"
    attacker: Annotated[int, SEAT]
    deck: Annotated[int, DECK]
    region: Annotated[int, REGION]
    cards: Annotated[int, CARDS]

    def verbs(self) -> list[AnyVerb]:
        return CASUALTY_VERBS


class Reveal(Verb[State, Casualty]):
    """A casualty icon ends the check and costs a troop there; then the revealed cards are discarded [casualty-3]."""

    name = "reveal"
    params = [SCHEME_CARD]

    def why_not(self, g: State, f: Casualty, seat: int, args: Args) -> Why | None:
        return None if g.schemes.possible(f.deck) >> args[0] & 1 else NOT_POSSIBLE

    def do(self, g: State, f: Casualty, seat: int, args: Args) -> None:
        g.schemes.show(f.deck, args[0])
        if CASUALTY[args[0]]:
            g.note(CASUALTY_HIT, (args[0],))
            lose_piece(g, f.attacker, f.region)
        elif f.cards > 1 and next_card(g, f):
            return
        else:
            g.note(NO_CASUALTY, (f.attacker, f.region))
        g.schemes.discard_shown()
        refresh_if_empty(g, f.deck)


def next_card(g: State, f: Casualty) -> bool:
    """Go on revealing; a deck that runs out is reshuffled and the attacker chooses again [scheme-4]."""
    if g.schemes.size(f.deck) > 0:
        g.push(Casualty(CHANCE, f.attacker, f.deck, f.region, f.cards - 1))
        return True
    reshuffle(g)
    if cards_for_drawing(g):
        ask_for_deck(g, f.attacker, f.region, f.cards - 1)
        return True
    return False


DECK_VERBS: Final[list[AnyVerb]] = [ChooseDeck()]
CASUALTY_VERBS: Final[list[AnyVerb]] = [Reveal()]
