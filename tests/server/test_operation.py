"""What an operator looks at: health that can fail, figures that are not public, log lines that tell what about."""

from __future__ import annotations

import json
import logging
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from kronrat.kernel.errors import Unreadable
from kronrat.server import logs
from kronrat.server.run import listen
from kronrat.server.settings import operator_address
from kronrat.server.store import migrate
from kronrat.server.web import readiness


@pytest.fixture
def fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    """Readiness is looked at anew for every question."""
    monkeypatch.setattr(readiness, "FRESH", -1.0)


@pytest.fixture
def watched(new_house: Any, tmp_path: Path) -> Iterator[Any]:
    """A server with a port for its operator."""
    one = new_house(str(tmp_path / "tables.sqlite"), tmp_path)
    one.figures = listen("127.0.0.1", 0)
    one.operator = f"http://127.0.0.1:{one.figures.getsockname()[1]}"
    one.start()
    yield one
    one.stop()


def figures(watched: Any) -> dict[str, float]:
    text = httpx.get(f"{watched.operator}/metrics").text
    rows = (line.rpartition(" ") for line in text.splitlines() if not line.startswith("#"))
    return {name: float(value) for name, _, value in rows}


def test_ready_when_everything_is(guest: Any, fresh: None) -> None:
    assert guest.get("/healthz").text == "ok"
    answer = guest.get("/readyz")
    assert answer.status_code == 200
    assert answer.json() == {"ready": True, "database": "ok", "writer": "ok", "migrations": "ok"}
    assert answer.headers["cache-control"] == "no-store"


def test_each_part_can_fail_and_is_named(
    guest: Any, house: Any, fresh: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    def failing() -> tuple[int, set[str]]:
        answer = guest.get("/readyz")
        parts = answer.json()
        return answer.status_code, {key for key, value in parts.items() if value not in ("ok", True, False)}

    async def gone() -> str:
        raise ConnectionRefusedError("no database")

    with monkeypatch.context() as patch:
        patch.setattr(house.backend.store, "schema_version", gone)
        assert failing() == (503, {"database", "migrations"})
        assert guest.get("/healthz").status_code == 200, "the process is alive all the same"
    with monkeypatch.context() as patch:
        patch.setattr(readiness, "newest", lambda: "9999")
        assert failing() == (503, {"migrations"})
    with monkeypatch.context() as patch:
        patch.setattr(house.backend.writer, "_task", None)
        assert failing() == (503, {"writer"})
    assert failing() == (200, set())
    assert migrate.newest() != "9999"


def test_a_write_that_failed_makes_a_server_unready_until_one_succeeds(
    guest: Any, house: Any, fresh: None, monkeypatch: pytest.MonkeyPatch, take_first: Any
) -> None:
    table = guest.start()
    sitter = guest.sit(table)

    async def full(_changes: object) -> None:
        raise OSError("no space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(house.backend.store, "commit", full)
        assert sitter.move(take_first)["code"] == "not-saved"
    answer = guest.get("/readyz")
    assert (answer.status_code, answer.json()["writer"]) == (503, "the last write failed")
    assert sitter.move(take_first)["type"] == "done"
    assert guest.get("/readyz").status_code == 200


def test_an_answer_is_good_for_a_second(guest: Any, house: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readiness, "FRESH", 3600.0)
    asked = []
    real = house.backend.store.schema_version

    async def counted() -> str:
        asked.append(1)
        return str(await real())

    monkeypatch.setattr(house.backend.store, "schema_version", counted)
    house.backend.readiness._known = None
    assert {guest.get("/readyz").status_code for _ in range(5)} == {200}
    assert len(asked) == 1


def test_figures_count_what_happens_and_are_not_public(watched: Any, take_first: Any) -> None:
    guest = watched.guest()
    table = guest.start()
    sitter = guest.sit(table)
    assert sitter.move(take_first)["type"] == "done"
    found = figures(watched)
    assert found['kronrat_changes_total{outcome="saved"}'] == 1
    assert found["kronrat_change_seconds_count"] == 1
    assert found["kronrat_commits_total"] == 1
    assert (found["kronrat_sockets"], found["kronrat_rooms"]) == (1, 1)
    assert (found["kronrat_write_queue"], found["kronrat_thinking"], found["kronrat_thought_queue"]) == (
        0,
        0,
        0,
    )
    assert found["kronrat_socket_request_seconds_count"] >= 1
    assert found['kronrat_http_seconds_count{method="POST",status="201"}'] == 1
    sitter.close()
    assert guest.get("/metrics").status_code == 404, "not on the public port"
    assert table not in httpx.get(f"{watched.operator}/metrics").text


def test_bots_thoughts_are_counted(watched: Any) -> None:
    guest = watched.guest()
    sitter = guest.sit(guest.start("gg", options={"rounds": "1"}))
    sitter.until_true(lambda: sitter.over)
    found = figures(watched)
    assert found["kronrat_thought_seconds_count"] > 0
    assert found["kronrat_thought_wait_seconds_count"] >= found["kronrat_thought_seconds_count"]
    assert found["kronrat_thinking"] == 0


def test_the_operators_port_has_health_and_nothing_else(watched: Any) -> None:
    assert httpx.get(f"{watched.operator}/healthz").text == "ok"
    assert httpx.get(f"{watched.operator}/readyz").json()["ready"] is True
    assert httpx.get(f"{watched.operator}/api/games").status_code == 404
    assert httpx.post(f"{watched.operator}/metrics").status_code == 405
    with urllib.request.urlopen(f"{watched.operator}/metrics") as answer:
        assert answer.headers["content-type"].startswith("text/plain")


@pytest.mark.parametrize(
    ("given", "meant"),
    [("9420", ("127.0.0.1", 9420)), ("0.0.0.0:9420", ("0.0.0.0", 9420)), ("[::1]:9420", ("::1", 9420))],
)
def test_a_port_alone_answers_this_machine_only(given: str, meant: tuple[str, int]) -> None:
    assert operator_address(given) == meant


def test_log_lines_name_the_request_and_the_table(guest: Any, caplog: pytest.LogCaptureFixture) -> None:
    lines: list[dict[str, Any]] = []

    class Kept(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            lines.append(json.loads(self.format(record)))

    handler = Kept()
    handler.setFormatter(logs.JsonLines())
    logger = logging.getLogger("kronrat.requests")
    logger.addHandler(handler)
    caplog.set_level(logging.INFO, "kronrat.requests")
    try:
        table = guest.start()
        answer = guest.get(f"/api/tables/{table}")
        guest.get("/api/tables/none", headers={"x-request-id": "chosen-by-a-stranger"})
    finally:
        logger.removeHandler(handler)
    one = next(line for line in lines if line["path"] == f"/api/tables/{table}")
    assert (one["request"], one["table"]) == (answer.headers["x-request-id"], table)
    assert (one["method"], one["status"], one["level"]) == ("GET", 200, "info")
    assert "127.0.0.1" not in json.dumps(lines), "nobody's address is kept"
    assert {line["request"] for line in lines} & {"chosen-by-a-stranger"} == set()
    assert len({line["request"] for line in lines}) == len(lines)


def test_a_traceback_stays_in_one_line() -> None:
    try:
        raise ValueError("two\nlines")
    except ValueError as error:
        told = (ValueError, error, error.__traceback__)
    record = logging.LogRecord("kronrat.x", logging.ERROR, __file__, 1, "it %s", ("failed",), told)
    record.table = "abc"
    text = logs.JsonLines().format(record)
    assert "\n" not in text
    read = json.loads(text)
    assert (read["message"], read["table"], read["level"]) == ("it failed", "abc", "error")
    assert "two\nlines" in read["traceback"]
    assert "it failed table=abc" in logs.TextLines().format(record)


def test_a_port_that_is_taken_is_called_by_its_own_flag() -> None:
    with listen("127.0.0.1", 0) as taken, pytest.raises(Unreadable, match="choose another with --metrics"):
        listen("127.0.0.1", taken.getsockname()[1], "--metrics")
