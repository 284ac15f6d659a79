"""`kronrat bots`: who can play."""

from __future__ import annotations

import json

import click

from kronrat import bots as registry
from kronrat.cli.common import as_json, print_table


@click.command()
@as_json
def bots(as_json: bool) -> None:
    """List the bots and what may follow their names."""
    rows = [
        {"name": name, "about": about, "package": package, "ours": ours}
        for name, about, package, ours in registry.described()
    ]
    if as_json:
        click.echo(json.dumps({"bots": rows}, ensure_ascii=False))
        return
    rows.append(
        {
            "name": "stdio:COMMAND",
            "about": "A program of your own, which reads questions and writes answers.",
            "package": "–",
        }
    )
    print_table(
        ["name", "what it does", "package"],
        [[str(r["name"]), str(r["about"]), str(r["package"])] for r in rows],
    )
