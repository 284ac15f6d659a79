"""`kronrat lab characters`: how the characters of a game's bots hold their own, and what they do otherwise."""

from __future__ import annotations

from typing import Any

import click

from kronrat.cli.common import (
    as_json,
    complete_bots,
    crew_options,
    game_argument,
    prepare,
    print_table,
    progress,
    seed_option,
    show,
)
from kronrat.lab.characters import CharactersPlan, measure
from kronrat.lab.intervals import METHOD
from kronrat.lab.pool import Crew


@click.command()
@game_argument
@click.option("--players", type=int, default=2, show_default=True, help="How many seats.")
@click.option(
    "--level", default="knight", show_default=True, shell_complete=complete_bots, help="Whose characters."
)
@click.option(
    "--games",
    "count",
    type=click.IntRange(2),
    default=40,
    show_default=True,
    help="How many games of each character.",
)
@seed_option
@crew_options
@as_json
def characters(game: str, players: int, level: str, count: int, seed: int, as_json: bool, crew: Crew) -> None:
    """Let every character share the table with its plain level: win rates, and what it likes and gets."""
    info, setup = prepare(game, players, ())
    plan = CharactersPlan(info.id, setup, level, count, seed)
    with progress("games", len(plan.meetings()), as_json) as tick:
        figures: dict[str, Any] = measure(plan, crew, tick)
    if as_json:
        show(figures, True, "")
        return
    rows = []
    for style, row in figures["characters"].items():
        more = ", ".join(
            f"{name} {one['own']:.2f} v {one['plain']:.2f}" for name, one in row["habits"].items()
        )
        interval = f"{row['low']:.0%} – {row['high']:.0%}"
        rows.append([style, f"{row['games']}", f"{row['rate']:.1%}", interval, more])
    heading = f"{info.title}: characters of the {level}, {players} players"
    print_table(["character", "games", "won", "95 %", "what it likes: its own v the others'"], rows, heading)
    click.echo(f"95 %: {METHOD}")
