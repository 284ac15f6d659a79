"""The size of the client."""

from __future__ import annotations

import gzip
from importlib.resources import files

from kronrat.lab.bench.rows import BenchRow, row

LARGEST = 110.0


def client() -> list[BenchRow]:
    """The client's JavaScript as a browser fetches it."""
    scripts = [
        path
        for path in files("kronrat.server").joinpath("static", "assets").iterdir()
        if path.name.endswith(".js")
    ]
    size = sum(len(gzip.compress(path.read_bytes())) for path in scripts) / 1000
    return [row("client javascript, compressed", size, "kB", f"{LARGEST:.0f} at most", size / LARGEST)]
