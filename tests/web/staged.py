"""A table whose positions come from a record, without waiting for anybody: the page's socket is answered here."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from kronrat.kernel.errors import Unreadable
from kronrat.kernel.step import CHANCE
from kronrat.match import ask
from kronrat.match.record import read, replay
from kronrat.server.tables.view import View, log_line, raw_stage
from kronrat.server.wire import Choices, Past, Reason, Refused, SeatInfo, Sync, TableInfo, encoder

if TYPE_CHECKING:
    from playwright.sync_api import Page, Route, WebSocketRoute

ID = "staged"
GAMES = Path(__file__).parents[1] / "games"


class Staged:
    """One record; `show` puts the page before any of its decisions, as the seat that decides."""

    def __init__(self, file: Path) -> None:
        self.match = replay(read(file.read_text("utf-8")))
        self.number = 0
        self.seat = 0
        self.rev = 0
        self._socket: WebSocketRoute | None = None

    def decisions(self) -> list[int]:
        """The numbers of the lines that a seat decided."""
        return [line.number for line in self.match.lines if line.seat != CHANCE]

    def attach(self, page: Page) -> None:
        page.route(f"**/api/tables/{ID}", lambda route: self._json(route, self._info()))
        page.route(f"**/api/tables/{ID}/at/*", self._past)
        page.route_web_socket(f"**/ws/tables/{ID}", self._connect)

    def show(self, page: Page, number: int) -> None:
        """Before the decision of this line; waits until the page asks it."""
        line = self.match.lines[number]
        self.number, self.seat = number, line.seat
        self.rev += 1
        if self._socket is None:
            page.goto(page.url.partition("/table/")[0].rstrip("/") + f"/table/{ID}")
        else:
            self._send(self._sync())
        page.wait_for_function(f"() => document.querySelector('.table')?.dataset.rev === '{self.rev}'")

    def step(self, page: Page, step: int) -> bool:
        """Goes on with the recorded move: first its verb, where several are offered, then its words; not the last one,
        which would send it. Tells whether there was something to do."""
        line = self.match.lines[self.number]
        verb = self.state.stack[-1].verbs()[line.move[0]]
        words = [domain.ref(value) for domain, value in zip(verb.params, line.move[1], strict=True)]
        button = page.locator(f"[data-verb='{line.verb}'][aria-pressed=false]")
        if step == 0 and words and button.count():
            button.first.click()
        else:
            begun = page.locator("[data-legal=true]").count()
            todo = [
                word for word in words[:-1] if page.locator(f"[data-legal=true][data-id='{word}']").count()
            ]
            if not begun or not todo or step > len(words):
                return False
            page.locator(f"[data-legal=true][data-id='{todo[0]}']").first.dispatch_event("click")
        page.wait_for_function("!document.querySelector('[data-waiting]')")
        return (
            page.locator("[data-legal=true]").count() > 0
            and page.locator("[data-action=confirm]").count() == 0
        )

    @property
    def state(self) -> Any:
        return self.match.at(self.number)

    def _view(self, number: int) -> View:
        return View(self.match.rules, self.match.at(number), self.match.seed)

    def _info(self) -> TableInfo:
        match = self.match
        seats = [
            SeatInfo("person", mine=True) if seat == self.seat else SeatInfo("bot", bot="squire")
            for seat in range(match.setup.seats)
        ]
        options = dict(match.setup.options)
        return TableInfo(ID, match.info.id, match.setup.edition, options, seats, "", self.rev, advice=True)

    def _sync(self) -> Sync:
        view = self._view(self.number)
        seats = (self.seat,)
        lines = [log_line(line, seats, self.match.rules) for line in self.match.lines[: self.number]]
        return Sync(self._info(), self.rev, raw_stage(view.stage()), view.position(seats), lines)

    def _connect(self, socket: WebSocketRoute) -> None:
        self._socket = socket
        socket.on_message(self._hear)
        self._send(self._sync())

    def _hear(self, text: str | bytes) -> None:
        request = json.loads(text)
        try:
            self._send(self._answer(request))
        except Unreadable as error:
            self._send(Refused(request["id"], error.code))

    def _answer(self, request: dict[str, Any]) -> msgspec.Struct:
        g, seat = self.state, self.seat
        if request["type"] == "look":
            begun = ask.read_move(g, request["verb"], request["words"])
            options = ask.options(g, seat, begun)
            rules = self.match.rules
            return Choices(
                request["id"],
                options,
                ask.preview(rules, g, seat, begun),
                ask.outcomes(rules, g, seat, begun, options),
            )
        if request["type"] == "why":
            why = ask.why(g, seat, request["target"], request.get("verb", ""), request.get("words"))
            return Reason(request["id"], why.code, why.rule) if why else Reason(request["id"])
        return Refused(request["id"], "stale")

    def _past(self, route: Route) -> None:
        number = int(route.request.url.rpartition("/")[2])
        view = self._view(number)
        self._json(route, Past(number, raw_stage(view.stage()), view.position((self.seat,), asking=False)))

    def _json(self, route: Route, body: msgspec.Struct) -> None:
        route.fulfill(body=encoder.encode(body), content_type="application/json")

    def _send(self, message: msgspec.Struct) -> None:
        assert self._socket is not None
        self._socket.send(encoder.encode(message).decode())


def record_of(game: str, name: str = "3-players-*") -> Path:
    """A kept record of a game."""
    found = sorted((GAMES / game / "records").glob(f"{name}.txt"))
    return found[0]
