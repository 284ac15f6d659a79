"""A few processes in which bots think, so that no table waits for another table's bot; and who is next there."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any, Generic, TypeVar

from kronrat._collector import look_seldom
from kronrat.server.metrics import Metrics

T = TypeVar("T")
FLAGS = 64
"""At most so many processes: each thought has a flag by which it is interrupted."""
NO_FLAG = -1
#: what comes first: where somebody looks on, then tables that nobody watches, then what is worked out in advance
WATCHED, UNWATCHED, BACKGROUND = 0, 1, 2

_stopped: Any = None


def _start(stopped: Any) -> None:
    """In the other process: the flags that the server raises, and an end when the server has ended."""
    global _stopped
    _stopped = stopped
    look_seldom()
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    """A server that is killed cannot stop its processes: they notice by themselves."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)


def interrupted(flag: int) -> bool:
    """In the other process: does nobody want to know any more?"""
    return _stopped is not None and flag != NO_FLAG and bool(_stopped[flag])


@dataclass(frozen=True)
class Asker:
    """For whom something is thought about: people of one address share its turns, each with turns of the own."""

    address: str = ""
    person: str = ""
    rank: int = WATCHED


@dataclass(eq=False)
class Thought(Generic[T]):
    """Something to think about, waiting for a process or in one."""

    job: Callable[[int], T]
    """Told the flag by which it is interrupted."""
    asker: Asker
    ready: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())
    flag: int = NO_FLAG
    unwanted: bool = False


class Waiting:
    """Round robin over addresses, at each over its people; the rank comes before all of that."""

    def __init__(self) -> None:
        self._ranks: dict[int, dict[str, dict[str, list[Thought[Any]]]]] = {}

    def put(self, thought: Thought[Any]) -> None:
        asker = thought.asker
        people = self._ranks.setdefault(asker.rank, {}).setdefault(asker.address, {})
        people.setdefault(asker.person, []).append(thought)

    def __len__(self) -> int:
        ranks = self._ranks.values()
        return sum(
            len(thoughts) for rank in ranks for people in rank.values() for thoughts in people.values()
        )

    def next(self) -> Thought[Any] | None:
        for rank in sorted(self._ranks):
            addresses = self._ranks[rank]
            if addresses:
                address, people = next(iter(addresses.items()))
                person, thoughts = next(iter(people.items()))
                found = thoughts.pop(0)
                # to the end of both lines, if there is more
                del people[person], addresses[address]
                if thoughts:
                    people[person] = thoughts
                if people:
                    addresses[address] = people
                return found
        return None


class Processes:
    """The pool, who waits for it, and flags by which the server interrupts what is thought about there."""

    def __init__(self, workers: int, metrics: Metrics | None = None) -> None:
        self._metrics = metrics or Metrics()
        self.workers = min(FLAGS, workers or max(1, min(4, (os.cpu_count() or 2) - 1)))
        self._pool: ProcessPoolExecutor | None = None
        self._context = multiprocessing.get_context("spawn")
        self._stopped = self._context.RawArray("b", FLAGS)
        self._free = list(range(self.workers))
        self._waiting = Waiting()

    def close(self) -> None:
        if self._pool is not None:
            # nobody waits for a bot's last thought: the table is on the disk, and it will be asked again
            running = list((self._pool._processes or {}).values())
            self._pool.shutdown(wait=False, cancel_futures=True)
            for process in running:
                process.terminate()

    def get_ready(self, prepare: Callable[[], None]) -> None:
        """Start one of them now, and let it prepare: what comes first need not wait for that."""
        self._executor().submit(prepare)

    @property
    def thinking(self) -> int:
        """How many processes are at work."""
        return self.workers - len(self._free)

    @property
    def waiting(self) -> int:
        return len(self._waiting)

    async def run(self, thought: Thought[T]) -> T:
        """Wait for a turn, then let one of the processes work; if one was killed, with new ones, once."""
        since = perf_counter()
        self._waiting.put(thought)
        self._begin()
        try:
            await thought.ready
            self._metrics.thought_wait_seconds.observe(perf_counter() - since)
            with self._metrics.thought_seconds.time():
                return await self._work(thought)
        finally:
            if thought.flag != NO_FLAG:
                self._free.append(thought.flag)
                thought.flag = NO_FLAG
            self._begin()

    async def _work(self, thought: Thought[T]) -> T:
        loop = asyncio.get_running_loop()
        job = _Bound(thought.job, thought.flag)
        try:
            return await loop.run_in_executor(self._executor(), job)
        except BrokenProcessPool:
            self._pool = None
            return await loop.run_in_executor(self._executor(), job)

    def _begin(self) -> None:
        """Give free processes to those whose turn it is."""
        while self._free:
            thought = self._waiting.next()
            if thought is None:
                return
            if thought.ready.done():  # whoever waited for it is gone
                continue
            thought.flag = self._free.pop()
            self._stopped[thought.flag] = int(thought.unwanted)
            thought.ready.set_result(None)

    def interrupt(self, thought: Thought[Any] | None) -> None:
        """Answer with what has been found so far; a thought not begun answers as soon as it has begun."""
        if thought is not None:
            thought.unwanted = True
            if thought.flag != NO_FLAG:
                self._stopped[thought.flag] = 1

    def _executor(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self.workers, self._context, _start, (self._stopped,))
        return self._pool


class _Bound(Generic[T]):
    """A job with its flag, as it is sent to the other process."""

    def __init__(self, job: Callable[[int], T], flag: int) -> None:
        self.job, self.flag = job, flag

    def __call__(self) -> T:
        return self.job(self.flag)
