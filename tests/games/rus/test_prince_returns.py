"""When a Prince off the board may come: with Troops placed this turn, where they stand now [muster-2, muster-4]."""

from __future__ import annotations

from games.rus.table import (
    BLUE,
    RED,
    act,
    give_schemes,
    heavies,
    offers,
    prince,
    refusal,
    say,
    table,
    troops,
)
from kronrat.games.rus import why
from kronrat.games.rus.data import ABILITY, FOURTH_TIER_AT, NONE
from kronrat.games.rus.state import State


def mustering(**points: int) -> State:
    g = table(2)
    troops(g, RED, l1=1, l5=1)
    return act(g, RED, **points)


def with_retinue(g: State) -> State:
    g.ability[1] = ABILITY.parse("retinue")
    g.open[RED] = FOURTH_TIER_AT + 1
    g.claim[:4] = [1, 1, 1, 1]
    g.tiles[2] = 2
    g.tiles[5] = 1
    return g


def test_he_waits_until_a_troop_is_placed() -> None:
    assert refusal(mustering(musters=1), "0:act.prince l1") is why.NOT_FRESH


def test_he_does_not_come_where_only_old_troops_are_left() -> None:
    g = table(2)
    heavies(g, RED, l1=1)
    say(act(g, RED, musters=1, moves=1), "0:act.muster troop l1", "0:act.move troop l1 l2")

    assert refusal(g, "0:act.prince l1") is why.NOT_FRESH
    assert refusal(g, "0:act.prince l2") is None


def test_he_follows_a_new_troop_that_has_marched_on() -> None:
    """[muster-2, muster-4]"""
    g = say(mustering(musters=1, moves=2), "0:act.muster troop l1", "0:act.move troop l1 l4")

    assert (
        refusal(g, "0:act.prince l1") is None
    )  # of two Troops alike, the new one may be the one that stayed
    say(g, "0:act.prince l4")

    assert g.prince[RED] == 3


def test_a_new_heavy_troop_is_told_from_an_old_troop() -> None:
    g = say(mustering(musters=2, moves=1), "0:act.muster heavy l1", "0:act.move troop l1 l2")

    assert refusal(g, "0:act.prince l2") is why.NOT_FRESH
    say(g, "0:act.prince l1")


def test_old_troops_that_arrive_where_new_ones_left_do_not_bring_him() -> None:
    """[muster-4]"""
    g = table(2)
    heavies(g, RED, l1=1)
    troops(g, RED, l4=1)
    lines = ["0:act.muster troop l1", "0:act.move troop l1 l2", "0:act.move troop l4 l1"]
    say(act(g, RED, musters=1, moves=2), *lines)

    assert refusal(g, "0:act.prince l1") is why.NOT_FRESH


def test_a_new_troop_lost_in_an_attack_does_not_bring_him() -> None:
    g = table(2)
    heavies(g, RED, l1=1)
    troops(g, BLUE, l1=2)
    lines = ["0:act.muster troop l1", "0:act.attack l1 blue", "*:roll.roll 1", "0:choose-loss.lose troop"]
    say(act(g, RED, musters=1, attacks=1), *lines)

    assert g.prince[RED] == NONE
    assert refusal(g, "0:act.prince l1") is why.NOT_FRESH


def test_he_comes_with_the_troop_of_a_scheme_too() -> None:
    g = mustering()
    give_schemes(g, RED, "heavy")
    say(g, "0:act.scheme heavy", "1:response.answer let", "0:act.muster heavy l5", "0:act.prince l5")

    assert g.prince[RED] == 4


def test_he_does_not_come_in_a_later_turn() -> None:
    g = say(mustering(musters=1), "0:act.muster troop l1")

    assert "prince" not in offers(act(g, RED, musters=1), RED)


def test_ability_retinue_counts_a_prince_who_comes_with_the_new_troops() -> None:
    """[ability-13]"""
    g = with_retinue(mustering(musters=2))
    say(g, "0:act.muster troop l1", "0:act.prince l1")
    assert g.troops[0] == 3
    say(g, "0:act.muster troop l5")

    assert (g.troops[0], g.troops[4]) == (3, 2)  # once, and in his Land


def test_ability_retinue_works_once_a_turn_also_if_the_prince_comes_anew() -> None:
    g = with_retinue(mustering(musters=2, moves=3))
    prince(g, RED, "l5")
    say(g, "0:act.muster troop l1")
    assert g.troops[4] == 2
    say(g, "0:act.move troop l5 l4", "0:act.move troop l5 l4")
    assert g.prince[RED] == NONE

    say(g, "0:act.prince l1")

    assert g.troops[0] == 2
