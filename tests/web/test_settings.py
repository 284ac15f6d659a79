"""Settings stay, are felt at once, and whatever opens closes again; sound is there and does not clip."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, expect

from .player import Player
from .staged import Staged, record_of

if TYPE_CHECKING:
    from .conftest import Visit

CHOICES = {
    "lang": "de",
    "theme": "dark",
    "speed": "step",
    "confirm": "all",
    "type": "1.25",
    "zoom": "1.7",
    "motion": "none",
    "seat-0": "5",
}
#: what the page would play is rendered instead: the whole of it, from the first sound on
LISTEN = """
window.AudioContext = function () {
  window.heard = new OfflineAudioContext(1, 44100, 44100);
  return window.heard;
};
"""
WAVE = """
async () => {
  const wave = (await window.heard.startRendering()).getChannelData(0);
  const loud = wave.map(Math.abs);
  const audible = loud.findLastIndex(value => value > 0.002);
  return { peak: Math.max(...loud), seconds: audible / 44100, first: loud.findIndex(value => value > 0.002) / 44100,
    mean: wave.reduce((sum, value) => sum + value, 0) / wave.length };
}
"""


def at_a_table(visit: Visit, game: str = "loewenherz", name: str = "3-players-deck") -> Page:
    """The page before a decision some way into a recorded game."""
    page = visit()
    staged = Staged(record_of(game, name))
    staged.attach(page)
    staged.show(page, next(n for n in staged.decisions() if n >= 60))
    return page


def test_all_settings_stay_after_a_reload(visit: Visit) -> None:
    page = at_a_table(visit)
    page.locator("[data-action=settings]").click()
    for name, value in CHOICES.items():
        page.locator(f"[data-drawer=settings] [data-switch='{name}']").select_option(value)
    page.locator("[data-switch=sound]").check()
    page.reload()
    page.locator("[data-action=settings]").click()
    for name, value in CHOICES.items():
        expect(page.locator(f"[data-drawer=settings] [data-switch='{name}']")).to_have_value(value)
    expect(page.locator("[data-switch=sound]")).to_be_checked()
    root = page.locator("html")
    expect(root).to_have_attribute("lang", "de")
    expect(root).to_have_attribute("data-theme", "dark")
    expect(root).to_have_attribute("data-still", "")
    style = root.get_attribute("style") or ""
    assert "--type: 1.25" in style
    assert "--seat-0: light-dark(#214f57" in style
    # two seats have exchanged their hues
    expect(page.locator("[data-switch='seat-1']")).to_have_value("1")


def test_a_larger_type_is_larger_and_a_nearer_board_nearer(visit: Visit) -> None:
    page = at_a_table(visit)
    size = "() => parseFloat(getComputedStyle(document.querySelector('.question')).fontSize)"
    width = "() => document.querySelector('[data-id$=f6]').getBoundingClientRect().width"
    before, wide = page.evaluate(size), page.evaluate(width)
    page.locator("[data-action=settings]").click()
    page.locator("[data-switch=type]").select_option("1.25")
    page.locator("[data-switch=zoom]").select_option("1.7")
    page.keyboard.press("Escape")
    assert page.evaluate(size) > 1.15 * before
    page.wait_for_function(f"() => ({width})() > 1.3 * {wide}")


def test_confirmation_is_asked_for_once_it_is_wanted(visit: Visit) -> None:
    player = Player(visit())
    page = player.page
    player.start(seats=2)
    player.until_asked()
    page.locator("[data-action=settings]").click()
    page.locator("[data-switch=confirm]").select_option("all")
    page.keyboard.press("Escape")
    before = player.rev
    for _ in range(6):
        if page.locator("[data-action=confirm]").count():
            break
        player.touch()
        player.settle()
    expect(page.locator("[data-action=confirm]")).to_be_visible()
    assert player.rev == before
    page.locator("[data-action=confirm]").click()
    page.wait_for_function(f"() => document.querySelector('.table').dataset.rev != '{before}'")


@pytest.mark.parametrize("drawer", ["settings", "help"])
@pytest.mark.parametrize("way", ["escape", "outside", "button"])
def test_what_opens_closes_and_gives_the_focus_back(visit: Visit, drawer: str, way: str) -> None:
    page = at_a_table(visit)
    opener = page.locator(f"[data-action={drawer}]")
    opener.click()
    sheet = page.locator(f"[data-drawer={drawer}]")
    expect(sheet).to_be_visible()
    assert page.evaluate("() => document.querySelector('dialog').contains(document.activeElement)")
    if way == "escape":
        page.keyboard.press("Escape")
    elif way == "outside":
        page.mouse.click(4, 855)
    else:
        sheet.locator("[data-action=close]").click()
    expect(sheet).to_have_count(0)
    expect(opener).to_be_focused()


def test_escape_closes_the_sheet_and_not_the_half_made_move(visit: Visit) -> None:
    player = Player(visit())
    page = player.page
    player.start(seats=2)
    player.until_asked()
    player.confirm_all()
    page.locator("g[data-id^='field:'][data-legal=true]").first.click()
    expect(page.locator("[data-action=cancel]")).to_be_visible()
    page.locator("[data-action=settings]").click()
    page.keyboard.press("Escape")
    expect(page.locator("[data-drawer]")).to_have_count(0)
    expect(page.locator("[data-action=cancel]")).to_be_visible()


@pytest.mark.parametrize(
    ("path", "code"),
    [("/nonsense", "not-found"), ("/table/zzzz", "unknown-table"), ("/rules/nosuch", "unknown-game")],
)
@pytest.mark.parametrize("lang", ["en", "de"])
def test_wrong_addresses_get_a_page_that_leads_on(visit: Visit, path: str, code: str, lang: str) -> None:
    page = visit(path, lang=lang)
    lost = page.locator(f"main[data-lost='{code}']")
    expect(lost.locator("h1")).to_be_visible()
    assert code not in lost.inner_text()
    lost.locator("a.button").click()
    expect(page.locator("[data-action=start]")).to_be_visible()


@pytest.mark.parametrize("game", ["loewenherz", "mythotopia", "rus"])
def test_every_tab_stop_is_seen(visit: Visit, game: str) -> None:
    """The focus never lands on something that has no place on the screen."""
    names = {"loewenherz": "3-players-deck", "mythotopia": "3-players-call", "rus": "3-players-claim"}
    page = at_a_table(visit, game, names[game])
    stops = page.evaluate("""() => [...document.querySelectorAll('a[href], button, input, select, summary, [tabindex]')]
      .filter(node => node.tabIndex >= 0 && !node.disabled).length""")
    assert stops < 140
    seen = set()
    for _ in range(min(stops, 60)):
        page.keyboard.press("Tab")
        told = page.evaluate("""() => {
          const node = document.activeElement;
          if (!node || node === document.body) return null;
          const box = node.getBoundingClientRect();
          const inside = box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth;
          return { what: node.outerHTML.slice(0, 90), fine: box.width > 1 && box.height > 1 && inside };
        }""")
        if told is None:
            break
        assert told["fine"], told["what"]
        seen.add(told["what"])
    assert len(seen) > 5


def test_sounds_are_heard_short_and_do_not_clip(visit: Visit) -> None:
    player = Player(visit())
    page = player.page
    page.add_init_script(LISTEN)
    page.reload()
    player.start(seats=2)
    page.locator("[data-action=settings]").click()
    page.locator("[data-switch=sound]").check()
    page.keyboard.press("Escape")
    player.until_asked()
    player.move()
    page.wait_for_function("() => window.heard")
    wave = page.evaluate(WAVE)
    assert 0.02 < wave["peak"] < 0.9
    assert 0.03 < wave["seconds"] < 0.8
    assert abs(wave["mean"]) < 0.01


def test_without_the_switch_nothing_sounds(visit: Visit) -> None:
    player = Player(visit())
    player.page.add_init_script(LISTEN)
    player.page.reload()
    player.start(seats=2)
    player.move()
    assert player.page.evaluate("() => window.heard === undefined")
