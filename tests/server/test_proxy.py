"""A server under a public name, behind a proxy, over https, below a path."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from kronrat.cli.serve import serve
from kronrat.kernel.errors import Unreadable
from kronrat.server import run
from kronrat.server.settings import Settings, host_names, proxy_addresses, root_path

NEW = {"game": "toy", "seats": [{"kind": "person"}, {"kind": "person"}]}
NAME = "games.example.org"
Started = Callable[..., Any]


@pytest.fixture
def started(new_house: Any, tmp_path: Path) -> Iterator[Started]:
    """Starts a server with these settings changed."""
    running = []

    def start(**changed: Any) -> Any:
        house = new_house(str(tmp_path / "tables.sqlite"), tmp_path)
        for key, value in changed.items():
            setattr(house.settings, key, value)
        house.start()
        running.append(house)
        return house

    yield start
    for house in running:
        house.stop()


def test_what_is_typed_becomes_the_settings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    seen: list[Settings] = []
    monkeypatch.setattr(run, "run", lambda _host, _port, settings, *_: seen.append(settings))
    typed = ["--allow-host", NAME.upper(), "--trust-proxy", "127.0.0.1", "--trust-proxy", "10.0.0.0/8"]
    typed += ["--https-only", "--root-path", "games/", "--db", str(tmp_path / "x")]
    assert CliRunner().invoke(serve, typed).exit_code == 0
    CliRunner().invoke(serve, ["--db", str(tmp_path / "x")])
    open_, plain = seen
    assert (open_.hosts, open_.proxies) == ([NAME], ["127.0.0.1", "10.0.0.0/8"])
    assert (open_.secure, open_.root) == (True, "/games")
    assert (plain.hosts, plain.proxies, plain.secure, plain.root) == ([], [], False, "")


@pytest.mark.parametrize(
    ("read", "given"),
    [
        (host_names, ["https://games.example.org"]),
        (host_names, ["games.example.org:8420"]),
        (host_names, ["*"]),
        (proxy_addresses, ["everybody"]),
        (proxy_addresses, ["10.0.0.1/8"]),
        (root_path, 'x"y'),
        (root_path, "/a b"),
        (root_path, "/../x"),
    ],
)
def test_what_cannot_be_meant_is_refused(read: Callable[[Any], object], given: object) -> None:
    with pytest.raises(Unreadable):
        read(given)


@pytest.mark.parametrize(("given", "root"), [("", ""), ("/", ""), ("a", "/a"), ("/a/b/", "/a/b")])
def test_paths_are_read_kindly(given: str, root: str) -> None:
    assert root_path(given) == root


def test_a_public_name_must_be_given(started: Started) -> None:
    guest = started(hosts=[NAME]).guest()
    assert guest.get("/api/games", headers={"host": NAME}).status_code == 200
    assert guest.get("/api/games", headers={"host": f"{NAME.title()}:443"}).status_code == 200
    other = guest.get("/api/games", headers={"host": f"www.{NAME}"})
    assert (other.status_code, other.json()["code"]) == (421, "wrong-host")
    assert "--allow-host" in other.json()["message"]


def test_the_name_it_listens_at_is_its_own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """`--host NAME` needs no `--allow-host NAME` beside it."""
    seen: list[list[str]] = []

    def config(settings: Settings) -> None:
        seen.append(settings.hosts)
        raise Unreadable("enough", "seen")

    monkeypatch.setattr(run, "config", config)
    with pytest.raises(Unreadable, match="seen"):
        run.run("localhost", 0, Settings(database=str(tmp_path / "t.sqlite"), hosts=[NAME]), False, print)
    assert seen == [[NAME, "localhost"]]


def secure(answer: Any) -> bool:
    return "secure" in answer.headers["set-cookie"].lower()


def test_a_trusted_proxy_is_believed_about_https_and_addresses(started: Started) -> None:
    house = started(proxies=["127.0.0.1"], hosts=[NAME], tables_a_minute=1)

    def start(visitor: str, **more: str) -> Any:
        told = {"host": NAME, "x-forwarded-for": visitor, "x-forwarded-proto": "https", **more}
        return house.guest().call("POST", "/api/tables", json=NEW, headers=told)

    first = start("198.51.100.7", origin=f"https://{NAME}")
    assert first.status_code == 201
    assert secure(first)
    assert start("198.51.100.7").status_code == 429
    assert start("198.51.100.8").status_code == 201
    # what came over https cannot have been asked for by a page that did not
    assert start("198.51.100.9", origin=f"http://{NAME}").status_code == 403


def test_an_unknown_proxy_is_not_believed(started: Started) -> None:
    house = started(hosts=[NAME], proxies=["192.0.2.1"])
    told = {"host": NAME, "x-forwarded-proto": "https", "origin": f"https://{NAME}"}
    answer = house.guest().call("POST", "/api/tables", json=NEW, headers=told)
    assert answer.status_code == 201
    assert not secure(answer)


def test_https_only(started: Started) -> None:
    house = started(secure=True, hosts=[NAME])
    answer = house.guest().call("POST", "/api/tables", json=NEW, headers={"host": NAME})
    assert secure(answer)
    assert "max-age" in answer.headers["strict-transport-security"]
    for scheme, status in (("https", 201), ("http", 403)):
        told = {"host": NAME, "origin": f"{scheme}://{NAME}"}
        assert house.guest().call("POST", "/api/tables", json=NEW, headers=told).status_code == status


def test_everything_below_a_path(started: Started, tmp_path: Path) -> None:
    (tmp_path / "static" / "assets").mkdir(parents=True)
    page = '<!doctype html><html><head><script src="/assets/a.js"></script></head></html>'
    (tmp_path / "static" / "index.html").write_text(page)
    (tmp_path / "static" / "assets" / "a.js").write_text("1")
    house = started(root="/games/kronrat")
    guest = house.guest()
    for path in ("", "/", "/table/abc"):
        told = guest.get(f"/games/kronrat{path}").text
        assert 'src="/games/kronrat/assets/a.js"' in told
        assert '<meta name="root" content="/games/kronrat">' in told
    assert guest.get("/games/kronrat/assets/a.js").text == "1"
    made = guest.post("/games/kronrat/api/tables", NEW)
    assert made.status_code == 201
    assert "path=/games/kronrat" in made.headers["set-cookie"].lower()
    table = made.json()["id"]
    assert [one["id"] for one in guest.get("/games/kronrat/api/tables").json()] == [table]
    with connect(f"ws://{house.address}/games/kronrat/ws/tables/{table}") as socket:
        assert "sync" in str(socket.recv(10))
    for elsewhere in ("/", "/api/games", "/games", "/games/kronratx/api/games"):
        assert guest.get(elsewhere).status_code == 404
    with pytest.raises(InvalidStatus, match="403"):
        connect(f"ws://{house.address}/ws/tables/{table}")
