"""`kronrat fuzz` and `kronrat perft`: wild play under the laws, and move-tree counts."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from kronrat.cli.common import (
    as_json,
    complete_games,
    crew_options,
    game_argument,
    given,
    out_option,
    pairs,
    prepare,
    progress,
    seed_option,
    set_option,
    show,
    stop_if_interrupted,
)
from kronrat.kernel.game import find, games
from kronrat.lab import parquet
from kronrat.lab.fuzz import Found, FuzzPlan
from kronrat.lab.fuzz import fuzz as run
from kronrat.lab.fuzz import perft as count_tree
from kronrat.lab.fuzz_all import AllPlan, fuzz_all
from kronrat.lab.pool import Crew
from kronrat.match.record import read, replay


@click.command()
@click.argument("game", metavar="GAME[/EDITION]", required=False, shell_complete=complete_games)
@click.option(
    "--all",
    "everything",
    is_flag=True,
    help="All games by turns, in every edition, option and player count, by several bots.",
)
@click.option("--players", type=int, help="One player count; all of them by turns if left out.")
@click.option(
    "--games", "count", type=click.IntRange(1), default=300, show_default=True, help="How many games."
)
@seed_option
@crew_options
@set_option
@out_option
@as_json
def fuzz(
    game: str | None,
    everything: bool,
    players: int | None,
    count: int,
    seed: int,
    settings: tuple[str, ...],
    out: Path | None,
    as_json: bool,
    crew: Crew,
) -> None:
    """Play wild games and check every state against the game's laws. Ends with 1 if one broke."""
    if everything:
        if game or players or settings:
            raise click.UsageError("--all draws game, players and options by itself")
        found = all_games(count, seed, out, as_json, crew)
    elif game:
        found = one_game(game, players, count, seed, settings, out, as_json, crew)
    else:
        raise click.UsageError("name a game, or --all")
    show(found.figures(), as_json, f"{game or 'all games'}: {found.games} games")
    stop_if_interrupted(found.complete, found.games, count)
    sys.exit(1 if found.violations else 0)


def all_games(count: int, seed: int, out: Path | None, quiet: bool, crew: Crew) -> Found:
    plan = AllPlan(tuple(games()), count, seed)
    with parquet.wild_file(out, seed) as watch, progress("games", count, quiet) as tick:
        return fuzz_all(plan, crew, tick, watch)


def one_game(
    game: str,
    players: int | None,
    count: int,
    seed: int,
    settings: tuple[str, ...],
    out: Path | None,
    quiet: bool,
    crew: Crew,
) -> Found:
    info, edition = find(game)
    counts = (players,) if players else tuple(range(info.seats[0], info.seats[1] + 1))
    for seats in counts:
        info.setup(seats, edition, pairs(settings))
    plan = FuzzPlan(info.id, edition, counts, count, seed, tuple(pairs(settings).items()))
    with parquet.wild_file(out, seed) as watch, progress("games", count, quiet) as tick:
        return run(plan, crew, tick, watch)


@click.command()
@game_argument
@click.option("--players", type=int, default=2, show_default=True, help="How many seats.")
@click.option(
    "--depth", type=click.IntRange(1, 8), default=3, show_default=True, help="How many decisions deep."
)
@click.option(
    "--record", type=click.Path(exists=True, dir_okay=False, path_type=Path), help="Start from this record."
)
@click.option(
    "--after", type=click.IntRange(0), default=0, show_default=True, help="So many lines into the record."
)
@set_option
@as_json
def perft(
    game: str,
    players: int,
    depth: int,
    record: Path | None,
    after: int,
    settings: tuple[str, ...],
    as_json: bool,
) -> None:
    """Count the move tree, chance included, level by level: from the start or from a line of a record."""
    if given("after") and record is None:
        raise click.UsageError("--after counts lines of a record: name it with --record")
    if record is not None and (given("players") or settings):
        raise click.UsageError("a --record brings its own players and options")
    info, setup = prepare(game, players, settings)
    if record is not None:
        g = replay(read(record.read_text("utf-8")), after).state
    else:
        g = info.rules().play.start(setup)
    show({"game": game, "counts": count_tree(g, depth)}, as_json, f"{game}: move tree")
