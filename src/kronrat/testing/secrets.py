"""Nobody is told what they may not know."""

from __future__ import annotations

import msgspec
import pytest

from kronrat.kernel import log
from kronrat.kernel.dice import Dice
from kronrat.kernel.game import nothing_own
from kronrat.kernel.play import asks, moves
from kronrat.kernel.step import Core
from kronrat.match.match import Match
from kronrat.match.record import read, replay, verify, write
from kronrat.parts.hints import hints_of
from kronrat.testing.variants import Contract, Variant, played, positions


class SecretsContract(Contract):
    """Views, the log and records."""

    def test_a_view_holds_nothing_that_resampling_changes(self, variant: Variant, seed: int) -> None:
        """The leak test: what a seat cannot know is drawn anew, and it sees no difference and has the same moves."""
        rules = variant.rules
        for n, (g, _, _) in enumerate(positions(variant, seed, 30)):
            for seat in range(-1, g.seats):
                other = rules.play.resample(g, seat, Dice(n))
                assert seen(variant, other, seat) == seen(variant, g, seat)
                assert rules.play.laws(other) == []
                if seat >= 0 and asks(g, seat):
                    assert moves(other, seat) == moves(g, seat)

    def test_resampling_leaves_the_state_alone_and_draws_something_anew(self, variant: Variant) -> None:
        rules = variant.rules
        if rules.play.own is nothing_own:
            pytest.skip("nothing is secret in this game")
        changed = 0
        for n, (g, _, _) in enumerate(positions(variant, 1, 20)):
            before = log.digest(g)
            # alone one knows nearly everything, so a spectator is asked too
            for seat in (0, -1):
                changed += log.digest(rules.play.resample(g, seat, Dice(n))) != before
            assert log.digest(g) == before
        assert changed, "a game with hidden information must have something to draw anew"

    def test_the_log_hides_what_the_view_hides(self, variant: Variant) -> None:
        """Of a line that a seat may not read, its arguments are hidden, and only these."""
        game = played(variant, 1)
        match = Match(variant.info, variant.setup)
        for seat, move in game.moves:
            match.put(seat, move)
        for line in match.lines:
            for seat in range(-1, variant.seats):
                words = line.words_for(seat)
                assert set(words) == {*line.arguments, *line.facts}
                assert {role: words[role] for role in line.facts} == line.facts
                hidden = {words[role] for role in line.arguments} == {log.HIDDEN}
                assert hidden == (line.hidden_from(seat) and bool(line.arguments))
                assert hidden or {role: words[role] for role in line.arguments} == line.arguments
                if line.seat == seat and seat >= 0:
                    assert not line.hidden_from(seat)

    def test_a_record_replays_and_verifies(self, variant: Variant) -> None:
        match = Match.start(variant.info, variant.setup, seed=b"contract" * 4)
        dice = Dice(3)
        rules = variant.rules
        while not match.over:
            seat = match.asked()[0]
            legal = hints_of(rules).candidates(match.state, seat)
            match.play(seat, legal[dice.below(len(legal))])
        record = read(write(match))

        again = replay(record)

        assert [line.digest for line in again.lines] == [line.digest for line in match.lines]
        assert log.digest(verify(record).state) == log.digest(match.state)
        middle = len(match.lines) // 2
        assert log.digest(match.at(middle)) == match.lines[middle - 1].digest


def seen(variant: Variant, g: Core, seat: int) -> bytes:
    rules = variant.rules
    return msgspec.json.encode([rules.play.public(g), rules.play.own(g, seat) if seat >= 0 else None])
