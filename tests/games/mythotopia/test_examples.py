"""The rulebook's examples (Palmain, Blore) and the test vectors of the fact sheet (section 8)."""

from __future__ import annotations

from games.mythotopia.words import RED, can, offered, refused, say, settled
from kronrat.games.mythotopia import why
from kronrat.games.mythotopia.data import ARMY, BORDER, CARD, FOOD, PROVINCE
from kronrat.games.mythotopia.drawing import examples as ex
from kronrat.games.mythotopia.drawing.examples import Board
from kronrat.games.mythotopia.game import RULES
from kronrat.games.mythotopia.rules.build import road_stone
from kronrat.games.mythotopia.rules.invade import across
from kronrat.games.mythotopia.rules.war import defence, strength
from kronrat.kernel.play import moves

BY_LAND = {"nusus", "diclesium", "iracund", "blore"}
BY_ONE_SHIP = {"ictus", "camarine", "kinabra", "nesh", "eagre", "oxter", "aporia"}
BY_TWO_SHIPS = {"ambsace", "custus", "peened", "jeopigia"}


def test_palmain_can_invade_its_four_neighbours() -> None:
    """[invade-1]"""
    assert offered(ex.palmain(), "invade") == BY_LAND


def test_palmain_with_a_ship_card_reaches_the_serpent_sea() -> None:
    """[invade-3]"""
    assert offered(ex.palmain_by_ship(), "invade") == BY_LAND | BY_ONE_SHIP


def test_palmain_with_two_ship_cards_reaches_the_beast_sea() -> None:
    """[map-3, invade-3]"""
    assert offered(ex.palmain_by_two_ships(), "invade") == BY_LAND | BY_ONE_SHIP | BY_TWO_SHIPS


def test_red_invades_blore_with_three_armies() -> None:
    """[invade-5]"""
    board = Board().holds(RED, "palmain scombroid talion")
    g = board.hand(RED, "palmain scombroid start-army start-market").turn()

    say(
        g,
        "0:turn.invade blore palmain open",
        "0:pay.play start-market",
        "0:muster.play scombroid",
        "0:muster.play start-army",
        "0:muster.enough",
    )

    assert g.armies[4 * PROVINCE.parse("blore") + RED] == 3
    assert g.stock[RED] == 3
    assert CARD.parse("palmain") in g.discard[RED]


def test_three_armies_in_blore_are_too_weak_and_may_withdraw() -> None:
    """[war-5]"""
    g = ex.blore_invaded()

    say(g, "0:turn.end-war blore")

    assert not g.held[RED] >> PROVINCE.parse("blore") & 1
    assert g.stock[RED] == 6


def test_reinforcing_blore_needs_one_food() -> None:
    """[armies-1]"""
    g = ex.blore_reinforced()

    say(g, "0:turn.place blore")
    assert offered(g, "play") == {"start-market"}
    say(g, "0:pay.play start-market", "0:muster.play scombroid", "0:muster.play talion", "0:muster.enough")

    assert strength(g, PROVINCE.parse("blore"), RED) == 5


def test_a_tie_in_blore_cannot_be_ended_without_a_hero() -> None:
    """[war-3, war-4]"""
    assert refused(ex.blore_tied(), "0:turn.end-war blore") is why.NO_CLEAR_WINNER


def test_five_armies_conquer_blore() -> None:
    """[war-5, war-8, points-1]"""
    g = ex.blore_won()
    before = g.points(RED)

    say(g, "0:turn.end-war blore")

    assert g.held[RED] >> PROVINCE.parse("blore") & 1
    assert PROVINCE.parse("blore") in g.discard[RED]
    assert g.points(RED) == before + 3
    assert g.stock[RED] == 6
    assert RULES.play.laws(g) == []


def test_the_ranger_adds_one_in_rugged_blore() -> None:
    """[war-2]"""
    g = ex.blore_with_ranger()
    assert strength(g, PROVINCE.parse("blore"), RED) == 5
    assert can(g, "0:turn.end-war blore")


def test_a_dragon_makes_blore_eight_strong() -> None:
    """[war-2]"""
    assert defence(ex.blore_with_dragon(), PROVINCE.parse("blore")) == 8


def test_quean_to_blore_costs_two_food_over_hills() -> None:
    """[invade-2]"""
    g = ex.over_hills()
    say(g, "0:turn.invade blore quean hills")
    assert g.stack[-1].dump()[1:3] == (FOOD, 2)
    say(g, "0:pay.play eagre", "0:pay.play nusus", "0:muster.play start-army")
    assert g.armies[4 * PROVINCE.parse("blore") + RED] == 2


def test_the_road_from_quean_to_blore_costs_three_stone_and_two_with_the_ranger() -> None:
    """[build-4]"""
    border = BORDER.parse("blore-quean")
    assert road_stone(Board().turn(), RED, border) == 3
    assert road_stone(Board().reserve(RED, "ranger").turn(), RED, border) == 2


def test_diclesium_to_iracund_needs_the_ranger_and_two_food() -> None:
    """[invade-2]"""
    without = Board().holds(RED, "diclesium eagre nusus").hand(RED, "diclesium eagre nusus start-army").turn()
    assert "iracund" not in offered(without, "invade")
    assert refused(without, "0:turn.invade iracund") is why.OUT_OF_REACH

    g = ex.over_mountains()
    assert "iracund" in offered(g, "invade")
    say(g, "0:turn.invade iracund diclesium hills")
    assert g.stack[-1].dump()[1:3] == (FOOD, 2)


def test_a_road_over_mountains_costs_three_stone_with_the_ranger() -> None:
    """[build-4]"""
    border = BORDER.parse("diclesium-iracund")
    assert road_stone(Board().turn(), RED, border) == 0
    assert road_stone(Board().reserve(RED, "ranger").turn(), RED, border) == 3


def test_scores_and_pile_after_set_up() -> None:
    """[setup-1, points-1]"""
    for seats, points, pile in ((2, 33, 18), (3, 24, 16), (4, 18, 16)):
        g = settled(seats, seed=5)
        provinces = [dict(items)["provinces"] for items in RULES.play.scores(g)]
        assert provinces == [points] * seats
        assert g.land.bit_count() == pile


def test_capacity_with_two_cities_and_the_warehouse_is_six() -> None:
    """[reserve-2]"""
    g = Board().city(RED, "palmain blore").reserve(RED, "warehouse").turn()
    assert g.capacity(RED) == 6


def test_a_castle_a_ship_and_the_limes_defend_rugged_darb_with_six() -> None:
    """[war-2]"""
    g = ex.strong_defence()
    assert defence(g, PROVINCE.parse("darb")) == 6


def test_general_and_portal_reach_as_the_map_says() -> None:
    """[invade-4]"""
    g = Board().holds(RED, "palmain").hand(RED, "portal general").turn()
    assert across(g, RED, CARD.parse("portal"), 4, False).bit_count() == 40
    assert across(g, RED, CARD.parse("general"), 0, False) == across(g, RED, CARD.parse("palmain"), 0, False)


def test_every_example_is_a_lawful_position_with_a_move() -> None:
    for example in RULES.drawing.examples:
        g = example.make()
        assert RULES.play.laws(g) == [], example.key
        assert moves(g, g.stack[-1].seat), example.key


def test_army_symbols_are_two_on_army_cards() -> None:
    assert ARMY == 3
    g = Board().holds(RED, "palmain").hand(RED, "start-army").turn()
    say(g, "0:turn.place palmain", "0:muster.play start-army", "0:muster.enough")
    assert g.armies[4 * PROVINCE.parse("palmain") + RED] == 2
