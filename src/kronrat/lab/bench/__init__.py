"""The benchmarks. Each returns rows: name, value, unit, baseline (what it is compared with), ratio."""

from __future__ import annotations

from collections.abc import Callable

from kronrat.lab.bench import (
    click,
    client,
    greedy,
    neighbour,
    picks,
    playouts,
    ray_workers,
    rl,
    search,
    server,
)
from kronrat.lab.bench.rows import BenchRow

BENCHES: dict[str, Callable[[], list[BenchRow]]] = {
    "playouts": playouts.playouts,
    "greedy": greedy.greedy,
    "search": search.search,
    "picks": picks.picks,
    "rl": rl.rl,
    "ray": ray_workers.ray,
    "server": server.server,
    "processes": server.processes,
    "neighbour": neighbour.neighbour,
    "client": client.client,
    "click": click.click,
}
