"""On a Ray cluster of two real workers: the same results to the byte, lost workers, and code that comes along."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner

from kronrat.cli.main import cli
from kronrat.kernel.errors import Unreadable
from kronrat.kernel.game import find
from kronrat.lab import ray_pool
from kronrat.lab.code import compiled
from kronrat.lab.pool import RAY, Crew, Greeting, open_pool
from kronrat.lab.sim import Plan, Players
from pool_jobs import add, cannot_prepare, play_or_end, refuse

TESTS = Path(__file__).parents[1]
ON_RAY = Crew(2, RAY)


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """Two workers on this machine; its address."""
    ray = pytest.importorskip("ray", reason="Ray is not installed: make setup brings it")
    try:
        ray_pool.begin(2)
    except Unreadable as error:
        if "timed out" not in str(error):
            raise
        pytest.skip(f"this machine is too busy to start Ray in three times half a minute: {error}")
    yield ray.get_runtime_context().gcs_address
    ray.shutdown()


@pytest.mark.usefixtures("cluster")
def test_results_come_in_the_order_of_the_jobs_and_errors_where_they_are_read(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with open_pool(partial(int, "100"), ON_RAY) as pool:
        assert list(pool.each(add, range(20))) == [100 + number for number in range(20)]
        with pytest.raises(LookupError, match="job 5"):
            list(pool.each(refuse, [5]))
    with open_pool(cannot_prepare, ON_RAY) as pool, pytest.raises(LookupError, match="nothing to work with"):
        list(pool.each(add, [1]))


@pytest.mark.usefixtures("cluster")
def test_a_worker_killed_in_the_middle_changes_nothing(tmp_path: Path) -> None:
    plan = Plan("toy", find("toy")[0].setup(3), ("random", "page"), 30, 5)
    prepare = partial(Players, plan.game, plan.bots)
    mark = tmp_path / "ended"
    with open_pool(prepare, ON_RAY) as pool:
        killed = list(pool.each(partial(play_or_end, plan, str(mark)), range(30)))
    with open_pool(prepare) as pool:
        alone = list(pool.each(partial(play_or_end, plan, str(mark)), range(30)))

    assert mark.exists()
    assert msgspec.json.encode(killed) == msgspec.json.encode(alone)


COMMANDS = [
    ["sim", "loewenherz", "--bots", "random", "--games", "6"],
    ["arena", "toy", "--bots", "page,random", "--games", "4"],
    ["fuzz", "toy", "--games", "12"],
    ["lab", "calibrate", "toy", "--bot", "random", "--games", "6"],
    ["lab", "worth", "loewenherz", "--bot", "random", "--games", "5"],
    ["lab", "tune", "rurik", "--rounds", "1", "--games", "2", "--confirm", "2"],
]


@pytest.mark.usefixtures("cluster")
@pytest.mark.parametrize("command", COMMANDS, ids=lambda words: " ".join(words[:2]))
def test_every_command_tells_the_same_on_ray(
    command: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KRONRAT_RUNS", str(tmp_path / "runs"))
    monkeypatch.chdir(tmp_path)
    told = []
    for more in (["--on", "ray", "--jobs", "1"], ["--anew"]):
        done = CliRunner().invoke(cli, [*command, "--json", *more], catch_exceptions=False)
        assert done.exit_code == 0, done.output
        figures = json.loads(done.stdout)
        told.append({key: figures[key] for key in figures if key not in ("seconds", "moves_per_s")})

    assert json.dumps(told[0]) == json.dumps(told[1])


def test_the_code_comes_along_and_workers_say_how_they_play(cluster: str, tmp_path: Path) -> None:
    """The cluster knows nothing of the toy: the command that connects sends it, entry points and all."""
    command = [
        sys.executable,
        "-m",
        "kronrat",
        "sim",
        "toy",
        "--games",
        "4",
        "--json",
        "--on",
        "ray",
        "--jobs",
        "2",
    ]
    more = {"PYTHONPATH": str(TESTS), "RAY_ADDRESS": cluster, "KRONRAT_RUNS": str(tmp_path)}
    done = subprocess.run(command, env={**os.environ, **more}, cwd=tmp_path, capture_output=True, text=True)

    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["games"] == 4
    assert f"kronrat: 2 Ray workers, {'compiled' if compiled() else 'interpreted'} rules" in done.stderr


def test_a_slow_worker_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    pool: ray_pool.RayPool[int] = ray_pool.RayPool.__new__(ray_pool.RayPool)
    pool.wanted = 2
    pool.greetings = []
    for greeting in (Greeting("mill", True), Greeting("barn", False)):
        pool.greetings.append(greeting)
        pool.greeted()
    told = capsys.readouterr().err

    assert "kronrat: 2 Ray workers, compiled rules" in told
    assert "warning: a worker on barn runs interpreted rules" in told
    assert "mill" not in told


def test_without_ray_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ray_pool, "find_spec", lambda name: None)
    with pytest.raises(Unreadable, match=r"pip install 'kronrat\[ray\]'"):
        open_pool(int, ON_RAY)


def test_an_address_is_for_ray() -> None:
    done = CliRunner().invoke(cli, ["sim", "toy", "--ray-address", "mill:6379"])
    assert done.exit_code != 0
    assert "--ray-address is for --on ray" in done.output
