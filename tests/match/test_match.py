"""The match: sealed dice, undo that stops by itself, the state at any line."""

from __future__ import annotations

import pytest

from kronrat.kernel import log
from kronrat.kernel.dice import Dice
from kronrat.kernel.errors import Illegal, Unreadable
from kronrat.kernel.game import find
from kronrat.kernel.play import moves
from kronrat.kernel.step import CHANCE
from kronrat.match.dice import SealedDice, commitment
from kronrat.match.match import UNDO_CHANCE, UNDO_FOREIGN, UNDO_OVER, UNDO_START, CannotUndo, Match

SEED = bytes(range(32))


def loewenherz(seats: int = 2, **options: str) -> Match:
    info, _ = find("loewenherz")
    return Match.start(info, info.setup(seats, "", options), SEED)


def step(match: Match, dice: Dice) -> None:
    seat = match.asked()[0]
    found = moves(match.state, seat)
    match.play(seat, found[dice.below(len(found))])


def to_first_turn(match: Match) -> None:
    dice = Dice(1)
    while match.state.stack[-1].name != "turn":
        step(match, dice)


def test_the_seal_is_the_hash_of_the_seed_and_tells_nothing_else() -> None:
    assert loewenherz().commitment == commitment(SEED)
    assert SEED.hex() not in loewenherz().commitment


def test_chance_follows_from_seed_and_line_alone() -> None:
    one, other = loewenherz(), loewenherz()
    assert [line.text for line in one.lines] == [line.text for line in other.lines]
    info, _ = find("loewenherz")
    elsewhere = Match.start(info, info.setup(2), bytes(32))
    assert [line.text for line in elsewhere.lines] != [line.text for line in one.lines]


def test_sealed_dice_are_even() -> None:
    dice = SealedDice(SEED)
    counts = [0] * 6
    for line in range(6000):
        counts[dice.at(line).below(6)] += 1
    assert max(counts) - min(counts) < 6 * (6000 / 6) ** 0.5


def test_a_seat_cannot_play_for_chance_or_out_of_turn() -> None:
    match = loewenherz()
    waiting = 1 - match.asked()[0]
    move = moves(match.state, match.asked()[0])[0]
    before = [line.text for line in match.lines]
    for seat in (waiting, CHANCE):
        with pytest.raises(Illegal):
            match.play(seat, move)
    with pytest.raises(Unreadable):
        match.replay("nonsense")
    assert [line.text for line in match.lines] == before


def test_undo_takes_back_own_decisions_and_stops_at_chance_and_foreign_lines() -> None:
    match = loewenherz()
    seat = match.asked()[0]
    assert match.why_no_undo(seat) is UNDO_CHANCE  # the set-up was dealt
    before = log.digest(match.state)
    step(match, Dice(1))
    assert match.why_no_undo(1 - seat) is UNDO_FOREIGN
    match.undo(seat)
    assert log.digest(match.state) == before

    step(match, Dice(1))
    step(match, Dice(2))
    assert match.why_no_undo(seat) is UNDO_FOREIGN
    with pytest.raises(CannotUndo) as stopped:
        match.undo(seat)
    assert stopped.value.why is UNDO_FOREIGN


def test_undo_goes_back_through_a_whole_card_but_not_past_a_draw() -> None:
    match = loewenherz()
    to_first_turn(match)
    seat = match.asked()[0]
    start, length = log.digest(match.state), len(match.lines)
    card = next(m for m in moves(match.state, seat) if m[0] == 1)
    match.play(seat, card)  # sell
    assert match.state.stack[-1].name == "refill"
    match.undo(seat)
    assert (log.digest(match.state), len(match.lines)) == (start, length)

    match.play(seat, card)
    match.play(seat, (0, ()))  # draw
    assert match.why_no_undo(seat) is UNDO_CHANCE


def test_undo_at_the_start_and_after_the_end() -> None:
    info, _ = find("loewenherz")
    assert Match(info, info.setup(2)).why_no_undo(0) is UNDO_START
    match = loewenherz()
    dice = Dice(4)
    while not match.over:
        step(match, dice)
    assert match.why_no_undo(0) is UNDO_OVER


def test_the_state_at_any_line_is_what_its_digest_says() -> None:
    match = loewenherz()
    dice = Dice(5)
    for _ in range(90):
        step(match, dice)
    for number in (1, 31, 32, 33, 64, len(match.lines)):
        assert log.digest(match.at(number)) == match.lines[number - 1].digest


def test_the_state_at_a_line_is_right_after_undo_across_a_mark() -> None:
    match = loewenherz()
    dice = Dice(6)
    while len(match.lines) < 31 or match.lines[-1].seat == CHANCE or match.lines[-1].seat != match.asked()[0]:
        step(match, dice)
    seat = match.asked()[0]
    while match.why_no_undo(seat) is None:
        match.undo(seat)
    step(match, Dice(99))
    for number in range(1, len(match.lines) + 1):
        assert log.digest(match.at(number)) == match.lines[number - 1].digest
