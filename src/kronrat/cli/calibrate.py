"""`kronrat lab calibrate`: are the chances right that are told, and what turns a judgement into them?"""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path
from typing import Any

import click

from kronrat.bots.network_file import FOLDER
from kronrat.cli.common import (
    as_json,
    complete_bots,
    crew_options,
    game_argument,
    positions_option,
    print_table,
    progress,
    seed_option,
    show,
)
from kronrat.kernel.game import Info, find
from kronrat.lab import parquet
from kronrat.lab.calibrate import HINTS, CalibrationPlan
from kronrat.lab.calibrate import calibrate as fit
from kronrat.lab.pool import Crew


@click.command()
@game_argument
@click.option(
    "--bot", default="squire", show_default=True, shell_complete=complete_bots, help="Who plays all seats."
)
@click.option("--players", type=int, help="Only with so many seats; else two games of each number by turns.")
@click.option(
    "--games", "count", type=click.IntRange(2), default=60, show_default=True, help="How many games."
)
@click.option("--keep", is_flag=True, help="Write the temperatures into the files of the networks.")
@seed_option
@crew_options
@positions_option
@as_json
def calibrate(
    game: str,
    bot: str,
    players: int | None,
    count: int,
    keep: bool,
    seed: int,
    out: Path | None,
    as_json: bool,
    crew: Crew,
) -> None:
    """Fit how a judgement becomes chances to win, and say how often the chances were right."""
    info, edition = find(game)
    every = range(max(2, info.seats[0]), info.seats[1] + 1)
    setups = [info.setup(seats, edition) for seats in ([players] if players else every)]
    plan = CalibrationPlan(info.id, setups, bot, count, seed)
    with parquet.predictions_file(out, plan) as watch, progress("games", count, as_json) as tick:
        figures = fit(plan, crew, tick, watch)
    judges: dict[str, Any] = figures.pop("judges")
    if keep:
        for name, judge in judges.items():
            if name != HINTS:
                keep_temperature(info, name, judge["spread"])
    if as_json:
        show({**figures, "judges": judges}, True, "")
        return
    show(figures, False, f"{info.title}: chances")
    rows = []
    for name, judge in judges.items():
        for view, seen in judge["views"].items():
            told = [f"{row['told']:.0%} → {row['won']:.0%} ({row['count']})" for row in seen["reliability"]]
            rows.append([name, view, f"{judge['spread']}", f"{seen['farthest']:.1%}", ", ".join(told)])
    print_table(["judge", "view", "spread", "farthest", "told → won (how often)"], rows)


def keep_temperature(info: Info, name: str, temperature: float) -> None:
    """Beside the weights, in the same file: other weights need another temperature."""
    file = Path(str(files(info.folder).joinpath(FOLDER, f"{name}.json")))
    whole = {**json.loads(file.read_text(encoding="utf-8")), "temperature": temperature}
    text = json.dumps(whole, ensure_ascii=False, separators=(",", ":")) + "\n"
    file.write_text(text, encoding="utf-8")
