"""`kronrat lab rules`: which rule is where, and how often it comes into play."""

from __future__ import annotations

from pathlib import Path

import click

from kronrat.cli.common import crew_options, game_argument, progress, seed_option
from kronrat.kernel.game import find
from kronrat.lab.fired import Fired, count_many
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
@click.option(
    "--counts",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Go on from the counts in this file, and keep them there.",
)
@click.option("--out", type=click.Path(dir_okay=False, path_type=Path), help="Write it to this file.")
def rules(
    game: str, count: int, seed: int, tests: Path, counts: Path | None, out: Path | None, crew: Crew
) -> None:
    """Write the matrix of a game's rulebook: paragraph, rule, code, test, page, and how often it fired.

    The games are played at random and by pages and squires, with every number of players, edition and option.
    Their moves are then played again by interpreted rules, in which the code of every rule is counted.
    """
    info = find(game)[0]
    fired = Fired.from_json(counts.read_text("utf-8")) if counts and counts.exists() else Fired(seed=seed)
    with progress("games", count, bool(out is None)) as tick:
        count_many(info, count, fired, crew, tick, counts)
    text = matrix(info, tests / info.id, fired)
    if out is None:
        click.echo(text)
    else:
        out.write_text(text, encoding="utf-8")
