"""The schemes that tax, build and bring deeds or coins, one by one: gain, cost, refusal."""

from __future__ import annotations

from games.rurik.scheming import COINS, FREE, PRICED, costs_a_troop, gives, played, refusals, table
from games.rurik.table import RED, goods, refused, say, stands, step
from kronrat.games.rurik import why
from kronrat.games.rurik.data import DEED


def test_s15_two_tax_points() -> None:
    g = played("s15")
    assert (gives(g), g.coins[RED]) == (("tax", 2), COINS)

    say(g, "0:tax.collect kiev", "0:tax.collect volyn")  # one point each where one rules

    assert (step(g), sum(goods(g, RED).values())) == ("turn", 2)
    assert refused(played("s15"), "0:tax.collect galich") is None  # two points where blue rules
    assert costs_a_troop("s15")
    assert refusals("s15") == FREE


def test_s16_one_tax_point() -> None:
    g = played("s16")
    assert (gives(g), g.coins[RED]) == (("tax", 1), COINS)
    assert refused(g, "0:tax.collect galich") is why.POINTS_SHORT
    assert refused(g, "0:tax.collect rostov") is why.NOT_OCCUPIED

    say(g, "0:tax.collect kiev")

    assert (step(g), sum(goods(g, RED).values())) == ("turn", 1)
    assert not costs_a_troop("s16")
    assert refusals("s16") == FREE


def test_s17_one_tax_point_that_waits_for_the_main_action() -> None:
    taxing = table("s17").turn(RED, "tax", 1)

    say(taxing, "0:turn.scheme s17", "0:tax.done", "0:turn.act")

    assert (gives(taxing), taxing.coins[RED]) == (("tax", 2), COINS)  # tax points add up [turn-6]
    assert refused(played("s17", table("s17").taxed("kiev")), "0:tax.collect kiev") is why.GOOD_TAKEN
    assert not costs_a_troop("s17")
    assert refusals("s17") == FREE


def test_s18_one_tax_point_and_a_coin() -> None:
    g = played("s18")

    assert (gives(g), g.coins[RED]) == (("tax", 1), COINS + 1)
    say(g, "0:tax.collect volyn")
    assert (step(g), sum(goods(g, RED).values())) == ("turn", 1)
    assert costs_a_troop("s18")
    assert refusals("s18") == FREE


def test_s19_one_build_point() -> None:
    """[build-1]"""
    g = played("s19")
    assert (gives(g), g.coins[RED]) == (("build", 1), COINS)
    assert refused(g, "0:build.build galich") is why.BUILD_SHORT
    assert refused(g, "0:build.build rostov") is why.NOT_OCCUPIED

    say(g, "0:build.build kiev market")

    assert step(g) == "turn"
    assert stands(g, RED, "market", "kiev")
    assert not costs_a_troop("s19")
    assert refusals("s19") == FREE


def test_s20_one_build_point_that_waits_for_the_main_action() -> None:
    building = table("s20").turn(RED, "build", 1)

    say(building, "0:turn.scheme s20", "0:build.done", "0:turn.act")

    assert (gives(building), building.coins[RED]) == (("build", 2), COINS)  # build points add up [turn-6]
    twice = played("s20", table("s20").built(RED, "market", "kiev"))
    assert refused(twice, "0:build.build kiev market") is why.BUILT_ALREADY
    assert not costs_a_troop("s20")
    assert refusals("s20") == FREE


def test_s21_one_build_point_and_a_coin() -> None:
    g = played("s21")

    assert (gives(g), g.coins[RED]) == (("build", 1), COINS + 1)
    say(g, "0:build.build volyn stronghold")
    assert stands(g, RED, "stronghold", "volyn")
    assert costs_a_troop("s21")
    assert refusals("s21") == FREE


def test_s22_one_build_point_for_a_coin() -> None:
    g = played("s22")

    assert (gives(g), g.coins[RED]) == (("build", 1), COINS - 1)
    say(g, "0:build.build volyn market")
    assert stands(g, RED, "market", "volyn")
    assert not costs_a_troop("s22")
    assert refusals("s22") == PRICED


def test_s23_a_deed() -> None:
    g = played("s23")
    assert (step(g), g.coins[RED]) == ("choose-deed", COINS)
    assert refused(g, "0:choose-deed.take new-beginning") is why.NOT_IN_ROW

    say(g, "0:choose-deed.take hoard", "*:reveal-deed.reveal new-beginning")

    assert (step(g), g.deeds[RED]) == ("turn", 1 << DEED.parse("hoard"))
    assert costs_a_troop("s23")
    assert refusals("s23") == FREE


def test_s24_a_deed_and_a_coin() -> None:
    g = played("s24")
    assert (step(g), g.coins[RED]) == ("choose-deed", COINS + 1)

    say(g, "0:choose-deed.take trade-route", "*:reveal-deed.reveal new-beginning")

    assert (step(g), g.deeds[RED]) == ("turn", 1 << DEED.parse("trade-route"))
    assert costs_a_troop("s24")
    assert refusals("s24") == FREE


def test_s25_a_deed_for_a_coin() -> None:
    g = played("s25")
    assert (step(g), g.coins[RED]) == ("choose-deed", COINS - 1)

    say(g, "0:choose-deed.take hoard", "*:reveal-deed.reveal new-beginning")

    assert (step(g), g.deeds[RED]) == ("turn", 1 << DEED.parse("hoard"))
    assert not costs_a_troop("s25")
    assert refusals("s25") == PRICED


def test_s26_two_coins() -> None:
    g = played("s26")

    assert (step(g), g.coins[RED]) == ("turn", COINS + 2)
    assert not costs_a_troop("s26")
    assert refusals("s26") == FREE


def test_s27_two_coins_that_pay_for_the_main_action() -> None:
    dear = table("s27", coins=0).turn(RED, "build", 1, price=2)
    assert refused(dear, "0:turn.act") is why.TOO_FEW_COINS

    say(dear, "0:turn.scheme s27", "0:turn.act")  # [turn-3]

    assert (gives(dear), dear.coins[RED]) == (("build", 1), 0)
    assert not costs_a_troop("s27")
    assert refusals("s27") == FREE
