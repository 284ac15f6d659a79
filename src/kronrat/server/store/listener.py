"""Hears what other processes on the same PostgreSQL have committed, on a connection of its own that comes back."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from sqlalchemy.engine import URL

from kronrat.server.store.engine import CONNECT_SECONDS
from kronrat.server.store.postgresql import CHANNEL

LISTENER = "kronrat listener"
"""What the database calls the connection."""
LONGEST_WAIT = 2.0
#: a connection that says nothing may be dead without anybody having been told: it is asked so often
ASKED = 5.0
log = logging.getLogger(__name__)


class Listener:
    """`hear` gets each notice of others; `missed` is called whenever notices may have been missed."""

    def __init__(self, url: URL, me: str, hear: Callable[[str], None], missed: Callable[[], None]) -> None:
        self._url = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._me = me
        self._hear = hear
        self._missed = missed
        self._task: asyncio.Task[None] | None = None
        self.connected = asyncio.Event()

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="listener")

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _run(self) -> None:
        wait = 0.1
        while True:
            try:
                await self._listen()
                wait = 0.1
            except Exception as error:  # whatever the driver says, the next try may succeed
                log.warning("the database's notices cannot be heard at the moment: %s", error)
            self.connected.clear()
            await asyncio.sleep(wait)
            wait = min(2 * wait, LONGEST_WAIT)

    async def _listen(self) -> None:
        """Until the connection is lost."""
        import asyncpg  # an extra: only who uses PostgreSQL has it

        connection = await asyncpg.connect(
            self._url,
            timeout=CONNECT_SECONDS,
            command_timeout=ASKED,
            server_settings={"application_name": LISTENER},
        )
        lost = asyncio.Event()
        try:
            connection.add_termination_listener(lambda _: lost.set())
            await connection.add_listener(CHANNEL, self._heard)
            self.connected.set()
            self._missed()  # whatever was told before this moment
            while not lost.is_set():
                with suppress(TimeoutError):
                    await asyncio.wait_for(lost.wait(), ASKED)
                if not lost.is_set():
                    await connection.execute("SELECT 1")
        finally:
            connection.terminate()

    def _heard(self, _connection: Any, _process: int, _channel: str, told: object) -> None:
        process, _, news = str(told).partition(" ")
        if process != self._me:
            self._hear(news)
