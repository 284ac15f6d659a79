"""`kronrat lab calibrate`: the spread that turns predicted points into chances to win."""

from __future__ import annotations

from pathlib import Path

import click

from kronrat.cli.common import (
    as_json,
    complete_bots,
    crew_options,
    game_argument,
    positions_option,
    progress,
    seed_option,
    show,
)
from kronrat.kernel.game import find
from kronrat.lab import parquet
from kronrat.lab.calibrate import CalibrationPlan
from kronrat.lab.calibrate import calibrate as fit
from kronrat.lab.pool import Crew


@click.command()
@game_argument
@click.option(
    "--bot", default="squire", show_default=True, shell_complete=complete_bots, help="Who plays all seats."
)
@click.option(
    "--games", "count", type=click.IntRange(2), default=60, show_default=True, help="How many games."
)
@seed_option
@crew_options
@positions_option
@as_json
def calibrate(
    game: str, bot: str, count: int, seed: int, out: Path | None, as_json: bool, crew: Crew
) -> None:
    """Fit how predicted points become chances to win, and say how often the chances were right."""
    info, edition = find(game)
    setups = [info.setup(seats, edition) for seats in range(max(2, info.seats[0]), info.seats[1] + 1)]
    plan = CalibrationPlan(info.id, setups, bot, count, seed)
    with parquet.predictions_file(out, plan) as watch, progress("games", count, as_json) as tick:
        figures = fit(plan, crew, tick, watch)
    show(figures, as_json, f"{info.title}: chances")
