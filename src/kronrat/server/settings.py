"""What can be set when a server is started."""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from platformdirs import user_data_path

from kronrat import bots
from kronrat.kernel.errors import Unreadable
from kronrat.server.logs import Form

DEFAULT_PORT = 8420
LONGEST_ROOT = 200


def default_database() -> str:
    """The embedded SQLite file in the place this system keeps a person's data."""
    return str(user_data_path("kronrat", appauthor=False) / "kronrat.sqlite")


def default_rules() -> Path:
    """Where copies of games' rules are kept, beside the embedded database."""
    return user_data_path("kronrat", appauthor=False) / "rules"


@dataclass
class Settings:
    """Everything has a default fit for one household."""

    database: str = field(default_factory=default_database)
    static: Path = Path(__file__).parent / "static"
    #: seconds between two moves of bots, so that people can follow
    pause: float = 0.4
    #: processes in which bots think; 0: as many as fit this machine
    thinkers: int = 0
    #: unfinished tables with bots that go on by themselves after a restart
    resumed: int = 200
    #: tables kept in memory while nobody looks at them
    idle_rooms: int = 500
    #: tables that one address may start in a minute
    tables_a_minute: int = 60
    #: requests that one connection may send in a second
    requests_a_second: int = 100
    #: programs that may sit at a table as bots, by the name one chooses them by: name -> command (docs/bots.md)
    programs: dict[str, str] = field(default_factory=dict)
    #: browsers come over https only: cookies are sent over nothing else
    secure: bool = False
    #: names by which browsers may call this server, besides its own and plain addresses
    hosts: list[str] = field(default_factory=list)
    #: the path below which everything is, as `/games`; empty: the server has its address to itself
    root: str = ""
    #: addresses of proxies whose word about a visitor's address and https is believed
    proxies: list[str] = field(default_factory=list)
    #: the log's lines: for people (`text`) or programs (`json`), from this level on
    log: Form = "text"
    log_level: str = "warning"
    #: where rules are kept from before they change (`tables/kept.py`); None: nowhere
    rules: Path | None = None
    #: unfinished tables at which one browser may sit
    tables_a_person: int = 200
    #: positions of the past that one address may ask for in a second
    past_a_second: int = 40


def host_names(given: Iterable[str]) -> list[str]:
    """Names of this server, without scheme, port or path."""
    for one in given:
        if not re.fullmatch(r"[a-z0-9]([a-z0-9.-]{0,252})?", one.lower()):
            raise Unreadable("host", f"a host is a name such as games.example.org, not {one!r}")
    return [one.lower().rstrip(".") for one in given]


def proxy_addresses(given: Iterable[str]) -> list[str]:
    """Addresses or networks, as typed by whoever starts the server."""
    for one in given:
        try:
            ipaddress.ip_network(one)
        except ValueError as error:
            raise Unreadable(
                "proxy", f"a proxy is an address or network such as 10.0.0.0/8, not {one!r}"
            ) from error
    return list(given)


def operator_address(given: str) -> tuple[str, int]:
    """`9420` or `10.0.0.5:9420`; a port alone is open to this machine only."""
    host, _, port = given.rpartition(":")
    if not port.isdigit() or not 0 <= int(port) <= 65535:
        raise Unreadable("metrics", f"an address for figures is PORT or HOST:PORT, not {given!r}")
    return host.strip("[]") or "127.0.0.1", int(port)


def root_path(given: str) -> str:
    """`/games` for `games`, `/games/` and the like; empty for `/`."""
    root = "".join(f"/{part}" for part in given.split("/") if part)
    if not re.fullmatch(r"(/[A-Za-z0-9_~-]+)*", root) or len(root) > LONGEST_ROOT:
        raise Unreadable(
            "root-path", f"a path has letters, digits, - and _ between its slashes, not {given!r}"
        )
    return root


def named_programs(given: Iterable[str]) -> dict[str, str]:
    """`NAME=COMMAND` each, as typed by whoever starts the server."""
    programs: dict[str, str] = {}
    for one in given:
        name, _, command = one.partition("=")
        if not re.fullmatch(r"[a-z][a-z0-9-]{0,30}", name) or not command.strip():
            raise Unreadable("bot", f"a bot is given as NAME=COMMAND, the name in small letters, not {one!r}")
        if name in bots.known() or name == bots.PROGRAM:
            raise Unreadable("bot", f"there is a bot called {name!r} already")
        programs[name] = command
    return programs
