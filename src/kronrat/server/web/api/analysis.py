"""What bots make of a game: advice for a seat that is asked, the chances along a finished game."""

from __future__ import annotations

from litestar import delete, get, post

from kronrat.server.web.api.common import (
    ASKED,
    CONTENT,
    PROBLEMS,
    Asked,
    Number,
    TableId,
    TheBackend,
    browser_of,
)
from kronrat.server.wire import Advice, Curve


@post("/api/tables/{table:str}/advice/{seat:int}", tags=["analysis"], responses=ASKED, status_code=200)
async def advice(request: Asked, backend: TheBackend, table: TableId, seat: Number) -> Advice:
    """What a bot would do in this seat's place: its best three moves, what it expects, how it could go on."""
    room = await backend.rooms.settled(table)
    address = request.client.host if request.client else ""
    return await backend.advisor.advise(room, seat, browser_of(request, backend), address)


@delete("/api/tables/{table:str}/advice/{seat:int}", tags=["analysis"], responses=CONTENT)
async def interrupt(request: Asked, backend: TheBackend, table: TableId, seat: Number) -> None:
    """Interrupt a piece of advice that is being thought about: it is told as far as it is."""
    room = await backend.rooms.room(table)
    if seat in room.seats_of(browser_of(request, backend)):
        backend.advisor.interrupt(room, seat)


@get("/api/tables/{table:str}/curve", tags=["analysis"], responses=PROBLEMS)
async def curve(backend: TheBackend, table: TableId) -> Curve:
    """Each seat's chance to win along a finished game, as far as it is worked out; ask again for the rest."""
    room = await backend.rooms.settled(table)
    return await backend.curves.curve(room)


HANDLERS = [advice, interrupt, curve]
