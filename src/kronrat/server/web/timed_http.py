"""uvicorn's HTTP, plus an end for connections that begin a request and never finish its head."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol

HEAD_SECONDS = 15.0
"""How long a connection may be silent, or send a request's head, before it is closed."""


class TimedHttp(H11Protocol):
    """Everything else is as ever; a WebSocket is no longer its business."""

    _timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._watch()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._timer is None and self._waits():
            self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        self._forget()
        super().connection_lost(exc)

    def _watch(self) -> None:
        self._timer = self.loop.call_later(HEAD_SECONDS, self._look)

    def _forget(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _waits(self) -> bool:
        """Is no request being answered, and the connection still ours?"""
        ours = not self.transport.is_closing() and self.transport.get_protocol() in (self, None)
        cycle: Any = self.cycle  # None before the first request, which uvicorn's type does not say
        return ours and (cycle is None or bool(cycle.response_complete))

    def _look(self) -> None:
        self._timer = None
        if self._waits():
            self.transport.close()
