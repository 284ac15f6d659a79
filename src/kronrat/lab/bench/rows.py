"""What a benchmark tells: rows with a figure, what it is compared with, and the ratio of the two."""

from __future__ import annotations

from kronrat.lab.code import compiled

BenchRow = dict[str, str | float | None]


def row(name: str, value: float, unit: str, baseline: str, ratio: float | None) -> BenchRow:
    return {
        "name": name,
        "value": round(value, 3),
        "unit": unit,
        "baseline": baseline,
        "ratio": None if ratio is None else round(ratio, 3),
    }


def how_run() -> str:
    return "compiled" if compiled() else "interpreted"
