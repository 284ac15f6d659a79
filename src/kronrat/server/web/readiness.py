"""Can games be played here? Each part that this takes is looked at, and says what is wrong with it."""

from __future__ import annotations

import asyncio
from time import monotonic

from msgspec import Struct

from kronrat.server.store.migrate import newest
from kronrat.server.store.store import Store
from kronrat.server.store.writer import Writer

PATIENCE = 3.0
"""Seconds after which a database that has not answered does not answer."""
FRESH = 1.0
"""Seconds for which an answer is good: a stranger who asks all the time costs the database nothing."""
OK = "ok"


class Ready(Struct, frozen=True):
    """`ok` for every part that is; otherwise one sentence about it."""

    ready: bool
    database: str
    writer: str
    migrations: str


class Readiness:
    """Asked by many, answered once a second."""

    def __init__(self, store: Store, writer: Writer) -> None:
        self._store = store
        self._writer = writer
        self._one = asyncio.Lock()
        self._known: tuple[float, Ready] | None = None

    async def check(self) -> Ready:
        async with self._one:
            if self._known is None or monotonic() - self._known[0] > FRESH:
                self._known = monotonic(), await self._look()
            return self._known[1]

    async def _look(self) -> Ready:
        database, migrations = await self._schema()
        writer = self._writer.trouble() or OK
        return Ready(database == writer == migrations == OK, database, writer, migrations)

    async def _schema(self) -> tuple[str, str]:
        """Whether the database answers, and whether its schema is this program's."""
        try:
            async with asyncio.timeout(PATIENCE):
                found = await self._store.schema_version()
        except TimeoutError:
            return f"no answer within {PATIENCE:.0f} seconds", "unknown"
        except Exception as error:  # whatever a driver says when nobody is there; the kind, no addresses
            return f"no answer ({type(error).__name__})", "unknown"
        wanted = newest()
        return OK, OK if found == wanted else f"the database is at {found or 'none'}, the program at {wanted}"
