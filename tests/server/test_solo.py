"""A game for one: the seat that answers by rule is nobody's, and answers by itself."""

from __future__ import annotations

import random
from typing import Any

from kronrat.match import record


def test_a_whole_game_against_the_rebellion(guest: Any) -> None:
    """Even if two people were asked for, only the first seat is ever asked, and the record verifies."""
    dice = random.Random(4)
    table = guest.start("pp", "rurik", options={"solo": "hard"})
    sitter = guest.sit(table)
    seats = sitter.view["table"]["seats"]
    assert (seats[1]["kind"], seats[1]["bot"], seats[1].get("mine", False)) == ("bot", "automa", False)
    while True:
        sitter.until_true(lambda: sitter.over or sitter.asks)
        if sitter.over:
            break
        assert [ask["seat"] for ask in sitter.asks] == [0]
        assert sitter.move(dice.choice)["type"] == "done"
    answered = [line for line in sitter.lines if line["seat"] == 1]
    assert len(answered) > 60
    told = [event["key"] for line in answered for event in line.get("events", [])]
    assert sum(key.startswith("event-because-") for key in told) > len(answered)
    played = record.verify(record.read(guest.get(f"/api/tables/{table}/record").text))
    # the bottom cards were secret while they were at the bottom
    heads = [(seat, step, verb) for seat, step, verb, _ in sitter.said]
    assert [(line.seat, line.step, line.verb) for line in played.lines] == heads


def test_its_bottom_card_is_told_to_nobody(guest: Any) -> None:
    sitter = guest.sit(guest.start("pp", "rurik", options={"solo": "easy", "leaders": "deal"}))
    dice = random.Random(2)
    while not any(line["step"] == "rebel-bottom" for line in sitter.lines):
        sitter.move(dice.choice)

    (line,) = [line for line in sitter.lines if line["step"] == "rebel-bottom"]
    assert (line["seat"], line["verb"], line["hidden"]) == (-1, "card", True)
    assert list(line["words"].values()) == ["?"]


def test_an_automa_sits_nowhere_else(guest: Any) -> None:
    seats = [{"kind": "person"}, {"kind": "bot", "bot": "automa"}]

    answer = guest.post("/api/tables", {"game": "rurik", "seats": seats})

    assert (answer.status_code, answer.json()["code"]) == (400, "bot")


def test_alone_one_needs_the_two_seats_of_the_game(guest: Any) -> None:
    seats = [{"kind": "person"}] * 3

    answer = guest.post("/api/tables", {"game": "rurik", "seats": seats, "options": {"solo": "easy"}})

    assert (answer.status_code, answer.json()["code"]) == (400, "seats")


def test_advice_alone_tells_moves_but_no_chances(guest: Any) -> None:
    table = guest.start("pp", "rurik", options={"solo": "easy", "leaders": "deal"})
    sitter = guest.sit(table)

    told = guest.call("POST", f"/api/tables/{table}/advice/{sitter.asks[0]['seat']}")

    assert told.status_code == 200, told.text
    assert [move["chances"] for move in told.json()["moves"]] == [[]] * len(told.json()["moves"])
