"""Scheme cards: each by name, drawing, and the one that cancels another."""

from __future__ import annotations

import pytest

from games.rus.table import (
    BLUE,
    OCHRE,
    RED,
    RULES,
    act,
    give_schemes,
    gold,
    heavies,
    lay_deeds,
    name_of_step,
    offers,
    refusal,
    say,
    table,
    troops,
)
from kronrat.games.rus import why
from kronrat.games.rus.data import SCHEME
from kronrat.games.rus.state import (
    ATTACKS,
    BUILDS,
    COLLECTS,
    DRAFTS,
    HEAVY_RIGHT,
    MOVES,
    MUSTERS,
    State,
)
from kronrat.kernel import log
from kronrat.kernel.dice import Dice
from kronrat.kernel.play import asked
from kronrat.match.ask import ask as question

LET = ["1:response.answer let", "2:response.answer let"]


def played(card: str) -> State:
    g = table(3)
    give_schemes(g, RED, card)
    return say(act(g, RED), f"0:act.scheme {card}", *LET)


@pytest.mark.parametrize(
    ("card", "points", "amount", "gold_after"),
    [
        ("attack-gold", ATTACKS, 1, 4),
        ("attack", ATTACKS, 1, 3),
        ("attack-hired", ATTACKS, 2, 2),
        ("deed", DRAFTS, 1, 3),
        ("deed-gold", DRAFTS, 1, 4),
        ("heavy", HEAVY_RIGHT, 1, 3),
        ("muster-hired", MUSTERS, 1, 2),
        ("muster", MUSTERS, 1, 3),
        ("muster-two", MUSTERS, 2, 3),
        ("collect", COLLECTS, 1, 3),
        ("collect-two", COLLECTS, 2, 3),
        ("collect-gold", COLLECTS, 1, 4),
        ("move-two", MOVES, 2, 3),
        ("move-three", MOVES, 3, 3),
        ("build", BUILDS, 1, 3),
        ("build-gold", BUILDS, 1, 4),
        ("build-hired", BUILDS, 2, 2),
        ("gold", MOVES, 0, 5),
    ],
)
def test_scheme(card: str, points: int, amount: int, gold_after: int) -> None:
    g = played(card)

    assert g.turn[points] == amount
    assert sum(g.turn[:7]) == amount
    assert g.gold[RED] == gold_after
    assert g.schemes.discard == 1 << SCHEME.parse(card)


def test_scheme_heavy_deploys_one_by_the_muster_rules() -> None:
    g = table(3)
    troops(g, RED, l1=1)
    give_schemes(g, RED, "heavy")
    say(act(g, RED), "0:act.scheme heavy", *LET, "0:act.muster heavy l1")

    assert g.heavies[0] == 1
    assert refusal(g, "0:act.muster troop l1") is why.NO_POINTS


def test_scheme_deed_drafts_from_the_row() -> None:
    g = table(3)
    lay_deeds(g, "hoard")
    give_schemes(g, RED, "deed")
    say(act(g, RED), "0:act.scheme deed", *LET, "0:act.draft hoard")

    assert g.deed_hand[RED]


def test_scheme_cancel_takes_the_effect_away_and_no_price_is_paid() -> None:
    """[scheme-7]"""
    g = table(3)
    give_schemes(g, RED, "muster-hired", "gold")
    give_schemes(g, OCHRE, "cancel")
    say(act(g, RED), "0:act.scheme muster-hired", "1:response.answer let", "2:response.answer cancel")

    assert g.turn[MUSTERS] == 0
    assert g.gold[RED] == 3
    assert g.schemes.hands[OCHRE] == 0
    assert refusal(g, "0:act.scheme gold") is why.ONE_SCHEME


def test_every_other_seat_is_asked_whatever_it_holds_and_in_any_order() -> None:
    """[scheme-6]"""
    g = table(3)
    give_schemes(g, RED, "gold")
    say(act(g, RED), "0:act.scheme gold")

    assert asked(g) == [BLUE, OCHRE]
    for seat in (BLUE, OCHRE):
        found = question(g, seat)
        assert found is not None
        assert [offer.verb for offer in found.offers] == ["answer"]
    say(g, "2:response.answer let", "1:response.answer let")
    assert g.gold[RED] == 5


def test_nobody_cancels_without_the_card() -> None:
    g = table(3)
    give_schemes(g, RED, "gold")
    say(act(g, RED), "0:act.scheme gold")

    assert refusal(g, "1:response.answer cancel") is why.NO_CANCEL


def test_the_first_in_turn_order_cancels_and_the_other_keeps_the_card_and_the_secret() -> None:
    """[scheme-6]"""
    g = table(3)
    g.first = OCHRE
    give_schemes(g, RED, "gold")
    give_schemes(g, BLUE, "cancel")
    give_schemes(g, OCHRE, "cancel-2")
    say(act(g, RED), "0:act.scheme gold", "1:response.answer cancel")
    assert RULES.play.own(g, OCHRE).answer == 0
    line = log.parse(g, "2:response.answer cancel")
    assert log.readers(g, *line) == 1 << OCHRE

    say(g, "2:response.answer cancel")

    assert g.schemes.hands[OCHRE] == 0
    assert g.schemes.hands[BLUE] != 0
    assert g.gold[RED] == 3
    assert g.answers == 0


def test_resampling_hides_who_wants_to_cancel() -> None:
    g = table(3)
    give_schemes(g, RED, "gold")
    give_schemes(g, BLUE, "cancel")
    say(act(g, RED), "0:act.scheme gold", "1:response.answer cancel")

    drawn = [RULES.play.resample(g, OCHRE, Dice(n)) for n in range(40)]

    assert {state.answers for state in drawn if isinstance(state, State)} == {0, 2}


def test_a_cancel_is_never_played_by_itself() -> None:
    g = table(3)
    give_schemes(g, RED, "cancel")

    assert refusal(act(g, RED), "0:act.scheme cancel") is why.ONLY_IN_RESPONSE


def test_one_scheme_a_turn_and_none_with_a_draw() -> None:
    """[scheme-4]"""
    g = table(3)
    give_schemes(g, RED, "gold", "muster")
    say(act(g, RED, looks=1), "0:act.draw left", "*:next-card.card attack")

    assert refusal(g, "0:act.scheme gold") is why.DREW_ALREADY
    say(act(g, RED, looks=1), "0:act.scheme gold", *LET)
    assert refusal(g, "0:act.draw left") is why.ONE_SCHEME


def test_points_of_a_scheme_may_be_spent_during_the_action() -> None:
    """[scheme-5]"""
    g = table(3)
    troops(g, RED, l1=3)
    give_schemes(g, RED, "collect")
    say(act(g, RED, moves=2), "0:act.move troop l1 l2", "0:act.scheme collect", *LET)

    say(g, "0:act.collect l2", "0:act.move troop l1 l2", "0:act.end")


def test_look_at_three_keep_one_put_back_two_in_order() -> None:
    """[scheme-1]"""
    g = table(3)
    say(act(g, RED, looks=3), "0:act.draw right")
    say(g, "*:next-card.card attack", "*:next-card.card gold", "*:next-card.card muster")
    say(g, "0:keep.keep gold", "0:put-back.back attack")

    assert g.schemes.hands[RED] == 1 << SCHEME.parse("gold")
    assert [SCHEME.key(card) for card in g.schemes.put_back_cards(1)] == ["muster", "attack"]
    say(act(g, BLUE, looks=1), "1:act.draw right")
    assert g.schemes.hands[BLUE] == 1 << SCHEME.parse("muster")


def test_what_is_kept_and_put_back_is_read_by_nobody_else() -> None:
    """[setup-10]"""
    g = table(3)
    say(act(g, RED, looks=2), "0:act.draw left", "*:next-card.card attack", "*:next-card.card gold")

    assert log.readers(g, *log.parse(g, "0:keep.keep gold")) == 1 << RED
    assert RULES.play.own(g, BLUE).drawn == 0
    assert RULES.play.own(g, RED).drawn != 0


def test_a_hand_holds_five_schemes() -> None:
    """[scheme-2]"""
    g = table(3)
    give_schemes(g, RED, "attack", "attack-2", "gold", "gold-2", "deed")

    assert refusal(act(g, RED, looks=1), "0:act.draw left") is why.SCHEMES_FULL


def test_an_empty_deck_is_made_anew() -> None:
    """[scheme-3]"""
    g = table(3)
    cards = g.schemes
    for card in range(15):
        cards.pool &= ~(1 << card)
        cards.discard |= 1 << card
    cards.left[0] = 0
    say(act(g, RED, looks=1), "0:act.draw left")

    assert name_of_step(g) == "next-card"
    assert cards.discard == 0
    assert sorted(cards.left) == [15, 15]


def test_heavies_right_and_points_do_not_mix_up() -> None:
    g = table(3)
    troops(g, RED, l1=1)
    heavies(g, RED, l1=3)
    gold(g, RED, 0)
    give_schemes(g, RED, "muster-hired")

    assert refusal(act(g, RED, musters=2), "0:act.muster heavy l1") is why.NONE_LEFT
    assert refusal(g, "0:act.scheme muster-hired") is why.CANNOT_PAY
    assert "muster" in offers(g, RED)
