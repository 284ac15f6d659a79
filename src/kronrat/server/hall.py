"""The hall: every table that is open, the store behind them, and the bots that attend them."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from typing import get_args

from kronrat import bots
from kronrat.kernel.errors import Illegal, Unreadable
from kronrat.kernel.game import Info, Setup, games
from kronrat.match.match import Match
from kronrat.server.archive import opened
from kronrat.server.holder import Holders
from kronrat.server.problem import Refusal, no_table
from kronrat.server.room import Room
from kronrat.server.settings import Settings
from kronrat.server.store import Store, fresh_id
from kronrat.server.stored import StoredLine, StoredSeat, StoredTable
from kronrat.server.study import Study
from kronrat.server.thinking import Thinkers
from kronrat.server.wire import LONGEST_NAME, Advising, Kind, NewSeat, NewTable
from kronrat.server.wire_advice import Fork
from kronrat.server.writer import Writer

#: lines replayed before other tables get their turn on the event loop
BREATH = 40


class Hall:
    """What one server process knows."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.catalog: dict[str, Info] = games()
        self.store = Store(settings.database)
        self.writer = Writer(self.store)
        self.thinkers = Thinkers(settings.thinkers, settings.pause, settings.programs)
        self.study = Study(self.store, self.thinkers)
        self.holders = Holders("", False)
        self.rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._resuming: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await self.store.open()
        secret = await self.store.setting("cookie-secret", secrets.token_urlsafe(32))
        self.holders = Holders(secret, self.settings.secure)
        self.writer.start()
        self._resuming = asyncio.create_task(self._resume(), name="resume")

    async def close(self) -> None:
        if self._resuming is not None:
            self._resuming.cancel()
        self.study.close()
        self.thinkers.close()
        await self.writer.stop()
        await self.store.close()

    async def _resume(self) -> None:
        """After a restart the tables of bots go on without anybody asking."""
        for table_id in await self.store.with_bots(self.settings.resumed):
            try:
                await self.room(table_id)
            except Refusal:
                continue  # played under other rules: it stays as it is, and says so to whoever opens it

    def game(self, name: str) -> Info:
        info = self.catalog.get(name)
        if info is None:
            raise Refusal(
                404, "unknown-game", f"there is no game {name[:40]!r}; there are {', '.join(self.catalog)}"
            )
        return info

    async def room(self, table_id: str) -> Room:
        """The table, opened from the disk if it is not in memory."""
        room = self.rooms.get(table_id)
        if room is not None:
            return room
        if not (table_id.isascii() and table_id.isalnum() and len(table_id) <= 16):
            raise no_table(table_id)
        if table_id not in self._opening:
            task = asyncio.create_task(self._open_room(table_id))
            self._opening[table_id] = task
            task.add_done_callback(lambda _: self._opening.pop(table_id, None))
        return await asyncio.shield(self._opening[table_id])

    async def _open_room(self, table_id: str) -> Room:
        stored = await self.store.load(table_id)
        if stored is None:
            raise no_table(table_id)
        return self._add(stored, await self._replayed(stored))

    def _add(self, stored: StoredTable, match: Match) -> Room:
        self._tidy()
        room = self.rooms[stored.id] = Room(stored, match, self.writer, self._reload)
        room.after_change = self._changed
        self.thinkers.attend(room)
        return room

    def _changed(self, room: Room) -> None:
        self.study.moved_on(room)
        self.thinkers.attend(room)

    def _tidy(self) -> None:
        """Forget tables that nobody looks at; the disk has them. The one opened longest ago goes first."""
        if len(self.rooms) < self.settings.idle_rooms:
            return
        for table_id, room in list(self.rooms.items()):
            if not room.viewers and room.busy is None and not self.thinkers.busy(room):
                del self.rooms[table_id]
                if len(self.rooms) < self.settings.idle_rooms:
                    return

    async def _reload(self, room: Room) -> None:
        stored = await self.store.load(room.id)
        if stored is None:
            raise no_table(room.id)
        room.put(stored, await self._replayed(stored))

    async def _replayed(self, stored: StoredTable) -> Match:
        """The match that a table's lines tell."""
        info = self.game(stored.game)
        if stored.version != info.version:
            raise Refusal(
                409,
                "other-rules",
                f"this table follows version {stored.version} of the rules, this server has {info.version}",
            )
        try:
            match = Match(info, info.setup(len(stored.seats), stored.edition, stored.options), stored.seed)
            match.fork_at = stored.fork
            for line in stored.lines:
                if match.replay(line.text).digest != line.digest:
                    raise Unreadable("digest", f"line {line.number} leads elsewhere than it did")
                if line.number % BREATH == 0:
                    await asyncio.sleep(0)
        except (Illegal, Unreadable) as error:
            raise Refusal(409, "broken", f"table {stored.id} cannot be replayed: {error}") from error
        return match

    async def start_table(self, wanted: NewTable, holder: str) -> Room:
        """A new table, on the disk before anybody hears of it."""
        info = self.game(wanted.game)
        setup = info.setup(len(wanted.seats), wanted.edition, wanted.options)
        seats = seating(info, setup, lambda n: self.seated(wanted.seats[n], holder))
        return await self._begin(Match.start(info, setup), seats, wanted.advice, [])

    async def play_on(self, room: Room, wanted: Fork, holder: str) -> Room:
        """A new table that begins where a finished game stood after some of its lines."""
        played = room.match
        if not played.over:
            raise Refusal(
                409, "not-over", "one can play on from a game that is over; before, it holds secrets"
            )
        if not 0 <= wanted.number < len(played.lines):
            raise Unreadable("no-such-line", f"the log has {len(played.lines)} lines, not {wanted.number}")
        if len(wanted.seats) != len(room.seats):
            raise Unreadable("seats", f"this game is one of {len(room.seats)}, not {len(wanted.seats)}")
        seats = seating(played.info, played.setup, lambda n: self.seated(wanted.seats[n], holder))
        match = played.play_on(wanted.number)
        return await self._begin(match, seats, "auto", room.scores[: wanted.number])

    async def open_record(self, text: str, holder: str) -> Room:
        """A table of a game that was played elsewhere; whoever opens it holds the seats of its people."""
        found = await asyncio.to_thread(opened, text)
        match = found.match
        seats = seating(match.info, match.setup, lambda n: self.remembered(found.names[n], holder))
        return await self._begin(match, seats, "auto", found.scores)

    def remembered(self, name: str, holder: str) -> StoredSeat:
        """A seat as a record tells it: a bot by its code, a person by name, or just somebody."""
        try:
            return StoredSeat("bot", "", self.bot_code(name))
        except Refusal:  # no bot of this server has that name, so it is a person's
            nobody = name in get_args(Kind)
            return StoredSeat("person", "" if nobody else plain(name)[:LONGEST_NAME], "", holder)

    async def _begin(
        self, match: Match, seats: list[StoredSeat], advice: Advising, scores: list[list[int]]
    ) -> Room:
        """On the disk before anybody hears of it."""
        scores = scores + [[] for _ in match.lines[len(scores) :]]
        stored = StoredTable(
            fresh_id(),
            match.info.id,
            match.info.version,
            match.setup.edition,
            dict(match.setup.options),
            match.seed,
            0,
            match.over,
            seats,
            [StoredLine(line.number, line.text, line.digest, scores[line.number]) for line in match.lines],
            advice,
            match.fork_at,
        )
        await self.store.create(stored)
        return self._add(stored, match)

    async def take_seat(self, room: Room, seat: int, name: str, holder: str) -> None:
        """Sit down on an open seat."""
        if not 0 <= seat < len(room.seats):
            raise Refusal(
                404, "unknown-seat", f"this table has {len(room.seats)} seats, none numbered {seat}"
            )
        if room.seats[seat].kind != "open" or not await self.store.take(room.id, seat, plain(name), holder):
            raise Refusal(409, "seat-taken", f"seat {seat} is not open")
        room.seats[seat] = StoredSeat("person", plain(name), "", holder)
        await room.settled()
        room.reseat()

    def seated(self, seat: NewSeat, holder: str) -> StoredSeat:
        """A seat as somebody wants it."""
        if seat.kind == "bot":
            return StoredSeat("bot", plain(seat.name), self.bot_code(seat.bot))
        if seat.bot:
            raise Refusal(400, "bot", f"a seat for a {seat.kind} seat names no bot")
        return StoredSeat(seat.kind, plain(seat.name), "", holder if seat.kind == "person" else None)

    def bots(self) -> list[str]:
        """The codes of the bots one can seat: the registered ones, and this server's own programs."""
        return [*bots.known(), *self.settings.programs]

    def bot_code(self, code: str) -> str:
        """A bot's code, if such a bot can be had here. A visitor may name a bot, never a command."""
        if code in self.settings.programs:
            return code
        if code.partition(":")[0] == bots.AUTOMA:
            raise Refusal(400, "bot", "an automa sits where a game for one says, and nowhere else")
        try:
            bots.registered(code)
        except (Unreadable, ValueError, KeyError) as error:
            known = ", ".join(self.bots())
            raise Refusal(400, "bot", f"there is no bot {code!r}; there are {known}") from error
        return code


def seating(info: Info, setup: Setup, seated: Callable[[int], StoredSeat]) -> list[StoredSeat]:
    """Who sits where; a seat that answers by rule is nobody's, whatever was asked for."""
    automa = info.automa(setup.options)
    by_rule = StoredSeat("bot", "", bots.AUTOMA)
    return [by_rule if n == automa else seated(n) for n in range(setup.seats)]


def plain(name: str) -> str:
    """A name fit for one line of a record: no control characters, no spaces around it."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in name).split())
