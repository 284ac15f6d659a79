"""uvicorn's WebSocket, plus one call that writes text frames at once.

ASGI sends one message per awaited call, which needs a task for each viewer and a wake-up for each message. At two
thousand moves a second with four viewers each that is half of the server's work.
"""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

EXTENSION = "kronrat.write"
TRY_AGAIN = 1013
#: a viewer this many bytes behind is cut off; it comes back and is told everything
MOST_WAITING = 4 * 1024 * 1024


class DirectWriteProtocol(WebSocketsSansIOProtocol):
    """Offers itself to the application as an ASGI extension; everything else is as ever."""

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: Any = self.scope["extensions"]
            extensions[EXTENSION] = self

    def write_texts(self, payloads: list[bytes]) -> None:
        """Unmasked text frames, without waiting; a connection that is closing takes nothing more."""
        transport = self.transport
        if self.close_sent or transport.is_closing():
            return
        if transport.get_write_buffer_size() > MOST_WAITING:
            transport.abort()
            return
        frames: list[bytes] = []
        for payload in payloads:
            frames += (_head(len(payload)), payload)
        transport.write(b"".join(frames))

    def close_now(self) -> None:
        """End the connection behind what has been written; the receiving side hears of it and cleans up."""
        transport = self.transport
        if not self.close_sent and not transport.is_closing():
            transport.write(b"\x88\x02" + TRY_AGAIN.to_bytes(2))
            transport.close()


def _head(size: int) -> bytes:
    if size < 126:
        return bytes((0x81, size))
    if size < 65536:
        return b"\x81\x7e" + size.to_bytes(2)
    return b"\x81\x7f" + size.to_bytes(8)
