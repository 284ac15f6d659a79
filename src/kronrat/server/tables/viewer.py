"""Somebody who looks at a table: which seats are theirs, and what is still to be sent to them."""

from __future__ import annotations

import asyncio
from typing import Protocol

#: a viewer this far behind is cut off; it comes back and is told everything
MOST_WAITING = 256


class DirectWrite(Protocol):
    """A connection that can be written to at once."""

    def write_texts(self, payloads: list[bytes]) -> None: ...

    def close_now(self) -> None: ...


class Viewer:
    """One connection. Posting never waits: it writes at once where the server can, else a task of its own sends."""

    def __init__(self, browser: str, direct: DirectWrite | None = None, address: str = "") -> None:
        self.browser = browser
        self.address = address
        self._direct = direct
        self.seats: tuple[int, ...] = ()
        self.lost = False
        self._outbox: list[bytes] = []
        self._held = False
        self._wake: asyncio.Future[None] | None = None

    def post(self, message: bytes) -> None:
        if self._direct is not None:
            self._outbox.append(message)
            if not self._held:
                self._write()
        elif len(self._outbox) >= MOST_WAITING:
            self.cut_off()
        else:
            self._outbox.append(message)
            self._wake_up()

    def hold(self, message: bytes) -> None:
        """Post something with more to follow at once: one write for all of it costs half of two."""
        self._held = True
        self.post(message)

    def let_go(self) -> None:
        self._held = False
        if self._direct is not None and self._outbox:
            self._write()

    def _write(self) -> None:
        assert self._direct is not None
        messages, self._outbox = self._outbox, []
        self._direct.write_texts(messages)

    def cut_off(self) -> None:
        """End the connection; whoever comes back is told everything."""
        self.lost = True
        if self._direct is not None:
            self._direct.close_now()
        self._wake_up()

    def _wake_up(self) -> None:
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
