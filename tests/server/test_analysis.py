"""Advice at the table, the chances along a finished game, and playing on from it."""

from __future__ import annotations

import random
import time
from threading import Timer
from typing import Any

import pytest

from kronrat.match import record
from kronrat.server.thinking import jobs


def asked_seat(sitter: Any) -> int:
    return int(sitter.asks[0]["seat"])


def ask_advice(guest: Any, table: str, sitter: Any, seat: int | None = None) -> Any:
    chosen = asked_seat(sitter) if seat is None else seat
    return guest.call("POST", f"/api/tables/{table}/advice/{chosen}")


@pytest.fixture(scope="module")
def finished(small_house: Any) -> tuple[Any, str, Any]:
    """A game of two people at one screen, played to its end."""
    guest = small_house.guest()
    table = guest.start("pp")
    sitter = guest.sit(table)
    dice = random.Random(4)
    while not sitter.over:
        sitter.move(dice.choice)
    return guest, table, sitter


def whole_curve(guest: Any, table: str) -> Any:
    for _ in range(600):
        told = guest.get(f"/api/tables/{table}/curve")
        assert told.status_code == 200, told.text
        if told.json()["done"] == told.json()["total"]:
            return told.json()
        time.sleep(0.05)
    raise AssertionError("the curve was never done")


def test_advice_names_legal_moves_and_chances_that_sum_to_one(small_house: Any) -> None:
    guest = small_house.guest()
    table = guest.start("pgr")
    sitter = guest.sit(table)
    sitter.until_true(lambda: bool(sitter.asks))
    told = ask_advice(guest, table, sitter)
    assert told.status_code == 200, told.text
    moves = told.json()["moves"]

    assert 1 <= len(moves) <= 3
    for move in moves:
        assert sum(move["chances"]) == pytest.approx(1, abs=0.001)
        assert move["tried"] > 0
        assert move["lines"][0]["seat"] == 0
    best = moves[0]
    sitter.until_true(lambda: sitter.position["asked"] == [0])  # the bots have answered the sealed choice
    done = sitter.ask("move", rev=sitter.rev, seat=0, verb=best["verb"], words=best["words"])
    assert done["type"] == "done"
    expected = best["lines"][0]
    assert (0, expected["step"], expected["verb"], expected["words"]) in sitter.said


def test_whose_turn_it_is_not_gets_none(small_house: Any, take_first: Any) -> None:
    guest, stranger = small_house.guest(), small_house.guest()
    table = guest.start("pp")
    sitter = guest.sit(table)
    while sitter.position["step"] != "turn":
        sitter.move(take_first)
    waiting = 1 - asked_seat(sitter)

    assert ask_advice(stranger, table, sitter).json()["code"] == "not-yours"
    assert ask_advice(guest, table, sitter, 7).json()["code"] == "unknown-seat"
    assert ask_advice(guest, table, sitter, waiting).json()["code"] == "not-asked"


@pytest.mark.parametrize(
    ("seats", "advice", "allowed"),
    [
        ("pg", "auto", True),
        ("pp", "auto", True),
        ("po", "auto", False),
        ("po", "always", True),
        ("pp", "never", False),
        ("pg", "never", False),
    ],
)
def test_the_table_says_who_may_ask(small_house: Any, seats: str, advice: str, allowed: bool) -> None:
    guest = small_house.guest()
    table = guest.start(seats, advice=advice)
    assert guest.get(f"/api/tables/{table}").json().get("advice", False) is allowed
    sitter = guest.sit(table)
    sitter.until_true(lambda: bool(sitter.asks))
    told = ask_advice(guest, table, sitter)

    assert told.status_code == (200 if allowed else 403)
    if not allowed:
        assert told.json()["code"] == "no-advice"


def test_at_separate_screens_nobody_asks_unless_the_table_says_so(small_house: Any) -> None:
    one, two = small_house.guest(), small_house.guest()
    table = one.start("po")
    assert two.post(f"/api/tables/{table}/seats/1", {"name": "Two"}).status_code == 200
    assert not one.get(f"/api/tables/{table}").json().get("advice", False)
    assert not two.get(f"/api/tables/{table}").json().get("advice", False)


def test_an_interrupted_thought_tells_what_it_has_found(small_house: Any) -> None:
    guest = small_house.guest()
    table = guest.start("pg", game="rurik")
    sitter = guest.sit(table)
    sitter.until_true(lambda: bool(sitter.asks))
    path = f"/api/tables/{table}/advice/0"

    def seconds_if_interrupted() -> float:
        stop = Timer(0.1, lambda: guest.call("DELETE", path))
        begun = time.monotonic()
        stop.start()
        told = guest.call("POST", path)
        took = time.monotonic() - begun
        stop.join()
        assert told.status_code == 200
        assert told.json()["moves"]
        return took

    # a busy machine may be late now and then; a thought that nobody interrupts always takes its time
    assert any(seconds_if_interrupted() < jobs.SECONDS for _ in range(6))
    assert guest.call("DELETE", path).status_code == 204


def test_the_curve_goes_from_the_first_decision_to_who_won(finished: tuple[Any, str, Any]) -> None:
    guest, table, sitter = finished
    curve = whole_curve(guest, table)
    numbers = [number for number, _ in curve["points"]]
    winners = sitter.position["result"]["winners"]

    assert numbers == sorted(numbers)
    assert numbers[-1] == len(sitter.lines)
    assert all(sum(chances) == pytest.approx(1, abs=0.001) for _, chances in curve["points"])
    assert curve["points"][-1][1] == [1 / len(winners) if seat in winners else 0 for seat in (0, 1)]
    for turn in curve["turns"]:
        assert turn["number"] in numbers
        assert sitter.lines[turn["number"]]["seat"] == turn["seat"]
    assert curve == whole_curve(small_guest(guest), table)


def small_guest(guest: Any) -> Any:
    return guest.house.guest()


def test_a_game_that_goes_on_tells_no_chances_and_cannot_be_forked(small_house: Any) -> None:
    guest = small_house.guest()
    table = guest.start("pp")
    seats = [{"kind": "person"}, {"kind": "bot", "bot": "greedy"}]

    assert guest.get(f"/api/tables/{table}/curve").json()["code"] == "not-over"
    assert guest.post(f"/api/tables/{table}/fork", {"number": 0, "seats": seats}).json()["code"] == "not-over"


def test_one_plays_on_from_a_finished_game(finished: tuple[Any, str, Any]) -> None:
    guest, table, before = finished
    number = next(
        line["number"]
        for line in before.lines
        if line["seat"] >= 0 and line["number"] > len(before.lines) // 2
    )
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "bot": "greedy"}]
    told = guest.post(f"/api/tables/{table}/fork", {"number": number, "seats": seats})
    assert told.status_code == 201, told.text
    assert told.json()["fork"] == number
    sitter = guest.sit(told.json()["id"])

    taken_over = [(seat, step, verb) for seat, step, verb, _ in sitter.said[:number]]
    assert taken_over == [(seat, step, verb) for seat, step, verb, _ in before.said[:number]]
    dice = random.Random(1)
    sitter.until_true(lambda: bool(sitter.asks) or sitter.over)
    while not sitter.over:
        sitter.move(dice.choice)
        sitter.until_true(lambda: bool(sitter.asks) or sitter.over)
    text = guest.get(f"/api/tables/{told.json()['id']}/record").text
    assert f"\nfork {number}\n" in text
    assert record.verify(record.read(text)).over


@pytest.mark.parametrize(("number", "seats", "code"), [(100_000, 2, "no-such-line"), (3, 3, "seats")])
def test_a_fork_must_fit_the_game(finished: tuple[Any, str, Any], number: int, seats: int, code: str) -> None:
    guest, table, _ = finished
    wanted = {"number": number, "seats": [{"kind": "bot", "bot": "greedy"}] * seats}
    refused = guest.post(f"/api/tables/{table}/fork", wanted)

    assert (refused.status_code, refused.json()["code"]) == (400, code)


def test_only_those_who_sit_at_the_table_hurry_its_bots(small_house: Any) -> None:
    guest, stranger = small_house.guest(), small_house.guest()
    table = guest.start("pg")
    guest.sit(table)

    assert guest.call("POST", f"/api/tables/{table}/hurry").status_code == 204
    assert stranger.call("POST", f"/api/tables/{table}/hurry").status_code == 403
