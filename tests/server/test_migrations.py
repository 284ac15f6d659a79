"""Migrations: one that fails leaves everything as it was; games of every released schema can be played on."""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import inspect, text

from kronrat.kernel.game import find
from kronrat.kernel.play import moves
from kronrat.match.match import Match
from kronrat.server.store import migrate
from kronrat.server.store.change import Change, Saved
from kronrat.server.store.engine import open_engine
from kronrat.server.store.store import Store
from kronrat.server.store.stored import StoredLine, json_text

RELEASED = migrate.MIGRATIONS
FAILS = '''"""Fails half-way."""
import sqlalchemy as sa
from alembic import op

revision = "9998"
down_revision = "{newest}"


def upgrade() -> None:
    op.add_column("tables", sa.Column("half", sa.Integer))
    op.create_table("halves", sa.Column("id", sa.Integer))
    op.execute("UPDATE tables SET game = 'spoilt'")
    {then}
'''


def with_migration(folder: Path, then: str) -> Path:
    copied = folder / "migrations"
    shutil.copytree(RELEASED, copied, dirs_exist_ok=True)
    last = max(path.name[1:5] for path in RELEASED.glob("versions/m[0-9]*.py"))
    (copied / "versions" / "m9998_half.py").write_text(FAILS.format(newest=last, then=then))
    return copied


def played() -> Match:
    info = find("toy")[0]
    match = Match.start(info, info.setup(2), b"m" * 32)
    for _ in range(4):
        seat = match.asked()[0]
        match.play(seat, moves(match.state, seat)[0])
    return match


async def put_game(connection: Any, match: Match) -> None:
    """A game as every schema so far could keep it."""
    row = {
        "edition": match.setup.edition,
        "options": json_text(dict(match.setup.options)),
        "seed": match.seed.hex(),
        "version": match.info.version,
    }
    await connection.execute(
        text(
            "INSERT INTO tables (id, game, version, edition, options, seed, rev, over, moved)"
            " VALUES ('old', 'toy', :version, :edition, :options, :seed, 4, false, 1)"
        ),
        row,
    )
    for n in range(2):
        await connection.execute(
            text(
                "INSERT INTO seats (table_id, seat, kind, name, bot, holder) VALUES ('old', :n, 'person', '', '', 'me')"
            ),
            {"n": n},
        )
    for line in match.lines:
        await connection.execute(
            text(
                "INSERT INTO lines (table_id, number, text, digest, scores) VALUES ('old', :n, :text, :digest, '')"
            ),
            {"n": line.number, "text": line.text, "digest": line.digest},
        )


async def at_schema(database: str, number: str, match: Match) -> None:
    engine = open_engine(database)

    def upgrade(connection: Any) -> None:
        config = Config()
        config.set_main_option("script_location", str(RELEASED))
        config.set_main_option("path_separator", "os")
        config.attributes["connection"] = connection
        command.upgrade(config, number)

    async with engine.begin() as db:
        await db.run_sync(upgrade)
        await put_game(db, match)
    await engine.dispose()


@pytest.mark.parametrize("number", ["0001", "0002"])
def test_games_of_every_released_schema_go_on(database: str, number: str) -> None:
    async def story() -> None:
        match = played()
        await at_schema(database, number, match)
        store = Store(database)
        await store.open()
        found = await store.load("old")
        assert found is not None
        assert [line.text for line in found.lines] == [line.text for line in match.lines]
        seat, head = match.asked()[0], match.head
        new = match.play(seat, moves(match.state, seat)[0])
        change = Change("old", 4, [StoredLine.of(line) for line in new], head=head, new_head=match.head)
        assert await store.commit([change]) == [Saved(5)]
        await store.close()

    asyncio.run(story())


def test_a_migration_that_fails_leaves_things_as_they_were(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def schema() -> Any:
        engine = open_engine(database)
        async with engine.connect() as db:
            shape = await db.run_sync(
                lambda sync: {
                    name: [column["name"] for column in inspect(sync).get_columns(name)]
                    for name in inspect(sync).get_table_names()
                }
            )
            games = list(await db.scalars(text("SELECT game FROM tables")))
        await engine.dispose()
        return shape, games

    async def opened() -> None:
        store = Store(database)
        try:
            await store.open()
        finally:
            await store.close()

    asyncio.run(at_schema(database, "0002", played()))
    asyncio.run(opened())
    before = asyncio.run(schema())
    monkeypatch.setattr(migrate, "MIGRATIONS", with_migration(tmp_path, 'raise RuntimeError("half-way")'))
    for _ in range(2):
        with pytest.raises(RuntimeError, match="half-way"):
            asyncio.run(opened())
        assert asyncio.run(schema()) == before
    with_migration(tmp_path, "pass")
    shutil.rmtree(tmp_path / "migrations" / "versions" / "__pycache__", ignore_errors=True)
    asyncio.run(opened())
    assert asyncio.run(schema())[1] == ["spoilt"]
