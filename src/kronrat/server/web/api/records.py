"""Records: the one of a finished table, and a table made of one."""

from __future__ import annotations

from litestar import MediaType, Response, get, post
from litestar.params import JSONBody

from kronrat.match import record
from kronrat.server.refusal import Refusal
from kronrat.server.tables.seating import record_names
from kronrat.server.web.api.common import (
    PROBLEMS,
    Asked,
    TableId,
    TheBackend,
    TheLimit,
    known_browser,
    seated_answer,
)
from kronrat.server.wire import LONGEST_RECORD, NewRecord, TableInfo


@get("/api/tables/{table:str}/record", tags=["records"], responses=PROBLEMS, media_type=MediaType.TEXT)
async def table_record(backend: TheBackend, table: TableId) -> Response[str]:
    """The record with its opened seal, once the game is over."""
    room = await backend.rooms.settled(table)
    if not room.match.over:
        raise Refusal(409, "not-over", "the record is given when the game is over; before, it holds secrets")
    return Response(
        record.write(room.match, record_names(room.seats)),
        media_type=MediaType.TEXT,
        headers={"content-disposition": f'inline; filename="{room.game.id}-{room.id}.txt"'},
    )


@post(
    "/api/records",
    tags=["records"],
    responses={code: PROBLEMS[code] for code in (400, 429)},
    request_max_body_size=2 * LONGEST_RECORD,  # as JSON every line end takes two signs
)
async def open_record(
    request: Asked, backend: TheBackend, limit: TheLimit, data: JSONBody[NewRecord]
) -> Response[TableInfo]:
    """A finished game from its record, to look at, to analyse and to play on from."""
    limit.count(request)
    browser = known_browser(request, backend)
    room = await backend.new_tables.import_record(data.record, browser)
    return seated_answer(request, room, browser, backend)


HANDLERS = [table_record, open_record]
