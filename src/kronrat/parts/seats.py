"""The four seats, in the colours and shapes of the table."""

from typing import Final

from kronrat.kernel.domain import Domain

COLOURS: Final = ["red", "blue", "ochre", "green"]
SEAT: Final = Domain("seat", COLOURS)
