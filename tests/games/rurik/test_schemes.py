"""What all schemes have in common; each one alone is in test_schemes_troops and test_schemes_land."""

from __future__ import annotations

import pytest

from games.rurik.scheming import table
from games.rurik.table import RED, refused, say, step
from kronrat.games.rurik import why
from kronrat.games.rurik.data import CASUALTY
from kronrat.games.rurik.drawing.position import Position


def test_one_scheme_a_turn() -> None:
    g = Position().troops(RED, "kiev").hand(RED, "s26 s27").turn(RED, "move", 1)

    say(g, "0:turn.scheme s26")

    assert refused(g, "0:turn.scheme s27") is why.BONUS_USED


def test_nine_of_27_show_the_casualty_icon() -> None:
    assert sum(CASUALTY) == 9


@pytest.mark.parametrize("card", ["s23", "s24", "s25"])
def test_a_deed_taken_by_a_scheme_is_replaced_at_once(card: str) -> None:
    """[deed-8]"""
    g = table(card).turn(RED, "move", 1)

    say(g, f"0:turn.scheme {card}", "0:choose-deed.take hoard", "*:reveal-deed.reveal new-beginning")

    assert step(g) == "turn"
    assert g.deeds[RED].bit_count() == 1
    assert g.row.bit_count() == 2


def test_a_deed_scheme_with_an_empty_row_gives_nothing() -> None:
    g = Position().troops(RED, "kiev").hand(RED, "s23").turn(RED, "move", 1)

    say(g, "0:turn.scheme s23")

    assert step(g) == "turn"
