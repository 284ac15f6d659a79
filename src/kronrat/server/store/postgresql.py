"""PostgreSQL: a whole group of moves in one statement, so that a busy server waits for one answer instead of four."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from kronrat.server.store.stored import Change

# One statement is one transaction: the revision check and the lines stand or fall together.
WRITE = text(
    """
    WITH won AS (
        UPDATE tables SET rev = tables.rev + 1, moved = :now
        FROM unnest(CAST(:ids AS text[]), CAST(:seen AS int[])) AS made(id, rev)
        WHERE tables.id = made.id AND tables.rev = made.rev
        RETURNING tables.id
    ), written AS (
        INSERT INTO lines (table_id, number, text, digest, scores)
        SELECT * FROM unnest(
            CAST(:line_ids AS text[]), CAST(:numbers AS int[]), CAST(:texts AS text[]),
            CAST(:digests AS text[]), CAST(:scores AS text[])
        ) AS made(table_id, number, text, digest, scores)
        WHERE made.table_id IN (SELECT id FROM won)
    )
    SELECT id FROM won
    """
)


async def write(
    db: AsyncConnection, changes: Sequence[Change], rows: list[dict[str, object]], now: int
) -> set[str]:
    """The ids of the tables whose changes were not stale. The connection commits by itself."""
    found = await db.execute(
        WRITE,
        {
            "now": now,
            "ids": [change.table for change in changes],
            "seen": [change.seen for change in changes],
            "line_ids": [row["table_id"] for row in rows],
            "numbers": [row["number"] for row in rows],
            "texts": [row["text"] for row in rows],
            "digests": [row["digest"] for row in rows],
            "scores": [row["scores"] for row in rows],
        },
    )
    return set(found.scalars())
