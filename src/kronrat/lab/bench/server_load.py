"""The load on a server: tables whose whole games are known beforehand, played over real WebSockets as fast as it goes.

Each table is put into the database with its seed, and its game is played once beforehand with the same seed: so the
load generator knows every move and spends its time on the wire, not on rules.
"""

from __future__ import annotations

import asyncio
import os
import secrets
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from msgspec.json import encode

from kronrat.bots.random import any_move
from kronrat.kernel.dice import Dice
from kronrat.kernel.game import find
from kronrat.match.match import Match
from kronrat.server.store.store import Store, fresh_id
from kronrat.server.store.stored import StoredLine, StoredSeat, StoredTable
from kronrat.server.web.cookies import Cookies
from kronrat.server.wire import MoveRequest

SEATS = 4
KRONRAT = "from kronrat.cli.main import main; main()"


@dataclass
class Load:
    """How much: tables in play, tables that are only open, moves at most on each."""

    game: str = "loewenherz"
    tables: int = 25
    open_tables: int = 0
    moves: int = 400
    seconds: float = 5.0
    #: a table's people are all at one of the processes, as behind a proxy that sends them there; else at all in turn
    together: bool = False


@dataclass
class Script:
    """A table and the moves that will be made at it, one a revision, as frames ready to send."""

    table: str
    cookies: list[str]
    seats: list[int] = field(default_factory=list)
    frames: list[bytes] = field(default_factory=list)


@dataclass
class Figures:
    moves: int
    seconds: float
    #: from sending a move until it is acknowledged and all four seats have their view, in seconds
    waits: list[float]
    #: what the server's process used of its core, in seconds
    cpu: float = 0.0
    #: from the mover's answer until the last seat has its view, in seconds
    lags: list[float] = field(default_factory=list)

    @property
    def rate(self) -> float:
        return self.moves / self.seconds

    def quantile(self, part: float) -> float:
        return quantile(self.waits, part)


def quantile(times: list[float], part: float) -> float:
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]


async def prepare(database: str, load: Load) -> tuple[list[Script], list[Script]]:
    """Put the tables into the database; the scripts of those to play and of those only to keep open."""
    store = Store(database)
    await store.open()
    cookies = Cookies(await store.setting("cookie-secret", secrets.token_urlsafe(32)), False)
    scripts = [await _table(store, cookies, load, n) for n in range(load.tables + load.open_tables)]
    await store.close()
    return scripts[: load.tables], scripts[load.tables :]


async def _table(store: Store, cookies: Cookies, load: Load, number: int) -> Script:
    info = find(load.game)[0]
    setup = info.setup(SEATS)
    match = Match.start(info, setup)
    names = [secrets.token_urlsafe(12) for _ in range(SEATS)]
    stored = StoredTable(
        fresh_id(),
        info.id,
        info.version,
        setup.edition,
        dict(setup.options),
        match.seed,
        0,
        False,
        [StoredSeat("person", f"seat {seat}", "", names[seat]) for seat in range(SEATS)],
        [StoredLine.of(line) for line in match.lines],
    )
    await store.create(stored)
    script = Script(stored.id, [cookies.cookie(name).value or "" for name in names])
    if number < load.tables:
        _play_ahead(match, script, Dice(number), load.moves)
    return script


def _play_ahead(match: Match, script: Script, dice: Dice, most: int) -> None:
    while not match.over and len(script.frames) < most:
        seat = match.asked()[0]
        chosen = any_move(match.state, seat, dice)
        verb = match.state.stack[-1].verbs()[chosen[0]]
        words = [domain.ref(value) for domain, value in zip(verb.params, chosen[1], strict=True)]
        rev = len(script.frames)
        script.seats.append(seat)
        move = MoveRequest(rev, rev, seat, verb.name, words, secrets.token_urlsafe(12))
        script.frames.append(frame(encode(move)))
        match.play(seat, chosen)


def frame(payload: bytes) -> bytes:
    """A client's text frame; the mask is zero, so the payload stands as it is."""
    size = len(payload)
    head = bytes([0x81, 0x80 | size]) if size < 126 else bytes([0x81, 0xFE]) + size.to_bytes(2)
    return head + bytes(4) + payload


class Wire(asyncio.Protocol):
    """A WebSocket client that reads just enough: which kind of message came, and for which revision."""

    def __init__(self, script: Script, seat: int, address: str, told: Callable[[bytes, int], None]) -> None:
        self.script, self.seat, self.address, self.told = script, seat, address, told
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._rest = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        head = [
            f"GET /ws/tables/{self.script.table} HTTP/1.1",
            f"Host: {self.address}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
            "Sec-WebSocket-Version: 13",
            f"Cookie: kronrat={self.script.cookies[self.seat]}",
        ]
        transport.write("\r\n".join([*head, "", ""]).encode())

    def data_received(self, data: bytes) -> None:
        rest = self._rest + data if self._rest else data
        if not self.ready.done():
            head, found, rest = rest.partition(b"\r\n\r\n")
            if not found:
                self._rest = head
                return
            assert b" 101 " in head.split(b"\r\n")[0], head
            self.ready.set_result(None)
        at = 0
        while len(rest) - at >= 2:
            size, start = rest[at + 1], at + 2
            if size == 126:
                size, start = int.from_bytes(rest[at + 2 : at + 4]), at + 4
            elif size == 127:
                size, start = int.from_bytes(rest[at + 2 : at + 10]), at + 10
            if len(rest) < start + size:
                break
            self._message(rest[start : start + 40])
            at = start + size
        self._rest = rest[at:]

    def _message(self, start: bytes) -> None:
        # {"type":"push","rev":17,… and {"type":"done","id":16,"rev":17}
        kind = start[9:13]
        if kind in (b"push", b"done"):
            number = start[start.index(b":", 13) + 1 :]
            self.told(kind, int(number[: number.index(b",")]))
        elif kind == b"refu":
            raise AssertionError(f"the server refused: {start!r}")


class TableLoad:
    """Plays one script: the next move goes out when the last one is acknowledged and every seat has its view."""

    def __init__(self, script: Script, figures: Figures, address: str) -> None:
        self.script = script
        self.figures = figures
        self.address = address
        self.wires: list[Wire] = []
        self.running = False
        self.at = 0
        self.missing = 0
        self.sent = self.answered = 0.0

    async def connect(self, host: str, ports: list[int]) -> None:
        """The seats in turn at these processes."""
        loop = asyncio.get_running_loop()
        for seat in range(SEATS):
            make = partial(Wire, self.script, seat, self.address, self.told)
            _, wire = await loop.create_connection(make, host, ports[seat % len(ports)])
            await wire.ready
            self.wires.append(wire)

    def begin(self) -> None:
        self.running = True
        self._send()

    def _send(self) -> None:
        if not self.running or self.at >= len(self.script.frames):
            self.running = False
            return
        self.missing = SEATS + 1
        self.sent = time.perf_counter()
        self.wires[self.script.seats[self.at]].transport.write(self.script.frames[self.at])

    def told(self, kind: bytes, number: int) -> None:
        if number != (self.at + 1 if kind == b"push" else self.at):
            return
        self.missing -= 1
        now = time.perf_counter()
        if kind == b"done":
            self.answered = now
        if self.missing == 0:
            self.figures.waits.append(now - self.sent)
            self.figures.lags.append(now - self.answered)
            self.figures.moves += 1
            self.at += 1
            self._send()


def cpu_seconds(process: int) -> float:
    """What a process and its threads have used so far; 0 where the system does not say."""
    stat = Path(f"/proc/{process}/stat")
    if not stat.exists():
        return 0.0
    fields = stat.read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def _drive(
    servers: list[int], ports: list[int], playing: list[Script], idle: list[Script], how: Load
) -> Figures:
    figures = Figures(0, 0.0, [])
    host = "127.0.0.1"
    address = f"{host}:{ports[0]}"
    loads = [TableLoad(script, figures, address) for script in [*playing, *idle]]
    for n, load in enumerate(loads):
        await load.connect(host, [ports[n % len(ports)]] if how.together else ports)
    await asyncio.sleep(0.5)
    used = sum(map(cpu_seconds, servers))
    start = time.perf_counter()
    for load in loads[: len(playing)]:
        load.begin()
    while time.perf_counter() - start < how.seconds and all(load.running for load in loads[: len(playing)]):
        await asyncio.sleep(0.02)
    figures.seconds = time.perf_counter() - start
    spent = sum(map(cpu_seconds, servers)) - used
    done = Figures(figures.moves, figures.seconds, figures.waits.copy(), spent, figures.lags.copy())
    for load in loads:
        load.running = False
    await asyncio.sleep(0.2)
    for load in loads:
        for wire in load.wires:
            wire.transport.abort()
    return done


def measure(database: str, load: Load, processes: int = 0) -> Figures:
    """Start a server on its own core, load it from another; a given number of servers share what there is."""
    playing, idle = asyncio.run(prepare(database, load))
    cores = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []
    pinned = not processes and len(cores) > 1
    servers = [_start(database, cores if pinned else []) for _ in range(processes or 1)]
    try:
        ports = [_port(server) for server in servers]
        if pinned:
            os.sched_setaffinity(0, {cores[1]})
        return asyncio.run(_drive([server.pid for server in servers], ports, playing, idle, load))
    finally:
        if pinned:
            os.sched_setaffinity(0, set(cores))
        for server in servers:
            server.terminate()
        for server in servers:
            server.wait(20)


def _port(server: subprocess.Popen[str]) -> int:
    assert server.stdout is not None
    return int(server.stdout.readline().split("://")[1].split("/")[0].rpartition(":")[2])


def _start(database: str, cores: list[int]) -> subprocess.Popen[str]:
    command = [sys.executable, "-c", KRONRAT, "serve", "--port", "0", "--no-browser"]
    pin: Callable[[], None] | None = (lambda: os.sched_setaffinity(0, {cores[0]})) if len(cores) > 1 else None
    path = os.pathsep.join(p for p in sys.path if p and Path(p).is_dir())
    told = {**os.environ, "PYTHONPATH": path, "KRONRAT_DB": database}
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=told, preexec_fn=pin)
