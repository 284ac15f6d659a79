"""The rules page and the player aid: everything on them is drawn, found, and can be printed."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import Page, expect

from kronrat.kernel.game import games

from .conftest import PATIENCE
from .test_access import AXE, barriers

if TYPE_CHECKING:
    from .conftest import Visit

GAMES = sorted(game for game, info in games().items() if info.folder.startswith("kronrat.games"))
ALIKE = "figure li:nth-child(n + 7), tbody tr:nth-child(n + 7), .board svg > *"
CUT_OFF = """() => [...document.querySelectorAll("main :is(table, .cap, .grid .head)")]
    .filter((one) => one.scrollWidth > one.clientWidth + 1)
    .map((one) => `${one.className || one.tagName}: ${one.textContent.trim().slice(0, 60)}`)"""
"""On a wide screen nothing is wider than its place: tables, captions, heads of boards."""
A_PAGE = re.compile(rb"/Type\s*/Page\b(?!s)")


def complete(page: Page) -> None:
    """Every place of the page has its picture or its cards, which come one by one."""
    page.locator("main h1").wait_for()
    page.wait_for_function(
        "drawn => [...document.querySelectorAll('main figure')].every((figure) => figure.querySelector(drawn))",
        arg=".card, .board use, .board path, .grid, .track, .pile, .panels li",
        timeout=6 * PATIENCE,
    )


def thin_out(page: Page) -> None:
    """Cards and rows after the sixth, and the insides of maps, which axe cannot judge: they cost most of its time."""
    page.evaluate("alike => document.querySelectorAll(alike).forEach((one) => one.remove())", ALIKE)


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("game", GAMES)
def test_every_figure_is_drawn(visit: Visit, game: str, lang: str) -> None:
    page = visit(f"/rules/{game}", lang)
    complete(page)
    rows = games()[game].rules().drawing.components
    for row in rows:
        table = page.locator(f"[data-component-table={row.id}]")
        expect(table.locator(".card")).to_have_count(len(row.cards))
        assert "{" not in table.inner_text()
    assert page.evaluate("document.documentElement.scrollWidth") <= 1280
    assert page.evaluate(CUT_OFF) == []


def test_contents_stay_in_view_and_follow(visit: Visit) -> None:
    page = visit("/rules/rurik")
    complete(page)
    page.get_by_role("link", name="Tax", exact=True).click()
    expect(page.locator("#tax")).to_be_in_viewport()
    expect(page.locator("nav [aria-current=location]")).to_have_text("Tax")
    expect(page.get_by_role("link", name="The pieces")).to_be_in_viewport()
    page.mouse.move(700, 400)
    page.mouse.wheel(0, -100_000)
    expect(page.locator("nav [aria-current=location]")).to_have_text("The pieces")


def test_search_finds_words_and_rules(visit: Visit) -> None:
    page = visit("/rules/rurik")
    complete(page)
    page.keyboard.press("/")
    search = page.locator("[data-search]")
    expect(search).to_be_focused()
    search.fill("casualty-2")
    hits = page.locator(".hits li")
    expect(hits).to_have_count(1)
    hits.get_by_role("button").click()
    expect(page.locator("#rule-casualty-2")).to_be_in_viewport()
    expect(page.locator(".cited")).to_contain_text("before the first card")
    search.fill("market day")  # a card's name is found on its face, too
    expect(hits.filter(has_text="Market Day").first).to_be_visible()
    search.fill("xyzzy")
    expect(page.get_by_role("status").filter(has_text="Nothing found")).to_be_visible()
    search.press("Escape")
    expect(page.locator("nav")).to_be_visible()


def test_a_refusal_s_link_marks_its_rule(visit: Visit) -> None:
    page = visit("/rules/loewenherz#rule-knights-3", "de")
    expect(page.locator("#rule-knights-3")).to_be_in_viewport()
    expect(page.locator(".named")).to_have_text("(knights-3)")


def test_cards_are_filtered_by_words_and_by_what_they_ask(visit: Visit) -> None:
    page = visit("/rules/rurik", "de")
    complete(page)
    deeds = page.locator("[data-component-table=deed]")
    cards = deeds.locator(".card")
    asks = deeds.get_by_role("group", name="verlangen").get_by_role("button")
    asks.first.click()
    expect(asks.first).to_have_attribute("aria-pressed", "true")
    some = cards.count()
    assert 0 < some < 26
    expect(deeds.get_by_role("status")).to_contain_text(f"{some} von 26")
    asks.first.click()
    expect(cards).to_have_count(26)
    deeds.get_by_role("searchbox").fill("markttag")
    expect(cards).to_have_count(1)


def test_on_a_phone_the_contents_unfold(visit: Visit) -> None:
    page = visit("/rules/mythotopia", width=390, height=844)
    page.locator("main figure svg").first.wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    where = page.locator(".where")
    expect(where).to_contain_text("1 of")
    page.get_by_role("button", name="Next chapter").click()
    expect(where).to_contain_text("2 of")
    where.click()
    page.get_by_role("link", name="War", exact=True).click()
    expect(page.locator("nav")).not_to_be_visible()
    expect(page.locator("#war")).to_be_in_viewport()


@pytest.mark.skipif(not AXE.exists(), reason="axe-core is not installed: make setup brings it")
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize(
    ("game", "width"),
    [("rurik", 390), ("rurik", 1280), ("mythotopia", 390), ("rus", 1280), ("loewenherz", 390)],
)
def test_no_barrier(visit: Visit, game: str, width: int, scheme: Any) -> None:
    page = visit(f"/rules/{game}", width=width)
    page.emulate_media(color_scheme=scheme)
    complete(page)
    thin_out(page)
    assert barriers(page) == []
    page.goto(page.url + "/aid")
    page.locator("[data-aid] table").first.wait_for()
    assert barriers(page) == []


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("game", GAMES)
def test_the_aid_is_one_page(visit: Visit, game: str, lang: str) -> None:
    page = visit(f"/rules/{game}/aid", lang)
    page.locator("[data-aid] table").first.wait_for()
    page.evaluate("document.fonts.ready")
    words = page.locator("[data-aid]").inner_text()
    assert "{" not in words
    assert "table:" not in words
    assert len(A_PAGE.findall(page.pdf(prefer_css_page_size=True))) == 1
