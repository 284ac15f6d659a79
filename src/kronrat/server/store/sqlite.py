"""SQLite's writing connection: a group of moves by two plain statements, since a commit's cost is mostly ours."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Sequence
from typing import cast

from sqlalchemy import Connection
from sqlalchemy.engine import URL

from kronrat.server.store.engine import open_disk
from kronrat.server.store.stored import Change, json_text, line_row, plain

# Constant text, so that SQLite keeps it prepared whatever the size of the group.
ADVANCE = """
    UPDATE tables SET rev = rev + 1, moved = ?
    WHERE (id, rev) IN (SELECT value ->> 0, value ->> 1 FROM json_each(?))
    RETURNING id
"""
APPEND = """
    INSERT INTO lines (table_id, number, text, digest, scores)
    VALUES (:table_id, :number, :text, :digest, :scores)
"""

Write = Callable[[Connection, Sequence[Change]], set[str]]


class Disk:
    """Used from one thread: one hand-over a group, where async needs one a statement."""

    def __init__(self, url: URL, long_way: Write) -> None:
        self.engine = open_disk(url)
        self._long_way = long_way
        self._connection: sqlite3.Connection | None = None

    def __call__(self, changes: Sequence[Change]) -> set[str]:
        """Write changes in one transaction; the ids of the tables whose changes were not stale."""
        if plain(changes):
            return self._write(changes)
        with self.engine.begin() as db:
            return self._long_way(db, changes)

    def _write(self, changes: Sequence[Change]) -> set[str]:
        db = self._open()
        seen = json_text([(change.table, change.seen) for change in changes])
        with db:  # commits, or rolls back what failed half-way
            db.execute("BEGIN IMMEDIATE")
            won = {row[0] for row in db.execute(ADVANCE, (int(time.time()), seen))}
            rows = [
                line_row(change.table, line)
                for change in changes
                if change.table in won
                for line in change.lines
            ]
            db.executemany(APPEND, rows)
        return won

    def _open(self) -> sqlite3.Connection:
        """The driver's own connection, hardened like every other, kept for good."""
        if self._connection is None:
            held = self.engine.raw_connection()
            self._connection = cast(sqlite3.Connection, held.driver_connection)
            held.detach()
            self._connection.isolation_level = None
        return self._connection

    def close(self) -> None:
        if self._connection is not None:
            self._connection.close()
        self.engine.dispose()
