"""Examples about cards, the market and the end; the rest is in `examples`."""

from __future__ import annotations

from kronrat.games.loewenherz.data import CARD
from kronrat.games.loewenherz.sketch import Sketch
from kronrat.games.loewenherz.state import State

RED = 0


def just_sold() -> State:
    """16.1 no. 14: who sells a card may not take this very one back, but another of its kind."""
    return (
        Sketch()
        .castle("red", "e5", "f5")
        .castle("blue", "b2", "c2")
        .castle("ochre", "j10", "k10")
        .market("A04")
        .hand(RED, "A03 A06 A07")
        .ducats(2, 7, 7)
        .turn(RED)
    )


def last_ducats(*ducats: int) -> State:
    """16.1 no. 11 and 12: four players, all cards played; only the ducats are still to be counted."""
    return (
        Sketch(4)
        .castle("red", "a1", "a2")
        .castle("blue", "l1", "l2")
        .castle("ochre", "a12", "a11")
        .castle("green", "l12", "l11")
        .played(" ".join(CARD.keys))
        .ducats(*ducats)
        .turn(RED)
    )


def bonus() -> State:
    return last_ducats(9, 9, 4, 0)


def lone_bonus() -> State:
    return last_ducats(3, 0, 0, 0)


def last_card() -> State:
    """16.1 no. 13: one card is left in the deck; when it is drawn, twelve more turns follow with four players."""
    hands = [CARD.keys[3 * n : 3 * n + 3] for n in range(4)]
    sketch = Sketch(4)
    for seat, (side, castle, knight) in enumerate(
        [("red", "a1", "a2"), ("blue", "l1", "l2"), ("ochre", "a12", "a11"), ("green", "l12", "l11")]
    ):
        sketch.castle(side, castle, knight).hand(seat, " ".join(hands[seat]))
    return sketch.played(" ".join(CARD.keys[12:-1])).ducats(7, 7, 7, 7).turn(RED)
