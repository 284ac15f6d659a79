"""The command line as a user meets it: figures as JSON, one clear line for nonsense, exit codes."""

from __future__ import annotations

import json
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
    assert "there is no choice 99" in done.stdout
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
    ],
)
def test_nonsense_gets_one_clear_line_and_no_traceback(args: list[str], says: str) -> None:
    done = kronrat(*args)
    assert done.returncode != 0
    assert says in done.stderr
    assert "Traceback" not in done.stderr
    assert done.stdout == ""
