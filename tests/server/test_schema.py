"""Schemathesis reads the OpenAPI schema and sends what a stranger might: no call ends in a fault of the server."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import hypothesis
import pytest

from kronrat.server.run import Server, config, listen
from kronrat.server.settings import Settings

schemathesis = pytest.importorskip(
    "schemathesis", reason="schemathesis is not installed: make setup brings it"
)


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder: Path = tmp_path_factory.mktemp("schema")
    chosen = Settings(database=str(folder / "tables.sqlite"), static=folder / "static", pause=0, thinkers=1)
    chosen.tables_a_minute = 0
    ready = threading.Event()
    listener = listen("127.0.0.1", 0)
    server = Server(config(chosen), ready.set)
    thread = threading.Thread(target=server.run, args=([listener],), daemon=True)
    thread.start()
    assert ready.wait(20)
    yield f"http://127.0.0.1:{listener.getsockname()[1]}"
    server.should_exit = True
    thread.join(20)


def test_no_call_makes_the_server_fail(address: str, thorough: Callable[[int], hypothesis.settings]) -> None:
    schema = schemathesis.openapi.from_url(f"{address}/schema/openapi.json")
    checks = [
        schemathesis.checks.not_a_server_error,
        schemathesis.specs.openapi.checks.response_schema_conformance,
        schemathesis.specs.openapi.checks.content_type_conformance,
    ]
    called = 0
    for found in schema.get_all_operations():
        operation = found.ok()

        @thorough(12)
        @hypothesis.given(case=operation.as_strategy())
        def call(case: Any) -> None:
            case.call_and_validate(checks=checks)

        call()
        called += 1
    assert called > 10
