"""What is released: built, installed into an empty environment, played and served from there."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import distributions
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).resolve().parents[2]
CLEAN = {
    key: value for key, value in os.environ.items() if not key.startswith(("PYTHON", "KRONRAT_", "VIRTUAL"))
}
WEB_STACK = ("aiosqlite", "alembic", "litestar", "sqlalchemy", "uvicorn", "websockets")
GAMES = {"loewenherz", "mythotopia", "rurik", "rus"}


def run(*command: str | Path, cwd: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        env={**CLEAN, **environment},
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )


def must(done: subprocess.CompletedProcess[str]) -> str:
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-4000:]
    return done.stdout


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the sdist and, from it alone, the pure wheel: the tests' local index.

    Built from a copy: two processes that build in one tree take each other's files away.
    """
    folder = tmp_path_factory.mktemp("dist")
    copy = tmp_path_factory.mktemp("copy") / "kronrat"
    left_out = (".*", "build", "dist", "node_modules", "*.egg-info", "*.so", "_compiled.stamp", "__pycache__")
    shutil.copytree(ROOT, copy, ignore=shutil.ignore_patterns(*left_out))
    build = ("-m", "build", "--no-isolation", "--outdir", folder, copy)
    must(run(sys.executable, *build, cwd=folder, KRONRAT_COMPILE="0"))
    return folder


@pytest.fixture(scope="module")
def uv() -> Path:
    found = Path(sys.executable).with_name("uv")
    if not found.exists():
        pytest.skip("no uv in this environment: make setup brings it")
    return found


@pytest.fixture(scope="module")
def versions(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The tested versions of everything, as constraints."""
    file = tmp_path_factory.mktemp("versions") / "constraints.txt"
    pins = {
        f"{dist.name}=={dist.version}"
        for dist in distributions()
        if dist.name not in ("kronrat", "nim", "toy")
    }
    file.write_text("\n".join(sorted(pins)), encoding="utf-8")
    return file


@pytest.fixture(scope="module")
def installed(built: Path, uv: Path, versions: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of programs of an environment that was empty before."""
    home = tmp_path_factory.mktemp("home")
    must(run(uv, "venv", "-q", "--python", sys.executable, home / "env", cwd=home))
    programs = home / "env" / ("Scripts" if os.name == "nt" else "bin")
    install = (uv, "pip", "install", "-q", "--python", programs / "python", "--find-links", built)
    done = run(*install, "--constraints", versions, "kronrat", cwd=home)
    if done.returncode and re.search(r"(dns|connect|timed out|network)", done.stderr, re.IGNORECASE):
        pytest.skip("the dependencies cannot be downloaded here")
    must(done)
    return programs


@contextmanager
def serving(*command: str | Path, cwd: Path) -> Iterator[str]:
    """A server started by a command, at the address it says."""
    serve = [*command, "serve", "--no-browser", "--port", "0", "--db", cwd / "tables.sqlite"]
    server = subprocess.Popen(
        [str(part) for part in serve], cwd=cwd, env=CLEAN, stdout=subprocess.PIPE, text=True, bufsize=1
    )
    try:
        assert server.stdout is not None
        said = next((line for line in server.stdout if "Kronrat is at" in line), "")
        found = re.search(r"http://\S+", said)
        assert found, said
        yield found[0]
    finally:
        server.terminate()
        server.wait(20)


def fetch(address: str) -> str:
    with urllib.request.urlopen(address, timeout=20) as answer:
        return str(answer.read().decode())


def test_the_wheel_has_client_texts_and_drawings(built: Path) -> None:
    names = ZipFile(next(built.glob("*-py3-none-any.whl"))).namelist()

    assert "kronrat/py.typed" in names
    assert "kronrat/server/static/index.html" in names
    assert any(re.fullmatch(r"kronrat/server/static/assets/.*\.js", name) for name in names)
    for game in GAMES:
        for part in (
            "drawing/board.svg",
            "text/de.ftl",
            "text/en.ftl",
            "text/rules.de.md",
            "text/rules.en.md",
        ):
            assert f"kronrat/games/{game}/{part}" in names
    assert not [name for name in names if name.endswith((".so", ".pyd", ".stamp"))]


def test_the_sdist_is_the_whole_project_with_the_built_client(built: Path) -> None:
    with tarfile.open(next(built.glob("*.tar.gz"))) as sdist:
        names = {name.partition("/")[2] for name in sdist.getnames()}

    for wanted in (
        "Makefile",
        "CHANGELOG.md",
        "docs/bots.md",
        "examples/bot.py",
        "tools/play.py",
        "web/package.json",
    ):
        assert wanted in names
    assert "src/kronrat/server/static/index.html" in names
    assert not [name for name in names if "node_modules" in name or name.endswith(".so")]


def test_the_metadata_tell_what_it_is(built: Path) -> None:
    with ZipFile(next(built.glob("*.whl"))) as wheel:
        metadata = wheel.read(next(name for name in wheel.namelist() if name.endswith("METADATA"))).decode()

    assert "Description-Content-Type: text/markdown" in metadata
    assert "Classifier: Typing :: Typed" in metadata
    assert "Keywords: " in metadata
    for extra in ("postgres", "data", "rl", "learn", "ray", "bench"):
        assert f"Provides-Extra: {extra}" in metadata


def test_a_game_is_played_in_an_empty_environment(installed: Path, tmp_path: Path) -> None:
    kronrat = installed / "kronrat"
    assert "kronrat serve" in must(run(kronrat, cwd=tmp_path))
    assert "kronrat, version" in must(run(installed / "python", "-m", "kronrat", "--version", cwd=tmp_path))
    listed = json.loads(must(run(kronrat, "games", "--json", cwd=tmp_path)))
    assert {game["id"] for game in listed["games"]} == GAMES
    played = must(
        run(kronrat, "sim", "loewenherz", "--games", "1", "--records", "kept", "--json", cwd=tmp_path)
    )
    assert json.loads(played)["games"] == 1
    must(run(kronrat, "verify", next((tmp_path / "kept").iterdir()), cwd=tmp_path))


def test_the_home_page_is_served_with_every_game(installed: Path, tmp_path: Path) -> None:
    with serving(installed / "kronrat", cwd=tmp_path) as address:
        page = fetch(address)
        script = re.search(r"assets/[\w.-]+\.js", page)
        assert script
        assert len(fetch(address + script[0])) > 10_000
        assert {game["id"] for game in json.loads(fetch(address + "api/games"))} == GAMES
        for game in GAMES:
            assert "<svg" in fetch(f"{address}api/games/{game}/art/board.svg")
        assert "<h1" in fetch(address + "help/en")


def test_without_the_extra_postgresql_is_one_clear_line(installed: Path, tmp_path: Path) -> None:
    done = run(
        installed / "kronrat",
        "serve",
        "--no-browser",
        "--db",
        "postgresql://nobody@localhost/x",
        cwd=tmp_path,
    )

    assert done.returncode == 2
    assert done.stderr.splitlines() == [
        "kronrat: PostgreSQL needs its driver: pip install 'kronrat[postgres]'"
    ]


def test_uvx_serves_from_a_local_index(
    built: Path, uv: Path, versions: Path, installed: Path, tmp_path: Path
) -> None:
    uvx = (
        uv,
        "tool",
        "run",
        "-q",
        "--python",
        sys.executable,
        "--find-links",
        built,
        "--constraints",
        versions,
    )
    with serving(*uvx, "kronrat", cwd=tmp_path) as address:
        assert {game["id"] for game in json.loads(fetch(address + "api/games"))} == GAMES


@pytest.mark.parametrize("module", ["cli.sim", "cli.arena", "cli.play", "cli.games", "lab.sim", "bots.gate"])
def test_simulation_bots_and_terminal_load_no_web_stack(module: str) -> None:
    code = f"import sys, kronrat.{module}; print([name for name in {WEB_STACK} if name in sys.modules])"

    assert must(run(sys.executable, "-c", code, cwd=ROOT)).strip() == "[]"


@pytest.mark.skipif(not shutil.which("make"), reason="no make here")
def test_make_lists_its_targets() -> None:
    listed = must(run("make", "help", cwd=ROOT))

    for target in ("play", "test", "docs", "dist"):
        assert f"make {target}" in listed
