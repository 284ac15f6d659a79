"""A copy of everything at one moment, made while people play; and everything put back from it.

Whatever the database is, the copy is one SQLite file of the same schema: it can be looked into, checked, served, and
put back into either kind of database.
"""

from __future__ import annotations

import os
import sqlite3
import tempfile
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from kronrat.kernel.errors import Unreadable
from kronrat.server.admin.opening import must_exist, opened, sqlite_file
from kronrat.server.store import schema
from kronrat.server.store.engine import keep_private
from kronrat.server.store.store import Store

ROWS_AT_A_TIME = 5000


@dataclass(frozen=True)
class Copied:
    """How much was copied."""

    tables: int
    lines: int
    bytes: int


async def back_up(database: str, target: Path) -> Copied:
    """Write the copy beside its place first, so that what stands under its name is always whole."""
    must_exist(database)
    if target.exists():
        raise Unreadable("backup", f"{target} is there already, and a backup is never overwritten")
    target.parent.mkdir(parents=True, exist_ok=True)
    partial = target.with_name(f".{target.name}.partial")
    partial.unlink(missing_ok=True)
    try:
        file = sqlite_file(database)
        if file is not None:
            keep_private(partial)
            copy_file(file, partial)
        else:
            await _copy_rows(database, partial)
        counted = _settle(partial)
        os.replace(partial, target)
    finally:
        for name in (partial.name, f"{partial.name}-wal", f"{partial.name}-shm"):
            partial.with_name(name).unlink(missing_ok=True)
    return counted


def copy_file(source: Path, target: Path) -> None:
    """All pages in one step: in steps it would begin anew whenever somebody moves."""
    with closing(sqlite3.connect(source, timeout=30)) as old, closing(sqlite3.connect(target)) as new:
        old.backup(new, pages=-1)


async def _copy_rows(database: str, target: Path) -> None:
    """Every row as one transaction sees it, however long that takes and whoever moves meanwhile."""
    async with opened(database) as source:
        copy = Store(str(target))
        try:
            await copy.open()
            snapshot = source.engine.execution_options(
                isolation_level="REPEATABLE READ", postgresql_readonly=True
            )
            async with snapshot.connect() as old, copy.engine.begin() as new:
                await copy_all(old, new)
        finally:
            await copy.close()


async def copy_all(old: AsyncConnection, new: AsyncConnection) -> None:
    """Every table of the schema, parents before children."""
    for table in schema.metadata.sorted_tables:
        found = await old.stream(select(table))
        async for some in found.mappings().partitions(ROWS_AT_A_TIME):
            await new.execute(insert(table), [dict(row) for row in some])


def _settle(file: Path) -> Copied:
    """One file without a journal beside it, on the disk, looked through once."""
    with closing(sqlite3.connect(file)) as db:
        db.execute("PRAGMA journal_mode=DELETE")
        (verdict,) = db.execute("PRAGMA integrity_check").fetchone()
        if verdict != "ok":
            raise Unreadable("backup", f"the copy is not whole: {verdict}")
        count = "SELECT (SELECT count(*) FROM tables), (SELECT count(*) FROM lines)"
        tables, lines = db.execute(count).fetchone()
    with file.open("rb+") as written:
        os.fsync(written.fileno())
    return Copied(tables, lines, file.stat().st_size)


async def restore(source: Path, database: str) -> Copied:
    """Put a copy into an empty database; one of an older schema is brought up to date on the way, not in its place."""
    _must_be_backup(source)
    with tempfile.TemporaryDirectory() as folder:
        copied = Path(folder) / "copy.sqlite"
        copy_file(source, copied)
        old, new = Store(str(copied)), Store(database)
        try:
            await old.open()
            await new.open()
            async with old.engine.connect() as reading, new.engine.begin() as writing:
                if await writing.scalar(select(func.count()).select_from(schema.tables)):
                    shown = new.engine.url.render_as_string()
                    raise Unreadable(
                        "restore", f"{shown} holds tables already; a backup is put into an empty place"
                    )
                # a server that has looked at the empty database has left a secret there: cookies go by the old one
                await writing.execute(delete(schema.settings))
                await copy_all(reading, writing)
                tables, lines = [
                    int(await writing.scalar(select(func.count()).select_from(table)) or 0)
                    for table in (schema.tables, schema.lines)
                ]
        finally:
            await old.close()
            await new.close()
    return Copied(tables, lines, source.stat().st_size)


def _must_be_backup(source: Path) -> None:
    try:
        with closing(sqlite3.connect(f"file:{source}?mode=ro", uri=True)) as db:
            db.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.DatabaseError as error:
        raise Unreadable("restore", f"{source} is no backup of this program: {error}") from error
