"""What a connection may ask of its table, and what it is answered."""

from __future__ import annotations

import asyncio
import time
from functools import partial
from typing import assert_never

from msgspec import DecodeError, Struct, ValidationError
from msgspec.json import Decoder

from kronrat.kernel.errors import Illegal, Unreadable
from kronrat.match import ask
from kronrat.match.takeback import CannotTakeBack
from kronrat.server.store.change import NotSaved, Outcome, Saved, Stale, Unknown
from kronrat.server.tables.room import Room
from kronrat.server.tables.viewer import Viewer
from kronrat.server.wire import (
    Choices,
    Done,
    FromClient,
    LookRequest,
    MoveRequest,
    Reason,
    Refused,
    SyncRequest,
    UndoRequest,
    Unsure,
    WhyRequest,
    encoder,
)

UNDOS_A_SECOND = 4
"""Whether a decision showed its maker something is found out by trying, which takes longer than other requests. Whoever
takes back faster waits a moment instead of being refused, for people press the button as fast as they can."""
CHANGES = (MoveRequest, UndoRequest)


class Numbered(Struct):
    id: int = 0


decoder: Decoder[FromClient] = Decoder(FromClient)
number: Decoder[Numbered] = Decoder(Numbered)


class Connection:
    """Takes one connection's requests, one after the other."""

    def __init__(self, room: Room, viewer: Viewer, a_second: int) -> None:
        self.room = room
        self.viewer = viewer
        self._limit = _RateLimit(a_second)
        self._undos = _RateLimit(min(a_second, UNDOS_A_SECOND))

    async def take(self, text: str | bytes) -> None:
        """Answer one message, whatever it is."""
        if not self._limit.take():
            self._post(Refused(_id(text), "too-fast", "", "too many requests in a second"))
            return
        try:
            request = decoder.decode(text)
        except (ValidationError, DecodeError, UnicodeDecodeError, RecursionError) as error:
            self._post(Refused(_id(text), "malformed", "", str(error)))
            return
        if isinstance(request, UndoRequest) and self._to_be_judged(request):
            await self._undos.wait()
        # nobody is shown, or judged by, a position that is not on the disk yet
        if self.room.busy is not None:
            await self.room.settled()
        if self.room.dropped:
            return  # the connection is about to end
        try:
            if isinstance(request, UndoRequest) and self._to_be_judged(request):
                await self.room.judge_undo(request.seat, request.rev)
            self._answer(request)
        except CannotTakeBack as error:
            self._post(Refused(request.id, error.why.code, error.why.rule, str(error), error.line))
        except Illegal as error:
            self._post(Refused(request.id, error.why.code, error.why.rule, str(error)))
        except Unreadable as error:
            self._post(Refused(request.id, error.code, "", str(error)))

    def _answer(self, request: FromClient) -> None:
        if isinstance(request, SyncRequest):
            self.viewer.post(self.room.sync(self.viewer))
            return
        if request.seat not in self.viewer.seats:
            raise Unreadable("not-yours", f"seat {request.seat} is not yours")
        g = self.room.match.state
        if isinstance(request, CHANGES):
            rev = self.room.carried_out(request.seat, request.key)
            if rev is not None:  # sent again: it was made before, and is not made twice
                self._post(Done(request.id, rev))
                return
        if isinstance(request, MoveRequest):
            # a late move need not read like one of today's: whether it is late comes first
            self.room.refuse_stale(request.seat, request.rev)
            move = ask.read_move(g, request.verb, request.words)
            self.room.play(request.seat, move, partial(self._tell, request.id), request.key)
        elif isinstance(request, UndoRequest):
            self.room.undo(request.seat, request.rev, partial(self._tell, request.id), request.key)
        elif isinstance(request, LookRequest):
            begun = ask.read_move(g, request.verb, request.words)
            options = ask.options(g, request.seat, begun)
            events = ask.preview(self.room.match.rules, g, request.seat, begun)
            outcomes = ask.outcomes(self.room.match.rules, g, request.seat, begun, options)
            self._post(Choices(request.id, options, events, outcomes))
        else:
            self._reason(request)

    def _to_be_judged(self, request: UndoRequest) -> bool:
        """Whether something must be known of an undo before it is answered: it is this viewer's to ask, and new."""
        return request.seat in self.viewer.seats and self.room.carried_out(request.seat, request.key) is None

    def _reason(self, request: WhyRequest) -> None:
        why = ask.why(self.room.match.state, request.seat, request.target, request.verb, request.words)
        self._post(Reason(request.id, why.code, why.rule) if why else Reason(request.id))

    def _tell(self, request: int, outcome: Outcome) -> None:
        """What came of a change; after an unknown outcome the connection ends, and the next one can ask again."""
        match outcome:
            case Saved(rev):
                self._post(Done(request, rev))
            case Stale():
                self._post(Refused(request, "stale", "", "the table has moved on since"))
            case NotSaved():
                self._post(Refused(request, "not-saved", "", "the move could not be saved"))
            case Unknown():
                self._post(Unsure(request))
            case _:
                assert_never(outcome)

    def _post(self, message: Struct) -> None:
        self.viewer.post(encoder.encode(message))


def _id(text: str | bytes) -> int:
    """The request's id, if that much can be read."""
    try:
        return number.decode(text).id
    except (ValidationError, DecodeError, UnicodeDecodeError, RecursionError):
        return 0


class _RateLimit:
    """So many a second, with a second's worth saved up; 0: as many as they like."""

    def __init__(self, a_second: int) -> None:
        self.rate = float(a_second)
        self._left = self.rate
        self._at = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self._left = min(self.rate, self._left + (now - self._at) * self.rate)
        self._at = now
        if self._left < 1 and self.rate:
            return False
        self._left -= 1
        return True

    async def wait(self) -> None:
        """Take one as soon as there is one."""
        while not self.take():
            await asyncio.sleep((1 - self._left) / self.rate)
