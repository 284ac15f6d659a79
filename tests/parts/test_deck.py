"""Two decks of one set of cards: every card in one place, put-back cards on top, what a seat can know."""

from __future__ import annotations

from kronrat.kernel.dice import Dice
from kronrat.parts.deck import TwinDeck, twin_deck


def drawn(*cards: int) -> TwinDeck:
    """Seat 0 of two has drawn these from the first deck."""
    deck = twin_deck(9, 2)
    for card in cards:
        deck.draw(0, card, 0)
    return deck


def whole(deck: TwinDeck) -> bool:
    places = deck.everywhere()
    return sum(places) == (1 << deck.cards) - 1 and sum(deck.left) == deck.pool.bit_count()


def test_the_larger_half_is_the_first_deck() -> None:
    deck = twin_deck(9, 2)

    assert [deck.size(0), deck.size(1)] == [5, 4]
    assert deck.possible(0) == deck.possible(1) == 0b111111111


def test_what_was_put_back_comes_first_and_in_order() -> None:
    deck = drawn(2, 5, 7)
    deck.keep(0, 5)
    deck.put_back(0, 2)
    deck.put_back(0, 7)

    assert deck.put_back_cards(0) == [7, 2]
    assert deck.possible(0) == 1 << 7
    assert deck.size(0) == 4
    assert whole(deck)


def test_others_lose_track_when_somebody_chooses_among_several() -> None:
    deck = drawn(2, 5)
    deck.keep(0, 5)
    deck.put_back(0, 2)
    deck.draw(0, 2, 1)
    deck.draw(0, 8, 1)
    assert deck.knows[0] >> 2 & 1

    deck.keep(1, 8)

    assert not deck.knows[0] >> 2 & 1
    assert deck.knows[1] >> 2 & 1


def test_a_card_drawn_singly_stays_known() -> None:
    deck = drawn(2, 5)
    deck.keep(0, 5)
    deck.put_back(0, 2)
    deck.draw(0, 2, 1)
    deck.keep(1, 2)

    assert deck.knows[0] >> 2 & 1


def test_a_reshuffle_takes_everything_but_hands_and_what_is_open() -> None:
    deck = drawn(2, 5)
    deck.keep(0, 5)
    deck.put_back(0, 2)
    deck.show(1, 8)

    deck.reshuffle()

    assert deck.pool == 0b111111111 & ~(1 << 5 | 1 << 8)
    assert [deck.size(0), deck.size(1)] == [4, 3]
    assert not deck.knows[0] >> 2 & 1
    assert whole(deck)


def test_redrawing_keeps_what_a_seat_knows() -> None:
    deck = drawn(2, 5, 7)
    deck.keep(0, 5)
    deck.put_back(0, 2)
    deck.put_back(0, 7)
    tops = set()
    for n in range(20):
        mine, other = deck.clone(), deck.clone()
        mine.redraw(0, Dice(n))
        other.redraw(1, Dice(n))
        assert (mine.tops, mine.hands) == (deck.tops, deck.hands)
        assert whole(other)
        assert other.knows[0].bit_count() == deck.knows[0].bit_count()
        tops.add(other.tops[0])
    assert len(tops) > 5


def test_a_deck_can_be_written_down_and_made_again() -> None:
    deck = drawn(1, 4)

    assert TwinDeck.load(deck.dump()).dump() == deck.dump()
