"""`kronrat lab rules`: which rule is where, and how often it comes into play."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import click

from kronrat.cli.common import crew_options, game_argument, progress, seed_option
from kronrat.kernel.game import find
from kronrat.lab.code import compiled
from kronrat.lab.fired import count_many
from kronrat.lab.pool import Crew
from kronrat.lab.rules_matrix import matrix


@click.command()
@game_argument
@click.option(
    "--games", "count", type=click.IntRange(1), default=100, show_default=True, help="How many games."
)
@seed_option
@crew_options
@click.option(
    "--tests",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    default=Path("tests/games"),
    show_default=True,
    help="The folder that holds a folder of tests for each game.",
)
@click.option("--out", type=click.Path(dir_okay=False, path_type=Path), help="Write it to this file.")
def rules(game: str, count: int, seed: int, tests: Path, out: Path | None, crew: Crew) -> None:
    """Write the matrix of a game's rulebook: paragraph, rule, code, test, page, and how often it fired.

    The games are played at random and by greedy bots in turns, with every number of players, edition and option.
    Rules are counted in their sources, so they run interpreted here.
    """
    if compiled():
        again = [sys.executable, "-m", "kronrat", *sys.argv[1:]]
        sys.exit(
            subprocess.run(again, env={**os.environ, "KRONRAT_INTERPRETED": "1"}, check=False).returncode
        )
    info = find(game)[0]
    with progress("games", count, bool(out is None)) as tick:
        fired = count_many(info, count, seed, crew, tick)
    text = matrix(info, tests / info.id, fired, f"{count:,} games (seed {seed}) of mixed set-ups")
    if out is None:
        click.echo(text)
    else:
        out.write_text(text, encoding="utf-8")
