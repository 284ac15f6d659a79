"""Positions of games as data for learning: what a seat knew, could choose and chose, and how the game ended for it."""

from __future__ import annotations

import json
from array import array
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from kronrat.bots import make
from kronrat.bots.bot import Bot, choose
from kronrat.bots.ismcts import IsmctsBot
from kronrat.kernel import log
from kronrat.kernel.dice import Dice
from kronrat.kernel.errors import Unreadable
from kronrat.kernel.play import asked, play
from kronrat.kernel.step import Core, Move
from kronrat.lab import parquet
from kronrat.lab.game_loop import Accumulator, play_game
from kronrat.match import record
from kronrat.match.dice import seed_from
from kronrat.rl.core import Table, numbers_of
from kronrat.rl.layout import Layout

COLUMNS = {
    "game": "number of the game in this file",
    "number": "number of the choice in its game",
    "seat": "the seat that chose",
    "observation": "what it knew: one number after another, see arrays",
    "legal": "what it could choose: numbers of the flat space, see actions",
    "choice": "what it chose",
    "value": "how the search valued the chosen move, in its own unit; empty where nothing was searched",
    "outcome": "the seat's share in the win: 1 alone, 0 for none",
    "score": "the seat's points at the end",
}


@dataclass
class Position:
    """One choice; how the game ended is known later."""

    seat: int
    observation: bytes
    legal: list[int]
    choice: int
    value: float | None
    outcome: float = 0.0
    score: int = 0


@dataclass
class Gathering(Accumulator):
    """Keeps every choice of a game. A whole move is as many positions as it has choices."""

    layout: Layout
    positions: list[Position] = field(default_factory=list)
    value: float | None = None
    """Of the move about to be made, from whoever chose it."""

    def step(self, g: Core, seat: int, move: Move) -> None:
        value, self.value = self.value, None
        if seat not in self.layout.players or seat != asked(g)[0]:
            return  # chance, an automa, or a sealed answer given out of turn
        table = Table(self.layout.space, self.layout.observation(), g.clone(), Dice(0))
        for number in numbers_of(self.layout.space, g.stack[-1], move):
            table.list_choices()
            self.positions.append(Position(seat, table.observe(seat), table.legal(), number, value))
            table.cursor.choose(number - table.offset)

    def after(self, g: Core) -> None:
        won = self.layout.reward(g)
        scores = [sum(points for _, points in items) for items in self.layout.rules.play.scores(g)]
        for one in self.positions:
            one.outcome, one.score = won[one.seat], scores[one.seat]


def of_bots(layout: Layout, codes: Sequence[str], games: int, seed: int) -> Iterator[list[Position]]:
    """Games between bots, one after another."""
    bots = [make(codes[seat % len(codes)]) for seat in range(layout.setup.seats)]
    if layout.automa < layout.setup.seats:
        bots[layout.automa] = make("automa")
    for number in range(games):
        gathering = Gathering(layout)

        def decide(g: Core, seat: int, dice: Dice, gathering: Gathering = gathering) -> Move:
            move, gathering.value = valued(bots[seat], layout, g, seat, dice)
            return move

        play_game(layout.rules, layout.setup, seed_from(seed, number), decide, [gathering])
        yield gathering.positions


def valued(bot: Bot, layout: Layout, g: Core, seat: int, dice: Dice) -> tuple[Move, float | None]:
    """A bot's move, and what its search thinks of it if it has one."""
    if not isinstance(bot, IsmctsBot):
        return choose(bot, layout.rules, g, seat, dice), None
    search = bot.begin(layout.rules, layout.rules.play.resample(g, seat, dice), seat, dice)
    search.run(bot.iterations, bot.seconds, bot.deadline)
    move = search.answer()
    arm = search.root.known[move]
    return move, arm.total[seat] / arm.visits if arm.visits else None


def of_records(layout: Layout, files: Iterable[Path]) -> Iterator[list[Position]]:
    """Finished games of a server, as `kronrat admin export` writes them; their names are not looked at."""
    for file in files:
        told = record.read(file.read_text(encoding="utf-8"))
        if (told.game, told.setup) != (layout.info.id, layout.setup):
            continue
        if not record.replay(told).over:
            continue
        gathering, g = Gathering(layout), layout.start()
        for text, _ in told.lines:
            seat, move = log.parse(g, text)
            gathering.step(g, seat, move)
            play(g, seat, move)
        gathering.after(g)
        yield gathering.positions


def write(
    layout: Layout,
    games: Iterable[list[Position]],
    file: Path,
    source: str,
    progress: Callable[[int], None] = lambda done: None,
) -> dict[str, Any]:
    """A Parquet file, and beside it what it holds: the datasheet."""
    parquet.ready()
    import pyarrow
    from pyarrow import parquet as files

    schema = pyarrow.schema(
        {
            "game": pyarrow.int32(),
            "number": pyarrow.int32(),
            "seat": pyarrow.int8(),
            "observation": pyarrow.list_(pyarrow.int16(), layout.size),
            "legal": pyarrow.list_(pyarrow.int32()),
            "choice": pyarrow.int32(),
            "value": pyarrow.float32(),
            "outcome": pyarrow.float32(),
            "score": pyarrow.int32(),
        }
    )
    file.parent.mkdir(parents=True, exist_ok=True)
    count = positions = 0
    with files.ParquetWriter(file, schema, compression="zstd") as writer:
        for found in games:
            rows = [
                {
                    "game": count,
                    "number": number,
                    **asdict(one),
                    "observation": array("h", one.observation).tolist(),
                }
                for number, one in enumerate(found)
            ]
            writer.write_table(pyarrow.Table.from_pylist(rows, schema=schema))
            count, positions = count + 1, positions + len(rows)
            progress(count)
    if not count:
        file.unlink()
        raise Unreadable("positions", "no game to export: none is over, or none is of this game and set-up")
    told = sheet(layout, source, count, positions)
    file.with_suffix(".json").write_text(json.dumps(told, ensure_ascii=False, indent=1), encoding="utf-8")
    return told


def sheet(layout: Layout, source: str, games: int, positions: int) -> dict[str, Any]:
    """What a file of positions is, by itself: nothing of this package is needed to read it."""
    return {
        "game": layout.info.id,
        "rules_version": layout.info.version,
        "edition": layout.setup.edition,
        "players": layout.setup.seats,
        "options": dict(layout.setup.options),
        "source": source,
        "games": games,
        "positions": positions,
        "persons": "no names, no times, no addresses: only what was known, offered and chosen",
        "columns": COLUMNS,
        "arrays": [asdict(one) for one in layout.arrays],
        "actions": [layout.word(number) for number in range(layout.actions)],
    }
