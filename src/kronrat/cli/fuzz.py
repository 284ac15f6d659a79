"""`kronrat fuzz` and `kronrat perft`: wild play under the laws, and move-tree counts."""

from __future__ import annotations

import sys

import click

from kronrat.cli.common import as_json, jobs_option, pairs, prepare, progress, seed_option, set_option, show
from kronrat.kernel.game import find
from kronrat.lab.fuzz import FuzzPlan
from kronrat.lab.fuzz import fuzz as run
from kronrat.lab.fuzz import perft as count_tree


@click.command()
@click.argument("game", metavar="GAME[/EDITION]")
@click.option("--players", type=int, help="One player count; all of them by turns if left out.")
@click.option(
    "--games", "count", type=click.IntRange(1), default=300, show_default=True, help="How many games."
)
@seed_option
@jobs_option
@set_option
@as_json
def fuzz(
    game: str, players: int | None, count: int, seed: int, jobs: int, settings: tuple[str, ...], as_json: bool
) -> None:
    """Play wild games and check every state against the game's laws. Ends with 1 if one broke."""
    info, edition = find(game)
    counts = (players,) if players else tuple(range(info.seats[0], info.seats[1] + 1))
    for seats in counts:
        info.setup(seats, edition, pairs(settings))
    plan = FuzzPlan(info.id, edition, counts, count, seed, tuple(pairs(settings).items()))
    with progress("games", count, as_json) as tick:
        found = run(plan, jobs, tick)
    show(found.figures(), as_json, f"{game}: {count} games")
    sys.exit(1 if found.violations else 0)


@click.command()
@click.argument("game", metavar="GAME[/EDITION]")
@click.option("--players", type=int, default=2, show_default=True, help="How many seats.")
@click.option(
    "--depth", type=click.IntRange(1, 8), default=3, show_default=True, help="How many decisions deep."
)
@set_option
@as_json
def perft(game: str, players: int, depth: int, settings: tuple[str, ...], as_json: bool) -> None:
    """Count the move tree from the start, chance included, level by level."""
    info, setup = prepare(game, players, settings)
    counts = count_tree(info.rules().start(setup), depth)
    show({"game": game, "players": players, "counts": counts}, as_json, f"{game}: move tree")
