"""The tutorial's game, registered from outside the tree, played to its end in a real browser."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tutorial.test_tutorial import orchard

if TYPE_CHECKING:
    from playwright.sync_api import Browser

ROOT = Path(__file__).resolve().parents[2]
SOMETHING = "[data-action=confirm], [data-action=face], [data-legal=true], [data-end]"
pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that finds the game as it stands after the tutorial's last page."""
    if not (ROOT / "src" / "kronrat" / "server" / "static" / "index.html").exists():
        pytest.skip("the client is not built: make setup builds it")
    folder = tmp_path_factory.mktemp("author")
    source = orchard(folder, "3-secrets")
    options = [
        "--port",
        "0",
        "--db",
        str(folder / "tables.sqlite"),
        "--no-browser",
        "--pause",
        "0",
        "--thinkers",
        "1",
    ]
    with subprocess.Popen(
        [sys.executable, "-m", "kronrat", "serve", *options],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONUNBUFFERED": "1", "PYTHONPATH": str(source)},
    ) as running:
        assert running.stdout is not None
        found = re.search(r"http://\S+", running.stdout.readline())
        assert found
        yield found[0].rstrip("/")
        running.terminate()


def test_the_tutorials_game_is_played_in_the_browser(browser: Browser, server: str) -> None:
    page = browser.new_context(viewport={"width": 1280, "height": 860}, reduced_motion="reduce").new_page()
    page.set_default_timeout(20_000)
    broken: list[str] = []
    page.on("pageerror", lambda error: broken.append(str(error)))
    page.goto(server)
    page.get_by_text("Orchard").first.wait_for()
    seats = [{"kind": "person"}, *[{"kind": "bot", "bot": "random"}] * 2]
    table = page.request.post(f"{server}/api/tables", data={"game": "orchard", "seats": seats}).json()["id"]
    page.goto(f"{server}/table/{table}")
    for _ in range(200):
        page.locator(SOMETHING).first.wait_for(state="visible")
        if page.locator("[data-end]").count():
            break
        for sure in ("[data-action=face]", "[data-action=confirm]", "[data-legal=true]:visible"):
            if page.locator(sure).count():
                page.locator(sure).first.click()
                break
        page.wait_for_function(
            "() => document.querySelector('[data-end]') || !document.querySelector('[data-waiting]')"
        )
    assert page.locator("[data-end]").count() == 1
    assert "Favourite column" in page.locator("[data-end]").inner_text()
    assert broken == []
