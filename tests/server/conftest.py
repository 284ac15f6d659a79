"""A real server on a real port, on both databases, and people who sit down at its tables."""

from __future__ import annotations

import asyncio
import os
import secrets
import socket
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import msgspec
import pytest
from sqlalchemy.engine import make_url
from websockets.sync.client import ClientConnection, connect

from kronrat.kernel.game import find
from kronrat.kernel.play import moves
from kronrat.match.match import Line, Match
from kronrat.server.run import Server, config, listen
from kronrat.server.settings import Settings
from kronrat.server.store.change import Change, Saved
from kronrat.server.store.store import Store
from kronrat.server.store.stored import StoredLine

Message = dict[str, Any]


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A real PostgreSQL: KRONRAT_TEST_POSTGRES names one, otherwise the wheel pgserver starts its own."""
    given = os.environ.get("KRONRAT_TEST_POSTGRES")
    if given:
        yield given
        return
    pgserver = pytest.importorskip("pgserver", reason="no PostgreSQL: the wheel pgserver is not installed")
    # not below pytest's own folder: the database's user could not reach it when the tests run as root
    folder = Path(tmp_path_factory.getbasetemp().anchor, "tmp", f"kronrat-pg-{secrets.token_hex(4)}")
    try:
        running = pgserver.get_server(folder, cleanup_mode="delete")
    except Exception as error:
        pytest.skip(f"no PostgreSQL: pgserver cannot start here ({error})")
    yield running.get_uri()
    running.cleanup()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.sqlite")
    return fresh_postgres(request.getfixturevalue("postgres"))


def fresh_postgres(server: str) -> str:
    name = f"t{secrets.token_hex(6)}"

    async def create() -> None:
        connection = await asyncpg.connect(server)
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    asyncio.run(create())
    return make_url(server).set(database=name).render_as_string(hide_password=False)


class House:
    """A running server. It can be stopped and started again on the same database."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.address = ""
        #: a listening socket for the operator, and where it is
        self.figures: socket.socket | None = None

    def start(self) -> None:
        listener = listen("127.0.0.1", 0)
        ready = threading.Event()
        self._server = Server(config(self.settings), ready.set, self.figures)
        self.app = self._server.config.app
        self.backend = self.app.backend
        self._thread = threading.Thread(target=self._server.run, args=([listener],), daemon=True)
        self._thread.start()
        assert ready.wait(20), "the server did not start"
        self.address = f"127.0.0.1:{listener.getsockname()[1]}"

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(20)
        assert not self._thread.is_alive()

    def guest(self) -> Guest:
        return Guest(self)


@dataclass
class Guest:
    """A browser: its cookie, and what it asks over HTTP."""

    house: Any
    cookies: httpx.Cookies = field(default_factory=httpx.Cookies)

    def call(self, method: str, path: str, **more: Any) -> httpx.Response:
        with httpx.Client(base_url=f"http://{self.house.address}", cookies=self.cookies, timeout=20) as http:
            answer = http.request(method, path, **more)
            self.cookies.update(http.cookies)
        return answer

    def get(self, path: str, **more: Any) -> httpx.Response:
        return self.call("GET", path, **more)

    def post(self, path: str, body: object) -> httpx.Response:
        return self.call("POST", path, json=body)

    def start(self, seats: str = "pp", game: str = "toy", **more: Any) -> str:
        """A new table: p a person here, o open, r and g a random and a greedy bot."""
        kinds = {
            "p": {"kind": "person"},
            "o": {"kind": "open"},
            "r": {"kind": "bot", "bot": "random"},
            "g": {"kind": "bot", "bot": "greedy"},
        }
        answer = self.post("/api/tables", {"game": game, "seats": [kinds[s] for s in seats], **more})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    def sit(self, table: str) -> Sitter:
        cookie = "; ".join(f"{key}={value}" for key, value in self.cookies.items())
        headers = {"Cookie": cookie} if cookie else {}
        address = f"ws://{self.house.address}/ws/tables/{table}"
        socket = connect(address, additional_headers=headers, max_size=None).__enter__()
        assert socket.response is not None
        given = socket.response.headers.get("set-cookie", "").partition(";")[0]
        if given:
            self.cookies.set(*given.split("=", 1), domain="127.0.0.1")
        return Sitter(socket)


class Sitter:
    """A connection to a table that remembers everything it was ever told."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[str] = []
        self.view: Message = {}
        self.lines: list[Message] = []
        self.rev = -1
        self._ids = 0
        self.until("sync")

    def close(self) -> None:
        self.socket.close()

    def hear(self, timeout: float = 10) -> Message:
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        self.heard.append(text)
        message: Message = msgspec.json.decode(text)
        if message["type"] in ("sync", "push"):
            self.view, self.rev = message, message["rev"]
            del self.lines[message.get("cut", 0) :]
            self.lines += message["lines"]
        return message

    def until(self, *kinds: str) -> Message:
        while True:
            message = self.hear()
            if message["type"] in kinds:
                return message

    def until_rev(self, rev: int) -> None:
        while self.rev < rev:
            self.hear()

    def until_true(self, wanted: Callable[[], bool]) -> None:
        while not wanted():
            self.hear()

    def ask(self, kind: str, **more: Any) -> Message:
        """Send a request and wait for its answer."""
        self._ids += 1
        self.tell({"type": kind, "id": self._ids, **more})
        while True:
            message = self.hear()
            if message.get("id") == self._ids:
                return message

    def tell(self, message: object) -> None:
        self.socket.send(msgspec.json.encode(message).decode())

    @property
    def said(self) -> list[tuple[int, str, str, Message]]:
        """The log: who, step and verb, the words as this viewer may read them."""
        return [(line["seat"], line["step"], line["verb"], line.get("words", {})) for line in self.lines]

    @property
    def position(self) -> Message:
        position: Message = self.view["position"]
        return position

    @property
    def asks(self) -> list[Message]:
        return list(self.position.get("asks", []))

    @property
    def over(self) -> bool:
        return "result" in self.position

    def any_move(self, choose: Callable[[list[Any]], Any], ask: Message | None = None) -> Message:
        """A whole legal move, put together as a person would: verb, then one argument after the other."""
        ask = ask or self.asks[0]
        offer = choose(ask["offers"])
        words: list[str] = []
        options = offer.get("options", [])
        for _ in offer.get("params", []):
            words.append(choose(options))
            told = self.ask("look", seat=ask["seat"], verb=offer["verb"], words=words)
            options = told.get("options", [])
        return {"seat": ask["seat"], "verb": offer["verb"], "words": words}

    def move(self, choose: Callable[[list[Any]], Any]) -> Message:
        return self.ask("move", rev=self.rev, **self.any_move(choose))


def first(things: list[Any]) -> Any:
    return things[0]


@pytest.fixture
def take_first() -> Callable[[list[Any]], Any]:
    return first


def quick(database: str, folder: Path) -> Settings:
    """Bots without pauses, guests without limits."""
    return Settings(
        database=database,
        static=folder / "static",
        pause=0,
        thinkers=1,
        tables_a_minute=0,
        requests_a_second=0,
    )


@pytest.fixture(scope="session")
def new_house() -> Callable[[str, Path], House]:
    """Makes a server on a database, not started yet."""
    return lambda database, folder: House(quick(database, folder))


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server for all tests of a module, on each database. Modules that store nothing have one of their own."""
    folder = tmp_path_factory.mktemp("house")
    if request.param == "sqlite":
        database = str(folder / "tables.sqlite")
    else:
        database = fresh_postgres(request.getfixturevalue("postgres"))
    running = House(quick(database, folder))
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="module")
def small_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server on SQLite only, for what does not depend on the database."""
    folder = tmp_path_factory.mktemp("house")
    running = House(quick(str(folder / "tables.sqlite"), folder))
    running.start()
    yield running
    running.stop()


@pytest.fixture
def guest(house: House) -> Guest:
    return house.guest()


@pytest.fixture
def visitor() -> type[Guest]:
    """Makes guests of anything that has an address."""
    return Guest


@pytest.fixture
def elsewhere(house: House) -> Callable[[str], Line]:
    """Another process plays a move, the first legal one, straight into the database."""

    async def play(table: str) -> Line:
        store = Store(house.settings.database)
        stored = await store.load(table)
        assert stored is not None
        info = find(stored.game)[0]
        match = Match(info, info.setup(len(stored.seats), stored.edition, stored.options), stored.seed)
        for line in stored.lines:
            match.replay(line.text)
        seat = match.asked()[0]
        new = match.play(seat, moves(match.state, seat)[0])
        change = Change(
            table,
            stored.rev,
            [StoredLine.of(line) for line in new],
            head=stored.head,
            new_head=new[-1].digest,
        )
        assert await store.commit([change]) == [Saved(stored.rev + 1)]
        await store.close()
        return new[-1]

    return lambda table: asyncio.run(play(table))


@pytest.fixture
def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])
