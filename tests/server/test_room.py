"""A room by itself: sealed answers that cross, and what it does when the disk does not confirm."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from kronrat.kernel.errors import Illegal
from kronrat.kernel.game import find
from kronrat.kernel.play import moves
from kronrat.match.match import Match
from kronrat.server.store.change import Change, NotSaved, Outcome, Saved, Stale, Unknown
from kronrat.server.store.stored import StoredLine, StoredSeat, StoredTable, Tail
from kronrat.server.tables.room import Room
from kronrat.server.tables.viewer import Viewer


class Disk:
    """Writer and store in one: says what it is told to say, and has what it was told to keep."""

    def __init__(self, match: Match, says: Outcome | None, keeps: bool, readable: bool = True) -> None:
        seats = [StoredSeat("person") for _ in range(match.setup.seats)]
        lines = [StoredLine.of(line) for line in match.lines]
        self.table = StoredTable(
            "t", match.info.id, 1, "", match.setup.options, match.seed, 0, False, seats, lines
        )
        self.says, self.keeps, self.readable = says, keeps, readable

    def submit(self, change: Change, answer: Callable[[Outcome], None]) -> None:
        if self.keeps:
            del self.table.lines[len(self.table.lines) if change.cut is None else change.cut :]
            self.table.lines += change.lines
            self.table.rev += 1
        asyncio.get_running_loop().call_soon(answer, self.says or Saved(self.table.rev))

    async def read_again(self, room: Room, fenced: bool) -> None:
        if not self.readable:
            raise ConnectionError("no database")
        room.put(self.table, replayed(room.match, self.table))

    async def follow(self, room: Room) -> None:
        if not self.readable:
            raise ConnectionError("no database")
        table = self.table
        room.follow(Tail(table.rev, table.head, {}, [], False, 0, table.lines))


def replayed(like: Match, table: StoredTable) -> Match:
    match = Match(like.info, like.setup, like.seed)
    for line in table.lines:
        match.replay(line.text)
    return match


def opened(
    seats: int = 3, says: Outcome | None = None, keeps: bool = True, **more: bool
) -> tuple[Room, Disk]:
    info = find("toy")[0]
    match = Match.start(info, info.setup(seats))
    disk = Disk(match, says, keeps, **more)
    room: Any = Room
    return room(disk.table, match, disk, disk.read_again, disk.follow), disk


def in_a_loop(story: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(story())


async def play(room: Room, seat: int, rev: int) -> Outcome:
    """The first legal move, made while looking at `rev`."""
    told: list[Outcome] = []
    room.refuse_stale(seat, rev)
    room.play(seat, moves(room.match.state, seat)[0], told.append)
    while not told:
        await asyncio.sleep(0)
    return told[0]


@pytest.mark.parametrize("order", [[0, 1, 2], [2, 0, 1], [1, 2, 0]])
def test_answers_to_one_sealed_choice_may_all_be_made_on_the_same_revision(order: list[int]) -> None:
    async def story() -> None:
        room, _ = opened()
        assert room.match.asked() == [0, 1, 2]
        assert [await play(room, seat, 0) for seat in order] == [Saved(1), Saved(2), Saved(3)]

    in_a_loop(story)


def test_what_was_seen_before_the_sealed_choice_is_stale() -> None:
    async def story() -> None:
        room, _ = opened()
        for seat in (0, 1, 2):
            await play(room, seat, 0)
        asked = room.match.asked()[0]
        for rev in (0, 1, 2, 4):
            with pytest.raises(Illegal, match="revision"):
                await play(room, asked, rev)
        assert await play(room, asked, 3) == Saved(4)

    in_a_loop(story)


def test_an_answered_question_is_not_answered_twice() -> None:
    async def story() -> None:
        room, _ = opened()
        await play(room, 0, 0)
        with pytest.raises(Illegal, match="revision"):
            room.refuse_stale(0, 0)

    in_a_loop(story)


def test_after_an_undo_older_revisions_are_stale() -> None:
    async def story() -> None:
        room, _ = opened()
        await play(room, 0, 0)
        room.undo(0, 1, lambda _outcome: None)
        await room.settled()
        for seat in (0, 1):
            with pytest.raises(Illegal, match="revision"):
                room.refuse_stale(seat, 0)
        assert await play(room, 1, 2) == Saved(3)

    in_a_loop(story)


class Pondering:
    """A match that takes its time to say what a decision showed."""

    def __init__(self, match: Match) -> None:
        self.match, self.asked_for, self.may_answer = match, threading.Event(), threading.Event()

    def __getattr__(self, name: str) -> Any:
        return getattr(self.match, name)

    def shown(self, seat: int) -> list[str]:
        self.asked_for.set()
        assert self.may_answer.wait(20)
        return self.match.shown(seat)


def test_no_table_waits_while_an_undo_is_judged() -> None:
    async def story() -> None:
        room, _ = opened()
        other, _ = opened()
        await play(room, 0, 0)
        match: Any = Pondering(room.match)
        room.match = match
        judged = asyncio.create_task(room.judge_undo(0, 1))
        await asyncio.to_thread(match.asked_for.wait, 20)
        # elsewhere one plays on; here nothing can change meanwhile
        assert await play(other, 0, 0) == Saved(1)
        with pytest.raises(Illegal):
            room.refuse_stale(1, 1)
        match.may_answer.set()
        await judged
        room.undo(0, 1, lambda _outcome: None)
        await room.settled()
        assert room.rev == 2
        assert await play(room, 1, 2) == Saved(3)

    in_a_loop(story)


def test_an_undo_that_cannot_be_is_not_judged() -> None:
    async def story() -> None:
        room, _ = opened()
        await play(room, 0, 0)
        match: Any = Pondering(room.match)
        room.match = match
        await room.judge_undo(1, 1)  # somebody else's decision
        await room.judge_undo(0, 0)  # made on an older revision
        assert not match.asked_for.is_set()

    in_a_loop(story)


@pytest.mark.parametrize(
    ("says", "keeps", "told", "rev"),
    [
        (None, True, Saved(1), 1),
        (Stale(), False, Stale(), 0),
        (Unknown(), True, Saved(1), 1),
        (Unknown(), False, NotSaved(), 0),
    ],
)
def test_the_disk_decides_what_came_of_a_move(
    says: Outcome | None, keeps: bool, told: Outcome, rev: int
) -> None:
    async def story() -> None:
        room, disk = opened(says=says, keeps=keeps)
        assert await play(room, 0, 0) == told
        assert (room.rev, len(room.match.lines)) == (rev, len(disk.table.lines))
        assert not room.dropped

    in_a_loop(story)


def test_a_room_that_cannot_know_shows_nothing_and_takes_nothing() -> None:
    async def story() -> None:
        room, _ = opened(says=Unknown(), keeps=False, readable=False)
        viewer = Viewer("")
        room.join(viewer)
        assert len(await viewer.waiting()) == 1
        gone: list[Room] = []
        room.after_drop = gone.append
        assert await play(room, 0, 0) == Unknown()
        assert (room.dropped, gone, viewer.lost) == (True, [room], True)
        assert await viewer.waiting() == []
        with pytest.raises(Illegal):
            await play(room, 1, room.rev)

    in_a_loop(story)
