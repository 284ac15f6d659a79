"""The server's figures: the whole path of a move, on both databases, with few and with many open tables."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Any

from kronrat.lab.bench.rows import BenchRow, row

if TYPE_CHECKING:
    from kronrat.lab.bench.server_load import Figures

WANTED = 2000.0
LONGEST_WAIT = 50.0
MANY = 200
ROUNDS = 3
"""Of which the median counts, where processes are compared."""


def server() -> list[BenchRow]:
    """100 connections at 25 tables, four seats each; the server on one core, the load on another."""
    from kronrat.lab.bench.server_load import Load, measure  # it imports the server

    rows: list[BenchRow] = []
    with tempfile.TemporaryDirectory(prefix="kronrat-bench-") as folder:
        few = measure(f"{folder}/few.sqlite", Load())
        many = measure(f"{folder}/many.sqlite", Load(open_tables=MANY - Load().tables))
    rows += _rows("sqlite", few, many)
    with postgres(["few", "many"]) as databases:
        if databases:
            few = measure(databases[0], Load())
            many = measure(databases[1], Load(open_tables=MANY - Load().tables))
            rows += _rows("postgresql", few, many)
    return rows


def _rows(store: str, few: Figures, many: Figures) -> list[BenchRow]:
    p99 = few.quantile(0.99) * 1000
    figures = [
        row(f"server {store} moves", few.rate, "moves/s", f"{WANTED:.0f} wanted", few.rate / WANTED),
        row(f"server {store} p99", p99, "ms", f"{LONGEST_WAIT:.0f} at most", p99 / LONGEST_WAIT),
        row(
            f"server {store} moves, {MANY} open tables",
            many.rate,
            "moves/s",
            "25 open tables",
            many.rate / few.rate,
        ),
    ]
    if few.cpu:
        # what a busy machine cannot take away: moves per second of the server's own core time
        core = few.moves / few.cpu
        figures.append(
            row(
                f"server {store} moves of a core", core, "moves/core s", f"{WANTED:.0f} wanted", core / WANTED
            )
        )
    return figures


def processes() -> list[BenchRow]:
    """The same load on one, two and four processes on one PostgreSQL: once with each table's people at all of them, the
    most that one process can have to tell another, and once at one of them."""
    from kronrat.lab.bench.server_load import Load, measure, quantile

    cases = [(1, True), *((count, together) for count in (2, 4) for together in (False, True))]
    found: dict[tuple[int, bool], list[Figures]] = {case: [] for case in cases}
    names = [f"p{n}" for n in range(ROUNDS * len(cases))]
    with postgres(names) as databases:
        # in alternation, for a machine's speed varies
        for database, case in zip(databases, cases * ROUNDS, strict=False):
            count, together = case
            found[case].append(measure(database, Load(together=together), count))
    if not databases:
        return []
    load = f"one process; load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores"
    rate = median(one.rate for one in found[1, True])
    rows: list[BenchRow] = []
    for (count, together), runs in found.items():
        where = f", tables at {'one' if together else 'all'} of them" if count > 1 else ""
        what = f"server processes: {count}{where}"
        moves = median(one.rate for one in runs)
        rows.append(row(f"{what}, moves", moves, "moves/s", load, moves / rate))
        for told, times in (
            ("p99", [one.waits for one in runs]),
            ("p99 of the push", [one.lags for one in runs]),
        ):
            p99 = median(quantile(one, 0.99) for one in times) * 1000
            rows.append(row(f"{what}, {told}", p99, "ms", f"{LONGEST_WAIT:.0f} at most", p99 / LONGEST_WAIT))
    return rows


@contextmanager
def postgres(names: list[str]) -> Iterator[list[str]]:
    """Empty databases of a PostgreSQL of our own, with its normal durable commits; none without pgserver."""
    if find_spec("pgserver") is None:
        yield []
        return
    pgserver: Any = import_module("pgserver")  # published without types

    # the folder must be open to the database's own user, in case we are root
    folder = Path(tempfile.mkdtemp(prefix="kronrat-bench-pg-"))
    folder.chmod(0o755)
    running = pgserver.get_server(folder / "data", cleanup_mode="delete")
    try:
        for name in names:
            running.psql(f"CREATE DATABASE {name}")
        yield [running.get_uri().replace("/postgres?", f"/{name}?") for name in names]
    finally:
        running.cleanup()
