"""Games as a Parquet file, written as they are finished: for DuckDB, Polars, pandas or whatever counts."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from kronrat.kernel.errors import Unreadable
from kronrat.kernel.game import Setup
from kronrat.lab.fuzz import Fuzzed, Wild
from kronrat.lab.sim import Outcome

Row = dict[str, object]
NAME = "games.parquet"
GROUP = 10_000
"""Rows that wait to be written together."""

SETUP = {"game": "text", "edition": "text", "options": "pairs", "players": "whole", "seed": "whole"}
GAMES = {
    **SETUP,
    "dice": "whole",
    "number": "whole",
    "seat": "whole",
    "bot": "text",
    "seating": "texts",
    "score": "whole",
    "win": "real",
    "ending": "text",
    "moves": "whole",
    "seconds": "real",
}
"""One row a game and seat. Games with the same `dice` number were played with the same dice."""
WILD = {
    **SETUP,
    "number": "whole",
    "bot": "text",
    "zeal": "whole",
    "moves": "whole",
    "ending": "text",
    "law": "text",
}
"""One row a wild game; `law` is the one that broke, if one did."""


def ready() -> None:
    """Say what is missing before hours of games are played, not after."""
    if find_spec("pyarrow") is None:
        raise Unreadable("parquet", "writing Parquet needs PyArrow: pip install 'kronrat[data]'")


class Stream:
    """A Parquet file that grows; it takes its name when it is closed, so that whoever reads one has a whole one."""

    def __init__(self, file: Path, columns: dict[str, str]) -> None:
        ready()
        import pyarrow
        from pyarrow import parquet

        text, whole, real = pyarrow.string(), pyarrow.int64(), pyarrow.float64()
        types: dict[str, Any] = {
            "text": text,
            "whole": whole,
            "real": real,
            "texts": pyarrow.list_(text),
            "pairs": pyarrow.map_(text, text),
        }
        self.schema = pyarrow.schema({name: types[kind] for name, kind in columns.items()})
        self.table = pyarrow.Table.from_pylist
        self.file = file
        self.growing = file.with_name(f"{file.name}.growing")
        file.parent.mkdir(parents=True, exist_ok=True)
        self.writer = parquet.ParquetWriter(self.growing, self.schema)
        self.rows: list[Row] = []

    def add(self, row: Row) -> None:
        self.rows.append(row)
        if len(self.rows) >= GROUP:
            self.write()

    def write(self) -> None:
        self.writer.write_table(self.table(self.rows, schema=self.schema))
        self.rows.clear()

    def close(self) -> None:
        if self.rows:
            self.write()
        self.writer.close()
        self.growing.replace(self.file)


def setup_row(game: str, setup: Setup, seed: int) -> Row:
    return {
        "game": game,
        "edition": setup.edition,
        "options": dict(setup.options),
        "players": setup.seats,
        "seed": seed,
    }


@contextmanager
def games_file(
    folder: Path | None, game: str, setup: Setup, seed: int
) -> Iterator[Callable[[Outcome], None]]:
    """Takes outcomes, in order; without a folder it lets them go."""
    if folder is None:
        yield lambda outcome: None
        return
    stream = Stream(folder / NAME, GAMES)
    same, number = setup_row(game, setup, seed), 0

    def take(outcome: Outcome) -> None:
        nonlocal number
        for seat, bot in enumerate(outcome.seating):
            stream.add(
                {
                    **same,
                    "dice": outcome.number,
                    "number": number,
                    "seat": seat,
                    "bot": bot,
                    "seating": list(outcome.seating),
                    "score": outcome.totals[seat],
                    "win": 1 / len(outcome.winners) if seat in outcome.winners else 0.0,
                    "ending": outcome.ending,
                    "moves": outcome.moves,
                    "seconds": outcome.seconds,
                }
            )
        number += 1

    try:
        yield take
    finally:
        stream.close()


@contextmanager
def wild_file(folder: Path | None, seed: int) -> Iterator[Callable[[int, Wild, Fuzzed], None]]:
    """Takes wild games, in order; without a folder it lets them go."""
    if folder is None:
        yield lambda number, wild, game: None
        return
    stream = Stream(folder / NAME, WILD)

    def take(number: int, wild: Wild, game: Fuzzed) -> None:
        stream.add(
            {
                **setup_row(wild.game, wild.setup, seed),
                "number": number,
                "bot": wild.bot,
                "zeal": wild.zeal,
                "moves": game.moves,
                "ending": game.ending,
                "law": game.violation["law"] if game.violation else None,
            }
        )

    try:
        yield take
    finally:
        stream.close()
