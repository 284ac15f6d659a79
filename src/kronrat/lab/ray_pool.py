"""Workers of a Ray cluster: one started here, or one with an address.

The code comes along by itself: on this machine workers find what this process finds, on a cluster they are sent the
package with its compiled rules and whatever else brings games and bots. What those import must be installed there.
"""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from pickle import dumps
from tempfile import TemporaryDirectory
from typing import Any

from kronrat.kernel.errors import Unreadable
from kronrat.lab.pool import Shared, Team, prepared, worked

GROUPS = ("kronrat.games", "kronrat.bots")
LEFT_AT_HOME = ("__pycache__", "static", "*.map")
"""What nobody plays with."""


def load_ray() -> Any:
    """Ray itself, or one line that says how to get it."""
    if find_spec("ray") is None:
        raise Unreadable("ray", "--on ray needs Ray: pip install 'kronrat[ray]'")
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing leaves the machine
    os.environ.setdefault(
        "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0"
    )  # silences a warning about graphics cards
    import ray

    return ray


def begin(workers: int, address: str = "") -> None:
    """Connect to a cluster, or start one here with so many workers (0: as many as this machine has cores)."""
    ray = load_ray()
    quiet = {"logging_level": "ERROR", "log_to_driver": True}
    if not address:
        here = {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
        ray.init(
            "local",
            num_cpus=workers or None,
            include_dashboard=False,
            runtime_env={"env_vars": here},
            **quiet,
        )
        return
    with packed() as folder:
        try:
            ray.init(address, runtime_env={"working_dir": str(folder)}, **quiet)
        except (ConnectionError, ValueError) as error:
            raise Unreadable("ray", f"there is no Ray cluster at {address}: {error}") from None


@contextmanager
def packed() -> Iterator[Path]:
    """A folder with every package that brings games or bots: modules, compiled libraries, entry points."""
    with TemporaryDirectory(prefix="kronrat-") as name:
        folder = Path(name)
        for point in {point for group in GROUPS for point in entry_points(group=group)}:
            pack(folder, point.module.partition(".")[0])
            if point.dist is not None:
                about = folder / f"{point.dist.name}-{point.dist.version}.dist-info"
                about.mkdir(exist_ok=True)
                for file in ("METADATA", "entry_points.txt"):
                    (about / file).write_text(point.dist.read_text(file) or "", encoding="utf-8")
        yield folder


def pack(folder: Path, package: str) -> None:
    spec = find_spec(package)
    if spec is None or (folder / package).exists():
        return
    for place in map(Path, spec.submodule_search_locations or ()):
        shutil.copytree(place, folder / package, ignore=shutil.ignore_patterns(*LEFT_AT_HOME))
        for library in place.parent.glob(f"{package}_*__mypyc.*"):
            shutil.copy2(library, folder)


class RayWorker:
    """Lives in a worker of the cluster."""

    def __init__(self, prepare: bytes) -> None:
        self.shared, self.greeting = prepared(prepare)

    def greet(self) -> bytes:
        return self.greeting

    def work(self, task: bytes) -> bytes:
        return worked(self.shared, task)


class RayPool(Team[Shared, Any]):
    """Works on a Ray cluster. One that it has connected to or started is left, or ended, with the pool."""

    def __init__(self, prepare: Callable[[], Shared], workers: int, address: str = "") -> None:
        self.ray = load_ray()
        self.own = not self.ray.is_initialized()
        if self.own:
            begin(workers, address)
        self.wanted = workers or max(1, int(self.ray.cluster_resources().get("CPU", 1)))
        self.kind = self.ray.remote(num_cpus=1, max_restarts=0)(RayWorker)
        self.answers: dict[Any, Any] = {}  # what is waited for -> its worker
        super().__init__(prepare, self.wanted)

    def hire(self) -> Any:
        worker = self.kind.remote(dumps(self.prepare))
        self.answers[worker.greet.remote()] = worker
        return worker

    def send(self, worker: Any, task: bytes) -> None:
        self.answers[worker.work.remote(task)] = worker

    def receive(self, workers: Sequence[Any]) -> tuple[Any, bytes | None]:
        lost = self.ray.exceptions
        answer = self.ray.wait(list(self.answers), num_returns=1)[0][0]
        worker = self.answers.pop(answer)
        try:
            reply: bytes = self.ray.get(answer)
        except (lost.RayActorError, lost.WorkerCrashedError, lost.ObjectLostError):
            return worker, None
        except lost.RayError as error:
            raise Unreadable("ray", f"the cluster cannot work: {error}") from None
        return worker, reply

    def greeted(self) -> None:
        """Say who works and how, once all are there; those that come later, or again, only if they are slow."""
        count, last = len(self.greetings), self.greetings[-1]
        if count == self.wanted:
            slow = sum(not one.compiled for one in self.greetings)
            hosts = len({one.host for one in self.greetings})
            where = f" on {hosts} machines" if hosts > 1 else ""
            rules = "compiled rules" if not slow else f"{slow} of them with interpreted rules"
            print(f"kronrat: {count} Ray worker{'s' * (count > 1)}{where}, {rules}", file=sys.stderr)
        if not last.compiled:
            print(
                f"kronrat: warning: a worker on {last.host} runs interpreted rules, many times slower",
                file=sys.stderr,
            )

    def close(self) -> None:
        for worker in [*self.busy, *self.idle]:
            self.ray.kill(worker)
        self.busy.clear()
        self.idle.clear()
        if self.own:
            self.ray.shutdown()
