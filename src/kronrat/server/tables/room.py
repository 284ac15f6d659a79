"""A table in memory: its match, who looks on, and the way of a change: rules, disk, then everybody's view."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from kronrat.kernel.errors import Illegal, Unreadable, Why
from kronrat.kernel.game import Info
from kronrat.kernel.step import EVERYBODY, Move
from kronrat.match.match import Line, Match
from kronrat.server.store.stored import Change, StoredLine, StoredSeat, StoredTable
from kronrat.server.store.writer import Writer
from kronrat.server.tables.seating import seat_infos
from kronrat.server.tables.view import View, log_line, raw_stage
from kronrat.server.tables.viewer import Viewer
from kronrat.server.wire import LogLine, Past, Push, Seats, Sync, TableInfo, encoder

STALE = Why("stale", "table")
Verdict = Callable[[str], None]
Reload = Callable[["Room"], Awaitable[None]]
log = logging.getLogger(__name__)


class Room:
    """One table. Nobody is shown anything that is not on the disk."""

    def __init__(self, stored: StoredTable, match: Match, writer: Writer, reload: Reload) -> None:
        self.id = stored.id
        self.viewers: set[Viewer] = set()
        self.busy: asyncio.Future[None] | None = None
        self.after_change: Callable[[Room], None] = _nothing
        self._writer = writer
        self._reload = reload
        self.put(stored, match)

    def put(self, stored: StoredTable, match: Match) -> None:
        """Take the table as the disk has it."""
        self.match = match
        self.rev = stored.rev
        self.seats: list[StoredSeat] = stored.seats
        self.advising = stored.advice
        self.scores = [line.scores for line in stored.lines]
        self.view = View(match.rules, match.state, match.seed)
        self.stage_key = self.view.stage_key()
        self.stage = self.view.stage()

    @property
    def game(self) -> Info:
        return self.match.info

    @property
    def by_rule(self) -> bool:
        """Whether a seat of this table answers by rule: nobody's chances against it are calibrated."""
        return self.match.info.automa(self.match.setup.options) is not None

    def seats_of(self, browser: str) -> tuple[int, ...]:
        """The seats that this browser may act for."""
        if not browser:
            return ()
        return tuple(n for n, seat in enumerate(self.seats) if seat.browser == browser)

    def bots_asked(self) -> list[int]:
        return [seat for seat in self.view.asked if self.seats[seat].kind == "bot"]

    async def settled(self) -> None:
        """Wait until no change is on its way to the disk."""
        while self.busy is not None:
            await asyncio.shield(self.busy)

    # -- changes

    def play(self, seat: int, rev: int, move: Callable[[], Move], verdict: Verdict) -> None:
        """A seat's move, made while looking at `rev`. The verdict comes when the disk has answered."""
        self._fresh(rev)
        cut = len(self.match.lines)
        lines = self.match.play(seat, move())
        self._change(cut, lines, False, verdict)

    def undo(self, seat: int, rev: int, verdict: Verdict) -> None:
        self._fresh(rev)
        self.match.undo(seat)
        cut = len(self.match.lines)
        del self.scores[cut:]
        self._change(cut, [], True, verdict)

    def _fresh(self, rev: int) -> None:
        if rev != self.rev or self.busy is not None:
            raise Illegal(STALE, f"made on revision {rev}, the table is at {self.rev}")

    def _change(self, cut: int, lines: list[Line], undo: bool, verdict: Verdict) -> None:
        match = self.match
        self.view = View(match.rules, match.state, match.seed)
        self.scores += [[] for _ in lines]
        if lines:
            self.scores[-1] = self.view.scores
        written = [
            StoredLine(line.number, line.text, line.digest, self.scores[line.number]) for line in lines
        ]
        self.busy = asyncio.get_running_loop().create_future()
        messages: dict[tuple[int, ...], bytes] = {}
        change = Change(self.id, self.rev, cut, written, undo, match.over)
        self._writer.submit(change, lambda said: self._answered(said, messages, verdict))
        self.rev += 1
        # the disk is busy now: time to write down what everybody will be shown
        moved = self._restage()
        told = self._told(lines)
        for viewer in self.viewers:
            seats = viewer.seats
            if seats not in messages:
                messages[seats] = encoder.encode(
                    self._push(seats, cut, told or self._read(lines, seats), moved)
                )

    def _answered(self, said: str, messages: dict[tuple[int, ...], bytes], verdict: Verdict) -> None:
        if said != "saved":
            # memory ran ahead of the disk: take the table from the disk again, then tell everybody
            self._recovery = asyncio.create_task(self._recover(said, verdict))
            return
        self._release()
        for viewer in self.viewers:
            # somebody who sat down meanwhile is told everything
            viewer.post(messages.get(viewer.seats) or self.sync(viewer))
        verdict(said)
        self.after_change(self)

    async def _recover(self, said: str, verdict: Verdict) -> None:
        try:
            await self._reload(self)
        except Exception:
            log.exception("table %s could not be read again", self.id)
            said = "failed"
        finally:
            self._release()
        for viewer in self.viewers:
            viewer.post(self.sync(viewer))
        verdict(said)
        self.after_change(self)

    def _release(self) -> None:
        busy, self.busy = self.busy, None
        if busy is not None:
            busy.set_result(None)

    # -- what viewers are shown

    def join(self, viewer: Viewer) -> None:
        viewer.seats = self.seats_of(viewer.browser)
        self.viewers.add(viewer)
        viewer.post(self.sync(viewer))

    def leave(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)

    def reseat(self) -> None:
        """Somebody sat down: tell everybody, and everything to those whose own seats changed."""
        for viewer in self.viewers:
            seats = self.seats_of(viewer.browser)
            if seats != viewer.seats:
                viewer.seats = seats
                viewer.post(self.sync(viewer))
            else:
                viewer.post(encoder.encode(Seats(seat_infos(self.seats, viewer.browser))))

    def sync(self, viewer: Viewer) -> bytes:
        seats = viewer.seats
        lines = self._read(self.match.lines, seats)
        return encoder.encode(
            Sync(
                self.info(viewer.browser),
                self.rev,
                raw_stage(self.stage),
                self.view.position(seats),
                lines,
                self._undoable(seats),
                self.bots_asked(),
            )
        )

    def _read(self, lines: list[Line], seats: tuple[int, ...]) -> list[LogLine]:
        """Lines as the viewer with these seats may read them."""
        return [log_line(line, self.scores[line.number], seats) for line in lines]

    def _told(self, lines: list[Line]) -> list[LogLine]:
        """Lines that everybody may read, written once for all; none if one of them has a secret."""
        return self._read(lines, ()) if all(line.readers == EVERYBODY for line in lines) else []

    def _push(self, seats: tuple[int, ...], cut: int, lines: list[LogLine], moved: bool) -> Push:
        return Push(
            self.rev,
            self.view.position(seats),
            lines,
            cut,
            raw_stage(self.stage) if moved else None,
            self._undoable(seats),
            self.bots_asked(),
        )

    def _restage(self) -> bool:
        """Did the drawn board itself change?"""
        key = self.view.stage_key()
        if key == self.stage_key:
            return False
        before, self.stage, self.stage_key = self.stage, self.view.stage(), key
        return self.stage != before

    def _undoable(self, seats: tuple[int, ...]) -> list[int]:
        return [seat for seat in seats if self.match.why_no_undo(seat) is None]

    def info(self, browser: str) -> TableInfo:
        match = self.match
        return TableInfo(
            self.id,
            match.info.id,
            match.setup.edition,
            dict(match.setup.options),
            seat_infos(self.seats, browser),
            match.commitment,
            self.rev,
            match.over,
            self.may_ask(browser),
            match.fork_at,
        )

    def may_ask(self, browser: str) -> bool:
        """May this browser's people ask what a bot would do?"""
        if self.advising != "auto":
            return self.advising == "always" and bool(self.seats_of(browser))
        return bool(self.seats_of(browser)) and all(
            seat.browser == browser for seat in self.seats if seat.kind != "bot"
        )

    def past(self, number: int, browser: str) -> Past:
        """What this viewer was allowed to see after the first `number` lines."""
        match = self.match
        if not 0 <= number <= len(match.lines):
            raise Unreadable("no-such-line", f"the log has {len(match.lines)} lines, not {number}")
        view = View(match.rules, match.at(number), match.seed)
        return Past(number, raw_stage(view.stage()), view.position(self.seats_of(browser), asking=False))


def _nothing(_room: Room) -> None:
    """Nobody listens."""
