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
from kronrat.server.wire import Choices, Done, Past, Reason, Refused, SeatInfo, Sync, TableInfo, encoder

if TYPE_CHECKING:
    from playwright.sync_api import Page, Route, WebSocketRoute

    from kronrat.kernel.view import Space

ID = "staged"
GAMES = Path(__file__).parents[1] / "games"


FRAME = "() => new Promise(done => requestAnimationFrame(() => setTimeout(done)))"
MOST_FRAMES = 600
#: Chooses the verb or the first of the words that can be chosen, and waits for the answer.
STEP = """
async ([verb, words]) => {
  const button = verb && document.querySelector(`[data-verb='${verb}'][aria-pressed=false]`);
  const found = words.map(word => document.querySelector(`[data-legal=true][data-id='${word}']`));
  const next = button || found.find(node => node);
  if (!next) return false;
  next.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  const frame = () => new Promise(done => requestAnimationFrame(() => setTimeout(done)));
  do await frame(); while (document.querySelector('[data-waiting]'));
  return document.querySelector('[data-legal=true]') !== null
    && document.querySelector('[data-action=confirm]') === null;
}
"""


class Staged:
    """One record; `show` puts the page before any of its decisions, as the seat that decides."""

    def __init__(self, file: Path) -> None:
        self.match = replay(read(file.read_text("utf-8")))
        self.number = 0
        self.seat = 0
        self.rev = 0
        self.sent = False
        self._socket: WebSocketRoute | None = None

    def decisions(self) -> list[int]:
        """The numbers of the lines that a seat decided."""
        return [line.number for line in self.match.lines if line.seat != CHANCE]

    def attach(self, page: Page) -> None:
        self._socket = None
        page.route(f"**/api/tables/{ID}", lambda route: self._json(route, self._info()))
        page.route(f"**/api/tables/{ID}/at/*", self._past)
        page.route_web_socket(f"**/ws/tables/{ID}", self._connect)

    def show(self, page: Page, number: int) -> None:
        """Before the decision of this line; waits until the page asks it."""
        line = self.match.lines[number]
        self.number, self.seat, self.sent = number, line.seat, False
        self.rev += 1
        if self._socket is None:
            page.goto(page.url.partition("/table/")[0].rstrip("/") + f"/table/{ID}")
        else:
            self._send(self._sync())
        page.wait_for_function(f"() => document.querySelector('.table')?.dataset.rev === '{self.rev}'")

    def step(self, page: Page, step: int) -> bool:
        """Goes on with the recorded move: first its verb, where several are offered, then its words; not the last one,
        which would send it (as do words that leave no choice). Tells whether there is something more to choose."""
        line, words = self.match.lines[self.number], self.words()
        going: bool = page.evaluate(STEP, [line.verb if step == 0 and words else "", words[:-1]])
        return going and not self.sent and step <= len(words)

    def words(self) -> list[str]:
        """What the recorded move names, as it is drawn."""
        line = self.match.lines[self.number]
        verb = self.state.stack[-1].verbs()[line.move[0]]
        return [domain.ref(value) for domain, value in zip(verb.params, line.move[1], strict=True)]

    def until_sent(self, page: Page) -> None:
        """Waits until the page has sent a whole move."""
        for _ in range(MOST_FRAMES):
            if self.sent:
                return
            page.evaluate(FRAME)  # messages of the page are heard while it is talked to
        raise AssertionError("no move was sent")

    def spaces(self) -> list[Space]:
        rules = self.match.rules
        return rules.drawing.stage(rules.play.public(self.state)).spaces

    @property
    def state(self) -> Any:
        return self.match.at(self.number)

    @property
    def seats(self) -> tuple[int, ...]:
        """Those the page may see the hands of; none for whoever watches."""
        return (self.seat,) if self.seat >= 0 else ()

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
        seats = self.seats
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
        self.sent = True
        return Done(request["id"], self.rev)

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
