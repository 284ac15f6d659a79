"""A table open in memory: its match, who looks on, and the way of a change: rules, disk, then everybody's view."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager

from kronrat.kernel.errors import Illegal, Unreadable, Why
from kronrat.kernel.game import Info
from kronrat.kernel.play import asks
from kronrat.kernel.step import Move
from kronrat.match import takeback
from kronrat.match.match import Line, Match
from kronrat.server.refusal import Refusal
from kronrat.server.store.change import Change, NotSaved, Outcome, Saved, Stale, Unknown
from kronrat.server.store.stored import StoredLine, StoredSeat, StoredTable, Tail, json_text
from kronrat.server.store.writer import Answer, Writer
from kronrat.server.tables.sealed import still_asked
from kronrat.server.tables.shown import Shown
from kronrat.server.tables.view import View, raw_stage
from kronrat.server.wire import Push, encoder

STALE = Why("stale", "table")
CLOSED = Why("closed", "table")
REMEMBERED = 2
"""Requests of a seat that are known again: a person waits for the answer to one before making the next."""
Messages = dict[tuple[int, ...], bytes]
"""What viewers will be told of a change, by the seats that are theirs."""
ReadAgain = Callable[["Room", bool], Awaitable[None]]
"""Puts the disk's table into a room; the flag: make sure first that no earlier write can still arrive."""
Follow = Callable[["Room"], Awaitable[None]]
"""Takes over what another process wrote to a room's table."""
log = logging.getLogger(__name__)
_judging = ThreadPoolExecutor(1, "undo")
"""One at a time: whoever takes back much waits for others who do, and nobody else waits for them."""


class Room(Shown):
    """One table. Nobody is shown anything that is not on the disk."""

    def __init__(
        self, stored: StoredTable, match: Match, writer: Writer, read_again: ReadAgain, follow: Follow
    ) -> None:
        super().__init__()
        self.id = stored.id
        self.busy: asyncio.Future[None] | None = None
        #: nobody knows whether what is here is on the disk: this room is dead, the next one reads the disk
        self.dropped = False
        self.after_change: Callable[[Room], None] = _nothing
        self.after_drop: Callable[[Room], None] = _nothing
        self._writer = writer
        self._read_again = read_again
        self._follow = follow
        self.put(stored, match)

    def put(self, stored: StoredTable, match: Match, found: int | None = None) -> None:
        """Take the table as the disk has it; it was found at another revision if that was raised since."""
        self.match = match
        self._found = stored.rev if found is None else found
        self.rev = stored.rev
        #: since this revision nothing has happened but answers to the sealed choice that is asked now
        self._asked_since = stored.rev
        #: at a revision, whether the one person here may take back, and if not, why
        self._judged: tuple[int, takeback.Refusal | None] | None = None
        self.seats: list[StoredSeat] = stored.seats
        self.advising = stored.advice
        self.closed = stored.closed
        self._recent = stored.recent
        self._recent_text = json_text(stored.recent) if stored.recent else ""
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

    async def settled(self) -> None:
        """Wait until no change is on its way to the disk."""
        while self.busy is not None:
            await asyncio.shield(self.busy)

    @asynccontextmanager
    async def held(self) -> AsyncIterator[None]:
        """Nothing changes meanwhile."""
        await self.settled()
        if self.dropped:
            raise Refusal(503, "not-now", "the table cannot be read at the moment; try again")
        self.busy = asyncio.get_running_loop().create_future()
        try:
            yield
        finally:
            self._release()

    # -- changes

    def still_asks(self, seat: int, rev: int) -> bool:
        """Is a seat that looked at revision `rev` asked the same as then?

        Others may have answered the same sealed choice meanwhile: that changes nothing for who has yet to answer.
        """
        if rev == self.rev:
            return True
        return self._asked_since <= rev < self.rev and asks(self.match.state, seat)

    def refuse_stale(self, seat: int, rev: int) -> None:
        """The one place that judges whether a move made on revision `rev` comes too late."""
        self._refuse_unless(self.still_asks(seat, rev), rev)

    def carried_out(self, seat: int, key: str) -> int | None:
        """The revision that a seat's earlier request of this key led to; None if it was not made, or has no key."""
        if key:
            for known, rev in self._recent.get(seat, ()):
                if known == key:
                    return rev
        return None

    def play(self, seat: int, move: Move, answer: Answer, key: str = "") -> None:
        """A seat's move, known not to be stale. The answer comes when the disk has spoken."""
        self._refuse_unless(True, self.rev)
        match = self.match
        head, made_on, asked_since = match.head, self.rev, self._asked_since
        step, depth = (match.state.stack[-1] if match.state.stack else None), len(match.state.stack)
        lines = match.play(seat, move)
        if not (len(lines) == 1 and still_asked(step, depth, seat, match.state)):
            self._asked_since = self.rev + 1
        self._remember(seat, key)

        def overtaken() -> None:
            """Made once more if the seat is still asked the same; it may also have been made elsewhere."""
            done = self.carried_out(seat, key)
            if done is not None:
                answer(Saved(done))
            elif self.rev > made_on and self.still_asks(seat, made_on):
                try:
                    self.play(seat, move, answer, key)
                except Illegal:  # asked the same, but what it would take is gone
                    answer(Stale())
            else:
                answer(Stale())

        self._change(lines, None, head, answer, asked_since, overtaken)

    async def judge_undo(self, seat: int, rev: int) -> None:
        """Find out what the seat's last decision showed it, before it is taken back: beside the event loop, because
        it takes a while, and with the table standing still."""
        if rev == self.rev and self._may_undo(seat):
            async with self.held():
                await asyncio.get_running_loop().run_in_executor(_judging, self._judge_undo, seat)

    def _judge_undo(self, seat: int) -> takeback.Refusal | None:
        """Judged once for a position."""
        if not self._alone(seat):
            self.match.shown(seat)
            return None
        if self._judged is None or self._judged[0] != self.rev:
            self._judged = self.rev, takeback.judge(self.match, seat, self.match.training)
        return self._judged[1]

    def undo(self, seat: int, rev: int, answer: Answer, key: str = "") -> None:
        self._refuse_unless(rev == self.rev, rev)
        head, asked_since = self.match.head, self._asked_since
        if self._alone(seat):
            takeback.take_back(self.match, seat, self._judge_undo(seat))
        else:
            self.match.undo(seat)
        self._asked_since = self.rev + 1
        self._remember(seat, key)

        def overtaken() -> None:
            done = self.carried_out(seat, key)
            answer(Stale() if done is None else Saved(done))

        self._change([], len(self.match.lines), head, answer, asked_since, overtaken)

    def _remember(self, seat: int, key: str) -> None:
        """A request about to be carried out, so that it is known if it comes again."""
        if key:
            self._recent[seat] = [*self._recent.get(seat, ()), (key, self.rev + 1)][-REMEMBERED:]
            self._recent_text = json_text(self._recent)

    def _refuse_unless(self, fresh: bool, rev: int) -> None:
        if self.closed:
            raise Illegal(CLOSED, "the operator of this server has closed the table")
        if not fresh or self.busy is not None or self.dropped:
            raise Illegal(STALE, f"made on revision {rev}, the table is at {self.rev}")

    def _change(
        self,
        lines: list[Line],
        cut: int | None,
        head: str,
        answer: Answer,
        asked_since: int,
        overtaken: Callable[[], None],
    ) -> None:
        match = self.match
        self.view = View(match.rules, match.state, match.seed)
        if lines:
            lines[-1].scores = self.view.scores
        self.busy = asyncio.get_running_loop().create_future()
        messages: Messages = {}
        change = Change(
            self.id,
            self.rev,
            [StoredLine.of(line) for line in lines],
            cut,
            match.over,
            head,
            match.head,
            self._recent_text,
        )

        def answered(outcome: Outcome) -> None:
            if isinstance(outcome, Stale):
                self._recovery = asyncio.create_task(
                    self._catch_up(change.kept, asked_since, overtaken, answer)
                )
            else:
                self._answered(outcome, messages, answer)

        self._writer.submit(change, answered)
        self.rev += 1
        # the disk is busy now: time to write down what everybody will be shown
        self._prepare(messages, lines, cut)

    def _prepare(self, messages: Messages, lines: list[Line], cut: int | None) -> None:
        """One message for each set of seats that somebody looks on from."""
        kept = len(self.match.lines) - len(lines) if cut is None else cut
        stage = raw_stage(self.stage) if self._restage() else None
        told = self._told(lines)
        bots = self.bots_asked()
        for viewer in self.viewers:
            seats = viewer.seats
            if seats not in messages:
                read = told or self._read(lines, seats)
                own = self.view.position(seats)
                push = Push(self.rev, own, read, kept, stage, self._undoable(seats), bots)
                messages[seats] = encoder.encode(push)

    def _answered(self, outcome: Outcome, messages: Messages, answer: Answer) -> None:
        if not isinstance(outcome, Saved):
            # memory ran ahead of the disk: take the table from the disk again, then tell everybody
            self._recovery = asyncio.create_task(self._recover(outcome, answer))
            return
        self._release()
        try:
            for viewer in self.viewers:
                # somebody who sat down meanwhile is told everything
                viewer.hold(messages.get(viewer.seats) or self.sync(viewer))
            answer(outcome)
        finally:
            for viewer in self.viewers:
                viewer.let_go()
        self.after_change(self)

    async def _catch_up(
        self, kept: int, asked_since: int, overtaken: Callable[[], None], answer: Answer
    ) -> None:
        """Another process changed the table first: take over what it did, then see what becomes of the change."""
        self._asked_since = asked_since
        if kept < len(self.match.lines):
            self.match.cut(kept)
        try:
            await self._follow(self)
        except Exception:
            self._give_up(answer)
            return
        self._release()
        overtaken()

    def follow(self, tail: Tail) -> None:
        """Take over what another process wrote, and show it."""
        if tail.closed is not None and tail.closed != self.closed:
            raise Unreadable("closed", f"table {self.id} has been closed, or opened again")
        match, known = self.match, self.match.lines
        kept = tail.first
        for line in tail.lines:
            if kept == len(known) or (known[kept].digest, known[kept].text) != (line.digest, line.text):
                break
            kept += 1
        if kept < len(known):
            match.cut(kept)
            self._asked_since = tail.rev
        state = match.state
        step, depth = (state.stack[-1] if state.stack else None), len(state.stack)
        if tail.entropy is not None and match.added != tail.entropy:
            match.add(tail.entropy)
        lines = [self._replay(line) for line in tail.lines[kept - tail.first :]]
        if match.head != tail.head:
            raise Unreadable("digest", f"table {self.id} is not what its lines tell")
        if lines and not (len(lines) == 1 and still_asked(step, depth, lines[0].seat, match.state)):
            self._asked_since = tail.rev
        self.rev = self._found = tail.rev
        self._recent, self._recent_text = tail.recent, json_text(tail.recent) if tail.recent else ""
        self.view = View(match.rules, match.state, match.seed)
        messages: Messages = {}
        self._prepare(messages, lines, kept)
        for viewer in self.viewers:
            viewer.post(messages[viewer.seats])
        self.after_change(self)

    def _replay(self, stored: StoredLine) -> Line:
        line = self.match.replay(stored.text)
        if line.digest != stored.digest:
            raise Unreadable("digest", f"line {stored.number} leads elsewhere than it did")
        line.scores = stored.scores
        return line

    async def _recover(self, outcome: Outcome, answer: Answer) -> None:
        hoped = self._standing()
        try:
            await self._read_again(self, isinstance(outcome, Unknown))
        except Exception:
            self._give_up(answer)
            return
        self._release()
        if isinstance(outcome, Unknown):
            outcome = self._resolved(hoped)
        self.show_everything()
        answer(outcome)
        self.after_change(self)

    def _give_up(self, answer: Answer) -> None:
        log.exception("the table could not be read again", extra={"table": self.id})
        answer(Unknown())
        self.drop()

    def _resolved(self, hoped: tuple[int, int, str]) -> Outcome:
        """What came of a change that would have led to this standing, now that the disk has been read."""
        rev, length, digest = hoped
        lines = self.match.lines[:length]
        if self._found < rev:
            return NotSaved()
        if (len(lines), lines[-1].digest if lines else "") == (length, digest):
            return Saved(self.rev)  # perhaps others have moved on from it since
        return Stale()

    def _standing(self) -> tuple[int, int, str]:
        """Revision, length of the log and its last digest: together they name one position of this table."""
        return self.rev, len(self.match.lines), self.match.head

    def drop(self) -> None:
        """What is here may not be on the disk, so nobody may look at it any more."""
        self.dropped = True
        self._release()
        self.after_drop(self)
        for viewer in list(self.viewers):
            viewer.cut_off()

    def _release(self) -> None:
        busy, self.busy = self.busy, None
        if busy is not None:
            busy.set_result(None)


def _nothing(_room: Room) -> None:
    """Nobody listens."""
