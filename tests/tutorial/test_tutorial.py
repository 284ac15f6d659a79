"""The tutorial's code is true: applied page by page to a new package, the game keeps the contract after each."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from kronrat.cli.new_game import write
from kronrat.kernel.errors import Unreadable

ROOT = Path(__file__).resolve().parents[2]
PAGES = ["1-begin", "2-chance", "3-secrets"]
EDIT = re.compile(r"<!-- (replace|append) (\S+) -->\n```\w*\n(.*?)```\n(?:```\w*\n(.*?)```\n)?", re.DOTALL)
PATIENCE = 1500  # seconds: a busy machine is slow, not stuck
METADATA = "Metadata-Version: 2.1\nName: kronrat-orchard\nVersion: 0.1.0\n"


def follow(page: str, package: Path) -> int:
    """Do what a page says; how many edits it had."""
    edits = EDIT.findall((ROOT / "docs" / "tutorial" / f"{page}.md").read_text(encoding="utf-8"))
    for kind, name, old, new in edits:
        file = package / name
        text = file.read_text(encoding="utf-8")
        if kind == "append":
            text = text.rstrip("\n") + "\n" + ("\n" if name.endswith(".md") else "") + old
        else:
            old, new = old.rstrip("\n"), new.rstrip("\n")
            assert text.count(old) == 1, f"{page}: {name} has not once:\n{old}"
            text = text.replace(old, new)
        file.write_text(text, encoding="utf-8")
    return len(edits)


def orchard(folder: Path, upto: str = "") -> Path:
    """The package as it stands after a page, found like an installed one."""
    write("orchard", "Orchard", folder / "orchard")
    source = folder / "orchard" / "src"
    info = source / "kronrat_orchard-0.1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(METADATA)
    (info / "entry_points.txt").write_text("[kronrat.games]\norchard = orchard:GAME\n")
    for page in PAGES[: PAGES.index(upto) + 1] if upto else []:
        assert follow(page, source / "orchard")
    return source


def run(source: Path, *command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *command],
        env={**os.environ, "PYTHONPATH": str(source)},
        cwd=source.parent,
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )


@pytest.mark.parametrize("page", ["", *PAGES])
def test_the_game_keeps_the_contract_after_each_page(page: str, tmp_path: Path) -> None:
    """An open game, a game with chance, a game with secrets: kronrat.testing accepts them all."""
    source = orchard(tmp_path, page)
    chosen = ["-k", "TestOrchard"] if page else []
    tests = run(source, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--rootdir", ".", "tests", *chosen)
    assert tests.returncode == 0, tests.stdout[-3000:]
    assert "passed" in tests.stdout

    played = run(
        source, "-m", "kronrat", "sim", "orchard", "--players", "8", "--bots", "greedy,random", "--games", "2"
    )
    assert played.returncode == 0, played.stderr


@pytest.mark.skipif(not (shutil.which("cc") or shutil.which("gcc")), reason="no C compiler here")
def test_what_is_slow_can_be_compiled(tmp_path: Path) -> None:
    source = orchard(tmp_path)
    count = source / "orchard" / "count.py"
    count.write_text("def doubled(fields: list[int]) -> int:\n    return 2 * sum(fields)\n")
    built = subprocess.run(
        [sys.executable, "setup.py", "-q", "build_ext", "--inplace"],
        env={**os.environ, "KRONRAT_COMPILE": "1"},
        cwd=source.parent,
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )
    assert built.returncode == 0, built.stderr[-3000:]
    told = run(source, "-c", "from orchard import count; print(count.__file__, count.doubled([1, 2]))")
    name, found = told.stdout.split()

    assert (Path(name).suffix in (".so", ".pyd"), found) == (True, "6")


@pytest.mark.parametrize("name", ["Orchard", "9lives", "class", "json", "loewenherz", "a b", "-x", "kronrat"])
def test_names_that_cannot_be_are_refused(name: str, tmp_path: Path) -> None:
    with pytest.raises(Unreadable):
        write(name, "A title", tmp_path / "new")
    assert not (tmp_path / "new").exists()


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    write("orchard", "Orchard", tmp_path)
    with pytest.raises(Unreadable, match="not empty"):
        write("orchard", "Orchard", tmp_path)
