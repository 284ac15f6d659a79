"""A contest's games as a Parquet file: one row a game and seat, for DuckDB, Polars, pandas or whatever counts."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

from kronrat.kernel.errors import Unreadable
from kronrat.lab.arena import Standings

Row = dict[str, object]


def ready() -> None:
    """Say what is missing before hours of games are played, not after."""
    if find_spec("pyarrow") is None:
        raise Unreadable("parquet", "writing Parquet needs PyArrow: pip install 'kronrat[data]'")


def rows(standings: Standings) -> list[Row]:
    """One row a game and seat. Games with the same `dice` number were played with the same dice."""
    contest = standings.contest
    return [
        {
            "game": contest.game,
            "edition": contest.setup.edition,
            "options": dict(contest.setup.options),
            "players": contest.setup.seats,
            "seed": contest.seed,
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
        for number, outcome in enumerate(standings.outcomes)
        for seat, bot in enumerate(outcome.seating)
    ]


def write(standings: Standings, path: Path) -> None:
    """Write the rows; the columns have the same types whatever was played."""
    ready()
    import pyarrow
    from pyarrow import parquet

    text, whole, real = pyarrow.string(), pyarrow.int64(), pyarrow.float64()
    columns = pyarrow.schema(
        {
            "game": text,
            "edition": text,
            "options": pyarrow.map_(text, text),
            "players": whole,
            "seed": whole,
            "dice": whole,
            "number": whole,
            "seat": whole,
            "bot": text,
            "seating": pyarrow.list_(text),
            "score": whole,
            "win": real,
            "ending": text,
            "moves": whole,
            "seconds": real,
        }
    )
    parquet.write_table(pyarrow.Table.from_pylist(rows(standings), schema=columns), path)
