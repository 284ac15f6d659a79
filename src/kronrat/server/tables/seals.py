"""Seals given out before their tables exist: a seed is fixed first, then the player adds to it."""

from __future__ import annotations

import secrets

from kronrat.match.dice import Contribution, commitment, fresh_seed, read_entropy
from kronrat.server.refusal import Refusal
from kronrat.server.store.stored import StoredSeat
from kronrat.server.wire import Sealed

MOST = 10_000
"""Seals that wait for their tables; the oldest is forgotten."""


class Seals:
    """Each is good for one table, and forgotten when the server ends."""

    def __init__(self) -> None:
        self._seeds: dict[str, bytes] = {}

    def fresh(self) -> Sealed:
        ticket, seed = secrets.token_urlsafe(12), fresh_seed()
        self._seeds[ticket] = seed
        if len(self._seeds) > MOST:
            del self._seeds[next(iter(self._seeds))]
        return Sealed(commitment(seed), ticket)

    def seed(self, ticket: str) -> bytes:
        """The seed of a seal, once; a fresh one where no seal was asked for."""
        if not ticket:
            return fresh_seed()
        seed = self._seeds.pop(ticket, None)
        if seed is None:
            raise Refusal(409, "seal-gone", "this seal has been used or forgotten; ask for another")
        return seed


def added_by(entropy: str, seats: list[StoredSeat], line: int) -> list[Contribution]:
    """What whoever starts a table adds to its seed, under the first seat of a person there."""
    if not entropy:
        return []
    seat = next((n for n, seat in enumerate(seats) if seat.kind == "person"), 0)
    return [Contribution(seat, line, read_entropy(entropy))]
