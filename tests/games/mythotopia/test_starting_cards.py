"""Every starting card has its test, named after it [setup-8]."""

from __future__ import annotations

import pytest

from games.mythotopia.words import RED, can, offered, refused, say, settled
from kronrat.games.mythotopia import why
from kronrat.games.mythotopia.data import CARD, CARD_KEYS, FIRST_START, PROVINCE
from kronrat.games.mythotopia.drawing.examples import Board


def test_start_army() -> None:
    g = Board().holds(RED, "palmain").hand(RED, "start-army").turn()
    say(g, "0:turn.place palmain", "0:muster.play start-army")
    assert g.armies[4 * PROVINCE.parse("palmain")] == 2
    assert can(Board().holds(RED, "palmain").hand(RED, "start-army").turn(), "0:turn.buy 1 0")


def test_start_army_may_send_the_very_last_army() -> None:
    """The only exception to one army in stock for every symbol [armies-2]."""
    g = Board().holds(RED, "palmain").hand(RED, "start-army").stock(RED, 1).turn()
    say(g, "0:turn.place palmain", "0:muster.play start-army")
    assert g.armies[4 * PROVINCE.parse("palmain")] == 1
    two = Board().holds(RED, "palmain talion").hand(RED, "talion start-army").stock(RED, 2).turn()
    say(two, "0:turn.place palmain", "0:muster.play talion")
    assert refused(two, "0:muster.play start-army") is why.TOO_FEW_ARMIES


def test_start_build() -> None:
    """Its own stone cannot pay for the same action [build-1]."""
    alone = Board().holds(RED, "palmain").hand(RED, "start-build palmain").turn()
    assert refused(alone, "0:turn.castle palmain") is why.CANNOT_PAY
    both = Board().holds(RED, "palmain").hand(RED, "start-build build palmain").turn()
    say(both, "0:turn.castle palmain palmain")
    assert offered(both, "play") == {"start-build", "build"}
    say(both, "0:use.play build", "0:pay.play start-build")
    assert both.castles


def test_start_market() -> None:
    g = Board().holds(RED, "palmain").hand(RED, "start-market palmain start-army").turn()
    say(g, "0:turn.invade blore palmain open")
    assert offered(g, "play") == {"start-market"}


def test_start_ship() -> None:
    """[ships-1]"""
    g = Board().holds(RED, "palmain").hand(RED, "start-ship").turn()
    assert can(g, "0:turn.launch serpent")
    assert refused(g, "0:turn.launch beast") is why.NO_HARBOUR
    assert refused(g, "0:turn.buy 1") is why.CANNOT_PAY  # no gold, unlike the improvement


@pytest.mark.parametrize("kind", ["market", "army", "build", "ship"])
def test_extra(kind: str) -> None:
    """[setup-8]"""
    g = settled(2, fifth=kind)
    own = g.hand[RED] + g.deck[RED]
    assert CARD.parse(f"extra-{kind}") in own
    assert len(own) == 16


def test_without_a_fifth_card() -> None:
    g = settled(2, fifth="none")
    assert len(g.hand[RED] + g.deck[RED]) == 15


@pytest.mark.parametrize("name", [key for key in CARD_KEYS[FIRST_START:] if key.startswith("start-")])
def test_every_starting_card_has_a_test(name: str) -> None:
    assert f"test_{name.replace('-', '_')}" in globals()


def test_deck_sizes() -> None:
    """[setup-8]"""
    for seats, size in ((2, 16), (3, 13), (4, 11)):
        g = settled(seats)
        assert {g.deck_total(seat) for seat in range(seats)} == {size}
