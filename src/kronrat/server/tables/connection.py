"""What a connection may ask of its table, and what it is answered."""

from __future__ import annotations

import time
from functools import partial

from msgspec import DecodeError, Struct, ValidationError
from msgspec.json import Decoder

from kronrat.kernel.errors import Illegal, Unreadable
from kronrat.kernel.step import Core, Move
from kronrat.match import ask
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
    WhyRequest,
    encoder,
)

WHAT_HAPPENED = {
    "stale": "the table has moved on since",
    "failed": "the move could not be saved; look at the table again",
}


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

    async def take(self, text: str | bytes) -> None:
        """Answer one message, whatever it is."""
        if not self._limit.one():
            self._post(Refused(_id(text), "too-fast", "", "too many requests in a second"))
            return
        try:
            request = decoder.decode(text)
        except (ValidationError, DecodeError, UnicodeDecodeError) as error:
            self._post(Refused(_id(text), "malformed", "", str(error)))
            return
        # nobody is shown, or judged by, a position that is not on the disk yet
        if self.room.busy is not None:
            await self.room.settled()
        try:
            self._answer(request)
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
        if isinstance(request, MoveRequest):
            move = partial(_read, g, request)
            self.room.play(request.seat, request.rev, move, partial(self._verdict, request.id))
        elif isinstance(request, UndoRequest):
            self.room.undo(request.seat, request.rev, partial(self._verdict, request.id))
        elif isinstance(request, LookRequest):
            begun = ask.read_move(g, request.verb, request.words)
            options = ask.options(g, request.seat, begun)
            events = ask.preview(self.room.match.rules, g, request.seat, begun)
            self._post(Choices(request.id, options, events))
        else:
            self._reason(request)

    def _reason(self, request: WhyRequest) -> None:
        why = ask.why(self.room.match.state, request.seat, request.target, request.verb, request.words)
        self._post(Reason(request.id, why.code, why.rule) if why else Reason(request.id))

    def _verdict(self, request: int, said: str) -> None:
        if said == "saved":
            self._post(Done(request, self.room.rev))
        else:
            self._post(Refused(request, "stale" if said == "stale" else "not-saved", "", WHAT_HAPPENED[said]))

    def _post(self, message: Struct) -> None:
        self.viewer.post(encoder.encode(message))


def _read(g: Core, request: MoveRequest) -> Move:
    return ask.read_move(g, request.verb, request.words)


def _id(text: str | bytes) -> int:
    """The request's id, if that much can be read."""
    try:
        return number.decode(text).id
    except (ValidationError, DecodeError, UnicodeDecodeError):
        return 0


class _RateLimit:
    """So many a second, with a second's worth saved up."""

    def __init__(self, a_second: int) -> None:
        self._rate = float(a_second)
        self._left = self._rate
        self._at = time.monotonic()

    def one(self) -> bool:
        now = time.monotonic()
        self._left = min(self._rate, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1 and self._rate:
            return False
        self._left -= 1
        return True
