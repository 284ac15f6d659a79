"""Killing the process at any moment loses no acknowledged move, and the game goes on."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import WebSocketException

TESTS = Path(__file__).parent.parent
#: the same sources as this process, and the toy game
PATHS = os.pathsep.join([str(TESTS), *filter(None, [os.environ.get("PYTHONPATH")])])
KRONRAT = "from kronrat.cli.main import main; main()"


class Process:
    """`kronrat serve` as a person starts it."""

    def __init__(self, database: str, port: int) -> None:
        self.database = database
        self.address = f"127.0.0.1:{port}"
        self.port = port
        self.running: subprocess.Popen[str] | None = None

    def start(self) -> None:
        arguments = ["--port", str(self.port), "--no-browser", "--pause", "0"]
        self.running = subprocess.Popen(
            [sys.executable, "-c", KRONRAT, "serve", *arguments, "--thinkers", "1"],
            env={**os.environ, "PYTHONPATH": PATHS, "KRONRAT_DB": self.database},
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.running.stdout is not None
        assert f":{self.port}/" in self.running.stdout.readline()

    def kill(self) -> None:
        if self.running is not None:
            self.running.kill()
            self.running.wait()
            assert self.running.stdout is not None
            self.running.stdout.close()


@pytest.fixture
def process(database: str, free_port: int) -> Iterator[Process]:
    one = Process(database, free_port)
    one.start()
    yield one
    one.kill()


def test_no_acknowledged_move_is_lost(process: Process, visitor: Any) -> None:
    dice = random.Random(7)
    guest = visitor(process)
    table = guest.start("ppp", options={"rounds": "6"})
    acknowledged: list[Any] = []
    for _ in range(3):
        sitter = guest.sit(table)
        assert sitter.said[: len(acknowledged)] == acknowledged
        end = time.monotonic() + 0.3 + dice.random() / 3
        try:
            killed = False
            while not sitter.over:
                if not killed and time.monotonic() > end:
                    # a move is on its way while the process dies
                    sitter.tell({"type": "move", "id": 99, "rev": sitter.rev, **sitter.any_move(dice.choice)})
                    assert process.running is not None
                    process.running.send_signal(signal.SIGKILL)
                    killed = True
                if sitter.move(dice.choice)["type"] == "done":
                    acknowledged = sitter.said
        except (WebSocketException, EOFError, OSError):
            pass
        process.kill()
        process.start()
    lines = guest.sit(table).said
    assert len(acknowledged) > 10
    assert lines[: len(acknowledged)] == acknowledged
    assert len(lines) <= len(acknowledged) + 3


def test_bots_go_on_after_a_restart(process: Process, visitor: Any) -> None:
    """Nobody looks on: the table is finished all the same."""
    guest = visitor(process)
    table = guest.start("rrr", options={"rounds": "6"})
    process.kill()
    process.start()
    end = time.monotonic() + 60
    while not guest.get(f"/api/tables/{table}").json().get("over"):
        assert time.monotonic() < end
        time.sleep(0.1)


def test_a_taken_port_is_one_clear_line(process: Process, tmp_path: Path) -> None:
    again = subprocess.run(
        [sys.executable, "-c", KRONRAT, "serve", "--port", str(process.port)],
        env={**os.environ, "PYTHONPATH": PATHS, "XDG_DATA_HOME": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert again.returncode != 0
    assert f"port {process.port} is taken" in again.stderr
    assert "Traceback" not in again.stderr


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_ctrl_c_and_the_systems_own_signal_end_it_cleanly(process: Process, how: signal.Signals) -> None:
    assert process.running is not None
    assert httpx.get(f"http://{process.address}/api/games").status_code == 200
    process.running.send_signal(how)
    out, _ = process.running.communicate(timeout=20)
    assert process.running.returncode == 0
    assert "Bye" in out
    process.running = None
