"""A broken plugin is skipped with one clear line, and everything else goes on."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

BROKEN = {
    "syntax": "def (",
    "import": "import nothing_of_this_name",
    "raises": "raise RuntimeError('two\\nlines')",
    "nothing": "GAME = 42",
    "seats": ("from kronrat.kernel.game import Info\nGAME = Info('crowd', 'Crowd', 1, (2, 9), 'crowd')"),
}


def run(folder: Path, *args: str) -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join([str(folder), *filter(None, [os.environ.get("PYTHONPATH")])])
    return subprocess.run(
        [sys.executable, "-m", "kronrat", *args],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )


def plugin(folder: Path, group: str, text: str) -> None:
    (folder / "broken_plugin.py").write_text(text)
    info = folder / "broken-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1\n")
    (info / "entry_points.txt").write_text(f"[{group}]\nbroken = broken_plugin:GAME\n")


@pytest.mark.parametrize("kind", BROKEN)
def test_a_broken_game_is_skipped_with_one_line(tmp_path: Path, kind: str) -> None:
    plugin(tmp_path, "kronrat.games", BROKEN[kind])
    done = run(tmp_path, "games")

    assert done.returncode == 0, done.stderr
    assert "loewenherz" in done.stdout
    assert len(done.stderr.splitlines()) == 1
    assert "'broken' of the package broken is skipped" in done.stderr


def test_a_broken_bot_is_skipped_and_cannot_be_had(tmp_path: Path) -> None:
    plugin(tmp_path, "kronrat.bots", BROKEN["raises"])
    listed = run(tmp_path, "bots")
    assert listed.returncode == 0
    assert "squire" in listed.stdout
    assert len(listed.stderr.splitlines()) == 1

    asked = run(tmp_path, "sim", "loewenherz", "--bots", "broken,random", "--games", "1")
    assert asked.returncode == 2
    assert "the bot 'broken' cannot be loaded: RuntimeError: two lines" in asked.stderr
    assert "Traceback" not in asked.stderr


def test_a_game_whose_rules_are_broken_says_so_when_it_is_played(tmp_path: Path) -> None:
    text = (
        "from kronrat.kernel.game import Info\nGAME = Info('hollow', 'Hollow', 1, (2, 2), 'nowhere.at.all')\n"
    )
    plugin(tmp_path, "kronrat.games", text)
    done = run(tmp_path, "sim", "hollow", "--games", "1")

    assert done.returncode == 2
    assert "the rules of hollow cannot be loaded" in done.stderr
    assert "Traceback" not in done.stderr
