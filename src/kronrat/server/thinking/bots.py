"""Bots at tables: whenever one is asked, it thinks in another process, then its move is played like anybody's."""

from __future__ import annotations

import asyncio
import logging
import pickle
import secrets
from collections.abc import Awaitable, Callable
from functools import partial

from kronrat import bots
from kronrat.bots.process import BotFailed
from kronrat.kernel.errors import Illegal
from kronrat.kernel.play import moves
from kronrat.kernel.step import Move
from kronrat.server.store.change import Outcome
from kronrat.server.tables.room import Room
from kronrat.server.thinking import jobs
from kronrat.server.thinking.processes import UNWATCHED, Asker, Processes, Thought

log = logging.getLogger(__name__)


class BotPlayers:
    """One task for each table whose bots are asked."""

    def __init__(
        self,
        processes: Processes,
        pause: float,
        programs: dict[str, str],
        lead: Callable[[str], Awaitable[bool]],
    ) -> None:
        self._processes = processes
        self._pause = pause
        self._programs = programs
        self._lead = lead
        self._tasks: dict[Room, asyncio.Task[None]] = {}
        self._closed = False
        #: what a table's bot is thinking about
        self._thoughts: dict[Room, Thought[Move]] = {}

    def close(self) -> None:
        self._closed = True
        for task in self._tasks.values():
            task.cancel()

    def busy(self, room: Room) -> bool:
        return room in self._tasks

    def attend(self, room: Room) -> None:
        """Let the bots of this table move, if they are asked and not moving already."""
        if room.bots_asked() and room not in self._tasks and not self._closed:
            task = asyncio.create_task(self._attend(room), name=f"bots of {room.id}")
            self._tasks[room] = task
            task.add_done_callback(partial(self._ended, room))

    def hurry(self, room: Room) -> None:
        """The bot that is thinking at this table shall move now, with what it has found so far."""
        self._processes.interrupt(self._thoughts.get(room))

    def _ended(self, room: Room, task: asyncio.Task[None]) -> None:
        self._tasks.pop(room, None)
        if not task.cancelled() and task.exception() is not None:
            log.error("the bots stopped", exc_info=task.exception(), extra={"table": room.id})

    async def _attend(self, room: Room) -> None:
        clock = asyncio.get_running_loop().time
        await room.settled()
        while room.bots_asked() and await self._lead(room.id):
            seat, rev, since = room.bots_asked()[0], room.rev, clock()
            move = await self._choose(room, seat)
            await asyncio.sleep(max(0.0, self._pause - (clock() - since)))
            await room.settled()
            if room.still_asks(seat, rev) and not room.dropped and await self._lead(room.id):
                await self._play(room, seat, move)

    async def _play(self, room: Room, seat: int, move: Move) -> None:
        try:
            room.play(seat, move, _ignore)
        except Illegal as error:
            code = room.seats[seat].bot
            log.error("bot %s chose what cannot be: %s", code, error, extra={"table": room.id})
            room.play(seat, _any_move(room, seat), _ignore)
        await room.settled()

    async def _choose(self, room: Room, seat: int) -> Move:
        if room.seats[seat].bot == bots.AUTOMA:  # one legal move: nothing to think about
            return moves(room.match.state, seat)[0]
        # pickled at once: the pool does it later, when the table may have moved on
        pickled = pickle.dumps(room.match.state)
        code, seed = self._code(room.seats[seat].bot), secrets.randbits(60)
        job = partial(jobs.choose_move, room.game, pickled, seat, code, seed)
        thought = self._thoughts[room] = Thought(job, asker_of(room))
        try:
            return await self._processes.run(thought)
        except BotFailed as error:
            log.error("%s", error, extra={"table": room.id})
        except Exception:
            log.exception("bot %s failed", code, extra={"table": room.id})
        finally:
            del self._thoughts[room]
        return _any_move(room, seat)

    def _code(self, name: str) -> str:
        """What to make of a bot's name: one of this server's programs, or a registered bot."""
        command = self._programs.get(name)
        return name if command is None else f"{bots.PROGRAM}:{command}"


def asker_of(room: Room) -> Asker:
    """For whom a table's bots think: whoever sits there and looks on, else whoever looks on, else nobody."""
    person = next((seat.browser for seat in room.seats if seat.browser), "") or ""
    watching = sorted(room.viewers, key=lambda viewer: not viewer.seats)
    if not watching:
        return Asker("", person, UNWATCHED)
    return Asker(watching[0].address, person)


def _any_move(room: Room, seat: int) -> Move:
    """When a bot fails, the table still goes on: any legal move."""
    return secrets.choice(moves(room.match.state, seat))


def _ignore(_outcome: Outcome) -> None:
    """A bot has nobody to tell: what became of its move shows in the next revision."""
