"""`python -m drill [--short] [--only WORD] [--rounds N]`: every fault on every database it concerns; the table
goes to build/drill.md.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import signal
import sqlite3
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from kronrat.server.store.engine import BUSY_SECONDS

from .checker import judge
from .clients import Player
from .cluster import Knobs, Postgres, Server
from .processes import COUNT, LONGEST, SEATS, Processes
from .processes import FAULTS as PROCESS_FAULTS

GAME = "loewenherz"
SECONDS = 780.0
"""For all drills together: on a slow or busy machine each has fewer rounds, never less than two."""
LEAST_ROUNDS = 2
LONG_LOCK = BUSY_SECONDS + 4.0
"""Longer than the server waits: what is sent meanwhile is refused, and can be sent again."""
ENDING = 8.0
"""Seconds that the last requests and the judgement take."""


@dataclass
class Row:
    """One line of the report."""

    drill: str
    rounds: int
    acknowledged: int
    again: int
    unknown: int
    refused: int
    seconds: float
    faults: list[str]
    #: the longest time from a fault until bots, led by whoever was gone, moved elsewhere
    moved_after: float = 0.0

    def text(self) -> str:
        told = "; ".join(self.faults[:3]) or "–"
        led = f"{self.moved_after:.1f} s" if self.moved_after else "–"
        return (
            f"| {self.drill} | {self.rounds} | {self.acknowledged} | {self.again} | {self.unknown} "
            f"| {self.refused} | {self.seconds:.0f} | {led} | {told} |"
        )


HEAD = (
    "| drill | rounds | acknowledged | sent again | unknown | refused | seconds | led on after | lost or failed |\n"
    "|---|---|---|---|---|---|---|---|---|"
)
Fault = Callable[[], None]
Drilled = TypeVar("Drilled", Server, Processes)


def run(
    name: str,
    server: Server | Processes,
    fault: Fault,
    rounds: int,
    tables: int,
    pause: float,
    seconds: float = SECONDS,
) -> Row:
    """Load, the fault so many times or for so long, then silence and judgement."""
    begun = time.monotonic()
    stop = threading.Event()
    players: list[Player] = []
    failed: list[BaseException] = []

    async def load() -> None:
        ended = asyncio.Event()
        kinds = SEATS if isinstance(server, Processes) else SEATS[:1]
        players.extend(Player(server.addresses, GAME, n, kinds[n % len(kinds)]) for n in range(tables))
        for player in players:
            await player.start()
        ready.set()
        tasks = [asyncio.create_task(player.play(ended)) for player in players]
        tasks += [asyncio.create_task(player.watch(ended)) for player in players[::2]]
        while not stop.is_set():
            await asyncio.sleep(0.05)
        ended.set()
        async with asyncio.timeout(60):
            await asyncio.gather(*tasks)

    def work() -> None:
        try:
            asyncio.run(load())
        except BaseException as error:
            failed.append(error)
            ready.set()

    ready = threading.Event()
    thread = threading.Thread(target=work, daemon=True)
    thread.start()
    ready.wait(60)
    if isinstance(server, Processes):
        server.tables = [player.history.table for player in players if "p" not in player.seats]
    dice = random.Random(name)
    done = 0
    while done < rounds and (done < LEAST_ROUNDS or time.monotonic() - begun < seconds):
        done += 1
        under_load(players, pause * (0.5 + dice.random()), failed)
        fault()
    under_load(players, pause, failed)
    stop.set()
    thread.join(90)
    histories = [player.history for player in players]
    faults = [f"the load ended with {error!r}" for error in failed]
    faults += asyncio.run(judge(server.database, histories))
    moved_after = max(server.moved_after, default=0.0) if isinstance(server, Processes) else 0.0
    requests = [one for history in histories for one in history.requests]
    return Row(
        name,
        done,
        sum(len(history.acknowledged) for history in histories),
        sum(one.sent > 1 for one in requests),
        sum(history.unknowns for history in histories),
        sum(one.answer == "refused" for one in requests),
        time.monotonic() - begun,
        faults,
        moved_after,
    )


def under_load(players: list[Player], pause: float, failed: list[BaseException]) -> None:
    """Wait a while, and until every table has moved on: a fault that nobody notices tells nothing."""
    before = [player.moved for player in players]
    end = time.monotonic() + 60
    time.sleep(pause)
    while time.monotonic() < end and not failed:
        if all(one.moved > then + 2 or one.over for one, then in zip(players, before, strict=True)):
            return
        time.sleep(0.05)


def kill_server(server: Server) -> Fault:
    def fault() -> None:
        server.kill()
        server.start()

    return fault


def paused(stop: Callable[[int], None], seconds: float) -> Fault:
    def fault() -> None:
        stop(signal.SIGSTOP)
        time.sleep(seconds)
        stop(signal.SIGCONT)

    return fault


def kill_postgres(postgres: Postgres) -> Fault:
    def fault() -> None:
        postgres.kill()
        time.sleep(0.7)
        postgres.start()

    return fault


def kill_both(postgres: Postgres, server: Server) -> Fault:
    def fault() -> None:
        postgres.kill()
        server.kill()
        postgres.start()
        server.start()

    return fault


def full(server: Server) -> Fault:
    def fault() -> None:
        server.full_disk(True)
        time.sleep(1.0)
        server.full_disk(False)

    return fault


def slow(knobs: Knobs) -> Fault:
    def fault() -> None:
        knobs.set(sync_microseconds=300_000)
        time.sleep(1.5)
        knobs.set()

    return fault


def jumps(knobs: Knobs) -> Fault:
    steps = iter([3600, -7200, 40 * 24 * 3600, -24 * 3600, 0] * 100)

    def fault() -> None:
        knobs.set(clock_seconds=next(steps))
        time.sleep(0.5)

    return fault


def locked(database: str, seconds: float) -> Fault:
    def fault() -> None:
        with sqlite3.connect(database, timeout=30, isolation_level=None) as other:
            other.execute("BEGIN IMMEDIATE")
            time.sleep(seconds)
            other.execute("ROLLBACK")

    return fault


class Series:
    """Drills one after the other: each has its share of the time that is left."""

    def __init__(self, short: bool, only: str, rounds: int) -> None:
        self.rounds, self.tables, self.pause = (2, 4, 0.8) if short else (rounds, 8, 1.0)
        self.only = only
        self.rows: list[Row] = []
        self.end = time.monotonic() + SECONDS

    def go(
        self,
        named: dict[str, Callable[[Drilled], Fault]],
        open_server: Callable[[str], Drilled],
        to_come: int,
    ) -> None:
        """These drills, each on a server of its own; so many others come after them."""
        chosen = {name: fault for name, fault in named.items() if self.only in name}
        for n, (name, fault) in enumerate(chosen.items()):
            begun = time.monotonic()
            share = (self.end - begun) / (len(chosen) - n + to_come)
            server = open_server(name)
            server.start()
            try:
                left = share - (time.monotonic() - begun)
                row = run(name, server, fault(server), self.rounds, self.tables, self.pause, left - ENDING)
            finally:
                server.kill()
            if row.moved_after > LONGEST:
                row.faults.append(f"tables stood still for {row.moved_after:.1f} s")
            self.rows.append(row)
            print(row.text(), flush=True)


def drills(short: bool, only: str, times: int) -> list[Row]:
    series = Series(short, only, times)
    print(HEAD)
    with tempfile.TemporaryDirectory(prefix="kronrat-drill-") as folder:
        knobs = Knobs(Path(folder))
        sqlite: dict[str, Callable[[Server], Fault]] = {
            "kill -9 of the server": kill_server,
            "SIGSTOP of the server, 2 s": lambda server: paused(server.signal, 2.0),
            "full disk": full,
            "a foreign lock, 1.5 s": lambda server: locked(server.database, 1.5),
        }
        if not short:
            sqlite[f"a foreign lock, {LONG_LOCK:.0f} s"] = lambda server: locked(server.database, LONG_LOCK)
        if knobs.there:
            sqlite["slow disk"] = lambda _: slow(knobs)
            sqlite["clock jumps"] = lambda _: jumps(knobs)

        def on_sqlite(name: str) -> Server:
            knobs.set()
            return Server(f"{folder}/{abs(hash(name))}.sqlite", knobs)

        series.go({f"{name}, SQLite": fault for name, fault in sqlite.items()}, on_sqlite, 0 if short else 12)
        if short:
            return series.rows
        postgres = Postgres()
        try:
            drilled: dict[str, Callable[[Server], Fault]] = {
                "kill -9 of the server": kill_server,
                "kill -9 of PostgreSQL": lambda _: kill_postgres(postgres),
                "kill -9 of both": lambda server: kill_both(postgres, server),
                "connections cut": lambda server: lambda: postgres.cut(server.database),
                "SIGSTOP of PostgreSQL, 3 s": lambda _: paused(postgres.signal, 3.0),
                "SIGSTOP of PostgreSQL, 14 s": lambda _: paused(postgres.signal, 14.0),
                "SIGSTOP of the server, 2 s": lambda server: paused(server.signal, 2.0),
            }
            named = {f"{name}, PostgreSQL": fault for name, fault in drilled.items()}
            series.go(named, lambda _: Server(postgres.database()), len(PROCESS_FAULTS))
            of_processes = {f"{name}, {COUNT} processes": fault for name, fault in PROCESS_FAULTS.items()}
            series.go(of_processes, lambda _: Processes(postgres), 0)
        finally:
            postgres.close()
    return series.rows


def main() -> None:
    parser = argparse.ArgumentParser(prog="drill", description=__doc__)
    parser.add_argument("--short", action="store_true", help="SQLite only, few rounds")
    parser.add_argument("--only", default="", help="drills whose name holds this")
    parser.add_argument("--rounds", type=int, default=8, help="faults in each drill")
    chosen = parser.parse_args()
    rows = drills(chosen.short, chosen.only, chosen.rounds)
    Path("build").mkdir(exist_ok=True)
    Path("build/drill.md").write_text("\n".join([HEAD, *(row.text() for row in rows)]) + "\n")
    sys.exit(1 if any(row.faults for row in rows) else 0)


if __name__ == "__main__":
    main()
