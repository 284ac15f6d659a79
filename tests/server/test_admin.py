"""`kronrat admin`: tables looked after while people play at them."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result
from websockets.exceptions import ConnectionClosed

from kronrat.cli.admin import admin, ago, moment
from kronrat.cli.records import verify
from kronrat.cli.tables import tables
from kronrat.kernel.errors import Unreadable
from kronrat.server.store.engine import open_engine

Run = Callable[..., Result]


def called(group: Any, database: str, *typed: str) -> Result:
    """As an operator types it; the database comes from the environment, as one with a password must."""
    done = CliRunner().invoke(group, list(typed), env={"KRONRAT_DB": database})
    if isinstance(done.exception, Unreadable):
        raise done.exception
    return done


@pytest.fixture
def run(house: Any) -> Run:
    return lambda *typed: called(admin, house.settings.database, *typed)


def play_out(sitter: Any, choose: Any) -> None:
    while not sitter.over:
        sitter.move(choose)


def told(run: Run, *typed: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(run("list", "--json", *typed).output)
    return found


def test_tables_are_listed_and_shown_without_secrets(guest: Any, run: Run, take_first: Any) -> None:
    table = guest.start(seats="pr", options={"rounds": "1"})
    row = next(one for one in told(run, "--game", "toy", "--state", "running") if one["id"] == table)
    assert (row["seats"], row["state"], row["version"]) == (["person", "random"], "running", 1)
    assert table not in {one["id"] for one in told(run, "--state", "finished")}
    assert table not in {one["id"] for one in told(run, "--older-than", "1d")}
    shown = json.loads(run("show", table, "--json").output)
    assert (shown["options"], shown["edition"]) == ({"rounds": "1"}, "plain")
    assert not {"seed", "entropy", "browser", "holder"} & set(shown)
    assert table in run("list").output
    with pytest.raises(Unreadable, match="no table"):
        run("show", "nosuch")


def test_finished_games_are_exported_by_date(guest: Any, run: Run, take_first: Any, tmp_path: Path) -> None:
    over, running = guest.start(options={"rounds": "1"}), guest.start()
    play_out(guest.sit(over), take_first)
    today = time.strftime("%Y-%m-%d", time.gmtime())
    assert run("export", str(tmp_path / "a"), "--since", today).exit_code == 0
    files = {path.name.rpartition("-")[2]: path for path in (tmp_path / "a").iterdir()}
    assert f"{over}.txt" in files
    assert f"{running}.txt" not in files
    assert CliRunner().invoke(verify, [str(files[f"{over}.txt"])]).exit_code == 0
    assert "0 records" in run("export", str(tmp_path / "b"), "--until", "2001-01-01").output
    run("export", str(tmp_path / "c"), "--running")
    text = next((tmp_path / "c").glob(f"*{running}.txt")).read_text("utf-8")
    assert "seal " in text
    assert "\nseed " not in text, "the seal of a running game stays closed"


def test_a_closed_table_is_noticed_and_can_be_opened_again(guest: Any, run: Run, take_first: Any) -> None:
    table = guest.start()
    sitter = guest.sit(table)
    sitter.move(take_first)
    assert run("close", table).output == f"{table} closed\n"
    # the disk knows better than the room, which may have been told by now
    assert sitter.move(take_first)["code"] in ("stale", "closed")
    assert sitter.move(take_first)["code"] == "closed"
    assert len(guest.sit(table).lines) == len(sitter.lines), "it can still be looked at"
    assert run("close", table).exit_code == 1
    assert run("reopen", table).exit_code == 0
    assert guest.sit(table).move(take_first)["type"] == "done", "whoever opens it again finds it open"
    sitter.until("push")  # and so does whoever looked on


def test_bots_stop_at_a_closed_table_also_after_a_restart(
    new_house: Any, database: str, tmp_path: Path, take_first: Any
) -> None:
    house = new_house(database, tmp_path)
    house.start()
    guest = house.guest()
    table = guest.start("pr")
    guest.sit(table)
    assert called(admin, database, "close", table).exit_code == 0
    house.stop()
    house.start()
    sitter = guest.sit(table)
    assert sitter.move(take_first)["code"] == "closed"
    assert sitter.view.get("thinking", []) == []
    house.stop()


def test_a_deleted_table_is_gone_for_everybody(guest: Any, run: Run, take_first: Any) -> None:
    table, other = guest.start(), guest.start()
    sitter = guest.sit(table)
    assert run("delete", table).exit_code != 0, "without --yes it asks"
    assert run("delete", "--yes", table, "nosuch").exit_code == 1
    with pytest.raises(ConnectionClosed):
        play_out(sitter, take_first)
    assert guest.get(f"/api/tables/{table}").status_code == 404
    assert guest.get(f"/api/tables/{other}").status_code == 200


def test_old_tables_go_only_when_that_is_said(guest: Any, run: Run, house: Any, take_first: Any) -> None:
    over, running = guest.start(options={"rounds": "1"}), guest.start(options={"rounds": "1"})
    play_out(guest.sit(over), take_first)

    async def age() -> None:
        engine = open_engine(house.settings.database)
        async with engine.begin() as db:
            long_ago = int(time.time()) - 100 * 86400
            for one in (over, running):
                await db.exec_driver_sql(f"UPDATE tables SET moved = {long_ago} WHERE id = '{one}'")
        await engine.dispose()

    asyncio.run(age())
    known = {one["id"] for one in told(run)}
    dry = json.loads(run("prune", "--older-than", "90d", "--json").output)
    assert [one["id"] for one in dry] == [over]
    assert {one["id"] for one in told(run)} == known, "nothing was deleted"
    assert json.loads(run("prune", "--older-than", "101d", "--what", "all", "--json").output) == []
    assert "1 table deleted" in run("prune", "--older-than", "90d", "--apply").output
    assert {one["id"] for one in told(run)} == known - {over}
    run("prune", "--older-than", "90d", "--what", "unfinished", "--apply")
    assert {one["id"] for one in told(run)} == known - {over, running}


@pytest.mark.parametrize("given", ["", "90", "d", "1h", "-3d"])
def test_an_age_is_a_number_and_a_unit(given: str) -> None:
    with pytest.raises(Unreadable, match="an age is"):
        ago(given)


def test_dates_are_days() -> None:
    assert moment("1970-01-02") == 86400
    with pytest.raises(Unreadable, match="YYYY-MM-DD"):
        moment("yesterday")


class Load:
    """People who play one game after the other and note what they were promised."""

    def __init__(self, house: Any, choose: Any, people: int = 3) -> None:
        self.guests = [house.guest() for _ in range(people)]
        #: table -> the revision last acknowledged
        self.promised: dict[str, int] = {}
        self._end = threading.Event()
        self._choose = choose
        self._threads = [threading.Thread(target=self._play, args=(guest,)) for guest in self.guests]

    def __enter__(self) -> Load:
        for thread in self._threads:
            thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._end.set()
        for thread in self._threads:
            thread.join(30)

    def _play(self, guest: Any) -> None:
        while not self._end.is_set():
            table = guest.start()
            sitter = guest.sit(table)
            while not sitter.over and not self._end.is_set():
                answer = sitter.move(self._choose)
                assert answer["type"] == "done"
                self.promised[table] = answer["rev"]
            sitter.close()

    @property
    def moves(self) -> int:
        return sum(self.promised.copy().values())


def test_a_backup_under_load_is_restored_whole(
    house: Any, run: Run, new_house: Any, database: str, tmp_path: Path, take_first: Any
) -> None:
    with Load(house, take_first) as load:
        for number in range(1000):
            copy = tmp_path / f"backup-{number}.sqlite"
            before = load.promised.copy()
            assert run("backup", str(copy)).exit_code == 0
            if load.moves > sum(before.values()) > 20:
                break  # people moved while it was made
            copy.unlink()
        after = load.promised.copy()
    assert copy.is_file(), "nobody moved while a backup was made"
    assert not list(tmp_path.glob("*-wal")) + list(tmp_path.glob(".*")), "one file, nothing beside it"
    assert copy.stat().st_mode & 0o077 == 0, "as secret as the database"

    done = called(admin, database, "restore", str(copy), "--json")
    assert done.exit_code == 0
    checked = called(tables, database, "check", "--all", "--json")
    assert checked.exit_code == 0
    found = json.loads(checked.output)
    assert found["same"] == found["tables"] == json.loads(done.output)["tables"] >= len(before)
    revisions = {
        one["id"]: one["rev"] for one in json.loads(called(admin, database, "list", "--json").output)
    }
    for table, promised in before.items():
        assert promised <= revisions[table] <= after[table] + 1, (
            "everything promised before, nothing invented"
        )

    again = new_house(database, tmp_path)
    again.start()
    try:
        for guest in load.guests:
            back = again.guest()
            back.cookies.update(guest.cookies)
            mine = [one for one in back.get("/api/tables").json() if not one.get("over")]
            for one in mine:  # whoever played has the seats there, too, and plays on
                assert back.sit(one["id"]).move(take_first)["type"] == "done"
    finally:
        again.stop()


def test_a_backup_overwrites_nothing_and_goes_into_an_empty_place_only(
    guest: Any, run: Run, house: Any, tmp_path: Path
) -> None:
    guest.start()
    run("backup", str(tmp_path))
    (copy,) = tmp_path.glob("kronrat-*.sqlite")
    with pytest.raises(Unreadable, match="never overwritten"):
        run("backup", str(copy))
    with pytest.raises(Unreadable, match="holds tables already"):
        run("restore", str(copy))
    other = tmp_path / "other"
    other.write_text("no database at all, just some words")
    with pytest.raises(Unreadable, match="no backup of this program"):
        called(admin, str(tmp_path / "new.sqlite"), "restore", str(other))


def test_a_database_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    for typed in (["list"], ["backup", str(tmp_path / "copy")]):
        with pytest.raises(Unreadable, match="there is no database"):
            called(admin, str(tmp_path / "none.sqlite"), *typed)
    assert list(tmp_path.iterdir()) == []
