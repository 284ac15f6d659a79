"""`kronrat lab worth`: what the things a seat may have are worth in points, early and late in a game."""

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
from kronrat.kernel.errors import Unreadable
from kronrat.kernel.game import find
from kronrat.lab import parquet
from kronrat.lab.asset_values import AssetPlan, asset_names, asset_values
from kronrat.lab.pool import Crew


@click.command()
@game_argument
@click.option("--players", type=click.IntRange(2), default=2, show_default=True, help="How many seats.")
@click.option(
    "--bot", default="squire", show_default=True, shell_complete=complete_bots, help="Who plays all seats."
)
@click.option(
    "--slips",
    type=click.FloatRange(0, 1),
    default=0.05,
    show_default=True,
    help="Share of moves chosen one ply ahead.",
)
@click.option(
    "--games", "count", type=click.IntRange(4), default=100, show_default=True, help="How many games."
)
@seed_option
@crew_options
@positions_option
@as_json
def worth(
    game: str,
    players: int,
    bot: str,
    slips: float,
    count: int,
    seed: int,
    out: Path | None,
    as_json: bool,
    crew: Crew,
) -> None:
    """Ask many games what each thing a seat has was worth to it in the end: points for one more of it."""
    info, edition = find(game)
    setup = info.setup(players, edition)
    names = asset_names(info.id, setup)
    if not names:
        raise Unreadable("game", f"{info.title} does not list what a seat has, so there is nothing to ask")
    plan = AssetPlan(info.id, setup, bot, slips, count, seed)
    with parquet.assets_file(out, plan, names) as watch, progress("games", count, as_json) as tick:
        figures = asset_values(plan, crew, tick, watch)
    show(figures, as_json, f"{info.title}: what things are worth")
