"""What a network is told about a state: numbers with names, for every seat and for the table."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from typing import Any, Final

from librt.vecs import append, vec

Numbers = vec[float]
"""First every seat's public numbers, seat by seat; then every seat's own; then the table's."""
EVERYBODY: Final = -2
"""In place of the seat that reads: the own numbers of all seats, for whoever learns from finished games."""


class Facts:
    """A game's numbers: their names, and the function that reads them off a state.

    The public numbers of a seat and those of the table follow from what everybody knows; the own ones from what that
    seat knows. Neighbours are equals: the same function makes the numbers of every seat. Whoever reads for one seat
    finds zeros in place of the others' own numbers, a looker-on (`NOBODY`) in place of all of them.
    """

    def __init__(
        self, public: list[str], own: list[str], table: list[str], read: Callable[[Any, int], Numbers]
    ) -> None:
        self.public = public
        self.own = own
        self.table = table
        self.read = read

    def width(self, seats: int) -> int:
        """How many numbers a state of so many seats has."""
        return seats * (len(self.public) + len(self.own)) + len(self.table)

    def schema(self) -> str:
        """Follows from the names in their order: what was learned with other names fits no more."""
        names = "\n".join(["public", *self.public, "own", *self.own, "table", *self.table])
        return sha256(names.encode()).hexdigest()[:16]


def unread(out: Numbers, count: int) -> Numbers:
    """So many zeros, in place of numbers that somebody else is told."""
    for _ in range(count):
        out = append(out, 0.0)
    return out
