"""`kronrat`: the group of all commands, and the one place where an error becomes one clear line."""

from __future__ import annotations

import sys

import click

from kronrat import __version__
from kronrat.cli.arena import arena
from kronrat.cli.bench import bench
from kronrat.cli.calibrate import calibrate
from kronrat.cli.common import INTERRUPTED
from kronrat.cli.fuzz import fuzz, perft
from kronrat.cli.games import games
from kronrat.cli.play import play
from kronrat.cli.records import replay, verify
from kronrat.cli.serve import serve
from kronrat.cli.sim import sim
from kronrat.cli.tune import lab
from kronrat.cli.worth import worth
from kronrat.kernel.errors import Illegal, Unreadable
from kronrat.match.record import Broken


@click.group(context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.version_option(__version__)
def cli() -> None:
    """Play, study and tune strategy board games exactly as their rulebooks say."""


for command in (serve, games, play, sim, arena, lab, replay, verify, perft, fuzz, bench):
    cli.add_command(command)
lab.add_command(calibrate)
lab.add_command(worth)


def main() -> None:
    """Run a command; bad input ends with one line and a code above 0, never a traceback."""
    try:
        cli(standalone_mode=False)
    except click.ClickException as error:
        error.show()
        sys.exit(error.exit_code)
    except click.Abort:
        click.echo("stopped.", err=True)
        sys.exit(INTERRUPTED)
    except (Unreadable, Illegal, Broken, OSError) as error:
        click.echo(f"kronrat: {error}", err=True)
        sys.exit(2)
