"""A record goes out as a file and comes back as a table: to look at, to study, to play on from."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings

from forged import Changes, changed, changes, finished
from kronrat.kernel.game import find
from kronrat.kernel.play import moves
from kronrat.match import record
from kronrat.match.match import Match


@pytest.fixture(scope="module")
def played(small_house: Any) -> tuple[Any, str, str]:
    """Ada against a bot, to the end: who played, the table and its record."""
    guest = small_house.guest()
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "bot": "random"}]
    table = str(guest.post("/api/tables", {"game": "toy", "seats": seats}).json()["id"])
    sitter = guest.sit(table)
    dice = random.Random(4)
    while not sitter.over:
        if sitter.asks:
            sitter.move(dice.choice)
        else:
            sitter.hear()
    return guest, table, guest.get(f"/api/tables/{table}/record").text


def opened(guest: Any, text: str) -> Any:
    return guest.post("/api/records", {"record": text})


def test_it_is_the_same_game_to_the_last_line_and_point(small_house: Any, played: Any) -> None:
    guest, table, text = played
    stranger = small_house.guest()
    answer = opened(stranger, text)
    assert answer.status_code == 201, answer.text
    copy = answer.json()
    assert copy["over"]
    assert [seat.get("name") or seat.get("bot") for seat in copy["seats"]] == ["Ada", "random"]
    assert stranger.get(f"/api/tables/{copy['id']}/record").text == text
    before, after = guest.sit(table), stranger.sit(copy["id"])
    assert after.lines == before.lines  # scores included, as they were counted while the game went on
    assert after.position["result"] == before.position["result"]
    assert [one["id"] for one in stranger.get("/api/tables").json()] == [copy["id"]]


def test_one_can_play_on_from_it(small_house: Any, played: Any) -> None:
    stranger = small_house.guest()
    copy = opened(stranger, played[2]).json()["id"]
    seats = [{"kind": "person"}, {"kind": "person"}]
    answer = stranger.post(f"/api/tables/{copy}/fork", {"number": 3, "seats": seats})
    assert answer.status_code == 201, answer.text
    assert answer.json()["fork"] == 3
    assert stranger.get(f"/api/tables/{copy}/curve").status_code == 200


def test_a_name_in_a_record_is_never_a_command(small_house: Any, played: Any) -> None:
    text = played[2].replace("seat 1 random", "seat 1 stdio:touch seen")
    seats = opened(small_house.guest(), text).json()["seats"]
    assert seats[1] == {"kind": "person", "name": "stdio:touch seen", "mine": True}


def tampered(text: str, begins: str, old: str, new: str) -> str:
    rows = text.splitlines()
    n = next(n for n, row in enumerate(rows) if row.startswith(begins))
    assert old in rows[n]
    rows[n] = rows[n].replace(old, new, 1)
    return "\n".join(rows) + "\n"


@pytest.mark.parametrize(
    ("code", "spoil"),
    [
        ("no-record", lambda text: "Dear diary"),
        ("no-record", lambda text: ""),
        ("bad-header", lambda text: tampered(text, "players", "2", "two")),
        ("bad-header", lambda text: tampered(text, "seal", "seal", "fork 99999999999\nseal")),
        ("bad-header", lambda text: tampered(text, "seal", "seal", "fork -1\nseal")),
        ("game", lambda text: tampered(text, "game", "toy", "chess")),
        ("other-rules", lambda text: tampered(text, "version", "version ", "version 9")),
        ("broken-record", lambda text: tampered(text, "0:", "~", "~0")),
        ("broken-record", lambda text: tampered(text, "seal", "seal ", "seal f")),
        ("broken-record", lambda text: tampered(text, "result", "winners=", "winners=7")),
        ("broken-record", lambda text: "\n".join(row for row in text.splitlines() if row[:4] != "seed")),
    ],
)
def test_what_does_not_hold_is_refused_with_the_reason(
    small_house: Any, played: Any, code: str, spoil: Any
) -> None:
    guest = small_house.guest()
    answer = opened(guest, spoil(played[2]))
    assert answer.status_code == 400
    assert answer.json()["code"] == code
    assert guest.get("/api/tables").json() == []


def test_a_game_that_goes_on_stays_closed(small_house: Any) -> None:
    """Whoever has the seed knows what is to come."""
    info = find("toy")[0]
    match = Match.start(info, info.setup(2, "", {}))
    seat = match.asked()[0]
    match.play(seat, moves(match.state, seat)[0])
    answer = opened(small_house.guest(), record.write(match, ["a", "b"], reveal=True))
    assert answer.status_code == 400
    assert answer.json()["code"] == "unfinished-record"


def test_a_file_that_is_no_record_by_its_size_is_not_read(small_house: Any) -> None:
    assert opened(small_house.guest(), "x" * 2_000_000).json()["code"] == "too-large"


def test_whatever_is_sent_as_a_record_is_a_table_or_refused(
    small_house: Any, thorough: Callable[[int], settings]
) -> None:
    """The rules of records are fuzzed in tests/match; this is the way to them: no call ends in a fault."""
    guest, honest = small_house.guest(), finished("toy", 2)

    @thorough(25)
    @given(changes())
    def fuzz(done: Changes) -> None:
        answer = opened(guest, changed(honest, done).encode("utf-8", "replace").decode())
        assert answer.status_code in (201, 400, 404), answer.text
        assert answer.status_code == 201 or answer.json()["message"]

    fuzz()
