"""The two scheme decks: when they run out [scheme-4, scheme-5]."""

from kronrat.games.rurik.rules.events import RESHUFFLED
from kronrat.games.rurik.state import State


def reshuffle(g: State) -> None:
    """Discard pile and both decks are shuffled and split into two new decks [scheme-4]."""
    g.schemes.reshuffle()
    g.note(RESHUFFLED, ())


def refresh_if_empty(g: State, deck: int) -> None:
    """A deck is depleted when it has no card left after the draw is complete [scheme-5]."""
    if g.schemes.size(deck) == 0:
        reshuffle(g)


def cards_for_drawing(g: State) -> bool:
    """Whether any deck has a card; if all cards were in hands, the discard pile is taken in first."""
    decks = g.schemes
    if decks.size(0) == 0 and decks.size(1) == 0 and decks.discard:
        reshuffle(g)
    return decks.size(0) > 0 or decks.size(1) > 0
