"""The home page in a real browser: what one is about to click stays where it is; a record is opened."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Route, expect

from kronrat import bots
from kronrat.kernel.dice import Dice
from kronrat.kernel.game import find
from kronrat.match import record
from kronrat.match.match import Match

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


def test_a_record_is_opened_looked_through_and_refused_if_it_lies(visit: Visit, tmp_path: Path) -> None:
    info = find("loewenherz")[0]
    match, player, dice = Match.start(info, info.setup(2, "", {})), bots.make("random"), Dice(3)
    while not match.over:
        seat = match.asked()[0]
        match.play(seat, player.choose(match.rules, match.state, seat, dice))
    told = record.write(match, ["Ada", "Ben"])
    true, false = tmp_path / "true.txt", tmp_path / "false.txt"
    true.write_text(told, encoding="utf-8")
    false.write_text(told.replace("winners=", "winners=3"), encoding="utf-8")
    page = visit(lang="de")
    page.locator("[data-action=open-record]").set_input_files(false)
    expect(page.locator("[data-error=broken-record]")).to_contain_text("stimmt nicht")
    page.locator("[data-action=open-record]").set_input_files(true)
    expect(page.locator("[data-end] thead")).to_contain_text("Ada")
    page.locator("[data-end] [data-action=look]").click()
    first = next(line.number for line in match.lines if line.seat >= 0)
    page.locator(f"[data-line='{first}']").click()
    expect(page.locator("[data-action=back-to-now]")).to_be_visible()
    expect(page.locator("[data-action=play-on]")).to_be_visible()


def test_a_bot_is_given_a_character_where_it_can_have_one(visit: Visit) -> None:
    page = visit(lang="en")
    page.locator(".counts label", has_text="2").click()
    row = page.locator("[data-seat-row='1']")
    level, style = row.get_by_label("Strength of"), row.get_by_label("Character of")
    level.select_option("squire")
    expect(style).to_have_count(0)
    level.select_option("knight")
    style.select_option("warrior")
    with page.expect_request("**/api/tables") as sent:
        page.locator("[data-action=start]").click()
    assert sent.value.post_data_json["seats"][1]["bot"] == "knight:warrior"
    expect(page.locator(".table")).to_be_visible()
