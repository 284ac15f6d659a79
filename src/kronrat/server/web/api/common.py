"""What the calls share: parameter types, documented problems, who asks, and how often somebody may start a table."""

from __future__ import annotations

import time
from typing import Annotated, Any

from litestar import Request, Response
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from kronrat.server.refusal import Refusal
from kronrat.server.tables.room import Room
from kronrat.server.web.backend import Backend
from kronrat.server.web.cookies import COOKIE
from kronrat.server.wire import Problem, TableInfo

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
    415: ResponseSpec(Problem, description="the body is no JSON"),
    429: ResponseSpec(Problem, description="too many requests"),
}
CONTENT = {404: PROBLEMS[404], 400: PROBLEMS[400]}
ASKED = {**PROBLEMS, 403: ResponseSpec(Problem, description="not for this browser, or not at this table")}


class NewTableLimit:
    """How many tables one address may start in a minute."""

    def __init__(self, a_minute: int) -> None:
        self._most = a_minute
        self._started: dict[str, list[float]] = {}

    def count(self, request: Asked) -> None:
        """Count a table that is about to be started, or refuse it."""
        address = request.client.host if request.client else ""
        now = time.monotonic()
        for known in [*self._started]:
            self._started[known] = [start for start in self._started[known] if now - start < 60]
            if not self._started[known]:
                del self._started[known]
        mine = self._started.setdefault(address, [])
        if self._most and len(mine) >= self._most:
            raise Refusal(429, "too-many-tables", f"no more than {self._most} new tables a minute")
        mine.append(now)


TheBackend = NamedDependency[Backend]
TheLimit = NamedDependency[NewTableLimit]


def browser_of(request: Asked, backend: Backend) -> str:
    """The name of the browser that asks; empty for one without a cookie."""
    return backend.cookies.read(request.cookies.get(COOKIE))


def known_browser(request: Asked, backend: Backend) -> str:
    """The name of the browser that asks, a new one if it has none: for calls that give it a seat."""
    return browser_of(request, backend) or backend.cookies.fresh()


def seated_answer(request: Asked, room: Room, browser: str, backend: Backend) -> Response[TableInfo]:
    """The table, with the cookie by which the browser keeps its seats there."""
    https = request.url.scheme == "https"
    return Response(room.info(browser), cookies=[backend.cookies.cookie(browser, https)])
