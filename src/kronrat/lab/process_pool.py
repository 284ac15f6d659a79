"""Workers that are processes of this machine."""

from __future__ import annotations

import signal
from collections.abc import Callable, Sequence
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from pickle import dumps
from typing import cast

from kronrat._collector import look_seldom
from kronrat.lab.pool import Shared, Team, prepared, worked

SPAWN = get_context("spawn")


class ProcessPool(Team[Shared, Connection]):
    """Works in several processes of this machine."""

    def __init__(self, prepare: Callable[[], Shared], processes: int) -> None:
        self.processes: dict[Connection, BaseProcess] = {}
        super().__init__(prepare, processes)

    def hire(self) -> Connection:
        here, there = SPAWN.Pipe()
        process = SPAWN.Process(target=_serve, args=(there, dumps(self.prepare)), daemon=True)
        process.start()
        there.close()  # so that the end of the process is the end of the pipe
        self.processes[here] = process
        return here

    def send(self, worker: Connection, task: bytes) -> None:
        with suppress(OSError):  # it has ended: `receive` reads the end of the pipe
            worker.send_bytes(task)

    def receive(self, workers: Sequence[Connection]) -> tuple[Connection, bytes | None]:
        worker = cast(Connection, wait(workers)[0])
        try:
            return worker, worker.recv_bytes()
        except (EOFError, OSError):
            self.processes.pop(worker).join()
            worker.close()
            return worker, None

    def close(self) -> None:
        for pipe, process in self.processes.items():
            process.terminate()
            process.join()
            pipe.close()
        self.processes.clear()


def _serve(pipe: Connection, prepare: bytes) -> None:
    """A worker's life: until its pool closes the pipe, or ends."""
    # Ctrl-C in a terminal reaches every process of the group; the one that started the pool ends the others
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    shared, greeting = prepared(prepare)
    look_seldom()
    try:
        pipe.send_bytes(greeting)
        while True:
            pipe.send_bytes(worked(shared, pipe.recv_bytes()))
    except (EOFError, OSError):
        return
