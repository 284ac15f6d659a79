"""Somebody who looks at a table: which seats are theirs, and what is still to be sent to them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

#: a viewer this far behind is cut off; it comes back and is told everything
MOST_WAITING = 256


class Viewer:
    """One connection. Posting never waits: it writes at once where the server can, else a task of its own sends."""

    def __init__(self, browser: str, write: Callable[[bytes], None] | None = None) -> None:
        self.browser = browser
        self.write = write
        self.seats: tuple[int, ...] = ()
        self.lost = False
        self._outbox: list[bytes] = []
        self._wake: asyncio.Future[None] | None = None

    def post(self, message: bytes) -> None:
        if self.write is not None:
            self.write(message)
            return
        if len(self._outbox) >= MOST_WAITING:
            self.lost = True
        else:
            self._outbox.append(message)
        wake = self._wake
        if wake is not None and not wake.done():
            wake.set_result(None)

    async def waiting(self) -> list[bytes]:
        """What has been posted since the last call; waits for the first."""
        while not self._outbox and not self.lost:
            self._wake = asyncio.get_running_loop().create_future()
            await self._wake
        messages, self._outbox = self._outbox, []
        return messages
