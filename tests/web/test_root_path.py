"""The client of a server that answers below a path: every address it makes is below that path."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from .conftest import serving
from .player import Player


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("tables"), "--root-path", "/games/here") as address:
        yield address


def test_a_game_below_a_path(visit: Any, server: str) -> None:
    assert server.endswith("/games/here")
    page = visit("/")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    player = Player(page)
    player.start(2)
    player.move()
    assert player.rev > 0
    assert page.url.startswith(f"{server}/table/")
    page.reload()
    expect(page.locator(".table")).to_be_visible()
    assert asked
    assert [url for url in asked if not url.startswith((f"{server}/", "data:"))] == []
    page.goto(server)
    page.locator("[data-table]").first.click()
    expect(page.locator(".table")).to_be_visible()
    assert page.url.startswith(f"{server}/table/")


def test_the_help_below_a_path(visit: Any, server: str) -> None:
    page = visit("/")
    page.locator("[data-action=guide]").click()
    for link in ("a[aria-current] + a", "a[hreflang]", "a:first-child"):
        expect(page.locator("main")).to_be_visible()
        assert page.url.startswith(f"{server}/")
        page.locator(f"nav {link}").first.click()
    expect(page.locator("[data-action=start]")).to_be_visible()
    assert page.request.get(f"{server}/help").url.startswith(f"{server}/help/")
