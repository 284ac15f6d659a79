"""Every victory point card has its test, named after it."""

from __future__ import annotations

import pytest

from games.mythotopia.words import BLUE, RED, can, refused, say, settled
from kronrat.games.mythotopia import why
from kronrat.games.mythotopia.data import (
    CARD,
    COUNTER_SUPPLY,
    ISLES_VP,
    PROVINCE,
    SEAS_VP,
    VICTORY,
)
from kronrat.games.mythotopia.drawing.examples import Board
from kronrat.games.mythotopia.game import RULES
from kronrat.games.mythotopia.rules.laying import CheckIsles
from kronrat.games.mythotopia.rules.turn import Turn
from kronrat.games.mythotopia.rules.war import defence
from kronrat.games.mythotopia.state import State
from kronrat.kernel.play import settle
from kronrat.kernel.step import CHANCE


def left(g: State, name: str) -> int:
    return g.left[VICTORY.parse(name)]


def test_city() -> None:
    """[build-2, build-5]"""
    board = Board().holds(RED, "palmain fadge lea shog").hand(RED, "start-build palmain fadge shog")
    g = board.turn()
    say(g, "0:turn.city palmain palmain without", "0:pay.play fadge", "0:pay.play shog")
    assert (left(g, "city"), g.counters[2]) == (5, 1)
    assert g.capacity(RED) == 3
    assert g.villages[RED] == 18 - 3


def test_castle() -> None:
    """[build-3, build-5]"""
    g = Board().holds(RED, "palmain fadge").hand(RED, "start-build palmain fadge").turn()
    say(g, "0:turn.castle palmain palmain", "0:pay.play fadge")
    assert (left(g, "castle"), g.counters[2]) == (5, 1)
    assert refused(g, "0:turn.castle palmain") is not None


def test_castle_counters_may_be_worth_one_point() -> None:
    g = Board(2, castle="1").holds(RED, "palmain fadge").hand(RED, "start-build palmain fadge").turn()
    say(g, "0:turn.castle palmain palmain", "0:pay.play fadge")
    assert g.counters[1] == 1


def test_roads() -> None:
    """[build-4, build-5]"""
    board = Board().holds(RED, "palmain blore fadge shog").hand(RED, "start-build palmain fadge shog")
    g = board.turn()
    say(g, "0:turn.road blore-palmain palmain without", "0:pay.play fadge", "0:pay.play shog")
    assert (left(g, "roads"), g.counters[2]) == (5, 1)


def test_fixed_cards_hold_seven_counters_with_more_players() -> None:
    """[setup-3]"""
    assert left(Board(3).turn(), "city") == 7
    assert left(Board(2).turn(), "city") == 6


def test_citadel() -> None:
    """[build-7, points-5]"""
    board = Board(3, "citadel").holds(RED, "palmain").citadel(BLUE, "blore").citadel(2, "nusus")
    g = board.armies(RED, "blore", 4).armies(RED, "nusus", 3).turn()
    assert defence(g, PROVINCE.parse("blore")) == 3  # rugged and the citadel
    assert g.capacity(BLUE) == 3
    say(g, "0:turn.end-war blore")
    assert (left(g, "citadel"), g.counters[3]) == (0, 1)
    assert g.capacity(BLUE) == 2
    assert g.citadel(BLUE) == -1
    g = board.turn()
    say(g, "0:turn.end-war nusus")
    assert g.counters[3] == 1


def test_a_second_citadel_gives_nothing_even_to_the_scribe() -> None:
    """[points-5]"""
    board = Board(3, "citadel").holds(RED, "palmain").citadel(2, "nusus").armies(RED, "nusus", 3)
    g = board.reserve(RED, "scribe").turn()
    g.won |= 1
    g.left[VICTORY.parse("citadel")] = 0
    g.counters[4 * BLUE + 3] = 1
    say(g, "0:turn.end-war nusus")
    assert g.counters[3] == 0


def test_defender_of_the_realm() -> None:
    """[war-10]"""
    board = Board(2, "defender-of-the-realm").holds(RED, "palmain").holds(BLUE, "blore")
    g = board.armies(RED, "blore", 1).armies(BLUE, "blore", 2).turn()
    say(g, "0:turn.end-war blore")
    assert g.counters[4 * BLUE + 1] == 1
    assert left(g, "defender-of-the-realm") == 5


def test_guilded_city() -> None:
    """[build-6]"""
    board = Board(2, "guilded-city").holds(RED, "palmain fadge shog mome")
    g = board.hand(RED, "start-build palmain fadge shog mome").turn()
    say(g, "0:turn.city palmain palmain with", "0:pay.play fadge", "0:pay.play shog", "0:pay.play mome")
    assert (g.counters[1], g.counters[2]) == (1, 1)
    assert left(g, "guilded-city") == 3


def test_here_be_dragons() -> None:
    """[war-6]"""
    board = Board(2, "here-be-dragons").holds(RED, "palmain").dragon("nusus").armies(RED, "nusus", 7)
    g = board.turn()
    assert defence(g, PROVINCE.parse("nusus")) == 6
    say(g, "0:turn.end-war nusus")
    assert (g.counters[2], g.dragons) == (1, 0)


def test_lord_of_the_isles() -> None:
    """[setup-7, points-3]"""
    board = Board(2, "lord-of-the-isles").holds(RED, "aporia").armies(RED, "kinabra", 3)
    g = board.turn()
    say(g, "0:turn.end-war kinabra")
    assert g.counters[2] == 1
    assert g.left[ISLES_VP] == 1
    g = Board(2, "lord-of-the-isles").holds(BLUE, "nesh jeopigia ictus").turn()
    g.stack.append(CheckIsles(CHANCE))
    settle(g)
    assert g.counters[4 * BLUE + 3] == 1


def test_master_of_the_seas() -> None:
    """[points-4]"""
    board = Board(2, "master-of-the-seas").holds(RED, "ambsace nusus").ships(RED, "inland-west")
    g = board.ships(RED, "inland-east").hand(RED, "start-ship ship").stock(RED, 6, 2).turn()
    say(g, "0:turn.launch beast", "0:launch.play start-ship", "0:launch.enough")
    assert g.left[SEAS_VP] == 2
    say(g, "0:turn.launch serpent", "0:launch.play ship")
    assert (g.left[SEAS_VP], g.counters[2]) == (0, 2)
    assert g.sailed[RED] == 3


def test_master_of_the_seas_goes_to_the_first_only() -> None:
    """[points-4]"""
    board = Board(2, "master-of-the-seas").holds(RED, "ambsace").ships(RED, "inland-west")
    g = board.ships(RED, "inland-east").hand(RED, "start-ship").stock(RED, 6, 2).turn()
    g.won |= 2  # somebody was first, by the Scribe: the counter is still on the card
    say(g, "0:turn.launch beast", "0:launch.play start-ship")
    assert g.counters[2] == 0
    assert g.left[SEAS_VP] == 3


def test_master_of_the_seas_is_met_once_even_without_a_counter() -> None:
    """Second in three seas and no Scribe: nothing now, and nothing later, when the Scribe has come [points-4]."""
    board = Board(2, "master-of-the-seas").holds(RED, "ambsace").ships(RED, "inland-west")
    board.ships(RED, "inland-east").hand(RED, "start-ship ship scribe").stock(RED, 6, 2)
    g = board.turn()
    g.won |= 2
    g.left[SEAS_VP] = 2
    say(g, "0:turn.launch beast", "0:launch.play start-ship", "0:launch.enough", "0:turn.recall beast 1")
    assert (g.sailed[RED], g.counters[2]) == (1, 0)
    g.hand[RED].remove(CARD.parse("scribe"))
    g.reserve[RED] = [CARD.parse("scribe")]
    g.stack[-1] = Turn(RED, 2)
    say(g, "0:turn.launch beast", "0:launch.play ship")
    assert g.counters[2] == 0


def test_patronage() -> None:
    """[patronage-1]"""
    g = Board(2, "patronage").holds(RED, "mome remise").hand(RED, "mome remise").turn()
    say(g, "0:turn.patronage", "0:pay.play mome", "0:pay.play remise")
    assert (g.counters[1], left(g, "patronage")) == (1, 4)
    without = Board(2).holds(RED, "mome remise").hand(RED, "mome remise").turn()
    assert refused(without, "0:turn.patronage") is why.NOT_IN_PLAY


def test_roadside_inns() -> None:
    """[build-6]"""
    board = Board(2, "roadside-inns").holds(RED, "palmain blore fadge shog mome")
    g = board.hand(RED, "start-build palmain fadge shog mome").turn()
    say(g, "0:turn.road blore-palmain palmain with", "0:pay.play fadge", "0:pay.play shog", "0:pay.play mome")
    assert (g.counters[1], g.counters[2]) == (1, 1)


def test_runestones() -> None:
    """[war-6]"""
    board = Board(2, "runestones").holds(RED, "palmain").runestone("nusus").armies(RED, "nusus", 3)
    g = board.turn()
    say(g, "0:turn.end-war nusus")
    assert (g.counters[2], g.runestones, left(g, "runestones")) == (1, 0, 3)


def test_spoils_of_war() -> None:
    """[war-6]"""
    board = Board(2, "spoils-of-war").holds(RED, "palmain").holds(BLUE, "nusus").armies(RED, "nusus", 1)
    g = board.turn()
    say(g, "0:turn.end-war nusus")
    assert (g.counters[1], left(g, "spoils-of-war")) == (1, 3)
    neutral = Board(2, "spoils-of-war").holds(RED, "palmain").armies(RED, "nusus", 3).turn()
    say(neutral, "0:turn.end-war nusus")
    assert neutral.counters[1] == 0


def test_spoils_of_war_may_hold_six_counters() -> None:
    assert left(Board(2, "spoils-of-war", spoils="6").turn(), "spoils-of-war") == 6


@pytest.mark.parametrize("name", VICTORY.keys)
def test_every_victory_card_has_a_test(name: str) -> None:
    assert f"test_{name.replace('-', '_')}" in globals()


def test_an_empty_card_gives_nothing_but_building_goes_on() -> None:
    """[build-5, points-2]"""
    g = Board().holds(RED, "palmain fadge").hand(RED, "start-build palmain fadge").empty("castle").turn()
    say(g, "0:turn.castle palmain palmain", "0:pay.play fadge")
    assert g.counters[2] == 0
    assert g.castles


def test_counters_always_add_up_at_set_up() -> None:
    """[setup-3]"""
    for seed in range(6):
        g = settled(2 + seed % 3, seed)
        assert RULES.play.laws(g) == []
        assert all(g.spare[value] <= COUNTER_SUPPLY[value] for value in range(4))
        assert g.in_play.bit_count() == 7


def test_no_guilded_city_without_a_counter() -> None:
    """[build-6]"""
    board = Board(2, "guilded-city").holds(RED, "palmain fadge shog mome").empty("guilded-city")
    g = board.hand(RED, "start-build palmain fadge shog mome").turn()
    assert refused(g, "0:turn.city palmain palmain with") is why.NO_COUNTER
    assert can(g, "0:turn.city palmain palmain without")
