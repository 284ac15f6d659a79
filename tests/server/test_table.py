"""Playing at a table: moves, undo, stale moves, open seats, the past, the record."""

from __future__ import annotations

import random
import time
from typing import Any

import pytest

from kronrat.match import record


def test_a_whole_game_at_one_screen(guest: Any) -> None:
    dice = random.Random(1)
    table = guest.start("ppp")
    sitter = guest.sit(table)
    moves = 0
    while not sitter.over:
        assert sitter.move(dice.choice)["type"] == "done"
        moves += 1
    assert moves > 10
    result = sitter.position["result"]
    totals = [sum(points for _, points in items) for items in result["items"]]
    assert sitter.lines[-1]["scores"] == totals
    assert [line["number"] for line in sitter.lines] == list(range(len(sitter.lines)))

    kept = guest.get(f"/api/tables/{table}/record").text
    played = record.verify(record.read(kept))
    told = [(line.seat, line.step, line.verb, {**line.arguments, **line.facts}) for line in played.lines]
    assert sitter.said == told
    assert played.seed.hex() == result["seed"]


def two_screens(house: Any) -> tuple[Any, Any]:
    """A table of two, each at a screen of their own; both are asked to keep an agenda under seal."""
    one, two = house.guest(), house.guest()
    table = one.start("po")
    assert two.post(f"/api/tables/{table}/seats/1", {"name": "Two"}).status_code == 200
    return one.sit(table), two.sit(table)


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_sealed_answers_that_cross_are_both_taken(house: Any, order: tuple[int, int]) -> None:
    """Both were made on the same revision; whoever comes second need not ask again."""
    sitters = two_screens(house)
    rev = sitters[0].rev
    made = [sitter.any_move(random.choice) for sitter in sitters]
    for seat in order:
        sitters[seat].tell({"type": "move", "id": 90, "rev": rev, **made[seat]})
    answers = [sitter.until("done", "refused") for sitter in sitters]
    assert [answer["type"] for answer in answers] == ["done", "done"]
    assert sorted(answer["rev"] for answer in answers) == [rev + 1, rev + 2]


def test_two_moves_at_once_in_a_turn_give_one_move_and_one_stale(house: Any, take_first: Any) -> None:
    """The same person at two screens: the slower one has not seen what the faster one did."""
    one = house.guest()
    table = one.start("pp")
    first, second = one.sit(table), one.sit(table)
    while first.position["step"] != "turn":
        first.move(take_first)
    second.until_rev(first.rev)
    rev, move = first.rev, first.any_move(take_first)
    for sitter in (first, second):
        sitter.tell({"type": "move", "id": 90, "rev": rev, **move})
    answers = [sitter.until("done", "refused") for sitter in (first, second)]
    assert sorted(answer["type"] for answer in answers) == ["done", "refused"]
    assert next(answer for answer in answers if answer["type"] == "refused")["code"] == "stale"


def test_a_move_of_another_step_is_stale_before_it_is_unreadable(guest: Any, take_first: Any) -> None:
    sitter = guest.sit(guest.start())
    rev, move = sitter.rev, sitter.any_move(take_first)
    while sitter.position["step"] != "turn":
        sitter.move(take_first)
    seat = sitter.asks[0]["seat"]
    assert sitter.ask("move", rev=rev, **{**move, "seat": seat})["code"] == "stale"
    assert sitter.ask("move", rev=sitter.rev, **{**move, "seat": seat})["code"] == "unknown-verb"


def test_the_same_move_twice_is_stale(guest: Any, take_first: Any) -> None:
    sitter = guest.sit(guest.start())
    move = sitter.any_move(take_first)
    rev = sitter.rev
    assert sitter.ask("move", rev=rev, **move)["type"] == "done"
    assert sitter.ask("move", rev=rev, **move)["code"] == "stale"


def test_another_process_was_faster(guest: Any, take_first: Any, elsewhere: Any) -> None:
    """The database itself refuses a move made on an old revision; the table then shows what is true."""
    table = guest.start("pp")
    sitter = guest.sit(table)
    move = sitter.any_move(take_first)
    line = elsewhere(table)
    refused = sitter.ask("move", rev=sitter.rev, **move)
    assert (refused["type"], refused["code"]) == ("refused", "stale")
    assert sitter.said[-1][:3] == (line.seat, line.step, line.verb)
    assert sitter.rev == 1
    assert sitter.move(take_first)["type"] == "done"


def test_undo_is_durable_and_says_why_it_stops(house: Any, guest: Any, take_first: Any) -> None:
    table = guest.start("pp")
    sitter = guest.sit(table)
    while sitter.position["step"] != "turn":
        sitter.move(take_first)
    before = sitter.lines.copy()
    seat = sitter.asks[0]["seat"]
    sitter.ask("move", rev=sitter.rev, seat=seat, verb="muster", words=["region:kiev"])
    assert sitter.view["undo"] == [seat]
    assert len(sitter.lines) == len(before) + 1
    assert sitter.ask("undo", rev=sitter.rev, seat=seat)["type"] == "done"
    assert sitter.lines == before
    assert sitter.lines[-1]["seat"] != seat
    assert sitter.ask("undo", rev=sitter.rev, seat=seat)["code"] == "undo-foreign"
    sitter.close()

    house.stop()
    house.start()
    again = guest.sit(table)
    assert again.lines == before


def test_undo_after_a_restart(house: Any, guest: Any, take_first: Any) -> None:
    table = guest.start("pp")
    sitter = guest.sit(table)
    while sitter.position["step"] != "turn":
        sitter.move(take_first)
    sitter.ask("move", rev=sitter.rev, seat=0, verb="muster", words=["kiev"])
    house.stop()
    house.start()
    again = guest.sit(table)
    assert again.view["undo"] == [0]
    assert again.ask("undo", rev=again.rev, seat=0)["type"] == "done"
    assert len(again.lines) == len(sitter.lines) - 1


def test_reasons_and_previews(guest: Any, take_first: Any) -> None:
    sitter = guest.sit(guest.start("pp"))
    while sitter.position["step"] != "turn":
        sitter.move(take_first)
    reason = sitter.ask("why", seat=0, target="region:galich", verb="muster")
    assert (reason["code"], reason["rule"]) == ("not-occupied", "turn-1")
    assert "code" not in sitter.ask("why", seat=0, target="region:kiev", verb="muster")
    whole = sitter.ask("look", seat=0, verb="move", words=["region:kiev"])
    assert "region:novgorod" in whole["options"]
    refused = sitter.ask("move", rev=sitter.rev, seat=0, verb="move", words=["kiev", "rostov"])
    assert (refused["code"], refused["rule"]) == ("not-adjacent", "move-1")


def test_the_past_as_it_was_seen(house: Any, guest: Any, take_first: Any) -> None:
    table = guest.start("pp")
    sitter = guest.sit(table)
    seen = {len(sitter.lines): sitter.position}
    for _ in range(8):
        sitter.move(take_first)
        seen[len(sitter.lines)] = sitter.position
    for number, position in seen.items():
        past = guest.get(f"/api/tables/{table}/at/{number}").json()
        assert past["position"]["scene"] == position["scene"]
        assert past["position"]["hands"] == position["hands"]
        assert "asks" not in past["position"]
        assert past["stage"] == house.guest().get("/api/games/toy/examples/opening").json()["stage"]
    assert "hands" not in house.guest().get(f"/api/tables/{table}/at/3").json()["position"]
    assert guest.get(f"/api/tables/{table}/at/9999").json()["code"] == "no-such-line"


def test_open_seats_are_taken_once(house: Any) -> None:
    one, two, three = house.guest(), house.guest(), house.guest()
    table = one.start("poo")
    watching, joining = one.sit(table), two.sit(table)
    assert [seat["kind"] for seat in joining.view["table"]["seats"]] == ["person", "open", "open"]
    assert two.post(f"/api/tables/{table}/seats/1", {"name": "  Zo\u00eb\n "}).json()["seats"][1] == {
        "kind": "person",
        "name": "Zo\u00eb",
        "mine": True,
    }
    told = watching.until("seats")
    assert told["seats"][1] == {"kind": "person", "name": "Zo\u00eb"}
    joining.until("sync")
    assert list(joining.position["hands"]) == ["1"]
    assert [ask["seat"] for ask in joining.asks] == [1]
    taken = three.post(f"/api/tables/{table}/seats/1", {"name": "Three"})
    assert (taken.status_code, taken.json()["code"]) == (409, "seat-taken")
    assert three.post(f"/api/tables/{table}/seats/7", {}).json()["code"] == "unknown-seat"
    assert [found["id"] for found in two.get("/api/tables").json()] == [table]
    assert three.get("/api/tables").json() == []


def test_a_running_games_record_is_refused(guest: Any) -> None:
    refused = guest.get(f"/api/tables/{guest.start()}/record")
    assert (refused.status_code, refused.json()["code"]) == (409, "not-over")


def test_bots_play_on_their_own(guest: Any) -> None:
    table = guest.start("rr", options={"rounds": "1"})
    sitter = guest.sit(table)
    sitter.until_true(lambda: sitter.over)
    assert any(line["seat"] == 1 for line in sitter.lines)


def test_a_person_against_bots(guest: Any) -> None:
    dice = random.Random(4)
    sitter = guest.sit(guest.start("pgr", options={"rounds": "1"}))
    while not sitter.over:
        if sitter.asks:
            answer = sitter.move(dice.choice)
            assert answer["type"] == "done" or answer["code"] == "stale"
        else:
            assert sitter.view["thinking"]
            sitter.hear()


def test_a_bot_that_fails_does_not_stop_the_table(guest: Any) -> None:
    failing = {"kind": "bot", "bot": "sleeper:never"}
    table = guest.post(
        "/api/tables", {"game": "toy", "seats": [failing, failing], "options": {"rounds": "1"}}
    ).json()["id"]
    sitter = guest.sit(table)
    sitter.until_true(lambda: sitter.over)


def test_a_thinking_bot_delays_no_other_table(guest: Any, take_first: Any) -> None:
    slow = guest.post(
        "/api/tables",
        {"game": "toy", "seats": [{"kind": "bot", "bot": "sleeper:3"}, {"kind": "bot", "bot": "sleeper:3"}]},
    ).json()["id"]
    watching = guest.sit(slow)
    assert watching.view["thinking"] == [0, 1]
    sitter = guest.sit(guest.start("pp"))
    waits = []
    for _ in range(6):
        start = time.monotonic()
        assert sitter.move(take_first)["type"] == "done"
        waits.append(time.monotonic() - start)
    assert max(waits) < 1.5
    watching.until_rev(1)
    assert watching.view["thinking"] == [1]
