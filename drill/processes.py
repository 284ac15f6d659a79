"""Several server processes on one PostgreSQL, and what can be done to one of them while the others go on."""

from __future__ import annotations

import asyncio
import signal
import time
from collections.abc import Callable
from itertools import cycle

import asyncpg

from kronrat.server.store.leads import DEAD
from kronrat.server.store.listener import LISTENER

from .cluster import Postgres, Server

COUNT = 3
SEATS = ("pp", "pp", "pb", "bbbb")
"""The tables in turn: people only, a person and a bot, bots only. The last ones move only while somebody leads them."""
PAUSE = 0.3
"""Seconds between two moves of a bot, so that games outlast the drill."""
STILL = DEAD + 3.5
"""Seconds for which a process stands still or is cut off: others lead its tables, and then it comes back."""
LONGEST = 5.0
"""Seconds in which tables of a process that is gone must move on elsewhere."""


class Processes:
    """`kronrat serve`, several times; each is a user of its own to the database."""

    def __init__(self, postgres: Postgres) -> None:
        self.postgres = postgres
        self.database = postgres.database()
        users = [postgres.user(self.database) for _ in range(COUNT)]
        self.users = [name for name, _ in users]
        self.servers = [Server(database, pause=PAUSE) for _, database in users]
        #: tables at which only bots sit
        self.tables: list[str] = []
        #: for each fault, how long it took until all of those had moved on without the process that was gone
        self.moved_after: list[float] = []
        self.turn = cycle(range(COUNT))

    @property
    def addresses(self) -> list[str]:
        return [server.address for server in self.servers]

    def start(self) -> None:
        for server in self.servers:
            server.start()

    def kill(self) -> None:
        for server in self.servers:
            server.kill()

    def all_move_on(self) -> None:
        """Wait until every table of bots has moved on from where it stands now, and note how long that took."""

        async def look() -> None:
            connection = await asyncpg.connect(self.database)
            query = "SELECT id, rev, over FROM tables WHERE id = ANY($1)"
            begun = time.monotonic()
            before = {row["id"]: row["rev"] for row in await connection.fetch(query, self.tables)}
            while time.monotonic() - begun < 6 * LONGEST:
                rows = await connection.fetch(query, self.tables)
                if all(row["over"] or row["rev"] > before[row["id"]] for row in rows):
                    break
                await asyncio.sleep(0.05)
            self.moved_after.append(time.monotonic() - begun)
            await connection.close()

        asyncio.run(look())


def killed(processes: Processes) -> Callable[[], None]:
    def fault() -> None:
        server = processes.servers[next(processes.turn)]
        server.kill()
        processes.all_move_on()
        server.start()

    return fault


def stood_still(processes: Processes) -> Callable[[], None]:
    """When it wakes, it and another one both believe that they lead."""

    def fault() -> None:
        server = processes.servers[next(processes.turn)]
        end = time.monotonic() + STILL
        server.signal(signal.SIGSTOP)
        processes.all_move_on()
        time.sleep(max(0.0, end - time.monotonic()))
        server.signal(signal.SIGCONT)

    return fault


def shut_out(processes: Processes) -> Callable[[], None]:
    """It lives and has its viewers, but not the database."""

    def fault() -> None:
        user = processes.users[next(processes.turn)]
        end = time.monotonic() + STILL
        processes.postgres.shut_out(user)
        processes.all_move_on()
        time.sleep(max(0.0, end - time.monotonic()))
        processes.postgres.let_in(user)

    return fault


def cut(processes: Processes) -> Callable[[], None]:
    return lambda: processes.postgres.cut(processes.database)


def deafened(processes: Processes) -> Callable[[], None]:
    return lambda: processes.postgres.cut(processes.database, LISTENER)


FAULTS: dict[str, Callable[[Processes], Callable[[], None]]] = {
    "connections cut": cut,
    "only the listeners' connections cut": deafened,
    "kill -9 of one": killed,
    f"SIGSTOP of one, {STILL:.0f} s": stood_still,
    f"one shut out of PostgreSQL, {STILL:.0f} s": shut_out,
}
