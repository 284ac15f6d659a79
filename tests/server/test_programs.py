"""Programs at a table: only those the server was started with, never a command that a visitor sends."""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from kronrat.kernel.errors import Unreadable
from kronrat.server.settings import named_programs

EXAMPLE = Path(__file__).parents[2] / "examples" / "stdio" / "bot.py"


@pytest.fixture(scope="module")
def hosted(new_house: Callable[[str, Path], Any], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """A server with a program that plays and one that dies when it is asked."""
    folder = tmp_path_factory.mktemp("house")
    house = new_house(str(folder / "tables.sqlite"), folder)
    house.settings.programs = {
        "mine": f"{sys.executable} {EXAMPLE}",
        "broken": f"{sys.executable} -c 'raise SystemExit(\"my king has left\")'",
    }
    house.start()
    yield house
    house.stop()


def seats(*codes: str) -> dict[str, Any]:
    return {"game": "toy", "seats": [{"kind": "bot", "bot": code} for code in codes]}


def test_programs_and_registered_bots_are_offered(hosted: Any) -> None:
    known = hosted.guest().get("/api/bots").json()

    assert {"mine", "broken", "king", "sleeper"} <= set(known)
    assert "stdio" not in known


def test_a_program_plays_a_whole_game_at_a_table(hosted: Any) -> None:
    guest = hosted.guest()
    table = guest.post("/api/tables", seats("mine", "random")).json()["id"]
    sitter = guest.sit(table)
    sitter.until_true(lambda: sitter.over)

    assert any(line["seat"] == 0 for line in sitter.lines)


def test_a_dying_program_leaves_one_line_and_the_table_goes_on(
    hosted: Any, caplog: pytest.LogCaptureFixture
) -> None:
    guest = hosted.guest()
    with caplog.at_level(logging.ERROR):
        table = guest.post("/api/tables", seats("broken", "random")).json()["id"]
        sitter = guest.sit(table)
        sitter.until_true(lambda: sitter.over)
    told = [record for record in caplog.records if "my king has left" in record.getMessage()]

    assert told
    assert all(record.exc_info is None for record in told)


@pytest.mark.parametrize("code", ["stdio:touch /tmp/x", "stdio", "stdio:", "mine:x", "STDIO:ls"])
def test_a_visitor_names_no_command(hosted: Any, code: str) -> None:
    refused = hosted.guest().post("/api/tables", seats(code, "random"))

    assert (refused.status_code, refused.json()["code"]) == (400, "bot")


@pytest.mark.parametrize("given", ["mine", "=python3 x.py", "mine=", "Mine=x", "king=x", "stdio=x", "a:b=x"])
def test_a_program_needs_a_name_of_its_own(given: str) -> None:
    with pytest.raises(Unreadable):
        named_programs([given])


def test_programs_are_named_on_the_command_line() -> None:
    assert named_programs(["mine=python3 a=b.py"]) == {"mine": "python3 a=b.py"}
