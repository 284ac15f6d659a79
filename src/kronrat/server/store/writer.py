"""The one writer: it collects the changes that arrived, commits them together, then acknowledges each."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from kronrat.server.store.store import Store
from kronrat.server.store.stored import Change

Answer = Callable[[str], None]
"""Told `saved`, `stale` or `failed` once the database has spoken."""

MOST = 256
GATHER = 0.0005
"""Seconds for which a change waits for company: nobody notices, and a busy disk is asked less often."""
log = logging.getLogger(__name__)


class Writer:
    """While one commit waits for the disk, the next ones gather: the busier, the larger the groups."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.commits = 0
        self._queue: list[tuple[Change, Answer]] = []
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
            await asyncio.sleep(GATHER)
            batch, self._queue = self._queue[:MOST], self._queue[MOST:]
            await self._write(batch)

    async def _write(self, batch: list[tuple[Change, Answer]]) -> None:
        try:
            saved = await self.store.commit([change for change, _ in batch])
        except Exception as error:
            # one bad change must not take the others with it
            if len(batch) > 1:
                for pair in batch:
                    await self._write([pair])
                return
            log.error("a change of table %s was not saved: %s", batch[0][0].table, error)
            _tell(batch[0][1], "failed")
            return
        self.commits += 1
        for change, answer in batch:
            _tell(answer, "saved" if change.table in saved else "stale")


def _tell(answer: Answer, verdict: str) -> None:
    """The writer outlives whatever its listeners do."""
    try:
        answer(verdict)
    except Exception:
        log.exception("a change was written, but telling so failed")
