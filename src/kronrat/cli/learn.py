"""`kronrat lab learn`: a network for a game's bots, by self-play."""

from __future__ import annotations

import os
import sys
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path

import click

from kronrat.bots.network_file import FOLDER
from kronrat.cli.common import (
    as_json,
    crew_options,
    game_argument,
    pairs,
    print_table,
    progress,
    seed_option,
    set_option,
    show,
)
from kronrat.cli.exits import INTERRUPTED
from kronrat.kernel.errors import Unreadable
from kronrat.kernel.game import Info, Setup, find
from kronrat.lab.fuzz import bounded
from kronrat.lab.pool import Crew
from kronrat.parts.hints import hints_of

HEADINGS = ["generation", "games", "loss", "won against the last", "alone against greedy", "kept", "seconds"]


@click.command("learn")
@game_argument
@click.option("--players", type=int, default=2, show_default=True, help="How many seats.")
@click.option(
    "--generations", type=click.IntRange(0), default=4, show_default=True, help="After the first one."
)
@click.option(
    "--first",
    type=click.IntRange(8),
    default=1000,
    show_default=True,
    help="Games of greedy bots to begin with.",
)
@click.option(
    "--games", type=click.IntRange(8), default=600, show_default=True, help="Games of every later generation."
)
@click.option(
    "--match", type=click.IntRange(2), default=400, show_default=True, help="Games against the last network."
)
@click.option(
    "--check",
    type=click.IntRange(0),
    default=200,
    show_default=True,
    help="Games alone against greedy bots, for the learning curve.",
)
@click.option(
    "--confirm",
    type=click.IntRange(2),
    default=400,
    show_default=True,
    help="The same with the last network, on fresh dice.",
)
@seed_option
@crew_options
@set_option
@click.option(
    "--mix",
    "mixes",
    multiple=True,
    metavar="OPTION=VALUE,VALUE…",
    help="Values of an option (or edition=…) that take turns from game to game.",
)
@click.option(
    "--state",
    type=click.Path(file_okay=False, path_type=Path),
    help="How far it is: an interrupted run goes on from this folder.  [default: GAME-PLAYERS.learn]",
)
@click.option(
    "--keep", is_flag=True, help="Put the network into the game, if it beats greedy bots without doubt."
)
@as_json
def learn_command(
    game: str,
    players: int,
    generations: int,
    first: int,
    games: int,
    match: int,
    check: int,
    confirm: int,
    seed: int,
    settings: tuple[str, ...],
    mixes: tuple[str, ...],
    state: Path | None,
    keep: bool,
    as_json: bool,
    crew: Crew,
) -> None:
    """Let a network learn by self-play how good positions are, generation by generation.

    Each generation plays games, learns from the newest ones, and is kept only if it wins a match against the last.
    """
    if find_spec("numpy") is None:
        raise Unreadable("learn", "learning needs NumPy: pip install 'kronrat[learn]'")
    one_thread()
    from kronrat.lab.learn.loop import Stopped, learn  # only now: NumPy is an extra
    from kronrat.lab.learn.plan import EDITION, LearnPlan
    from kronrat.lab.learn.report import beats_greedy, figures, table, with_report

    info, edition = find(game)
    mix = {name: tuple(values.split(",")) for name, values in pairs(mixes).items()}
    options = {name: values[0] for name, values in mix.items() if name != EDITION} | pairs(settings)
    setup = info.setup(players, edition, bounded(info, tuple(options.items())))
    if players < 2:
        raise Unreadable("learn", "learning needs two seats or more")
    plan = LearnPlan(
        info.id, setup, generations, first, games, match, check, confirm, seed, tuple(mix.items())
    )
    plan.setups(info)  # says what is wrong with --mix before anything is played
    folder = state or Path(f"{info.id}-{players}.learn")
    try:
        with progress("games", plan.total(), as_json) as tick:
            done, text = learn(plan, folder, crew, tick)
    except Stopped:
        click.echo(f"stopped; the same command goes on from {folder}.", err=True)
        sys.exit(INTERRUPTED)
    found = figures(plan, done)
    kept = keep and beats_greedy(plan, done)
    if kept:
        place = home(info) / f"{network_name(info, setup)}.json"
        place.parent.mkdir(exist_ok=True)
        place.write_text(with_report(text, found), encoding="utf-8")
    if as_json:
        show(found | {"kept": kept}, True, "")
        return
    print_table(HEADINGS, table(done), f"{info.title} for {players}: how it was learned")
    rest = {key: value for key, value in found.items() if key != "curve"}
    show(rest | {"kept": kept}, False, f"{info.title} for {players}")


def one_thread() -> None:
    """Networks are too small to be shared out: threads of NumPy's libraries would only wait for each other.

    Measured beside other work, two threads spent seven tenths of all time waiting. Must come before NumPy is loaded;
    whoever has set another number keeps it.
    """
    for library in ("OPENBLAS", "MKL", "OMP"):
        os.environ.setdefault(f"{library}_NUM_THREADS", "1")


def home(info: Info) -> Path:
    """The folder of the game's networks."""
    folder = files(info.folder)
    if not isinstance(folder, Path):
        raise Unreadable("learn", f"{info.id} is not installed as files, so nothing can be kept")
    return folder / FOLDER


def network_name(info: Info, setup: Setup) -> str:
    """What the game calls the network for a set-up."""
    rules = info.rules()
    return hints_of(rules).network(rules.play.start(setup))
