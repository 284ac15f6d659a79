"""Turning points: the largest lasting swings, each told once, never a single rough estimate."""

from __future__ import annotations

import itertools

from kronrat.match.match import Line
from kronrat.server.thinking.turning_points import APART, LEAST, MOST, Points, turning_points


def lines(count: int) -> list[Line]:
    return [Line(number, number % 2, "turn", "go", (0, ()), "", {}, {}) for number in range(count)]


def points(chances: list[float]) -> Points:
    return [(number, [chance, 1 - chance]) for number, chance in enumerate(chances)]


def test_a_lasting_swing_is_found_where_it_happened() -> None:
    found = turning_points(points([0.5] * 12 + [0.9] * 12), lines(24))

    assert [(turn.number, turn.seat) for turn in found] == [(11, 1)]
    assert found[0].before == [0.5, 0.5]
    assert found[0].after == [0.9, 0.1]


def test_one_rough_estimate_is_no_turning_point() -> None:
    wobble = [0.5] * 10 + [0.5 + LEAST] + [0.5] * 10

    assert turning_points(points(wobble), lines(21)) == []


def test_a_game_that_was_decided_slowly_has_the_one_place_where_most_happened() -> None:
    slow = [0.5 + n * 0.012 for n in range(20)] + [0.75 + n * 0.025 for n in range(8)]

    assert len(turning_points(points(slow), lines(28))) == 1


def test_a_quiet_game_has_none() -> None:
    assert turning_points(points([0.5 + n * 0.01 for n in range(30)]), lines(30)) == []


def test_many_swings_are_cut_to_the_largest_and_lie_apart() -> None:
    chances = [0.2 if n // 8 % 2 else 0.8 for n in range(160)]
    found = turning_points(points(chances), lines(160))
    numbers = [turn.number for turn in found]

    assert len(found) == MOST
    assert numbers == sorted(numbers)
    assert all(b - a >= APART for a, b in itertools.pairwise(numbers))
