"""Attacks: the die and its penalties, losses, buildings, Unrest."""

from __future__ import annotations

import pytest

from games.rus.table import (
    BLUE,
    RED,
    act,
    build,
    heavies,
    name_of_step,
    offers,
    prince,
    refusal,
    say,
    table,
    troops,
    unrest,
)
from kronrat.games.rus import why
from kronrat.games.rus.data import NONE
from kronrat.games.rus.rules.attack import modifier
from kronrat.games.rus.state import State


def facing(mine: int, theirs: int) -> State:
    g = table(2)
    troops(g, RED, l1=mine)
    troops(g, BLUE, l1=theirs)
    return act(g, RED, attacks=2)


def left(g: State) -> tuple[int, int]:
    return g.troops[0], g.troops[g.lands]


@pytest.mark.parametrize(("pips", "lost"), [(1, 1), (2, 1), (3, 0), (10, 0)])
def test_two_or_less_costs_the_attacker_a_troop_too(pips: int, lost: int) -> None:
    """[attack-1, attack-4]"""
    g = say(facing(2, 2), "0:act.attack l1 blue", f"*:roll.roll {pips}")

    assert left(g) == (2 - lost, 1)


@pytest.mark.parametrize(("pips", "lost"), [(4, 1), (5, 0)])
def test_more_troops_of_the_opponent_count_minus_two(pips: int, lost: int) -> None:
    """[attack-5]"""
    g = say(facing(2, 3), "0:act.attack l1 blue", f"*:roll.roll {pips}")

    assert left(g) == (2 - lost, 2)


@pytest.mark.parametrize(("pips", "lost"), [(8, 1), (9, 0)])
def test_a_stronghold_counts_minus_six(pips: int, lost: int) -> None:
    """[build-3, attack-5]"""
    g = facing(2, 2)
    build(g, BLUE, "stronghold l1")
    say(g, "0:act.attack l1 blue", f"*:roll.roll {pips}")

    assert left(g) == (2 - lost, 1)


@pytest.mark.parametrize(("pips", "lost"), [(8, 1), (9, 0)])
def test_a_stronghold_counts_for_the_buildings_beside_it(pips: int, lost: int) -> None:
    """[build-3, attack-2, attack-5]"""
    g = facing(0, 0)
    heavies(g, RED, l1=1)
    build(g, BLUE, "stronghold l1", "church l1")
    say(g, "0:act.raze l1 blue", f"*:roll.roll {pips}", "1:choose-building.lose church")

    assert g.heavies[0] == 1 - lost
    assert g.building[g.lands] == NONE


def test_both_penalties_at_once() -> None:
    """[attack-5]"""
    g = facing(1, 2)
    build(g, BLUE, "stronghold l1")

    assert modifier(g, RED, 0, BLUE) == -8


def test_more_troops_are_troops_and_heavy_troops_whatever_counts_for_rule() -> None:
    """[attack-6]"""
    g = facing(2, 2)
    build(g, BLUE, "church l1")
    assert modifier(g, RED, 0, BLUE) == 0

    heavies(g, BLUE, l1=1)

    assert modifier(g, RED, 0, BLUE) == -2


def test_the_defender_chooses_the_loss() -> None:
    """[attack-1, attack-3]"""
    g = facing(2, 1)
    heavies(g, BLUE, l1=1)
    say(g, "0:act.attack l1 blue", "*:roll.roll 9")
    assert name_of_step(g) == "choose-loss"

    say(g, "1:choose-loss.lose heavy")

    assert g.heavies[g.lands] == 0
    assert g.troops[g.lands] == 1


def test_the_attacker_chooses_his_own_loss_after_the_defender() -> None:
    g = facing(1, 1)
    heavies(g, RED, l1=1)
    say(g, "0:act.attack l1 blue", "*:roll.roll 1", "0:choose-loss.lose troop")

    assert left(g) == (0, 0)
    assert g.heavies[0] == 1


def test_a_heavy_troop_destroys_a_building_of_the_owners_choice() -> None:
    """[attack-2, attack-3, muster-3]"""
    g = facing(1, 0)
    build(g, BLUE, "church l1", "market l1")
    assert refusal(g, "0:act.raze l1 blue") is why.NO_HEAVY_THERE
    heavies(g, RED, l1=1)

    say(g, "0:act.raze l1 blue", "*:roll.roll 5", "1:choose-building.lose market")

    assert g.building[2 * g.lands] == NONE
    assert g.building[g.lands] == BLUE


def test_unrest_falls_without_a_roll_and_is_counted() -> None:
    """[attack-7]"""
    g = facing(1, 0)
    unrest(g, l1=1)
    say(g, "0:act.quell l1")

    assert g.killed[RED] == 1
    assert g.unrest[0] == 0
    assert refusal(g, "0:act.quell l1") is why.NO_UNREST_THERE


def test_a_prince_falls_with_his_last_troop_and_is_no_target() -> None:
    """[attack-3, move-5]"""
    g = facing(2, 1)
    prince(g, BLUE, "l1")
    say(g, "0:act.attack l1 blue", "*:roll.roll 9")

    assert g.prince[BLUE] == NONE
    assert "attack" not in offers(g, RED)


def test_points_for_a_land_lapse_with_the_last_troop() -> None:
    """[act-4]"""
    g = say(facing(1, 1), "0:act.attack l1 blue", "*:roll.roll 1")

    assert offers(g, RED) == {"end"}


def test_nobody_attacks_himself() -> None:
    assert refusal(facing(1, 1), "0:act.attack l1 red") is why.NOT_YOURSELF
