"""The schemes that muster, move and attack, one by one: what they give, what they cost, when they are refused."""

from __future__ import annotations

from games.rurik.scheming import COINS, FREE, PRICED, costs_a_troop, gives, played, refusals, table
from games.rurik.table import BLUE, OCHRE, RED, refused, say, step, troops
from kronrat.games.rurik import why
from kronrat.games.rurik.drawing.position import Position


def test_s01_two_muster_points() -> None:
    g = played("s01")
    assert (gives(g), g.coins[RED]) == (("muster", 2), COINS)
    assert refused(g, "0:muster.troop rostov") is why.NOT_OCCUPIED

    say(g, "0:muster.troop kiev", "0:muster.troop galich")

    assert (step(g), troops(g, RED, "kiev"), troops(g, RED, "galich")) == ("turn", 3, 2)
    assert costs_a_troop("s01")
    assert refusals("s01") == FREE


def test_s02_one_muster_point() -> None:
    g = played("s02")
    assert (gives(g), g.coins[RED]) == (("muster", 1), COINS)

    say(g, "0:muster.troop volyn")

    assert (step(g), troops(g, RED, "volyn")) == ("turn", 3)
    assert not costs_a_troop("s02")
    assert refusals("s02") == FREE


def test_s03_one_muster_point_that_may_lapse() -> None:
    """[turn-5]"""
    g = say(played("s03"), "0:muster.done")

    assert (step(g), g.coins[RED], troops(g, RED, "kiev")) == ("turn", COINS, 2)
    nobody_left = Position().troops(RED, "kiev:12").leader(RED, "boris", "kiev").hand(RED, "s03")
    assert step(played("s03", nobody_left)) == "turn"  # nothing to place [muster-2]
    assert not costs_a_troop("s03")
    assert refusals("s03") == FREE


def test_s04_one_muster_point_and_a_coin() -> None:
    g = played("s04")

    assert (gives(g), g.coins[RED]) == (("muster", 1), COINS + 1)
    say(g, "0:muster.troop kiev")
    assert (step(g), troops(g, RED, "kiev")) == ("turn", 3)
    assert costs_a_troop("s04")
    assert refusals("s04") == FREE


def test_s05_one_muster_point_for_a_coin() -> None:
    g = played("s05")

    assert (gives(g), g.coins[RED]) == (("muster", 1), COINS - 1)
    say(g, "0:muster.troop kiev")
    assert (step(g), troops(g, RED, "kiev")) == ("turn", 3)
    assert not costs_a_troop("s05")
    assert refusals("s05") == PRICED


def test_s06_three_movement_points() -> None:
    g = played("s06")
    assert (gives(g), g.coins[RED]) == (("move", 3), COINS)

    say(g, "0:move.troop kiev volyn", "0:move.troop volyn polotsk", "0:move.troop kiev volyn")

    assert (step(g), troops(g, RED, "kiev"), troops(g, RED, "volyn")) == ("turn", 0, 3)
    assert costs_a_troop("s06")
    assert refusals("s06") == FREE


def test_s07_two_movement_points() -> None:
    g = played("s07")
    assert (gives(g), g.coins[RED]) == (("move", 2), COINS)
    assert refused(g, "0:move.troop kiev novgorod") is why.NOT_ADJACENT

    say(g, "0:move.troop kiev volyn", "0:move.troop kiev volyn")

    assert (step(g), troops(g, RED, "volyn")) == ("turn", 4)
    assert not costs_a_troop("s07")
    assert refusals("s07") == FREE


def test_s08_two_movement_points_apart_from_those_of_the_main_action() -> None:
    g = say(played("s08"), "0:move.done", "0:turn.act")

    assert (gives(g), g.coins[RED]) == (("move", 1), COINS)  # movement points do not add up [turn-6]
    assert not costs_a_troop("s08")
    assert refusals("s08") == FREE


def test_s09_one_movement_point() -> None:
    g = played("s09")
    assert (gives(g), g.coins[RED]) == (("move", 1), COINS)
    assert refused(g, "0:move.troop rostov") is why.NOT_OCCUPIED

    say(g, "0:move.troop galich kiev")

    assert (step(g), troops(g, RED, "kiev"), troops(g, RED, "galich")) == ("turn", 3, 0)
    assert not costs_a_troop("s09")
    assert refusals("s09") == FREE


def test_s10_one_attack_point_against_a_rebel() -> None:
    g = played("s10")
    assert (gives(g), g.coins[RED]) == (("attack", 1), COINS)
    assert refused(g, "0:attack.rebel kiev") is why.NO_REBEL

    say(g, "0:attack.rebel volyn", "*:reward.turn-up coin")

    assert (step(g), g.beaten[RED], g.coins[RED]) == ("turn", 1, COINS + 1)
    assert not costs_a_troop("s10")
    assert refusals("s10") == FREE


def test_s11_one_attack_point_against_an_opponent() -> None:
    g = played("s11")
    assert (gives(g), g.coins[RED]) == (("attack", 1), COINS)
    assert refused(g, "0:attack.foe kiev ochre") is why.NOT_THERE

    say(g, "0:attack.foe kiev blue", "0:casualty-deck.deck left", "*:casualty.reveal s02")

    assert (step(g), troops(g, BLUE, "kiev"), g.warfare[RED]) == ("turn", 0, 1)
    assert not costs_a_troop("s11")
    assert refusals("s11") == FREE


def test_s12_one_attack_point_only_where_one_stands() -> None:
    """[attack-1]"""
    g = played("s12", table("s12").troops(OCHRE, "rostov"))

    assert (gives(g), g.coins[RED]) == (("attack", 1), COINS)
    assert refused(g, "0:attack.foe rostov") is why.NOT_OCCUPIED
    assert step(say(g, "0:attack.done")) == "turn"
    assert not costs_a_troop("s12")
    assert refusals("s12") == FREE


def test_s13_one_attack_point_and_a_coin() -> None:
    g = played("s13")

    assert (gives(g), g.coins[RED]) == (("attack", 1), COINS + 1)
    say(g, "0:attack.rebel volyn", "*:reward.turn-up two-coins")
    assert (g.beaten[RED], g.coins[RED]) == (1, COINS + 3)
    assert costs_a_troop("s13")
    assert refusals("s13") == FREE


def test_s14_one_attack_point_for_a_coin() -> None:
    g = played("s14")

    assert (gives(g), g.coins[RED]) == (("attack", 1), COINS - 1)
    # a ruler's region: two cards, and the first icon costs a troop
    say(g, "0:attack.foe galich blue", "0:casualty-deck.deck left", "*:casualty.reveal s01")
    assert (troops(g, BLUE, "galich"), troops(g, RED, "galich")) == (1, 0)
    assert not costs_a_troop("s14")
    assert refusals("s14") == PRICED
