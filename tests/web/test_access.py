"""No serious barrier on any screen, in light and dark, wide and narrow (axe-core)."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import Page, expect

from .player import Player

if TYPE_CHECKING:
    from .conftest import Visit

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")
ORDER = "heading-order"

pytestmark = pytest.mark.skipif(not AXE.exists(), reason="axe-core is not installed: make setup brings it")


def barriers(page: Page) -> list[str]:
    """What axe finds grave, with the first element each concerns."""
    page.evaluate(AXE.read_text(encoding="utf-8"))  # not as a script tag: the page allows none but its own
    found: dict[str, Any] = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{rule['id']}: {rule['help']} ({rule['nodes'][0]['html'][:120]})"
        for rule in found["violations"]
        if rule["impact"] in GRAVE or rule["id"] == ORDER
    ]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [1280, 390])
def test_home_and_table(visit: Visit, scheme: Any, width: int) -> None:
    page = visit(width=width)
    page.emulate_media(color_scheme=scheme)
    page.locator("[data-action=start]").wait_for()
    assert barriers(page) == []
    player = Player(page)
    player.start(seats=2)
    player.play(5)
    assert barriers(page) == []


@pytest.mark.parametrize("game", ["mythotopia", "rurik"])
def test_a_phone_on_its_side(visit: Visit, game: str) -> None:
    """The chart has one half; everything that can be chosen is in reach in the other."""
    page = visit(width=844, height=390)
    page.locator(f"[data-game={game}]").click()
    player = Player(page)
    player.start(seats=2)
    player.play(5)
    chart = page.locator(".sheet-a").bounding_box()
    assert chart
    assert chart["height"] > 0.8 * 390
    assert chart["width"] > 0.5 * 844
    assert barriers(page) == []


@pytest.mark.parametrize("width", [1280, 390])
@pytest.mark.parametrize("path", ["/nonsense", "/table/nowhere", "/rules/nosuch"])
def test_a_wrong_address(visit: Visit, path: str, width: int) -> None:
    page = visit(path, width=width)
    expect(page.locator("main[data-lost]")).to_be_visible()
    assert barriers(page) == []


@pytest.mark.parametrize("path", ["/help/en/begin", "/help/de/table"])
def test_the_help_pages(visit: Visit, path: str) -> None:
    page = visit(path)
    expect(page.locator("h1")).to_be_visible()
    assert barriers(page) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [1280, 390])
def test_drawers(visit: Visit, scheme: Any, width: int) -> None:
    page = visit(width=width)
    page.emulate_media(color_scheme=scheme)
    Player(page).start(seats=2)
    for drawer in ("help", "settings"):
        page.locator(f"[data-action={drawer}]").click()
        expect(page.locator(f"[data-drawer={drawer}]")).to_be_visible()
        assert barriers(page) == []
        page.keyboard.press("Escape")


def test_rules(visit: Visit) -> None:
    page = visit("/rules/loewenherz")
    expect(page.locator("header")).to_be_visible()
    assert barriers(page) == []


@pytest.mark.parametrize("size", [(1280, 860), (844, 390)], ids=["desktop", "phone on its side"])
def test_the_end(visit: Visit, size: tuple[int, int]) -> None:
    """With a limit on turns the end comes soon. Who won is what one sees first."""
    page = visit(width=size[0], height=size[1])
    page.locator("form summary").click()
    page.locator(".options select").last.select_option("500")
    player = Player(page)
    player.start(seats=2, seat0="bot")
    page.locator("[data-end]").wait_for(timeout=120_000)
    expect(page.locator("#end-title")).to_be_in_viewport()
    assert barriers(page) == []
