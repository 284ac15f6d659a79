"""Around every request: an id that the answer and the log carry, what it took, and a line about it for the log."""

from __future__ import annotations

import logging
from time import perf_counter
from typing import Any

from litestar.types import ASGIApp, Message, Receive, Send

from kronrat.server import logs
from kronrat.server.metrics import Metrics

HEADER = b"x-request-id"
METHODS = ("GET", "POST", "HEAD", "OPTIONS", "PUT", "PATCH", "DELETE")
log = logging.getLogger("kronrat.requests")


class Watch:
    """Believes an id that came along only where there is a proxy that is believed about other things too."""

    def __init__(self, metrics: Metrics, believing: bool, root: str) -> None:
        self._metrics = metrics
        self._believing = believing
        self._root = root

    async def __call__(self, app: ASGIApp, scope: Any, receive: Receive, send: Send) -> None:
        begun = perf_counter()
        given = dict(scope["headers"]).get(HEADER, b"").decode("latin-1") if self._believing else ""
        path: str = scope["path"].removeprefix(self._root)
        name = logs.begin_request(path, given).encode()
        status = 0

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], (HEADER, name)]
            await send(message)

        if scope["type"] == "websocket":
            log.info("socket opened", extra={"path": path})
            await app(scope, receive, send)
            log.info("socket closed", extra={"path": path, "seconds": round(perf_counter() - begun, 3)})
            return
        await app(scope, receive, sending)
        took = perf_counter() - begun
        method = scope["method"] if scope["method"] in METHODS else "other"  # strangers make up no labels
        self._metrics.http_seconds.labels(method, status).observe(took)
        extra = {"method": method, "path": path[:200], "status": status, "seconds": round(took, 4)}
        log.info("%s %s", method, status, extra=extra)
