"""Alone against bots at a table: taking back across their answers, and the training that goes further."""

from __future__ import annotations

import random
from typing import Any


def until_mine(sitter: Any) -> None:
    sitter.until_true(lambda: sitter.over or bool(sitter.asks))


def played(guest: Any, seats: str = "pr", moves: int = 12, **more: Any) -> tuple[str, Any]:
    """A game of Löwenherz, after some decisions of the only person."""
    dice = random.Random(4)
    table = guest.start(seats, "loewenherz", **more)
    sitter = guest.sit(table)
    for _ in range(moves):
        until_mine(sitter)
        assert sitter.move(dice.choice)["type"] == "done"
    until_mine(sitter)
    return table, sitter


def last_of(sitter: Any, seat: int) -> int:
    return next(n for n in range(len(sitter.lines) - 1, -1, -1) if sitter.lines[n]["seat"] == seat)


def test_the_first_castle_goes_back_across_the_bots_answer(guest: Any) -> None:
    """Nothing is hidden while castles are placed: the bot's answer goes with the decision."""
    _, sitter = played(guest, moves=1)
    number = last_of(sitter, 0)
    assert [line["seat"] for line in sitter.lines[number:]].count(1) >= 1
    assert sitter.view["undo"] == [0]
    assert sitter.ask("undo", rev=sitter.rev, seat=0)["type"] == "done"
    assert len(sitter.lines) == number
    assert sitter.asks[0]["seat"] == 0


def test_what_was_shown_stays_and_the_refusal_names_the_line(guest: Any) -> None:
    _, sitter = played(guest)
    for _ in range(60):
        answer = sitter.ask("undo", rev=sitter.rev, seat=0)
        if answer["type"] == "refused":
            break
    assert answer["code"] in ("undo-chance", "undo-shown", "undo-revealed")
    assert answer["rule"] == "undo-alone"
    assert answer["line"] >= last_of(sitter, 0)


def test_training_goes_back_to_the_first_decision_and_stays_on_the_disk(house: Any, guest: Any) -> None:
    table, sitter = played(guest, training=True)
    assert guest.get(f"/api/tables/{table}").json()["training"] is True
    while sitter.view.get("undo"):
        number = last_of(sitter, 0)
        assert sitter.ask("undo", rev=sitter.rev, seat=0)["type"] == "done"
        assert len(sitter.lines) == number
    assert not any(line["seat"] == 0 for line in sitter.lines)
    sitter.close()
    house.stop()
    house.start()
    assert guest.get(f"/api/tables/{table}").json()["training"] is True
    assert guest.sit(table).lines == sitter.lines


def test_with_another_person_their_answers_stay_also_in_training(guest: Any) -> None:
    _, sitter = played(guest, "pp", moves=2, training=True)
    first, second = [line["seat"] for line in sitter.lines[-2:]]
    assert {first, second} == {0, 1}
    assert sitter.ask("undo", rev=sitter.rev, seat=first)["code"] == "undo-foreign"
    assert sitter.ask("undo", rev=sitter.rev, seat=second)["type"] == "done"
