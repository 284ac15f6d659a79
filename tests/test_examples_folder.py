"""The examples run, and the bot in the docs is the one in the folder."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
EXAMPLES = sorted((ROOT / "examples").glob("*.py"))


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda path: path.name)
def test_an_example_runs_and_says_something(example: Path) -> None:
    done = subprocess.run(
        [sys.executable, str(example)], capture_output=True, text=True, check=False, timeout=300
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout


def test_the_bot_of_the_docs_is_the_one_in_the_folder() -> None:
    docs = re.search(r"class Careful.*?key=worth\)", (ROOT / "docs" / "bots.md").read_text("utf-8"), re.S)
    example = re.search(r"class Careful.*?key=worth\)", (ROOT / "examples/bot.py").read_text("utf-8"), re.S)
    assert docs is not None
    assert example is not None
    plain = re.sub(r": (Rules|Core|int|Dice|Move)\b|( -> \w+)", "", example.group())
    assert docs.group() == plain


def test_the_bot_of_the_docs_is_found_by_its_entry_point(tmp_path: Path) -> None:
    """In a package of its own it can be chosen at a table and plays in the arena."""
    code = re.search(
        r"```python\n(.*?class Careful.*?)```", (ROOT / "docs" / "bots.md").read_text("utf-8"), re.S
    )
    assert code is not None
    assert len([line for line in code[1].splitlines() if line.strip()]) <= 15
    (tmp_path / "careful.py").write_text(code[1], "utf-8")
    about = tmp_path / "careful-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: careful\nVersion: 1\n", "utf-8")
    (about / "entry_points.txt").write_text("[kronrat.bots]\ncareful = careful:Careful\n", "utf-8")

    def run(program: str, *arguments: str) -> str:
        return subprocess.run(
            [sys.executable, "-c", program, *arguments],
            capture_output=True,
            text=True,
            check=True,
            env={**os.environ, "PYTHONPATH": str(tmp_path)},
            timeout=300,
        ).stdout

    arena = ["arena", "loewenherz", "--bots", "careful,random", "--games", "2", "--json"]
    figures = json.loads(run("from kronrat.cli.main import main; main()", *arena))
    assert figures["bots"]["careful"]["wins"] == 2
    offered = run("from kronrat.server.tables.seating import Seating; print(*Seating({}).bots())")
    assert "careful" in offered.split()


def test_every_file_named_in_the_docs_exists() -> None:
    page = ROOT / "docs" / "bots.md"
    for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text("utf-8")):
        assert (page.parent / target).exists(), target
