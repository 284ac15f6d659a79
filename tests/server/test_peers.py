"""Several processes on one PostgreSQL: everybody sees every change, bots think once, nothing is made twice."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from kronrat.server.store import news
from kronrat.server.store.change import Change
from kronrat.server.store.leads import Leads
from kronrat.server.store.listener import LISTENER
from kronrat.server.store.store import Store
from kronrat.server.store.stored import StoredLine, Tail
from kronrat.server.tables.peers import Peers
from kronrat.server.tables.rooms import Rooms
from kronrat.server.thinking.processes import BACKGROUND

from .conftest import Guest, House, fresh_postgres


@pytest.fixture
def houses(
    postgres: str, tmp_path: Path, new_house: Callable[[str, Path], House]
) -> Iterator[tuple[House, House]]:
    database = fresh_postgres(postgres)
    both = new_house(database, tmp_path), new_house(database, tmp_path)
    for house in both:
        house.start()
    yield both
    for house in both:
        if house.address:
            house.stop()


WRONG = '[0,"elsewhere",{},[]]'
"""Everything taken back, to a position that there never was."""


def at(house: House, guest: Guest) -> Guest:
    """The same browser at another process."""
    return Guest(house, guest.cookies)


def test_a_change_at_one_process_is_pushed_at_the_other(houses: tuple[House, House], take_first: Any) -> None:
    here, there = houses
    guest = here.guest()
    table = guest.start("pp")
    one, two = guest.sit(table), at(there, guest).sit(table)
    for _ in range(3):
        for mover, other in ((one, two), (two, one)):
            assert mover.move(take_first)["type"] == "done"
            other.until_rev(mover.rev)
            assert other.view["type"] == "push"  # not everything anew: one can follow it
            assert other.lines == mover.lines
            assert other.position == mover.position
    seat = next(seat for seat in (0, 1) if one.ask("undo", rev=one.rev, seat=seat)["type"] == "done")
    two.until_rev(one.rev)
    assert two.lines == one.lines
    assert seat in (0, 1)


def count_reads(house: House, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Tables that this process reads because another one changed them."""
    read, tail = [], house.backend.store.tail

    async def counted(table: str) -> Tail | None:
        read.append(table)
        return await tail(table)

    monkeypatch.setattr(house.backend.store, "tail", counted)
    return read


@pytest.mark.parametrize("told", [True, False])
def test_what_a_notice_tells_need_not_be_read(
    houses: tuple[House, House], monkeypatch: pytest.MonkeyPatch, take_first: Any, told: bool
) -> None:
    """A change too large for a notice is read; in either case the other process pushes it, takings back too."""
    if not told:
        monkeypatch.setattr(news, "LARGEST", 0)
    here, there = houses
    read = count_reads(there, monkeypatch)
    guest = here.guest()
    table = guest.start("pp")
    one, two = guest.sit(table), at(there, guest).sit(table)
    for _ in range(4):
        assert one.move(take_first)["type"] == "done"
        two.until_rev(one.rev)
    assert any(one.ask("undo", rev=one.rev, seat=seat)["type"] == "done" for seat in (0, 1))
    two.until_rev(one.rev)
    assert two.view["type"] == "push"
    assert (two.lines, two.position) == (one.lines, one.position)
    assert bool(read) is not told


def test_a_table_that_nobody_here_looks_at_is_not_opened(
    houses: tuple[House, House], take_first: Any
) -> None:
    here, there = houses
    guest = here.guest()
    looked_at, other = guest.start("pp"), guest.start("pp")
    watching, moving = at(there, guest).sit(looked_at), guest.sit(other)
    assert moving.move(take_first)["type"] == "done"
    one = guest.sit(looked_at)
    assert one.move(take_first)["type"] == "done"
    watching.until_rev(one.rev)  # notices come in order: the other table's was heard before
    assert not there.backend.rooms.has(other)


@pytest.mark.parametrize("recent", ["", '{"1":[["kü",3]]}'])
def test_a_notice_says_what_was_committed(recent: str) -> None:
    line = StoredLine(4, '0:turn.say "ä"', "d4", [1, 2])
    table, rev, what = news.told(Change("t", 6, [line], None, False, "d3", "d4", recent)).split(" ", 2)
    assert (table, rev) == ("t", "7")
    known: dict[int, Any] = {1: [("kü", 3)]} if recent else {}
    assert news.heard(7, what) == Tail(7, "d4", known, None, None, 4, [line])
    long = Change("t", 6, [StoredLine(4, "ä" * 4000, "d4", [])], None, False, "d3", "d4", recent)
    assert news.heard(7, news.told(long).split(" ", 2)[2]) is None


def test_a_notice_that_does_not_fit_is_answered_by_reading(
    houses: tuple[House, House], monkeypatch: pytest.MonkeyPatch, take_first: Any
) -> None:
    here, there = houses
    guest = here.guest()
    table = guest.start("pp")
    one, two = guest.sit(table), at(there, guest).sit(table)
    monkeypatch.setattr(news, "told", lambda change: f"{change.table} {change.seen + 1} {WRONG}")
    assert one.move(take_first)["type"] == "done"
    two.until_rev(one.rev)
    assert (two.lines, two.position) == (one.lines, one.position)


def test_sealed_answers_at_two_processes_are_both_taken(houses: tuple[House, House]) -> None:
    """Neither process knows of the other's answer when its own is made."""
    here, there = houses
    for _ in range(5):
        one, two = here.guest(), there.guest()
        table = one.start("po")
        assert two.post(f"/api/tables/{table}/seats/1", {"name": "Two"}).status_code == 200
        sitters = one.sit(table), two.sit(table)
        rev = sitters[0].rev
        made = [sitter.any_move(random.choice) for sitter in sitters]
        for sitter, move in zip(sitters, made, strict=True):
            sitter.tell({"type": "move", "id": 90, "rev": rev, **move})
        answers = [sitter.until("done", "refused") for sitter in sitters]
        assert sorted(answer.get("rev", 0) for answer in answers) == [rev + 1, rev + 2]
        for sitter in sitters:
            sitter.until_rev(rev + 2)


def test_a_request_sent_again_at_another_process_is_made_once(
    houses: tuple[House, House], take_first: Any
) -> None:
    here, there = houses
    guest = here.guest()
    table = guest.start("pp")
    one, two = guest.sit(table), at(there, guest).sit(table)
    rev, move = one.rev, one.any_move(take_first)
    asked = [sitter.ask("move", rev=rev, key="k" * 24, **move) for sitter in (one, two)]
    assert [(answer["type"], answer["rev"]) for answer in asked] == [("done", rev + 1)] * 2
    two.until_rev(rev + 1)
    assert two.lines == one.lines


def test_whoever_sits_down_is_seen_at_the_other_process(houses: tuple[House, House]) -> None:
    here, there = houses
    guest, other = here.guest(), there.guest()
    table = guest.start("po")
    watching = other.sit(table)
    waiting = guest.sit(table)
    assert other.post(f"/api/tables/{table}/seats/1", {"name": "Two", "entropy": "a" * 64}).status_code == 200
    waiting.until_true(lambda: waiting.view.get("table", {}).get("seats", [{}] * 2)[1].get("name") == "Two")
    watching.until_true(lambda: watching.view["table"]["seats"][1].get("mine", False))
    assert there.guest().post(f"/api/tables/{table}/seats/1", {"name": "Three"}).status_code == 409


def test_a_seal_of_one_process_is_good_at_the_other_and_once(houses: tuple[House, House]) -> None:
    here, there = houses
    sealed = here.guest().call("POST", "/api/seals").json()
    table = there.guest().start("pp", ticket=sealed["ticket"], entropy="b" * 64)
    assert there.guest().get(f"/api/tables/{table}").json()["seal"] == sealed["seal"]
    again = {"game": "toy", "seats": [{"kind": "person"}] * 2, "ticket": sealed["ticket"]}
    assert here.guest().post("/api/tables", again).json()["code"] == "seal-gone"


def test_a_cookie_revoked_at_one_process_is_worth_nothing_at_the_other(houses: tuple[House, House]) -> None:
    here, there = houses
    guest = here.guest()
    guest.start("pp")
    thief = there.guest()
    thief.cookies.update(dict(guest.cookies))
    assert thief.get("/api/tables").json()
    assert guest.call("POST", "/api/cookie").status_code == 204
    limit = time.monotonic() + 60
    while thief.get("/api/tables").json():
        assert time.monotonic() < limit, "the other process never heard of it"
    assert at(there, guest).get("/api/tables").json()


def test_bots_think_at_one_process_only_and_go_on_when_it_ends(houses: tuple[House, House]) -> None:
    here, there = houses
    table = here.guest().start("rr")
    watching = there.guest().sit(table)
    assert table in here.backend.peers.led or watching.over
    assert table not in there.backend.peers.led
    here.stop()
    here.address = ""
    watching.until_true(lambda: watching.over)


def test_each_move_of_a_bot_is_thought_about_once(
    houses: tuple[House, House], monkeypatch: pytest.MonkeyPatch
) -> None:
    thoughts: list[str] = []
    for house in houses:
        monkeypatch.setattr(house.backend.processes, "run", counted(house.backend.processes.run, thoughts))
    here, there = houses
    table = here.guest().start("rr")
    watching = there.guest().sit(table), here.guest().sit(table)
    for one in watching:
        one.until_true(lambda one=one: one.over)
    assert len(thoughts) == sum(line["seat"] >= 0 for line in watching[0].lines)


def counted(run: Callable[[Any], Any], thoughts: list[str]) -> Callable[[Any], Any]:
    async def counting(thought: Any) -> Any:
        if thought.asker.rank != BACKGROUND:
            thoughts.append(thought.asker.person)
        return await run(thought)

    return counting


def test_a_lead_moves_when_its_holder_is_silent(postgres: str) -> None:
    """Silence is what the others see of a process that was killed, paused or cut off."""

    database = fresh_postgres(postgres)

    async def play() -> None:
        one, two = Store(database), Store(database)
        await one.open()
        first, second = Leads(one.engine, one.process), Leads(two.engine, two.process)
        await put_table(one)
        await first.sign()
        assert await second.sign() == {one.process}
        assert await first.claim(["t"]) == {"t"}
        assert await second.claim(["t"]) == set()
        await be_silent(one)
        assert await second.sign() == set()
        assert await second.claim(["t"]) == {"t"}
        assert await first.mine() == set()
        await first.sign()
        assert await first.claim(["t"]) == set()  # awake again, it has to stand back
        await second.leave()
        assert await first.claim(["t"]) == {"t"}
        for store in (one, two):
            await store.close()

    asyncio.run(play())


def test_a_process_that_stood_still_asks_before_it_leads_on(postgres: str) -> None:
    database = fresh_postgres(postgres)

    async def play() -> None:
        one, two = Store(database), Store(database)
        await one.open()
        await put_table(one)
        rooms: Any = Rooms
        sleeper, other = Peers(one, rooms, 0), Leads(two.engine, two.process)
        assert sleeper._leads is not None
        await sleeper._leads.sign()
        assert await sleeper.lead("t")
        await be_silent(one)
        await other.sign()
        assert await other.claim(["t"]) == {"t"}
        assert not await sleeper.lead("t")
        for store in (one, two):
            await store.close()

    asyncio.run(play())


async def put_table(store: Store) -> None:
    async with store.engine.begin() as db:
        await db.exec_driver_sql(
            "INSERT INTO tables (id, game, version, edition, options, seed, rev, moved)"
            " VALUES ('t', 'toy', 1, '', '{}', '', 0, 0)"
        )


async def be_silent(store: Store) -> None:
    """The process's last sign of life was a while ago."""
    async with store.engine.begin() as db:
        await db.exec_driver_sql(
            f"UPDATE processes SET seen = seen - interval '1 minute' WHERE id = '{store.process}'"
        )


def test_what_was_missed_while_nothing_could_be_heard_is_caught_up(
    houses: tuple[House, House], take_first: Any
) -> None:
    here, there = houses
    guest = here.guest()
    table = guest.start("pp")
    one, two = guest.sit(table), at(there, guest).sit(table)
    asyncio.run(cut_listeners(there.settings.database))
    for _ in range(4):
        assert one.move(take_first)["type"] == "done"
    two.until_rev(one.rev)
    assert two.lines == one.lines


async def cut_listeners(database: str) -> None:
    """The connections on which processes hear of each other end, as when the network between them fails."""
    connection = await asyncpg.connect(database)
    cut = await connection.fetch(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE datname = current_database() AND application_name = $1",
        LISTENER,
    )
    await connection.close()
    assert len(cut) == 2


def test_alone_on_sqlite_every_table_is_led(tmp_path: Path) -> None:
    async def play() -> bool:
        store = Store(str(tmp_path / "one.sqlite"))
        await store.open()
        rooms: Any = Rooms
        peers = Peers(store, rooms, 0)
        led = await peers.lead("any")
        await peers.close()
        await store.close()
        return led

    assert asyncio.run(play())
