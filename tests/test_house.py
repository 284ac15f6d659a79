"""House rules that a machine can check: sizes, and nothing in the files that ties them to one place."""

from __future__ import annotations

import re
import runpy
import subprocess
from itertools import pairwise
from pathlib import Path

import grimp
import pytest

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "kronrat"

MODULE_LINES = 400  # a reader's limit; 300 is the aim where it helps
UNDRAWN = {
    "_collector",
    "_interpreted",
    "_plugins",
    "__main__",
}  # what a process does about itself, or the command line under another name
KERNEL_LINES = 800  # without blank lines, and without view.py, which only lists what can be drawn

# Registries by their second-level names; the dot is added here, so that this file does not name them either.
HOST = re.compile(r"\b(?:pypi|pythonhosted|npmjs|yarnpkg|debian|deb\.nodesource)" + r"\.(?:org|com|net)\b")
PLACE = re.compile(r"(?<![\w.~:/-])/(?:home|root|Users|work|opt)/[\w.]")


def lines(path: Path) -> int:
    return len(path.read_text(encoding="utf-8").splitlines())


def is_data(path: Path) -> bool:
    return path.stem == "data" or "data" in path.parent.parts


def tracked() -> list[Path]:
    try:
        listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("not a git checkout: there is no list of tracked files")
    return [path for name in listed.stdout.decode().split("\0") if name and (path := ROOT / name).is_file()]


def text_of(path: Path) -> str:
    """The text of a file; nothing for pictures and other binaries."""
    content = path.read_bytes()
    return "" if b"\0" in content else content.decode(errors="replace")


def test_a_module_fits_in_the_head() -> None:
    long = {str(path.relative_to(ROOT)): lines(path) for path in PACKAGE.rglob("*.py") if not is_data(path)}

    assert {path: count for path, count in long.items() if count > MODULE_LINES} == {}


def test_the_kernel_stays_small() -> None:
    texts = [
        path.read_text(encoding="utf-8") for path in (PACKAGE / "kernel").glob("*.py") if path.stem != "view"
    ]

    assert sum(1 for text in texts for line in text.splitlines() if line.strip()) <= KERNEL_LINES


def drawn_arrows() -> set[tuple[str, str]]:
    """The picture at the head of ARCHITECTURE.md: (a, b) for every `a ← b` that stands side by side in it."""
    picture = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8").split("```")[1]
    arrows = set()
    for row in picture.splitlines():
        groups = [[name.strip() for name in group.split(",")] for group in row.split("←")]
        for left, right in pairwise(groups):
            arrows |= {(a, b) for a in left for b in right}
    return arrows


def test_the_picture_of_the_architecture_is_what_is_imported() -> None:
    """Every import between the packages follows the arrows, and every arrow is an import."""
    arrows = drawn_arrows()
    graph = grimp.build_graph("kronrat")
    packages = {name.partition(".")[2] for name in graph.find_children("kronrat")} - UNDRAWN
    imported = {
        (a, b)
        for a in packages
        for b in packages
        if a != b
        and graph.direct_import_exists(importer=f"kronrat.{b}", imported=f"kronrat.{a}", as_packages=True)
    }
    allowed = set(arrows)
    while True:
        further = {(a, d) for a, b in allowed for c, d in allowed if b == c} - allowed
        if not further:
            break
        allowed |= further

    assert {name for arrow in arrows for name in arrow} == packages
    assert imported - allowed == {("server", "lab")}, "only the load generator speaks to the server"
    assert arrows - imported == set(), "an arrow that nobody follows"


def test_compiled_modules_hold_no_structs(monkeypatch: pytest.MonkeyPatch) -> None:
    """A compiled class keeps only the outline of its annotations: schemas and decoding would go wrong."""
    monkeypatch.chdir(ROOT)
    libraries = runpy.run_path("setup.py")["libraries"]()
    paths = [path for paths in libraries.values() for path in paths]

    assert [path for path in paths if re.search(r"\bStruct\b", text_of(ROOT / path))] == []


@pytest.mark.parametrize("pattern", [HOST, PLACE], ids=["registry host", "absolute path"])
def test_files_name_no_registry_and_no_place_on_one_machine(pattern: re.Pattern[str]) -> None:
    named = {
        f"{path.relative_to(ROOT)}:{number}": found[0]
        for path in tracked()
        for number, line in enumerate(text_of(path).splitlines(), 1)
        if (found := pattern.search(line))
    }

    assert named == {}


def test_the_lock_files_name_no_download_address() -> None:
    assert '"resolved"' not in (ROOT / "web" / "package-lock.json").read_text(encoding="utf-8")
    assert "://" not in (ROOT / "requirements.lock").read_text(encoding="utf-8")
