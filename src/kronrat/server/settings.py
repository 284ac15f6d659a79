"""What can be set when a server is started."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from platformdirs import user_data_path

DEFAULT_PORT = 8420


def default_database() -> str:
    """The embedded SQLite file in the place this system keeps a person's data."""
    return str(user_data_path("kronrat", appauthor=False) / "kronrat.sqlite")


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
    #: cookies only over https
    secure: bool = False
