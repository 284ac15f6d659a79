"""The benchmarks. Each returns rows: name, value, unit, baseline (what it is compared with), ratio."""

from __future__ import annotations

from collections.abc import Callable

from kronrat.lab.bench.client import client
from kronrat.lab.bench.greedy import greedy
from kronrat.lab.bench.neighbour import neighbour
from kronrat.lab.bench.picks import picks
from kronrat.lab.bench.playouts import playouts
from kronrat.lab.bench.rows import BenchRow
from kronrat.lab.bench.search import search
from kronrat.lab.bench.server import server

BENCHES: dict[str, Callable[[], list[BenchRow]]] = {
    "playouts": playouts,
    "greedy": greedy,
    "search": search,
    "picks": picks,
    "server": server,
    "neighbour": neighbour,
    "client": client,
}
