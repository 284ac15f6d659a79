"""`kronrat tables`: running tables against the present rules, and the rules kept for when they change."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import click

from kronrat.cli.common import as_json, counted, print_table
from kronrat.cli.hosting import HostingCommand, config_option, db_option, rules_option

SAID = {
    "same": "goes on by the present rules",
    "kept": "stays with its own rules, which are kept here",
    "frozen": "cannot be played: its own rules are not kept here",
}


@click.group()
def tables() -> None:
    """Rules that change under running games."""


@tables.command(cls=HostingCommand)
@db_option
@rules_option
@click.option("--all", "everything", is_flag=True, help="Finished and closed tables too: is a backup whole?")
@config_option
@as_json
def check(db: str | None, rules: Path | None, everything: bool, as_json: bool) -> None:
    """Replay running tables under the present rules: which are the same game, which differ, from which line on.

    Changes nothing. An SQLite file is looked at as a copy, so a newer program may check what an older one serves.
    Ends with 1 if a table cannot be played by any rules that are here.
    """
    from kronrat.server.admin.check import Checked, checked, readable
    from kronrat.server.settings import default_database, default_rules
    from kronrat.server.tables.kept import Kept
    from kronrat.server.tables.rooms import Catalog
    from kronrat.server.tables.rules_of import RulesOf

    async def look() -> list[Checked]:
        judge = RulesOf(Catalog(), Kept(rules or default_rules()))
        async with readable(db or default_database()) as store:
            return [one async for one in checked(store, judge, everything)]

    found = asyncio.run(look())
    counts = {verdict: sum(one.verdict == verdict for one in found) for verdict in SAID}
    if as_json:
        told = [
            {
                "table": one.table.id,
                "game": one.table.game,
                "version": one.table.version,
                "verdict": one.verdict,
            }
            | ({"line": one.line, "why": one.why} if one.verdict != "same" else {})
            for one in found
        ]
        click.echo(json.dumps({"tables": len(found), **counts, "found": told}, ensure_ascii=False))
    else:
        differing = [one for one in found if one.verdict != "same"]
        if differing:
            rows = [
                [
                    one.table.id,
                    f"{one.table.game} {one.table.version}",
                    _line(one.line),
                    SAID[one.verdict],
                    one.why,
                ]
                for one in differing
            ]
            print_table(["table", "rules", "from line", "", "why"], rows)
        click.echo(
            f"{counted(len(found))}: " + ", ".join(f"{count} {name}" for name, count in counts.items())
        )
    if counts["frozen"]:
        raise SystemExit(1)


def _line(line: int | None) -> str:
    return "–" if line is None else "set-up" if line < 0 else str(line)


@tables.command(cls=HostingCommand)
@rules_option
@config_option
def keep(rules: Path | None) -> None:
    """Copy the present rules of every game aside. The server does so at every start; this is for before the first."""
    from kronrat.kernel.game import games
    from kronrat.server.settings import default_rules
    from kronrat.server.tables.kept import Kept

    folder = rules or default_rules()
    made = Kept(folder).keep(games().values())
    click.echo(f"{folder}: " + (", ".join(made) or "everything is there already"))
