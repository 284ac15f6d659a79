"""The one writer: it collects the changes that arrived, commits them together, then tells each what came of it."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable

from sqlalchemy.exc import DataError, IntegrityError

from kronrat.server.store.change import Change, Outcome, Stale, Unknown
from kronrat.server.store.store import Store

Answer = Callable[[Outcome], None]
"""Told what came of a change once the database has spoken."""
Pending = tuple[Change, Answer]

LARGEST_GROUP = 256
BATCHING_DELAY = 0.0005
"""Seconds for which a change waits for others: nobody notices, and a busy disk is asked less often."""
DATA_ERRORS = (IntegrityError, DataError, sqlite3.IntegrityError, sqlite3.DataError)
log = logging.getLogger(__name__)


class Writer:
    """While one commit waits for the disk, the next ones gather: the busier, the larger the groups."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.commits = 0
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
        self._queue.append((change, answer))
        self._wake.set()

    async def _run(self) -> None:
        while self._queue or not self._closing:
            if not self._queue:
                self._wake.clear()
                await self._wake.wait()
                continue
            await asyncio.sleep(BATCHING_DELAY)
            group, self._queue = self._queue[:LARGEST_GROUP], self._queue[LARGEST_GROUP:]
            await self._write(group)

    async def _write(self, group: list[Pending]) -> None:
        try:
            outcomes = await self.store.commit([change for change, _ in group])
        except Exception as error:
            log.error("a group of %d changes was not confirmed: %s", len(group), error)
            if _about_the_data(error):
                await self._write_singly(group)
            else:  # asking again and again would only keep everybody waiting for their answer
                for _, answer in group:
                    _tell(answer, Unknown())
            return
        self.commits += 1
        for (_, answer), outcome in zip(group, outcomes, strict=True):
            _tell(answer, outcome)

    async def _write_singly(self, group: list[Pending]) -> None:
        """One bad change must not take the others with it: each is tried again on its own.

        The database may have kept the group although it did not say so; then the second try is stale by the first.
        """
        for change, answer in group:
            try:
                (outcome,) = await self.store.commit([change])
            except Exception as error:
                log.error("a change of table %s was not confirmed: %s", change.table, error)
                _tell(answer, Unknown())
                continue
            _tell(answer, Unknown() if isinstance(outcome, Stale) else outcome)


def _about_the_data(error: Exception) -> bool:
    """Did the database refuse something in the changes, rather than being out of reach, full or locked?"""
    return isinstance(error, DATA_ERRORS)


def _tell(answer: Answer, outcome: Outcome) -> None:
    """The writer outlives whatever its listeners do."""
    try:
        answer(outcome)
    except Exception:
        log.exception("a change was written, but telling so failed")
