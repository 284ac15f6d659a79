"""Muster, move, attack, tax, build: what each point does."""

from __future__ import annotations

import pytest

from games.rurik.table import BLUE, OCHRE, RED, goods, leader_at, refused, say, stands, step, troops
from kronrat.games.rurik import why
from kronrat.games.rurik.data import BOAT, EDGES, IN_PLAY, NEXT, REGION, REGIONS
from kronrat.games.rurik.drawing.position import Position
from kronrat.games.rurik.rules.attack import Attack
from kronrat.games.rurik.rules.build import Build
from kronrat.games.rurik.rules.move import Move
from kronrat.games.rurik.rules.muster import Muster
from kronrat.games.rurik.rules.regions import ruler
from kronrat.games.rurik.rules.tax import Tax
from kronrat.games.rurik.state import NOBODY, State


def who_rules(g: State, region: str) -> int:
    return ruler(g, REGION.parse(region))


# ---- map and rule


@pytest.mark.parametrize(("seats", "regions", "edges"), [(2, 8, 14), (3, 11, 20), (4, 15, 34)])
def test_three_sizes_of_the_map(seats: int, regions: int, edges: int) -> None:
    """1.2 [setup-1]."""
    assert IN_PLAY[seats] == regions
    assert sum(len(NEXT[seats * REGIONS + region]) for region in range(REGIONS)) == 2 * edges
    assert len(EDGES) == 34


def test_near_misses_are_not_adjacent() -> None:
    for pair in ["kiev smolensk", "kiev peresech", "novgorod chernigov", "rostov murom", "brest kiev"]:
        one, other = pair.split()
        assert REGION.parse(other) not in NEXT[4 * REGIONS + REGION.parse(one)]


def test_a_tie_rules_nobody() -> None:
    """[rule-2]"""
    assert who_rules(Position().troops(RED, "kiev").troops(BLUE, "kiev").state(), "kiev") == NOBODY
    assert who_rules(Position().troops(RED, "kiev").rebels("kiev").state(), "kiev") == NOBODY


def test_players_are_compared_one_by_one() -> None:
    """[rule-2]"""
    position = Position().troops(RED, "kiev:3").troops(BLUE, "kiev:2").troops(OCHRE, "kiev:2").rebels("kiev")
    assert who_rules(position.state(), "kiev") == RED


def test_leader_and_stronghold_count_for_rule() -> None:
    """A lone stronghold rules but does not occupy [rule-2, rule-3, rule-1]."""
    position = Position().troops(BLUE, "kiev").leader(RED, "boris", "kiev").built(RED, "stronghold", "kiev")
    assert who_rules(position.state(), "kiev") == RED
    g = Position().built(RED, "stronghold", "kiev").ask(Tax(RED, 3))
    assert who_rules(g, "kiev") == RED
    assert refused(g, "0:tax.collect kiev") is why.NOT_OCCUPIED


# ---- muster and move


def test_muster_where_you_occupy_until_the_supply_is_empty() -> None:
    """[muster-1]"""
    g = Position().troops(RED, "kiev:11").ask(Muster(RED, 3))
    assert refused(g, "0:muster.troop volyn") is why.NOT_OCCUPIED

    say(g, "0:muster.troop kiev")

    assert (g.supply[RED], step(g)) == (0, "muster")  # the leader could still come
    assert refused(g, "0:muster.troop kiev") is why.NO_SUPPLY


def test_points_without_anything_to_muster_are_lost() -> None:
    """[muster-2]"""
    g = Position().troops(RED, "kiev:12").leader(RED, "boris", "kiev").turn(RED, "muster", 3)

    say(g, "0:turn.act")

    assert step(g) == "strategy"


def test_a_removed_leader_costs_one_point() -> None:
    """[muster-3]"""
    g = Position().troops(RED, "kiev").leader(RED, "boris").ask(Muster(RED, 2))

    say(g, "0:muster.leader kiev")

    assert leader_at(g, RED) == "kiev"
    assert refused(g, "0:muster.leader kiev") is why.LEADER_ON_BOARD


def test_move_one_region_a_point_through_anybody() -> None:
    """[move-1, move-3]"""
    g = Position(4).troops(RED, "kiev").troops(BLUE, "azov:3").rebels("murom").ask(Move(RED, 3))
    assert refused(g, "0:move.troop kiev smolensk") is why.NOT_ADJACENT

    say(g, "0:move.troop kiev azov", "0:move.troop azov murom")

    assert troops(g, RED, "murom") == 1
    assert refused(g, "0:move.troop kiev") is why.NOT_OCCUPIED


def test_regions_out_of_play_cannot_be_entered() -> None:
    g = Position(2).troops(RED, "kiev").ask(Move(RED, 1))

    assert refused(g, "0:move.troop kiev galich") is why.OUT_OF_PLAY


def test_the_leader_moves_like_a_troop() -> None:
    """[move-1]"""
    g = say(Position().leader(RED, "boris", "kiev").ask(Move(RED, 1)), "0:move.leader volyn")

    assert leader_at(g, RED) == "volyn"


# ---- attack


def test_a_defeated_rebel_pays_its_sticker_and_needs_no_check() -> None:
    """[attack-1, attack-2]"""
    g = Position().troops(RED, "kiev").rebels("kiev").ask(Attack(RED, 1, 0))
    assert refused(g, "0:attack.rebel volyn") is why.NOT_OCCUPIED

    say(g, "0:attack.rebel kiev", "*:reward.turn-up honey")

    assert (goods(g, RED), g.beaten[RED], g.warfare[RED], step(g)) == ({"honey": 1}, 1, 0, "strategy")


def test_an_attack_removes_a_troop_and_advances_the_warfare_marker() -> None:
    """[attack-3]"""
    g = Position().troops(RED, "kiev:2").troops(BLUE, "kiev:2").ask(Attack(RED, 2, 0))
    assert refused(g, "0:attack.foe kiev red") is why.NOT_YOURSELF
    assert refused(g, "0:attack.foe kiev ochre") is why.NOT_THERE

    say(g, "0:attack.foe kiev blue")

    assert (troops(g, BLUE, "kiev"), g.supply[BLUE], g.warfare[RED]) == (1, 11, 1)
    assert g.stack[-1].dump() == (RED, REGION.parse("kiev"), 1)


def test_the_leader_is_removed_last() -> None:
    """For defender and attacker [attack-4]."""
    position = Position().leader(RED, "mstislav", "kiev").leader(BLUE, "agatha", "kiev").troops(BLUE, "kiev")
    g = position.ask(Attack(RED, 2, 0))
    say(
        g,
        "0:attack.foe kiev blue",
        "0:casualty-deck.deck left",
        "*:casualty.reveal s02",
        "*:casualty.reveal s03",
    )
    assert leader_at(g, BLUE) == "kiev"

    say(g, "0:attack.foe kiev blue", "0:casualty-deck.deck right", "*:casualty.reveal s01")

    assert (leader_at(g, BLUE), leader_at(g, RED)) == ("-", "-")


@pytest.mark.parametrize(
    ("troops_of_blue", "stronghold", "safe", "cards"),
    [(1, False, 0, 1), (3, False, 0, 2), (3, True, 0, 3), (1, True, 0, 3), (1, False, 1, 0), (3, True, 1, 2)],
)
def test_cards_to_reveal(troops_of_blue: int, stronghold: bool, safe: int, cards: int) -> None:
    """One, one more for rule, one more for a stronghold, one fewer for a safe attack [casualty-1, build-6]."""
    position = Position().troops(RED, "kiev").troops(BLUE, f"kiev:{troops_of_blue}")
    if stronghold:
        position.built(BLUE, "stronghold", "kiev")
    g = say(position.ask(Attack(RED, 1, safe)), "0:attack.foe kiev blue")

    assert (g.stack[-1].dump()[2] if step(g) == "casualty-deck" else 0) == cards


def test_a_casualty_stops_the_check_and_costs_a_troop_of_that_region() -> None:
    """[casualty-3]"""
    g = Position().troops(RED, "kiev volyn").troops(BLUE, "kiev:3").ask(Attack(RED, 1, 0))

    say(g, "0:attack.foe kiev blue", "0:casualty-deck.deck left", "*:casualty.reveal s18")

    assert (troops(g, RED, "kiev"), troops(g, RED, "volyn"), step(g)) == (0, 1, "strategy")
    assert g.schemes.shown == 0
    assert g.schemes.discard.bit_count() == 1


def test_all_cards_of_a_check_come_from_the_deck_chosen_first() -> None:
    """[casualty-2]"""
    g = Position().troops(RED, "kiev").troops(BLUE, "kiev:3").ask(Attack(RED, 1, 0))
    say(g, "0:attack.foe kiev blue", "0:casualty-deck.deck right")
    before = g.schemes.size(0), g.schemes.size(1)

    say(g, "*:casualty.reveal s02", "*:casualty.reveal s03")

    assert (g.schemes.size(0), g.schemes.size(1)) == (before[0], before[1] - 2)
    assert step(g) == "strategy"


# ---- tax and build


def test_taxing_costs_one_where_you_rule_and_two_elsewhere() -> None:
    """[tax-1]"""
    g = Position().troops(RED, "kiev volyn").troops(BLUE, "volyn").ask(Tax(RED, 1))

    assert refused(g, "0:tax.collect volyn") is why.POINTS_SHORT
    say(g, "0:tax.collect kiev")
    assert goods(g, RED) == {"wood": 1}


def test_a_region_gives_its_good_once_a_round() -> None:
    """[tax-2]"""
    g = say(Position().troops(RED, "kiev").ask(Tax(RED, 3)), "0:tax.collect kiev")

    assert refused(g, "0:tax.collect kiev") is why.GOOD_TAKEN


@pytest.mark.parametrize(("choice", "wood", "coins"), [("good", 2, 0), ("coin", 1, 1)])
def test_a_market_adds_a_good_or_a_coin(choice: str, wood: int, coins: int) -> None:
    """[build-5]"""
    g = Position().troops(RED, "kiev").built(RED, "market", "kiev").ask(Tax(RED, 1))

    say(g, "0:tax.collect kiev", f"0:market.{choice}")

    assert (goods(g, RED), g.coins[RED]) == ({"wood": wood}, coins)


def test_coins_and_goods_never_run_out() -> None:
    """[setup-8]"""
    position = Position().goods(BLUE, "wood:40").coins(99, 99, 99).troops(RED, "kiev")
    g = position.built(RED, "market", "kiev").ask(Tax(RED, 1))

    say(g, "0:tax.collect kiev", "0:market.coin")

    assert (goods(g, RED), g.coins[RED]) == ({"wood": 1}, 100)


def test_a_market_of_another_gives_nothing() -> None:
    g = say(
        Position().troops(RED, "kiev").built(BLUE, "market", "kiev").ask(Tax(RED, 1)), "0:tax.collect kiev"
    )

    assert step(g) == "strategy"


def test_the_boat_takes_eleven_goods_by_column_and_the_dock_the_rest() -> None:
    """[boat-1]"""
    g = Position().goods(RED, "wood:5 fish:3 ore:2 honey:2 fur:1").goods(BLUE, "fur:9").state()

    assert (sum(BOAT), g.boat(RED), g.all_goods(RED), g.boat(BLUE)) == (11, 11, 13, 1)


def test_one_structure_of_each_type_per_region_and_three_in_stock() -> None:
    """[build-2, setup-2]"""
    position = Position().troops(RED, "kiev volyn").built(BLUE, "market", "kiev")
    g = position.built(RED, "church", "novgorod rostov polotsk").ask(Build(RED, 2))

    assert refused(g, "0:build.build kiev market") is why.BUILT_ALREADY
    assert refused(g, "0:build.build kiev church") is why.NONE_IN_STOCK
    say(g, "0:build.build kiev stronghold")
    assert stands(g, RED, "stronghold", "kiev")
    assert refused(g, "0:build.build kiev") is why.BUILT_ALREADY


def test_a_church_replaces_the_only_target_without_asking() -> None:
    g = say(Position().troops(RED, "kiev:2").rebels("kiev").ask(Build(RED, 1)), "0:build.build kiev church")

    assert (troops(g, RED, "kiev"), g.rebels[REGION.parse("kiev")], g.beaten[RED]) == (3, 0, 0)


def test_a_church_asks_whom_to_replace_and_spares_leaders() -> None:
    """[build-3]"""
    position = (
        Position(4).troops(RED, "kiev:3").rebels("kiev").troops(BLUE, "kiev").leader(OCHRE, "boris", "kiev")
    )
    g = say(position.ask(Build(RED, 1)), "0:build.build kiev church")
    assert refused(g, "0:church.troop ochre") is why.NOT_THERE
    assert refused(g, "0:church.troop green") is why.NOT_THERE
    assert refused(g, "0:church.nobody") is why.REMOVAL_REQUIRED

    say(g, "0:church.troop blue")

    assert (troops(g, BLUE, "kiev"), g.supply[BLUE], troops(g, RED, "kiev")) == (0, 12, 4)


@pytest.mark.parametrize(("elsewhere", "after"), [(9, 3), (10, 2)])
def test_a_church_takes_the_last_troop_of_the_supply_and_works_without_one(
    elsewhere: int, after: int
) -> None:
    """[build-3, build-4]"""
    for position in (Position(3, "de").rebels("kiev"), Position(3, "de").troops(BLUE, "kiev")):
        g = position.troops(RED, f"kiev:2 volyn:{elsewhere}").ask(Build(RED, 1))
        say(g, "0:build.build kiev church")

        assert (troops(g, RED, "kiev"), g.supply[RED]) == (after, 0)
        assert (troops(g, BLUE, "kiev"), g.rebels[REGION.parse("kiev")]) == (0, 0)


def test_a_church_with_nobody_to_replace_just_stands() -> None:
    g = say(Position().troops(RED, "kiev").ask(Build(RED, 1)), "0:build.build kiev church")

    assert (step(g), troops(g, RED, "kiev")) == ("strategy", 1)
