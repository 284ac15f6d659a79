"""What those who look on at a table are shown: everything at first, the past on request, each what they may know."""

from __future__ import annotations

from kronrat.kernel.errors import Unreadable
from kronrat.kernel.step import EVERYBODY
from kronrat.match import takeback
from kronrat.match.match import Line, Match
from kronrat.server.store.stored import StoredSeat
from kronrat.server.tables.seating import seat_infos
from kronrat.server.tables.view import View, log_line, raw_stage
from kronrat.server.tables.viewer import Viewer
from kronrat.server.wire import Entropy, LogLine, Past, Seats, Sync, TableInfo, encoder

PASTS = 24


class Shown:
    """A table as viewers see it; `Room` changes it."""

    id: str
    match: Match
    rev: int
    view: View
    stage: bytes
    stage_key: object
    seats: list[StoredSeat]
    advising: str
    dropped: bool
    closed: bool

    def __init__(self) -> None:
        self.viewers: set[Viewer] = set()
        #: positions of the past that were looked at last
        self._pasts: dict[tuple[int, str, tuple[int, ...]], bytes] = {}

    def seats_of(self, browser: str) -> tuple[int, ...]:
        """The seats that this browser may act for."""
        if not browser:
            return ()
        return tuple(n for n, seat in enumerate(self.seats) if seat.browser == browser)

    def bots_asked(self) -> list[int]:
        if self.dropped or self.closed:
            return []
        return [seat for seat in self.view.asked if self.seats[seat].kind == "bot"]

    def join(self, viewer: Viewer) -> None:
        viewer.seats = self.seats_of(viewer.browser)
        self.viewers.add(viewer)
        viewer.post(self.sync(viewer))

    def leave(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)

    def reseat(self, everything: bool = False) -> None:
        """Somebody sat down: tell everybody, and everything to those whose own seats changed."""
        for viewer in self.viewers:
            seats = self.seats_of(viewer.browser)
            if seats != viewer.seats or everything:
                viewer.seats = seats
                viewer.post(self.sync(viewer))
            else:
                viewer.post(encoder.encode(Seats(seat_infos(self.seats, viewer.browser))))

    def show_everything(self) -> None:
        for viewer in self.viewers:
            viewer.post(self.sync(viewer))

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
        """Lines as a viewer with these seats may read them."""
        return [log_line(line, seats, self.match.rules) for line in lines]

    def _told(self, lines: list[Line]) -> list[LogLine]:
        """Lines that everybody may read, written once for all; none if one of them has a secret."""
        return self._read(lines, ()) if all(line.readers == EVERYBODY for line in lines) else []

    def _restage(self) -> bool:
        """Did the drawn board itself change?"""
        key = self.view.stage_key()
        if key == self.stage_key:
            return False
        before, self.stage, self.stage_key = self.stage, self.view.stage(), key
        return self.stage != before

    def _undoable(self, seats: tuple[int, ...]) -> list[int]:
        return [seat for seat in seats if self._may_undo(seat)]

    def _may_undo(self, seat: int) -> bool:
        if self._alone(seat):
            return takeback.why_not(self.match, seat, self.match.training) is None
        return self.match.why_no_undo(seat) is None

    def _alone(self, seat: int) -> bool:
        """Whether nobody but bots sits here besides: nobody's thoughts are lost with what is taken back."""
        for n, other in enumerate(self.seats):  # asked for every viewer of every change: no generator
            if n != seat and other.kind != "bot":
                return False
        return True

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
            match.training,
            [Entropy(one.seat, one.line, one.entropy.hex()) for one in match.added],
        )

    def may_ask(self, browser: str) -> bool:
        """May this browser's people ask what a bot would do?"""
        if self.advising != "auto":
            return self.advising == "always" and bool(self.seats_of(browser))
        return bool(self.seats_of(browser)) and all(
            seat.browser == browser for seat in self.seats if seat.kind != "bot"
        )

    def past(self, number: int, browser: str) -> bytes:
        """What this viewer was allowed to see after the first `number` lines: a `Past`, written down."""
        match = self.match
        if not 0 <= number <= len(match.lines):
            raise Unreadable("no-such-line", f"the log has {len(match.lines)} lines, not {number}")
        seats = self.seats_of(browser)
        key = (number, match.lines[number - 1].digest if number else "", seats)
        if key not in self._pasts:
            view = View(match.rules, match.at(number), match.seed)
            past = Past(number, raw_stage(view.stage()), view.position(seats, asking=False))
            if len(self._pasts) >= PASTS:
                del self._pasts[next(iter(self._pasts))]
            self._pasts[key] = encoder.encode(past)
        return self._pasts[key]
