"""Seals given out before their tables exist: a seed is fixed first, then the player adds to it."""

from __future__ import annotations

import secrets

from kronrat.match.dice import Contribution, commitment, fresh_seed, read_entropy
from kronrat.server.refusal import Refusal
from kronrat.server.store.store import Store
from kronrat.server.store.stored import StoredSeat
from kronrat.server.wire import Sealed

KEPT = 3600
"""Seconds for which a seal waits for its table."""


class Seals:
    """Each is good for one table, whichever process of this server it is started at."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def fresh(self) -> Sealed:
        ticket, seed = secrets.token_urlsafe(12), fresh_seed()
        await self._store.keep_seal(ticket, seed, KEPT)
        return Sealed(commitment(seed), ticket)

    async def seed(self, ticket: str) -> bytes:
        """The seed of a seal, once; a fresh one where no seal was asked for."""
        if not ticket:
            return fresh_seed()
        seed = await self._store.take_seal(ticket)
        if seed is None:
            raise Refusal(409, "seal-gone", "this seal has been used or forgotten; ask for another")
        return seed


def added_by(entropy: str, seats: list[StoredSeat], line: int) -> list[Contribution]:
    """What whoever starts a table adds to its seed, under the first seat of a person there."""
    if not entropy:
        return []
    seat = next((n for n, seat in enumerate(seats) if seat.kind == "person"), 0)
    return [Contribution(seat, line, read_entropy(entropy))]
