"""What an operator asks of the store and does to it: tables listed, closed, deleted, counted."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import ColumnElement, and_, delete, func, select, true, update

from kronrat.server.store import schema
from kronrat.server.store.postgresql import tell
from kronrat.server.store.store import Store

T = schema.tables.c


@dataclass(frozen=True)
class Which:
    """Some of the tables."""

    game: str = ""
    over: bool | None = None
    """Finished ones, or those that are not; None: both."""
    since: int | None = None
    until: int | None = None
    """Moved last at or after, and before, a moment in seconds since 1970."""

    def clause(self) -> ColumnElement[bool]:
        wanted: list[ColumnElement[bool]] = [true()]
        if self.game:
            wanted.append(T.game == self.game)
        if self.over is not None:
            wanted.append(T.over == self.over)
        if self.since is not None:
            wanted.append(T.moved >= self.since)
        if self.until is not None:
            wanted.append(T.moved < self.until)
        return and_(*wanted)


@dataclass(frozen=True)
class Row:
    """A table in a list."""

    id: str
    game: str
    version: int
    edition: str
    seats: list[str]
    lines: int
    rev: int
    over: bool
    closed: bool
    moved: int

    @property
    def state(self) -> str:
        return "finished" if self.over else "closed" if self.closed else "running"


async def listed(store: Store, which: Which) -> list[Row]:
    """The tables, those that moved last first."""
    clause = which.clause()
    line, seat = schema.lines.c, schema.seats.c
    counted = select(line.table_id, func.count().label("lines")).group_by(line.table_id).subquery()
    query = (
        select(schema.tables, func.coalesce(counted.c.lines, 0).label("line_count"))
        .outerjoin(counted, counted.c.table_id == T.id)
        .where(clause)
        .order_by(T.moved.desc(), T.id)
    )
    seated = (
        select(schema.seats)
        .where(seat.table_id.in_(select(T.id).where(clause)))
        .order_by(seat.table_id, seat.seat)
    )
    async with store.engine.connect() as db:
        seats: dict[str, list[str]] = {}
        for row in await db.execute(seated):
            seats.setdefault(row.table_id, []).append(row.name or row.bot or row.kind)
        return [
            Row(
                row.id,
                row.game,
                row.version,
                row.edition,
                seats.get(row.id, []),
                row.line_count,
                row.rev,
                row.over,
                row.closed,
                row.moved,
            )
            for row in await db.execute(query)
        ]


async def close(store: Store, ids: Sequence[str]) -> list[str]:
    """Nobody moves there any more. A server that has the table open finds the revision changed, and reads it again."""
    query = update(schema.tables).where(T.id.in_(ids), T.over.is_(False), T.closed.is_(False))
    return await _done(store, query.values(closed=True, rev=T.rev + 1).returning(T.id))


async def reopen(store: Store, ids: Sequence[str]) -> list[str]:
    query = update(schema.tables).where(T.id.in_(ids), T.closed.is_(True))
    return await _done(store, query.values(closed=False, rev=T.rev + 1).returning(T.id))


async def remove(store: Store, ids: Sequence[str]) -> list[str]:
    """With seats, lines and curves; a server that has such a table open drops it at its next move."""
    return await _done(store, delete(schema.tables).where(T.id.in_(ids)).returning(T.id))


async def _done(store: Store, statement: object) -> list[str]:
    async with store.engine.begin() as db:
        done = sorted((await db.execute(statement)).scalars())  # type: ignore[call-overload]
        for table in done if store.shared else ():
            await tell(db, store.process, f"renewed {table}")
        return done
