"""People at tables: they move, take back now and then, ask again when they were not answered, and note everything."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

Message = dict[str, Any]
LOST = (WebSocketException, OSError, EOFError, TimeoutError, asyncio.TimeoutError)
PATIENCE = 40.0
"""Seconds until whoever hears nothing tries another connection, where there is one server only."""
NEXT_PROCESS = 2.5
"""The same where there are several: shorter than a process stands still in any drill."""
SEAT = {"p": {"kind": "person"}, "b": {"kind": "bot", "bot": "random"}}


@dataclass
class Request:
    """A move or undo, sent until it was answered."""

    key: str
    body: Message
    sent: int = 0
    #: "" while nobody knows; done or refused
    answer: str = ""
    code: str = ""
    rev: int = -1


@dataclass
class History:
    """What was sent and told at one table."""

    table: str = ""
    undoes: bool = False
    #: seats where bots sit
    bots: tuple[int, ...] = ()
    requests: list[Request] = field(default_factory=list)
    #: what each viewer was shown: revision, and the log as (seat, step, verb)
    shown: list[tuple[int, tuple[tuple[int, str, str], ...]]] = field(default_factory=list)
    unknowns: int = 0

    @property
    def acknowledged(self) -> list[Request]:
        return [one for one in self.requests if one.answer == "done"]


class Viewer:
    """A connection that keeps the log as it is told."""

    def __init__(self, socket: Any, history: History, patience: float) -> None:
        self.socket, self.history, self.patience = socket, history, patience
        self.log: list[tuple[int, str, str]] = []
        self.rev = -1
        self.position: Message = {}
        self.undo: list[int] = []

    async def hear(self) -> Message:
        async with asyncio.timeout(self.patience):
            message: Message = msgspec.json.decode(await self.socket.recv())
        if message["type"] in ("sync", "push"):
            del self.log[message.get("cut", 0) :]
            self.log += [(line["seat"], line["step"], line["verb"]) for line in message["lines"]]
            self.rev, self.position, self.undo = message["rev"], message["position"], message.get("undo", [])
            self.history.shown.append((self.rev, tuple(self.log)))
        return message

    async def until(self, wanted: int | str) -> Message:
        """The answer to a request, or the next message of a kind."""
        while True:
            message = await self.hear()
            if message.get("id") == wanted or message["type"] == wanted:
                return message


class Player:
    """One table: its only browser has all seats but the bots'. It goes on through every loss of connection, at the next
    of the processes that serve the table."""

    def __init__(self, addresses: list[str], game: str, number: int, seats: str = "pp") -> None:
        self.game, self.seats = game, seats
        self.patience = PATIENCE if len(addresses) == 1 else NEXT_PROCESS
        bots = tuple(n for n, kind in enumerate(seats) if kind == "b")
        self.history = History(undoes=number % 2 == 1 and not bots, bots=bots)
        self.dice = random.Random(number)
        first = number % len(addresses)
        self.addresses = addresses[first:] + addresses[:first]
        self.losses = 0
        self.cookie = ""
        self.ids = 0
        self.over = False

    async def start(self) -> None:
        body = {
            "game": self.game,
            "seats": [SEAT[kind] for kind in self.seats],
            "entropy": secrets.token_hex(32),
        }
        async with httpx.AsyncClient(base_url=f"http://{self.addresses[0]}", timeout=30) as http:
            answer = await http.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        self.history.table = answer.json()["id"]
        self.cookie = "; ".join(f"{key}={value}" for key, value in answer.cookies.items())

    @property
    def moved(self) -> int:
        """How often the table has moved on, as far as is known here."""
        return len(self.history.acknowledged) if "p" in self.seats else max(self._revisions(), default=0)

    def _revisions(self) -> Iterator[int]:
        return (rev for rev, _ in self.history.shown)

    async def play(self, stop: asyncio.Event) -> None:
        """Until told to stop, and then until every request has its answer."""
        while not (stop.is_set() and self._settled()):
            with suppress(*LOST):
                async with self._connected(self.losses, self.cookie) as one:
                    await self._sit(Viewer(one, self.history, self.patience), stop)
            self.losses += 1
            await asyncio.sleep(0.05)

    async def watch(self, stop: asyncio.Event) -> None:
        """Somebody without a seat, who only notes what is shown, at another process than the player."""
        losses = 1
        while not stop.is_set():
            with suppress(*LOST):
                async with self._connected(losses) as one:
                    viewer = Viewer(one, self.history, self.patience)
                    while not stop.is_set():
                        async with asyncio.timeout(0.5):
                            with suppress(TimeoutError):
                                await viewer.hear()
            losses += 1
            await asyncio.sleep(0.05)

    def _connected(self, losses: int, cookie: str = "") -> connect:
        address = self.addresses[losses % len(self.addresses)]
        return connect(
            f"ws://{address}/ws/tables/{self.history.table}",
            additional_headers={"Cookie": cookie} if cookie else {},
            max_size=None,
            open_timeout=5,
            close_timeout=1,
        )

    def _settled(self) -> bool:
        return not self.history.requests or bool(self.history.requests[-1].answer)

    async def _sit(self, viewer: Viewer, stop: asyncio.Event) -> None:
        await viewer.until("sync")
        while True:
            if not self._settled():
                await self._send(viewer, self.history.requests[-1])
            while not (self._asked(viewer) or self.over or stop.is_set()):
                await viewer.hear()  # until the bots have moved
            if self.over:
                await stop.wait()
            if stop.is_set():
                return
            request = await self._next(viewer)
            self.history.requests.append(request)
            await self._send(viewer, request)

    def _asked(self, viewer: Viewer) -> bool:
        self.over = "result" in viewer.position
        return bool(viewer.position.get("asks"))

    async def _next(self, viewer: Viewer) -> Request:
        key = secrets.token_urlsafe(12)
        if self.history.undoes and viewer.undo and self.dice.random() < 0.1:
            return Request(key, {"type": "undo", "rev": viewer.rev, "seat": viewer.undo[0]})
        while (move := await self._move(viewer)) is None:
            await asyncio.sleep(0.3)
        return Request(key, move)

    async def _move(self, viewer: Viewer) -> Message | None:
        """A whole move; None if it could not be gathered: asked too fast, or the table was read again meanwhile."""
        ask = self.dice.choice(viewer.position["asks"])
        offer = self.dice.choice(ask["offers"])
        words: list[str] = []
        options = offer.get("options", [])
        for _ in offer.get("params", []):
            if not options:
                return None
            words.append(self.dice.choice(options))
            look = {"type": "look", "seat": ask["seat"], "verb": offer["verb"], "words": words}
            options = (await self._ask(viewer, look)).get("options", [])
        return {"type": "move", "rev": viewer.rev, "seat": ask["seat"], "verb": offer["verb"], "words": words}

    async def _send(self, viewer: Viewer, request: Request) -> None:
        request.sent += 1
        answer = await self._ask(viewer, {**request.body, "key": request.key})
        if answer["type"] == "unknown":
            self.history.unknowns += 1
            return
        if answer.get("code") == "too-fast":
            await asyncio.sleep(0.3)
            return
        request.answer, request.code = answer["type"], answer.get("code", "")
        request.rev = answer.get("rev", -1)
        while request.answer == "done" and viewer.rev < request.rev:
            await viewer.hear()

    async def _ask(self, viewer: Viewer, message: Message) -> Message:
        self.ids += 1
        await viewer.socket.send(msgspec.json.encode({**message, "id": self.ids}).decode())
        return await viewer.until(self.ids)
