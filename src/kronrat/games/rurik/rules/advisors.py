"""Advisors on the strategy board: one number per space holds seat, number and bribe."""

from typing import Final

# an advisor on the strategy board: three bits for seat + 1, three for its number, the rest for its bribe
SEAT_BITS: Final = 0b111
NUMBER_SHIFT: Final = 3
NUMBER_BITS: Final = 0b111
BRIBE_SHIFT: Final = 6


def seat_on(cell: int) -> int:
    """Whose advisor stands on a space; -1 if none."""
    return (cell & SEAT_BITS) - 1


def number_on(cell: int) -> int:
    return cell >> NUMBER_SHIFT & NUMBER_BITS


def bribe_on(cell: int) -> int:
    return cell >> BRIBE_SHIFT


def power_on(cell: int) -> int:
    """An advisor's power: number and bribe [strategy-6]."""
    return number_on(cell) + bribe_on(cell)


def advisor_cell(seat: int, number: int, bribe: int) -> int:
    return seat + 1 | number << NUMBER_SHIFT | bribe << BRIBE_SHIFT
