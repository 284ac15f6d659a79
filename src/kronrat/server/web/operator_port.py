"""The operator's own port: figures and health, for a monitor on this machine or in a closed network. Never public."""

from __future__ import annotations

import asyncio
import socket
from contextlib import suppress
from http import HTTPStatus

import msgspec
from prometheus_client import CONTENT_TYPE_LATEST

from kronrat.server.web.backend import Backend

PATIENCE = 5.0
LONGEST_HEAD = 8192
TEXT = "text/plain; charset=utf-8"
Answer = tuple[int, str, bytes]


class OperatorPort:
    """`GET` of three addresses, one request a connection: whoever asks here has been let in by the network."""

    def __init__(self, backend: Backend, listener: socket.socket) -> None:
        self._backend = backend
        self._listener = listener
        self._server: asyncio.Server | None = None

    async def open(self) -> None:
        self._server = await asyncio.start_server(self._serve, sock=self._listener, limit=LONGEST_HEAD)

    async def close(self) -> None:
        if self._server is not None:
            self._server.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            async with asyncio.timeout(PATIENCE):
                head = await reader.readuntil(b"\r\n\r\n")
                status, kind, body = await self._answer(
                    head.split(b"\r\n", 1)[0].decode("latin-1").split(" ")
                )
                told = f"HTTP/1.1 {status} {HTTPStatus(status).phrase}\r\ncontent-type: {kind}\r\n"
                told += f"content-length: {len(body)}\r\ncache-control: no-store\r\nconnection: close\r\n\r\n"
                writer.write(told.encode() + body)
                await writer.drain()
        writer.close()

    async def _answer(self, asked: list[str]) -> Answer:
        if len(asked) != 3 or asked[0] != "GET":
            return 405, TEXT, b"GET only\n"
        match asked[1].partition("?")[0]:
            case "/metrics":
                return 200, CONTENT_TYPE_LATEST, self._backend.metrics.text()
            case "/healthz":
                return 200, TEXT, b"ok"
            case "/readyz":
                found = await self._backend.readiness.check()
                return 200 if found.ready else 503, "application/json", msgspec.json.encode(found)
        return 404, TEXT, b"there are /metrics, /healthz and /readyz\n"
