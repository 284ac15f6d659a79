"""Programs from anywhere at a table: take an open seat, wait for a question, answer. See docs/bots.md.

A program holds its seat by a token and is told what that seat may see, nothing else. Its answers go through the gate
that everybody's moves go through.
"""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, Parameter
from msgspec import Meta, Struct

from kronrat.bots.process import question
from kronrat.kernel import log
from kronrat.kernel.errors import Illegal, Unreadable
from kronrat.kernel.play import asks, moves
from kronrat.kernel.step import Move
from kronrat.server.refusal import Refusal
from kronrat.server.store.change import Outcome, Saved, Stale
from kronrat.server.tables.room import Room
from kronrat.server.tables.viewer import Viewer
from kronrat.server.web.api.common import ASKED, PROBLEMS, Asked, Number, TableId, TheBackend
from kronrat.server.web.backend import Backend
from kronrat.server.wire import LONGEST_NAME, encoder

LONGEST_WAIT = 30.0
"""Seconds that one request for a question may wait."""
SECONDS = 600.0
"""What a program is told that it may take: at this table people wait for it, nobody throws it out."""
Wait = Annotated[float, Parameter(ge=0, le=LONGEST_WAIT, description="seconds to wait for a question")]


class Joining(Struct):
    """What a program calls itself."""

    name: Annotated[str, Meta(max_length=LONGEST_NAME)] = "program"


class Joined(Struct):
    """The seat is the program's, as long as it shows this token: `Authorization: Bearer TOKEN`."""

    table: str
    seat: int
    game: str
    token: str


class BotAnswer(Struct):
    """The question's id, and the move by its number or in its own words."""

    id: Annotated[int, Meta(ge=0, le=2**53)]
    move: Annotated[int, Meta(ge=0, le=2**31)] | Annotated[str, Meta(max_length=400)]


class BotPlayed(Struct):
    """The move is on the disk; the table's revision after it."""

    rev: int


@post(
    "/api/tables/{table:str}/seats/{seat:int}/program", tags=["programs"], responses=PROBLEMS, status_code=201
)
async def join(backend: TheBackend, table: TableId, seat: Number, data: JSONBody[Joining]) -> Joined:
    """Take an open seat for a program; the token that comes back is the only key to it."""
    room = await backend.rooms.room(table)
    holder = backend.cookies.fresh()
    await backend.rooms.take_seat(room, seat, data.name, holder)
    return Joined(room.id, seat, room.game.id, str(backend.cookies.cookie(holder).value))


@get(
    "/api/tables/{table:str}/seats/{seat:int}/question",
    tags=["programs"],
    responses={**ASKED, 204: ResponseSpec(None, description="nothing was asked meanwhile: ask again")},
)
async def next_question(
    request: Asked, backend: TheBackend, table: TableId, seat: Number, wait: Wait = 20.0
) -> Response[dict[str, Any]]:
    """What this seat is asked, as soon as it is: what it may see, and every legal move; or how the game ended."""
    room = await backend.rooms.settled(table)
    viewer = Viewer(holder_of(request, backend, room, seat))
    until = asyncio.get_running_loop().time() + wait
    room.join(viewer)
    try:
        while True:
            await room.settled()
            if room.dropped:
                raise Refusal(409, "try-again", "the table is being read again; ask once more")
            told = asked_of(room, seat)
            left = until - asyncio.get_running_loop().time()
            if told is not None:
                return Response(encoder.encode(told), media_type="application/json")  # type: ignore[arg-type] # bytes, encoded as all views are
            if left <= 0:
                return Response(None, status_code=204)  # type: ignore[arg-type] # nothing
            try:
                await asyncio.wait_for(viewer.waiting(), left)
            except TimeoutError:
                continue
    finally:
        room.leave(viewer)


@post(
    "/api/tables/{table:str}/seats/{seat:int}/answer",
    tags=["programs"],
    responses=ASKED,
    status_code=200,
)
async def answer(
    request: Asked, backend: TheBackend, table: TableId, seat: Number, data: JSONBody[BotAnswer]
) -> BotPlayed:
    """Answer the question with this id. What is not allowed is refused, and the seat is still asked."""
    room = await backend.rooms.settled(table)
    holder_of(request, backend, room, seat)
    decided: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()
    try:
        room.refuse_stale(seat, data.id)
        room.play(seat, read(room, seat, data.move), decided.set_result)
    except Illegal as error:
        raise Refusal(409, error.why.code, str(error)) from error
    outcome = await decided
    if isinstance(outcome, Saved):
        return BotPlayed(outcome.rev)
    code = "stale" if isinstance(outcome, Stale) else "not-saved"
    raise Refusal(409, code, "the move does not count: look at the next question")


def holder_of(request: Asked, backend: Backend, room: Room, seat: int) -> str:
    """The holder named by the token, if this seat is theirs."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    holder = backend.cookies.read(token.strip()) if kind.lower() == "bearer" else ""
    if seat not in room.seats_of(holder):
        raise Refusal(403, "not-yours", "this seat needs its own token: Authorization: Bearer TOKEN")
    return holder


def asked_of(room: Room, seat: int) -> dict[str, object] | None:
    """The question that waits for a seat, or how the game ended, or None."""
    match = room.match
    if match.over:
        play = match.rules.play
        totals = [sum(points for _, points in items) for items in play.scores(match.state)]
        return {"over": True, "seat": seat, "winners": play.winners(match.state), "totals": totals}
    g = match.state
    if not asks(g, seat):
        return None
    lines = [log.line(g, seat, move) for move in moves(g, seat)]
    return {"id": room.rev, **question(match.rules, g, seat, lines, SECONDS)}


def read(room: Room, seat: int, answered: int | str) -> Move:
    """The move that an answer names."""
    g = room.match.state
    if isinstance(answered, str):
        whose, move = log.parse(g, answered)
        if whose != seat:
            raise Unreadable("not-yours", f"that is a move of seat {whose}, not of {seat}")
        return move
    known = moves(g, seat)
    if answered >= len(known):
        raise Unreadable("no-such-move", f"there are {len(known)} moves, numbered from 0")
    return known[answered]


HANDLERS = [join, next_question, answer]
