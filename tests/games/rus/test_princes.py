"""The eight princes, each by name. A power works only in the Prince's Land."""

from __future__ import annotations

from games.rus.table import (
    BLUE,
    RED,
    act,
    build,
    goods,
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
from kronrat.games.rus.rules.build import cost_in
from kronrat.games.rus.rules.land import ruler
from kronrat.games.rus.state import ATTACKS, BUILDS, CHARGE, State


def led_by(name: str) -> State:
    """Red's Prince stands with two Troops in Land 1; two more Troops in Land 3."""
    g = table(3)
    troops(g, RED, l1=2, l3=2)
    prince(g, RED, "l1", name)
    return g


def test_prince_boris() -> None:
    """[prince-1, prince-2]"""
    g = led_by("boris")
    troops(g, BLUE, l1=1, l3=1)
    say(act(g, RED, attacks=1), "0:act.attack l1 blue", "*:roll.roll 1")

    assert g.troops[0] == 2
    assert (g.gold[RED], g.gold[BLUE]) == (4, 2)
    assert modifier(g, RED, 2, BLUE) == 0


def test_prince_gleb() -> None:
    """[prince-3]"""
    g = led_by("gleb")
    unrest(g, l1=2)
    say(act(g, RED, attacks=2), "0:act.quell l1")
    assert g.turn[CHARGE] == 2
    assert refusal(g, "0:act.move troop l3 l2") is why.NO_POINTS

    say(g, "0:act.move prince l1 l2", "0:act.move troop l1 l2", "0:act.quell l1")

    assert g.prince[RED] == 1
    assert "move" not in offers(g, RED)


def test_prince_gleb_not_after_a_loss() -> None:
    """[prince-3]"""
    g = led_by("gleb")
    troops(g, BLUE, l1=1)
    say(act(g, RED, attacks=1), "0:act.attack l1 blue", "*:roll.roll 2")

    assert g.turn[CHARGE] == 0


def test_prince_yaroslav() -> None:
    """[prince-1, prince-4]"""
    g = led_by("yaroslav")
    troops(g, BLUE, l1=2, l3=2)
    assert ruler(g, 0) == RED
    assert ruler(g, 2) == NONE

    unrest(g, l1=2)

    assert ruler(g, 0) == RED


def test_prince_mstislav() -> None:
    """[prince-1, prince-5]"""
    g = led_by("mstislav")
    troops(g, BLUE, l1=5, l3=5)

    assert cost_in(g, RED, 0) == 1
    assert cost_in(g, RED, 2) == 2
    say(act(g, RED, builds=1), "0:act.build church l1")
    assert g.turn[BUILDS] == 0


def test_prince_sviatopolk() -> None:
    """[prince-1, prince-6]"""
    g = led_by("sviatopolk")
    unrest(g, l1=2, l3=2)
    troops(g, BLUE, l1=3)
    assert ruler(g, 0) == RED
    assert ruler(g, 2) == NONE

    say(act(g, RED, attacks=1), "0:act.quell l1")

    assert g.troops[0] == 3
    assert g.killed[RED] == 1


def test_prince_sudislav() -> None:
    """[prince-7]"""
    g = led_by("sudislav")
    say(act(g, RED, attacks=3), "0:act.levy heavy", "0:act.levy troop")

    assert (g.troops[0], g.heavies[0], g.turn[ATTACKS]) == (3, 1, 0)


def test_prince_sviatoslav() -> None:
    """[prince-8]"""
    g = led_by("sviatoslav")
    act(g, RED, builds=2)
    assert refusal(g, "0:act.ride l2 alone") is why.PRINCE_STRANDED

    say(g, "0:act.ride l2 troop", "0:act.build church l2")

    assert g.prince[RED] == 1
    assert g.troops[:2] == [1, 1]
    assert refusal(g, "0:act.ride l3 alone") is why.NOT_SVIATOSLAV


def test_prince_izyaslav() -> None:
    """[prince-1, prince-9]"""
    g = led_by("izyaslav")
    say(act(g, RED, collects=2), "0:act.collect l1", "0:act.collect l3")

    assert g.gold[RED] == 4


def test_a_market_and_izyaslav_both_pay() -> None:
    g = led_by("izyaslav")
    build(g, RED, "market l1")
    goods(g, RED, lumber=1)
    say(act(g, RED, collects=1), "0:act.collect l1")

    assert g.gold[RED] == 5
