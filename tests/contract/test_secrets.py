"""Nobody is told what they may not know."""

from __future__ import annotations

import msgspec

from contract.conftest import Variant, played, positions
from kronrat.kernel import log
from kronrat.kernel.dice import Dice
from kronrat.kernel.play import asks, moves
from kronrat.kernel.step import CHANCE, Core
from kronrat.match.match import Match
from kronrat.match.record import read, replay, verify, write


def seen(variant: Variant, g: Core, seat: int) -> bytes:
    rules = variant.rules
    return msgspec.json.encode([rules.public(g), rules.own(g, seat) if seat >= 0 else None])


def test_a_view_holds_nothing_that_resampling_changes(variant: Variant, seed: int) -> None:
    """The leak test: what a seat cannot know is drawn anew, and it sees no difference and has the same moves."""
    rules = variant.rules
    for n, (g, _, _) in enumerate(positions(variant, seed, 30)):
        for seat in range(-1, g.seats):
            other = rules.resample(g, seat, Dice(n))
            assert seen(variant, other, seat) == seen(variant, g, seat)
            assert rules.laws(other) == []
            if seat >= 0 and asks(g, seat):
                assert moves(other, seat) == moves(g, seat)


def test_resampling_leaves_the_state_alone_and_draws_something_anew(variant: Variant) -> None:
    rules = variant.rules
    changed = 0
    for n, (g, _, _) in enumerate(positions(variant, 1, 20)):
        before = log.digest(g)
        # alone one knows nearly everything, so a spectator is asked too
        for seat in (0, -1):
            changed += log.digest(rules.resample(g, seat, Dice(n))) != before
        assert log.digest(g) == before
    assert changed, "a game with hidden information must have something to draw anew"


def test_the_log_hides_what_the_view_hides(variant: Variant) -> None:
    """A line that a seat may not read is veiled for it, and only its arguments are."""
    game = played(variant, 1)
    match = Match(variant.info, variant.setup)
    for seat, move in game.moves:
        match.put(seat, move)
    for line in match.lines:
        for seat in range(-1, variant.seats):
            text = line.read_by(seat)
            assert text.split(" ")[0] == line.text.split(" ")[0]
            if line.seat == seat and seat >= 0:
                assert text == line.text
            if text != line.text:
                assert set(text.split(" ")[1:]) == {log.HIDDEN}
                assert log.HIDDEN in line.args_for(seat).values()


def test_a_record_replays_and_verifies(variant: Variant) -> None:
    match = Match.start(variant.info, variant.setup, seed=b"contract" * 4)
    dice = Dice(3)
    rules = variant.rules
    while not match.over:
        seat = match.asked()[0]
        legal = rules.candidates(match.state, seat)
        match.play(seat, legal[dice.below(len(legal))])
    record = read(write(match))

    again = replay(record)

    assert [line.digest for line in again.lines] == [line.digest for line in match.lines]
    assert log.digest(verify(record).state) == log.digest(match.state)
    middle = len(match.lines) // 2
    assert log.digest(match.at(middle)) == match.lines[middle - 1].digest
    assert any(line.seat == CHANCE for line in match.lines)
