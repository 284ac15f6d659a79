"""The table in a real browser: clicks, undo, reload, two browsers, keys, German."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import WebSocketRoute, expect

from .player import Player, unfold

if TYPE_CHECKING:
    from .conftest import Visit


def test_a_whole_game_by_clicks(visit: Visit) -> None:
    """From the home page to the itemised scores, against a bot, touching only what glows."""
    player = Player(visit())
    player.start(seats=2)
    for _ in range(3000):
        player.until_asked()
        if player.over:
            break
        player.touch()
        player.settle()
    end = player.page.locator("[data-end]")
    expect(end).to_be_visible()
    expect(end.locator("tfoot td")).to_have_count(2)
    assert player.page.title().startswith("Over")
    with player.page.expect_download() as record:
        end.locator("a[download]").click()
    assert "loewenherz" in record.value.path().read_text(encoding="utf-8")
    end.locator("[data-action=look]").click()
    expect(end).to_have_count(0)
    player.page.locator("[data-action=scores]").click()
    expect(end).to_be_visible()


def test_undo_takes_back_and_says_why_not(visit: Visit) -> None:
    player = Player(visit())
    player.start(seats=2, seat1="person")
    player.until_asked()
    page = player.page
    undo = page.locator("[data-action=undo]")
    if page.locator("[data-action=face]").count():
        page.locator("[data-action=face]").click()
    undo.click()
    expect(page.locator("[data-notice]")).to_have_attribute("data-notice", "undo-chance")
    lines = page.locator("[data-line]")
    before = lines.count()
    player.move()
    expect(lines).to_have_count(before + 1)
    expect(page.locator("[data-piece^='castle:']")).to_have_count(1)
    undo.click()
    expect(lines).to_have_count(before)
    expect(page.locator("[data-piece^='castle:']")).to_have_count(0)


def test_alone_one_takes_back_across_the_bots_answer(visit: Visit) -> None:
    """While castles are placed nothing is hidden."""
    player = Player(visit())
    player.start(seats=2)
    player.until_asked()
    page = player.page
    castles = page.locator("[data-piece^='castle:']")
    before = castles.count()  # the bot may have begun
    player.move()
    expect(castles.nth(before + 1)).to_be_visible()  # the bot has answered
    page.locator("[data-mine=true]").wait_for()
    page.locator("[data-action=undo]").click()
    expect(castles).to_have_count(before)
    page.locator("[data-mine=true]").wait_for()
    page.locator("[data-action=undo]").click()
    expect(page.locator("[data-notice]")).to_have_attribute("data-notice", "undo-start")


def test_for_training_one_takes_back_whatever_was_seen(visit: Visit) -> None:
    page = visit()
    page.locator("form summary").click()
    page.locator("[data-option=training]").select_option(index=1)
    player = Player(page)
    player.start(seats=2)
    expect(page.locator("[data-training]")).to_have_text("Training")
    player.until_asked()
    castles = page.locator("[data-piece^='castle:']")
    first = castles.count()  # the bot may have begun
    player.play(6)
    for _ in range(6):
        page.locator("[data-mine=true]").wait_for()
        before = player.rev
        page.locator("[data-action=undo]").click()
        expect(page.locator(".table")).not_to_have_attribute("data-rev", str(before))
    expect(castles).to_have_count(first)


def test_a_half_made_move_can_be_given_up(visit: Visit) -> None:
    player = Player(visit())
    player.start(seats=2)
    player.confirm_all()
    page = player.page
    page.locator("[data-legal=true]").first.click()
    page.locator("[data-action=cancel]").click()
    expect(page.locator("[data-action=cancel]")).to_have_count(0)
    expect(page.locator("[data-piece]")).to_have_count(player_pieces := page.locator("[data-piece]").count())
    assert player_pieces % 2 == 0  # castle and knight come together or not at all


def test_what_is_not_allowed_says_why(visit: Visit) -> None:
    player = Player(visit())
    player.start(seats=2)
    player.until_asked()
    player.page.locator("[data-id^='field:'][data-legal=false]").first.click()
    notice = player.page.locator("[data-notice]")
    expect(notice).to_contain_text("meadow")
    cited = notice.locator("a[data-rule]")
    expect(cited).to_have_text(re.compile(r"\w{3}"))
    anchor = (cited.get_attribute("href") or "").partition("#")[2]
    assert anchor == "rule-" + (cited.get_attribute("data-rule") or "")
    with player.page.context.expect_page() as opened:
        cited.click()
    rules = opened.value
    expect(rules.locator(f"#{anchor}")).to_be_in_viewport()
    expect(rules.locator(f".cited #{anchor}, .cited#{anchor}")).to_have_count(1)


def test_what_nobody_is_asked_for_cites_the_house(visit: Visit) -> None:
    """The table's own rules have a sentence, and no place on the game's page."""
    player = Player(visit())
    player.start(seats=2)
    player.until_asked()
    player.page.keyboard.press("u")
    notice = player.page.locator("[data-notice^='undo-']")
    expect(notice.locator("span[data-rule=undo]")).to_contain_text("latest decisions")
    expect(notice.locator("a")).to_have_count(0)


def test_reload_in_the_middle_restores_everything(visit: Visit) -> None:
    player = Player(visit())
    player.start(seats=2)
    player.play(3)
    page = player.page
    expect(page.locator("[data-mine=true]")).to_be_visible()
    pieces = page.locator("[data-piece]").count()
    log = page.locator("[data-line]").count()
    page.reload()
    expect(page.locator("[data-piece]")).to_have_count(pieces)
    expect(page.locator("[data-line]")).to_have_count(log)
    expect(page.locator("[data-hand] [data-id^='card:']")).to_have_count(3)
    page.goto(page.url.split("/table/")[0])
    expect(page.locator("[data-table]")).to_have_count(1)


def test_two_browsers_at_one_game(visit: Visit) -> None:
    """The one who opened the table waits; the other sits down by the link; each sees the other's move."""
    red = Player(visit())
    red.start(seats=2, seat1="open")
    path = "/table/" + red.page.url.rpartition("/")[2]
    blue = Player(visit(path), seed=2)
    blue.page.locator(".sit").click()
    expect(blue.page.locator(".sit")).to_have_count(0)
    expect(red.page.locator("[data-seat='1'] small")).to_contain_text("person")
    for _ in range(4):
        turn = red.page.locator(".prompt")
        expect(turn).to_have_attribute(
            "data-turn", blue.page.locator(".prompt").get_attribute("data-turn") or ""
        )
        mover = red if turn.get_attribute("data-mine") == "true" else blue
        other = blue if mover is red else red
        seen = other.rev
        mover.move()
        expect(other.page.locator(".table")).not_to_have_attribute("data-rev", str(seen))
        expect(other.page.locator(".table")).to_have_attribute("data-rev", str(mover.rev))
    assert red.page.locator("[data-piece]").count() == blue.page.locator("[data-piece]").count() == 8


def test_a_hand_is_covered_while_the_screen_is_passed_on(visit: Visit) -> None:
    player = Player(visit())
    player.start(seats=2, seat1="person")
    page = player.page
    cover = page.locator("[data-action=face]")
    expect(cover).to_be_visible()
    expect(page.locator("[data-hand]")).to_have_count(0)
    cover.click()
    expect(page.locator("[data-hand] [data-id^='card:']")).to_have_count(3)


def test_a_turn_with_the_keyboard_alone(visit: Visit) -> None:
    player = Player(visit())
    page = player.page
    page.locator("[data-action=start]").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".table")).to_be_visible()
    page.locator("[data-mine=true]").wait_for()
    before = player.rev
    page.keyboard.press("ArrowDown")
    expect(page.locator("[data-legal=true]:focus")).to_have_count(1)
    first = page.evaluate("document.activeElement.dataset.id")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.id") != first
    page.keyboard.press("Enter")
    player.settle()
    if player.rev == before:  # an answer that is the only one is taken by itself: then the move is made
        expect(page.locator("[data-action=cancel]")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator("[data-action=cancel]")).to_have_count(0)
    for _ in range(6):
        if player.rev != before:
            break
        page.keyboard.press("ArrowLeft")
        page.keyboard.press("Enter")
        player.settle()
    page.wait_for_function(f"() => document.querySelector('.table').dataset.rev != '{before}'")
    page.keyboard.press("?")
    expect(page.locator("[data-help]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-help]")).to_have_count(0)


def test_german_at_any_time_without_reload(visit: Visit) -> None:
    german = visit(lang="de")
    expect(german.locator("[data-action=start]")).to_have_text("Gegen Bots spielen")
    english = Player(visit())
    english.start(seats=2)
    page = english.page
    expect(page.locator("h1")).to_have_text("Löwenherz")
    expect(page.locator("[data-action=undo]")).to_have_text("Undo")
    page.locator("[data-action=settings]").click()
    page.locator("[data-switch=lang]").select_option("de")
    page.keyboard.press("Escape")
    expect(page.locator("[data-drawer]")).to_have_count(0)
    expect(page.locator("[data-action=undo]")).to_have_text("Zurück")
    expect(page.locator(".prompt")).to_contain_text("Burg")
    assert page.locator("html").get_attribute("lang") == "de"


def test_the_past_is_looked_at_and_left(visit: Visit) -> None:
    player = Player(visit())
    player.start(seats=2)
    player.play(2)
    page = player.page
    page.locator("[data-mine=true]").wait_for()
    pieces = page.locator("[data-piece]").count()
    unfold(page)
    page.locator("[data-line='0']").click()
    expect(page.locator("[data-piece]")).to_have_count(0)
    expect(page.locator("[data-legal=true]")).to_have_count(0)
    page.locator("[data-action=now]").click()
    expect(page.locator("[data-piece]")).to_have_count(pieces)


def test_a_lost_connection_comes_back_by_itself(visit: Visit) -> None:
    player = Player(visit())
    page = player.page
    lines: list[WebSocketRoute] = []

    def connect(line: WebSocketRoute) -> None:
        lines.append(line)
        line.connect_to_server()

    page.route_web_socket("**/ws/tables/*", connect)
    player.start(seats=2)
    player.until_asked()
    lines[0].close()
    expect(page.locator("[data-offline]")).to_be_visible()
    expect(page.locator("[data-offline]")).to_have_count(0)
    assert len(lines) == 2
    player.move()


def test_the_chart_can_be_brought_closer(visit: Visit) -> None:
    player = Player(visit())
    player.start(seats=2)
    page = player.page
    field = page.locator("g[data-id='field:f6']")  # brought closer, it may be offered beside the map, too
    before = field.bounding_box()
    field.hover()
    page.mouse.wheel(0, -600)
    page.locator("[data-control=plus]").click()
    closer = field.bounding_box()
    assert before
    assert closer
    assert closer["width"] > 2 * before["width"]
    page.locator("[data-control=fit]").click()
    assert field.bounding_box() == before
    page.keyboard.press("+")
    page.keyboard.press("+")
    nearer = field.bounding_box()
    assert nearer
    assert nearer["width"] > 2 * before["width"]
    page.keyboard.press("0")
    assert field.bounding_box() == before
