"""Everything that one server process has, put together: store, rooms, bots, advice, cookies."""

from __future__ import annotations

import asyncio
import secrets
import time
from functools import partial

from kronrat.kernel.game import Info
from kronrat.server.metrics import Metrics
from kronrat.server.refusal import Refusal
from kronrat.server.settings import Settings
from kronrat.server.store.store import Store
from kronrat.server.store.writer import Writer
from kronrat.server.tables.kept import Kept
from kronrat.server.tables.new_tables import NewTables
from kronrat.server.tables.peers import Peers
from kronrat.server.tables.room import Room
from kronrat.server.tables.rooms import Catalog, Rooms
from kronrat.server.tables.seating import Seating
from kronrat.server.thinking import jobs
from kronrat.server.thinking.advice import Advisor
from kronrat.server.thinking.bots import BotPlayers
from kronrat.server.thinking.curves import Curves
from kronrat.server.thinking.processes import Processes
from kronrat.server.web.cookies import Cookies
from kronrat.server.web.readiness import Readiness


class AddressLimit:
    """So many calls a second from one address."""

    def __init__(self, a_second: int) -> None:
        self._most = a_second
        self._second = 0
        self._calls: dict[str, int] = {}

    def count(self, address: str) -> None:
        if (second := int(time.monotonic())) != self._second:
            self._second, self._calls = second, {}
        self._calls[address] = calls = self._calls.get(address, 0) + 1
        if self._most and calls > self._most:
            raise Refusal(429, "too-fast", f"no more than {self._most} of these a second")


class Backend:
    """What the calls and sockets work with."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.catalog = Catalog()
        self.metrics = metrics = Metrics()
        self.store = Store(settings.database)
        self.writer = Writer(self.store, metrics)
        self.kept = Kept(settings.rules) if settings.rules else None
        self.rooms = Rooms(self.catalog, self.store, self.writer, settings.idle_rooms, self.kept)
        self.seating = Seating(settings.programs)
        self.new_tables = NewTables(self.rooms, self.seating, settings.tables_a_person)
        self.processes = Processes(settings.thinkers, metrics)
        self.readiness = Readiness(self.store, self.writer)
        self.peers = Peers(self.store, self.rooms, settings.resumed)
        self.bots = BotPlayers(self.processes, settings.pause, settings.programs, self.peers.lead)
        self.advisor = Advisor(self.processes)
        self.curves = Curves(self.store, self.processes)
        self.cookies = Cookies("", False)
        self.rooms.on_opened = self.bots.attend
        self.rooms.on_changed = self._changed
        self.rooms.in_use = self.bots.busy
        self.one_past = asyncio.Lock()
        self.past_limit = AddressLimit(settings.past_a_second)
        self.peers.on_led = self.bots.attend
        self.peers.on_hurry = self._hurry
        self.peers.on_revoked = self._revoked
        metrics.rooms.set_function(lambda: self.rooms.open)
        metrics.write_queue.set_function(lambda: self.writer.waiting)
        metrics.thinking.set_function(lambda: self.processes.thinking)
        metrics.thought_queue.set_function(lambda: self.processes.waiting)

    async def open(self) -> None:
        await self.store.open()
        if self.kept is not None:  # these rules, for the day on which they are the old ones
            await asyncio.to_thread(self.kept.keep, self.catalog.games.values())
        secret = await self.store.setting("cookie-secret", secrets.token_urlsafe(32))
        chosen = self.settings
        self.cookies = Cookies(secret, chosen.secure, await self.store.revoked(), chosen.root)
        self.writer.start()
        if self.store.shared:  # tables of another server that dies are to go on here at once
            self.processes.get_ready(partial(jobs.load, list(self.catalog.games.values())))
        await self.peers.open()

    async def close(self) -> None:
        await self.peers.close()
        self.curves.close()
        self.bots.close()
        self.processes.close()
        await self.writer.stop()
        await self.store.close()

    def game(self, name: str) -> Info:
        return self.catalog.game(name)

    def _changed(self, room: Room) -> None:
        self.advisor.table_changed(room)
        self.bots.attend(room)
        if room.match.over:
            self.peers.let_go(room.id)

    def _hurry(self, table_id: str) -> None:
        room = self.rooms.at_hand(table_id)
        if room is not None:
            self.bots.hurry(room)

    def _revoked(self, browser: str, moment: float) -> None:
        self.cookies.revoked[browser] = moment
