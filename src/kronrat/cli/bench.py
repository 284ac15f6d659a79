"""`kronrat bench`: figures as ratios against a named baseline in the same run."""

from __future__ import annotations

import json

import click
from rich.console import Console
from rich.table import Table

from kronrat.cli.common import as_json
from kronrat.kernel.errors import Unreadable
from kronrat.lab.bench import BENCHES


@click.command()
@click.option("--only", metavar="NAME", help="Only the benchmarks whose name begins so.")
@as_json
def bench(only: str | None, as_json: bool) -> None:
    """Measure speed: each figure with its baseline and the ratio between them."""
    chosen = [name for name in BENCHES if not only or name.startswith(only)]
    if not chosen:
        raise Unreadable("bench", f"there is no benchmark {only!r}; there are {', '.join(BENCHES)}")
    rows = []
    for name in chosen:
        if not as_json:
            click.echo(f"{name} …", err=True)
        rows += BENCHES[name]()
    if as_json:
        click.echo(json.dumps(rows, ensure_ascii=False))
        return
    table = Table("name", "value", "unit", "baseline", "ratio")
    for row in rows:
        ratio = f"{row['ratio']:.2f}" if row["ratio"] is not None else "–"
        table.add_row(str(row["name"]), f"{row['value']:,.2f}", str(row["unit"]), str(row["baseline"]), ratio)
    Console().print(table)
