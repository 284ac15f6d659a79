"""The action turn: prices, moving, the Prince, mustering, building, collecting, Rally."""

from __future__ import annotations

import pytest

from games.rus.table import (
    BLUE,
    RED,
    RULES,
    act,
    acting,
    ask,
    build,
    give_deeds,
    give_schemes,
    gold,
    heavies,
    held,
    lay_deeds,
    name_of_step,
    offers,
    on_board,
    prince,
    refusal,
    say,
    table,
    troops,
    unrest,
)
from kronrat.games.rus import why
from kronrat.games.rus.data import C_BUILD, C_DEED, C_MOVE, INCOME, NONE, START_GOLD, WINDOWS
from kronrat.games.rus.rules.act import Acting
from kronrat.games.rus.rules.land import ruler
from kronrat.games.rus.state import BUILDS, DRAFTS, IN_WINDOW


def test_a_priced_window_gives_its_action_only_when_paid() -> None:
    """[act-3]"""
    g = acting(table(3), RED, 1, C_BUILD * WINDOWS + 2)
    assert g.turn[BUILDS] == 0

    say(g, "0:act.pay")

    assert (g.turn[BUILDS], g.gold[RED]) == (1, 2)


def test_a_price_that_cannot_be_paid_gives_nothing() -> None:
    """[act-3]"""
    g = table(3)
    gold(g, RED, 0)
    acting(g, RED, 1, C_BUILD * WINDOWS + 3)

    assert refusal(g, "0:act.pay") is why.CANNOT_PAY
    say(g, "0:act.end")


def test_the_first_deed_window_brings_the_token_even_without_a_deed() -> None:
    """[deed-2, deed-3]"""
    g = table(3)
    g.token = BLUE
    give_deeds(g, RED, "hoard", "trade-route", "generous-prince")
    lay_deeds(g, "capital-city")
    acting(g, RED, 1, C_DEED * WINDOWS)

    assert refusal(g, "0:act.draft capital-city") is why.DEEDS_FULL
    say(g, "0:act.token")
    assert g.token == RED


def test_a_drafted_deed_is_replaced_at_once() -> None:
    """[deed-1, deed-5]"""
    g = table(3)
    lay_deeds(g, "capital-city")
    say(act(g, RED, drafts=1), "0:act.draft capital-city", "*:next-deed.deed hoard")

    assert g.turn[DRAFTS] == 0
    assert len(g.deed_row) == 1


def test_an_empty_deed_deck_is_not_refilled() -> None:
    """[deed-5]"""
    g = table(3)
    lay_deeds(g, "capital-city", "hoard")
    g.deed_bag, g.deed_gone = 0, g.deed_bag
    say(act(g, RED, drafts=1), "0:act.draft capital-city")

    assert name_of_step(g) == "act"
    assert len(g.deed_row) == 1


def test_movement_points_are_split_at_will() -> None:
    """[move-1, move-2]"""
    g = table(3)
    troops(g, RED, l1=2)
    say(act(g, RED, moves=3), "0:act.move troop l1 l2", "0:act.move troop l1 l4", "0:act.move troop l2 l3")

    assert "move" not in offers(g, RED)
    assert g.troops[2] == g.troops[3] == 1


def test_a_prince_passes_but_does_not_stay_alone() -> None:
    """[move-3, move-4]"""
    g = table(3)
    troops(g, RED, l1=1, l3=1)
    prince(g, RED, "l1")
    assert refusal(act(g, RED, moves=1), "0:act.move prince l1 l2") is why.PRINCE_STRANDED

    say(act(g, RED, moves=2), "0:act.move prince l1 l2")

    assert offers(g, RED) == {"move"}
    assert refusal(g, "0:act.end") is why.PRINCE_ALONE
    say(g, "0:act.move prince l2 l3", "0:act.end")


def test_a_troop_may_follow_the_prince() -> None:
    """[move-4]"""
    g = table(3)
    troops(g, RED, l1=1)
    prince(g, RED, "l1")
    say(act(g, RED, moves=2), "0:act.move prince l1 l2", "0:act.move troop l1 l2", "0:act.end")

    assert g.prince[RED] == 1


def test_a_prince_left_alone_is_removed_at_once() -> None:
    """[move-5]"""
    g = table(3)
    troops(g, RED, l1=1)
    prince(g, RED, "l1")
    say(act(g, RED, moves=1), "0:act.move troop l1 l2")

    assert g.prince[RED] == NONE


def test_muster_needs_a_troop_or_a_stronghold() -> None:
    """[build-3, muster-1]"""
    g = table(3)
    troops(g, RED, l1=1)
    build(g, RED, "stronghold l5")
    act(g, RED, musters=3)

    assert refusal(g, "0:act.muster troop l2") is why.NOWHERE_TO_MUSTER
    say(g, "0:act.muster heavy l5", "0:act.muster troop l1")
    assert refusal(g, "0:act.muster troop l1") is why.NO_POINTS


def test_the_prince_returns_free_with_new_troops() -> None:
    """[muster-2]"""
    g = table(3)
    troops(g, RED, l1=1, l2=1)
    act(g, RED, musters=1)
    assert "prince" not in offers(g, RED)

    say(g, "0:act.muster troop l1")

    assert refusal(g, "0:act.prince l2") is why.NOT_FRESH
    say(g, "0:act.prince l1")
    assert g.prince[RED] == 0


def test_twelve_troops_and_three_heavies_each() -> None:
    """[setup-3]"""
    g = table(3)
    troops(g, RED, l1=12)
    heavies(g, RED, l1=3)
    act(g, RED, musters=2)

    assert refusal(g, "0:act.muster troop l1") is why.NONE_LEFT
    assert refusal(g, "0:act.muster heavy l1") is why.NONE_LEFT


def test_building_costs_one_where_ruled_and_two_where_contested() -> None:
    """[build-1]"""
    g = table(3)
    troops(g, RED, l1=2, l2=1)
    troops(g, BLUE, l2=1)
    act(g, RED, builds=1)

    assert refusal(g, "0:act.build church l2") is why.TOO_DEAR
    say(g, "0:act.build church l1")
    say(act(g, RED, builds=2), "0:act.build church l2")
    assert g.turn[BUILDS] == 0


def test_a_scheme_and_a_window_together_build_in_a_contested_land() -> None:
    """The rulebook's example: a build point from the window and one from a Scheme [scheme-5, build-1]."""
    g = table(3)
    troops(g, RED, l2=1)
    troops(g, BLUE, l2=1)
    give_schemes(g, RED, "build")
    act(g, RED, builds=1)
    say(g, "0:act.scheme build", "1:response.answer let", "2:response.answer let")

    say(g, "0:act.build market l2")

    assert g.turn[BUILDS] == 0


def test_one_building_of_each_type_in_a_land() -> None:
    """[build-2]"""
    g = table(3)
    troops(g, RED, l1=3)
    build(g, BLUE, "church l1")
    act(g, RED, builds=1)

    assert refusal(g, "0:act.build church l1") is why.BUILT_ALREADY
    assert refusal(g, "0:act.build market l1") is None


def test_a_church_counts_as_a_troop() -> None:
    """[rule-1, rule-2, build-4]"""
    g = table(3)
    troops(g, RED, l1=1)
    troops(g, BLUE, l1=1)
    assert ruler(g, 0) == NONE

    build(g, BLUE, "church l1")

    assert ruler(g, 0) == BLUE


def test_the_prince_does_not_count_for_rule() -> None:
    """[rule-1]"""
    g = table(3)
    troops(g, RED, l1=1)
    troops(g, BLUE, l1=1)
    prince(g, RED, "l1", "boris")

    assert ruler(g, 0) == NONE


def test_a_church_may_rule_alone_but_nothing_is_done_without_a_troop() -> None:
    """[rule-3]"""
    g = table(3)
    build(g, RED, "church l1")
    assert ruler(g, 0) == RED

    act(g, RED, builds=2, collects=2, attacks=1)

    assert refusal(g, "0:act.build market l1") is why.NO_TROOP_THERE
    assert refusal(g, "0:act.collect l1") is why.NO_TROOP_THERE
    assert offers(g, RED) == {"end", "rally"}


def test_unrest_counts_against_everybody() -> None:
    """[rule-2]"""
    g = table(3)
    troops(g, RED, l1=1)
    unrest(g, l1=1)
    assert ruler(g, 0) == NONE

    troops(g, RED, l1=2)

    assert ruler(g, 0) == RED


def test_collecting_takes_the_good_and_the_market_pays() -> None:
    """[build-5, collect-1]"""
    g = table(3)
    troops(g, RED, l1=1)
    build(g, RED, "market l1")
    say(act(g, RED, collects=2), "0:act.collect l1")

    assert (held(g, RED, "lumber"), g.gold[RED]) == (1, 4)
    assert refusal(g, "0:act.collect l1") is why.NO_GOOD_THERE


def test_nothing_is_collected_in_the_swamp() -> None:
    """[setup-2, collect-1]"""
    g = table(3)
    troops(g, RED, l10=1)

    assert refusal(act(g, RED, collects=2), "0:act.collect l10") is why.NO_GOOD_THERE


def test_collecting_in_a_contested_land_costs_two() -> None:
    """[collect-1]"""
    g = table(3, unrest=1)
    troops(g, RED, l1=1)

    assert refusal(act(g, RED, collects=1), "0:act.collect l1") is why.TOO_DEAR
    say(act(g, RED, collects=2), "0:act.collect l1")


def test_rally_begins_anew_and_leaves_the_income_tile() -> None:
    """[rally-1, rally-2]"""
    g = table(2)
    troops(g, RED, l1=1)
    prince(g, RED, "l1")
    build(g, RED, "church l2")
    give_schemes(g, RED, "gold")
    give_deeds(g, RED, "hoard")
    on_board(g, RED, 3, C_MOVE * WINDOWS)
    g.income[RED] = 4
    g.tiles[4] = 0
    act(g, RED)

    say(g, "0:act.rally", *["0:rally-troops.place l5"] * 3, "0:rally-prince.place l5")

    assert g.troops[4] == 3
    assert g.troops[0] == 0
    assert g.prince[RED] == 4
    assert g.board[C_MOVE * WINDOWS] == NONE
    assert g.tiles[3] == 1
    assert g.income[RED] == 4
    assert g.schemes.hands[RED] == g.deed_hand[RED] == 0
    assert g.building[g.lands + 1] == RED


@pytest.mark.parametrize(
    ("count", "heavy", "allowed"), [(1, 0, True), (2, 0, False), (0, 1, True), (1, 1, False)]
)
def test_rally_needs_fewer_than_three_models(count: int, heavy: int, allowed: bool) -> None:
    """[rally-1]"""
    g = table(2)
    troops(g, RED, l1=count)
    heavies(g, RED, l1=heavy)
    prince(g, RED, "l1")

    assert ("rally" in offers(act(g, RED), RED)) == allowed


def test_rally_is_instead_of_an_action() -> None:
    """[rally-1]"""
    g = table(2)
    troops(g, RED, l1=2)
    say(act(g, RED, moves=2), "0:act.move troop l1 l2")

    assert refusal(g, "0:act.rally") is why.ACTED_ALREADY


def test_rally_may_follow_the_income_which_is_no_action() -> None:
    """[rally-1, income-1]"""
    g = table(2)
    troops(g, RED, l1=1)
    heavies(g, RED, l2=1)
    g.income[RED] = 3
    g.tiles[3] = 0
    ask(g, Acting(RED))
    say(g, "0:act.rally", *["0:rally-troops.place l5"] * 3, "0:rally-prince.place l5")

    assert g.gold[RED] == START_GOLD + 2
    assert (g.troops[4], sum(g.heavies)) == (3, 0)


def test_a_partial_action_or_none_is_allowed() -> None:
    """[act-2, act-5]"""
    g = table(2)
    troops(g, RED, l1=2)
    say(act(g, RED, moves=2, attacks=1), "0:act.end")

    assert name_of_step(g) == ""
    assert RULES.play.laws(g) == []


def test_income_is_paid_when_its_tile_is_retrieved() -> None:
    """[income-1, act-1]"""
    g = table(2)
    g.income[RED] = 4
    g.tiles[4] = 0
    ask(g, Acting(RED))

    assert g.gold[RED] == 6
    assert g.turn[IN_WINDOW] == INCOME
