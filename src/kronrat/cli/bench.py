"""`kronrat bench`: figures as ratios against a named baseline in the same run."""

from __future__ import annotations

import json
from pathlib import Path

import click

from kronrat.cli.common import as_json, print_table
from kronrat.kernel.errors import Unreadable
from kronrat.lab.bench import BENCHES
from kronrat.lab.bench.against import against
from kronrat.lab.bench.rows import BenchRow


@click.command()
@click.option(
    "--only", metavar="NAME", help="Only the benchmarks whose name begins so; against a tree, `server`."
)
@click.option(
    "--against",
    "other",
    metavar="TREE",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    help="Instead: this and another checkout, measured in alternation: playouts and clones, or the server.",
)
@as_json
def bench(only: str | None, other: Path | None, as_json: bool) -> None:
    """Measure speed: each figure with its baseline and the ratio between them."""
    show_rows(against(other, only or "playouts") if other else measured(only, as_json), as_json)


def measured(only: str | None, quiet: bool) -> list[BenchRow]:
    chosen = [name for name in BENCHES if not only or name.startswith(only)]
    if not chosen:
        raise Unreadable("bench", f"there is no benchmark {only!r}; there are {', '.join(BENCHES)}")
    rows = []
    for name in chosen:
        if not quiet:
            click.echo(f"{name} …", err=True)
        rows += BENCHES[name]()
    return rows


def show_rows(rows: list[BenchRow], as_json: bool) -> None:
    if as_json:
        click.echo(json.dumps(rows, ensure_ascii=False))
        return
    table = []
    for row in rows:
        ratio = f"{row['ratio']:.2f}" if row["ratio"] is not None else "–"
        table.append(
            [str(row["name"]), f"{row['value']:,.2f}", str(row["unit"]), str(row["baseline"]), ratio]
        )
    print_table(["name", "value", "unit", "baseline", "ratio"], table)
