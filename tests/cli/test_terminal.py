"""The table in the terminal: whole games by numbered choices, in both languages, and what it says on the way."""

from __future__ import annotations

import re
from random import Random

import pytest
from click import unstyle

from kronrat import bots
from kronrat.cli.play import sit
from kronrat.kernel.game import find, games
from kronrat.lab.fuzz import bounded

GAMES = [name for name in games() if name != "nim"]


class Person:
    """Answers by numbers, and asks for help, reasons and the log now and then."""

    def __init__(self, *first: str) -> None:
        self.random = Random(7)
        self.first = list(first)
        self.asked = 0

    def __call__(self, prompt: str) -> str:
        self.asked += 1
        if self.first:
            return self.first.pop(0)
        found = re.search(r"1–(\d+)", prompt)
        assert found, prompt
        return str(self.random.randint(1, int(found[1])))


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_by_numbers(game: str, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    info, _ = find(game)
    setup = info.setup(max(2, info.seats[0]), "", bounded(info, ()))
    match = sit(info, setup, bots.make("random"), lang, Person("h", "l", "? nothing", "99999", "fly"), 3)

    assert match.over
    told = unstyle(capsys.readouterr().out)
    assert ("Not now" if lang == "en" else "Jetzt nicht") in told or game not in ("loewenherz",)
    assert ("take back" if lang == "en" else "zurücknehmen") in told
    assert not re.search(r"\b(terminal|verb|step|why|event|ending|score)-[a-z]+", told), "a text is missing"


def test_one_may_take_back_and_leave(capsys: pytest.CaptureFixture[str]) -> None:
    info, _ = find("loewenherz")
    match = sit(info, info.setup(2), bots.make("random"), "en", Person("1", "u", "b", "q"), 3)

    assert not match.over
    assert "You left the table." in capsys.readouterr().out


def test_the_board_of_loewenherz_is_a_grid(capsys: pytest.CaptureFixture[str]) -> None:
    info, _ = find("loewenherz")
    sit(info, info.setup(2, "", {"layout": "fixed"}), bots.make("random"), "en", Person("q"), 3)
    rows = [
        line
        for line in unstyle(capsys.readouterr().out).splitlines()
        if re.search(r"\bc\d+ +d\d+ +e\d+", line)
    ]

    assert len(rows) >= 8
