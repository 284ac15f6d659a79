"""Who is let in, judged in one place before anything else: host, origin, content type, size of the address; and the
headers that every answer carries."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from collections.abc import Iterable
from typing import Any

from litestar.types import ASGIApp, Message, Receive, Scope, Send
from msgspec.json import encode

from kronrat.server.wire import Problem

SAFE = ("GET", "HEAD", "OPTIONS")
LONGEST_PATH, LONGEST_PART = 1024, 255
BODY_SECONDS = 20.0
"""How long a request's body may take; its head has its own limit (`timed_http.py`)."""
POLICY = (
    "default-src 'none'; script-src 'self'; style-src-elem 'self'{styles}; style-src-attr 'unsafe-inline'; "
    "img-src 'self' data:; font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    b"x-content-type-options": b"nosniff",
    b"x-frame-options": b"DENY",
    b"referrer-policy": b"no-referrer",
    b"cross-origin-opener-policy": b"same-origin",
    b"cross-origin-resource-policy": b"same-origin",
    b"permissions-policy": b"camera=(), microphone=(), geolocation=()",
    b"content-security-policy": POLICY.format(styles="").encode(),
}


class Closed(Exception):
    """Not let in."""

    def __init__(self, status: int, code: str, message: str) -> None:
        super().__init__(message)
        self.status, self.code = status, code


class Gate:
    """Wraps the application."""

    def __init__(self, app: ASGIApp, hosts: Iterable[str], secure: bool, root: str = "") -> None:
        self._app = app
        self._root = root
        self._secure = secure
        own = socket.gethostname().lower()
        self._hosts = {"localhost", own, f"{own}.local", *(host.lower() for host in hosts)}
        self._headers = dict(HEADERS)
        if secure:
            self._headers[b"strict-transport-security"] = b"max-age=31536000"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind: str = scope["type"]
        if kind == "lifespan":
            await self._app(scope, receive, send)
            return
        try:
            self._judge(scope, kind)
        except Closed as closed:
            await (_refuse_socket(send, receive) if kind == "websocket" else self._refuse(closed, send))
            return
        if self._root:
            scope = _below(scope, self._root)
        if kind == "websocket":
            await self._app(scope, receive, send)
            return
        slow = scope["method"] not in SAFE  # type: ignore[typeddict-item]  # an HTTP scope has one
        await self._app(scope, _timed(receive) if slow else receive, self._with_headers(send))

    def _judge(self, scope: Any, kind: str) -> None:
        headers = {key: value.decode("latin-1") for key, value in scope["headers"]}
        host = headers.get(b"host", "").lower()
        if not self.knows(host):
            raise Closed(421, "wrong-host", "this server does not go by that name; --allow-host gives it one")
        path = scope["path"]
        if len(path) > LONGEST_PATH or any(len(part) > LONGEST_PART for part in path.split("/")):
            raise Closed(404, "unknown-address", "no address is that long")
        if not f"{path}/".startswith(f"{self._root}/"):
            raise Closed(404, "unknown-address", f"everything is below {self._root}/")
        if kind == "http" and scope["method"] in SAFE:
            return
        plain = not self._secure and scope.get("scheme") in ("http", "ws")
        if not _same_origin(headers, host, ("http", "https") if plain else ("https",)):
            raise Closed(403, "foreign-origin", "a page from elsewhere may not do this")
        if kind == "http" and _has_body(headers):
            given = headers.get(b"content-type", "").partition(";")[0].strip().lower()
            if given != "application/json":
                raise Closed(415, "not-json", "a body is application/json")

    def knows(self, host: str) -> bool:
        """A host's own name, or a plain address: names that somebody else can point at this machine are refused."""
        name = host[1:].partition("]")[0] if host.startswith("[") else host.partition(":")[0]
        if name in self._hosts or name.endswith(".localhost"):
            return True
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True

    async def _refuse(self, closed: Closed, send: Send) -> None:
        body = encode(Problem(closed.code, str(closed)))
        headers = [*self._headers.items(), (b"content-type", b"application/json")]
        headers.append((b"content-length", str(len(body)).encode()))
        await send({"type": "http.response.start", "status": closed.status, "headers": headers})
        await send({"type": "http.response.body", "body": body, "more_body": False})

    def _with_headers(self, send: Send) -> Send:
        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                given = list(message["headers"])
                names = {key.lower() for key, _ in given}
                given += [(key, value) for key, value in self._headers.items() if key not in names]
                message["headers"] = given
            await send(message)

        return sending


def _below(scope: Any, root: str) -> Any:
    """The same request as the application knows it: its addresses begin below the root."""
    path, raw = scope["path"][len(root) :], scope["raw_path"][len(root) :]
    return {**scope, "path": path or "/", "raw_path": raw or b"/"}


def _same_origin(headers: dict[bytes, str], host: str, schemes: tuple[str, ...]) -> bool:
    """Browsers say where a page came from; programs say nothing.

    Over plain http a page may still be one of https: a proxy that nobody told this server to trust may stand between.
    """
    origin = headers.get(b"origin")
    if origin is not None:
        scheme, _, rest = origin.lower().partition("://")
        return scheme in schemes and rest == host
    return headers.get(b"sec-fetch-site", "same-origin") in ("same-origin", "none")


def _has_body(headers: dict[bytes, str]) -> bool:
    return headers.get(b"content-length", "0") != "0" or b"transfer-encoding" in headers


def _timed(receive: Receive) -> Receive:
    """Whoever sends half a body is not waited for."""
    end = asyncio.get_running_loop().time() + BODY_SECONDS
    got_all = False

    async def receiving() -> Any:
        nonlocal got_all
        if got_all:
            return await receive()
        try:
            async with asyncio.timeout_at(end):
                message = await receive()
        except TimeoutError:
            raise Closed(408, "too-slow", "the body did not arrive in time") from None
        got_all = message["type"] == "http.request" and not message.get("more_body")
        return message

    return receiving


async def _refuse_socket(send: Send, receive: Receive) -> None:
    await receive()
    await send({"type": "websocket.close", "code": 1008, "reason": ""})
