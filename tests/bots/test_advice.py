"""Advice: legal moves, the bot's own choice first, chances that are chances, lines that can be played."""

from __future__ import annotations

import pytest

from bots.positions import ended, in_play, one_border_from_winning
from kronrat.bots.advice import BEST, LONGEST_LINE, AdviceSearch
from kronrat.bots.chances import shares, win_chances
from kronrat.kernel import log
from kronrat.kernel.dice import Dice
from kronrat.kernel.game import Rules, find, games
from kronrat.kernel.play import asked, moves, play
from kronrat.kernel.step import CHANCE, Core
from kronrat.parts.hints import hints_of

NO_END = float("inf")


def advised(rules: Rules, g: Core, seat: int, iterations: int) -> AdviceSearch:
    dice = Dice(1)
    search = AdviceSearch(rules, rules.play.resample(g, seat, dice), seat, dice)
    search.advise(iterations, NO_END, NO_END)
    return search


@pytest.mark.parametrize("game", sorted(games()))
def test_in_every_game_suggestions_are_legal_and_their_lines_can_be_played(game: str) -> None:
    info, _ = find(game)
    rules = info.rules()
    for seats in {max(2, info.seats[0]), info.seats[1]}:
        g = in_play(rules, seats, 6)
        seat = asked(g)[-1]
        found = advised(rules, g, seat, 40)
        told = found.suggestions()

        assert 1 <= len(told) <= BEST
        assert told[0].move == found.answer()
        for one in told:
            assert one.move in moves(g, seat)
            assert sum(one.chances) == pytest.approx(1)
            assert one.line[0] == (seat, one.move)
            assert sum(1 for who, _ in one.line if who != CHANCE) <= LONGEST_LINE + 1
            for who, move in one.line:
                play(one.drawn, who, move)


def test_a_search_that_is_interrupted_still_answers() -> None:
    rules = find("toy")[0].rules()
    g = in_play(rules, 2, 6)
    hurried = AdviceSearch(rules, g, asked(g)[0], Dice(1))
    hurried.stopped = lambda: True
    hurried.advise(100_000, NO_END, NO_END)

    assert 0 < hurried.spent < 1000
    assert hurried.suggestions()[0].move in moves(g, asked(g)[0])


def test_a_deadline_ends_a_search() -> None:
    rules = find("toy")[0].rules()
    g = in_play(rules, 2, 6)
    late = AdviceSearch(rules, g, asked(g)[0], Dice(1))
    late.advise(100_000, NO_END, 0.0)

    assert 0 < late.spent < 1000


def test_quick_chances_repeat_themselves() -> None:
    rules = find("toy")[0].rules()
    g = in_play(rules, 3, 5)
    seen = [AdviceSearch(rules, g, asked(g)[0], Dice(2)).quick_chances(2, 10) for _ in range(2)]

    assert seen[0] == seen[1]
    assert sum(seen[0]) == pytest.approx(1)


def test_the_winning_move_is_told_with_its_chance() -> None:
    """Red reaches the king with one border: the bot says so."""
    g = one_border_from_winning()
    rules = find("loewenherz")[0].rules()
    best = advised(rules, g, 0, 60).suggestions()[0]

    assert log.line(g, 0, best.move).startswith("0:turn.play")
    assert best.chances[0] > 0.5


def test_the_position_stays_as_it_was() -> None:
    rules = find("toy")[0].rules()
    g = in_play(rules, 3, 5)
    before = log.dump(g)
    advised(rules, g, asked(g)[0], 20).suggestions()

    assert log.dump(g) == before


@pytest.mark.parametrize("game", sorted(games()))
def test_chances_sum_to_one_and_the_end_is_certain(game: str) -> None:
    info, _ = find(game)
    rules = info.rules()
    seats = max(2, info.seats[0])
    assert sum(win_chances(rules, in_play(rules, seats, 4))) == pytest.approx(1)
    assert hints_of(rules).spread > 0


def test_the_end_is_who_won() -> None:
    rules = find("toy")[0].rules()
    g = ended(rules, 2)
    winners = rules.play.winners(g)

    assert win_chances(rules, g) == [1 / len(winners) if seat in winners else 0.0 for seat in range(2)]


def test_far_ahead_is_nearly_certain_and_equal_is_equal() -> None:
    assert shares([5.0, 5.0], 2.0) == [0.5, 0.5]
    assert shares([1000.0, 0.0], 1.0)[0] == pytest.approx(1)
    assert shares([3.0, 0.0], 3.0)[0] == pytest.approx(2.71828 / 3.71828, abs=1e-4)
