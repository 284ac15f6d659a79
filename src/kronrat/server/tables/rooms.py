"""The registry of open tables: each is read from the store when somebody wants it, and has one room in this process."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from weakref import WeakValueDictionary

from kronrat.kernel.errors import Illegal, Unreadable
from kronrat.kernel.game import Info, games
from kronrat.match.dice import Contribution
from kronrat.match.match import Match
from kronrat.server.refusal import Refusal, no_table
from kronrat.server.store import news
from kronrat.server.store.store import Store
from kronrat.server.store.stored import StoredSeat, StoredTable, Tail
from kronrat.server.store.writer import Writer
from kronrat.server.tables.kept import Kept
from kronrat.server.tables.room import Room
from kronrat.server.tables.rules_of import RulesOf
from kronrat.server.tables.seating import free_name, plain_name


class Catalog:
    """The games of this server."""

    def __init__(self) -> None:
        self.games: dict[str, Info] = games()

    def game(self, name: str) -> Info:
        info = self.games.get(name)
        if info is None:
            known = ", ".join(self.games)
            raise Refusal(404, "unknown-game", f"there is no game {name[:40]!r}; there are {known}")
        return info


class Rooms:
    """Opens rooms, keeps them, and forgets those that nobody looks at."""

    def __init__(
        self, catalog: Catalog, store: Store, writer: Writer, most_idle: int, kept: Kept | None = None
    ) -> None:
        self.catalog = catalog
        self._rules = RulesOf(catalog, kept)
        self.store = store
        self.on_opened: Callable[[Room], None] = lambda _room: None
        self.on_changed: Callable[[Room], None] = lambda _room: None
        self.in_use: Callable[[Room], bool] = lambda _room: False
        self._writer = writer
        self._most_idle = most_idle
        #: every room that anybody still holds: a table never has two, also while one is forgotten
        self._alive: WeakValueDictionary[str, Room] = WeakValueDictionary()
        #: the rooms that are kept, in the order in which they were opened
        self._open: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room]] = {}

    @property
    def open(self) -> int:
        """How many tables are kept in memory."""
        return len(self._open)

    async def room(self, table_id: str) -> Room:
        """The table, opened from the disk if it is not in memory."""
        room = self._alive.get(table_id)
        if room is not None:
            if room.closed and not await self.store.is_closed(table_id):
                await self._renew(room)
            if table_id not in self._open:
                self._forget_idle()
                self._open[table_id] = room
            return room
        if not (table_id.isascii() and table_id.isalnum() and len(table_id) <= 16):
            raise no_table(table_id)
        if table_id not in self._opening:
            task = asyncio.create_task(self._read(table_id))
            self._opening[table_id] = task
            task.add_done_callback(lambda _: self._opening.pop(table_id, None))
        return await asyncio.shield(self._opening[table_id])

    def at_hand(self, table_id: str) -> Room | None:
        """The table, if it is in memory."""
        return self._alive.get(table_id)

    def has(self, table_id: str) -> bool:
        """Whether this process shows the table to anybody, or is about to."""
        return table_id in self._alive or table_id in self._opening

    async def catch_up(self, table_id: str, rev: int, told: str = news.NOT_TOLD) -> None:
        """Another process brought a table to this revision, and may have told how: then nothing need be read."""
        room = await self.room(table_id)
        with suppress(Refusal):  # dropped: whoever comes next reads the disk
            async with room.held():
                if room.rev < rev:
                    await self._follow(room, news.heard(rev, told) if rev == room.rev + 1 else None)

    async def catch_up_all(self) -> None:
        """What others did was not heard for a while: look at every table that is shown here."""
        found = await self.store.revisions(list(self._alive))
        for table_id, rev in found.items():
            if table_id in self._alive:
                await self.catch_up(table_id, rev)

    async def read_anew(self, table_id: str) -> None:
        """Something else than lines was changed elsewhere: somebody sat down, an operator closed the table."""
        if self.has(table_id):
            with suppress(Refusal):  # dropped or deleted: whoever comes next reads the disk
                await self._renew(await self.room(table_id))

    async def settled(self, table_id: str) -> Room:
        """The table at a moment when no change of it is on its way to the disk."""
        while True:
            room = await self.room(table_id)
            await room.settled()
            if not room.dropped:
                return room

    async def create(self, stored: StoredTable, match: Match) -> Room:
        """A new table, on the disk before anybody hears of it."""
        await self.store.create(stored)
        return self._add(stored, match)

    async def take_seat(self, room: Room, seat: int, name: str, browser: str, entropy: bytes = b"") -> None:
        """Sit down on an open seat; what the player adds to the seed counts from the next line on."""
        if not 0 <= seat < len(room.seats):
            raise Refusal(
                404, "unknown-seat", f"this table has {len(room.seats)} seats, none numbered {seat}"
            )
        sitting = StoredSeat("person", plain_name(name), "", browser)
        async with room.held():
            sitting.name = free_name(sitting.name, room.seats)
            line = len(room.match.lines)
            added = [*room.match.added, Contribution(seat, line, entropy)] if entropy else []
            if room.closed:
                raise Refusal(409, "closed", "the operator of this server has closed the table")
            if room.seats[seat].kind != "open" or (room.match.over and added):
                raise Refusal(409, "seat-taken", f"seat {seat} is not open")
            if not await self.store.take_seat(room.id, seat, sitting, room.rev, added):
                await self._read_again(room, False)  # another process has just changed this table
                raise Refusal(409, "seat-taken", f"seat {seat} is not open, or the table moved on; try again")
            room.seats[seat] = sitting
            if added:
                room.match.add(added)
                room.rev += 1
        room.reseat(everything=bool(added))

    async def _read(self, table_id: str) -> Room:
        stored = await self._stored(table_id)
        return self._add(stored, await self._replayed(stored))

    async def _read_again(self, room: Room, fenced: bool) -> None:
        """The table as the disk has it; fenced: what was on its way there has arrived or never will."""
        while True:
            stored = await self._stored(room.id)
            found = stored.rev
            rev = await self.store.fence(room.id, found) if fenced else found
            if rev is not None:
                break
        stored.rev = rev
        room.put(stored, await self._replayed(stored), found)

    async def _follow(self, room: Room, told: Tail | None = None) -> None:
        """Take over what another process wrote; whatever does not fit is read from the beginning."""
        tail = told or await self.store.tail(room.id)
        if tail is None:
            raise no_table(room.id)
        try:
            room.follow(tail)
        except (Illegal, Unreadable, IndexError):
            try:
                await self._read_again(room, False)
            except Exception:
                room.drop()  # it followed half of the way
                raise
            room.show_everything()
            self._changed(room)

    async def _renew(self, room: Room) -> None:
        """The table as the disk has it, told to everybody: what changed does not show in its lines."""
        async with room.held():
            await self._read_again(room, False)
        room.reseat(everything=True)
        self._changed(room)

    async def _stored(self, table_id: str) -> StoredTable:
        stored = await self.store.load(table_id)
        if stored is None:
            raise no_table(table_id)
        return stored

    def _add(self, stored: StoredTable, match: Match) -> Room:
        self._forget_idle()
        room = Room(stored, match, self._writer, self._read_again, self._follow)
        self._open[stored.id] = self._alive[stored.id] = room
        room.after_change = self._changed
        room.after_drop = self._dropped
        self.on_opened(room)
        return room

    def _changed(self, room: Room) -> None:
        self.on_changed(room)

    def _dropped(self, room: Room) -> None:
        """Whoever wants the table next gets it from the disk."""
        if self._alive.get(room.id) is room:
            del self._alive[room.id]
            self._open.pop(room.id, None)

    def _forget_idle(self) -> None:
        """Forget tables that nobody looks at; the disk has them. The one opened longest ago goes first."""
        if len(self._open) < self._most_idle:
            return
        for table_id, room in list(self._open.items()):
            if not room.viewers and room.busy is None and not self.in_use(room):
                del self._open[table_id]
                if len(self._open) < self._most_idle:
                    return

    async def _replayed(self, stored: StoredTable) -> Match:
        """The match that a table's lines tell; a table that the present rules do not touch names these from now on."""
        found = await self._rules.judged(stored)
        if (stored.version, stored.rules) != (found.version, found.rules):
            await self.store.pin(stored.id, found.version, found.rules)
            stored.version, stored.rules = found.version, found.rules
        return found.match
