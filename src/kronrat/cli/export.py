"""`kronrat export`: what was played, as data for others."""

from __future__ import annotations

from pathlib import Path

import click

from kronrat.cli.common import complete_bots, game_argument, given, pairs, progress, seed_option, set_option


@click.group()
def export() -> None:
    """Write games as data for learning."""


@export.command()
@game_argument
@click.option(
    "--out",
    required=True,
    type=click.Path(dir_okay=False, path_type=Path),
    help="The Parquet file; its datasheet is written beside it, as .json.",
)
@click.option("--players", type=int, default=2, show_default=True, help="How many seats.")
@click.option(
    "--bots",
    default="greedy",
    show_default=True,
    shell_complete=complete_bots,
    help="Bots by seat, e.g. ismcts:200,greedy; repeated to fill. Those that search tell values too.",
)
@click.option(
    "--games", "count", type=click.IntRange(1), default=100, show_default=True, help="How many games."
)
@click.option(
    "--records",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    help="Instead: finished games of a server, as `kronrat admin export` wrote them here.",
)
@seed_option
@set_option
def positions(
    game: str,
    out: Path,
    players: int,
    bots: str,
    count: int,
    records: Path | None,
    seed: int,
    settings: tuple[str, ...],
) -> None:
    """Write every choice of many games: what the seat knew, could choose and chose, and how the game ended for it."""
    from kronrat.lab import positions as data
    from kronrat.rl.layout import layout_of

    if records and (given("bots") or given("count")):
        raise click.UsageError("--records takes games that were played: neither --bots nor --games")
    layout = layout_of(game, players, "", pairs(settings))
    with progress("positions", count) as told:
        if records:
            found, source = (
                data.of_records(layout, sorted(records.glob("*.txt"))),
                "finished games of a server",
            )
        else:
            found, source = data.of_bots(layout, bots.split(","), count, seed), f"bots {bots}, seed {seed}"
        sheet = data.write(layout, found, out, source, told)
    click.echo(f"{sheet['positions']} positions of {sheet['games']} games in {out}")
