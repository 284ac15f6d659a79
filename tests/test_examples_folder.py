"""The examples run, and the bot in the README is the one in the folder."""

from __future__ import annotations

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


def test_the_bot_of_the_readme_is_the_one_in_the_folder() -> None:
    readme = re.search(r"class Careful.*?key=worth\)", (ROOT / "README.md").read_text("utf-8"), re.S)
    example = re.search(r"class Careful.*?key=worth\)", (ROOT / "examples/bot.py").read_text("utf-8"), re.S)
    assert readme is not None
    assert example is not None
    plain = re.sub(r": (Rules|Core|int|Dice|Move)\b|( -> \w+)", "", example.group())
    assert readme.group() == plain


def test_every_file_named_in_the_readme_exists() -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", (ROOT / "README.md").read_text("utf-8")):
        assert (ROOT / target).exists(), target
