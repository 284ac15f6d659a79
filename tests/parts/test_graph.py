"""Connected groups on a map of neighbour masks."""

from __future__ import annotations

import doctest

from kronrat.parts import graph
from kronrat.parts.graph import count, group, largest_group

LINE = [0b00010, 0b00101, 0b01010, 0b10100, 0b01000]


def test_a_group_ends_where_a_place_is_missing() -> None:
    assert group(0, 0b11011, LINE) == 0b00011
    assert group(4, 0b11011, LINE) == 0b11000


def test_the_largest_group() -> None:
    assert largest_group(0, LINE) == 0
    assert largest_group(0b11101, LINE) == 3
    assert largest_group(0b11111, LINE) == count(0b11111) == 5


def test_the_examples_in_the_docstrings() -> None:
    assert doctest.testmod(graph).failed == 0
