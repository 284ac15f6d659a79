"""`kronrat arena`: a tournament between bots, with intervals that say how sure it is."""

from __future__ import annotations

from pathlib import Path

import click

from kronrat import bots as registry
from kronrat.cli.common import (
    as_json,
    complete_bots,
    crew_options,
    game_argument,
    prepare,
    print_table,
    progress,
    seed_option,
    set_option,
    show,
    stop_if_interrupted,
    tell_illegal,
)
from kronrat.lab import parquet
from kronrat.lab.arena import Contest, Standings, compete, names
from kronrat.lab.arena_report import report
from kronrat.lab.intervals import METHOD
from kronrat.lab.pool import Crew


@click.command()
@game_argument
@click.option("--players", type=int, default=2, show_default=True, help="How many seats.")
@click.option(
    "--bots",
    shell_complete=complete_bots,
    default="page,squire",
    show_default=True,
    help="Two or more, e.g. squire,ismcts:800; king,greedy,greedy,greedy: one against three.",
)
@click.option(
    "--games",
    "count",
    type=click.IntRange(1),
    default=20,
    show_default=True,
    help="How many games, rounded up to whole rounds of seatings.",
)
@seed_option
@crew_options
@set_option
@click.option(
    "--out",
    type=click.Path(file_okay=False, path_type=Path),
    help="Write arena.html (the report) and games.parquet (every game and seat) into this folder.",
)
@as_json
def arena(
    game: str,
    players: int,
    bots: str,
    count: int,
    seed: int,
    settings: tuple[str, ...],
    out: Path | None,
    as_json: bool,
    crew: Crew,
) -> None:
    """Let bots play each other from every seat with the same dice; win rates with 95 % intervals."""
    info, setup = prepare(game, players, settings)
    codes = tuple(code.strip() for code in bots.split(",") if code.strip())
    for code in codes:
        registry.make(code)
    contest = Contest(info.id, setup, codes, count, seed)
    total = len(contest.pairings())
    with parquet.games_file(out, info.id, setup, seed) as watch, progress("games", total, as_json) as tick:
        standings = compete(contest, crew, tick, watch)
    if out is not None:
        (out / "arena.html").write_text(report(standings, info.title), encoding="utf-8")
    if as_json:
        show(standings.figures(), True, "")
    else:
        print_standings(standings, info.title)
    tell_illegal(standings.illegal)
    stop_if_interrupted(standings.complete, standings.games, total)


def print_standings(standings: Standings, title: str) -> None:
    """The standings, best first, and below them each bot against each other."""
    rows = []
    for bot, row in ranked(standings):
        interval = f"{row['low']:.0%} – {row['high']:.0%}"
        rows.append([bot, f"{row['games']}", f"{row['rate']:.1%}", interval, f"{row['mean_score']:.1f}"])
    heading = f"{title}: {standings.games} games, chance {1 / standings.contest.setup.seats:.0%}"
    print_table(["bot", "games", "won", "95 %", "points"], rows, heading)
    click.echo(f"95 %: {METHOD}")
    each = names(standings.contest)
    pairs = []
    for bot in each:
        met = [standings.pairs.get((bot, foe)) for foe in each]
        pairs.append([bot, *(f"{pair.wins / pair.games:.0%}" if pair else "–" for pair in met)])
    print_table(["", *each], pairs, "ahead of")


def ranked(standings: Standings) -> list[tuple[str, dict[str, float | int]]]:
    rows = [(bot, standing.figures()) for bot, standing in standings.bots.items()]
    return sorted(rows, key=lambda row: (-row[1]["rate"], row[0]))
