"""Every improvement card has its test, named after it."""

from __future__ import annotations

import pytest

from games.mythotopia.words import BLUE, RED, can, chance, offered, refused, say, verbs
from kronrat.games.mythotopia import why
from kronrat.games.mythotopia.data import CARD, CARD_KEYS, FIRST_IMPROVEMENT, FIRST_START, PROVINCE
from kronrat.games.mythotopia.drawing.examples import Board
from kronrat.games.mythotopia.game import RULES
from kronrat.games.mythotopia.rules.war import strength, strongest
from kronrat.games.mythotopia.state import State

BLORE = PROVINCE.parse("blore")


def card(name: str) -> int:
    return CARD.parse(name)


def armies(g: State, name: str, seat: int = RED) -> int:
    return g.armies[4 * PROVINCE.parse(name) + seat]


def test_alchemist() -> None:
    """[text-1]"""
    g = Board().holds(RED, "palmain").hand(RED, "alchemist").turn()
    assert refused(g, "0:turn.alchemy 1") is why.NO_TRADE
    g.counters[1], g.counters[2] = 1, 1
    g.left[0] -= 1
    g.spare[1] -= 1
    assert offered(g, "alchemy") == {"1", "2"}
    before, spare = g.points(RED), list(g.spare)

    say(g, "0:turn.alchemy 2")

    assert g.points(RED) == before + 1
    assert g.spare[2] == spare[2] + 1
    assert g.spare[3] == spare[3] - 1
    assert card("alchemist") in g.discard[RED]
    assert RULES.play.laws(g) == []


def test_army() -> None:
    g = Board().holds(RED, "palmain").hand(RED, "army").display("hero").turn()
    say(g, "0:turn.place palmain", "0:muster.play army", "0:muster.enough")
    assert armies(g, "palmain") == 2

    g = Board().holds(RED, "palmain").hand(RED, "army").display("hero").turn()
    say(g, "0:turn.draft hero", "0:pay.play army")
    assert card("hero") in g.discard[RED]


def test_build() -> None:
    g = Board().holds(RED, "palmain fadge").hand(RED, "build palmain fadge").turn()
    assert refused(g, "0:turn.city palmain") is why.CANNOT_PAY
    say(g, "0:turn.castle palmain palmain", "0:pay.play fadge")
    assert g.castles >> PROVINCE.parse("palmain") & 1


def test_cavalry() -> None:
    """[war-2]"""
    g = Board().holds(RED, "palmain").armies(RED, "blore", 4).reserve(RED, "cavalry").turn()
    assert strength(g, BLORE, RED) == 5
    assert can(g, "0:turn.end-war blore")
    g = Board().holds(RED, "palmain").reserve(RED, "cavalry").turn()
    assert strength(g, PROVINCE.parse("palmain"), RED) == 0


def test_counsellor() -> None:
    """At least one hand card; the Reserve is not replaced; the Counsellor itself is [text-3]."""
    board = Board().holds(RED, "palmain nusus oxter").hand(RED, "counsellor palmain").reserve(RED, "nusus")
    g = board.turn()
    say(g, "0:turn.counsellor")
    assert refused(g, "0:exchange.enough") is why.HAND_CARD_FIRST
    assert refused(g, "0:exchange.discard nusus") is None  # palmain comes later in the order
    say(g, "0:exchange.discard nusus", "0:exchange.discard palmain", "0:exchange.enough")
    chance(g)
    assert len(g.hand[RED]) == 2


def test_diplomat() -> None:
    """[text-2]"""
    board = Board(2, "defender-of-the-realm").holds(RED, "palmain").holds(BLUE, "blore")
    g = board.armies(RED, "blore", 3).armies(BLUE, "blore", 1).hand(RED, "diplomat start-army").turn(RED, 1)
    say(g, "0:turn.negotiate blore", "0:pay.play start-army")
    assert g.armies[4 * BLORE] == g.armies[4 * BLORE + BLUE] == 0
    assert g.held[BLUE] >> BLORE & 1
    assert g.counters[4 * BLUE + 1] == 0


def test_farming() -> None:
    """[pay-5]"""
    board = Board().holds(RED, "welkin talion").reserve(RED, "farming").hand(RED, "welkin talion start-army")
    g = board.turn()
    say(g, "0:turn.invade hatchel welkin open", "0:pay.convert farming talion", "0:muster.play start-army")
    assert armies(g, "hatchel") == 2
    say(g, "0:muster.enough")
    assert g.flags & 1
    assert card("farming") in g.reserve[RED]


def test_general() -> None:
    """[invade-1, build-1]"""
    g = Board().holds(RED, "palmain").hand(RED, "general start-army start-market").turn()
    assert "blore" in offered(g, "invade")
    say(g, "0:turn.invade blore general open", "0:pay.play start-market", "0:muster.play start-army")
    assert armies(g, "blore") == 2
    g = Board().holds(RED, "palmain fadge").hand(RED, "general start-build fadge").turn()
    say(g, "0:turn.castle palmain general", "0:pay.play fadge")
    assert g.castles >> PROVINCE.parse("palmain") & 1


def test_gold_mine() -> None:
    """[pay-5, turn-5]"""
    g = Board().holds(RED, "palmain").reserve(RED, "gold-mine").hand(RED, "palmain").turn()
    say(g, "0:turn.buy 1 0", "0:pay.convert gold-mine palmain")
    assert g.stock[RED] == 7
    assert "buy" not in verbs(g)


def test_gold_mine_cannot_convert_itself() -> None:
    """[pay-5]"""
    g = Board().holds(RED, "palmain").reserve(RED, "gold-mine").turn()
    assert "buy" not in verbs(g)


def test_hero() -> None:
    """[war-4]"""
    g = Board().holds(RED, "palmain").armies(RED, "blore", 4).hand(RED, "hero").turn()
    say(g, "0:turn.end-war blore")
    assert g.held[RED] >> BLORE & 1
    assert card("hero") in g.discard[RED]
    weaker = Board().holds(RED, "palmain").armies(RED, "blore", 3).hand(RED, "hero").turn()
    say(weaker, "0:turn.end-war blore")
    assert card("hero") in weaker.hand[RED]
    assert not weaker.held[RED] >> BLORE & 1


def test_levies() -> None:
    """[pay-5]"""
    g = Board().holds(RED, "palmain nusus").reserve(RED, "levies").hand(RED, "nusus palmain").turn()
    say(g, "0:turn.place palmain", "0:muster.levy nusus")
    assert armies(g, "palmain") == 1
    assert offered(g, "levy") == set()
    say(g, "0:muster.enough")


def test_levies_count_a_card_with_armies_as_one() -> None:
    """Any card means any: the Army card then sends one army, where its two symbols would be too many [pay-5]."""
    board = (
        Board().holds(RED, "palmain oxter").reserve(RED, "levies").hand(RED, "oxter start-army").stock(RED, 2)
    )
    g = board.turn()
    say(g, "0:turn.place palmain")
    assert offered(g, "levy") == {"oxter", "start-army"}
    say(g, "0:muster.levy start-army")
    assert armies(g, "palmain") == 1
    say(g, "0:muster.play oxter")
    assert armies(g, "palmain") == 2
    assert g.hand[RED] == []


def test_limes() -> None:
    """[war-2]"""
    g = Board().holds(RED, "palmain").reserve(RED, "limes").armies(BLUE, "palmain", 1).turn()
    assert strength(g, PROVINCE.parse("palmain"), RED) == 1
    attacker = Board().holds(RED, "palmain").reserve(RED, "limes").armies(RED, "blore", 1).turn()
    assert strength(attacker, BLORE, RED) == 1


def test_marauders() -> None:
    """[text-4]"""
    g = (
        Board()
        .holds(RED, "palmain")
        .holds(BLUE, "blore")
        .armies(BLUE, "blore", 1)
        .hand(RED, "marauders")
        .turn()
    )
    stock = g.stock[BLUE]
    say(g, "0:turn.maraud blore blue")
    assert armies(g, "blore", BLUE) == 0
    assert g.stock[BLUE] == stock + 1
    assert "end-war" not in verbs(g)


def test_market() -> None:
    g = Board().holds(RED, "palmain").hand(RED, "market palmain start-army").turn()
    say(g, "0:turn.invade blore palmain open", "0:pay.play market", "0:muster.play start-army")
    assert armies(g, "blore") == 2
    g = Board().holds(RED, "palmain").hand(RED, "market start-build palmain").turn()
    assert can(g, "0:turn.castle palmain palmain")
    g = Board().holds(RED, "palmain").hand(RED, "market").turn()
    assert can(g, "0:turn.buy 1 0")


def test_mercenary() -> None:
    """[text-5]"""
    board = Board().holds(RED, "palmain").armies(RED, "blore", 3).hand(RED, "mercenary start-army")
    g = board.turn()
    assert refused(g, "0:turn.hire palmain") is why.NO_ARMY_BESIDE
    say(g, "0:turn.hire blore 2", "0:pay.play start-army")
    assert strength(g, BLORE, RED) == 5
    assert g.mercenaries == [4 * BLORE, 4 * BLORE]
    assert card("mercenary") not in g.hand[RED]
    blue = (
        Board().holds(BLUE, "palmain").armies(BLUE, "blore", 3).hand(BLUE, "mercenary start-army").turn(BLUE)
    )
    say(blue, "1:turn.hire blore 1", "1:pay.play start-army")
    assert blue.mercenaries == [4 * BLORE + BLUE]


def test_mercenaries_are_no_armies() -> None:
    """[text-4, text-5]"""
    board = Board().holds(RED, "palmain").holds(BLUE, "blore").mercenaries(RED, "palmain", 1)
    g = board.hand(BLUE, "marauders").turn(BLUE)
    assert "maraud" not in verbs(g)
    alone = Board().holds(RED, "palmain").mercenaries(RED, "palmain", 1).turn()
    assert offered(alone, "withdraw") == {"palmain"}
    say(alone, "0:turn.withdraw palmain 0 1")
    assert alone.mercenaries == []


def test_merchant() -> None:
    """[pay-4]"""
    g = Board().holds(RED, "palmain mome").hand(RED, "merchant palmain mome start-army").turn()
    say(g, "0:turn.invade blore palmain open", "0:pay.convert merchant mome", "0:muster.play start-army")
    assert armies(g, "blore") == 2
    assert g.played == sorted([card("merchant"), card("mome"), card("palmain"), card("start-army")])
    armed = Board().holds(RED, "palmain talion").hand(RED, "merchant palmain talion").turn()
    assert "invade" not in verbs(armed)  # armies are no resource


def test_militia() -> None:
    """[text-6]"""
    g = Board().holds(RED, "palmain").hand(RED, "militia").turn()
    say(g, "0:turn.militia")
    assert (g.stock[RED], g.barracks[RED]) == (7, 7)
    g = Board().holds(RED, "palmain").hand(RED, "militia").stock(RED, 14).turn()
    assert "militia" not in verbs(g)


def test_mystic() -> None:
    """[text-7]"""
    board = Board().holds(RED, "palmain").hand(RED, "mystic start-army").discard(RED, "hero palmain")
    g = board.turn()
    assert offered(g, "mystic") == {"hero", "palmain"}
    say(g, "0:turn.mystic hero", "0:pay.play start-army")
    assert g.hand[RED] == [card("hero")]
    assert g.discard[RED] == sorted([card("palmain"), card("mystic"), card("start-army")])


def test_philosopher() -> None:
    """[text-8]"""
    g = Board().holds(RED, "palmain").hand(RED, "philosopher").turn()
    say(g, "0:turn.philosopher")
    chance(g)
    seen = list(g.offer)
    assert len(seen) == 3
    say(g, f"0:keep.keep {CARD_KEYS[seen[1]]}")
    assert g.hand[RED] == [seen[1]]
    assert seen[0] in g.pile
    assert g.banished == [card("philosopher")]
    assert RULES.play.laws(g) == []


def test_portal() -> None:
    """[invade-4]"""
    board = Board().holds(RED, "palmain nusus").hand(RED, "portal nusus start-army").reserve(RED, "palmain")
    g = board.turn()
    say(g, "0:turn.invade welkin portal portal", "0:pay.play nusus", "0:muster.play start-army")
    assert armies(g, "welkin") == 2


def test_providence() -> None:
    """[text-9]"""
    g = Board().holds(RED, "palmain").hand(RED, "providence").turn()
    g.discard[RED], g.deck[RED] = g.deck[RED], []
    say(g, "0:turn.providence")
    chance(g)
    assert len(g.hand[RED]) == 2
    assert g.discard[RED] == [card("providence")]


def test_quarry() -> None:
    """[pay-5]"""
    board = Board().holds(RED, "palmain nusus").reserve(RED, "quarry").hand(RED, "start-build palmain nusus")
    g = board.turn()
    say(g, "0:turn.castle palmain palmain", "0:pay.convert quarry nusus")
    assert g.castles >> PROVINCE.parse("palmain") & 1


def test_queen() -> None:
    """[turn-4]"""
    g = Board().holds(RED, "palmain nusus talion").reserve(RED, "queen").turn(RED, 0)
    say(g, "0:turn.done")
    chance(g)
    assert len(g.hand[RED]) == 6


def test_ranger() -> None:
    board = Board().holds(RED, "quean eagre").hand(RED, "quean eagre start-army").reserve(RED, "ranger")
    g = board.turn()
    say(
        g, "0:turn.invade blore quean open", "0:pay.play eagre", "0:muster.play start-army", "0:muster.enough"
    )
    assert strength(g, BLORE, RED) == 3


def test_reserve_army() -> None:
    """[invade-6]"""
    board = Board(3).holds(RED, "palmain").holds(BLUE, "blore iracund").holds(2, "nusus")
    g = (
        board.armies(RED, "blore", 1)
        .reserve(BLUE, "reserve-army")
        .hand(2, "nusus start-army start-market")
        .turn(2)
    )
    assert "palmain" in offered(g, "invade")
    shut = (
        Board(3).holds(RED, "palmain nusus").holds(BLUE, "blore").holds(2, "iracund").armies(RED, "blore", 1)
    )
    g = shut.reserve(RED, "reserve-army").hand(RED, "palmain start-army start-market").turn(RED)
    assert offered(g, "invade") == {"diclesium", "scombroid"}
    assert refused(g, "0:turn.invade iracund") is why.RESERVE_TROOPS


def test_reserve_army_works_only_in_a_war_with_a_player() -> None:
    """[invade-6]"""
    board = Board(3).holds(RED, "palmain nusus").holds(BLUE, "blore").holds(2, "iracund")
    board.reserve(RED, "reserve-army").hand(RED, "palmain start-army start-market")
    assert {"blore", "iracund"} <= offered(board.turn(RED), "invade")
    g = board.armies(RED, "diclesium", 1).turn(RED)  # a war with nobody
    assert {"blore", "iracund"} <= offered(g, "invade")


def test_reserve_army_protects_all_provinces_of_its_owner() -> None:
    """[invade-6]"""
    board = Board(3).holds(RED, "palmain").holds(BLUE, "blore iracund").holds(2, "quean eagre")
    g = (
        board.armies(RED, "blore", 1)
        .reserve(BLUE, "reserve-army")
        .hand(2, "quean start-army start-market")
        .turn(2)
    )
    assert refused(g, "2:turn.invade iracund") is why.RESERVE_TROOPS
    assert refused(g, "2:turn.invade blore") is why.RESERVE_TROOPS


def test_scribe() -> None:
    """[points-6]"""
    board = Board().holds(RED, "palmain fadge").reserve(RED, "scribe").hand(RED, "start-build palmain fadge")
    g = board.turn()
    left, spare = g.left[1], g.spare[2]
    say(g, "0:turn.castle palmain palmain", "0:pay.play fadge", "0:claim.take spare")
    assert (g.left[1], g.spare[2]) == (left, spare - 1)
    assert g.counters[2] == 1


def test_scribe_takes_from_the_spare_stock_when_the_card_is_empty() -> None:
    """[points-6]"""
    board = Board().holds(RED, "palmain fadge").reserve(RED, "scribe").hand(RED, "start-build palmain fadge")
    g = board.turn()
    g.counters[4 * BLUE + 2] += g.left[1]
    g.left[1] = 0
    say(g, "0:turn.castle palmain palmain", "0:pay.play fadge")
    assert g.counters[2] == 1


def test_ship() -> None:
    """[invade-3]"""
    g = Board().holds(RED, "palmain").hand(RED, "ship palmain start-army start-market").turn()
    say(g, "0:turn.invade aporia palmain sea", "0:pay.play start-market", "0:muster.play start-army")
    assert armies(g, "aporia") == 2
    g = Board().holds(RED, "palmain").hand(RED, "ship").turn()
    assert can(g, "0:turn.launch serpent")
    assert can(g, "0:turn.buy 1 0")  # unlike the starting card it shows gold


def test_warehouse() -> None:
    """[reserve-3]"""
    g = Board().holds(RED, "palmain nusus oxter talion").hand(RED, "warehouse palmain nusus oxter").turn()
    g.reserve[RED].append(card("talion"))
    g.deck[RED].remove(card("talion"))
    assert g.capacity(RED) == 2
    say(g, "0:turn.store warehouse", "0:store-on.store nusus", "0:store-on.store oxter")
    assert len(g.reserve[RED]) == 4 == g.capacity(RED)
    assert offered(g, "store") == set()


def test_warehouse_stores_one_card_for_free() -> None:
    """[reserve-4]"""
    g = Board().holds(RED, "palmain nusus").reserve(RED, "warehouse").hand(RED, "palmain nusus").turn()
    say(g, "0:turn.stow palmain")
    assert refused(g, "0:turn.stow nusus") is why.ONCE_A_TURN
    assert g.stack[-1].dump() == (RED, 2)


def test_water_mill() -> None:
    """[pay-4]"""
    board = Board().holds(RED, "palmain fadge").hand(RED, "water-mill start-build palmain fadge")
    g = board.turn()
    say(g, "0:turn.city palmain palmain without", "0:pay.convert mill fadge")
    assert g.cities[RED] == 3
    assert card("water-mill") in g.discard[RED]


def test_merchant_and_water_mill_together() -> None:
    """[pay-4]"""
    board = Board().holds(RED, "palmain mome").hand(RED, "water-mill merchant start-build palmain mome")
    g = board.turn()
    say(g, "0:turn.city palmain palmain without", "0:pay.convert merchant-mill mome")
    assert g.cities[RED] == 3


def test_water_mill_is_not_wasted_on_a_need_of_one() -> None:
    """[pay-3]"""
    board = Board().holds(RED, "palmain fadge").hand(RED, "water-mill start-build palmain fadge")
    g = board.turn()
    say(g, "0:turn.castle palmain palmain")
    assert "convert" not in verbs(g)


@pytest.mark.parametrize("name", CARD_KEYS[FIRST_IMPROVEMENT:FIRST_START])
def test_every_improvement_has_a_test(name: str) -> None:
    assert f"test_{name.replace('-', '_')}" in globals()


def test_strongest_is_nobody_in_a_tie() -> None:
    g = Board().holds(RED, "palmain").armies(RED, "blore", 4).turn()
    assert strongest(g, BLORE) == -2
