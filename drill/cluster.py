"""The server as a process, the databases, and what can be done to them. Everything is on the loopback address."""

from __future__ import annotations

import asyncio
import os
import resource
import secrets
import shutil
import signal
import socket
import struct
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Any

import asyncpg
from sqlalchemy.engine import make_url

KRONRAT = "from kronrat.cli.main import main; main()"
HERE = Path(__file__).parent


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


class Knobs:
    """A slow disk and a jumping clock, by a small library that is loaded into the server; none without a compiler."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "knobs"
        self.file.write_bytes(bytes(16))
        self.library = folder / "knobs.so"
        compiler = shutil.which("cc")
        made = compiler and subprocess.run(
            [compiler, "-shared", "-fPIC", "-O1", "-o", self.library, HERE / "knobs.c", "-ldl"], check=False
        )
        self.there = bool(made) and self.library.exists()

    def environment(self) -> dict[str, str]:
        return {"LD_PRELOAD": str(self.library), "DRILL_KNOBS": str(self.file)} if self.there else {}

    def set(self, sync_microseconds: int = 0, clock_seconds: int = 0) -> None:
        with self.file.open("r+b") as file:
            file.write(struct.pack("qq", sync_microseconds, clock_seconds))


class Server:
    """`kronrat serve`, on one database."""

    def __init__(self, database: str, knobs: Knobs | None = None, pause: float = 0.0) -> None:
        self.database, self.port, self.knobs, self.pause = database, free_port(), knobs, pause
        self.address = f"127.0.0.1:{self.port}"
        self.process: subprocess.Popen[str] | None = None
        self.log = tempfile.NamedTemporaryFile("w+", prefix="kronrat-drill-", suffix=".log")  # noqa: SIM115  # lives as long as the server

    def start(self, patience: float = 60.0) -> None:
        """Until it listens; a database that is not back yet is tried again."""
        end = time.monotonic() + patience
        arguments = ["--port", str(self.port), "--no-browser", "--pause", str(self.pause), "--thinkers", "1"]
        more = self.knobs.environment() if self.knobs else {}
        while True:
            self.process = subprocess.Popen(
                [sys.executable, "-c", KRONRAT, "serve", *arguments],
                stdout=subprocess.PIPE,
                stderr=self.log,
                text=True,
                env={**os.environ, **more, "KRONRAT_DB": self.database},
            )
            assert self.process.stdout is not None
            if f":{self.port}/" in self.process.stdout.readline():
                return
            self.kill()
            if time.monotonic() > end:
                raise RuntimeError(f"the server does not start: {Path(self.log.name).read_text()[-2000:]}")
            time.sleep(0.3)

    @property
    def addresses(self) -> list[str]:
        return [self.address]

    def signal(self, number: int) -> None:
        if self.process is not None:
            self.process.send_signal(number)

    def kill(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            if self.process.stdout is not None:
                self.process.stdout.close()
            self.process = None

    def full_disk(self, full: bool) -> None:
        """No file of the server may grow beyond what it can hold: as a full disk, for this process alone."""
        assert self.process is not None
        _, hard = resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE, (4096 if full else hard, hard))


class Postgres:
    """A PostgreSQL of the drill's own, from the wheel pgserver."""

    def __init__(self) -> None:
        pgserver: Any = import_module("pgserver")
        self.folder = Path(tempfile.gettempdir(), f"kronrat-drill-pg-{secrets.token_hex(4)}")
        self.running = pgserver.get_server(self.folder, cleanup_mode="delete")
        self.main = self.pid()

    def pid(self) -> int:
        return int((self.folder / "postmaster.pid").read_text().split()[0])

    def database(self) -> str:
        name = f"d{secrets.token_hex(4)}"
        self.running.psql(f"CREATE DATABASE {name}")
        return str(self.running.get_uri().replace("/postgres?", f"/{name}?"))

    def user(self, database: str) -> tuple[str, str]:
        """A user of one process, by whom the database knows its connections; and the database for that user."""
        name = f"u{secrets.token_hex(4)}"
        self._run(f"CREATE ROLE {name} SUPERUSER LOGIN")
        return name, make_url(database).set(username=name).render_as_string(hide_password=False)

    def family(self) -> list[int]:
        """The main process and those that it started."""
        found = [self.main]
        for stat in Path("/proc").glob("[0-9]*/stat"):
            with suppress(OSError):
                fields = stat.read_text().rpartition(")")[2].split()
                if int(fields[1]) == self.main:
                    found.append(int(stat.parent.name))
        return found

    def signal(self, number: int) -> None:
        for process in self.family():
            with suppress(ProcessLookupError):
                os.kill(process, number)

    def kill(self) -> None:
        """Until all are dead; the file that names them goes, or it would be believed while nobody buries them."""
        family = self.family()
        self.signal(signal.SIGKILL)
        while any(_lives(process) for process in family):
            time.sleep(0.02)
        (self.folder / "postmaster.pid").unlink(missing_ok=True)

    def start(self) -> None:
        """Until it answers; after a kill it reads its journal first."""
        for _ in range(60):
            with suppress(Exception):
                self.running._postmaster_info = None
                self.running.ensure_postgres_running()
                self.main = self.pid()
                self._run("SELECT 1")
                return
            time.sleep(0.5)
        raise RuntimeError("PostgreSQL does not come back")

    def _run(self, statement: str, *given: object) -> None:
        async def run() -> None:
            connection = await asyncpg.connect(self.running.get_uri())
            await connection.execute(statement, *given)
            await connection.close()

        asyncio.run(run())

    def cut(self, database: str, application: str = "%") -> None:
        """Every connection to a database, or those of one name, ends in the middle of whatever it does."""
        name = database.rpartition("/")[2].partition("?")[0]
        self._run(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = $1 AND application_name LIKE $2",
            name,
            application,
        )

    def shut_out(self, user: str) -> None:
        """A user's connections end, and there will be no others until it is let in."""
        self._run(f"ALTER ROLE {user} NOLOGIN")
        self._run("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = $1", user)

    def let_in(self, user: str) -> None:
        self._run(f"ALTER ROLE {user} LOGIN")

    def close(self) -> None:
        self.running.cleanup()


def _lives(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
