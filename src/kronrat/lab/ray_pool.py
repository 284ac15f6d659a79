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
TRIES = 3
STORE = 256 << 20
"""Bytes for results on their way; they are small, and Ray would take a third of the memory."""
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
        start_here(ray, workers, quiet)
        return
    with packed() as folder:
        try:
            ray.init(address, runtime_env={"working_dir": str(folder)}, **quiet)
        except (ConnectionError, ValueError) as error:
            raise Unreadable("ray", f"there is no Ray cluster at {address}: {error}") from None


def start_here(ray: Any, workers: int, quiet: dict[str, Any]) -> None:
    """A cluster of this machine alone. Ray gives itself half a minute, which a busy machine may need twice."""
    here = {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    for tries_left in reversed(range(TRIES)):
        try:
            ray.init(
                "local",
                num_cpus=workers or None,
                include_dashboard=False,
                object_store_memory=STORE,
                runtime_env={"env_vars": here},
                _node_ip_address="127.0.0.1",  # reachable from nowhere else, and no network is needed
                **quiet,
            )
            return
        except Exception as error:  # Ray raises a plain one
            ray.shutdown()
            if not tries_left or "timed out" not in str(error):
                raise Unreadable("ray", f"no cluster could be started here: {error}") from error


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
        """Say who works and how as soon as the first is there; every slow one is named when it comes."""
        newest = self.greetings[-1]
        if len(self.greetings) == 1:
            rules = "compiled" if newest.compiled else "interpreted"
            print(
                f"kronrat: {self.wanted} Ray worker{'s' * (self.wanted > 1)}, {rules} rules", file=sys.stderr
            )
        if not newest.compiled:
            print(
                f"kronrat: warning: a worker on {newest.host} runs interpreted rules, many times slower",
                file=sys.stderr,
            )

    def close(self) -> None:
        for worker in [*self.busy, *self.idle]:
            self.ray.kill(worker)
        self.busy.clear()
        self.idle.clear()
        if self.own:
            self.ray.shutdown()
