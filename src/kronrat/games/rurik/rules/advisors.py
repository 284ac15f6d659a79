"""Advisors on the strategy board: one number per space holds seat, number and bribe."""

from typing import Final

# an advisor on the strategy board: seat + 1, number, bribe
NUMBER_SHIFT: Final = 3
BRIBE_SHIFT: Final = 6


def seat_on(cell: int) -> int:
    """Whose advisor stands on a space; -1 if none."""
    return (cell & 7) - 1


def number_on(cell: int) -> int:
    return cell >> NUMBER_SHIFT & 7


def bribe_on(cell: int) -> int:
    return cell >> BRIBE_SHIFT


def power_on(cell: int) -> int:
    """An advisor's power: number and bribe."""
    return (cell >> NUMBER_SHIFT & 7) + (cell >> BRIBE_SHIFT)


def advisor_cell(seat: int, number: int, bribe: int) -> int:
    return seat + 1 | number << NUMBER_SHIFT | bribe << BRIBE_SHIFT
