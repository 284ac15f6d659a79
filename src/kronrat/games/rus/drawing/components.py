"""Every card of the game as a face, for the rules page; what the rulebook does not show carries its sign."""

from __future__ import annotations

from typing import Final

from kronrat.games.rus.data import (
    ABILITY,
    AGENDA,
    DEED,
    EPIC,
    INTRIGUE,
    KIND,
    PRINCE_CARD,
    SCHEME_KINDS,
    SCHEMES_IN_TEXT,
)
from kronrat.games.rus.drawing.cards import (
    ability_card,
    agenda_card,
    deed_card,
    epic_card,
    intrigue_card,
    prince_card,
    scheme_card,
)
from kronrat.kernel.view import Card, Row, Text

RECONSTRUCTED: Final = "reconstructed"


def signed(cards: list[Card]) -> list[Card]:
    for card in cards:
        card.sign = RECONSTRUCTED
    return cards


def schemes() -> list[Card]:
    """One face for each kind, with the number of its copies."""
    cards = []
    for kind, key in enumerate(SCHEME_KINDS):
        card = scheme_card(KIND.index(kind))
        card.count = KIND.count(kind)
        card.sign = "" if key in SCHEMES_IN_TEXT else RECONSTRUCTED
        cards.append(card)
    return cards


COMPONENTS: Final = [
    Row("princes", Text("row-princes"), signed([prince_card(n) for n in PRINCE_CARD.values])),
    Row("abilities", Text("row-abilities"), [ability_card(n) for n in ABILITY.values]),
    Row("schemes", Text("row-schemes"), schemes()),
    Row("deeds", Text("row-deeds"), signed([deed_card(n) for n in DEED.values])),
    Row("agendas", Text("row-agendas"), signed([agenda_card(n) for n in AGENDA.values])),
    Row("intrigues", Text("row-intrigues"), signed([intrigue_card(n) for n in INTRIGUE.values])),
    Row("epics", Text("row-epics"), signed([epic_card(n, placed=False) for n in EPIC.values])),
]
