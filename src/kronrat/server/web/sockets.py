"""The WebSocket of a table, straight on ASGI: a message more or less is what the server's speed is made of."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from time import perf_counter
from typing import Any

from litestar import asgi
from litestar.enums import ScopeType
from litestar.handlers import ASGIRouteHandler
from litestar.types import Receive, Scope, Send
from prometheus_client import Histogram

from kronrat.server.refusal import Refusal
from kronrat.server.tables.connection import Connection
from kronrat.server.tables.viewer import DirectWrite, Viewer
from kronrat.server.web.backend import Backend
from kronrat.server.web.direct_write import EXTENSION, TRY_AGAIN
from kronrat.server.web.problems import UNREACHABLE
from kronrat.server.wire import Refused, encoder

NO_TABLE = 4404
log = logging.getLogger(__name__)


def table_socket(backend: Backend) -> ASGIRouteHandler:
    """`/ws/tables/{id}`: sync, then a push after every change, and answers to requests."""

    @asgi("/ws/tables", is_mount=True, copy_scope=True)
    async def serve(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.WEBSOCKET:
            raise Refusal(426, "websocket-only", "this address speaks WebSocket only")
        await receive()
        # whoever comes by a link is known from now on, so that a seat taken later is theirs on this connection too
        signed = backend.cookies.signed_of(scope)
        known = backend.cookies.read(signed)
        browser = known or backend.cookies.fresh()
        https = scope.get("scheme") in ("wss", "https")
        keep = known and not backend.cookies.is_due(signed)
        headers = [] if keep else [backend.cookies.cookie(browser, https).to_encoded_header()]
        await send({"type": "websocket.accept", "subprotocol": None, "headers": headers})
        try:
            room = await backend.rooms.settled(scope["path"].strip("/"))
        except Refusal as error:
            told = encoder.encode(Refused(0, error.code, "", str(error))).decode()
            await send({"type": "websocket.send", "text": told, "bytes": None})
            code = NO_TABLE if error.status < 500 else TRY_AGAIN
            await send({"type": "websocket.close", "code": code, "reason": error.code})
            return
        except UNREACHABLE as error:
            log.error("table %s could not be opened: %s", scope["path"], error)
            await send({"type": "websocket.close", "code": TRY_AGAIN, "reason": "not-now"})
            return
        extensions: Any = scope.get("extensions") or {}
        direct: DirectWrite | None = extensions.get(EXTENSION)
        client = scope.get("client")
        viewer = Viewer(browser, direct, client[0] if client else "")
        room.join(viewer)
        backend.metrics.sockets.inc()
        sender = None if direct else asyncio.create_task(_send_all(viewer, send))
        try:
            connection = Connection(room, viewer, backend.settings.requests_a_second)
            await _take_all(connection, receive, backend.metrics.request_seconds)
        finally:
            room.leave(viewer)
            backend.metrics.sockets.dec()
            if sender is not None:
                sender.cancel()

    return serve


async def _take_all(connection: Connection, receive: Receive, took: Histogram) -> None:
    while True:
        message = await receive()
        if message["type"] != "websocket.receive":
            return
        begun = perf_counter()
        await connection.take(message.get("text") or message.get("bytes") or b"")
        took.observe(perf_counter() - begun)


async def _send_all(viewer: Viewer, send: Send) -> None:
    # a closed connection ends here; the receiving side hears of it and cleans up
    with suppress(OSError, RuntimeError):
        while not viewer.lost:
            for message in await viewer.waiting():
                await send({"type": "websocket.send", "text": message.decode(), "bytes": None})
        await send({"type": "websocket.close", "code": TRY_AGAIN, "reason": "too far behind"})
