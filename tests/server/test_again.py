"""Requests sent again, and tables that are opened while they are forgotten: each happens once, in one room."""

from __future__ import annotations

import asyncio
import gc
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from kronrat.match import record
from kronrat.server.store import engine
from kronrat.server.store.store import Store
from kronrat.server.store.writer import Writer
from kronrat.server.tables.new_tables import NewTables
from kronrat.server.tables.rooms import Catalog, Rooms
from kronrat.server.tables.seating import Seating
from kronrat.server.wire import NewSeat, NewTable


def test_a_request_sent_again_is_answered_and_not_made_twice(guest: Any, take_first: Any) -> None:
    table = guest.start()
    sitter = guest.sit(table)
    move = {"rev": sitter.rev, "key": "first-of-all", **sitter.any_move(take_first)}
    first = sitter.ask("move", **move)
    assert first["type"] == "done"
    lines = len(sitter.lines)
    for other in (sitter, guest.sit(table)):
        assert {**other.ask("move", **move), "id": 0} == {**first, "id": 0}
        assert len(other.lines) == lines
    undo = {"rev": sitter.rev, "seat": move["seat"], "key": "take-back"}
    undone = sitter.ask("undo", **undo)
    assert undone["type"] == "done"
    assert {**sitter.ask("undo", **undo), "id": 0} == {**undone, "id": 0}
    assert {**sitter.ask("move", **move), "id": 0} == {
        **first,
        "id": 0,
    }  # it was made, whatever came after it
    assert sitter.ask("move", **{**move, "key": "another"})["code"] == "stale"


def test_it_is_known_again_after_a_restart(
    new_house: Any, database: str, tmp_path: Path, take_first: Any
) -> None:
    house = new_house(database, tmp_path)
    house.start()
    guest = house.guest()
    table = guest.start()
    sitter = guest.sit(table)
    move = {"rev": sitter.rev, "key": "k" * 36, **sitter.any_move(take_first)}
    rev = sitter.ask("move", **move)["rev"]
    house.stop()
    house.start()
    assert guest.sit(table).ask("move", **move)["rev"] == rev
    house.stop()


def test_when_nobody_knows_the_answer_says_so(new_house: Any, tmp_path: Path, take_first: Any) -> None:
    """The database is gone after the move was sent: `unknown`, then the end of the connection, and nothing shown."""
    house = new_house(str(tmp_path / "tables.sqlite"), tmp_path)
    house.start()
    guest = house.guest()
    table = guest.start()
    sitter, onlooker = guest.sit(table), guest.sit(table)
    move = {"rev": sitter.rev, "key": "lost", **sitter.any_move(take_first)}
    store = house.backend.store
    commit, load = store.commit, store.load

    async def gone(*_: Any) -> Any:
        raise ConnectionError("gone")

    store.commit = store.load = gone
    assert sitter.ask("move", **move)["type"] == "unknown"
    heard = len(onlooker.heard)
    for one in (sitter, onlooker):
        try:
            one.hear()
            raise AssertionError("something was shown")
        except (ConnectionClosed, EOFError):
            pass
    assert len(onlooker.heard) == heard
    store.commit, store.load = commit, load
    again = guest.sit(table)
    assert again.rev == move["rev"]
    assert again.ask("move", **move)["type"] == "done"
    house.stop()


def test_a_foreign_lock_longer_than_the_servers_patience(
    new_house: Any, tmp_path: Path, take_first: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is sent meanwhile is refused, seen by nobody and not made later; sent again, it is made once."""
    monkeypatch.setattr(engine, "BUSY_SECONDS", 0.2)
    database = tmp_path / "tables.sqlite"
    house = new_house(str(database), tmp_path)
    house.start()
    guest = house.guest()
    table = guest.start()
    sitter, onlooker = guest.sit(table), guest.sit(table)
    move = {"rev": sitter.rev, "key": "locked-out", **sitter.any_move(take_first)}
    lines = len(sitter.lines)
    other = sqlite3.connect(database, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    for _ in range(2):
        assert sitter.ask("move", **move)["code"] == "not-saved"
        assert (sitter.rev, len(sitter.lines)) == (move["rev"], lines)
    refused = guest.post("/api/tables", {"game": "toy", "seats": [{"kind": "person"}, {"kind": "person"}]})
    assert refused.status_code == 503
    other.execute("ROLLBACK")
    other.close()
    done = sitter.ask("move", **move)
    assert done["type"] == "done"
    assert sitter.ask("move", **move)["rev"] == done["rev"] == move["rev"] + 1
    onlooker.until_rev(done["rev"])
    assert len(onlooker.lines) == len(sitter.lines) == lines + 1
    house.stop()


def test_a_table_has_one_room_however_many_are_opened(tmp_path: Path) -> None:
    """With room for one, tables opened together push each other out; whoever holds one holds the only one."""

    async def story() -> None:
        store = Store(str(tmp_path / "tables.sqlite"))
        await store.open()
        rooms = Rooms(Catalog(), store, Writer(store), 1)
        new = NewTables(rooms, Seating({}))
        wanted = NewTable("toy", [NewSeat("person"), NewSeat("person")])
        ids = [(await new.start(wanted, "me")).id for _ in range(6)]
        held = await asyncio.gather(*(rooms.room(one) for one in ids))
        for _ in range(2):
            again = await asyncio.gather(*(rooms.room(one) for one in reversed(ids)))
            assert [id(one) for one in again] == [id(one) for one in reversed(held)]
        del held, again
        await asyncio.sleep(0)
        gc.collect()
        assert len(rooms._alive) <= 1, "nobody holds them: they are forgotten"
        await store.close()

    asyncio.run(story())


def test_everybody_hears_of_every_move_while_rooms_are_forgotten(
    new_house: Any, tmp_path: Path, take_first: Any
) -> None:
    house = new_house(str(tmp_path / "tables.sqlite"), tmp_path)
    house.settings.idle_rooms = 1
    house.start()
    guest = house.guest()
    tables = [guest.start() for _ in range(6)]
    movers = [guest.sit(table) for table in tables]
    others = [guest.sit(table) for table in tables]
    for mover, other in zip(movers, others, strict=True):
        for _ in range(3):
            done = mover.move(take_first)
            other.until_rev(done["rev"])
    house.stop()


def test_what_players_add_is_in_the_dice_from_then_on(guest: Any, house: Any, take_first: Any) -> None:
    """The seal is known first; the record carries what each browser added, and verifies only with it."""
    sealed = guest.call("POST", "/api/seals").json()
    new = {"game": "toy", "seats": [{"kind": "person"}, {"kind": "open"}]}
    made = guest.post("/api/tables", {**new, "ticket": sealed["ticket"], "entropy": "ab" * 32}).json()
    assert made["seal"] == sealed["seal"]
    again = guest.post("/api/tables", {**new, "ticket": sealed["ticket"], "entropy": "ab" * 32})
    assert (again.status_code, again.json()["code"]) == (409, "seal-gone")
    assert guest.post("/api/tables", {**new, "entropy": "xy"}).status_code == 400
    other, table = house.guest(), made["id"]
    sitter = guest.sit(table)
    rev = sitter.rev
    answer = other.post(f"/api/tables/{table}/seats/1", {"name": "B", "entropy": "cd" * 32})
    assert [one["hex"] for one in answer.json()["entropy"]] == ["ab" * 32, "cd" * 32]
    assert answer.json()["rev"] == rev + 1
    sitter.until_rev(rev + 1)
    sitters = [sitter, other.sit(table)]
    while not sitters[0].over:
        asked = sitters[0].position["asked"][0]
        rev = sitters[asked].move(take_first)["rev"]
        for one in sitters:
            one.until_rev(rev)
    told = record.read(guest.get(f"/api/tables/{table}/record").text)
    assert [one.entropy.hex() for one in told.added] == ["ab" * 32, "cd" * 32]
    assert record.judge(told).holds
