"""Many jobs, one after the other or side by side: the one pool of the laboratory.

A job is a picklable argument of a picklable function. What all jobs need (rules, bots) is prepared once in every
worker. Results come in the order of the jobs, whoever works on them, so that more workers give the same figures; what
a lost worker was at is given to another. Another kind of worker is another subclass of `Team`, chosen in `open_pool`.
"""

from __future__ import annotations

import pickle
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from types import TracebackType
from typing import Any, Generic, TypeVar

from kronrat.kernel.errors import Unreadable

Shared = TypeVar("Shared")
Job = TypeVar("Job")
Result = TypeVar("Result")
Worker = TypeVar("Worker")
Progress = Callable[[int], None]

LOCAL, RAY = "local", "ray"
PORTION = 0.5
"""Seconds of work that a worker is given at a time: long against the way there, short against what Ctrl-C loses."""
LARGEST = 1024
"""Jobs that a worker is given at a time, at most."""
TOO_OFTEN = 3
"""So many workers lost with the same jobs are no accident."""
GREETING = -1
"""The ticket of a worker that is only just getting ready."""


@dataclass(frozen=True)
class Crew:
    """Who works on a run: so many workers, here or on a Ray cluster, and where finished work is kept meanwhile."""

    workers: int = 1
    """0: as many as the cluster has."""
    on: str = LOCAL
    address: str = ""
    """Of a Ray cluster; without one, one is started here."""
    keep: Path | None = None
    """The folder for what is finished, so that the same run goes on after Ctrl-C."""
    anew: bool = False
    """Forget what an earlier run has finished."""


ALONE = Crew()


def no_progress(done: int) -> None:
    """Nobody watches."""


class Pool(Generic[Shared]):
    """Works on jobs in this process, one after the other."""

    def __init__(self, prepare: Callable[[], Shared]) -> None:
        self.prepare = prepare
        self.shared = prepare()

    def each(self, work: Callable[[Shared, Job], Result], jobs: Sequence[Job]) -> Iterator[Result]:
        """`work(shared, job)` of every job, in order."""
        return (work(self.shared, job) for job in jobs)

    def close(self) -> None:
        """Stop working, also in the middle of jobs that nobody waits for any more."""

    def __enter__(self) -> Pool[Shared]:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


@dataclass(frozen=True)
class Greeting:
    """What a worker says of itself when it is ready."""

    host: str
    compiled: bool


@dataclass(frozen=True)
class Answer:
    """What a worker made of a task, or why it could not."""

    results: Any = None
    seconds: float = 0.0
    error: Exception | None = None


class Team(Pool[Shared], Generic[Shared, Worker]):
    """Hands jobs out to workers in portions and puts the results into order."""

    def __init__(self, prepare: Callable[[], Shared], workers: int) -> None:
        # not super().__init__: what the workers share is prepared there, not here
        self.prepare = prepare
        self.tickets = count()
        self.idle: list[Worker] = []
        self.busy: dict[Worker, int] = {}
        self.greetings: list[Greeting] = []
        self.lost_early = 0
        for _ in range(workers):
            self.busy[self.hire()] = GREETING

    def hire(self) -> Worker:
        """A new worker, which will answer once with a greeting."""
        raise NotImplementedError  # a process here, or an actor of Ray

    def send(self, worker: Worker, task: bytes) -> None:
        """Give an idle worker a task; if it is lost, `receive` will say so."""
        raise NotImplementedError  # by a pipe, or by a call

    def receive(self, workers: Sequence[Worker]) -> tuple[Worker, bytes | None]:
        """Wait for the next answer of one of these workers; None if it was lost."""
        raise NotImplementedError  # as it was sent

    def greeted(self) -> None:
        """A worker has just said what it is (`greetings`)."""

    def each(self, work: Callable[[Shared, Job], Result], jobs: Sequence[Job]) -> Iterator[Result]:
        given: dict[int, tuple[int, int]] = {}  # ticket -> its jobs, from and to
        again: list[tuple[int, int]] = []
        losses: Counter[tuple[int, int]] = Counter()
        finished: dict[int, list[Result]] = {}  # by the number of their first job
        told = begun = 0
        pace = 0.0
        while told < len(jobs):
            while self.idle and (again or begun < len(jobs)):
                if again:
                    part = again.pop()
                else:
                    part = (begun, begun + self.portion(pace, len(jobs) - begun))
                    begun = part[1]
                ticket = next(self.tickets)
                worker = self.idle.pop()
                given[ticket], self.busy[worker] = part, ticket
                self.send(worker, pickle.dumps((work, jobs[part[0] : part[1]])))
            ticket, answer = self.next_answer()
            if ticket not in given:
                continue  # a greeting, or something that nobody waits for any more
            part = given.pop(ticket)
            if answer is None:
                losses[part] += 1
                if losses[part] == TOO_OFTEN:
                    raise Unreadable(
                        "pool", f"{TOO_OFTEN} workers were lost with jobs {part[0]} to {part[1] - 1}"
                    )
                again.append(part)
                continue
            pace = answer.seconds / (part[1] - part[0])
            finished[part[0]] = answer.results
            while told in finished:
                results = finished.pop(told)
                told += len(results)
                yield from results

    def portion(self, pace: float, left: int) -> int:
        """How many jobs to give next: one until it is known how long they take, few when few are left."""
        if not pace:
            return 1
        fair = -(-left // (2 * (len(self.busy) + len(self.idle))))
        return max(1, min(int(PORTION / pace), fair, LARGEST))

    def next_answer(self) -> tuple[int, Answer | None]:
        """The next answer and its ticket. A lost worker is replaced; what a worker could not do is raised."""
        worker, reply = self.receive(list(self.busy))
        ticket = self.busy.pop(worker)
        if reply is None:
            if ticket == GREETING:
                self.lost_early += 1
                if self.lost_early == TOO_OFTEN:
                    raise Unreadable("pool", f"{TOO_OFTEN} workers were lost before they were ready")
            self.busy[self.hire()] = GREETING
            return ticket, None
        answer: Answer = pickle.loads(reply)
        if ticket == GREETING and answer.error is None:
            self.lost_early = 0
            self.greetings.append(answer.results)
            self.greeted()
        if ticket != GREETING or answer.error is None:
            self.idle.append(worker)
        if answer.error is not None:
            raise answer.error
        return ticket, answer


def open_pool(prepare: Callable[[], Shared], crew: Crew = ALONE) -> Pool[Shared]:
    """A pool to be used in a `with` statement."""
    if crew.on == RAY:
        from kronrat.lab.ray_pool import RayPool  # only now: Ray is an extra

        return RayPool(prepare, crew.workers, crew.address)
    if crew.workers <= 1:
        return Pool(prepare)
    from kronrat.lab.process_pool import ProcessPool

    return ProcessPool(prepare, crew.workers)


def prepared(prepare: bytes) -> tuple[Any, bytes]:
    """In a worker: what its jobs share, and its first answer."""
    from socket import gethostname

    try:
        shared = pickle.loads(prepare)()
        from kronrat.lab.code import compiled

        return shared, pickle.dumps(Answer(Greeting(gethostname(), compiled())))
    except Exception as error:
        return None, pickle.dumps(Answer(error=_portable(error)))


def worked(shared: Any, task: bytes) -> bytes:
    """In a worker: the answer to a task."""
    start = time.perf_counter()
    try:
        work, jobs = pickle.loads(task)
        results = [work(shared, job) for job in jobs]
        return pickle.dumps(Answer(results, time.perf_counter() - start))
    except Exception as error:
        return pickle.dumps(Answer(error=_portable(error)))


def _portable(error: Exception) -> Exception:
    """The error with where it happened; as a plain one if it does not survive the way."""
    error.add_note(f"in a worker:\n{''.join(traceback.format_tb(error.__traceback__))}")
    try:
        pickle.loads(pickle.dumps(error))
    except Exception:
        return RuntimeError(f"{type(error).__name__}: {error}")
    return error


def collect(
    results: Iterable[Result], take: Callable[[Result], None], progress: Progress = no_progress, done: int = 0
) -> bool:
    """Hand over results as they come. False if Ctrl-C ended it before the last one: what is finished is kept."""
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
