"""The Claim board, the last turn, Gold, and how the game ends."""

from __future__ import annotations

from games.rus.table import BLUE, RED, RULES, ask, build, gold, goods, say, table, troops
from kronrat.games.rus.data import BUILD, CATEGORIES, FAME, RULE, WEALTH
from kronrat.games.rus.rules.claim import Adjust, ClaimPhase, measured
from kronrat.games.rus.rules.flow import NextRound
from kronrat.games.rus.state import BY_CLAIM, BY_LIMIT, WITH_LIMIT, State


def claims(g: State, seat: int = RED) -> list[int]:
    return g.claim[seat * CATEGORIES : (seat + 1) * CATEGORIES]


def test_the_four_categories() -> None:
    """[goods-1, claim-3, claim-6]"""
    g = table(3)
    troops(g, RED, l1=1, l2=1)
    build(g, RED, "church l1", "market l1", "market l2", "market l8")
    goods(g, RED, fur=2, ore=1)
    g.deed_bag &= ~1
    g.deed_done[RED] = 1

    assert [measured(g, RED, c) for c in (RULE, BUILD, WEALTH, FAME)] == [2, 2, 3, 1]
    ask(g, Adjust(RED))
    assert claims(g) == [1, 1, 1, 1]


def test_a_token_goes_straight_to_the_highest_level_and_never_down() -> None:
    """[claim-3]"""
    g = table(3)
    goods(g, RED, fur=7)
    ask(g, Adjust(RED))
    assert claims(g) == [0, 0, 3, 0]
    goods(g, RED, fur=0)

    ask(g, Adjust(RED))

    assert claims(g) == [0, 0, 3, 0]


def test_new_categories_free_the_mat_from_the_top() -> None:
    """[claim-6, claim-7]"""
    g = table(3)
    g.ability[:2] = [0, 8]
    goods(g, RED, fur=3)
    ask(g, Adjust(RED))
    assert (g.tiles[2], g.tiles[5]) == (1, 0)
    troops(g, RED, l1=1, l2=1)
    ask(g, Adjust(RED))
    assert (g.tiles[2], g.tiles[5]) == (2, 0)
    build(g, RED, "church l1", "market l2")
    ask(g, Adjust(RED))

    assert (g.tiles[2], g.tiles[5]) == (2, 1)
    assert RULES.play.laws(g) == []


def test_any_number_of_seats_share_a_level() -> None:
    """[claim-3]"""
    g = table(3)
    goods(g, RED, fur=3)
    goods(g, BLUE, ore=3)
    ask(g, Adjust(RED))

    assert claims(g, RED) == claims(g, BLUE) == [0, 0, 1, 0]


def test_two_tokens_in_a_gold_row_pay_one() -> None:
    """[claim-5]"""
    g = table(3)
    gold(g, RED, 0)
    g.claim[:4] = [1, 1, 2, 2]
    ask(g, Adjust(RED))

    assert g.gold[RED] == 2


def test_a_token_in_the_top_row_announces_the_last_turn() -> None:
    """[claim-4]"""
    g = table(3)
    g.round = 4
    goods(g, RED, fur=9)
    ask(g, Adjust(RED))

    assert g.last == 5


def test_three_tokens_in_the_third_row_announce_it_too() -> None:
    """[claim-4]"""
    g = table(3)
    g.claim[:4] = [3, 3, 3, 0]
    ask(g, Adjust(RED))
    assert g.last == 2
    h = table(3)
    h.claim[:4] = [3, 3, 2, 0]
    assert ask(h, Adjust(RED)).last == 0


def test_the_last_turn_is_a_whole_round() -> None:
    """[claim-4, claim-8]"""
    g = table(3)
    g.round, g.last = 4, 5
    ask(g, NextRound(RED))
    assert g.round == 5
    ask(g, NextRound(RED))

    assert g.ended == BY_CLAIM
    assert not g.stack
    assert RULES.play.ending(g) == "claim"


def test_the_end_guard_is_an_option() -> None:
    """[claim-8]"""
    g = table(3)
    g.round = 8
    assert ask(g, NextRound(RED)).stack
    g.settings[WITH_LIMIT] = 1
    g.round = 8

    assert ask(g, NextRound(RED)).ended == BY_LIMIT


def test_the_token_decides_the_order_from_the_claim_phase_on() -> None:
    """[deed-4]"""
    g = table(3)
    g.token = BLUE
    ask(g, ClaimPhase(RED))

    assert g.first == BLUE


def test_gold_is_paid_after_the_check_of_the_end() -> None:
    """[claim-5]"""
    g = table(3)
    g.claim[:2] = [1, 1]
    goods(g, RED, fur=9)
    ask(g, Adjust(RED))

    assert g.last == 2
    assert g.gold[RED] == 4
    say(g)
