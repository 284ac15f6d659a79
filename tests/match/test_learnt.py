"""Undo and what was learnt: the last to answer a sealed question sees the others' answers, and that stays seen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from kronrat.kernel.dice import Dice
from kronrat.kernel.game import find
from kronrat.kernel.play import apply, asked, moves
from kronrat.kernel.step import Together
from kronrat.lab.fuzz import lively_move
from kronrat.match.match import CannotUndo, Match


def test_the_last_sealed_answer_of_a_scheme_stays() -> None:
    """Rus: whoever answers last learns whether somebody with cards in hand cancelled the scheme."""
    info = find("rus")[0]
    found = 0
    for seed in range(14):
        match, dice = Match.start(info, info.setup(3), bytes([seed]) * 32), Dice(seed)
        while not match.over and len(match.lines) < 400:
            g: Any = match.state.clone()
            seat, step = match.asked()[-1], g.stack[-1]
            match.play(seat, lively_move(match.rules, match.state, seat, dice, 8))
            last = isinstance(step, Together) and step.left(seat) == 0 and match.lines[-1].seat == seat
            if not last or match.over:
                continue
            drawn = [match.rules.play.resample(g, seat, Dice(n)).answers for n in range(60)]
            if drawn.count(g.answers) < 54:  # somebody could have cancelled, for all that this seat knew
                found += 1
                with pytest.raises(CannotUndo, match="showed") as refused:
                    match.undo(seat)
                assert refused.value.why.code == match.why_no_undo(seat).code == "undo-revealed"  # type: ignore[union-attr]  # there is a reason
    assert found


Look = Callable[[Any], object]


def told_apart(match: Match, before: Any, seat: int, look: Look) -> bool:
    """Would the last decision have led to something else, for all that its maker knew?"""
    seen = set()
    for n in range(20):
        drawn = match.rules.play.resample(before, seat, Dice(n))
        apply(drawn, seat, match.lines[-1].move)
        seen.add(look(drawn))
    return len(seen) > 1


@pytest.mark.parametrize(
    ("game", "seed", "decision", "look"),
    [
        # cards that somebody put back on the deck: no chance line says that one has looked at them
        ("rus", 3, "act.draw", lambda g: g.schemes.drawn),
        # whether the loser held the province's card: the hand tells
        ("mythotopia", 0, "turn.end-war", lambda g: tuple(map(len, g.hand))),
    ],
)
def test_a_look_without_chance_stays(game: str, seed: int, decision: str, look: Look) -> None:
    info = find(game)[0]
    match, dice = Match.start(info, info.setup(3), bytes([seed]) * 32), Dice(seed)
    stayed = 0
    while not stayed and not match.over:
        before: Any = match.state.clone()
        seat = match.asked()[-1]
        match.play(seat, lively_move(match.rules, match.state, seat, dice, 8))
        last = match.lines[-1]
        if last.seat != seat or f"{last.step}.{last.verb}" != decision or match.over:
            continue
        if told_apart(match, before, seat, look):
            with pytest.raises(CannotUndo, match="showed"):
                match.undo(seat)
            assert match.lines[-1] is last
            stayed += 1
    assert stayed


def test_what_shows_nothing_goes_back_freely() -> None:
    info = find("toy")[0]
    match = Match.start(info, info.setup(3), b"u" * 32)
    seats = asked(match.state)
    match.play(seats[0], moves(match.state, seats[0])[0])
    match.undo(seats[0])
    assert asked(match.state) == seats
    with pytest.raises(CannotUndo):
        match.undo(seats[0])
