"""The chances along a finished game, worked out in the background and kept in the store."""

from __future__ import annotations

import asyncio
import logging
import pickle
from functools import partial

from kronrat.bots.chances import win_chances
from kronrat.kernel.step import CHANCE
from kronrat.server.refusal import Refusal
from kronrat.server.store.store import Store
from kronrat.server.tables.room import Room
from kronrat.server.thinking import jobs
from kronrat.server.thinking.processes import BACKGROUND, Asker, Processes, Thought
from kronrat.server.thinking.turning_points import turning_points
from kronrat.server.wire import Curve

log = logging.getLogger(__name__)
POSITIONS = 160
"""A longer game is judged at so many of its positions."""
AT_A_TIME = 4
"""Positions judged in one go: few, so that no bot at another table waits long for the same processes."""
KEPT = 200
"""Curves in memory; all of them are in the database."""


class Curves:
    """One curve after the other, however many are looked at."""

    def __init__(self, store: Store, processes: Processes) -> None:
        self._store = store
        self._processes = processes
        self._curves: dict[str, Curve] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._one = asyncio.Semaphore(1)

    def close(self) -> None:
        for task in self._tasks.values():
            task.cancel()

    async def curve(self, room: Room) -> Curve:
        """The chances along a finished game, as far as they are known; whoever asks first sets the work going."""
        if not room.match.over:
            raise Refusal(
                409, "not-over", "the chances are told when the game is over; before, they tell secrets"
            )
        if room.by_rule:
            raise Refusal(
                409, "no-chances", "chances are told among players, not against an opponent by rule"
            )
        if room.id not in self._curves:
            found = await self._store.curve(room.id)
            self._remember(room.id, found or Curve(0, len(judged(room)), [], []))
        curve = self._curves[room.id]
        if curve.done < curve.total and room.id not in self._tasks:
            task = asyncio.create_task(self._in_turn(room), name=f"curve of {room.id}")
            self._tasks[room.id] = task
            task.add_done_callback(partial(self._ended, room.id))
        return curve

    def _remember(self, table: str, curve: Curve) -> None:
        self._curves[table] = curve
        for old in list(self._curves)[: max(0, len(self._curves) - KEPT)]:
            if old not in self._tasks:
                del self._curves[old]

    def _ended(self, table: str, task: asyncio.Task[None]) -> None:
        self._tasks.pop(table, None)
        if not task.cancelled() and task.exception() is not None:
            log.error("the curve of table %s stopped", table, exc_info=task.exception())

    async def _in_turn(self, room: Room) -> None:
        async with self._one:
            await self._work_out(room)

    async def _work_out(self, room: Room) -> None:
        numbers = judged(room)
        points: list[tuple[int, list[float]]] = []
        match = room.match
        for first in range(0, len(numbers) - 1, AT_A_TIME):
            some = [number for number in numbers[first : first + AT_A_TIME] if number < len(match.lines)]
            pickled = [pickle.dumps(match.at(number)) for number in some]
            # the same dice for every position: what differs is the position
            job = partial(jobs.chances, room.game, pickled, 1)
            chances = await self._processes.run(Thought(job, Asker("", room.id, BACKGROUND)))
            points += zip(some, chances, strict=True)
            self._curves[room.id] = Curve(len(points), len(numbers), list(points), [])
        points.append((len(match.lines), win_chances(match.rules, match.state)))
        curve = Curve(len(points), len(numbers), points, turning_points(points, match.lines))
        self._curves[room.id] = curve
        await self._store.keep_curve(room.id, curve)


def judged(room: Room) -> list[int]:
    """After how many lines a position is judged: wherever a seat was asked, in a long game at some of these places."""
    lines = room.match.lines
    places = [line.number for line in lines if line.seat != CHANCE]
    step = max(1, -(-len(places) // POSITIONS))
    return [*places[::step], len(lines)]
