"""Who is let in: hosts, origins, content types, slow and endless requests; headers; cookies and the secrets' file."""

from __future__ import annotations

import socket
import time
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from kronrat.server.web import cookies as module
from kronrat.server.web import gate, timed_http
from kronrat.server.web.cookies import Cookies

NEW = {"game": "toy", "seats": [{"kind": "person"}, {"kind": "person"}]}


@pytest.fixture
def house(small_house: Any) -> Any:
    return small_house


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:8420", "localhost.evil.example", "", "127.0.0.1.nip.io"]
)
def test_names_that_somebody_else_points_here_are_refused(guest: Any, host: str) -> None:
    answer = guest.get("/api/games", headers={"host": host})
    assert (answer.status_code, answer.json()["code"]) == (421, "wrong-host")


@pytest.mark.parametrize(
    "host", ["localhost:1", "127.0.0.1", "[::1]:80", "192.168.7.9:8420", "kronrat.localhost"]
)
def test_own_names_and_plain_addresses_are_taken(guest: Any, host: str) -> None:
    assert guest.get("/api/games", headers={"host": host}).status_code == 200


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "http://evil.example"},
        {"origin": "http://127.0.0.1:1"},
        {"origin": "null"},
        {"origin": "file://"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ],
)
def test_pages_from_elsewhere_change_nothing_and_see_nothing(guest: Any, house: Any, headers: Any) -> None:
    table = guest.start()
    for method, path in (
        ("POST", "/api/tables"),
        ("POST", f"/api/tables/{table}/seats/0"),
        ("DELETE", f"/api/tables/{table}/advice/0"),
    ):
        answer = guest.call(method, path, headers=headers, json=NEW)
        assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin")
        assert "set-cookie" not in answer.headers
    with pytest.raises(InvalidStatus, match="403"):
        connect(f"ws://{house.address}/ws/tables/{table}", additional_headers=headers)


def test_the_own_page_is_let_in(guest: Any, house: Any) -> None:
    own = {"origin": f"http://{house.address}", "sec-fetch-site": "same-origin"}
    table = guest.call("POST", "/api/tables", headers=own, json=NEW).json()["id"]
    with connect(
        f"ws://{house.address}/ws/tables/{table}", additional_headers={"origin": own["origin"]}
    ) as one:
        assert "sync" in str(one.recv(5))


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""]
)
def test_a_form_of_another_page_gives_nobody_a_new_name(guest: Any, kind: str) -> None:
    answer = guest.call("POST", "/api/tables", content=b'{"game":"toy"}', headers={"content-type": kind})
    assert (answer.status_code, answer.json()["code"]) == (415, "not-json")
    assert "set-cookie" not in answer.headers


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/nothing", "/schema/openapi.json", "/table/abc"])
def test_every_answer_has_its_headers(guest: Any, path: str) -> None:
    headers = guest.get(path).headers
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    assert "script-src 'self'" in headers["content-security-policy"]
    assert "unsafe" not in headers["content-security-policy"].replace("style-src-attr 'unsafe-inline'", "")
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["x-frame-options"] == "DENY"


@pytest.mark.parametrize(
    "path",
    ["/metrics", "/.env", "/wp-login.php", "/.git/config", "/a/.b/c", "/" + "x" * 300, "/" + "y/" * 900],
)
def test_what_is_not_here_is_not_found(guest: Any, path: str) -> None:
    assert guest.get(path).status_code == 404


def test_nested_bodies_and_messages_are_malformed(guest: Any) -> None:
    deep = b"[" * 30_000 + b"]" * 30_000
    answer = guest.call("POST", "/api/tables", content=deep, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")
    sitter = guest.sit(guest.start())
    sitter.socket.send('{"type":"sync","id":1,"x":' + "[" * 7000 + "]" * 7000 + "}")
    assert sitter.until("refused")["code"] == "malformed"


def cut_after(address: str, sent: bytes) -> float:
    """Seconds until the server ends a connection on which this much was sent."""
    host, port = address.split(":")
    with socket.create_connection((host, int(port)), 20) as one:
        begun = time.monotonic()
        if sent:
            one.sendall(sent)
        one.settimeout(20)
        while one.recv(4096):
            pass
        return time.monotonic() - begun


def test_half_requests_are_cut(house: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(timed_http, "HEAD_SECONDS", 0.5)
    monkeypatch.setattr(gate, "BODY_SECONDS", 0.5)
    host = f"Host: {house.address}\r\n".encode()
    whole = b"GET /api/games HTTP/1.1\r\n" + host + b"\r\n"
    for sent in (
        b"",
        b"GET /api/games HTTP/1.1\r\n",
        whole + b"GET /api/games HTTP/1.1\r\nX: y",
        b"POST /api/tables HTTP/1.1\r\n"
        + host
        + b"Content-Type: application/json\r\nContent-Length: 90\r\n\r\n{",
    ):
        assert cut_after(house.address, sent) < 8, sent


def test_a_fault_is_told_with_a_number_that_the_log_has(
    guest: Any, house: Any, caplog: pytest.LogCaptureFixture
) -> None:
    store = house.backend.store
    asked = store.tables_of

    async def wrong(*_: Any) -> None:
        raise ValueError("a mistake")

    guest.start()
    store.tables_of = wrong
    answer = guest.get("/api/tables")
    store.tables_of = asked
    assert answer.status_code == 500
    number = answer.json()["message"].split()[-1]
    assert any(number in entry.getMessage() for entry in caplog.records)


def test_forwarded_addresses_are_not_believed(new_house: Any, tmp_path: Path) -> None:
    house = new_house(str(tmp_path / "tables.sqlite"), tmp_path)
    house.settings.tables_a_minute = 2
    house.start()
    guest = house.guest()
    told = [
        guest.call("POST", "/api/tables", json=NEW, headers={"x-forwarded-for": f"10.0.0.{n}"}).status_code
        for n in range(4)
    ]
    house.stop()
    assert told == [201, 201, 429, 429]


def test_a_renewed_cookie_revokes_the_older_ones_also_after_a_restart(
    new_house: Any, database: str, tmp_path: Path
) -> None:
    house = new_house(database, tmp_path)
    house.start()
    guest, thief = house.guest(), house.guest()
    table = guest.start()
    thief.cookies.update(guest.cookies)
    time.sleep(0.01)
    assert guest.call("POST", "/api/cookie").status_code == 204
    for _ in range(2):
        assert thief.get("/api/tables").json() == []
        assert [one["id"] for one in guest.get("/api/tables").json()] == [table]
        house.stop()
        house.start()
    house.stop()


def test_cookies_end_and_are_renewed(monkeypatch: pytest.MonkeyPatch) -> None:
    cookies = Cookies("secret", False)
    signed = cookies.cookie("me").value
    assert cookies.read(signed) == "me"
    assert not cookies.is_due(signed)
    now = time.time()
    monkeypatch.setattr(module.time, "time", lambda: now + 8 * 24 * 3600)
    assert cookies.read(signed) == "me"
    assert cookies.is_due(signed)
    monkeypatch.setattr(module.time, "time", lambda: now + 366 * 24 * 3600)
    assert cookies.read(signed) == ""
    assert cookies.cookie("me", https=True).secure


def test_the_file_with_the_secrets_is_its_owners(guest: Any, house: Any) -> None:
    guest.start()
    path = Path(house.settings.database)
    for one in path.parent.glob(f"{path.name}*"):
        assert one.stat().st_mode & 0o077 == 0, one.name
