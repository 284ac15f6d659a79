"""On a phone no pointer rests on things: what a sign means, and why something cannot be done, is told to a thumb."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Locator, Page, expect

from kronrat.match import ask

from .staged import Staged, record_of

if TYPE_CHECKING:
    from .conftest import Visit

#: a game, its record, a step of which many cards with signs lie in the hand
SIGNS = [("loewenherz", "3-players-deck", "turn"), ("rurik", "en-3", "resolve")]
#: more verbs than a phone has room for, and so few that only those that can be chosen are shown
REFUSING = [("mythotopia", "3-players-call", range(11, 99)), ("rurik", "en-3", range(2, 4))]


def on_a_phone(visit: Visit, game: str, record: str) -> tuple[Page, Staged]:
    page = visit(width=390, height=844, touch=True)
    staged = Staged(record_of(game, record))
    staged.attach(page)
    return page, staged


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize(("game", "record", "step"), SIGNS)
def test_a_tap_opens_the_legend_of_what_lies_on_the_table(
    visit: Visit, game: str, record: str, step: str
) -> None:
    page, staged = on_a_phone(visit, game, record)
    staged.show(page, next(n for n in staged.decisions() if staged.match.lines[n].step == step))
    page.locator("[data-action=help]").tap()
    signs = page.locator("[data-drawer=help] li")
    expect(signs.first).to_be_visible()
    drawn = signs.locator("svg.icon use")
    assert drawn.count() == signs.count() > 2
    words = [text.strip() for text in signs.all_inner_texts()]
    assert all(words), "every sign has its words"
    assert len(set(words)) == len(words), "and its own"


@pytest.mark.parametrize(("game", "record", "step"), SIGNS)
def test_a_thumb_on_a_sign_shows_its_words_and_chooses_nothing(
    visit: Visit, game: str, record: str, step: str
) -> None:
    page, staged = on_a_phone(visit, game, record)
    staged.show(page, next(n for n in staged.decisions() if staged.match.lines[n].step == step))
    sign = page.locator("[data-hand] button[data-id] .mark[title]").first
    words = sign.get_attribute("title")
    assert words
    x, y = middle(sign)
    thumb = page.context.new_cdp_session(page)
    thumb.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    expect(page.get_by_role("tooltip").locator("p").first).to_have_text(words)
    thumb.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator("[data-action=cancel]")).to_have_count(0)
    assert not staged.sent


@pytest.mark.parametrize(("game", "record", "sizes"), REFUSING)
def test_what_a_phone_has_no_room_for_is_listed_with_its_reasons(
    visit: Visit, game: str, record: str, sizes: range
) -> None:
    page, staged = on_a_phone(visit, game, record)
    for number in staged.decisions():
        asked = ask.ask(staged.match.at(number), staged.match.lines[number].seat, staged.match.rules.drawing)
        assert asked is not None
        refused = [verb.verb for verb in asked.refused if verb.group]
        if refused and len(asked.offers) + len(refused) in sizes:
            break
    else:
        raise AssertionError("no such question in the record")
    staged.show(page, number)
    more = page.locator("[data-action=more-verbs]")
    expect(more).to_be_visible()
    shown = page.locator("[data-refused]").count()
    more.tap()
    listed = page.locator("[data-drawer=refused] dl")
    expect(listed.locator("dt")).to_have_count(len(refused) - shown)
    for told in (*listed.locator("dt").all_inner_texts(), *listed.locator("dd").all_inner_texts()):
        assert told.strip(), "a name and a reason for each"
    page.keyboard.press("Escape")
    expect(listed).to_have_count(0)
