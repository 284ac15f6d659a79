"""Advice at the table: what a bot would do in the place of a seat that is asked."""

from __future__ import annotations

import pickle
import secrets
from dataclasses import dataclass
from functools import partial

from kronrat.match.ask import Ask, ask
from kronrat.server.refusal import Refusal
from kronrat.server.tables.room import Room
from kronrat.server.thinking import jobs
from kronrat.server.thinking.processes import Asker, Processes, Thought
from kronrat.server.wire import Advice, Advised

A_PERSON, WAITING = 2, 64
"""Pieces of advice waited for at a time: by one person, and by all. They are thought about in turn."""


@dataclass(frozen=True)
class Asked:
    """A piece of advice being thought about, who wants it, and the question it is about."""

    thought: Thought[list[Advised]]
    browser: str
    question: Ask | None


class Advisor:
    """One thought a seat at a time, in the processes in which bots think."""

    def __init__(self, processes: Processes) -> None:
        self._processes = processes
        self._asked: dict[tuple[str, int], Asked] = {}

    async def advise(self, room: Room, seat: int, browser: str, address: str = "") -> Advice:
        """What a bot would do in this seat's place, from what the seat knows."""
        check(room, seat, browser)
        key = (room.id, seat)
        mine = sum(one.browser == browser for one in self._asked.values())
        if key in self._asked or mine >= A_PERSON or len(self._asked) >= WAITING:
            raise Refusal(429, "too-busy", "the bots are being asked already; wait a moment")
        question = ask(room.match.state, seat)
        pickled = pickle.dumps(room.match.state)
        job = partial(jobs.advise, room.game, pickled, seat, secrets.randbits(60))
        thought = Thought(job, Asker(address, browser))
        self._asked[key] = Asked(thought, browser, question)
        try:
            moves = await self._processes.run(thought)
        finally:
            del self._asked[key]
        await room.settled()
        if ask(room.match.state, seat) != question:
            raise Refusal(409, "stale", "the table has moved on since")
        if room.by_rule:
            for move in moves:
                move.chances = []
        return Advice(seat, moves)

    def interrupt(self, room: Room, seat: int) -> None:
        """Nobody wants to know any more, or at once what has been found so far."""
        asked = self._asked.get((room.id, seat))
        if asked is not None:
            self._processes.interrupt(asked.thought)

    def table_changed(self, room: Room) -> None:
        """A thought goes on only while its question is there: others may answer a sealed choice meanwhile."""
        for (table, seat), asked in self._asked.items():
            if table == room.id and ask(room.match.state, seat) != asked.question:
                self._processes.interrupt(asked.thought)


def check(room: Room, seat: int, browser: str) -> None:
    """Advice is for whoever is asked, at the own seat, where the table allows it."""
    if not 0 <= seat < len(room.seats):
        raise Refusal(404, "unknown-seat", f"this table has {len(room.seats)} seats, none numbered {seat}")
    if seat not in room.seats_of(browser):
        raise Refusal(403, "not-yours", f"seat {seat} is not yours")
    if not room.may_ask(browser):
        raise Refusal(403, "no-advice", "at this table nobody asks the bots")
    if seat not in room.view.asked:
        raise Refusal(409, "not-asked", f"seat {seat} is not asked now")
