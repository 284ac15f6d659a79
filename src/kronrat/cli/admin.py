"""`kronrat admin`: a server's tables looked after from outside, while it runs or not."""

from __future__ import annotations

import asyncio
import json
import re
import time
from calendar import timegm
from collections.abc import Awaitable, Callable
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from kronrat.cli.common import as_json, counted, print_table, show
from kronrat.cli.hosting import HostingCommand, config_option, db_option, rules_option
from kronrat.kernel.errors import Unreadable

if TYPE_CHECKING:
    from kronrat.server.store.operator import Row
    from kronrat.server.store.store import Store

T = TypeVar("T")
DAYS = {"d": 1, "w": 7, "m": 30, "y": 365}
ids_argument = click.argument("ids", nargs=-1, required=True, metavar="TABLE...")
yes_option = click.option("--yes", is_flag=True, help="Do not ask.")


def moment(given: str) -> int:
    """`2026-11-18`, the beginning of that day in UTC."""
    try:
        return timegm(time.strptime(given, "%Y-%m-%d"))
    except ValueError as error:
        raise Unreadable("date", f"a date is YYYY-MM-DD, not {given!r}") from error


def ago(given: str) -> int:
    """`90d`, `12w`, `6m`, `1y` before now."""
    found = re.fullmatch(r"(\d{1,4})([dwmy])", given)
    if found is None:
        raise Unreadable("age", f"an age is a number and d, w, m or y, as 90d, not {given!r}")
    return int(time.time()) - int(found[1]) * DAYS[found[2]] * 86400


def on_store(db: str | None, work: Callable[[Store], Awaitable[T]]) -> T:
    from kronrat.server.admin.opening import opened
    from kronrat.server.settings import default_database

    async def done() -> T:
        async with opened(db or default_database()) as store:
            return await work(store)

    return asyncio.run(done())


def _shown(row: Row) -> list[str]:
    when = time.strftime("%Y-%m-%d %H:%M", time.gmtime(row.moved))
    return [row.id, f"{row.game} {row.version}", row.state, str(row.lines), when, ", ".join(row.seats)]


def print_rows(rows: list[Row], json_wanted: bool) -> None:
    if json_wanted:
        click.echo(json.dumps([asdict(row) | {"state": row.state} for row in rows], ensure_ascii=False))
    elif rows:
        headings = ["table", "rules", "state", "lines", "moved last (UTC)", "seats"]
        print_table(headings, [_shown(row) for row in rows])


def report(done: list[str], asked: tuple[str, ...], word: str) -> None:
    for one in done:
        click.echo(f"{one} {word}")
    missing = [one for one in asked if one not in done]
    if missing:
        click.echo(f"kronrat: not {word}: {', '.join(missing)} (no such table, or nothing to do)", err=True)
        raise SystemExit(1)


@click.group()
def admin() -> None:
    """Look after a server's tables, while it runs or not.

    A server that has a table open notices at the table's next move that it was closed or deleted.
    """


@admin.command("list", cls=HostingCommand)
@db_option
@click.option("--game", default="", help="Only this game.")
@click.option("--state", type=click.Choice(["running", "finished", "closed"]), help="Only these.")
@click.option("--older-than", metavar="AGE", help="Without a move for that long: 90d, 12w, 6m, 1y.")
@config_option
@as_json
def list_tables(db: str | None, game: str, state: str | None, older_than: str | None, as_json: bool) -> None:
    """The tables, those that moved last first."""
    from kronrat.server.store.operator import Which, listed

    which = Which(game, until=ago(older_than) if older_than else None)
    found = on_store(db, lambda store: listed(store, which))
    chosen = [row for row in found if state in (None, row.state)]
    print_rows(chosen, as_json)
    if not as_json:
        click.echo(counted(len(chosen)))


@admin.command("show", cls=HostingCommand)
@click.argument("table")
@db_option
@config_option
@as_json
def show_table(table: str, db: str | None, as_json: bool) -> None:
    """One table: its set-up, seats and size. No hands, no seed: whoever looks after tables need not see cards."""
    from kronrat.server.store.operator import Which, listed

    async def look(store: Store) -> dict[str, Any]:
        stored = await store.load(table)
        rows = [row for row in await listed(store, Which()) if row.id == table]
        if stored is None or not rows:
            raise Unreadable("table", f"there is no table {table!r}")
        figures = asdict(rows[0]) | {"state": rows[0].state, "options": stored.options, "rules": stored.rules}
        figures["moved"] = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(rows[0].moved))
        figures["training"], figures["fork"] = stored.training, stored.fork
        return figures

    show(on_store(db, look), as_json, table)


@admin.command(cls=HostingCommand)
@click.argument("folder", type=click.Path(file_okay=False, path_type=Path))
@db_option
@rules_option
@click.option("--since", metavar="DATE", help="Games that ended on this day (UTC) or later.")
@click.option("--until", metavar="DATE", help="Games that ended before this day.")
@click.option("--game", default="", help="Only this game.")
@click.option("--running", is_flag=True, help="Games that are not over, too; their seals stay closed.")
@config_option
def export(
    folder: Path,
    db: str | None,
    rules: Path | None,
    since: str | None,
    until: str | None,
    game: str,
    running: bool,
) -> None:
    """Write the records of finished games, a file each: DATE-GAME-TABLE.txt."""
    from kronrat.server.admin.export import exported
    from kronrat.server.settings import default_rules
    from kronrat.server.store.operator import Which, listed
    from kronrat.server.tables.kept import Kept
    from kronrat.server.tables.rooms import Catalog
    from kronrat.server.tables.rules_of import RulesOf

    which = Which(
        game, None if running else True, moment(since) if since else None, moment(until) if until else None
    )

    async def write(store: Store) -> list[tuple[Row, str]]:
        judge = RulesOf(Catalog(), Kept(rules or default_rules()))
        return [one async for one in exported(store, judge, await listed(store, which), folder)]

    found = on_store(db, write)
    failed = [(row, why) for row, why in found if why]
    click.echo(f"{len(found) - len(failed)} records in {folder}")
    for row, why in failed:
        click.echo(f"kronrat: {row.id} is not exported: {why}", err=True)
    if failed:
        raise SystemExit(1)


@admin.command(cls=HostingCommand)
@ids_argument
@db_option
@config_option
def close(ids: tuple[str, ...], db: str | None) -> None:
    """End running tables before their end: they can be looked at and exported, but nobody moves there."""
    from kronrat.server.store.operator import close as close_tables

    report(on_store(db, lambda store: close_tables(store, ids)), ids, "closed")


@admin.command(cls=HostingCommand)
@ids_argument
@db_option
@config_option
def reopen(ids: tuple[str, ...], db: str | None) -> None:
    """Let closed tables go on."""
    from kronrat.server.store.operator import reopen as reopen_tables

    report(on_store(db, lambda store: reopen_tables(store, ids)), ids, "reopened")


@admin.command(cls=HostingCommand)
@ids_argument
@db_option
@yes_option
@config_option
def delete(ids: tuple[str, ...], db: str | None, yes: bool) -> None:
    """Delete tables with everything that is known of them, for good."""
    from kronrat.server.store.operator import remove

    if not yes:
        click.confirm(f"delete {', '.join(ids)} for good?", abort=True)
    report(on_store(db, lambda store: remove(store, ids)), ids, "deleted")


@admin.command(cls=HostingCommand)
@db_option
@click.option(
    "--older-than", required=True, metavar="AGE", help="Without a move for that long: 90d, 12w, 6m, 1y."
)
@click.option(
    "--what",
    type=click.Choice(["finished", "unfinished", "all"]),
    default="finished",
    show_default=True,
    help="Which tables.",
)
@click.option("--apply", is_flag=True, help="Delete them. Without it they are only listed.")
@config_option
@as_json
def prune(db: str | None, older_than: str, what: str, apply: bool, as_json: bool) -> None:
    """Delete tables that nobody has moved at for long; without --apply it only says which."""
    from kronrat.server.store.operator import Which, listed, remove

    over = {"finished": True, "unfinished": False, "all": None}[what]
    which = Which(over=over, until=ago(older_than))

    async def work(store: Store) -> list[Row]:
        rows = await listed(store, which)
        if apply:
            gone = set(await remove(store, [row.id for row in rows]))
            rows = [row for row in rows if row.id in gone]
        return rows

    rows = on_store(db, work)
    print_rows(rows, as_json)
    if not as_json:
        click.echo(
            f"{counted(len(rows))} deleted" if apply else f"{counted(len(rows))} to delete; --apply does it"
        )


@admin.command(cls=HostingCommand)
@click.argument("target", type=click.Path(path_type=Path), metavar="FILE|FOLDER")
@db_option
@config_option
@as_json
def backup(target: Path, db: str | None, as_json: bool) -> None:
    """Copy everything at one moment into an SQLite file, while people play; in a folder, under the moment's name.

    The copy holds the key of all cookies and the seeds of running games: it is as secret as the database.
    """
    from kronrat.server.admin.backup import back_up
    from kronrat.server.settings import default_database

    if target.is_dir():
        target = target / time.strftime("kronrat-%Y%m%d-%H%M%S.sqlite", time.gmtime())
    copied = asyncio.run(back_up(db or default_database(), target))
    show({"file": str(target), **asdict(copied)}, as_json, "backed up")


@admin.command(cls=HostingCommand)
@click.argument("source", type=click.Path(exists=True, dir_okay=False, path_type=Path), metavar="FILE")
@db_option
@config_option
@as_json
def restore(source: Path, db: str | None, as_json: bool) -> None:
    """Put a backup into an empty database, of either kind. Stop the server first."""
    from kronrat.server.admin.backup import restore as put_back
    from kronrat.server.settings import default_database

    copied = asyncio.run(put_back(source, db or default_database()))
    show({"from": str(source), **asdict(copied)}, as_json, "restored")
