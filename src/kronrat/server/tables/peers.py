"""Other processes that serve the same tables: what they did is shown here too, and each table's bots think once."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any

from kronrat.server.refusal import Refusal
from kronrat.server.store.leads import BEAT, DEAD, Leads
from kronrat.server.store.listener import Listener
from kronrat.server.store.postgresql import tell
from kronrat.server.store.store import Store
from kronrat.server.tables.room import Room
from kronrat.server.tables.rooms import Rooms

log = logging.getLogger(__name__)


class Peers:
    """On a database of one process (SQLite) there is nobody else: it leads every table and hears nothing."""

    def __init__(self, store: Store, rooms: Rooms, most_resumed: int) -> None:
        self._store = store
        self._rooms = rooms
        self._most_resumed = most_resumed
        self._tasks: set[asyncio.Task[None]] = set()
        self.on_led: Callable[[Room], None] = lambda _room: None
        self.on_hurry: Callable[[str], None] = lambda _table: None
        self.on_revoked: Callable[[str, float], None] = lambda _browser, _moment: None
        #: tables that this process leads
        self.led: set[str] = set()
        self._others: set[str] = set()
        self._signed = 0.0
        self._listener: Listener | None = None
        self._leads: Leads | None = None
        if store.shared:
            self._leads = Leads(store.engine, store.process)
            self._listener = Listener(store.engine.url, store.process, self._hear, self._missed)

    async def open(self) -> None:
        if self._leads is None or self._listener is None:
            self._start(self._open_tables(await self._store.with_bots(self._most_resumed)))
            return
        self._others = await self._leads.sign()
        self._signed = time.monotonic()
        self._listener.start()
        # a table that is read before others are heard might miss what they do
        await self._listener.connected.wait()
        self._start(self._live())

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        if self._listener is not None:
            await self._listener.stop()
        if self._leads is not None:
            try:
                await self._leads.leave()
            except Exception as error:  # others find out by themselves, a little later
                log.warning("the others could not be told that this process ends: %s", error)

    async def lead(self, table: str) -> bool:
        """Whether this process does what happens by itself at a table; it does from now on if nobody living did."""
        if self._leads is None:
            return True
        # whoever stood still for so long may have been taken for dead: what it led is to be claimed anew
        if table not in self.led or time.monotonic() - self._signed > DEAD:
            self.led.discard(table)
            self.led |= await self._leads.claim([table])
        return table in self.led

    def let_go(self, table: str) -> None:
        """Nothing happens by itself at this table any more."""
        if self._leads is not None and table in self.led:
            self.led.discard(table)
            self._start(self._leads.let_go([table]))

    async def hurry(self, table: str) -> None:
        await self._tell(f"hurry {table}")

    async def revoked(self, browser: str, moment: float) -> None:
        await self._tell(f"revoked {browser} {moment}")

    async def _tell(self, news: str) -> None:
        if self._store.shared:
            async with self._store.engine.begin() as db:
                await tell(db, self._store.process, news)

    # -- what others tell

    def _hear(self, news: str) -> None:
        kind, _, rest = news.partition(" ")
        if kind == "made":
            self._follow(*rest.split(" ", 2))
            return
        words = rest.split()
        if kind == "renewed":
            for table in words:
                self._start(self._rooms.read_anew(table))
        elif kind == "hurry":
            self.on_hurry(words[0])
        elif kind == "revoked":
            self.on_revoked(words[0], float(words[1]))
        else:  # a newer version of this program, in the middle of an upgrade
            log.warning("another process told something unknown here: %r", kind)

    def _follow(self, table: str, rev: str, what: str) -> None:
        if self._rooms.has(table):
            self._start(self._rooms.catch_up(table, int(rev), what))
        elif table in self.led:  # its bots may be asked
            self._start(self._open_tables([table]))

    def _missed(self) -> None:
        self._start(self._rooms.catch_up_all())

    # -- signs of life

    async def _live(self) -> None:
        await self._take_over()
        while True:
            await asyncio.sleep(BEAT)
            with suppress(Exception):  # the database is away: everything waits, this too
                await self._beat()

    async def _beat(self) -> None:
        assert self._leads is not None
        others = await self._leads.sign()
        silent, self._signed = time.monotonic() - self._signed, time.monotonic()
        if silent > DEAD:  # others may have taken over what was led here
            self.led = await self._leads.mine()
        gone, self._others = self._others - others, others
        if gone:
            await self._take_over()

    async def _take_over(self) -> None:
        """Lead the tables that nobody living leads, and let their bots go on."""
        assert self._leads is not None
        found = await self._leads.unled(self._most_resumed)
        claimed = await self._leads.claim(found) if found else set()
        self.led |= claimed
        await self._open_tables([table for table in found if table in claimed])

    async def _open_tables(self, tables: list[str]) -> None:
        """Let go on what goes on by itself."""
        for table in tables:
            with suppress(
                Refusal
            ):  # played under other rules: it stays as it is, and says so to whoever opens it
                self.on_led(await self._rooms.room(table))

    def _start(self, work: Coroutine[Any, Any, None] | Awaitable[None]) -> None:
        task = asyncio.ensure_future(_logged(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


async def _logged(work: Awaitable[None]) -> None:
    try:
        await work
    except Exception:
        log.exception("following another process failed")
