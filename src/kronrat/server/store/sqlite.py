"""SQLite's write path: a connection and a thread of its own, so that a group costs one hand-over to it."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

from sqlalchemy.dialects.sqlite.pysqlite import SQLiteDialect_pysqlite
from sqlalchemy.engine import URL

from kronrat.server.store.change import Change
from kronrat.server.store.engine import BUSY_SECONDS, make_durable
from kronrat.server.store.stored import json_text

# Constant texts, so that SQLite keeps them prepared whatever the size of the group.
ADVANCE = """
    UPDATE tables SET rev = tables.rev + 1, over = made.over, moved = ?, head = made.new_head, recent = made.recent
    FROM (
        SELECT value ->> 0 AS id, value ->> 1 AS rev, value ->> 2 AS over, value ->> 3 AS head,
            value ->> 4 AS new_head, value ->> 5 AS recent
        FROM json_each(?)
    ) AS made
    WHERE tables.id = made.id AND tables.rev = made.rev AND tables.head = made.head
    RETURNING tables.id, tables.rev
"""
CUT = "DELETE FROM lines WHERE table_id = ? AND number >= ?"
APPEND = "INSERT INTO lines (table_id, number, text, digest, scores) VALUES (?, ?, ?, ?, ?)"


class SqliteWrites:
    """Everything but opening and closing happens in the one thread."""

    def __init__(self, url: URL) -> None:
        self._url = url
        self._thread = ThreadPoolExecutor(1, "sqlite")
        self._connection: sqlite3.Connection | None = None

    async def write(self, changes: Sequence[Change]) -> dict[str, int]:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._write, changes)

    async def open(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self.connection)

    async def fence(self, table: str, rev: int) -> int | None:
        """What failed was rolled back in the one thread that writes: nothing of it can still arrive."""
        return rev

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown()

    def connection(self) -> sqlite3.Connection:
        """The connection, made once and kept for good."""
        if self._connection is None:
            arguments, options = SQLiteDialect_pysqlite().create_connect_args(self._url)
            self._connection = sqlite3.connect(
                arguments[0],
                timeout=BUSY_SECONDS,
                isolation_level=None,  # transactions begin where the code says so
                uri=bool(options.get("uri")),
            )
            make_durable(self._connection)
        return self._connection

    def _write(self, changes: Sequence[Change]) -> dict[str, int]:
        made = json_text([_head(change) for change in changes])
        db = self.connection()
        with db:  # commits, or rolls back what failed half-way
            db.execute("BEGIN IMMEDIATE")
            revisions = dict(db.execute(ADVANCE, (int(time.time()), made)).fetchall())
            fresh = [change for change in changes if change.table in revisions]
            db.executemany(CUT, [(change.table, change.cut) for change in fresh if change.cut is not None])
            db.executemany(
                APPEND,
                [
                    (change.table, line.number, line.text, line.digest, line.scores_text)
                    for change in fresh
                    for line in change.lines
                ],
            )
        return revisions

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None


def _head(change: Change) -> tuple[object, ...]:
    return change.table, change.seen, change.over, change.head, change.new_head, change.recent
