"""The two scheme decks: drawing, keeping, putting back, who knows what, running out [scheme-1, scheme-4]."""

from __future__ import annotations

import pytest

from games.rurik.table import BLUE, OCHRE, RED, hand, refused, say, step
from kronrat.games.rurik import GAME, why
from kronrat.games.rurik.data import SCHEME_CARD, SCHEMES
from kronrat.games.rurik.drawing.position import Position
from kronrat.games.rurik.game import RULES
from kronrat.games.rurik.rules.attack import Attack
from kronrat.games.rurik.rules.scheme import DrawFrom
from kronrat.games.rurik.state import State
from kronrat.kernel.dice import Dice
from kronrat.match.match import Match

ALL = SCHEME_CARD.keys


def card(key: str) -> int:
    return SCHEME_CARD.parse(key)


def test_the_deck_is_split_in_two() -> None:
    g = Position().state()

    assert [g.schemes.size(0), g.schemes.size(1)] == [14, 13]


def test_draw_three_keep_one_and_choose_the_order_of_the_others() -> None:
    """[scheme-1]"""
    g = say(Position().ask(DrawFrom(RED, 3)), "0:draw-from.deck left")
    say(g, "*:draw.draw s03", "*:draw.draw s10", "*:draw.draw s21")
    assert refused(g, "0:keep.keep s01") is why.NOT_DRAWN

    say(g, "0:keep.keep s10", "0:put-back.under s21")

    assert hand(g, RED) == ["s10"]
    assert g.schemes.put_back_cards(0) == [card("s03"), card("s21")]  # topmost first
    assert [g.schemes.size(0), g.schemes.size(1)] == [13, 13]


def test_with_two_cards_there_is_no_order_and_with_one_no_choice() -> None:
    """[scheme-1]"""
    two = say(
        Position().ask(DrawFrom(RED, 2)), "0:draw-from.deck right", "*:draw.draw s01", "*:draw.draw s02"
    )
    say(two, "0:keep.keep s02")
    assert (step(two), two.schemes.put_back_cards(1)) == ("strategy", [card("s01")])

    one = say(Position().ask(DrawFrom(RED, 1)), "0:draw-from.deck right", "*:draw.draw s01")
    assert (step(one), hand(one, RED)) == ("strategy", ["s01"])


def test_a_card_put_back_is_the_next_one_and_its_owner_knows_it() -> None:
    """[chance-1]"""
    g = Position().put_back(RED, 0, "s05 s06").ask(DrawFrom(BLUE, 1))
    own = RULES.play.own(g, RED)
    assert own.known_top == [[card("s06"), card("s05")], []]
    assert RULES.play.own(g, BLUE).known_top == [[-1, -1], []]
    assert RULES.play.public(g).put_back == [2, 0]

    say(g, "1:draw-from.deck left")
    assert refused(g, "*:draw.draw s05") is why.NOT_POSSIBLE
    say(g, "*:draw.draw s06")

    assert RULES.play.own(g, RED).known_hands[BLUE] == [card("s06")]  # drawn singly: red saw which
    assert RULES.play.own(g, OCHRE).known_hands[BLUE] == []


def test_after_a_choice_among_several_the_former_owner_no_longer_knows() -> None:
    g = Position().put_back(RED, 0, "s05 s06").ask(DrawFrom(BLUE, 2))

    say(g, "1:draw-from.deck left", "*:draw.draw s06", "*:draw.draw s05", "1:keep.keep s06")

    assert RULES.play.own(g, RED).known_top == [[-1], []]
    assert RULES.play.own(g, RED).known_hands[BLUE] == []
    assert RULES.play.own(g, BLUE).known_top == [[card("s05")], []]


@pytest.mark.parametrize("seat", [RED, BLUE, OCHRE, -1])
def test_resampling_keeps_what_a_seat_knows_and_redraws_the_rest(seat: int) -> None:
    """[chance-1]"""

    def position() -> State:
        position = (
            Position()
            .put_back(RED, 0, "s05 s06")
            .hand(RED, "s10 s11")
            .hand(BLUE, "s12 s13")
            .discarded("s01 s02")
        )
        return position.ask(DrawFrom(BLUE, 2))

    g = position()
    seen = set()
    for n in range(20):
        other = RULES.play.resample(g, seat, Dice(n))
        assert RULES.play.own(other, seat) == RULES.play.own(g, seat)
        assert RULES.play.public(other) == RULES.play.public(g)
        assert RULES.play.laws(other) == []
        seen.add((other.schemes.tops[0], other.schemes.hands[RED], other.schemes.hands[BLUE]))
    assert len(seen) > 10
    if seat == RED:
        assert {tops for tops, _, _ in seen} == {g.schemes.tops[0]}
    if seat >= 0 and seat != OCHRE:
        assert len({(red, blue)[seat] for _, red, blue in seen}) == 1


def test_the_log_shows_a_drawn_card_to_the_drawer_only() -> None:
    g = Position().ask(DrawFrom(RED, 2))
    match = Match(GAME, GAME.setup(3))
    match.state = g
    for line in ["0:draw-from.deck left", "*:draw.draw s03", "*:draw.draw s04", "0:keep.keep s04"]:
        match.replay(line)

    drawn = match.lines[1:]
    assert [line.words_for(RED)["scheme"] for line in drawn] == ["scheme:s03", "scheme:s04", "scheme:s04"]
    assert [line.words_for(BLUE)["scheme"] for line in drawn] == ["?", "?", "?"]


def nearly_empty(left: int, right: int, **kept: str) -> Position:
    """Decks with so few cards; the rest is discarded."""
    position = Position()
    for seat, words in kept.items():
        position.hand(["red", "blue", "ochre"].index(seat), words)
    held = {key for words in kept.values() for key in words.split()}
    rest = [key for key in ALL if key not in held]
    decks = position.g.schemes
    for key in rest[: len(rest) - left - right]:
        decks.pool &= ~(1 << card(key))
        decks.discard |= 1 << card(key)
    decks.left = [left, right]
    return position


def test_an_emptied_deck_reshuffles_discards_and_the_other_deck() -> None:
    """Larger half to the first deck [scheme-5]."""
    g = say(
        nearly_empty(1, 5, blue="s01 s02").ask(DrawFrom(RED, 1)), "0:draw-from.deck left", "*:draw.draw s27"
    )

    assert g.schemes.discard == 0
    assert [g.schemes.size(0), g.schemes.size(1)] == [12, 12]
    assert (hand(g, RED), hand(g, BLUE)) == (["s27"], ["s01", "s02"])


def test_nobody_draws_from_an_empty_deck() -> None:
    """[scheme-1]"""
    g = nearly_empty(1, 0).ask(DrawFrom(RED, 1))

    assert refused(g, "0:draw-from.deck right") is why.DECK_EMPTY
    assert refused(g, "0:draw-from.deck left") is None


def test_a_deck_that_gets_cards_back_is_not_depleted() -> None:
    g = say(
        nearly_empty(2, 5).ask(DrawFrom(RED, 2)),
        "0:draw-from.deck left",
        "*:draw.draw s27",
        "*:draw.draw s26",
    )
    say(g, "0:keep.keep s27")

    assert [g.schemes.size(0), g.schemes.size(1)] == [1, 5]


def test_a_deck_that_runs_out_while_drawing_is_reshuffled_and_one_chooses_again() -> None:
    """[scheme-4]"""
    g = say(
        nearly_empty(2, 3).ask(DrawFrom(RED, 3)),
        "0:draw-from.deck left",
        "*:draw.draw s27",
        "*:draw.draw s26",
    )
    assert (step(g), g.stack[-1].dump()) == ("draw-from", (RED, 1))
    assert g.schemes.size(0) + g.schemes.size(1) == SCHEMES - 2

    say(g, "0:draw-from.deck right", "*:draw.draw s01", "0:keep.keep s01", "0:put-back.under s27")

    assert g.schemes.put_back_cards(1) == [card("s26"), card("s27")]  # on the deck drawn from last


def test_a_deck_that_runs_out_while_checking_is_reshuffled_without_what_is_revealed() -> None:
    """[scheme-4]"""
    position = nearly_empty(1, 3).troops(RED, "kiev").troops(BLUE, "kiev:3")
    g = say(position.ask(Attack(RED, 1, 0)), "0:attack.foe kiev blue")
    say(g, "0:casualty-deck.deck left", "*:casualty.reveal s27")
    assert (step(g), g.stack[-1].dump()[2]) == ("casualty-deck", 1)
    assert g.schemes.shown == 1 << card("s27")
    assert g.schemes.size(0) + g.schemes.size(1) == SCHEMES - 1

    say(g, "0:casualty-deck.deck right", "*:casualty.reveal s02")

    assert g.schemes.discard == 1 << card("s27") | 1 << card("s02")


def test_nothing_is_drawn_when_every_card_is_in_a_hand() -> None:
    g = Position().hand(BLUE, " ".join(ALL)).troops(RED, "kiev").turn(RED, "scheme", 2)

    say(g, "0:turn.act")

    assert step(g) == "strategy"
