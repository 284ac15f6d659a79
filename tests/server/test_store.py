"""The store itself, on both databases: migrations, groups of changes, stale ones among them."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import inspect, text

from kronrat.kernel.errors import Unreadable
from kronrat.server.run import check_database
from kronrat.server.store import migrate, schema
from kronrat.server.store.change import Change, Committed, Outcome, Saved, Stale, Unknown
from kronrat.server.store.engine import database_url
from kronrat.server.store.sqlite import SqliteWrites
from kronrat.server.store.store import Store, fresh_id
from kronrat.server.store.stored import StoredLine, StoredSeat, StoredTable
from kronrat.server.store.writer import Writer


def table(seats: int = 2) -> StoredTable:
    lines = [StoredLine(0, "*:deal.agenda miser", "00000000", [])]
    sitting = [StoredSeat("person", "A", "", "browser-a"), StoredSeat("open")][:seats]
    return StoredTable(fresh_id(), "toy", 1, "plain", {"rounds": "3"}, b"s" * 32, 0, False, sitting, lines)


def change(
    one: StoredTable, seen: int, lines: list[StoredLine], head: str | None = None, **more: Any
) -> Change:
    """Made on the table's first line at revision 0, on a later one (all have the same digest) after that."""
    made_on = head if head is not None else ("12345678" if seen else "00000000")
    return Change(one.id, seen, lines, head=made_on, new_head="12345678", **more)


def line(number: int) -> StoredLine:
    return StoredLine(number, f"0:turn.move kiev galich {number}", "12345678", [1, 2])


def test_what_is_written_is_read_again(database: str) -> None:
    async def story() -> None:
        store = Store(database)
        await store.open()
        made = table()
        await store.create(made)
        assert await store.load(made.id) == made
        assert await store.load("nosuchone") is None
        assert [found.id for found in await store.tables_of("browser-a")] == [made.id]
        assert await store.take_seat(made.id, 1, StoredSeat("person", "B", "", "browser-b"))
        assert not await store.take_seat(made.id, 1, StoredSeat("person", "C", "", "browser-c"))
        assert await store.setting("secret", "one") == "one"
        assert await store.setting("secret", "two") == "one"
        await store.close()

    asyncio.run(story())


def test_a_group_is_written_and_the_stale_ones_are_left_out(database: str) -> None:
    async def story() -> None:
        store = Store(database)
        await store.open()
        good, stale, ending = table(), table(), table()
        for one in (good, stale, ending):
            await store.create(one)
        changes = [
            change(good, 0, [line(1), line(2)]),
            change(stale, 7, [line(1)]),
            change(ending, 0, [line(1)], over=True),
        ]
        assert await store.commit(changes) == [Saved(1), Stale(), Saved(1)]
        assert await store.commit([change(good, 0, [line(1)])]) == [Stale()]
        assert [await standing(store, one) for one in (good, stale, ending)] == [
            (1, False, [0, 1, 2]),
            (0, False, [0]),
            (1, True, [0, 1]),
        ]
        await store.close()

    asyncio.run(story())


async def standing(store: Store, one: StoredTable) -> tuple[int, bool, list[int]]:
    found = await store.load(one.id)
    assert found is not None
    return found.rev, found.over, [kept.number for kept in found.lines]


def test_undo_move_and_end_go_the_same_way_in_one_group(database: str) -> None:
    async def story() -> None:
        store = Store(database)
        await store.open()
        undone, late, moved, ended = table(), table(), table(), table()
        for one in (undone, late, moved, ended):
            await store.create(one)
            assert await store.commit([change(one, 0, [line(1), line(2)])]) == [Saved(1)]
        changes = [
            change(undone, 1, [], cut=2),
            change(late, 0, [], cut=2),
            change(moved, 1, [line(3)]),
            change(ended, 1, [line(3)], over=True),
        ]
        assert await store.commit(changes) == [Saved(2), Stale(), Saved(2), Saved(2)]
        assert [await standing(store, one) for one in (undone, late, moved, ended)] == [
            (2, False, [0, 1]),
            (1, False, [0, 1, 2]),
            (2, False, [0, 1, 2, 3]),
            (2, True, [0, 1, 2, 3]),
        ]
        await store.close()

    asyncio.run(story())


def test_a_bad_change_takes_nothing_of_its_own_and_none_of_the_others(database: str) -> None:
    """Its second line has a number that is taken: all of it fails, the rest of the group is written."""

    async def story() -> None:
        store = Store(database)
        await store.open()
        writer = Writer(store)
        writer.start()
        good, bad = table(), table()
        told: dict[str, Outcome] = {}
        for one in (good, bad):
            await store.create(one)
        for one, lines in ((good, [line(1)]), (bad, [line(1), line(0)])):
            writer.submit(change(one, 0, lines), lambda said, one=one: told.update({one.id: said}))
        await writer.stop()
        assert told == {good.id: Saved(1), bad.id: Unknown()}
        assert [await standing(store, one) for one in (good, bad)] == [(1, False, [0, 1]), (0, False, [0])]
        await store.close()

    asyncio.run(story())


class Mute(Store):
    """A database that keeps what it is told and loses the connection before saying so, once."""

    cut = False

    async def commit(self, changes: Any) -> list[Committed]:
        outcomes = await super().commit(changes)
        if not self.cut:
            self.cut = True
            raise ConnectionError("cut")
        return outcomes


def test_a_commit_that_was_not_confirmed_is_unknown_not_stale(database: str) -> None:
    async def story() -> None:
        store = Mute(database)
        await store.open()
        writer = Writer(store)
        writer.start()
        made = table()
        await store.create(made)
        told: list[Outcome] = []
        writer.submit(change(made, 0, [line(1)]), told.append)
        await writer.stop()
        assert told == [Unknown()]
        assert await standing(store, made) == (1, False, [0, 1])
        await store.close()

    asyncio.run(story())


def test_two_processes_write_the_same_line_and_one_wins(database: str) -> None:
    async def story() -> None:
        one, two = Store(database), Store(database)
        await one.open()
        await two.open()
        made = table()
        await one.create(made)
        for rev in range(5):
            group = [change(made, rev, [line(rev + 1)])]
            told = [outcome for (outcome,) in await asyncio.gather(one.commit(group), two.commit(group))]
            assert sorted(told, key=repr) == [Saved(rev + 1), Stale()]
        await one.close()
        await two.close()

    asyncio.run(story())


def test_migrations_make_the_schema(database: str) -> None:
    async def story() -> None:
        store = Store(database)
        await store.open()
        async with store.engine.connect() as db:
            found = await db.run_sync(
                lambda sync: {
                    name: [column["name"] for column in inspect(sync).get_columns(name)]
                    for name in inspect(sync).get_table_names()
                }
            )
        for name, made in schema.metadata.tables.items():
            assert found[name] == [column.name for column in made.columns]
        await store.close()

    asyncio.run(story())


def test_the_newest_migration_is_the_one_alembic_takes_for_it() -> None:
    config = Config()
    config.set_main_option("script_location", str(migrate.MIGRATIONS))
    config.set_main_option("path_separator", "os")
    assert ScriptDirectory.from_config(config).get_current_head() == migrate.newest()


def test_a_database_of_a_newer_program_is_refused(database: str) -> None:
    async def story() -> None:
        store = Store(database)
        await store.open()
        async with store.engine.begin() as db:
            await db.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        await store.close()
        await check_database(database)

    with pytest.raises(Unreadable, match="newer version"):
        asyncio.run(story())


@pytest.mark.parametrize(
    ("given", "driver"),
    [
        ("games.sqlite", "sqlite+aiosqlite"),
        ("sqlite:///games.sqlite", "sqlite+aiosqlite"),
        ("postgresql://me@host/games", "postgresql+asyncpg"),
        ("postgres://me@host/games", "postgresql+asyncpg"),
    ],
)
def test_database_urls(given: str, driver: str) -> None:
    assert database_url(given).drivername == driver


def test_databases_nobody_knows() -> None:
    with pytest.raises(Unreadable, match="mysql"):
        database_url("mysql://host/games")


def test_sqlite_waits_for_the_disk(tmp_path: Any) -> None:
    async def story() -> list[Any]:
        store = Store(str(tmp_path / "tables.sqlite"))
        async with store.engine.connect() as db:
            found = [await db.scalar(text(f"PRAGMA {name}")) for name in ("journal_mode", "synchronous")]
        await store.close()
        writing = SqliteWrites(store.engine.url).connection()
        found += [writing.execute(f"PRAGMA {name}").fetchone()[0] for name in ("journal_mode", "synchronous")]
        writing.close()
        return found

    assert asyncio.run(story()) == ["wal", 2, "wal", 2]


def test_a_change_made_on_another_last_line_is_stale_at_the_same_revision(database: str) -> None:
    """A room that imagined a move must not write on top of what really happened."""

    async def story() -> None:
        store = Store(database)
        await store.open()
        made = table()
        await store.create(made)
        assert await store.commit([change(made, 0, [line(1)], head="deadbeef")]) == [Stale()]
        assert await store.commit([change(made, 0, [line(1)])]) == [Saved(1)]
        assert await store.commit([change(made, 1, [line(2)], head="00000000")]) == [Stale()]
        assert await standing(store, made) == (1, False, [0, 1])
        await store.close()

    asyncio.run(story())


def test_behind_a_fence_no_earlier_write_arrives(database: str) -> None:
    """A commit whose connection was cut may still be at work: it must not come after the move was called lost."""

    async def story() -> None:
        store = Store(database)
        await store.open()
        made = table()
        await store.create(made)
        rev = await store.fence(made.id, 0)
        late = await store.commit([change(made, 0, [line(1)])])
        if store.engine.dialect.name == "sqlite":  # one thread writes, so nothing is late
            assert (rev, late) == (0, [Saved(1)])
        else:
            assert (rev, late) == (1, [Stale()])
            assert await store.fence(made.id, 0) is None
        await store.close()

    asyncio.run(story())
