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


def symbols(card: int, reading: int) -> list[tuple[int, int]]:
    """The card's symbols as (action, number)."""
    shown = []
    for action in ORDER:
        number = PARTS[card][action]
        if number:
            shown.append((action, expansion_fields(card, reading) if action == EXPANSION else number))
    return shown


@cache
def power_card(card: int, reading: int) -> Card:
    """Price at the left, sale value at the right, symbols in between, one line of words."""
    shown = symbols(card, reading)
    icons: list[str] = []
    for action, number in shown:
        icons += ["or"] if icons else []
        icons += [ICONS[action]] * number
    code = "".join(f"{CODES[action]}{number}" for action, number in shown)
    return Card(
        CARD.ref(card),
        "power",
        Text("card-title", {"card": CARD.ref(card), "code": code}),
        Mark("ducat", PRICE[card], Text("card-price")),
        Mark("ducat", SALE[card], Text("card-sale")),
        icons,
        Text(f"card-line-{code}"),
    )
