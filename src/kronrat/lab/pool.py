"""Many jobs, one after the other or side by side: the one pool of the laboratory.

A job is a picklable argument of a picklable function. What all jobs need (rules, bots) is prepared once in every
process. Results come in the order of the jobs, whoever works on them, so that more processes give the same figures.
Another way to work (another machine's cores) is another subclass of `Pool`, chosen in `open_pool`.
"""

from __future__ import annotations

import pickle
import signal
from collections.abc import Callable, Iterable, Iterator, Sequence
from multiprocessing import get_context
from types import TracebackType
from typing import Any, Generic, TypeVar

Shared = TypeVar("Shared")
Job = TypeVar("Job")
Result = TypeVar("Result")
Progress = Callable[[int], None]


def no_progress(done: int) -> None:
    """Nobody watches."""


class Pool(Generic[Shared]):
    """Works on jobs in this process, one after the other."""

    def __init__(self, prepare: Callable[[], Shared]) -> None:
        self.prepare = prepare
        self.shared = prepare()

    def each(
        self, work: Callable[[Shared, Job], Result], jobs: Sequence[Job], chunk: int = 1
    ) -> Iterator[Result]:
        """`work(shared, job)` of every job, in order. Short jobs travel faster in chunks."""
        return (work(self.shared, job) for job in jobs)

    def close(self) -> None:
        """Stop working, also in the middle of jobs that nobody waits for any more."""

    def __enter__(self) -> Pool[Shared]:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


class ProcessPool(Pool[Shared]):
    """Works in several processes of this machine."""

    def __init__(self, prepare: Callable[[], Shared], processes: int) -> None:
        # not super().__init__: what the workers share is prepared there, not here
        self.prepare = prepare
        self.pool = get_context("spawn").Pool(processes, _begin, (pickle.dumps(prepare),))

    def each(
        self, work: Callable[[Shared, Job], Result], jobs: Sequence[Job], chunk: int = 1
    ) -> Iterator[Result]:
        # pickled here and read in `_do`: what a worker cannot read would end the worker, and nobody would be told
        return self.pool.imap(_do, [pickle.dumps((work, job)) for job in jobs], chunksize=chunk)

    def close(self) -> None:
        self.pool.terminate()
        self.pool.join()


def open_pool(prepare: Callable[[], Shared], processes: int = 1) -> Pool[Shared]:
    """A pool to be used in a `with` statement."""
    return Pool(prepare) if processes <= 1 else ProcessPool(prepare, processes)


_shared: Any = None
_failed: Exception | None = None
"""In a worker process: what its pool prepared, or why that went wrong."""


def _begin(prepare: bytes) -> None:
    global _shared, _failed
    # Ctrl-C in a terminal reaches every process of the group; the one that started the pool ends the others
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        _shared = pickle.loads(prepare)()
    except (
        Exception
    ) as error:  # raised here, it would end the worker, and another would be started, and so on
        _failed = error


def _do(task: bytes) -> Any:
    if _failed is not None:
        raise _failed
    work, job = pickle.loads(task)
    return work(_shared, job)


def collect(
    results: Iterable[Result], take: Callable[[Result], None], progress: Progress = no_progress
) -> bool:
    """Hand over results as they come. False if Ctrl-C ended it before the last one: what is finished is kept."""
    done = 0
    try:
        for result in results:
            take(result)
            done += 1
            progress(done)
    except KeyboardInterrupt:
        if not done:
            raise
        return False
    return True
