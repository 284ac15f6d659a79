"""Paying: any fitting set of cards, each set once, no dead ends [pay-2, pay-3]."""

from __future__ import annotations

from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as st

from games.mythotopia.words import RED, offered, refused, say
from kronrat.games.mythotopia import why
from kronrat.games.mythotopia.data import (
    ARMY,
    CARD,
    CARD_KEYS,
    CARDS,
    FOOD,
    GOLD,
    MERCHANT,
    SHOWS,
    STONE,
    WATER_MILL,
)
from kronrat.games.mythotopia.drawing.examples import Board
from kronrat.games.mythotopia.rules.paying import SHIP_TEXT, Pay, Use
from kronrat.games.mythotopia.rules.purse import START, affords
from kronrat.games.mythotopia.state import State
from kronrat.kernel.play import apply, moves

PAYING = [c for c in range(CARDS) if SHOWS[c] or c in (MERCHANT, WATER_MILL)]


def hand_of(cards: list[int], reserve: list[int]) -> State:
    g = Board().turn()
    g.hand[RED] = sorted(cards)
    g.reserve[RED] = sorted(reserve)
    return g


def payments(g: State, deep: int = 0) -> set[frozenset[int]]:
    """Every set of cards with which the pending need can be paid; fails on a dead end."""
    if not isinstance(g.stack[-1], Pay):
        return {frozenset(g.played)}
    legal = moves(g, RED)
    assert legal, "a dead end"
    found: set[frozenset[int]] = set()
    for move in legal:
        h = g.clone()
        apply(h, RED, move)
        found |= payments(h, deep + 1)
    return found


@settings(max_examples=60, deadline=None)
@given(
    st.sets(st.sampled_from([c for c in PAYING if c not in (MERCHANT, WATER_MILL)]), max_size=7),
    st.sampled_from([FOOD, STONE, GOLD]),
    st.integers(1, 3),
    st.booleans(),
)
def test_plain_payments_are_exactly_the_fitting_sets(
    cards: set[int], kind: int, need: int, army_too: bool
) -> None:
    """As many cards as needed that show the symbol, and an army symbol left over if asked for [pay-2, pay-3]."""
    g = hand_of(list(cards), [])
    fitting = set()
    for chosen in combinations([c for c in cards if SHOWS[c] >> kind & 1], need):
        rest = cards - set(chosen)
        if not army_too or any(SHOWS[c] >> ARMY & 1 for c in rest):
            fitting.add(frozenset(chosen))
    payable = affords(g, RED, g.usable(RED), kind, need, ARMY, 1 if army_too else 0)
    assert payable == bool(fitting)
    if payable:
        g.stack.append(Pay(RED, kind, need, START, ARMY, 1 if army_too else 0))
        assert payments(g) == fitting


@settings(max_examples=80, deadline=None)
@given(
    st.sets(st.sampled_from(PAYING), max_size=5),
    st.sets(
        st.sampled_from([CARD.parse(n) for n in ("farming", "quarry", "gold-mine", "levies")]), max_size=3
    ),
    st.sampled_from([FOOD, STONE, GOLD]),
    st.integers(1, 3),
    st.sampled_from([(ARMY, 1), (GOLD, 1), (ARMY, 0)]),
)
def test_helpers_never_lead_into_a_dead_end(
    cards: set[int], helpers: set[int], kind: int, need: int, other: tuple[int, int]
) -> None:
    """[pay-3]"""
    other_kind, number = other
    if other_kind == kind:
        number = 0
    g = hand_of(list(cards), list(helpers))
    if not affords(g, RED, g.usable(RED), kind, need, other_kind, number):
        return
    if number:
        g.stack.append(Pay(RED, other_kind, number, START, -1, 0))
    g.stack.append(Pay(RED, kind, need, START, other_kind, number))
    for paid in payments(g):
        assert paid <= cards | helpers


def test_cards_are_played_in_ascending_order() -> None:
    """[pay-1, pay-2]"""
    g = Board().holds(RED, "mome remise trogle").hand(RED, "mome remise trogle").turn()
    say(g, "0:turn.buy 2 0")
    assert offered(g, "play") == {"mome", "remise"}
    assert refused(g, "0:pay.play trogle") is why.WOULD_NOT_DO
    say(g, "0:pay.play remise")
    assert refused(g, "0:pay.play mome") is why.IN_ORDER
    say(g, "0:pay.play trogle")
    assert g.stock[RED] == 8


def test_food_that_is_needed_as_the_only_army_is_not_taken() -> None:
    """A card that shows both must be left for the army if nothing else shows one [pay-3]."""
    g = Board().holds(RED, "palmain nusus").hand(RED, "palmain nusus start-army start-market").turn()
    say(g, "0:turn.invade blore palmain open")
    assert offered(g, "play") == {"nusus", "start-market"}


def test_reserve_cards_pay_as_hand_cards_do() -> None:
    """[cards-2]"""
    g = Board().holds(RED, "mome").reserve(RED, "mome").turn()
    say(g, "0:turn.buy 1 0", "0:pay.play mome")
    assert g.reserve[RED] == []
    assert CARD.parse("mome") in g.discard[RED]


def test_each_converter_works_once_a_turn() -> None:
    """[turn-5]"""
    board = Board().holds(RED, "palmain nusus oxter").reserve(RED, "gold-mine").hand(RED, "palmain nusus")
    g = board.display("hero").turn()
    say(g, "0:turn.buy 1 0", "0:pay.convert gold-mine palmain")
    assert refused(g, "0:turn.draft hero") is why.CANNOT_PAY


def test_played_cards_reach_the_discard_pile_after_the_action() -> None:
    """[cards-3]"""
    g = Board().holds(RED, "mome").hand(RED, "mome").turn()
    say(g, "0:turn.buy 1 0")
    assert g.discard[RED] == []
    say(g, "0:pay.play mome")
    assert [CARD_KEYS[c] for c in g.discard[RED]] == ["mome"]


def test_two_of_three_ship_cards_are_chosen_in_order() -> None:
    """[invade-3]"""
    g = Board(2, fifth="ship").hand(RED, "ship start-ship extra-ship").turn()
    g.stack.append(Use(RED, SHIP_TEXT, 2, START))
    say(g, "0:use.play start-ship")
    assert refused(g, "0:use.play ship") is why.IN_ORDER
    say(g, "0:use.play extra-ship")

    assert [CARD.keys[card] for card in g.hand[RED]] == ["ship"]
    assert g.stack[-1].name == "turn"
