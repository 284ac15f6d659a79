"""PostgreSQL's write path: a whole group in one statement, so that a busy server waits for one answer."""

from __future__ import annotations

import time
from collections.abc import Sequence

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from kronrat.server.store import news
from kronrat.server.store.change import Change

# One statement is one transaction: revision check, cuts and lines stand or fall together. A change either cuts or
# appends, so the parts never touch the same rows.
WRITE = text(
    """
    WITH fresh AS (
        UPDATE tables
        SET rev = tables.rev + 1, over = made.over, moved = :now, head = made.new_head, recent = made.recent
        FROM unnest(
            CAST(:ids AS text[]), CAST(:seen AS int[]), CAST(:overs AS bool[]), CAST(:heads AS text[]),
            CAST(:new_heads AS text[]), CAST(:recents AS text[]), CAST(:news AS text[])
        ) AS made(id, rev, over, head, new_head, recent, news)
        WHERE tables.id = made.id AND tables.rev = made.rev AND tables.head = made.head
        RETURNING tables.id, tables.rev, made.news
    ), removed AS (
        DELETE FROM lines
        USING unnest(CAST(:cut_ids AS text[]), CAST(:cuts AS int[])) AS made(table_id, cut)
        WHERE lines.table_id = made.table_id AND lines.number >= made.cut
        AND made.table_id IN (SELECT id FROM fresh)
    ), appended AS (
        INSERT INTO lines (table_id, number, text, digest, scores)
        SELECT * FROM unnest(
            CAST(:line_ids AS text[]), CAST(:numbers AS int[]), CAST(:texts AS text[]),
            CAST(:digests AS text[]), CAST(:scores AS text[])
        ) AS made(table_id, number, text, digest, scores)
        WHERE made.table_id IN (SELECT id FROM fresh)
    )
    SELECT id, rev, CAST(pg_notify(CAST(:channel AS text), CAST(:told AS text) || news) AS text) FROM fresh
    """
)
FENCE = text(
    """
    WITH fresh AS (
        UPDATE tables SET rev = rev + 1 WHERE id = :table AND rev = :rev RETURNING id, rev
    )
    SELECT rev, CAST(
        pg_notify(CAST(:channel AS text), CAST(:told AS text) || id || ' ' || rev || ' ' || CAST(:what AS text)) AS text
    ) FROM fresh
    """
)
CHANNEL = "kronrat"
"""Where processes on one database tell each other what they did; delivered when it is committed, not before."""
TELL = text("SELECT CAST(pg_notify(CAST(:channel AS text), CAST(:told AS text)) AS text)")


async def tell(db: AsyncConnection, process: str, what: str) -> None:
    """Something for the other processes to hear, if this transaction is committed."""
    await db.execute(TELL, {"channel": CHANNEL, "told": f"{process} {what}"})


class PostgresWrites:
    """Uses the store's own pool of connections, each statement committed at once."""

    def __init__(self, engine: AsyncEngine, process: str) -> None:
        self._engine = engine.execution_options(isolation_level="AUTOCOMMIT")
        self._told = {"channel": CHANNEL, "told": f"{process} made "}

    async def write(self, changes: Sequence[Change]) -> dict[str, int]:
        cuts = [change for change in changes if change.cut is not None]
        lines = [(change.table, line) for change in changes for line in change.lines]
        async with self._engine.connect() as db:
            found = await db.execute(
                WRITE,
                {
                    **self._told,
                    "now": int(time.time()),
                    "ids": [change.table for change in changes],
                    "seen": [change.seen for change in changes],
                    "overs": [change.over for change in changes],
                    "heads": [change.head for change in changes],
                    "new_heads": [change.new_head for change in changes],
                    "recents": [change.recent for change in changes],
                    "news": [news.told(change) for change in changes],
                    "cut_ids": [change.table for change in cuts],
                    "cuts": [change.cut for change in cuts],
                    "line_ids": [table for table, _ in lines],
                    "numbers": [line.number for _, line in lines],
                    "texts": [line.text for _, line in lines],
                    "digests": [line.digest for _, line in lines],
                    "scores": [line.scores_text for _, line in lines],
                },
            )
            return {row.id: row.rev for row in found}

    async def open(self) -> None:
        """The pool is the store's."""

    async def fence(self, table: str, rev: int) -> int | None:
        """A connection that was cut may still be at work over there; it finds the revision changed."""
        async with self._engine.connect() as db:
            return (
                await db.execute(FENCE, {**self._told, "table": table, "rev": rev, "what": news.NOT_TOLD})
            ).scalar()

    async def close(self) -> None:
        """The pool is the store's."""
