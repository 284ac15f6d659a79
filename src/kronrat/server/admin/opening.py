"""A database opened by its operator: it must be there, and is left at the schema it has."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from sqlalchemy.exc import SQLAlchemyError

from kronrat.kernel.errors import Unreadable
from kronrat.server.store.engine import database_url
from kronrat.server.store.migrate import newest
from kronrat.server.store.store import Store


def sqlite_file(given: str) -> Path | None:
    """The file of an SQLite database; None for another one."""
    url = database_url(given)
    return Path(url.database or "").expanduser() if url.get_backend_name() == "sqlite" else None


def must_exist(given: str) -> None:
    file = sqlite_file(given)
    if file is not None and not file.is_file():
        raise Unreadable("database", f"there is no database {file}")


@asynccontextmanager
async def opened(given: str) -> AsyncIterator[Store]:
    """The database as it is: one of an older schema belongs to an older server, which may be running."""
    must_exist(given)
    store = Store(given)
    shown = store.engine.url.render_as_string()
    try:
        try:
            found = await store.schema_version()
        except (OSError, SQLAlchemyError) as error:
            reason = str(getattr(error, "orig", None) or error).splitlines()[0]
            raise Unreadable("database", f"the database {shown} cannot be used: {reason}") from error
        if found != newest():
            raise Unreadable(
                "database",
                f"the database {shown} has schema {found or 'none'}, this program {newest()}: "
                "kronrat serve brings it up to date when it starts",
            )
        yield store
    finally:
        await store.close()
