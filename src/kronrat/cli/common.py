"""What commands share: options as pairs, figures as JSON or as a table, progress on standard error."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from pathlib import Path
from typing import Any, TypeVar, cast

import click

from kronrat.bots import automa_options, known
from kronrat.cli.exits import INTERRUPTED
from kronrat.kernel.errors import Unreadable
from kronrat.kernel.game import Info, Setup, find, games
from kronrat.lab.pool import LOCAL, RAY, Crew
from kronrat.lab.run import runs_folder


def complete_games(context: click.Context, parameter: click.Parameter, typed: str) -> list[str]:
    """GAME or GAME/EDITION, for the shell."""
    names = [
        "/".join(filter(None, (info.id, edition)))
        for info in games().values()
        for edition in dict.fromkeys(("", *info.editions))
    ]
    return [name for name in names if name.startswith(typed)]


def complete_bots(context: click.Context, parameter: click.Parameter, typed: str) -> list[str]:
    """The last bot of a list, for the shell."""
    before, comma, last = typed.rpartition(",")
    return [f"{before}{comma}{name}" for name in known() if name.startswith(last)]


def complete_settings(context: click.Context, parameter: click.Parameter, typed: str) -> list[str]:
    """OPTION=VALUE of the game that was named."""
    # an option still without its value ends the reading of the line: words before it are left over in `args`
    words = [str(context.params.get("game") or ""), *context.args]
    named = [info for word in words if (info := games().get(word.partition("/")[0]))]
    pairs = [f"{option.key}={value}" for info in named for option in info.options for value in option.values]
    return [pair for pair in pairs if pair.startswith(typed)]


game_argument = click.argument("game", metavar="GAME[/EDITION]", shell_complete=complete_games)

as_json = click.option(
    "--json", "as_json", is_flag=True, help="One JSON object on standard output, nothing else."
)
set_option = click.option(
    "--set",
    "settings",
    multiple=True,
    metavar="OPTION=VALUE",
    shell_complete=complete_settings,
    help="An option of the game (see kronrat games).",
)
seed_option = click.option("--seed", type=int, default=1, show_default=True, help="Same seed, same games.")
out_option = click.option(
    "--out",
    type=click.Path(file_okay=False, path_type=Path),
    help="Write games.parquet, a row for each, into this folder.",
)

positions_option = click.option(
    "--out",
    type=click.Path(file_okay=False, path_type=Path),
    help="Write positions.parquet, a row for each, into this folder.",
)

Command = TypeVar("Command", bound=Callable[..., None])


def crew_options(command: Command) -> Command:
    """Who works on a command's games, and whether finished ones of an earlier run count: its argument `crew`."""

    @click.option(
        "--jobs",
        type=click.IntRange(1, 4096),
        help="Workers side by side.  [default: 1; on Ray: all it has]",
    )
    @click.option(
        "--on",
        type=click.Choice([LOCAL, RAY]),
        default=LOCAL,
        show_default=True,
        help="Processes of this machine, or workers of a Ray cluster.",
    )
    @click.option(
        "--ray-address",
        metavar="ADDRESS",
        envvar="RAY_ADDRESS",
        help="The Ray cluster (or RAY_ADDRESS); one is started here if there is none.",
    )
    @click.option("--anew", is_flag=True, help="Forget what an interrupted run of this command has finished.")
    @wraps(command)
    def with_crew(
        *args: Any, jobs: int | None, on: str, ray_address: str | None, anew: bool, **more: Any
    ) -> None:
        if on != RAY and given("ray_address"):
            raise click.UsageError("--ray-address is for --on ray")
        crew = Crew(jobs or (0 if on == RAY else 1), on, ray_address or "", runs_folder(), anew)
        command(*args, crew=crew, **more)

    return cast(Command, with_crew)


def given(name: str) -> bool:
    """Whether an option of the running command was typed, not filled in."""
    source = click.get_current_context().get_parameter_source(name)
    return source is click.core.ParameterSource.COMMANDLINE


def refuse_both(one: str, other: str, why: str) -> None:
    """Two options that contradict each other (`--seats`) are refused when both are typed."""
    names = {
        option: param.name for param in click.get_current_context().command.params for option in param.opts
    }
    if given(names[one] or "") and given(names[other] or ""):
        raise click.UsageError(f"{one} and {other} contradict each other: {why}")


def pairs(settings: tuple[str, ...]) -> dict[str, str]:
    """`("limit=500",)` → `{"limit": "500"}`."""
    chosen: dict[str, str] = {}
    for setting in settings:
        key, equals, value = setting.partition("=")
        if not equals:
            raise Unreadable("option", f"--set takes OPTION=VALUE, not {setting!r}")
        if key in chosen:
            raise Unreadable("option", f"--set {key} is given twice: {chosen[key]!r} and {value!r}")
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
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

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


def tell_illegal(counted: dict[str, int]) -> None:
    """Who lost games by answers that are not allowed."""
    for bot, lost in counted.items():
        told = "1 game" if lost == 1 else f"{lost} games"
        click.echo(f"kronrat: {bot} lost {told} by an illegal answer.", err=True)


def counted(tables: int) -> str:
    return "1 table" if tables == 1 else f"{tables} tables"


def show(figures: Any, json_wanted: bool, title: str) -> None:
    """Print figures: JSON for programs, a table for people."""
    if json_wanted:
        click.echo(json.dumps(figures, ensure_ascii=False))
        return
    print_table([], [[key, _cell(value)] for key, value in figures.items()], title)


def print_table(headings: list[str], rows: list[list[str]], title: str = "") -> None:
    """A table for people, in whatever signs the terminal has."""
    from rich import box
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    console = Console()
    style = box.HEAVY_HEAD if "utf" in console.encoding.lower() else box.ASCII
    table = Table(*headings, title=title or None, show_header=bool(headings), box=style)
    for column in table.columns[1:] if numeric(rows) else []:
        column.justify = "right"
    for row in rows:
        table.add_row(*map(Text, row))
    console.print(table)


def numeric(rows: list[list[str]]) -> bool:
    """Whether everything after the first column is a figure."""
    return all(cell[:1].isdigit() or cell in ("–", "-") for row in rows for cell in row[1:])


def _cell(value: object) -> str:
    if isinstance(value, dict):
        return "\n".join(f"{key}: {_cell(inner)}" for key, inner in value.items())
    if isinstance(value, float):
        return f"{value:,.3f}"
    if isinstance(value, bool) or not isinstance(value, int):
        return str(value)
    return f"{value:,}"
