"""`kronrat serve --workers`: one address, several processes, one of them killed."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import asyncpg
import pytest

from .conftest import Guest, fresh_postgres

PATIENCE = 120  # seconds: a busy machine is slow, not wrong
KRONRAT = "from kronrat.cli.main import main; main()"


def command(*more: str) -> list[str]:
    return [sys.executable, "-c", KRONRAT, "serve", "--port", "0", "--no-browser", *more]


@pytest.fixture
def serving(postgres: str, tmp_path: Path) -> Iterator[tuple[subprocess.Popen[str], str, Any]]:
    database = fresh_postgres(postgres)
    settings = {"KRONRAT_DB": database, "KRONRAT_RULES": str(tmp_path), "PYTHONUNBUFFERED": "1"}
    options = ["--workers", "2", "--thinkers", "1", "--pause", "0"]
    with subprocess.Popen(
        command(*options), stdout=subprocess.PIPE, text=True, env={**os.environ, **settings}
    ) as running:
        assert running.stdout is not None
        greeting = running.stdout.readline()
        found = re.search(r"http://(\S+)/", greeting)
        assert found, greeting
        yield running, database, SimpleNamespace(address=found[1].replace("localhost", "127.0.0.1"))
        running.kill()


def alive(database: str) -> set[str]:
    """The processes that the database has heard of in the last seconds."""

    async def ask() -> set[str]:
        connection = await asyncpg.connect(database)
        rows = await connection.fetch("SELECT id FROM processes WHERE seen > now() - interval '3 seconds'")
        await connection.close()
        return {row["id"] for row in rows}

    return asyncio.run(ask())


def children(process: int) -> list[int]:
    """The server processes, without multiprocessing's own helper."""
    found = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return [int(one) for one in found if b"spawn_main" in Path(f"/proc/{one}/cmdline").read_bytes()]


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="finds the processes in /proc")
def test_one_of_two_processes_is_killed(serving: tuple[Any, str, Any], take_first: Any) -> None:
    running, database, house = serving
    before = alive(database)
    assert len(before) == 2
    guest = Guest(house)
    table = guest.start("pp", game="loewenherz")
    watching = guest.sit(table)
    os.kill(children(running.pid)[0], signal.SIGKILL)
    limit = time.monotonic() + PATIENCE
    while len(now := alive(database)) < 2 or now == before:
        assert time.monotonic() < limit, "the process was not started again"
    player = guest.sit(table)
    assert player.move(take_first)["type"] == "done"
    again = guest.sit(table)
    assert (again.rev, again.lines) == (player.rev, player.lines)
    running.send_signal(signal.SIGTERM)
    told, _ = running.communicate(timeout=PATIENCE)
    assert "started again" in told
    assert told.endswith("Bye.\n")
    assert len(alive(database)) <= 1  # the killed one could not say that it ends
    assert watching.rev == 0


def test_several_processes_need_postgresql(tmp_path: Path) -> None:
    given = command("--workers", "2", "--db", str(tmp_path / "one.sqlite"))
    told = subprocess.run(given, capture_output=True, text=True, check=False)
    assert told.returncode != 0
    assert "PostgreSQL" in told.stderr
    assert "Traceback" not in told.stderr
