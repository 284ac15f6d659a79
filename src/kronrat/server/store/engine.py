"""Which database: SQLite by a path, PostgreSQL by a URL, each with its async driver and its care for the disk."""

from __future__ import annotations

import os
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from sqlalchemy import event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from kronrat.kernel.errors import Unreadable

#: how long PostgreSQL may take to let us in, and to answer: after that nobody knows, and says so
CONNECT_SECONDS, ANSWER_SECONDS = 5, 10
#: how long SQLite waits for another process that is writing: people are told as soon as with PostgreSQL
BUSY_SECONDS: float = ANSWER_SECONDS


def database_url(given: str) -> URL:
    """A URL with the async driver; a plain path means an SQLite file."""
    if "://" not in given:
        return URL.create("sqlite+aiosqlite", database=given)
    try:
        url = make_url(given)
    except Exception as error:
        raise Unreadable("database", f"{given!r} is no database URL") from error
    drivers = {
        "sqlite": "sqlite+aiosqlite",
        "postgresql": "postgresql+asyncpg",
        "postgres": "postgresql+asyncpg",
    }
    backend = url.drivername.partition("+")[0]
    if backend not in drivers:
        raise Unreadable(
            "database", f"{backend!r} is no database known here; there are sqlite and postgresql"
        )
    return url.set(drivername=drivers[backend])


def open_engine(given: str) -> AsyncEngine:
    url = database_url(given)
    if url.get_backend_name() != "sqlite":
        if find_spec("asyncpg") is None:
            raise Unreadable("database", "PostgreSQL needs its driver: pip install 'kronrat[postgres]'")
        patience = {"timeout": CONNECT_SECONDS, "command_timeout": ANSWER_SECONDS}
        return create_async_engine(
            url, pool_size=5, pool_pre_ping=False, pool_timeout=ANSWER_SECONDS, connect_args=patience
        )
    if url.database:
        path = Path(url.database).expanduser()
        path.parent.mkdir(parents=True, exist_ok=True)
        keep_private(path)
    engine = create_async_engine(url, connect_args={"timeout": BUSY_SECONDS})
    event.listen(engine.sync_engine, "connect", make_durable)
    return engine


def keep_private(path: Path) -> None:
    """Seeds and the cookies' secret are in the file: nobody but its owner reads it, nor what SQLite lays beside it."""
    if os.name == "posix" and not str(path).startswith((":memory:", "file:")):
        with suppress(OSError):  # a file of somebody else, that we may only use
            path.touch(0o600)
            for name in (path.name, f"{path.name}-wal", f"{path.name}-shm"):
                if (beside := path.with_name(name)).exists():
                    beside.chmod(0o600)


def make_durable(connection: Any, _record: object = None) -> None:
    """SQLite: write-ahead log, and every commit waits for the disk."""
    cursor = connection.cursor()
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "foreign_keys=ON",
        f"busy_timeout={BUSY_SECONDS * 1000:.0f}",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
