"""Rules that change under running games: what they do not touch moves on, the rest ends by the rules it began with."""

from __future__ import annotations

import json
import os
import random
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from kronrat.kernel.game import find, games
from kronrat.kernel.play import moves
from kronrat.match.match import Match
from kronrat.server.tables.kept import Kept, fingerprint, turned

TESTS = Path(__file__).parent.parent
KRONRAT = "from kronrat.cli.main import main; main()"
CHANGED = (
    # the toy's second version: whoever stops gets two coins
    ("__init__.py", "version=1", "version=2"),
    ("rules.py", "class Stop(Verb[State, Turn]):", "class Stop(Verb[State, Turn]):  # two coins"),
    ("rules.py", "        g.coins[seat] += 1\n\n\nclass Draw", "        g.coins[seat] += 2\n\n\nclass Draw"),
)


@pytest.fixture
def changed(tmp_path: Path) -> Path:
    """A folder with a toy whose rules are other ones."""
    folder = tmp_path / "changed"
    shutil.copytree(TESTS / "toy", folder / "toy", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(TESTS / "toy-1.dist-info", folder / "toy-1.dist-info")
    for name, old, new in CHANGED:
        path = folder / "toy" / name
        text = path.read_text("utf-8")
        assert text.count(old) == 1, f"{name} has changed: {old!r}"
        path.write_text(text.replace(old, new), encoding="utf-8")
    return folder


class Program:
    """`kronrat` with one toy or the other, on one database and one folder of kept rules."""

    def __init__(self, database: str, port: int, rules: Path) -> None:
        self.address = f"127.0.0.1:{port}"
        self._env = {**os.environ, "KRONRAT_DB": database, "KRONRAT_RULES": str(rules)}
        self._port = port
        self._running: subprocess.Popen[str] | None = None

    def _typed(self, *typed: str) -> list[str]:
        return [sys.executable, "-c", KRONRAT, *typed]

    def _with(self, toy: Path) -> dict[str, str]:
        paths = [str(toy), *filter(None, [os.environ.get("PYTHONPATH")])]
        return {**self._env, "PYTHONPATH": os.pathsep.join(paths)}

    def serve(self, toy: Path) -> None:
        options = ["--port", str(self._port), "--no-browser", "--pause", "0", "--thinkers", "1"]
        self._running = subprocess.Popen(
            self._typed("serve", *options), env=self._with(toy), stdout=subprocess.PIPE, text=True
        )
        assert self._running.stdout is not None
        assert f":{self._port}/" in self._running.stdout.readline()

    def stop(self) -> None:
        if self._running is not None:
            self._running.terminate()
            self._running.communicate(timeout=30)
            self._running = None

    def check(self, toy: Path) -> tuple[int, dict[str, Any]]:
        done = subprocess.run(
            self._typed("tables", "check", "--json"),
            env=self._with(toy),
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode in (0, 1), done.stderr
        return done.returncode, json.loads(done.stdout)


@pytest.fixture
def program(tmp_path: Path, free_port: int) -> Iterator[Program]:
    one = Program(str(tmp_path / "tables.sqlite"), free_port, tmp_path / "rules")
    yield one
    one.stop()


def verb(name: str) -> Callable[[list[Any]], Any]:
    """Choose an offer of this name, and the first of everything else."""

    def choose(things: list[Any]) -> Any:
        named = [one for one in things if isinstance(one, dict) and one.get("verb") == name]
        return named[0] if named else things[0]

    return choose


def coins(sitter: Any, seat: int) -> int:
    """As everybody sees them."""
    panel = next(one for one in sitter.position["scene"]["panels"] if one["seat"] == seat)
    return int(next(mark["value"] for mark in panel["stats"] if mark["icon"] == "coin"))


def begin(sitter: Any) -> None:
    """Up to the first turn."""
    while not (sitter.asks and any(offer["verb"] == "stop" for offer in sitter.asks[0]["offers"])):
        if sitter.asks:
            sitter.move(verb("keep"))
        else:
            sitter.hear()


def test_a_game_is_played_across_a_change_of_its_rules(program: Program, visitor: Any, changed: Path) -> None:
    program.serve(TESTS)
    guest = visitor(program)
    touched, untouched, with_bot = guest.start("pp"), guest.start("pp"), guest.start("pg")
    stopped = -1
    for table, names in ((touched, ("stop", "stop")), (untouched, ("muster",)), (with_bot, ("stop",))):
        sitter = guest.sit(table)
        begin(sitter)
        for name in names:
            assert sitter.move(verb(name))["type"] == "done"
        if table == touched:
            stopped = next(n for n, line in enumerate(sitter.lines) if line["verb"] == "stop")
        sitter.close()
    program.stop()

    code, found = program.check(changed)
    verdicts = {one["table"]: one for one in found["found"]}
    assert (code, found["kept"], found["frozen"]) == (0, 2, 0)
    assert verdicts[untouched]["verdict"] == "same"
    assert (verdicts[touched]["verdict"], verdicts[touched]["line"]) == ("kept", stopped)

    program.serve(changed)
    old, new = guest.sit(touched), guest.sit(untouched)
    assert (gained_by_stopping(old), gained_by_stopping(new)) == (1, 2), "each by its own rules"
    for one in (touched, with_bot):  # to the end, judged by the server, the bot's seat too
        sitter = guest.sit(one)
        while not sitter.over:
            if sitter.asks:
                assert sitter.move(random.Random(sitter.rev).choice)["type"] in ("done", "refused")
            else:
                sitter.hear()
        text = guest.get(f"/api/tables/{one}/record").text
        assert "version 1" in text
        sitter.close()
    assert "version 2" in finished(guest, untouched)
    program.stop()
    code, found = program.check(changed)
    assert (code, found["tables"]) == (0, 0)


def gained_by_stopping(sitter: Any) -> int:
    seat = sitter.asks[0]["seat"]
    before = coins(sitter, seat)
    assert sitter.move(verb("stop"))["type"] == "done"
    return coins(sitter, seat) - before


def finished(guest: Any, table: str) -> str:
    sitter = guest.sit(table)
    while not sitter.over:
        sitter.move(verb("stop"))
    return str(guest.get(f"/api/tables/{table}/record").text)


def test_without_the_kept_rules_a_table_is_frozen_and_says_why(
    program: Program, visitor: Any, changed: Path, tmp_path: Path
) -> None:
    program.serve(TESTS)
    guest = visitor(program)
    table = guest.start("pp")
    sitter = guest.sit(table)
    begin(sitter)
    sitter.move(verb("stop"))
    sitter.close()
    program.stop()
    shutil.rmtree(tmp_path / "rules")
    code, found = program.check(changed)
    assert (code, found["frozen"]) == (1, 1)
    program.serve(changed)
    answer = guest.get(f"/api/tables/{table}")
    assert (answer.status_code, answer.json()["code"]) == (409, "other-rules")
    assert "version 1" in answer.json()["message"]
    program.stop()
    program.serve(TESTS)  # the old program is put back: nothing was lost
    assert guest.sit(table).move(verb("stop"))["type"] == "done"


@pytest.mark.parametrize("game", sorted(games()))
def test_a_kept_copy_tells_the_same_game(game: str, tmp_path: Path) -> None:
    info = find(game)[0]
    kept = Kept(tmp_path / "rules")
    (package,) = kept.keep([info])
    assert kept.keep([info]) == [], "once is enough"
    found = kept.find(game, fingerprint(info), 0)
    assert found is not None
    assert (found.folder, found.id, found.version) == (package, info.id, info.version)
    assert kept.find(game, "", info.version) is found
    assert kept.find(game, "another", info.version) is None
    assert fingerprint(found) == fingerprint(info)
    setup = info.setup(max(2, info.seats[0]))
    present, copy = Match.start(info, setup, b"k" * 32), Match.start(found, setup, b"k" * 32)
    assert type(copy.state).__module__.startswith(package)
    dice = random.Random(5)
    for _ in range(60):
        if present.over:
            break
        seat = present.asked()[0]
        move = dice.choice(moves(present.state, seat))
        assert [line.digest for line in present.play(seat, move)] == [
            line.digest for line in copy.play(seat, move)
        ]
    assert not [name for name in sys.modules if name.startswith(info.folder + ".") and package in name]


def test_a_package_is_turned_wherever_it_speaks_of_itself() -> None:
    text = (
        "from toy import GAME\nfrom toy.rules import X\nimport toy.view as view\nfrom toyota import car\n"
        'I = Info(id="toy")\nfrom kronrat.toy import y\n'
    )
    assert turned(text, "toy", "k_toy") == (
        "from k_toy import GAME\nfrom k_toy.rules import X\nimport k_toy.view as view\nfrom toyota import car\n"
        'I = Info(id="toy")\nfrom kronrat.toy import y\n'
    )
    assert turned('W = load("kronrat.games.x.bots")', "kronrat.games.x", "k_x") == 'W = load("k_x.bots")'
