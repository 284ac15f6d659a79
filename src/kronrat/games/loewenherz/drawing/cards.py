"""The faces of the power cards."""

from __future__ import annotations

from functools import cache

from kronrat.games.loewenherz.data import (
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
from kronrat.kernel.view import Card, Mark, Text

ORDER = (KNIGHTS, EXPANSION, BORDERS, DESERTER, ALLIANCE)
"""How symbols follow each other on a card."""
ICONS = ["border", "knight", "expand", "deserter", "alliance"]
CODES = "bkeda"
COUNTED = (BORDERS, KNIGHTS, EXPANSION)
"""Symbols that come in numbers."""
EITHER = Mark("or", text=Text("icon-or"))


def symbols(card: int, reading: int) -> list[tuple[int, int]]:
    """The card's symbols as (action, number)."""
    shown = []
    for action in ORDER:
        number = PARTS[card][action]
        if number:
            shown.append((action, expansion_fields(card, reading) if action == EXPANSION else number))
    return shown


def code(card: int, reading: int) -> str:
    """What cards of one face share: `k1b2` is one knight or two borders."""
    return "".join(f"{CODES[action]}{number}" for action, number in symbols(card, reading))


@cache
def power_card(card: int, reading: int) -> Card:
    """Price at the left, sale value at the right, a drawing and the symbols in between, one line of words."""
    gives: list[Mark] = []
    for action, number in symbols(card, reading):
        icon = ICONS[action]
        gives += [EITHER] if gives else []
        gives.append(Mark(icon, number if action in COUNTED else "", Text(f"icon-{icon}")))
    face = code(card, reading)
    return Card(
        CARD.ref(card),
        "power",
        Text("card-title", {"card": CARD.ref(card)}),
        Mark("ducat", PRICE[card], Text("card-price")),
        Mark("sale", SALE[card], Text("card-sale")),
        line=Text(f"card-line-{face}"),
        art=f"card-{face}",
        gives=gives,
    )
