"""Which processes on one PostgreSQL are alive, and which of them leads a table.

To lead a table is to do what happens there by itself: its bots think in one process only. A process that is not heard
of for `DEAD` seconds, by the database's clock, leads nothing any more. Two that both believe to lead do no harm: a
change is bound to the revision it was made on, whoever makes it.
"""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine

#: seconds between two signs of life, and after which a process counts as dead
BEAT, DEAD = 0.5, 2.5

ALIVE = f"(SELECT id FROM processes WHERE seen > clock_timestamp() - interval '{DEAD} seconds')"
SIGN = text(
    """
    INSERT INTO processes (id, seen) VALUES (:me, clock_timestamp())
    ON CONFLICT (id) DO UPDATE SET seen = clock_timestamp()
    """
)
OTHERS = text(f"SELECT id FROM {ALIVE} AS alive WHERE id <> :me")
FORGET = text("DELETE FROM processes WHERE seen < clock_timestamp() - interval '10 minutes' OR id = :gone")
CLAIM = text(
    f"""
    INSERT INTO leads (table_id, process)
    SELECT id, CAST(:me AS text) FROM unnest(CAST(:tables AS text[])) AS wanted(id)
    ON CONFLICT (table_id) DO UPDATE SET process = excluded.process
    WHERE leads.process = excluded.process OR leads.process NOT IN {ALIVE}
    RETURNING table_id
    """
)
UNLED = text(
    f"""
    SELECT id FROM tables
    WHERE NOT over AND NOT closed AND EXISTS (SELECT FROM seats WHERE table_id = tables.id AND kind = 'bot')
    AND NOT EXISTS (SELECT FROM leads WHERE table_id = tables.id AND process IN {ALIVE})
    ORDER BY moved DESC LIMIT :most
    """
)
MINE = text("SELECT table_id FROM leads WHERE process = :me")
LET_GO = text("DELETE FROM leads WHERE process = :me AND table_id = ANY(CAST(:tables AS text[]))")


class Leads:
    """What this process says of itself, and claims."""

    def __init__(self, engine: AsyncEngine, me: str) -> None:
        self._engine = engine.execution_options(isolation_level="AUTOCOMMIT")
        self._me = me

    async def sign(self) -> set[str]:
        """A sign of life; the other processes that are alive."""
        async with self._engine.connect() as db:
            await db.execute(SIGN, {"me": self._me})
            return set(await db.scalars(OTHERS, {"me": self._me}))

    async def claim(self, tables: Sequence[str]) -> set[str]:
        """Those of the tables that this process leads now: nobody living did, or it did already."""
        async with self._engine.connect() as db:
            # in one order, so that two processes that claim the same tables do not wait for each other in a circle
            return set(await db.scalars(CLAIM, {"me": self._me, "tables": sorted(tables)}))

    async def unled(self, most: int) -> list[str]:
        """Unfinished tables with bots that nobody living leads, those played last first."""
        async with self._engine.connect() as db:
            return list(await db.scalars(UNLED, {"most": most}))

    async def mine(self) -> set[str]:
        async with self._engine.connect() as db:
            return set(await db.scalars(MINE, {"me": self._me}))

    async def let_go(self, tables: Sequence[str]) -> None:
        async with self._engine.connect() as db:
            await db.execute(LET_GO, {"me": self._me, "tables": list(tables)})

    async def leave(self) -> None:
        """This process ends: what it leads is free at once."""
        async with self._engine.connect() as db:
            await db.execute(FORGET, {"gone": self._me})
