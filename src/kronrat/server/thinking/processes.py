"""A few processes in which bots think, so that no table waits for another table's bot."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

T = TypeVar("T")
FLAGS = 64
"""So many thoughts can be interrupted at a time; more advice is not begun, more bots cannot be hurried."""
NO_FLAG = -1

_stopped: Any = None


def _start(stopped: Any) -> None:
    """In the other process: the flags that the server raises, and an end when the server has ended."""
    global _stopped
    _stopped = stopped
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


class Processes:
    """The pool, and flags by which the server interrupts what is thought about there."""

    def __init__(self, workers: int) -> None:
        self.workers = workers or max(1, min(4, (os.cpu_count() or 2) - 1))
        self._pool: ProcessPoolExecutor | None = None
        self._context = multiprocessing.get_context("spawn")
        self._stopped = self._context.RawArray("b", FLAGS)
        self._free = list(range(FLAGS))

    def close(self) -> None:
        if self._pool is not None:
            # nobody waits for a bot's last thought: the table is on the disk, and it will be asked again
            running = list((self._pool._processes or {}).values())
            self._pool.shutdown(wait=False, cancel_futures=True)
            for process in running:
                process.terminate()

    async def run(self, job: Callable[[], T]) -> T:
        """Let one of the processes work; if one was killed, with new ones, once."""
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._executor(), job)
        except BrokenProcessPool:
            self._pool = None
            return await loop.run_in_executor(self._executor(), job)

    def take_flag(self) -> int:
        """A flag for a thought that can be interrupted; NO_FLAG if too many are being thought."""
        if not self._free:
            return NO_FLAG
        flag = self._free.pop()
        self._stopped[flag] = 0
        return flag

    def interrupt(self, flag: int) -> None:
        if flag != NO_FLAG:
            self._stopped[flag] = 1

    def give_back(self, flag: int) -> None:
        if flag != NO_FLAG:
            self._free.append(flag)

    def _executor(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self.workers, self._context, _start, (self._stopped,))
        return self._pool
