"""How a table begins: as a new game, as a finished game played on from, as a record from elsewhere."""

from __future__ import annotations

import asyncio

from kronrat.kernel.errors import Unreadable
from kronrat.match.match import Match
from kronrat.server.refusal import Refusal
from kronrat.server.store.store import fresh_id
from kronrat.server.store.stored import StoredLine, StoredSeat, StoredTable
from kronrat.server.tables.imports import checked
from kronrat.server.tables.kept import fingerprint
from kronrat.server.tables.room import Room
from kronrat.server.tables.rooms import Rooms
from kronrat.server.tables.seals import Seals, added_by
from kronrat.server.tables.seating import Seating
from kronrat.server.wire import Advising, Fork, NewTable


class NewTables:
    """Starts tables; each is on the disk before anybody hears of it."""

    def __init__(self, rooms: Rooms, seating: Seating, a_person: int = 0) -> None:
        self._a_person = a_person
        self._rooms = rooms
        self._seating = seating
        self.seals = Seals(rooms.store)

    async def start(self, wanted: NewTable, browser: str) -> Room:
        info = self._rooms.catalog.game(wanted.game)
        setup = info.setup(len(wanted.seats), wanted.edition, wanted.options)
        seats = self._seating.wanted(info, setup, wanted.seats, browser)
        await self._count(browser)
        added = added_by(wanted.entropy, seats, 0)
        match = Match.start(info, setup, await self.seals.seed(wanted.ticket), added)
        match.training = wanted.training
        return await self._create(match, seats, wanted.advice)

    async def fork(self, room: Room, wanted: Fork, browser: str) -> Room:
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
        seats = self._seating.wanted(played.info, played.setup, wanted.seats, browser)
        added = added_by(wanted.entropy, seats, wanted.number)
        match = played.play_on(wanted.number, await self.seals.seed(wanted.ticket), added)
        for copy, line in zip(match.lines[: wanted.number], played.lines, strict=False):
            copy.scores = line.scores
        return await self._create(match, seats, "auto")

    async def import_record(self, text: str, browser: str) -> Room:
        """A table of a game that was played elsewhere; whoever opens it has the seats of its people."""
        found = await asyncio.to_thread(checked, text)
        match = found.match
        seats = self._seating.recorded(match.info, match.setup, found.names, browser)
        return await self._create(match, seats, "auto")

    async def _count(self, browser: str) -> None:
        if self._a_person and await self._rooms.store.unfinished(browser) >= self._a_person:
            raise Refusal(429, "too-many-tables", f"finish one of your {self._a_person} tables first")

    async def _create(self, match: Match, seats: list[StoredSeat], advice: Advising) -> Room:
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
            [StoredLine.of(line) for line in match.lines],
            advice,
            match.fork_at,
            entropy=match.added,
            training=match.training,
            rules=fingerprint(match.info),
        )
        return await self._rooms.create(stored, match)
