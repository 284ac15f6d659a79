"""Each of the 8 leaders: what the ability does, and when it does not [leader-1]."""

from __future__ import annotations

from games.rurik.table import BLUE, OCHRE, RED, leader_at, offered, points, refused, say, step, troops
from kronrat.games.rurik import why
from kronrat.games.rurik.data import REGION
from kronrat.games.rurik.drawing.position import Position
from kronrat.games.rurik.rules.attack import Attack
from kronrat.games.rurik.rules.build import Build
from kronrat.games.rurik.rules.move import Anywhere, Move
from kronrat.games.rurik.rules.muster import Muster
from kronrat.games.rurik.rules.regions import ruler
from kronrat.games.rurik.rules.tax import Tax
from kronrat.games.rurik.state import NOBODY, State


def who_rules(g: State, region: str) -> int:
    return ruler(g, REGION.parse(region))


def test_agatha_takes_up_to_two_troops_along_for_one_point() -> None:
    g = Position().leader(RED, "agatha", "kiev").troops(RED, "kiev:3").ask(Move(RED, 2))

    say(g, "0:move.together volyn 2")

    assert (leader_at(g, RED), troops(g, RED, "volyn"), troops(g, RED, "kiev"), points(g)) == (
        "volyn",
        2,
        1,
        1,
    )
    say(g, "0:move.together kiev 1")  # each step anew [leader-2]
    assert (troops(g, RED, "volyn"), troops(g, RED, "kiev")) == (1, 2)


def test_agatha_needs_companions_and_works_with_any_distance() -> None:
    alone = Position().leader(RED, "agatha", "kiev").troops(RED, "volyn").ask(Anywhere(RED, 2))
    assert refused(alone, "0:anywhere.together galich") is why.NO_COMPANION

    one = Position().leader(RED, "agatha", "kiev").troops(RED, "kiev").ask(Anywhere(RED, 2))
    assert refused(one, "0:anywhere.together suzdal 2") is why.NO_COMPANION
    say(one, "0:anywhere.together suzdal 1")
    assert (leader_at(one, RED), troops(one, RED, "suzdal")) == ("suzdal", 1)

    other = Position().leader(RED, "boris", "kiev").troops(RED, "kiev").ask(Move(RED, 1))
    assert refused(other, "0:move.together volyn") is why.NOT_YOUR_LEADER


def test_agatha_moved_by_another_goes_alone() -> None:
    """[leader-2]"""
    position = (
        Position().leader(RED, "agatha", "kiev").troops(RED, "kiev:2").leader(BLUE, "predslava", "kiev")
    )
    g = say(position.turn(BLUE, "move", 1), "1:turn.banish-leader red volyn")

    assert (leader_at(g, RED), troops(g, RED, "kiev")) == ("volyn", 2)


def test_boris_reveals_one_card_fewer_and_takes_a_coin() -> None:
    """[leader-3]"""
    position = Position().leader(RED, "boris", "kiev").troops(BLUE, "kiev:2").coins(0, 1, 0)
    g = say(position.ask(Attack(RED, 2, 0)), "0:attack.foe kiev blue")
    assert (step(g), g.stack[-1].dump()) == (
        "casualty-deck",
        (RED, REGION.parse("kiev"), 1),
    )  # blue ruled: 2 - 1
    assert g.coins == [1, 0, 0]

    say(g, "0:casualty-deck.deck left", "*:casualty.reveal s02", "0:attack.foe kiev blue")

    assert g.coins == [1, 0, 0]  # nothing left to take
    assert step(g) == "strategy"  # no ruler, no card: no check [casualty-1]


def test_boris_elsewhere_does_nothing() -> None:
    """[leader-3]"""
    position = (
        Position().leader(RED, "boris", "volyn").troops(RED, "kiev").troops(BLUE, "kiev").coins(0, 1, 0)
    )
    g = say(position.ask(Attack(RED, 1, 0)), "0:attack.foe kiev blue")

    assert (step(g), g.coins) == ("casualty-deck", [0, 1, 0])


def test_maria_musters_once_a_round_next_to_her() -> None:
    """[leader-4]"""
    g = Position().leader(RED, "maria", "kiev").troops(BLUE, "volyn").ask(Muster(RED, 3))
    assert refused(g, "0:muster.troop novgorod") is why.NOT_OCCUPIED  # not adjacent to Kiev

    say(g, "0:muster.troop volyn", "0:muster.troop volyn")
    assert refused(g, "0:muster.troop galich") is why.NOT_OCCUPIED  # a single region, once a round
    say(g, "0:muster.troop kiev")

    assert (troops(g, RED, "volyn"), troops(g, RED, "kiev")) == (2, 1)


def test_maria_off_the_board_cannot() -> None:
    """[leader-1]"""
    g = Position().leader(RED, "maria").troops(RED, "kiev").ask(Muster(RED, 1))

    assert refused(g, "0:muster.troop volyn") is why.NOT_OCCUPIED


def test_mstislav_taxes_and_builds_for_one_point() -> None:
    """[leader-5]"""

    def position() -> Position:
        return Position().leader(RED, "mstislav", "kiev").troops(RED, "volyn").troops(BLUE, "kiev:2 volyn:2")

    g = position().ask(Tax(RED, 1))
    assert refused(g, "0:tax.collect volyn") is why.POINTS_SHORT
    assert refused(g, "0:tax.collect kiev") is None
    g = position().ask(Build(RED, 1))
    assert refused(g, "0:build.build volyn") is why.BUILD_SHORT
    assert refused(g, "0:build.build kiev market") is None


def test_predslava_moves_an_opponents_troop_out_once_a_round() -> None:
    """[leader-6]"""
    position = Position().leader(RED, "predslava", "kiev").troops(BLUE, "kiev:2").troops(OCHRE, "volyn")
    g = position.turn(RED, "move", 1)
    assert refused(g, "0:turn.banish ochre volyn") is why.NOT_WITH_LEADER
    assert refused(g, "0:turn.banish blue novgorod") is why.NOT_ADJACENT
    assert refused(g, "0:turn.banish blue azov") is why.NOT_ADJACENT  # not in play with three

    say(g, "0:turn.banish blue galich")

    assert (troops(g, BLUE, "kiev"), troops(g, BLUE, "galich"), g.coins[BLUE]) == (1, 1, 1)
    assert refused(g, "0:turn.banish blue galich") is why.POWER_USED


def test_predslava_may_act_between_two_points_and_move_a_leader() -> None:
    """[leader-6]"""
    position = Position().leader(RED, "predslava", "kiev").leader(BLUE, "boris", "kiev").troops(RED, "volyn")
    g = say(position.ask(Move(RED, 2)), "0:move.troop volyn galich", "0:move.banish-leader blue polotsk")

    assert (step(g), points(g), leader_at(g, BLUE), g.coins[BLUE]) == ("move", 1, "polotsk", 1)


def test_predslava_does_not_move_rebels_or_own_troops() -> None:
    g = Position().leader(RED, "predslava", "kiev").troops(RED, "kiev").rebels("kiev").turn(RED, "move", 1)

    assert "banish" not in offered(g, RED)


def test_sudislav_musters_with_attack_points_in_his_region() -> None:
    g = Position().leader(RED, "sudislav", "kiev").rebels("kiev").ask(Attack(RED, 2, 0))

    say(g, "0:attack.muster", "0:attack.rebel kiev", "*:reward.turn-up coin")  # mixed [leader-7]

    assert (troops(g, RED, "kiev"), g.beaten[RED]) == (1, 1)


def test_sudislav_off_the_board_or_without_troops_cannot() -> None:
    assert (
        refused(Position().leader(RED, "sudislav").ask(Attack(RED, 1, 0)), "0:attack.muster")
        is why.NOT_YOUR_LEADER
    )
    empty = Position().leader(RED, "sudislav", "kiev").troops(RED, "kiev:12").ask(Attack(RED, 1, 0))
    assert refused(empty, "0:attack.muster") is why.NO_SUPPLY


def test_sviatopolk_counts_rebels_for_rule_only() -> None:
    g = Position().leader(RED, "sviatopolk", "kiev").rebels("kiev").troops(BLUE, "kiev").state()
    assert who_rules(g, "kiev") == RED

    elsewhere = Position().leader(RED, "sviatopolk", "volyn").troops(RED, "kiev").rebels("kiev").state()
    assert who_rules(elsewhere, "kiev") == NOBODY


def test_sviatopolk_replaces_a_defeated_rebel_with_a_troop() -> None:
    g = Position().leader(RED, "sviatopolk", "kiev").rebels("kiev").ask(Attack(RED, 1, 0))

    say(g, "0:attack.rebel kiev", "*:reward.turn-up fur")

    assert (troops(g, RED, "kiev"), g.beaten[RED]) == (1, 1)


def test_sviatopolk_others_may_still_attack_his_rebels() -> None:
    """[leader-8]"""
    g = (
        Position()
        .leader(RED, "sviatopolk", "kiev")
        .rebels("kiev")
        .troops(BLUE, "kiev")
        .ask(Attack(BLUE, 1, 0))
    )

    say(g, "1:attack.rebel kiev", "*:reward.turn-up two-coins")

    assert (g.coins[BLUE], troops(g, RED, "kiev")) == (2, 0)


def test_yaroslav_wins_ties_against_players_and_rebels() -> None:
    g = Position().leader(RED, "yaroslav", "kiev").troops(BLUE, "kiev").rebels("kiev").state()

    assert who_rules(g, "kiev") == RED
    g.leader[RED] = 0
    assert who_rules(g, "kiev") == NOBODY


def test_yaroslav_mutes_the_structures_of_others_in_his_region() -> None:
    """[leader-9]"""
    position = (
        Position().leader(RED, "yaroslav", "kiev").troops(BLUE, "kiev").built(BLUE, "stronghold", "kiev")
    )
    g = position.ask(Attack(RED, 1, 0))
    assert who_rules(g, "kiev") == RED  # the stronghold adds nothing
    say(g, "0:attack.foe kiev blue")
    assert g.stack[-1].dump() == (RED, REGION.parse("kiev"), 1)  # and no card

    position = Position().leader(RED, "yaroslav", "kiev").troops(BLUE, "kiev").built(BLUE, "market", "kiev")
    g = say(position.ask(Tax(BLUE, 2)), "1:tax.collect kiev")
    assert step(g) == "strategy"  # no market bonus

    g = (
        Position()
        .leader(RED, "yaroslav", "kiev")
        .troops(RED, "kiev")
        .troops(BLUE, "kiev")
        .ask(Build(BLUE, 2))
    )
    say(g, "1:build.build kiev church")
    assert (troops(g, RED, "kiev"), troops(g, BLUE, "kiev")) == (1, 1)


def test_yaroslav_keeps_his_own_structures_working() -> None:
    position = Position().leader(RED, "yaroslav", "kiev").built(RED, "market", "kiev")
    g = say(position.ask(Tax(RED, 1)), "0:tax.collect kiev")

    assert step(g) == "market"
