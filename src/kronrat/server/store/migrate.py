"""Bring a database to the schema of this program."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from kronrat.kernel.errors import Unreadable

MIGRATIONS = Path(__file__).parent / "migrations"
#: any number will do, as long as every server process takes the same lock
LOCK = 7_201_959


async def migrate(engine: AsyncEngine) -> None:
    """Run the migrations that are missing; processes that start together wait for each other."""
    async with engine.connect() as connection, _one_transaction(connection):
        if await connection.run_sync(version) != newest():
            await connection.run_sync(_upgrade)


@asynccontextmanager
async def _one_transaction(connection: AsyncConnection) -> AsyncIterator[None]:
    """All or nothing, tables and columns too, and one process at a time."""
    if connection.dialect.name == "postgresql":
        async with connection.begin():
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
            yield
        return
    raw: Any = (await connection.get_raw_connection()).driver_connection
    before = raw.isolation_level
    # Python's driver begins no transaction before CREATE and ALTER unless it is left out of this altogether
    raw.isolation_level = None
    try:
        await connection.exec_driver_sql("BEGIN IMMEDIATE")
        yield
        await connection.commit()
    finally:
        await connection.rollback()
        raw.isolation_level = before


def newest() -> str:
    """The number of the last migration: `m0001_start.py` is 0001."""
    return max(path.name[1:5] for path in (MIGRATIONS / "versions").glob("m[0-9]*.py"))


def version(connection: Connection) -> str:
    """The number of the last migration that this database has seen; empty for a new one."""
    if not inspect(connection).has_table("alembic_version"):
        return ""
    return str(connection.scalar(text("SELECT version_num FROM alembic_version")) or "")


def _upgrade(connection: Connection) -> None:
    # here, because a database that is up to date need not wait for Alembic to load
    from alembic import command
    from alembic.config import Config
    from alembic.util.exc import CommandError

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise Unreadable(
            "database", f"the database is of a newer version of this program ({error})"
        ) from error
