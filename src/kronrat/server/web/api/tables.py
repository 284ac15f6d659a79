"""Tables: started, listed, sat down at, looked at as they were, played on from."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import MediaType, Response, get, post
from litestar.params import JSONBody

from kronrat.match.dice import commitment, read_entropy
from kronrat.server.refusal import Refusal
from kronrat.server.tables.seating import seat_infos
from kronrat.server.web.api.common import (
    ASKED,
    CONTENT,
    PROBLEMS,
    Asked,
    Number,
    TableId,
    TheBackend,
    TheLimit,
    browser_of,
    known_browser,
    seated_answer,
)
from kronrat.server.wire import Fork, NewTable, Past, Sealed, Sitting, TableInfo


@post("/api/tables", tags=["tables"], responses={code: PROBLEMS[code] for code in (400, 404, 429)})
async def start_table(
    request: Asked, backend: TheBackend, limit: TheLimit, data: JSONBody[NewTable]
) -> Response[TableInfo]:
    """Start a game; the seats for persons belong to this browser's cookie."""
    limit.count(request)
    browser = known_browser(request, backend)
    room = await backend.new_tables.start(data, browser)
    return seated_answer(request, room, browser, backend)


@post("/api/seals", tags=["tables"], responses={429: PROBLEMS[429]})
async def new_seal(request: Asked, backend: TheBackend, limit: TheLimit) -> Sealed:
    """A seal for a table about to be started: the player's own entropy comes after it, so nobody chooses the dice."""
    limit.count(request)
    return await backend.new_tables.seals.fresh()


@post("/api/cookie", tags=["tables"], status_code=204, responses=ASKED)
async def renew_cookie(request: Asked, backend: TheBackend) -> Response[None]:
    """A new cookie for this browser; every earlier one of it, wherever it may be by now, is worth nothing."""
    browser = browser_of(request, backend)
    if not browser:
        raise Refusal(403, "not-yours", "there is no cookie to renew")
    moment = backend.cookies.revoke(browser)
    await backend.store.keep_revoked(browser, moment)
    await backend.peers.revoked(browser, moment)
    cookie = backend.cookies.cookie(browser, request.url.scheme == "https")
    return Response(None, status_code=204, cookies=[cookie])


@get("/api/tables", tags=["tables"])
async def my_tables(request: Asked, backend: TheBackend) -> list[TableInfo]:
    """The tables at which this browser has a seat, the one played last first."""
    browser = browser_of(request, backend)
    found = await backend.store.tables_of(browser) if browser else []
    return [
        TableInfo(
            table.id,
            table.game,
            table.edition,
            table.options,
            seat_infos(table.seats, browser),
            commitment(table.seed),
            table.rev,
            table.over,
            fork=table.fork,
        )
        for table in found
    ]


@get("/api/tables/{table:str}", tags=["tables"], responses=CONTENT)
async def one_table(request: Asked, backend: TheBackend, table: TableId) -> TableInfo:
    """A table, as this browser may know it."""
    room = await backend.rooms.settled(table)
    return room.info(browser_of(request, backend))


@post("/api/tables/{table:str}/seats/{seat:int}", tags=["tables"], responses=PROBLEMS, status_code=200)
async def take_seat(
    request: Asked, backend: TheBackend, table: TableId, seat: Number, data: JSONBody[Sitting]
) -> Response[TableInfo]:
    """Sit down on an open seat."""
    room = await backend.rooms.room(table)
    browser = known_browser(request, backend)
    entropy = read_entropy(data.entropy) if data.entropy else b""
    await backend.rooms.take_seat(room, seat, data.name, browser, entropy)
    return seated_answer(request, room, browser, backend)


@get("/api/tables/{table:str}/at/{number:int}", tags=["tables"], responses={**CONTENT, 429: PROBLEMS[429]})
async def past(request: Asked, backend: TheBackend, table: TableId, number: Number) -> Response[Past]:
    """The position after the first lines, as this viewer was allowed to see it then."""
    backend.past_limit.count(request.client.host if request.client else "")
    room = await backend.rooms.settled(table)
    async with backend.one_past:  # whatever else arrives gets its turn between two of them
        await asyncio.sleep(0)
        found = room.past(number, browser_of(request, backend))
    answer: Response[Any] = Response(
        found,
        media_type=MediaType.JSON,
        headers={"cache-control": "no-store"},
    )
    return answer


@post("/api/tables/{table:str}/hurry", tags=["tables"], responses=ASKED, status_code=204)
async def hurry(request: Asked, backend: TheBackend, table: TableId) -> None:
    """Interrupt the bot that is thinking at this table: it moves now, with what it has found so far."""
    room = await backend.rooms.room(table)
    if not room.seats_of(browser_of(request, backend)):
        raise Refusal(403, "not-yours", "only those who sit at the table hurry its bots")
    backend.bots.hurry(room)
    await backend.peers.hurry(table)  # perhaps it thinks elsewhere


@post("/api/tables/{table:str}/fork", tags=["tables"], responses=PROBLEMS)
async def fork(
    request: Asked, backend: TheBackend, limit: TheLimit, table: TableId, data: JSONBody[Fork]
) -> Response[TableInfo]:
    """A new table that goes on from a position of a finished game."""
    limit.count(request)
    room = await backend.rooms.settled(table)
    browser = known_browser(request, backend)
    begun = await backend.new_tables.fork(room, data, browser)
    return seated_answer(request, begun, browser, backend)


HANDLERS = [new_seal, renew_cookie, start_table, my_tables, one_table, take_seat, past, hurry, fork]
