"""The home page in a real browser: what one is about to click stays where it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Route, expect

if TYPE_CHECKING:
    from .conftest import Visit

WATCH = """
  window.slips = [];
  const note = (list) => list.forEach((one) => window.slips.push(...one.sources.map(
    ({ node, previousRect: was, currentRect: is }) => `${node?.className ?? "?"}: ${was.y} to ${is.y}`)));
  window.watch = new PerformanceObserver((list) => note(list.getEntries()));
  window.watch.observe({ type: "layout-shift", buffered: true });
  window.slipped = async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    note(window.watch.takeRecords());
    return window.slips;
  };
"""


@pytest.mark.parametrize("late", ["**/api/games/*/text/*", "**/*.woff2", "**/api/games/*/art/*"])
@pytest.mark.parametrize("size", [(1280, 860), (390, 844)], ids=["desktop", "phone"])
def test_nothing_slips_away_when_words_type_or_drawings_come_late(
    visit: Visit, late: str, size: tuple[int, int]
) -> None:
    """A click that falls while the page still fills would be lost."""
    page = visit("/rules/loewenherz", width=size[0], height=size[1])
    held: list[Route] | None = []

    def hold(route: Route) -> None:
        if held is None:
            route.continue_()
        else:
            held.append(route)

    page.add_init_script(WATCH)
    page.route(late, hold)
    with page.expect_request(late):
        page.goto(page.url.partition("/rules")[0], wait_until="commit")
    # one frame with everything else in place, then what was late comes
    page.evaluate("() => new Promise(requestAnimationFrame)")
    come, held = held, None
    for route in come:
        route.continue_()
    expect(page.locator("[data-action=start]")).to_be_visible()
    assert page.evaluate("() => window.slipped()") == []
