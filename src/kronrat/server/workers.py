"""Several server processes behind one listening socket: started together, started again if one dies, ended together."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import threading
from contextlib import suppress
from dataclasses import replace
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from multiprocessing.synchronize import Event
from types import FrameType

from kronrat._collector import look_seldom
from kronrat.kernel.errors import Unreadable
from kronrat.server import logs
from kronrat.server.run import (
    Say,
    Server,
    address,
    check_database,
    config,
    end_as_by_key,
    greet,
    listen,
    raise_descriptors,
)
from kronrat.server.settings import Settings
from kronrat.server.store.engine import database_url

PAUSE = 1.0
"""Seconds before a process that died is started again: one that cannot live must not take the machine with it."""
_spawn = get_context("spawn")


def run_workers(
    host: str,
    port: int | None,
    settings: Settings,
    browser: bool,
    say: Say,
    count: int,
    operator: tuple[str, int] | None = None,
) -> None:
    """Serve with so many processes until Ctrl-C; the figures of each are on a port of its own, counted up."""
    if database_url(settings.database).get_backend_name() == "sqlite":
        raise Unreadable(
            "workers", "several processes need PostgreSQL (--db postgresql://…); an SQLite file is for one"
        )
    listener = listen(host, port)
    asyncio.run(check_database(settings.database))
    thinkers = settings.thinkers or max(1, (os.cpu_count() or 1) // count)
    shared = replace(settings, hosts=[*settings.hosts, host], thinkers=thinkers)
    ports = [(operator[0], operator[1] + n) if operator else None for n in range(count)]
    crew = Crew(shared, listener, ports, say)
    try:
        crew.start()
        greet(address(host, listener, settings.root), browser, say)
        crew.watch()
    except KeyboardInterrupt:
        pass
    finally:
        crew.end()
        listener.close()
    say("Bye.")


class Crew:
    """The processes, each at its place."""

    def __init__(
        self,
        settings: Settings,
        listener: socket.socket,
        ports: list[tuple[str, int] | None],
        say: Say,
    ) -> None:
        self._settings = settings
        self._listener = listener
        self._ports = ports
        self._say = say
        self._ended = threading.Event()
        self._workers: list[SpawnProcess] = []
        #: told when a process answers; kept, because a new process looks for its own when it begins
        self._ready: list[Event] = []

    def start(self) -> None:
        """All of them, up to the moment at which each answers."""
        signal.signal(signal.SIGTERM, self._stop)
        for place in range(len(self._ports)):
            self._ready.append(_spawn.Event())
            self._workers.append(self._begin(place))
        for worker, ready in zip(self._workers, self._ready, strict=True):
            while not ready.wait(0.1):
                if not worker.is_alive():
                    raise Unreadable("no-start", "a server process could not start; the lines above say why")

    def watch(self) -> None:
        """Until the end, start again whichever dies."""
        while not self._ended.is_set():
            died = wait([worker.sentinel for worker in self._workers], timeout=PAUSE)
            for place, worker in enumerate(self._workers):
                if worker.sentinel in died and not self._ended.wait(PAUSE):
                    self._say(f"Server process {place + 1} ended ({worker.exitcode}) and is started again.")
                    self._workers[place] = self._begin(place)

    def end(self) -> None:
        """Each finishes what it is writing."""
        self._ended.set()
        for worker in self._workers:
            if worker.is_alive():
                worker.terminate()
        for worker in self._workers:
            worker.join()

    def _begin(self, place: int) -> SpawnProcess:
        arguments = (self._settings, self._listener, self._ports[place], self._ready[place])
        worker = _spawn.Process(target=work, args=arguments, name=f"kronrat {place + 1}")
        worker.start()
        return worker

    def _stop(self, _signal: int, _frame: FrameType | None) -> None:
        raise KeyboardInterrupt


def work(settings: Settings, listener: socket.socket, operator: tuple[str, int] | None, ready: Event) -> None:
    """One of the processes."""
    raise_descriptors()
    logs.set_up(settings.log, settings.log_level)
    threading.Thread(target=_end_with_parent, daemon=True).start()

    def begun() -> None:
        look_seldom()
        ready.set()

    server = Server(config(settings), begun, listen(*operator, "--metrics") if operator else None)
    end_as_by_key()
    with suppress(KeyboardInterrupt):
        server.run(sockets=[listener])


def _end_with_parent() -> None:
    """Whoever started this process is gone: nobody would start it again, and nobody would end it."""
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os.kill(os.getpid(), signal.SIGTERM)
