"""The ASGI application: API, sockets and client under one roof."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Receive, Scope, Send

from kronrat import __version__
from kronrat.kernel.errors import Unreadable
from kronrat.server.refusal import Refusal
from kronrat.server.settings import Settings
from kronrat.server.web.api import HANDLERS
from kronrat.server.web.api.common import NewTableLimit
from kronrat.server.web.backend import Backend
from kronrat.server.web.gate import Closed, Gate
from kronrat.server.web.problems import (
    UNREACHABLE,
    on_closed,
    on_fault,
    on_http,
    on_nested,
    on_refusal,
    on_unreachable,
    on_unreadable,
)
from kronrat.server.web.sockets import table_socket
from kronrat.server.web.static_files import client_files
from kronrat.server.web.watch import Watch

LARGEST_BODY = 64 * 1024
LARGEST_MESSAGE = 16 * 1024


class App(Gate):
    """The application behind its gate, and the backend it works with."""

    def __init__(self, inner: Litestar, backend: Backend) -> None:
        chosen = backend.settings
        super().__init__(inner, chosen.hosts, chosen.secure, chosen.root)
        self.inner, self.backend = inner, backend
        self._watch = Watch(backend.metrics, bool(chosen.proxies), chosen.root)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        inside = super().__call__
        if str(scope["type"]) == "lifespan":
            await inside(scope, receive, send)
        else:
            await self._watch(inside, scope, receive, send)


def create_app(settings: Settings | None = None) -> App:
    """A server; it opens its store when it is started."""
    chosen = settings or Settings()
    backend = Backend(chosen)
    limit = NewTableLimit(chosen.tables_a_minute)

    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        await backend.open()
        try:
            yield
        finally:
            await backend.close()

    app = Litestar(
        [*HANDLERS, table_socket(backend), client_files(chosen.static, chosen.root)],
        lifespan=[lifespan],
        dependencies={
            "backend": Provide(lambda: backend, sync_to_thread=False),
            "limit": Provide(lambda: limit, sync_to_thread=False),
        },
        exception_handlers={
            Refusal: on_refusal,
            Unreadable: on_unreadable,
            HTTPException: on_http,
            RecursionError: on_nested,
            Closed: on_closed,
            **dict.fromkeys(UNREACHABLE, on_unreachable),
            Exception: on_fault,
        },
        openapi_config=OpenAPIConfig(
            title="Kronrat",
            version=__version__,
            description="Tables, seats and records. Moves and views go over the WebSocket /ws/tables/{id}.",
            # the plain schema only: the pages that show it nicely load their scripts from elsewhere
            render_plugins=[JsonRenderPlugin(path=["/openapi.json", "/"])],
        ),
        # the client's files come packed already; a browser cannot read what is packed twice
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=1000, gzip_compress_level=5, exclude_opt_key="packed"
        ),
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
    )
    return App(app, backend)
