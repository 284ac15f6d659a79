"""The command line as a user meets it: figures as JSON, one clear line for nonsense, exit codes."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest


def kronrat(*args: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", "from kronrat.cli.main import main; main()", *args],
        input=typed,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )


def figures(*args: str) -> dict[str, object]:
    done = kronrat(*args, "--json")
    assert done.returncode == 0, done.stderr
    found: dict[str, object] = json.loads(done.stdout)  # one object and nothing else
    return found


def test_help_lists_every_command() -> None:
    text = kronrat("--help").stdout
    for command in (
        "serve",
        "games",
        "play",
        "sim",
        "arena",
        "lab",
        "replay",
        "verify",
        "perft",
        "fuzz",
        "bench",
    ):
        assert command in text


def test_games() -> None:
    games = figures("games")["games"]
    assert isinstance(games, list)
    loewenherz = next(game for game in games if game["id"] == "loewenherz")
    assert loewenherz["players"] == [2, 3, 4]
    assert {"key": "distance", "values": ["7", "6"], "default": "7"} in loewenherz["options"]


def test_sim_counts_and_repeats_itself(tmp_path: Path) -> None:
    plan = ["sim", "loewenherz", "--players", "3", "--bots", "random,greedy", "--games", "3", "--seed", "7"]
    one, other = figures(*plan), figures(*plan, "--records", str(tmp_path))
    for same in ("games", "moves", "bots", "endings"):
        assert one[same] == other[same], same
    assert one["games"] == 3
    bots = one["bots"]
    assert isinstance(bots, dict)
    assert sum(bot["wins"] for bot in bots.values()) == pytest.approx(3)
    records = sorted(tmp_path.iterdir())
    assert len(records) == 3
    for record in records:
        assert kronrat("verify", str(record)).returncode == 0


def test_sim_with_jobs_gives_the_same_games() -> None:
    plan = ["sim", "loewenherz", "--games", "4", "--seed", "3"]
    assert figures(*plan)["moves"] == figures(*plan, "--jobs", "2")["moves"]


def test_sim_with_fixed_seats_plays_against_the_automa(tmp_path: Path) -> None:
    plan = ["sim", "rurik/de", "--seats", "random,automa:hard", "--games", "2", "--records", str(tmp_path)]
    bots = figures(*plan)["bots"]
    assert isinstance(bots, dict)
    assert {bot: found["seats"] for bot, found in bots.items()} == {"random": 2, "automa:hard": 2}
    for record in tmp_path.iterdir():
        text = record.read_text("utf-8")
        assert "option solo=hard" in text
        assert "seat 1 automa:hard" in text
        assert kronrat("verify", str(record)).returncode == 0


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        ("rurik", "automa:hard,greedy"),
        ("rurik", "greedy,automa"),
        ("rurik", "greedy,automa:brutal"),
        ("rus", "greedy,automa:hard"),
    ],
)
def test_sim_refuses_an_automa_that_cannot_sit_there(game: str, seats: str) -> None:
    assert kronrat("sim", game, "--seats", seats, "--games", "1").returncode == 2


def test_fuzz_and_perft() -> None:
    found = figures("fuzz", "loewenherz", "--games", "6", "--seed", "5")
    assert (found["games"], found["violations"]) == (6, 0)
    counts = figures("perft", "loewenherz", "--set", "layout=fixed", "--depth", "2")["counts"]
    assert counts == [15, 15 * 14]  # two cards of stack A


def test_replay_tells_a_record_in_both_languages_and_verify_finds_a_change(tmp_path: Path) -> None:
    kronrat("sim", "loewenherz", "--games", "1", "--records", str(tmp_path))
    record = next(tmp_path.iterdir())
    assert "begins placing castles" in kronrat("replay", str(record)).stdout
    german = kronrat("replay", str(record), "--until", "20", "--lang", "de").stdout
    assert "beginnt mit den Burgen" in german
    record.write_text(record.read_text("utf-8").replace("turn.sell", "turn.keep", 1), "utf-8")
    changed = kronrat("verify", str(record))
    assert changed.returncode != 0
    assert "line" in changed.stderr


def test_play_in_the_terminal_to_a_first_castle_and_out() -> None:
    done = kronrat("play", "loewenherz", "--players", "2", "--bot", "random", typed="99\nfly\n1\n\nquit\n")
    assert done.returncode in (0, 130), done.stderr
    assert "There is no choice 99" in done.stdout
    assert "Place a castle" in done.stdout


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (["sim", "chess"], "there is no game 'chess'"),
        (["sim", "loewenherz", "--players", "9"], "2 to 4 players"),
        (["sim", "loewenherz", "--bots", "deepblue"], "there is no bot 'deepblue'"),
        (["sim", "loewenherz", "--set", "distance=3"], "option distance is one of 7, 6"),
        (["sim", "loewenherz", "--set", "distance"], "OPTION=VALUE"),
        (["sim", "loewenherz/klingon"], "no edition 'klingon'"),
        (["sim", "loewenherz", "--games", "many"], "many"),
        (["verify", "nowhere.txt"], "does not exist"),
        (["lab", "tune", "chess"], "there is no game 'chess'"),
        (["lab", "tune", "rurik", "--games", "3"], "even numbers of games"),
        (["lab", "tune", "rurik", "--rounds", "0"], "--rounds"),
        (["bench", "--only", "nothing"], "there is no benchmark"),
        (["dance"], "dance"),
        (["sim"], "GAME"),
        (["sim", "loewenherz", "--players", "two"], "two"),
        (["sim", "loewenherz", "--players", "0"], "2 to 4 players"),
        (["sim", "loewenherz", "--players", "-3"], "2 to 4 players"),
        (["sim", "loewenherz", "--games", "0"], "--games"),
        (["sim", "loewenherz", "--jobs", "0"], "--jobs"),
        (["sim", "loewenherz", "--jobs", "9999"], "--jobs"),
        (["sim", "loewenherz", "--seed", "x"], "--seed"),
        (["sim", "loewenherz", "--bots", ""], "0 bots"),
        (["sim", "loewenherz", "--bots", ",,,"], "0 bots"),
        (["sim", "loewenherz", "--bots", "random,random,random"], "3 bots do not fit 2 seats"),
        (["sim", "loewenherz", "--bots", "greedy:7"], "takes nothing after its name"),
        (["sim", "loewenherz", "--bots", "ismcts:many"], "ismcts takes iterations or seconds"),
        (["sim", "loewenherz", "--bots", "ismcts:-5"], "ismcts cannot search"),
        (["sim", "loewenherz", "--bots", "ismcts:8:wild"], "ismcts cannot search"),
        (["sim", "loewenherz", "--bots", "stdio:"], "stdio takes a command"),
        (["sim", "loewenherz", "--bots", "random", "--seats", "random,random"], "contradict each other"),
        (["sim", "loewenherz", "--players", "3", "--seats", "random,random"], "--players says 3"),
        (["sim", "loewenherz", "--set", "=7"], "has no option ''"),
        (["sim", "loewenherz", "--set", "moon=full"], "no option 'moon'"),
        (["sim", "loewenherz", "--set", "distance=7", "--set", "distance=6"], "given twice"),
        (["sim", "", "--games", "1"], "there is no game ''"),
        (["arena", "loewenherz", "--bots", "page"], "two or more different bots"),
        (["arena", "loewenherz", "--bots", "page,page"], "two or more different bots"),
        (["arena", "chess"], "there is no game 'chess'"),
        (["play", "chess"], "there is no game 'chess'"),
        (["play", "loewenherz", "--lang", "fr"], "--lang"),
        (["play", "loewenherz", "--players", "7"], "2 to 4 players"),
        (["play", "loewenherz", "--bot", "deepblue"], "there is no bot 'deepblue'"),
        (["replay", "nowhere.txt"], "does not exist"),
        (["replay"], "FILE"),
        (["verify", __file__], "not a record: the first line"),
        (["perft", "loewenherz", "--depth", "99"], "--depth"),
        (["perft", "loewenherz", "--after", "3"], "--record"),
        (["fuzz", "loewenherz", "--players", "12"], "2 to 4 players"),
        (["fuzz", "nothing"], "there is no game 'nothing'"),
        (["lab"], "COMMAND"),
        (["lab", "worth", "chess"], "there is no game 'chess'"),
        (["lab", "calibrate", "chess"], "there is no game 'chess'"),
        (["bench", "--only", "greedy", "--against", "."], "there are playouts, server"),
        (["serve", "--port", "99999"], "--port"),
        (["serve", "--no-browser", "--db", "mysql://x/y"], "no database known here"),
        (["serve", "--no-browser", "--bot", "random=x"], "there is a bot called 'random' already"),
        (["serve", "--no-browser", "--host", "999.1.2.3"], "cannot listen"),
        (["new-game", "Capital"], "small letters"),
        (["new-game", "loewenherz"], "already"),
        (["join", "nowhere", "0", "python3 x.py"], "a table's link looks like"),
        (["join", "http://localhost:1/table/abc", "0", "python3"], "cannot be reached"),
        (["--nothing"], "--nothing"),
    ],
)
def test_nonsense_gets_one_clear_line_and_no_traceback(args: list[str], says: str) -> None:
    done = kronrat(*args)
    assert done.returncode != 0
    assert says in done.stderr
    assert "Traceback" not in done.stderr
    assert done.stdout == ""


@pytest.mark.parametrize(
    "command", [[], ["--help"], ["bots"], ["games"], ["sim", "--help"], ["play", "--help"]]
)
def test_a_terminal_with_ascii_alone_is_enough(command: list[str]) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "kronrat", *command],
        env={**os.environ, "PYTHONIOENCODING": "ascii", "LC_ALL": "C"},
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.isascii()


@pytest.mark.parametrize(
    ("words", "at", "wanted"),
    [
        ("kronrat sim loe", 2, "loewenherz"),
        ("kronrat sim rurik/d", 2, "rurik/de"),
        ("kronrat sim rus --bots greedy,squ", 4, "greedy,squire"),
        ("kronrat sim loewenherz --set lim", 4, "limit=500"),
        ("kronrat ar", 1, "arena"),
    ],
)
def test_the_shell_completes_commands_games_bots_and_options(words: str, at: int, wanted: str) -> None:
    code = "from kronrat.cli.main import cli; cli(prog_name='kronrat')"
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "_KRONRAT_COMPLETE": "bash_complete", "COMP_WORDS": words, "COMP_CWORD": str(at)},
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert wanted in [line.partition(",")[2] for line in done.stdout.splitlines()]


def test_help_loads_no_command() -> None:
    code = (
        "import sys\nfrom kronrat.cli.main import cli\n"
        "cli(['--help'], standalone_mode=False)\n"
        "print([name for name in sys.modules if name.startswith(('kronrat.kernel', 'kronrat.lab', 'rich', 'msgspec'))])"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60
    )
    assert done.stdout.splitlines()[-1] == "[]"


def test_a_game_that_runs_on_says_so_and_names_the_option(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from kronrat.kernel.game import find
    from kronrat.lab import accumulators

    monkeypatch.setattr(accumulators, "LONG_GAME", 3)
    info, _ = find("mythotopia")
    looker = accumulators.RunsOn(info.rules(), info.setup(2), 37)
    state = info.rules().play.start(info.setup(2))
    for _ in range(3):
        looker.step(state, 0, (0, ()))

    assert capsys.readouterr().err == "kronrat: game 37 has run on for 3 moves; --set limit=200 bounds it\n"
