"""What people ask of the bots besides moves: advice at the table, and the chances along a finished game."""

from __future__ import annotations

import asyncio
import logging
import pickle
import secrets
from dataclasses import dataclass
from functools import partial

from kronrat.bots.odds import odds
from kronrat.kernel import log as words
from kronrat.kernel.step import CHANCE
from kronrat.match.ask import Ask, ask
from kronrat.server import counsel
from kronrat.server.problem import Refusal
from kronrat.server.room import Room
from kronrat.server.store import Store
from kronrat.server.thinking import NO_SLOT, Thinkers
from kronrat.server.turning import turning_points
from kronrat.server.wire_advice import Advice, Curve

log = logging.getLogger(__name__)
POSITIONS = 160
"""A longer game is judged at so many of its positions."""
TOGETHER = 4
"""Positions judged in one go: few, so that no bot at another table waits long for the same processes."""
WAITING = 4
"""Pieces of advice waited for at a time, for each process: bots at other tables wait for the same processes."""
KEPT = 200
"""Curves in memory; all of them are in the database."""


@dataclass(frozen=True)
class Thought:
    """A piece of advice being thought about: the flag that interrupts it, and the question it is about."""

    slot: int
    question: Ask | None


class Study:
    """One thought a seat and one curve a table at a time, in the processes in which bots think."""

    def __init__(self, store: Store, thinkers: Thinkers) -> None:
        self._store = store
        self._thinkers = thinkers
        self._thoughts: dict[tuple[str, int], Thought] = {}
        self._curves: dict[str, Curve] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        #: one curve after the other, however many are looked at
        self._one = asyncio.Semaphore(1)

    def close(self) -> None:
        for task in self._tasks.values():
            task.cancel()

    # -- advice

    async def advise(self, room: Room, seat: int, holder: str) -> Advice:
        """What a bot would do in this seat's place, from what the seat knows."""
        check(room, seat, holder)
        key = (room.id, seat)
        crowded = key in self._thoughts or len(self._thoughts) >= WAITING * self._thinkers.workers
        slot = NO_SLOT if crowded else self._thinkers.take_slot()
        if slot == NO_SLOT:
            raise Refusal(429, "too-busy", "the bots are being asked already; wait a moment")
        question = ask(room.match.state, seat)
        self._thoughts[key] = Thought(slot, question)
        dumped = pickle.dumps(words.dump(room.match.state))
        job = partial(counsel.advise, room.game.id, dumped, seat, secrets.randbits(60), slot)
        try:
            moves = await self._thinkers.run(job)
        finally:
            del self._thoughts[key]
            self._thinkers.give_back(slot)
        await room.settled()
        if ask(room.match.state, seat) != question:
            raise Refusal(409, "stale", "the table has moved on since")
        if room.by_rule:
            for move in moves:
                move.chances = []
        return Advice(seat, moves)

    def interrupt(self, room: Room, seat: int) -> None:
        """Nobody wants to know any more, or at once what has been found so far."""
        thought = self._thoughts.get((room.id, seat))
        if thought is not None:
            self._thinkers.interrupt(thought.slot)

    def moved_on(self, room: Room) -> None:
        """A thought goes on only while its question is there: others may answer a sealed choice meanwhile."""
        for (table, seat), thought in self._thoughts.items():
            if table == room.id and ask(room.match.state, seat) != thought.question:
                self._thinkers.interrupt(thought.slot)

    # -- the curve

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
        for first in range(0, len(numbers) - 1, TOGETHER):
            some = [number for number in numbers[first : first + TOGETHER] if number < len(match.lines)]
            dumped = [pickle.dumps(words.dump(match.at(number))) for number in some]
            # the same dice for every position: what differs is the position
            chances = await self._thinkers.run(partial(counsel.judge, room.game.id, dumped, 1))
            points += zip(some, chances, strict=True)
            self._curves[room.id] = Curve(len(points), len(numbers), list(points), [])
        points.append((len(match.lines), odds(match.rules, match.state)))
        curve = Curve(len(points), len(numbers), points, turning_points(points, match.lines))
        self._curves[room.id] = curve
        await self._store.keep_curve(room.id, curve)


def check(room: Room, seat: int, holder: str) -> None:
    """Advice is for whoever is asked, at the own seat, where the table allows it."""
    if not 0 <= seat < len(room.seats):
        raise Refusal(404, "unknown-seat", f"this table has {len(room.seats)} seats, none numbered {seat}")
    if seat not in room.held_by(holder):
        raise Refusal(403, "not-yours", f"seat {seat} is not yours")
    if not room.may_ask(holder):
        raise Refusal(403, "no-advice", "at this table nobody asks the bots")
    if seat not in room.look.asked:
        raise Refusal(409, "not-asked", f"seat {seat} is not asked now")


def judged(room: Room) -> list[int]:
    """After how many lines a position is judged: wherever a seat was asked, in a long game at some of these places."""
    lines = room.match.lines
    places = [line.number for line in lines if line.seat != CHANCE]
    step = max(1, -(-len(places) // POSITIONS))
    return [*places[::step], len(lines)]
