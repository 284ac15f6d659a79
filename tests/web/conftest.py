"""The real server in a process of its own, on a database file of its own, and people with browsers."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

ROOT = Path(__file__).parents[2]
BUILT = ROOT / "src" / "kronrat" / "server" / "static" / "index.html"
#: one seed for every table: what a test meets follows from its own clicks, not from the day's luck
SERVE = """
from kronrat.server.tables import seals
seals.fresh_seed = lambda: bytes(32)
from kronrat.cli.serve import serve
serve()
"""
#: what a browser adds to the dice (32 bytes) is fixed too; the names of its requests stay random
NO_LUCK = """
const random = crypto.getRandomValues.bind(crypto);
crypto.getRandomValues = (bytes) => (bytes.length === 32 ? bytes.fill(1) : random(bytes));
"""
Visit = Callable[..., "Page"]
POLICY = "Content Security Policy"
PATIENCE = 20_000  # milliseconds: a busy machine is slow, not wrong

expect.set_options(timeout=PATIENCE)


@contextmanager
def serving(folder: Path, *more: str) -> Iterator[str]:
    """A server's address. Bots answer without a pause."""
    if not BUILT.exists():
        pytest.skip("the client is not built: make setup builds it")
    options = ["--port", "0", "--db", str(folder / "tables.sqlite"), "--no-browser", "--pause", "0"]
    with subprocess.Popen(
        [sys.executable, "-c", SERVE, *options, "--thinkers", "1", *more],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    ) as running:
        assert running.stdout is not None
        told = running.stdout.readline()
        address = re.search(r"http://\S+", told)
        assert address, f"the server did not start: {told}"
        yield address.group().rstrip("/")
        running.terminate()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("tables")) as address:
        yield address


@pytest.fixture
def visit(browser: Browser, server: str) -> Iterator[Visit]:
    """Opens an address as somebody new; a page that breaks, or breaks its policy, fails the test."""
    contexts: list[BrowserContext] = []
    broken: list[str] = []

    def open_page(
        path: str = "/",
        lang: str = "en",
        width: int = 1280,
        height: int = 860,
        motion: bool = False,
        touch: bool = False,
    ) -> Page:
        context = browser.new_context(
            viewport={"width": width, "height": height},
            locale=lang,
            reduced_motion="no-preference" if motion else "reduce",
            has_touch=touch,
        )
        contexts.append(context)
        context.add_init_script(NO_LUCK)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: broken.append(str(error)))
        page.on("console", lambda told: broken.append(told.text) if POLICY in told.text else None)
        page.goto(server + path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert broken == []
