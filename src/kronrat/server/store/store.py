"""The store: tables, seats and record lines in SQL. What it was told and has confirmed is on the disk."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, delete, distinct, false, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from kronrat.match.dice import Contribution
from kronrat.server.store import schema
from kronrat.server.store.change import Change, Committed, Saved, Stale, WritePath
from kronrat.server.store.engine import open_engine
from kronrat.server.store.migrate import migrate, version
from kronrat.server.store.postgresql import PostgresWrites, tell
from kronrat.server.store.sqlite import SqliteWrites
from kronrat.server.store.stored import Recent, StoredLine, StoredSeat, StoredTable, Tail, json_text
from kronrat.server.wire import Curve

REVOKED = "revoked:"


class Store:
    """Reads tables, makes them, sits people down; changes go through the write path of the database at hand."""

    def __init__(self, url: str) -> None:
        self.engine = open_engine(url)
        #: the name by which other processes on this database know this one
        self.process = secrets.token_hex(6)
        self.shared = self.engine.dialect.name != "sqlite"
        self._writes: WritePath = (
            PostgresWrites(self.engine, self.process) if self.shared else SqliteWrites(self.engine.url)
        )
        # a table is read in several statements: others may write meanwhile, and must not be seen half-way
        self._reading = (
            self.engine.execution_options(isolation_level="REPEATABLE READ") if self.shared else self.engine
        )

    async def open(self) -> None:
        await migrate(self.engine)
        await self._writes.open()

    async def close(self) -> None:
        await self._writes.close()
        await self.engine.dispose()

    async def schema_version(self) -> str:
        """The last migration that the database has seen; it answers, if nothing else."""
        async with self.engine.connect() as db:
            return await db.run_sync(version)

    async def setting(self, key: str, fresh: str) -> str:
        """A setting that is written once: whoever comes first decides it for every process."""
        try:
            async with self.engine.begin() as db:
                await db.execute(insert(schema.settings).values(key=key, value=fresh))
        except IntegrityError:
            pass  # it was there already
        async with self.engine.connect() as db:
            value = await db.scalar(select(schema.settings.c.value).where(schema.settings.c.key == key))
        return str(value)

    async def revoked(self) -> dict[str, float]:
        """Browsers whose cookies from before a moment are worth nothing."""
        c = schema.settings.c
        async with self.engine.connect() as db:
            rows = await db.execute(select(c.key, c.value).where(c.key.startswith(REVOKED)))
            return {row.key.removeprefix(REVOKED): float(row.value) for row in rows}

    async def keep_revoked(self, browser: str, moment: float) -> None:
        key = REVOKED + browser
        async with self.engine.begin() as db:
            await db.execute(delete(schema.settings).where(schema.settings.c.key == key))
            await db.execute(insert(schema.settings).values(key=key, value=str(moment)))

    async def create(self, table: StoredTable) -> None:
        head = {
            "id": table.id,
            "game": table.game,
            "version": table.version,
            "edition": table.edition,
            "options": json_text(table.options),
            "seed": table.seed.hex(),
            "rev": table.rev,
            "over": table.over,
            "moved": _now(),
            "advice": table.advice,
            "fork": table.fork,
            "head": table.head,
            "recent": "",
            "entropy": _entropy_text(table.entropy),
            "training": table.training,
            "rules": table.rules,
        }
        async with self.engine.begin() as db:
            await db.execute(insert(schema.tables), [head])
            await db.execute(insert(schema.seats), [_seat_row(table, n) for n in range(len(table.seats))])
            if table.lines:
                await db.execute(insert(schema.lines), [_line_row(table, line) for line in table.lines])

    async def load(self, table_id: str) -> StoredTable | None:
        """A table with all its lines."""
        async with self._reading.connect() as db:
            found = await self._heads(db, schema.tables.c.id == table_id)
            if not found:
                return None
            rows = await db.execute(
                select(schema.lines)
                .where(schema.lines.c.table_id == table_id)
                .order_by(schema.lines.c.number)
            )
            found[0].lines.extend(_line(row) for row in rows)
        return found[0]

    async def tail(self, table_id: str) -> Tail | None:
        """A table's head and its lines, as they are at one moment."""
        t, line = schema.tables.c, schema.lines.c
        query = (
            select(t.rev, t.head, t.recent, t.entropy, t.closed)
            .add_columns(line.number, line.text, line.digest, line.scores)
            .select_from(schema.tables)
            .outerjoin(schema.lines, line.table_id == t.id)
            .where(t.id == table_id)
            .order_by(line.number)
        )
        async with self.engine.connect() as db:
            rows = (await db.execute(query)).all()
        if not rows:
            return None
        head = rows[0]
        lines = [_line(row) for row in rows if row.number is not None]
        recent, entropy = _recent(head.recent), _entropy(head.entropy)
        return Tail(head.rev, head.head, recent, entropy, head.closed, 0, lines)

    async def revisions(self, tables: Sequence[str]) -> dict[str, int]:
        t = schema.tables.c
        async with self.engine.connect() as db:
            rows = await db.execute(select(t.id, t.rev).where(t.id.in_(tables)))
            return {row.id: row.rev for row in rows}

    async def keep_seal(self, ticket: str, seed: bytes, seconds: int) -> None:
        """A seed fixed for a table to come; older ones than so many seconds are forgotten."""
        now = _now()
        async with self.engine.begin() as db:
            await db.execute(delete(schema.seals).where(schema.seals.c.made < now - seconds))
            await db.execute(insert(schema.seals).values(ticket=ticket, seed=seed.hex(), made=now))

    async def take_seal(self, ticket: str) -> bytes | None:
        """The seed of a seal, once."""
        c = schema.seals.c
        async with self.engine.begin() as db:
            seed = await db.scalar(delete(schema.seals).where(c.ticket == ticket).returning(c.seed))
        return None if seed is None else bytes.fromhex(seed)

    async def curve(self, table_id: str) -> Curve | None:
        """The chances along a finished game, if they were worked out before."""
        query = select(schema.curves.c.curve).where(schema.curves.c.table_id == table_id)
        async with self.engine.connect() as db:
            found = await db.scalar(query)
        return None if found is None else msgspec.json.decode(found, type=Curve)

    async def keep_curve(self, table_id: str, curve: Curve) -> None:
        with suppress(IntegrityError):  # another process was faster, with much the same curve
            async with self.engine.begin() as db:
                await db.execute(insert(schema.curves).values(table_id=table_id, curve=json_text(curve)))

    async def tables_of(self, browser: str, most: int = 100) -> list[StoredTable]:
        """The tables at which this browser has a seat, newest first, without lines."""
        mine = select(schema.seats.c.table_id).where(schema.seats.c.browser == browser)
        async with self.engine.connect() as db:
            return await self._heads(db, schema.tables.c.id.in_(mine), most)

    async def unfinished(self, browser: str) -> int:
        """How many tables this browser sits at that are not over."""
        s, t = schema.seats.c, schema.tables.c
        query = select(func.count(distinct(t.id))).where(
            t.id == s.table_id, s.browser == browser, t.over == false(), t.closed == false()
        )
        async with self.engine.connect() as db:
            return int(await db.scalar(query) or 0)

    async def with_bots(self, most: int) -> list[str]:
        """Unfinished tables where bots sit, those played last first."""
        bots = select(schema.seats.c.table_id).where(schema.seats.c.kind == "bot")
        query = select(schema.tables.c.id).where(
            schema.tables.c.id.in_(bots), schema.tables.c.over == false(), schema.tables.c.closed == false()
        )
        async with self.engine.connect() as db:
            rows = await db.scalars(query.order_by(schema.tables.c.moved.desc()).limit(most))
            return list(rows)

    async def take_seat(
        self,
        table_id: str,
        seat: int,
        sitting: StoredSeat,
        rev: int = 0,
        entropy: Sequence[Contribution] = (),
    ) -> bool:
        """Sit down on an open seat; False if somebody else was faster.

        Entropy that comes along is a change of the table like a move: it is bound to the revision and counts one up.
        """
        c, t = schema.seats.c, schema.tables.c
        free = (c.table_id == table_id) & (c.seat == seat) & (c.kind == "open")
        async with self.engine.begin() as db:
            if entropy:
                added = await db.execute(
                    update(schema.tables)
                    .where((t.id == table_id) & (t.rev == rev))
                    .values(entropy=_entropy_text(entropy), rev=rev + 1)
                )
                if added.rowcount != 1:
                    return False
            sat = await db.execute(
                update(schema.seats)
                .where(free)
                .values(kind=sitting.kind, name=sitting.name, browser=sitting.browser)
            )
            if sat.rowcount != 1:
                await db.rollback()
                return False
            if self.shared:
                await tell(db, self.process, f"renewed {table_id}")
        return True

    async def is_closed(self, table_id: str) -> bool:
        """Whether an operator has closed a table, and not opened it again."""
        async with self.engine.connect() as db:
            query = select(schema.tables.c.closed).where(schema.tables.c.id == table_id)
            return await db.scalar(query) is not False

    async def pin(self, table_id: str, version: int, rules: str) -> None:
        """A table is played by these rules from now on; that changes nothing of what anybody sees."""
        async with self.engine.begin() as db:
            t = schema.tables.c
            await db.execute(
                update(schema.tables).where(t.id == table_id).values(version=version, rules=rules)
            )

    async def commit(self, changes: Sequence[Change]) -> list[Committed]:
        """Write changes of different tables in one transaction; what came of each, in their order."""
        revisions = await self._writes.write(changes)
        return [
            Saved(revisions[change.table]) if change.table in revisions else Stale() for change in changes
        ]

    async def fence(self, table: str, rev: int) -> int | None:
        """See `WritePath.fence`."""
        return await self._writes.fence(table, rev)

    async def _heads(
        self, db: AsyncConnection, which: ColumnElement[bool], most: int = 1
    ) -> list[StoredTable]:
        query = select(schema.tables).where(which).order_by(schema.tables.c.moved.desc()).limit(most)
        found = {
            row.id: StoredTable(
                row.id,
                row.game,
                row.version,
                row.edition,
                msgspec.json.decode(row.options, type=dict[str, str]),
                bytes.fromhex(row.seed),
                row.rev,
                row.over,
                [],
                advice=row.advice,
                fork=row.fork,
                recent=_recent(row.recent),
                entropy=_entropy(row.entropy),
                training=row.training,
                closed=row.closed,
                rules=row.rules,
            )
            for row in await db.execute(query)
        }
        seated = select(schema.seats).where(schema.seats.c.table_id.in_(list(found)))
        for row in await db.execute(seated.order_by(schema.seats.c.table_id, schema.seats.c.seat)):
            found[row.table_id].seats.append(StoredSeat(row.kind, row.name, row.bot, row.browser))
        return list(found.values())


def fresh_id() -> str:
    """Ten letters and digits that cannot be mistaken for each other: a link nobody guesses."""
    return "".join(secrets.choice("abcdefghjkmnpqrstuvwxyz23456789") for _ in range(10))


def _seat_row(table: StoredTable, n: int) -> dict[str, object]:
    seat = table.seats[n]
    return {
        "table_id": table.id,
        "seat": n,
        "kind": seat.kind,
        "name": seat.name,
        "bot": seat.bot,
        "browser": seat.browser,
    }


def _line_row(table: StoredTable, line: StoredLine) -> dict[str, object]:
    return {
        "table_id": table.id,
        "number": line.number,
        "text": line.text,
        "digest": line.digest,
        "scores": line.scores_text,
    }


def _line(row: Any) -> StoredLine:
    scores = msgspec.json.decode(row.scores, type=list[int]) if row.scores else []
    return StoredLine(row.number, row.text, row.digest, scores)


def _recent(text: str) -> Recent:
    return msgspec.json.decode(text, type=Recent) if text else {}


def _entropy_text(entropy: Sequence[Contribution]) -> str:
    return json_text([(one.seat, one.line, one.entropy.hex()) for one in entropy]) if entropy else ""


def _entropy(text: str) -> list[Contribution]:
    found = msgspec.json.decode(text, type=list[tuple[int, int, str]]) if text else []
    return [Contribution(seat, line, bytes.fromhex(added)) for seat, line, added in found]


def _now() -> int:
    return int(time.time())
