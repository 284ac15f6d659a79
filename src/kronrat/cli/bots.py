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
    known = registry.described()
    if as_json:
        rows = [
            {"name": name, "about": about, "package": package, "ours": ours}
            for name, about, package, ours in known
        ]
        click.echo(json.dumps({"bots": rows}, ensure_ascii=False))
        return
    program = ["stdio:COMMAND", "A program of your own, which reads questions and writes answers.", "-"]
    print_table(["name", "what it does", "package"], [*[list(row[:3]) for row in known], program])
