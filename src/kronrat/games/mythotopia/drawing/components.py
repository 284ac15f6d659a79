"""Every card of the box as a face, for the rules page: starting cards, provinces, improvements, victory point cards."""

from __future__ import annotations

from typing import Final

from kronrat.games.mythotopia.data import (
    BY_CONDITION,
    COUNTERS,
    FIRST_EXTRA,
    FIRST_START,
    FIXED,
    IMPROVEMENTS,
    LAND,
    MORE_COUNTERS,
    NEUTRAL_STRENGTH,
    VICTORIES,
)
from kronrat.games.mythotopia.drawing import cards
from kronrat.kernel.view import Card, Mark, Row, Text

CASTLE_AS_PRINTED: Final = 2
MARKETS: Final = 2
STARTING_MARKET: Final = FIRST_START + 2


def starting(card: int) -> Card:
    """Each player has one of each, and by default a second Market [setup-8]."""
    shown = cards.face(card)
    shown.count = MARKETS if card == STARTING_MARKET else 1
    return shown


def province(card: int) -> Card:
    """A province card with the strength of its country [map-2]."""
    shown = cards.face(card)
    shown.gain = Mark("defence", NEUTRAL_STRENGTH[card], Text("card-strength"))
    return shown


def victory(number: int) -> Card:
    """A victory point card with its counters; the fixed ones hold one more with three or four players [setup-3]."""
    left: int | str = COUNTERS[number]
    if number < FIXED:
        left = f"{COUNTERS[number]}/{COUNTERS[number] + MORE_COUNTERS}"
    elif BY_CONDITION[number]:
        left = 2
    return cards.victory_face(number, left, cards.worth(number, CASTLE_AS_PRINTED))


COMPONENTS: Final = [
    Row("starting", Text("row-starting"), [starting(card) for card in range(FIRST_START, FIRST_EXTRA)]),
    Row("improvements", Text("row-improvements"), [cards.for_sale(card) for card in IMPROVEMENTS]),
    Row("victory", Text("row-victory"), [victory(number) for number in range(VICTORIES)]),
    Row("provinces", Text("row-provinces"), [province(card) for card in range(LAND)]),
]
