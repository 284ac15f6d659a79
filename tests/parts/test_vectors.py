"""Unboxed numbers are the list's, and a copy by slice is a copy."""

from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from kronrat.parts.vectors import unboxed

NUMBERS = st.lists(st.integers(-(2**60), 2**60))


@given(NUMBERS)
def test_a_vector_has_the_numbers_of_its_list(numbers: list[int]) -> None:
    assert list(unboxed(numbers)) == numbers


def test_what_is_written_to_a_copy_is_not_written_to_the_first() -> None:
    numbers = vec[i64]([1, 2, 3])
    copy = numbers[:]
    copy[0] = 9
    assert list(numbers) == [1, 2, 3]
    assert list(copy) == [9, 2, 3]
