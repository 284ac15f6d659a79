"""`kronrat sim`: many games between bots."""

from __future__ import annotations

from pathlib import Path

import click

from kronrat import bots as registry
from kronrat.cli.common import (
    as_json,
    complete_bots,
    crew_options,
    game_argument,
    given,
    out_option,
    prepare,
    progress,
    refuse_both,
    seed_option,
    set_option,
    show,
    stop_if_interrupted,
    tell_illegal,
)
from kronrat.kernel.errors import Unreadable
from kronrat.lab import parquet
from kronrat.lab.pool import Crew
from kronrat.lab.sim import Plan, simulate


@click.command()
@game_argument
@click.option("--players", type=int, default=2, show_default=True, help="How many seats.")
@click.option(
    "--bots",
    default="random",
    show_default=True,
    shell_complete=complete_bots,
    help="Bots by seat, e.g. random,greedy; repeated to fill.",
)
@click.option(
    "--seats", help="Bots that keep their seats, one for each, e.g. greedy,automa:hard; instead of --bots."
)
@click.option(
    "--games", "count", type=click.IntRange(1), default=100, show_default=True, help="How many games."
)
@seed_option
@crew_options
@set_option
@click.option(
    "--records", type=click.Path(file_okay=False, path_type=Path), help="Write every game's record here."
)
@out_option
@as_json
def sim(
    game: str,
    players: int,
    bots: str,
    seats: str | None,
    count: int,
    seed: int,
    settings: tuple[str, ...],
    records: Path | None,
    out: Path | None,
    as_json: bool,
    crew: Crew,
) -> None:
    """Play many games between bots and count wins, points, endings and speed."""
    refuse_both("--seats", "--bots", "either bots move from seat to seat, or each keeps its own")
    codes = tuple(code.strip() for code in (seats or bots).split(",") if code.strip())
    if seats:
        if given("players") and players != len(codes):
            raise click.UsageError(f"--seats names {len(codes)} seats, --players says {players}")
        players = len(codes)
    info, setup = prepare(game, players, settings, codes if seats else ())
    if not codes or len(codes) > players:
        raise Unreadable("bots", f"{len(codes)} bots do not fit {players} seats")
    for code in codes:
        registry.make(code)
    plan = Plan(info.id, setup, codes, count, seed, records, bool(seats))
    with parquet.games_file(out, info.id, setup, seed) as watch, progress("games", count, as_json) as tick:
        tally = simulate(plan, crew, tick, watch)
    show(tally.figures(), as_json, f"{game}: {tally.games} games")
    tell_illegal(tally.illegal)
    stop_if_interrupted(tally.complete, tally.games, count)
