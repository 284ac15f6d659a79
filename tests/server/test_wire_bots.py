"""Programs from anywhere: a token for a seat, questions that hold what the seat may see, answers through the gate."""

from __future__ import annotations

import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from kronrat.kernel.game import find

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture(scope="module")
def hosted(new_house: Callable[[str, Path], Any], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    folder = tmp_path_factory.mktemp("house")
    house = new_house(str(folder / "tables.sqlite"), folder)
    house.start()
    yield house
    house.stop()


def bearer(token: str) -> dict[str, Any]:
    return {"headers": {"authorization": f"Bearer {token}"}}


def sat_down(hosted: Any) -> tuple[Any, str, str]:
    """A guest, a table whose seat 1 a program has taken, and that program's token."""
    guest = hosted.guest()
    table = guest.post(
        "/api/tables", {"game": "toy", "seats": [{"kind": "bot", "bot": "random"}, {"kind": "open"}]}
    ).json()["id"]
    joined = hosted.guest().post(f"/api/tables/{table}/seats/1/program", {"name": "mine"})
    assert joined.status_code == 201, joined.text
    return guest, table, joined.json()["token"]


def test_a_program_is_asked_and_sees_what_its_seat_may_see(hosted: Any) -> None:
    guest, table, token = sat_down(hosted)
    asked = guest.get(f"/api/tables/{table}/seats/1/question", **bearer(token)).json()

    assert (asked["game"], asked["players"], asked["seat"]) == ("toy", 2, 1)
    assert asked["moves"]
    rules = find("toy")[0].rules()
    hidden = {"bag_secret", "dealt"} & set(asked["public"])
    assert not hidden, "what was dealt is nobody's to see"
    assert set(asked["own"]) == set(
        type(rules.play.own(rules.play.start(rules.info.setup(2)), 1)).__struct_fields__
    )


@pytest.mark.parametrize("token", ["x", "nonsense", "WyJhIl0.forged"])
def test_without_its_token_a_seat_answers_nobody(hosted: Any, token: str) -> None:
    guest, table, _ = sat_down(hosted)
    place = f"/api/tables/{table}/seats/1"

    assert guest.get(f"{place}/question", **bearer(token)).status_code == 403
    assert (
        guest.call("POST", f"{place}/answer", json={"id": 1, "move": 0}, **bearer(token)).status_code == 403
    )


def test_a_token_is_good_for_its_own_seat_only(hosted: Any) -> None:
    guest, table, token = sat_down(hosted)
    _, other, _ = sat_down(hosted)

    assert guest.get(f"/api/tables/{table}/seats/0/question", **bearer(token)).status_code == 403
    assert guest.get(f"/api/tables/{other}/seats/1/question", **bearer(token)).status_code == 403
    assert guest.post(f"/api/tables/{table}/seats/1/program", {"name": "late"}).status_code == 409


def test_what_is_not_allowed_is_refused_and_the_seat_is_still_asked(hosted: Any) -> None:
    guest, table, token = sat_down(hosted)
    place = f"/api/tables/{table}/seats/1"
    asked = guest.get(f"{place}/question", **bearer(token)).json()
    for move in (10_000, "1:turn.win now", "0" + asked["moves"][0][1:], -1, None, "x" * 500):
        answer = guest.call(
            "POST", f"{place}/answer", json={"id": asked["id"], "move": move}, **bearer(token)
        )
        assert 400 <= answer.status_code < 500, (move, answer.text)
    late = guest.call("POST", f"{place}/answer", json={"id": asked["id"] + 9, "move": 0}, **bearer(token))
    assert late.status_code == 409

    again = guest.get(f"{place}/question", **bearer(token)).json()
    assert again["moves"] == asked["moves"]


def test_a_program_waits_no_longer_than_it_asked(hosted: Any) -> None:
    guest = hosted.guest()
    table = guest.post(
        "/api/tables", {"game": "toy", "seats": [{"kind": "person"}, {"kind": "open"}]}
    ).json()["id"]
    token = hosted.guest().post(f"/api/tables/{table}/seats/1/program", {}).json()["token"]
    place = f"/api/tables/{table}/seats/1"
    asked = guest.get(f"{place}/question?wait=0", **bearer(token))
    while asked.status_code == 200:  # its own sealed choices; then it is the person's turn
        answer = {"id": asked.json()["id"], "move": 0}
        assert guest.call("POST", f"{place}/answer", json=answer, **bearer(token)).status_code == 200
        asked = guest.get(f"{place}/question?wait=0.1", **bearer(token))

    assert (asked.status_code, asked.content) == (204, b"")


def test_the_example_plays_a_whole_game_from_outside(hosted: Any) -> None:
    guest = hosted.guest()
    table = guest.post(
        "/api/tables", {"game": "toy", "seats": [{"kind": "bot", "bot": "random"}, {"kind": "open"}]}
    ).json()["id"]
    link = f"http://{hosted.address}/table/{table}"
    done = subprocess.run(
        [sys.executable, EXAMPLES / "wire" / "bot.py", link, "1"],
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )

    assert done.returncode == 0, done.stderr
    assert done.stdout.split()[0] in ("won", "lost")


def test_kronrat_join_seats_a_stdio_program(hosted: Any) -> None:
    guest = hosted.guest()
    table = guest.post("/api/tables", {"game": "toy", "seats": [{"kind": "open"}, {"kind": "open"}]}).json()[
        "id"
    ]
    link = f"http://{hosted.address}/table/{table}"
    command = f"{sys.executable} {EXAMPLES / 'stdio' / 'bot.py'}"
    ended: list[subprocess.CompletedProcess[str]] = []

    def join(seat: str) -> None:
        ended.append(
            subprocess.run(
                [sys.executable, "-m", "kronrat", "join", link, seat, command, "--name", f"bot {seat}"],
                capture_output=True,
                text=True,
                check=False,
                timeout=120,
            )
        )

    both = [threading.Thread(target=join, args=(seat,)) for seat in "01"]
    for one in both:
        one.start()
    for one in both:
        one.join()

    assert [done.returncode for done in ended] == [0, 0], [done.stderr for done in ended]
    assert all('"over": true' in done.stdout for done in ended)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_help_is_served_in_both_languages(hosted: Any, lang: str) -> None:
    guest = hosted.guest()
    for page in ("", "/begin", "/table", "/study", "/together", "/terminal"):
        answer = guest.get(f"/help/{lang}{page}")
        assert answer.status_code == 200
        assert "<h1>" in answer.text
        assert f'lang="{lang}"' in answer.text
    assert guest.get(f"/help/{lang}/nothing").status_code == 404
    assert (
        guest.get("/help", headers={"accept-language": lang}).headers["location"].startswith(f"/help/{lang}/")
    )
