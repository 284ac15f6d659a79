"""Every card of the game as the rules page lists them: by stack, equal ones once, with their number."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from kronrat.games.loewenherz.data import ALWAYS_TWO, PARTS, PRICE, SALE, STACK_SIZE, STACKS
from kronrat.games.loewenherz.drawing.cards import power_card
from kronrat.kernel.view import Card, Row, Text

LETTERS: Final = "ABCD"


def stack_cards(stack: int) -> list[Card]:
    """The fifteen cards of a stack [setup-3]; those with the same symbols, price and sale value are one face."""
    faces: dict[tuple[tuple[int, ...], int, int], list[int]] = {}
    for card in range(stack * STACK_SIZE, (stack + 1) * STACK_SIZE):
        faces.setdefault((tuple(PARTS[card]), PRICE[card], SALE[card]), []).append(card)
    return [replace(power_card(cards[0], ALWAYS_TWO), count=len(cards)) for cards in faces.values()]


COMPONENTS: Final = [
    Row(f"stack-{LETTERS[n].lower()}", Text("row-stack", {"letter": LETTERS[n]}), stack_cards(n))
    for n in range(STACKS)
]
