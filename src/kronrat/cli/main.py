"""`kronrat`: all commands, each loaded when it is called; the one place where an error becomes one clear line."""

from __future__ import annotations

import sys
from importlib import import_module

import click

from kronrat import __version__
from kronrat._collector import look_seldom
from kronrat.cli.exits import INTERRUPTED

COMMANDS = {
    "serve": ("serve:serve", "Start the server and open the table in the browser."),
    "play": ("play:play", "Play in the terminal, against bots."),
    "games": ("games:games", "List the games with editions, player counts and options."),
    "bots": ("bots:bots", "List the bots and what may follow their names."),
    "sim": ("sim:sim", "Play many games between bots and count."),
    "arena": ("arena:arena", "Let bots play each other from every seat with the same dice."),
    "lab": ("lab:lab", "Study games: fit the weights of their bots, and the chances they tell."),
    "export": ("export:export", "Write games as data for learning."),
    "replay": ("records:replay", "Play a record again and tell it in words."),
    "verify": ("records:verify", "Check a record offline, to the last die."),
    "new-game": ("new_game:new_game", "Write a package with a small game that runs at once."),
    "join": ("join:join", "Let a bot of yours play at a table on a server."),
    "admin": ("admin:admin", "Look after a server's tables: list, export, close, delete, back up, restore."),
    "tables": ("tables:tables", "Check running tables against the present rules."),
    "perft": ("fuzz:perft", "Count the move tree, level by level."),
    "fuzz": ("fuzz:fuzz", "Play wild games and check every state against the game's laws."),
    "bench": ("bench:bench", "Measure speed: each figure with its baseline."),
}
"""Name -> where it is (module of this folder, attribute), and its line in the list: `--help` loads none of them."""

BEGIN = """\
Kronrat: strategy board games, played exactly as their rulebooks say.

  kronrat serve              the table in your browser
  kronrat play loewenherz    a table in this terminal
  kronrat games              what can be played
  kronrat --help             everything else
"""


class Commands(click.Group):
    """Imports a command's module when the command is called."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        module, _, name = COMMANDS[cmd_name][0].partition(":")
        command: click.Command = getattr(import_module(f"kronrat.cli.{module}"), name)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl([(name, line) for name, (_, line) in COMMANDS.items()])


@click.group(
    cls=Commands,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
@click.version_option(__version__)
@click.pass_context
def cli(context: click.Context) -> None:
    """Play, study and tune strategy board games exactly as their rulebooks say.

    Completion for bash, zsh or fish: eval "$(_KRONRAT_COMPLETE=bash_source kronrat)" in your shell's start file.
    """
    if context.invoked_subcommand is None:
        click.echo(BEGIN, nl=False)


def plain_output() -> None:
    """A terminal without a sign for something shows a question mark instead of a traceback."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def main() -> None:
    """Run a command; bad input ends with one line and a code above 0, never a traceback."""
    plain_output()
    look_seldom()
    try:
        cli(standalone_mode=False, prog_name="kronrat")
    except click.ClickException as error:
        error.show()
        sys.exit(error.exit_code)
    except (click.Abort, KeyboardInterrupt):
        click.echo("stopped.", err=True)
        sys.exit(INTERRUPTED)
    except BrokenPipeError:  # whoever read the output has enough
        sys.stderr.close()
        sys.exit(0)
    except Exception as error:
        from kronrat.kernel.errors import Illegal, Unreadable
        from kronrat.match.record import Broken

        if not isinstance(error, (Unreadable, Illegal, Broken, OSError)):
            raise
        click.echo(f"kronrat: {error}", err=True)
        sys.exit(2)
