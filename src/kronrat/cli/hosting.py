"""Settings of a server from flags, the environment and a file, in this order; passwords from the latter two only."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import click
from click.core import ParameterSource

from kronrat.kernel.errors import Unreadable

PREFIX = "KRONRAT_"
FILES_ONLY = ("bot",)
"""Their values hold spaces, at which lists in the environment are split."""

SERVE_KEYS = (
    "host", "port", "db", "allow-host", "trust-proxy", "https-only", "root-path", "no-browser", "pause", "thinkers",
    "workers", "bot", "metrics", "log", "log-level", "rules",
)  # fmt: skip
"""What the file may hold for `kronrat serve`; other commands read the same file and take what is theirs."""


def variable(option: click.Option) -> str:
    """`KRONRAT_ALLOW_HOST` for `--allow-host`."""
    return PREFIX + _key(option).upper().replace("-", "_")


def _key(option: click.Option) -> str:
    return max(option.opts, key=len).lstrip("-")


class HostingCommand(click.Command):
    """Every setting of a server can be given in the environment, or by its name in the file of `--config`."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        for option in self.params:
            if isinstance(option, click.Option) and _key(option) in (*SERVE_KEYS, "config"):
                option.envvar = None if _key(option) in FILES_ONLY else variable(option)


def read_config(context: click.Context, _parameter: click.Parameter, path: Path | None) -> Path | None:
    """The file's values become the defaults of this command's options."""
    if path is None:
        return None
    try:
        told = tomllib.loads(path.read_text("utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise Unreadable("config", f"{path} is no TOML: {error}") from error
    known = {_key(one): one for one in context.command.params if isinstance(one, click.Option)}
    if strange := sorted(set(told) - set(SERVE_KEYS) - set(known)):
        raise Unreadable("config", f"{path}: no setting is called {strange[0]!r}")
    chosen = {known[key].name: value for key, value in told.items() if key in known}
    context.default_map = {**(context.default_map or {}), **chosen}
    return path


config_option = click.option(
    "--config",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    is_eager=True,
    expose_value=False,
    callback=read_config,
    metavar="FILE",
    help="Settings as TOML: the names of these flags without --. A flag wins over KRONRAT_… in the environment, "
    "that over the file.",
)


def no_password_typed(context: click.Context, parameter: click.Parameter, given: str | None) -> str | None:
    """What is typed can be read by everybody on the machine, in the list of processes."""
    if given and "://" in given and parameter.name:
        typed = context.get_parameter_source(parameter.name) is ParameterSource.COMMANDLINE
        if typed and given.partition("://")[2].rpartition("@")[0].partition(":")[2]:
            raise Unreadable(
                "password",
                "a password on the command line can be read by everybody on this machine: "
                f"give the URL as {PREFIX}DB in the environment or as db in the file of --config",
            )
    return given


db_option = click.option(
    "--db",
    metavar="URL",
    callback=no_password_typed,
    help="Database: a file, sqlite:///… or postgresql://…; default: your data folder. One with a password belongs "
    "into KRONRAT_DB or the file of --config.",
)

rules_option = click.option(
    "--rules",
    type=click.Path(file_okay=False, path_type=Path),
    metavar="FOLDER",
    help="Where copies of games' rules are kept, so that running games end by the rules they began with; default: "
    "your data folder.",
)
