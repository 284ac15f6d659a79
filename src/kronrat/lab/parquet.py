"""Games as a Parquet file, written as they are finished: for DuckDB, Polars, pandas or whatever counts."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from typing import Any

from kronrat.kernel.errors import Unreadable
from kronrat.kernel.game import Setup
from kronrat.lab.asset_values import AssetPlan, Noted
from kronrat.lab.calibrate import CalibrationPlan, Position
from kronrat.lab.fuzz import Fuzzed, Wild
from kronrat.lab.sim import Outcome
from kronrat.lab.tune import Tuned, TuningPlan

Row = dict[str, object]
NAME, POSITIONS = "games.parquet", "positions.parquet"
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
PREDICTIONS = {
    **SETUP,
    "number": "whole",
    "bot": "text",
    "position": "whole",
    "seat": "whole",
    "predicted": "real",
    "win": "real",
}
"""One row a position and seat: the points it was predicted, and its share of the win in the end."""
ASSETS = {
    **SETUP,
    "bot": "text",
    "number": "whole",
    "position": "whole",
    "early": "real",
    "more": "amounts",
    "ahead": "real",
}
"""One row a turn: what the seat had more than the others, and by how many points it ended ahead."""
TUNED = {
    **SETUP,
    "dice": "whole",
    "number": "whole",
    "round": "whole",
    "seating": "texts",
    "win": "real",
    "new_points": "real",
    "old_points": "real",
}
"""One row a game between new and old weights; games of the confirming match have no round."""


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
            "amounts": pyarrow.map_(text, real),
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
def rows_file(folder: Path | None, name: str, columns: dict[str, str]) -> Iterator[Callable[[Row], None]]:
    """Takes rows, in order; without a folder it lets them go."""
    if folder is None:
        yield lambda row: None
        return
    stream = Stream(folder / name, columns)
    try:
        yield stream.add
    finally:
        stream.close()


@contextmanager
def games_file(
    folder: Path | None, game: str, setup: Setup, seed: int
) -> Iterator[Callable[[Outcome], None]]:
    """Takes outcomes of `sim` and `arena`."""
    same, numbers = setup_row(game, setup, seed), count()
    with rows_file(folder, NAME, GAMES) as add:

        def take(outcome: Outcome) -> None:
            number = next(numbers)
            for seat, bot in enumerate(outcome.seating):
                add(
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

        yield take


@contextmanager
def wild_file(folder: Path | None, seed: int) -> Iterator[Callable[[int, Wild, Fuzzed], None]]:
    """Takes games of `fuzz`."""
    with rows_file(folder, NAME, WILD) as add:

        def take(number: int, wild: Wild, game: Fuzzed) -> None:
            add(
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

        yield take


@contextmanager
def predictions_file(
    folder: Path | None, plan: CalibrationPlan
) -> Iterator[Callable[[list[Position]], None]]:
    """Takes the positions of each game of `lab calibrate`."""
    numbers = count()
    with rows_file(folder, POSITIONS, PREDICTIONS) as add:

        def take(positions: list[Position]) -> None:
            number = next(numbers)
            same = {**setup_row(plan.game, plan.setup(number), plan.seed), "number": number, "bot": plan.bot}
            for place, position in enumerate(positions):
                for seat, (predicted, won) in enumerate(zip(position.values, position.won, strict=True)):
                    add({**same, "position": place, "seat": seat, "predicted": predicted, "win": won})

        yield take


@contextmanager
def assets_file(
    folder: Path | None, plan: AssetPlan, names: list[str]
) -> Iterator[Callable[[list[Noted]], None]]:
    """Takes what was noted in each game of `lab worth`."""
    same, numbers = {**setup_row(plan.game, plan.setup, plan.seed), "bot": plan.bot}, count()
    with rows_file(folder, POSITIONS, ASSETS) as add:

        def take(noted: list[Noted]) -> None:
            number = next(numbers)
            for place, one in enumerate(noted):
                more = dict(zip(names, one.more, strict=True))
                add(
                    {
                        **same,
                        "number": number,
                        "position": place,
                        "early": one.early,
                        "more": more,
                        "ahead": one.ahead,
                    }
                )

        yield take


@contextmanager
def tuning_file(folder: Path | None, plan: TuningPlan, played: int) -> Iterator[Callable[[Tuned], None]]:
    """Takes games of `lab tune`; a run that goes on writes beside what it wrote before."""
    same, numbers = setup_row(plan.game, plan.setup, plan.seed), count(played)
    name = NAME if not played else NAME.replace(".", f"-from-{played}.")
    with rows_file(folder, name, TUNED) as add:

        def take(game: Tuned) -> None:
            add(
                {
                    **same,
                    "dice": game.pairing.number,
                    "number": next(numbers),
                    "round": game.round,
                    "seating": list(game.pairing.seats),
                    "win": game.result.wins,
                    "new_points": game.result.new_points,
                    "old_points": game.result.old_points,
                }
            )

        yield take
