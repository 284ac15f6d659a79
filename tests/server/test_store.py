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
from kronrat.server.store.engine import database_url
from kronrat.server.store.store import Store, fresh_id
from kronrat.server.store.stored import Change, StoredLine, StoredSeat, StoredTable


def table(seats: int = 2) -> StoredTable:
    lines = [StoredLine(0, "*:deal.agenda miser", "00000000", [])]
    sitting = [StoredSeat("person", "A", "", "browser-a"), StoredSeat("open")][:seats]
    return StoredTable(fresh_id(), "toy", 1, "plain", {"rounds": "3"}, b"s" * 32, 0, False, sitting, lines)


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
            Change(good.id, 0, 1, [line(1), line(2)]),
            Change(stale.id, 7, 1, [line(1)]),
            Change(ending.id, 0, 1, [line(1)], over=True),
        ]
        assert await store.commit(changes) == {good.id, ending.id}
        assert await store.commit([Change(good.id, 0, 1, [line(1)])]) == set()
        found = {one.id: await store.load(one.id) for one in (good, stale, ending)}
        assert [(one.rev, one.over, len(one.lines)) for one in found.values() if one] == [
            (1, False, 3),
            (0, False, 1),
            (1, True, 2),
        ]
        assert await store.commit([Change(good.id, 1, 2, [], undo=True)]) == {good.id}
        after = await store.load(good.id)
        assert after is not None
        assert [kept.number for kept in after.lines] == [0, 1]
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
            change = [Change(made.id, rev, rev + 1, [line(rev + 1)])]
            won = await asyncio.gather(one.commit(change), two.commit(change))
            assert sorted(map(len, won)) == [0, 1]
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
        assert store._disk is not None
        with store._disk.engine.connect() as disk:
            found += [disk.scalar(text(f"PRAGMA {name}")) for name in ("journal_mode", "synchronous")]
        await store.close()
        return found

    assert asyncio.run(story()) == ["wal", 2, "wal", 2]
