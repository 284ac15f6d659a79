"""The HTTP calls: games and their words, tables, seats, the past. See docs/protocol.md."""

from __future__ import annotations

import time
from typing import Annotated, Any

from litestar import MediaType, Request, Response, delete, get, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, Parameter

from kronrat.match.dice import commitment
from kronrat.server import content
from kronrat.server.hall import Hall
from kronrat.server.holder import COOKIE
from kronrat.server.problem import Refusal
from kronrat.server.room import seat_infos
from kronrat.server.show import encoder
from kronrat.server.wire import (
    ExampleView,
    GameInfo,
    NewTable,
    OptionInfo,
    Past,
    Problem,
    Sitting,
    SoloInfo,
    TableInfo,
)
from kronrat.server.wire_advice import Advice, Curve, Fork

Asked = Request[Any, Any, Any]
TableId = Annotated[str, Parameter(max_length=16, description="the table's id, as in its link")]
Game = Annotated[str, Parameter(max_length=64, description="a game's id")]
Lang = Annotated[str, Parameter(max_length=8, description="`en` or `de`")]
Named = Annotated[str, Parameter(max_length=64)]
Number = Annotated[int, Parameter(ge=0, le=1_000_000)]
PROBLEMS = {
    400: ResponseSpec(Problem, description="the request cannot be read or names what does not exist"),
    404: ResponseSpec(Problem, description="there is no such thing"),
    409: ResponseSpec(Problem, description="not possible as things stand"),
    429: ResponseSpec(Problem, description="too many requests"),
}
CONTENT = {404: PROBLEMS[404], 400: PROBLEMS[400]}
ASKED = {**PROBLEMS, 403: ResponseSpec(Problem, description="not for this browser, or not at this table")}


class Doors:
    """How many tables one address may start in a minute."""

    def __init__(self, a_minute: int) -> None:
        self._most = a_minute
        self._started: dict[str, list[float]] = {}

    def pass_one(self, address: str) -> None:
        now = time.monotonic()
        for known in [*self._started]:
            self._started[known] = [start for start in self._started[known] if now - start < 60]
            if not self._started[known]:
                del self._started[known]
        mine = self._started.setdefault(address, [])
        if self._most and len(mine) >= self._most:
            raise Refusal(429, "too-many-tables", f"no more than {self._most} new tables a minute")
        mine.append(now)


TheHall = NamedDependency[Hall]
TheDoors = NamedDependency[Doors]


def holder_of(request: Asked, hall: Hall) -> str:
    return hall.holders.read(request.cookies.get(COOKIE))


@get("/api/games", sync_to_thread=False, tags=["games"])
def list_games(hall: TheHall) -> list[GameInfo]:
    """The games one can start."""
    return [
        GameInfo(
            info.id,
            info.version,
            info.seats[0],
            info.seats[1],
            list(info.editions),
            [OptionInfo(option.key, list(option.values), option.default) for option in info.options],
            SoloInfo(info.solo.option, list(info.solo.also), info.solo.seats, info.solo.seat)
            if info.solo
            else None,
        )
        for info in hall.catalog.values()
    ]


@get("/api/bots", sync_to_thread=False, tags=["games"])
def list_bots(hall: TheHall) -> list[str]:
    """The codes of the bots one can seat."""
    return hall.bots()


@get(
    "/api/text/{lang:str}", sync_to_thread=False, tags=["games"], responses=CONTENT, media_type=MediaType.TEXT
)
def table_words(request: Asked, lang: Lang) -> Response[bytes]:
    """The table's own words, as a Fluent file."""
    return content.kept(request, content.table_words(lang), content.FLUENT)


@get(
    "/api/games/{game:str}/text/{lang:str}",
    sync_to_thread=False,
    tags=["games"],
    responses=CONTENT,
    media_type=MediaType.TEXT,
)
def game_words(request: Asked, hall: TheHall, game: Game, lang: Lang) -> Response[bytes]:
    """A game's words, as a Fluent file."""
    return content.kept(request, content.game_words(hall.game(game), lang), content.FLUENT)


@get(
    "/api/games/{game:str}/art/{name:str}",
    sync_to_thread=False,
    tags=["games"],
    responses=CONTENT,
    media_type="image/svg+xml",
)
def game_art(request: Asked, hall: TheHall, game: Game, name: Named) -> Response[bytes]:
    """A game's drawing."""
    return content.kept(request, content.art(hall.game(game), name), content.SVG)


@get(
    "/api/games/{game:str}/rules/{lang:str}",
    sync_to_thread=False,
    tags=["games"],
    responses=CONTENT,
    media_type=MediaType.HTML,
)
def game_rules(request: Asked, hall: TheHall, game: Game, lang: Lang) -> Response[bytes]:
    """The rules in our own words, as HTML."""
    return content.kept(request, content.rules_page(hall.game(game), lang), content.HTML)


@get("/api/games/{game:str}/examples/{key:str}", sync_to_thread=False, tags=["games"], responses=CONTENT)
def game_example(request: Asked, hall: TheHall, game: Game, key: Named) -> Response[ExampleView]:
    """An example of the rules page, as a position to look at."""
    answer: Response[Any] = content.kept(request, content.example(hall.game(game), key), content.JSON)
    return answer


@post("/api/tables", tags=["tables"], responses={code: PROBLEMS[code] for code in (400, 404, 429)})
async def start_table(
    request: Asked, hall: TheHall, doors: TheDoors, data: JSONBody[NewTable]
) -> Response[TableInfo]:
    """Start a game; the seats for persons are held by this browser's cookie."""
    doors.pass_one(request.client.host if request.client else "")
    holder = holder_of(request, hall) or hall.holders.fresh()
    room = await hall.start_table(data, holder)
    return Response(room.info(holder), cookies=[hall.holders.cookie(holder)])


@get("/api/tables", tags=["tables"])
async def my_tables(request: Asked, hall: TheHall) -> list[TableInfo]:
    """The tables at which this cookie holds a seat, the one played last first."""
    holder = holder_of(request, hall)
    found = await hall.store.held_by(holder) if holder else []
    return [
        TableInfo(
            table.id,
            table.game,
            table.edition,
            table.options,
            seat_infos(table.seats, holder),
            commitment(table.seed),
            table.rev,
            table.over,
            fork=table.fork,
        )
        for table in found
    ]


@get("/api/tables/{table:str}", tags=["tables"], responses=CONTENT)
async def one_table(request: Asked, hall: TheHall, table: TableId) -> TableInfo:
    """A table, as this browser may know it."""
    room = await hall.room(table)
    await room.settled()
    return room.info(holder_of(request, hall))


@post("/api/tables/{table:str}/seats/{seat:int}", tags=["tables"], responses=PROBLEMS, status_code=200)
async def take_seat(
    request: Asked, hall: TheHall, table: TableId, seat: Number, data: JSONBody[Sitting]
) -> Response[TableInfo]:
    """Sit down on an open seat."""
    room = await hall.room(table)
    holder = holder_of(request, hall) or hall.holders.fresh()
    await hall.take_seat(room, seat, data.name, holder)
    return Response(room.info(holder), cookies=[hall.holders.cookie(holder)])


@get("/api/tables/{table:str}/at/{number:int}", tags=["tables"], responses=CONTENT)
async def past(request: Asked, hall: TheHall, table: TableId, number: Number) -> Response[Past]:
    """The position after the first lines, as this viewer was allowed to see it then."""
    room = await hall.room(table)
    await room.settled()
    answer: Response[Any] = Response(
        encoder.encode(room.past(number, holder_of(request, hall))),
        media_type=MediaType.JSON,
        headers={"cache-control": "no-store"},
    )
    return answer


@post("/api/tables/{table:str}/advice/{seat:int}", tags=["study"], responses=ASKED, status_code=200)
async def advice(request: Asked, hall: TheHall, table: TableId, seat: Number) -> Advice:
    """What a bot would do in this seat's place: its best three moves, what it expects, how it could go on."""
    room = await hall.room(table)
    await room.settled()
    return await hall.study.advise(room, seat, holder_of(request, hall))


@delete("/api/tables/{table:str}/advice/{seat:int}", tags=["study"], responses=CONTENT)
async def interrupt(request: Asked, hall: TheHall, table: TableId, seat: Number) -> None:
    """Interrupt a piece of advice that is being thought about: it is told as far as it is."""
    room = await hall.room(table)
    if seat in room.held_by(holder_of(request, hall)):
        hall.study.interrupt(room, seat)


@post("/api/tables/{table:str}/hurry", tags=["tables"], responses=ASKED, status_code=204)
async def hurry(request: Asked, hall: TheHall, table: TableId) -> None:
    """Interrupt the bot that is thinking at this table: it moves now, with what it has found so far."""
    room = await hall.room(table)
    if not room.held_by(holder_of(request, hall)):
        raise Refusal(403, "not-yours", "only those who sit at the table hurry its bots")
    hall.thinkers.hurry(room)


@get("/api/tables/{table:str}/curve", tags=["study"], responses=PROBLEMS)
async def curve(hall: TheHall, table: TableId) -> Curve:
    """Each seat's chance to win along a finished game, as far as it is worked out; ask again for the rest."""
    room = await hall.room(table)
    await room.settled()
    return await hall.study.curve(room)


@post("/api/tables/{table:str}/fork", tags=["study"], responses=PROBLEMS)
async def fork(
    request: Asked, hall: TheHall, doors: TheDoors, table: TableId, data: JSONBody[Fork]
) -> Response[TableInfo]:
    """A new table that goes on from a position of a finished game."""
    doors.pass_one(request.client.host if request.client else "")
    room = await hall.room(table)
    await room.settled()
    holder = holder_of(request, hall) or hall.holders.fresh()
    begun = await hall.play_on(room, data, holder)
    return Response(begun.info(holder), cookies=[hall.holders.cookie(holder)])


HANDLERS = [
    list_games,
    list_bots,
    table_words,
    game_words,
    game_art,
    game_rules,
    game_example,
    start_table,
    my_tables,
    one_table,
    take_seat,
    past,
    advice,
    interrupt,
    hurry,
    curve,
    fork,
]
