"""Bots think in a few processes of their own, so that no table waits for another table's bot."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import pickle
import secrets
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from time import perf_counter
from typing import Any, TypeVar

from kronrat import bots
from kronrat.bots.process import BotFailed
from kronrat.kernel import log as words
from kronrat.kernel.dice import Dice
from kronrat.kernel.errors import Illegal
from kronrat.kernel.game import find
from kronrat.kernel.play import moves
from kronrat.kernel.step import Args, Core, Move
from kronrat.server.room import Room

log = logging.getLogger(__name__)
T = TypeVar("T")
SLOTS = 64
"""So many thoughts can be interrupted at a time; more advice is not begun, more bots cannot be hurried."""
NO_SLOT = -1
LONGEST_THOUGHT = 5.0
"""Seconds after which a searching bot must answer, whatever a table asked for: others wait for the same processes."""
Dumped = tuple[list[tuple[str, Args]], int, list[Any]]


def rebuild(game: str, dumped: Dumped) -> Core:
    """A state made again from what `log.dump` wrote down."""
    rules = find(game)[0].rules()
    steps = {step.name: step for step in rules.steps}
    stack, seats, data = dumped
    return rules.load([steps[name](*args) for name, args in stack], seats, data)


def think(game: str, dumped: bytes, seat: int, code: str, seed: int, slot: int) -> Move:
    """In the other process: what the bot would do, knowing only what its seat may know."""
    rules = find(game)[0].rules()
    dice = Dice(seed)
    known = rules.resample(rebuild(game, pickle.loads(dumped)), seat, dice)
    bot = bots.make(code)
    bot.deadline = perf_counter() + LONGEST_THOUGHT
    bot.stopped = partial(interrupted, slot)
    return bot.choose(rules, known, seat, dice)


_stopped: Any = None


def _start(stopped: Any) -> None:
    """In the other process: the flags that the server raises, and an end when the server has ended."""
    global _stopped
    _stopped = stopped
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    """A server that is killed cannot send its bots home: they notice by themselves."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)


def interrupted(slot: int) -> bool:
    """In the other process: does nobody want to know any more?"""
    return _stopped is not None and slot != NO_SLOT and bool(_stopped[slot])


class Thinkers:
    """The processes, and one task a table that lets its bots move."""

    def __init__(self, workers: int, pause: float, programs: dict[str, str]) -> None:
        self.workers = workers or max(1, min(4, (os.cpu_count() or 2) - 1))
        self.pause = pause
        self.programs = programs
        self._pool: ProcessPoolExecutor | None = None
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._closed = False
        self._context = multiprocessing.get_context("spawn")
        self._stopped = self._context.RawArray("b", SLOTS)
        self._free = list(range(SLOTS))
        #: table -> the flag of its bot's thought
        self._thoughts: dict[str, int] = {}

    def close(self) -> None:
        self._closed = True
        for task in self._tasks.values():
            task.cancel()
        if self._pool is not None:
            # nobody waits for a bot's last thought: the table is on the disk, and it will be asked again
            thinking = list((self._pool._processes or {}).values())
            self._pool.shutdown(wait=False, cancel_futures=True)
            for process in thinking:
                process.terminate()

    def busy(self, room: Room) -> bool:
        return room.id in self._tasks

    def attend(self, room: Room) -> None:
        """Let the bots of this table move, if they are asked and not moving already."""
        if room.thinking() and room.id not in self._tasks and not self._closed:
            task = asyncio.create_task(self._attend(room), name=f"bots of {room.id}")
            self._tasks[room.id] = task
            task.add_done_callback(partial(self._ended, room))

    def _ended(self, room: Room, task: asyncio.Task[None]) -> None:
        self._tasks.pop(room.id, None)
        if not task.cancelled() and task.exception() is not None:
            log.error("the bots of table %s stopped", room.id, exc_info=task.exception())

    async def _attend(self, room: Room) -> None:
        clock = asyncio.get_running_loop().time
        await room.settled()
        while room.thinking():
            seat, rev, since = room.thinking()[0], room.rev, clock()
            move = await self._choose(room, seat)
            await asyncio.sleep(max(0.0, self.pause - (clock() - since)))
            await room.settled()
            if room.rev == rev:
                await self._play(room, seat, rev, move)

    async def _play(self, room: Room, seat: int, rev: int, move: Move) -> None:
        try:
            room.play(seat, rev, lambda: move, _ignore)
        except Illegal as error:
            log.error("bot %s at table %s chose what cannot be: %s", room.seats[seat].bot, room.id, error)
            room.play(seat, rev, partial(_any_move, room, seat), _ignore)
        await room.settled()

    async def _choose(self, room: Room, seat: int) -> Move:
        # pickled at once: the pool does it later, when the table may have moved on
        dumped = pickle.dumps(words.dump(room.match.state))
        if room.seats[seat].bot == bots.AUTOMA:  # one legal move: nothing to think about
            return moves(room.match.state, seat)[0]
        code, seed = self._code(room.seats[seat].bot), secrets.randbits(60)
        slot = self._thoughts[room.id] = self.take_slot()
        try:
            return await self.run(partial(think, room.game.id, dumped, seat, code, seed, slot))
        except BotFailed as error:
            log.error("table %s: %s", room.id, error)
        except Exception:
            log.exception("bot %s at table %s failed", code, room.id)
        finally:
            del self._thoughts[room.id]
            self.give_back(slot)
        return _any_move(room, seat)

    def hurry(self, room: Room) -> None:
        """The bot that is thinking at this table shall move now, with what it has found so far."""
        self.interrupt(self._thoughts.get(room.id, NO_SLOT))

    async def run(self, job: Callable[[], T]) -> T:
        """Let one of the processes work; if one was killed, with new ones, once."""
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._executor(), job)
        except BrokenProcessPool:
            self._pool = None
            return await loop.run_in_executor(self._executor(), job)

    def take_slot(self) -> int:
        """A flag for a thought that can be interrupted; NO_SLOT if too many are being thought."""
        if not self._free:
            return NO_SLOT
        slot = self._free.pop()
        self._stopped[slot] = 0
        return slot

    def interrupt(self, slot: int) -> None:
        if slot != NO_SLOT:
            self._stopped[slot] = 1

    def give_back(self, slot: int) -> None:
        if slot != NO_SLOT:
            self._free.append(slot)

    def _code(self, name: str) -> str:
        """What to make of a bot's name: one of this server's programs, or a registered bot."""
        command = self.programs.get(name)
        return name if command is None else f"{bots.PROGRAM}:{command}"

    def _executor(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self.workers, self._context, _start, (self._stopped,))
        return self._pool


def _any_move(room: Room, seat: int) -> Move:
    """When a bot fails, the table still goes on: any legal move."""
    return secrets.choice(moves(room.match.state, seat))


def _ignore(_verdict: str) -> None:
    """A bot has nobody to tell: what became of its move shows in the next revision."""
