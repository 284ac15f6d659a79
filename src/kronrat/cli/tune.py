"""`kronrat lab tune`: fit the weights of a game's evaluation by self-play."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import click

from kronrat.cli.common import (
    as_json,
    crew_options,
    game_argument,
    out_option,
    pairs,
    progress,
    seed_option,
    set_option,
    show,
)
from kronrat.kernel.errors import Unreadable
from kronrat.kernel.game import Info, find
from kronrat.lab import parquet
from kronrat.lab.fuzz import bounded
from kronrat.lab.pool import Crew
from kronrat.lab.tune import TuningPlan, stand, tune
from kronrat.lab.tune_report import figures, report
from kronrat.parts.hints import hints_of
from kronrat.parts.weights import write_weights

FILE = "weights.toml"
REPORT = "weights.md"


@click.command("tune")
@game_argument
@click.option("--players", type=int, default=2, show_default=True, help="How many seats.")
@click.option(
    "--rounds", type=click.IntRange(1), default=100, show_default=True, help="How often the weights move."
)
@click.option("--games", type=click.IntRange(2), default=8, show_default=True, help="Games in a round, even.")
@click.option(
    "--confirm",
    type=click.IntRange(2),
    default=400,
    show_default=True,
    help="Games of the confirming match, even.",
)
@seed_option
@crew_options
@set_option
@click.option(
    "--state",
    type=click.Path(dir_okay=False, path_type=Path),
    help="How far it is: an interrupted run goes on from this file.  [default: GAME.tune.json]",
)
@click.option(
    "--keep", is_flag=True, help="Put the fitted weights and a report into the game, if they are better."
)
@out_option
@as_json
def tune_command(
    game: str,
    players: int,
    rounds: int,
    games: int,
    confirm: int,
    seed: int,
    settings: tuple[str, ...],
    state: Path | None,
    keep: bool,
    out: Path | None,
    as_json: bool,
    crew: Crew,
) -> None:
    """Fit the weights of a game's evaluation by self-play, then play them against the old ones on fresh dice."""
    info, edition = find(game)
    setup = info.setup(players, edition, bounded(info, tuple(pairs(settings).items())))
    if players < 2 or games % 2 or confirm % 2:
        raise Unreadable(
            "tune", "tuning needs two seats or more, and even numbers of games: sides are swapped"
        )
    plan = TuningPlan(info.id, setup, rounds, games, confirm, seed)
    file = state or Path(f"{info.id}.tune.json")
    played = stand(plan, file, crew.anew).games(plan)
    with (
        parquet.tuning_file(out, plan, played) as watch,
        progress("games", plan.total(), as_json) as tick,
    ):
        done = tune(plan, file, crew, tick, watch)
    kept = keep and done.better()
    if kept:
        folder = home(info)
        (folder / FILE).write_text(write_weights(done.table(done.fitted())), encoding="utf-8")
        (folder / REPORT).write_text(report(info.title, plan, done), encoding="utf-8")
    show(figures(plan, done) | {"kept": kept}, as_json, f"{info.title}: weights")


def home(info: Info) -> Path:
    """The folder of the module that declares the game's weights, where their file lies."""
    weights = type(hints_of(info.rules()).weights)
    folder = files(weights.__module__.rpartition(".")[0])
    if not isinstance(folder, Path):
        raise Unreadable("tune", f"{info.id} is not installed as files, so nothing can be kept")
    return folder
