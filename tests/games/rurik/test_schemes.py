"""Each of the 27 schemes: what it gives, what it costs, when it is refused."""

from __future__ import annotations

import pytest

from games.rurik.table import BLUE, RED, hand, points, refused, say, step
from kronrat.games.rurik import why
from kronrat.games.rurik.data import CASUALTY, SCHEME_CARD
from kronrat.games.rurik.sketch import Sketch
from kronrat.games.rurik.state import State

# card, what is asked for, points, coins gained, price, casualty icon (fact sheet 3.1)
CARDS = [
    ("s01", "muster", 2, 0, 0, 1),
    ("s02", "muster", 1, 0, 0, 0),
    ("s03", "muster", 1, 0, 0, 0),
    ("s04", "muster", 1, 1, 0, 1),
    ("s05", "muster", 1, 0, 1, 0),
    ("s06", "move", 3, 0, 0, 1),
    ("s07", "move", 2, 0, 0, 0),
    ("s08", "move", 2, 0, 0, 0),
    ("s09", "move", 1, 0, 0, 0),
    ("s10", "attack", 1, 0, 0, 0),
    ("s11", "attack", 1, 0, 0, 0),
    ("s12", "attack", 1, 0, 0, 0),
    ("s13", "attack", 1, 1, 0, 1),
    ("s14", "attack", 1, 0, 1, 0),
    ("s15", "tax", 2, 0, 0, 1),
    ("s16", "tax", 1, 0, 0, 0),
    ("s17", "tax", 1, 0, 0, 0),
    ("s18", "tax", 1, 1, 0, 1),
    ("s19", "build", 1, 0, 0, 0),
    ("s20", "build", 1, 0, 0, 0),
    ("s21", "build", 1, 1, 0, 1),
    ("s22", "build", 1, 0, 1, 0),
    ("s23", "choose-deed", 0, 0, 0, 1),
    ("s24", "choose-deed", 0, 1, 0, 1),
    ("s25", "choose-deed", 0, 0, 1, 0),
    ("s26", "turn", 0, 2, 0, 0),
    ("s27", "turn", 0, 2, 0, 0),
]
each = pytest.mark.parametrize(
    ("card", "asks", "gives", "coins", "price", "casualty"), CARDS, ids=[card[0] for card in CARDS]
)


def with_scheme(card: str, coins: int) -> State:
    sketch = Sketch(3).troops(RED, "kiev").troops(BLUE, "kiev").hand(RED, card).coins(coins)
    return sketch.row("hoard trade-route", "new-beginning").turn(RED, "move", 1)


@each
def test_scheme(card: str, asks: str, gives: int, coins: int, price: int, casualty: int) -> None:
    g = with_scheme(card, 3)

    say(g, f"0:turn.scheme {card}")

    assert step(g) == asks
    if gives:
        assert points(g) == gives
    assert g.coins[RED] == 3 + coins - price
    assert hand(g, RED) == []
    assert g.schemes.discard == 1 << SCHEME_CARD.parse(card)
    assert CASUALTY[SCHEME_CARD.parse(card)] == casualty


@each
def test_scheme_is_refused_unpaid_or_not_held(
    card: str, asks: str, gives: int, coins: int, price: int, casualty: int
) -> None:
    poor = with_scheme(card, 0)

    assert refused(poor, f"0:turn.scheme {card}") is (why.TOO_FEW_COINS if price else None)

    other = "s02" if card != "s02" else "s03"
    assert refused(poor, f"0:turn.scheme {other}") is why.NOT_IN_HAND


def test_one_scheme_a_turn() -> None:
    g = Sketch().troops(RED, "kiev").hand(RED, "s26 s27").turn(RED, "move", 1)

    say(g, "0:turn.scheme s26")

    assert refused(g, "0:turn.scheme s27") is why.BONUS_USED


def test_nine_of_27_show_the_casualty_icon() -> None:
    assert sum(CASUALTY) == 9


@pytest.mark.parametrize("card", ["s23", "s24", "s25"])
def test_a_deed_taken_by_a_scheme_is_replaced_at_once(card: str) -> None:
    """K15."""
    g = with_scheme(card, 1)

    say(g, f"0:turn.scheme {card}", "0:choose-deed.take hoard", "*:reveal-deed.reveal new-beginning")

    assert step(g) == "turn"
    assert g.deeds[RED].bit_count() == 1
    assert g.row.bit_count() == 2


def test_a_deed_scheme_with_an_empty_row_gives_nothing() -> None:
    g = Sketch().troops(RED, "kiev").hand(RED, "s23").turn(RED, "move", 1)

    say(g, "0:turn.scheme s23")

    assert step(g) == "turn"
