"""The one writer: it collects the changes that arrived, commits them together, then tells each what came of it."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable
from time import monotonic

from sqlalchemy.exc import DataError, IntegrityError

from kronrat.server.metrics import Metrics
from kronrat.server.store.change import Change, NotSaved, Outcome, Saved, Stale, Unknown
from kronrat.server.store.store import Store

Answer = Callable[[Outcome], None]
"""Told what came of a change once the database has spoken."""
Pending = tuple[Change, Answer, float]
"""A change, who waits for it, and since when."""

LARGEST_GROUP = 256
BATCHING_DELAY = 0.0005
"""Seconds for which a change waits for others: nobody notices, and a busy disk is asked less often."""
STUCK = 10.0
"""Seconds after which a change that the database has not answered is too long on its way."""
AFTERMATH = 15.0
"""Seconds for which a write that failed is held against the database, if none succeeds before."""
OUTCOMES = {Saved: "saved", Stale: "stale", NotSaved: "not-saved", Unknown: "unknown"}
DATA_ERRORS = (IntegrityError, DataError, sqlite3.IntegrityError, sqlite3.DataError)
log = logging.getLogger(__name__)


class Writer:
    """While one commit waits for the disk, the next ones gather: the busier, the larger the groups."""

    def __init__(self, store: Store, metrics: Metrics | None = None) -> None:
        self.store = store
        self.commits = 0
        self._metrics = metrics or Metrics()
        self._told = {kind: self._metrics.changes.labels(name) for kind, name in OUTCOMES.items()}
        #: what is being written, and when a write failed last with no other since
        self._writing: list[Pending] = []
        self._failed: float | None = None
        self._queue: list[Pending] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._closing = False

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="writer")

    async def stop(self) -> None:
        """Write what has arrived, then end."""
        self._closing = True
        self._wake.set()
        if self._task is not None:
            await self._task

    def submit(self, change: Change, answer: Answer) -> None:
        self._queue.append((change, answer, monotonic()))
        self._wake.set()

    @property
    def waiting(self) -> int:
        """How many changes are on their way to the disk."""
        return len(self._queue) + len(self._writing)

    def trouble(self) -> str:
        """Why changes cannot be expected to be written; empty if they can."""
        now = monotonic()
        if self._task is None or self._task.done():
            return "the writer does not run"
        oldest = min((since for _, _, since in (*self._writing, *self._queue)), default=now)
        if now - oldest > STUCK:
            return f"a change has been waiting for {now - oldest:.0f} seconds"
        if self._failed is not None and now - self._failed < AFTERMATH:
            return "the last write failed"
        return ""

    async def _run(self) -> None:
        while self._queue or not self._closing:
            if not self._queue:
                self._wake.clear()
                await self._wake.wait()
                continue
            await asyncio.sleep(BATCHING_DELAY)
            group, self._queue = self._queue[:LARGEST_GROUP], self._queue[LARGEST_GROUP:]
            self._writing = group
            await self._write(group)
            self._writing = []

    async def _write(self, group: list[Pending]) -> None:
        try:
            outcomes = await self.store.commit([change for change, _, _ in group])
        except Exception as error:
            log.error("a group of %d changes was not confirmed: %s", len(group), error)
            if _about_the_data(error):
                await self._write_singly(group)
            else:  # asking again and again would only keep everybody waiting for their answer
                self._failed = monotonic()
                for one in group:
                    self._tell(one, Unknown())
            return
        self.commits += 1
        self._failed = None
        self._metrics.commits.inc()
        for one, outcome in zip(group, outcomes, strict=True):
            self._tell(one, outcome)

    async def _write_singly(self, group: list[Pending]) -> None:
        """One bad change must not take the others with it: each is tried again on its own.

        The database may have kept the group although it did not say so; then the second try is stale by the first.
        """
        for one in group:
            table = one[0].table
            try:
                (outcome,) = await self.store.commit([one[0]])
            except Exception as error:
                log.error("a change of table %s was not confirmed: %s", table, error, extra={"table": table})
                self._tell(one, Unknown())
                continue
            self._tell(one, Unknown() if isinstance(outcome, Stale) else outcome)

    def _tell(self, pending: Pending, outcome: Outcome) -> None:
        """The writer outlives whatever its listeners do."""
        change, answer, since = pending
        try:
            answer(outcome)
        except Exception:
            log.exception("a change was written, but telling so failed", extra={"table": change.table})
        self._told[type(outcome)].inc()
        self._metrics.change_seconds.observe(monotonic() - since)


def _about_the_data(error: Exception) -> bool:
    """Did the database refuse something in the changes, rather than being out of reach, full or locked?"""
    return isinstance(error, DATA_ERRORS)
