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

from kronrat import __version__
from kronrat.kernel.errors import Unreadable
from kronrat.server.api import HANDLERS, Doors
from kronrat.server.api_records import RECORD_HANDLERS
from kronrat.server.hall import Hall
from kronrat.server.problem import Refusal, on_fault, on_http, on_refusal, on_unreadable
from kronrat.server.settings import Settings
from kronrat.server.socket import table_socket
from kronrat.server.static import client_files

LARGEST_BODY = 64 * 1024
LARGEST_MESSAGE = 16 * 1024


def create_app(settings: Settings | None = None) -> Litestar:
    """A server; it opens its store when it is started."""
    chosen = settings or Settings()
    hall = Hall(chosen)
    doors = Doors(chosen.tables_a_minute)

    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        await hall.open()
        try:
            yield
        finally:
            await hall.close()

    return Litestar(
        [*HANDLERS, *RECORD_HANDLERS, table_socket(hall), client_files(chosen.static)],
        lifespan=[lifespan],
        dependencies={
            "hall": Provide(lambda: hall, sync_to_thread=False),
            "doors": Provide(lambda: doors, sync_to_thread=False),
        },
        exception_handlers={
            Refusal: on_refusal,
            Unreadable: on_unreadable,
            HTTPException: on_http,
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
