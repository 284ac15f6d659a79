"""What commands share: options as pairs, figures as JSON or as a table, progress on standard error."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from kronrat.bots import automa_options
from kronrat.kernel.errors import Unreadable
from kronrat.kernel.game import Info, Setup, find

INTERRUPTED = 130

as_json = click.option(
    "--json", "as_json", is_flag=True, help="One JSON object on standard output, nothing else."
)
set_option = click.option(
    "--set",
    "settings",
    multiple=True,
    metavar="OPTION=VALUE",
    help="An option of the game (see kronrat games).",
)
seed_option = click.option("--seed", type=int, default=1, show_default=True, help="Same seed, same games.")
jobs_option = click.option(
    "--jobs", type=click.IntRange(1, 256), default=1, show_default=True, help="Processes side by side."
)


def pairs(settings: tuple[str, ...]) -> dict[str, str]:
    """`("limit=500",)` → `{"limit": "500"}`."""
    chosen = {}
    for setting in settings:
        key, equals, value = setting.partition("=")
        if not equals:
            raise Unreadable("option", f"--set takes OPTION=VALUE, not {setting!r}")
        chosen[key] = value
    return chosen


def prepare(
    name: str, players: int, settings: tuple[str, ...], codes: tuple[str, ...] = ()
) -> tuple[Info, Setup]:
    """GAME[/EDITION], a player count and options, checked; an automa among the seats brings its own."""
    info, edition = find(name)
    return info, info.setup(players, edition, automa_options(info, codes, pairs(settings)))


@contextmanager
def progress(label: str, total: int, quiet: bool = False) -> Iterator[Callable[[int], None]]:
    """A bar on standard error while long work runs; nothing where nobody watches."""
    console = Console(stderr=True)
    if quiet or not console.is_terminal:
        yield lambda done: None
        return
    columns = (TextColumn(label), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task(label, total=total)
        yield lambda done: bar.update(task, completed=done)


def stop_if_interrupted(complete: bool, done: int, asked: int) -> None:
    """After Ctrl-C what is finished has been told; the exit code says that it is not everything."""
    if not complete:
        click.echo(f"stopped after {done} of {asked} games.", err=True)
        sys.exit(INTERRUPTED)


def show(figures: Any, json_wanted: bool, title: str) -> None:
    """Print figures: JSON for programs, a table for people."""
    if json_wanted:
        click.echo(json.dumps(figures, ensure_ascii=False))
        return
    table = Table(title=title, show_header=False)
    for key, value in figures.items():
        table.add_row(key, _cell(value))
    Console().print(table)


def _cell(value: object) -> str:
    if isinstance(value, dict):
        return "\n".join(f"{key}: {_cell(inner)}" for key, inner in value.items())
    if isinstance(value, float):
        return f"{value:,.3f}"
    if isinstance(value, bool) or not isinstance(value, int):
        return str(value)
    return f"{value:,}"
