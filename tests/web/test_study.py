"""Asking a bot what it would do, the curve of a finished game, and playing on from where it turned."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import Page, expect

from .player import Player, unfold
from .test_access import AXE, barriers

if TYPE_CHECKING:
    from .conftest import Visit

START = """async table => (await (await fetch('/api/tables', {
    method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify(table)
})).json()).id"""


def start(page: Page, game: str, *seats: dict[str, str]) -> None:
    """Starts a table by the same call as the home page, and opens it."""
    table = page.evaluate(START, {"game": game, "seats": list(seats)})
    page.goto(page.url.rstrip("/") + f"/table/{table}")


def bot(code: str) -> dict[str, str]:
    return {"kind": "bot", "bot": code}


def test_advice_is_asked_shown_and_played(visit: Visit) -> None:
    player = Player(visit())
    player.start(seats=2)
    page = player.page
    page.locator("[data-mine=true]").wait_for()
    page.keyboard.press("a")
    moves = page.locator("[data-advised]")
    moves.first.wait_for()
    assert 1 <= moves.count() <= 3
    expect(moves.first.locator(".chances li")).to_have_count(3)  # two seats, and how often it was tried
    before = player.rev
    moves.first.locator(".move").click()
    expect(moves.first.locator(".move")).to_have_attribute("aria-pressed", "true")
    page.locator(".targets .chosen").first.wait_for()
    expect(page.locator("[data-action=confirm]")).to_be_visible()
    told = moves.first.locator(".move span").inner_text()
    page.locator("[data-action=play-advice]").click()
    page.wait_for_function(f"() => document.querySelector('.table').dataset.rev != '{before}'")
    expect(page.locator("[data-advice]")).to_have_count(0)
    expect(page.locator(".log")).to_contain_text(told)


def test_advice_is_closed_by_a_key_and_comes_back_at_once(visit: Visit) -> None:
    player = Player(visit(lang="de"))
    player.start(seats=2)
    page = player.page
    page.locator("[data-mine=true]").wait_for()
    button = page.locator("[data-action=advice]")
    expect(button).to_have_text("Rat")
    button.click()
    page.locator("[data-advised]").first.wait_for()
    page.keyboard.press("Escape")
    expect(page.locator("[data-advice]")).to_have_count(0)
    button.click()
    expect(page.locator("[data-advised]").first).to_be_visible()


def test_on_a_phone_advice_leaves_the_chart_its_place(visit: Visit) -> None:
    """With ten things to do and three to compare, the map still shows."""
    page = visit(width=390, height=844, lang="de")
    start(page, "mythotopia", {"kind": "person"}, bot("greedy"))
    player = Player(page)
    for _ in range(60):
        player.until_asked()
        if page.locator("[data-verb]").count() > 4:
            break
        player.touch()
        player.settle()
    page.keyboard.press("a")
    page.locator("[data-advised]").first.wait_for()
    chart = page.locator(".sheet-a").bounding_box()
    assert chart
    assert chart["height"] > 0.3 * 844
    expect(page.locator("[data-verb]").first).to_be_in_viewport()
    assert barriers(page) == []


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (390, 844), (844, 390)])
def test_advice_lies_over_cards_to_choose_from(visit: Visit, width: int, height: int) -> None:
    """Rurik's first question, a leader, is asked by cards over the board: advice is not hidden under them."""
    page = visit(width=width, height=height)
    start(page, "rurik", {"kind": "person"}, bot("greedy"))
    Player(page).until_asked()
    expect(page.locator(".chooses")).to_be_visible()
    page.keyboard.press("a")
    first = page.locator("[data-advised] .move").first
    first.click()  # whatever lay over it would be hit instead
    expect(first).to_have_attribute("aria-pressed", "true")


def test_a_table_can_do_without_advice(visit: Visit) -> None:
    page = visit()
    page.locator("form summary").click()
    page.locator("[data-option=advice]").select_option("never")
    player = Player(page)
    player.start(seats=2)
    page.locator("[data-mine=true]").wait_for()
    expect(page.locator("[data-action=undo]")).to_be_visible()
    expect(page.locator("[data-action=advice]")).to_have_count(0)


@pytest.mark.skipif(not AXE.exists(), reason="axe-core is not installed: make setup brings it")
@pytest.mark.parametrize(("width", "scheme"), [(1280, "dark"), (390, "light")])
def test_no_barrier_in_the_advice(visit: Visit, width: int, scheme: Any) -> None:
    page = visit(width=width)
    page.emulate_media(color_scheme=scheme)
    start(page, "loewenherz", {"kind": "person", "name": "Ada"}, bot("page"))
    page.locator("[data-action=advice]").click()
    page.locator("[data-advised]").first.wait_for()
    page.locator("[data-advised] .move").first.click()
    page.locator("[data-action=play-advice]").wait_for()
    assert barriers(page) == []


def test_a_finished_game_shows_where_it_turned_and_can_be_played_on(visit: Visit) -> None:
    """A squire against chance: somewhere the game turns."""
    page = visit()
    start(page, "rurik", bot("squire"), bot("random"))
    page.locator("[data-end]").wait_for(timeout=180_000)
    page.locator("[data-curve=done]").wait_for(timeout=300_000)
    if AXE.exists():
        assert barriers(page) == []
    slider = page.locator("[data-curve] [role=slider]")
    slider.focus()
    end = int(slider.get_attribute("aria-valuenow") or 0)
    page.keyboard.press("Home")
    assert int(slider.get_attribute("aria-valuenow") or 0) < end
    assert "%" in (slider.get_attribute("aria-valuetext") or "")
    turn = page.locator("[data-turning]").first
    number = int(turn.get_attribute("data-turning") or 0)
    turn.locator("[data-action=open-turn]").click()
    expect(page.locator("[data-end]")).to_have_count(0)
    expect(page.locator(".prompt")).to_contain_text(f"decision {number} of")
    finished = page.url
    page.locator("[data-action=play-on]").click()
    page.wait_for_url(lambda url: "/table/" in url and url != finished)
    page.locator("[data-mine=true]").wait_for()
    expect(page.locator("[data-end]")).to_have_count(0)
    unfold(page)
    assert page.locator("[data-line]").count() >= number
    player = Player(page)
    player.move()
    expect(page.locator("[data-over=false]")).to_be_visible()
