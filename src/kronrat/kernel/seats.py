"""The seats, in the colours and shapes of the table."""

from typing import Final

COLOURS: Final = ["red", "blue", "ochre", "green", "violet", "teal", "ink", "umber"]
MOST_SEATS: Final = len(COLOURS)


def seat_ref(seat: int) -> str:
    """A seat's drawing id.

    >>> seat_ref(1)
    'seat:blue'
    """
    return f"seat:{COLOURS[seat]}"
