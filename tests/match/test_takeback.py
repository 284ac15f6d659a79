"""Alone against bots one takes back across their answers, as far as nothing hidden was seen."""

from __future__ import annotations

import pickle

import pytest

from kronrat import bots
from kronrat.kernel.dice import Dice
from kronrat.kernel.game import find
from kronrat.kernel.step import CHANCE
from kronrat.match import record, takeback
from kronrat.match.learnt import shown_along
from kronrat.match.match import Match
from kronrat.match.takeback import CannotTakeBack, judge, last_decision, take_back

ME, LINES = 0, 160
GAMES = ["loewenherz", "rurik", "mythotopia", "rus"]


def played(game: str, lines: int) -> Match:
    """A game by chance, up to a question to the first seat after so many lines."""
    info = find(game)[0]
    match, player, dice = Match.start(info, info.setup(2), b"t" * 32), bots.make("random"), Dice(8)
    while not match.over and (len(match.lines) < lines or match.asked()[0] != ME):
        seat = match.asked()[0]
        match.play(seat, player.choose(match.rules, match.state, seat, dice))
    return match


def refusal(match: Match) -> CannotTakeBack | None:
    """Takes back, or tells why not."""
    try:
        take_back(match, ME, judge(match, ME))
    except CannotTakeBack as refused:
        return refused
    return None


@pytest.mark.parametrize("game", GAMES)
def test_what_is_taken_back_showed_nothing_and_what_stays_names_the_line(game: str) -> None:
    whole = played(game, LINES)
    info, setup = whole.info, whole.setup
    match = Match(info, setup, whole.seed)
    free = across = 0
    for line in whole.lines:
        match.put(line.seat, line.move)
        number = last_decision(match, ME)
        if number < 0 or match.over or match.asked() != [ME]:
            continue
        since = match.lines[number:]
        before = match.at(number)
        refused = refusal(match)
        if refused is not None:
            against = match.lines[refused.line]
            assert refused.line >= number
            if refused.why.code == "undo-chance":
                assert against.seat == CHANCE
                assert not against.hidden_from(ME)
            else:
                assert (refused.why.code == "undo-revealed") == (refused.line == number)
            continue
        free += 1
        across += any(one.seat not in (ME, CHANCE) for one in since)
        assert len(match.lines) == number
        assert match.asked()[0] == ME
        assert shown_along(match.rules, before, ME, since, Dice(10**6 + number), 8) is None
        for one in since:  # the game goes on as it did
            match.put(one.seat, one.move)
        assert match.head == line.digest
    assert free
    if (
        game != "mythotopia"
    ):  # there a bot's turn ends with cards drawn, or the next one begins with my own choice
        assert across


def test_for_training_everything_goes_back_but_what_came_from_another_game() -> None:
    match = played("loewenherz", 60)
    while (number := last_decision(match, ME)) >= 0:
        take_back(match, ME, judge(match, ME, training=True))
        assert len(match.lines) == number
    with pytest.raises(CannotTakeBack, match="undo-start"):
        take_back(match, ME, judge(match, ME, training=True))
    forked = played("loewenherz", 60).play_on(40)
    assert takeback.why_not(forked, ME, training=True) is not None


def test_a_copy_of_a_training_game_is_one() -> None:
    match = played("loewenherz", 10)
    match.training = True
    assert pickle.loads(pickle.dumps(match)).training


def test_a_finished_game_stays() -> None:
    match = played("loewenherz", 10**6)
    assert match.over
    with pytest.raises(CannotTakeBack, match="undo-over"):
        take_back(match, ME, judge(match, ME, training=True))


def test_the_record_says_that_it_was_training() -> None:
    match = played("loewenherz", 10**6)
    assert "training" not in record.write(match)
    match.training = True
    told = record.read(record.write(match))
    assert told.training
    assert record.verify(told).training
