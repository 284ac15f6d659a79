"""Bad input gets one clear message: no fault of the server, no traceback."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from kronrat.server.tables.connection import UNDOS_A_SECOND

PERSON = {"kind": "person"}


@pytest.fixture
def house(small_house: Any) -> Any:
    """What is tested here does not depend on the database."""
    return small_house


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"game": "chess", "seats": [PERSON, PERSON]}, 404, "unknown-game"),
        ({"game": "toy", "seats": [PERSON]}, 400, "seats"),
        ({"game": "toy", "seats": [PERSON] * 17}, 400, "malformed"),
        ({"game": "toy", "seats": [PERSON, PERSON], "options": {"rounds": "99"}}, 400, "option"),
        ({"game": "toy", "seats": [PERSON, PERSON], "options": {"weather": "fine"}}, 400, "option"),
        ({"game": "toy", "seats": [PERSON, PERSON], "options": {"rounds": 3}}, 400, "malformed"),
        ({"game": "toy", "seats": [PERSON, PERSON], "edition": "deluxe"}, 400, "edition"),
        ({"game": "toy", "seats": [PERSON, {"kind": "person", "name": "x" * 41}]}, 400, "malformed"),
        ({"game": "toy", "seats": [PERSON, {"kind": "bot", "bot": "oracle"}]}, 400, "bot"),
        ({"game": "toy", "seats": [PERSON, {"kind": "person", "bot": "random"}]}, 400, "bot"),
        ({"game": "toy", "seats": "many"}, 400, "malformed"),
        ({"seats": [PERSON, PERSON]}, 400, "malformed"),
        ([], 400, "malformed"),
    ],
)
def test_tables_that_cannot_be(guest: Any, body: object, status: int, code: str) -> None:
    answer = guest.post("/api/tables", body)
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert set(answer.json()) == {"code", "message"}
    assert answer.json()["message"]


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/api/tables/nosuchone", 404, "unknown-table"),
        ("GET", "/api/tables/%00", 404, "unknown-table"),
        ("GET", "/api/tables/nosuchone/record", 404, "unknown-table"),
        ("GET", "/api/tables/x/at/minus", 404, "unknown-address"),
        ("GET", "/api/nothing", 404, "unknown-address"),
        ("GET", "/api/games/chess/text/en", 404, "unknown-game"),
        ("GET", "/api/games/toy/text/fr", 404, "unknown-language"),
        ("GET", "/api/games/toy/art/game.py", 404, "unknown-file"),
        ("GET", "/api/games/toy/art/none.svg", 404, "unknown-file"),
        ("GET", "/api/games/toy/examples/none", 404, "unknown-example"),
        ("DELETE", "/api/games", 405, "wrong-method"),
        ("GET", "/ws/tables/nosuchone", 426, "websocket-only"),
    ],
)
def test_addresses_that_are_not(guest: Any, method: str, path: str, status: int, code: str) -> None:
    answer = guest.call(method, path)
    assert (answer.status_code, answer.json()["code"]) == (status, code)


def test_bodies_that_are_no_json(guest: Any) -> None:
    broken = guest.call(
        "POST", "/api/tables", content=b'{"game": ', headers={"content-type": "application/json"}
    )
    assert (broken.status_code, broken.json()["code"]) == (400, "malformed")
    large = guest.call(
        "POST", "/api/tables", content=b" " * 100_000, headers={"content-type": "application/json"}
    )
    assert (large.status_code, large.json()["code"]) == (413, "too-large")


@pytest.mark.parametrize(
    "text",
    [
        "no json",
        "[]",
        "{}",
        '{"type":"dance","id":3}',
        '{"type":"move","id":3,"rev":"0","seat":0,"verb":"keep","words":[]}',
        '{"type":"move","id":3,"rev":0,"seat":0,"verb":"keep","words":[3]}',
        '{"type":"look","id":3,"seat":0,"verb":"' + "x" * 100 + '","words":[]}',
        '{"type":"sync","id":-1}',
        '{"type":"sync","id":"\\ud800"}',
    ],
)
def test_messages_that_cannot_be_read(guest: Any, text: str) -> None:
    sitter = guest.sit(guest.start())
    sitter.socket.send(text)
    refused = sitter.until("refused")
    assert refused["code"] == "malformed"
    sitter.socket.send(text.encode())
    assert sitter.until("refused")["code"] == "malformed"
    sitter.tell({"type": "sync", "id": 1})
    assert sitter.until("sync")


@pytest.mark.parametrize(
    ("request_", "code"),
    [
        ({"type": "move", "rev": 0, "seat": 0, "verb": "fly", "words": []}, "unknown-verb"),
        ({"type": "move", "rev": 0, "seat": 0, "verb": "keep", "words": ["crown"]}, "unknown-word"),
        ({"type": "move", "rev": 0, "seat": 0, "verb": "keep", "words": []}, "malformed"),
        ({"type": "move", "rev": 0, "seat": 0, "verb": "keep", "words": ["a", "b"]}, "too-many-words"),
        ({"type": "move", "rev": 5, "seat": 0, "verb": "keep", "words": ["miser"]}, "stale"),
        ({"type": "move", "rev": 0, "seat": 7, "verb": "keep", "words": ["miser"]}, "not-yours"),
        ({"type": "undo", "rev": 0, "seat": 0}, "undo-chance"),
        ({"type": "why", "seat": 0, "target": "nonsense"}, "malformed"),
        ({"type": "why", "seat": 0, "target": "agenda:crown"}, "unknown-word"),
        ({"type": "look", "seat": 0, "verb": "fly", "words": []}, "unknown-verb"),
    ],
)
def test_requests_that_cannot_be(guest: Any, request_: dict[str, Any], code: str) -> None:
    sitter = guest.sit(guest.start())
    kind = request_["type"]
    answer = sitter.ask(kind, **{key: value for key, value in request_.items() if key != "type"})
    assert answer["code"] == code


def test_a_socket_to_no_table(guest: Any) -> None:
    with pytest.raises((ConnectionClosed, EOFError)) as closed:
        guest.sit("nosuchone")
    assert "4404" in str(closed.value)


def test_too_large_a_message_ends_the_connection(guest: Any) -> None:
    sitter = guest.sit(guest.start())
    sitter.socket.send("x" * 20_000)
    with pytest.raises((ConnectionClosed, EOFError, OSError)):
        sitter.hear()


def test_too_many_requests(new_house: Any, tmp_path: Path) -> None:
    house = new_house(str(tmp_path / "tables.sqlite"), tmp_path)
    house.settings.requests_a_second = 5
    house.settings.tables_a_minute = 2
    house.start()
    guest = house.guest()
    sitter = guest.sit(guest.start())
    for n in range(12):
        sitter.tell({"type": "sync", "id": n + 100})
    assert sitter.until("refused")["code"] == "too-fast"
    guest.start()
    refused = guest.post("/api/tables", {"game": "toy", "seats": [PERSON, PERSON]})
    house.stop()
    assert (refused.status_code, refused.json()["code"]) == (429, "too-many-tables")


def test_whoever_takes_back_fast_waits_and_is_not_refused(new_house: Any, tmp_path: Path) -> None:
    """People press the button as fast as they can; found at a table that refused the fifth of six in a second."""
    house = new_house(str(tmp_path / "tables.sqlite"), tmp_path)
    house.settings.requests_a_second = 100
    house.start()
    guest = house.guest()
    sitter = guest.sit(guest.start())
    began = time.monotonic()
    for n in range(7):
        sitter.tell({"type": "undo", "rev": 0, "seat": 0, "id": n + 1})
    answers = [sitter.until("refused") for _ in range(7)]
    took = time.monotonic() - began
    house.stop()
    assert [answer["id"] for answer in answers] == list(range(1, 8))
    assert {answer["code"] for answer in answers} == {"undo-chance"}  # nothing to take back; never "too-fast"
    assert took > 2 / UNDOS_A_SECOND  # four at once, and for the other three there is a wait
