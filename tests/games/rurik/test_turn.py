"""The turn: order, prices, forfeits, bonus actions before and after, points that combine and those that lapse."""

from __future__ import annotations

from games.rurik.table import BLUE, OCHRE, RED, goods, leader_at, offered, points, refused, say, step, troops
from kronrat.games.rurik import why
from kronrat.games.rurik.data import ACTION
from kronrat.games.rurik.drawing.position import DONE, Position
from kronrat.games.rurik.game import RULES
from kronrat.games.rurik.rules.turn import ACTION_PHASE, NextTurn
from kronrat.games.rurik.state import State
from kronrat.kernel.play import settle


def begin(position: Position, seat: int, left: int = 1) -> State:
    g = position.ask(NextTurn(seat, left))
    settle(g)
    return g


def test_the_lowest_number_resolves_and_its_bribe_is_gone() -> None:
    """[turn-1]"""
    g = begin(Position(3).troops(RED, "kiev").placed("tax", "0:5").placed("move", "0:4+2"), RED)

    assert g.stack[-1].dump() == (RED, ACTION.parse("move"), 4, 0, 0)
    assert (g.paid, g.gained) == (2, 2)


def test_between_equal_advisors_the_owner_chooses() -> None:
    """[turn-1]"""
    g = begin(Position(3).troops(RED, "kiev").placed("tax", "0:2").placed("move", "0:2 0:5"), RED)
    assert step(g) == "resolve"
    assert refused(g, "0:resolve.resolve move-1") is why.NOT_FASTEST  # the 5

    say(g, "0:resolve.resolve move-2")

    assert g.stack[-1].dump() == (RED, ACTION.parse("move"), 3, 0, 0)


def test_turns_go_around_from_the_first_player() -> None:
    position = Position(3).round(1, BLUE, BLUE)
    for seat in range(3):
        position.troops(seat, "kiev").placed("move", f"{seat}:{seat + 1}")
    g = position.ask(ACTION_PHASE)
    settle(g)

    order = []
    while step(g) == "turn":
        order.append(g.stack[-1].seat)
        say(g, f"{order[-1]}:turn.forfeit")

    assert order == [BLUE, OCHRE, RED]


def test_a_price_is_paid_before_the_action_or_the_action_is_forfeited() -> None:
    """[turn-3, turn-4]"""
    poor = Position().troops(RED, "kiev").coins(1).turn(RED, "build", 1, price=2)
    assert refused(poor, "0:turn.act") is why.TOO_FEW_COINS
    say(poor, "0:turn.forfeit")
    assert poor.coins[RED] == 2

    rich = say(Position().troops(RED, "kiev").coins(2).turn(RED, "build", 1, price=2), "0:turn.act")
    assert (rich.coins[RED], step(rich)) == (0, "build")


def test_a_price_may_be_paid_with_coins_of_a_bonus_action() -> None:
    """[turn-3]"""
    g = Position().troops(RED, "kiev").hand(RED, "s26").turn(RED, "build", 1, price=2)

    say(g, "0:turn.scheme s26", "0:turn.act")

    assert g.coins[RED] == 0


def test_after_a_forfeit_bonus_actions_remain() -> None:
    """[turn-4]"""
    g = Position().troops(RED, "kiev").hand(RED, "s02").turn(RED, "build", 1)

    say(g, "0:turn.forfeit")

    assert offered(g, RED) == {"scheme", "end"}
    assert refused(g, "0:turn.act") is why.MAIN_DONE


def test_the_turn_ends_by_itself_when_nothing_is_left() -> None:
    """[turn-5, bonus-3]"""
    g = say(Position().troops(RED, "kiev").turn(RED, "tax", 1), "0:turn.act", "0:tax.done")

    assert step(g) == "strategy"


def test_end_needs_the_main_action() -> None:
    g = Position().troops(RED, "kiev").turn(RED, "tax", 1)

    assert refused(g, "0:turn.end") is why.MAIN_OPEN


def test_each_bonus_action_once_a_turn_before_and_after() -> None:
    """[turn-2]"""
    position = Position().troops(RED, "kiev").hand(RED, "s26 s27").goods(RED, "wood:2 honey:2").coins(4)
    g = position.deeds(RED, "generous-prince trade-route").turn(RED, "muster", 1)

    say(g, "0:turn.scheme s26", "0:turn.convert muster honey wood", "0:muster.troop kiev")
    say(g, "0:turn.act", "0:muster.troop kiev")
    assert refused(g, "0:turn.scheme s27") is why.BONUS_USED
    assert refused(g, "0:turn.convert build") is why.BONUS_USED
    say(g, "0:turn.deed generous-prince", "0:muster.troop kiev", "0:muster.troop kiev")

    assert step(g) == "strategy"
    assert troops(g, RED, "kiev") == 5


def test_no_bonus_action_during_the_main_action() -> None:
    """While points are spent, only spending is offered [turn-2]."""
    g = say(Position().troops(RED, "kiev").hand(RED, "s02").turn(RED, "move", 2), "0:turn.act")

    assert offered(g, RED) == {"troop", "done"}


def test_tax_points_of_bonus_and_main_action_combine() -> None:
    """One tax point of a scheme waits for the main action's one; together they tax where another rules [turn-6]."""
    position = Position().troops(RED, "kiev").troops(BLUE, "kiev:2").hand(RED, "s16")
    g = position.turn(RED, "tax", 1)
    say(g, "0:turn.scheme s16")
    assert refused(g, "0:tax.collect kiev") is why.POINTS_SHORT

    say(g, "0:tax.done", "0:turn.act")

    assert points(g) == 2
    say(g, "0:tax.collect kiev")
    assert goods(g, RED) == {"wood": 1}


def test_build_points_left_from_the_main_action_combine_with_a_bonus() -> None:
    """The other way round [turn-6]."""
    position = Position().troops(RED, "kiev").troops(BLUE, "kiev:2").goods(RED, "wood:2")
    g = say(position.turn(RED, "build", 1), "0:turn.act", "0:build.done", "0:turn.convert build wood wood")

    assert points(g) == 2
    say(g, "0:build.build kiev market")
    assert step(g) == "strategy"


def test_muster_move_and_attack_points_lapse_with_their_action() -> None:
    """[turn-6]"""
    g = Position().troops(RED, "kiev").hand(RED, "s02").turn(RED, "muster", 2)

    say(g, "0:turn.act", "0:muster.done", "0:turn.scheme s02")

    assert points(g) == 1


def test_points_do_not_carry_over_to_the_next_turn() -> None:
    position = Position(3).troops(RED, "kiev").placed("tax", "0:1").placed("build", "0:2")
    g = begin(position, RED)
    g.tax_left = 0
    say(g, "0:turn.act", "0:tax.done")
    assert g.tax_left == 3
    g.push(NextTurn(RED, 1))
    settle(g)

    assert g.tax_left == 0


def test_a_scheme_just_drawn_may_be_played() -> None:
    """[bonus-1]"""
    g = Position().troops(RED, "kiev").turn(RED, "scheme", 1)

    say(g, "0:turn.act", "0:draw-from.deck left", "*:draw.draw s26", "0:turn.scheme s26")

    assert g.coins[RED] == 2


def test_conversion_wants_its_good_and_each_token_works_once_a_round() -> None:
    """[bonus-2]"""
    g = Position().troops(RED, "kiev").goods(RED, "wood fish:2").turn(RED, "move", 1)
    assert refused(g, "0:turn.convert build fish") is why.WRONG_GOOD
    assert refused(g, "0:turn.convert build wood wood") is why.NO_GOOD
    assert refused(g, "0:turn.convert muster fish fish") is None

    say(g, "0:turn.convert build wood fish", "0:build.done")
    assert goods(g, RED) == {"fish": 1}
    g.used = 0
    assert refused(g, "0:turn.convert build") is why.TOKEN_FLIPPED


def test_somebody_without_troops_may_come_back_with_leader_and_troop() -> None:
    """[turn-7]"""
    g = begin(Position(3).leader(RED, "boris").placed("tax", "0:1"), RED)
    assert step(g) == "return"
    say(g, "0:return.enter pskov")
    assert (leader_at(g, RED), troops(g, RED, "pskov"), step(g)) == ("pskov", 1, "turn")

    away = begin(Position(3).leader(RED, "boris").placed("tax", "0:1"), RED)
    assert refused(away, "0:return.enter azov") is why.OUT_OF_PLAY
    say(away, "0:return.pass")
    assert (leader_at(away, RED), step(away)) == ("-", "turn")


def test_after_the_main_action_only_what_is_left_is_offered() -> None:
    """[bonus-3]"""
    g = Position().troops(RED, "kiev").goods(RED, "wood:2").turn(RED, "tax", 1, done=DONE)

    assert offered(g, RED) == {"convert", "end"}


def test_the_panel_tells_what_is_left_of_the_turn() -> None:
    g = Position().troops(RED, "kiev").hand(RED, "s16 s26").turn(RED, "tax", 1)

    say(g, "0:turn.scheme s16", "0:tax.done")

    scene = RULES.drawing.scene(RULES.play.public(g))
    remarks = [text.key for text in scene.panels[RED].remarks]
    assert {"remark-bonus-scheme", "remark-tax-left"} <= set(remarks)
    assert "remark-tax-left" not in [text.key for text in scene.panels[BLUE].remarks]
