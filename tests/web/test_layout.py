"""The laws of the table's layout, in every game, at four sizes, over the decisions of a recorded game.

Fixed tracks: the boxes of slots and trays never move while the window stays as it is. No hidden choice: whatever may be
chosen is inside the window and nothing lies over it. Readable: no name under 12 px, no number under 11 px.

A recorded game has hundreds of decisions of a few dozen kinds. Of each kind (step and verb) the first and the last
(at two sizes the last alone) are looked at, each with all its half-made moves; `make layout` (KRONRAT_LAYOUT_ALL=1)
looks at every decision (a quarter of an hour).
"""

from __future__ import annotations

import os
from functools import cache
from typing import TYPE_CHECKING, Any

import pytest

from kronrat.match import ask

from .player import Player
from .staged import Staged, record_of

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from .conftest import Visit

GAMES = {
    "loewenherz": "3-players-deck",
    "mythotopia": "3-players-call",
    "rurik": "en-3",
    "rus": "3-players-claim",
}
#: a decision of each record at which much lies on the table
FULL = {"loewenherz": 247, "mythotopia": 271, "rurik": 113, "rus": 383}
SIZES = {
    "laptop": (1280, 720),
    "desk": (1440, 900),
    "phone": (390, 844),
    "phone on its side": (844, 390),
}
EVERY_DECISION = bool(os.environ.get("KRONRAT_LAYOUT_ALL"))

#: Looks at the page; what is brought forward or glides into view may take a moment, but no longer than PATIENCE.
LOOK = """
async () => {
  const PATIENCE = 1500;
  const frame = () => new Promise(done => requestAnimationFrame(() => setTimeout(done)));
  const round = box => [box.left, box.top, box.width, box.height].map(Math.round).join(' ');
  const inside = node => {
    const boxes = node instanceof SVGElement ? [...node.querySelectorAll('path, rect, circle')].concat(node) : [node];
    return boxes.some(one => {
      const box = one.getBoundingClientRect();
      for (const fx of [0.5, 0.3, 0.7, 0.15, 0.85]) for (const fy of [0.5, 0.3, 0.7, 0.15, 0.85]) {
        const x = box.left + box.width * fx, y = box.top + box.height * fy;
        if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) continue;
        const hit = document.elementFromPoint(x, y);
        const same = hit?.closest?.('[data-id]')?.dataset.id === node.dataset.id;
        if (hit && (hit === node || node.contains(hit) || same)) return true;
      }
      return false;
    });
  };
  const hidden = () => {
    const shown = new Set(), all = new Set();
    for (const node of document.querySelectorAll("[data-legal='true'], [data-verb], [data-action=confirm]")) {
      const id = node.dataset.id ?? 'verb ' + node.dataset.verb;
      all.add(id);
      if (!shown.has(id) && inside(node)) shown.add(id);
    }
    // a chooser with pages says how many there are; what it lies over is on one of its pages
    const pages = document.querySelector('[data-page]') !== null;
    const told = Number(document.querySelector('[data-chooser]')?.dataset.chooser ?? 0);
    const things = [...all].filter(id => !id.startsWith('verb ')).length;
    return { count: all.size, hidden: pages && told >= things ? [] : [...all].filter(id => !shown.has(id)) };
  };
  const started = performance.now();
  await frame();
  let found = hidden();
  while ((found.hidden.length || !found.count) && performance.now() - started < PATIENCE) {
    await frame();
    found = hidden();
  }
  const tracks = {};
  for (const node of document.querySelectorAll('[data-track], [data-slot], .ask, aside.rail, .table > header'))
    tracks[node.dataset.track ?? node.dataset.slot ?? node.className] = round(node.getBoundingClientRect());
  const map = document.querySelector('[data-board]')?.getBoundingClientRect();
  const asked = document.querySelector("[data-board] [data-legal='true']") !== null;
  const scrolled = [...document.querySelectorAll('.table, .table main *')].filter(node => node.scrollTop > 0);
  return {
    ...found,
    tracks,
    map: asked && map ? map.width * map.height / (innerWidth * innerHeight) : 1,
    scrolled: scrolled.map(node => node.className),
    page: [document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight],
  };
}
"""

TYPE = """
() => {
  const small = [];
  for (const node of document.querySelectorAll(
    ['text', 'span', 'p', 'b', 'small', 'button', 'h2', 'h3'].map(tag => '.table ' + tag).join(', '))) {
    const own = [...node.childNodes].filter(one => one.nodeType === 3).map(one => one.data.trim()).join('');
    if (!own || node.closest('.sr-only') || !node.getClientRects().length) continue;
    let size = parseFloat(getComputedStyle(node).fontSize);
    if (node instanceof SVGElement) { const m = node.getScreenCTM(); size *= Math.hypot(m.a, m.b); }
    const least = /^[-−+×]?[0-9]+$/.test(own) ? 11 : 12;
    if (size < least - 0.26 && !node.closest('.marks')) small.push(`${own.slice(0, 30)}: ${size.toFixed(1)}`);
  }
  return small;
}
"""

#: cards whose words run out of the card, once they have had the time to give way
CUT = """
async () => {
  const frame = () => new Promise(done => requestAnimationFrame(() => setTimeout(done)));
  const cut = () => [...document.querySelectorAll('.table .card')].flatMap(card => {
    const line = card.querySelector('span.line');
    const over = line && line.offsetTop + line.offsetHeight > card.clientHeight + 2;
    return over || (line && line.scrollHeight > line.clientHeight + 2) ? [`${card.dataset.id}: words are cut off`] : [];
  });
  const started = performance.now();
  let found = cut();
  while (found.length && performance.now() - started < 1500) {
    await frame();
    found = cut();
  }
  return found;
}
"""

NAMES = "() => document.querySelectorAll('[data-board] .names text').length"


@cache
def staged_game(game: str) -> Staged:
    return Staged(record_of(game, GAMES[game]))


def stage(page: Page, game: str) -> Staged:
    """The game's record before this page; the game itself is replayed once for all pages."""
    staged = staged_game(game)
    staged.attach(page)
    return staged


def sample(staged: Staged, size: str) -> list[int]:
    """The first and the last decision of each kind; at two sizes only the last, when most lies on the table."""
    if EVERY_DECISION:
        return staged.decisions()
    kinds: dict[tuple[str, str], list[int]] = {}
    for number in staged.decisions():
        line = staged.match.lines[number]
        kinds.setdefault((line.step, line.verb), []).append(number)
    return sorted(
        {some[n] for some in kinds.values() for n in ((0, -1) if size in ("laptop", "phone") else (-1,))}
    )


def broken_laws(found: dict[str, Any], tracks: dict[str, str]) -> list[str]:
    wrong = []
    if found["hidden"]:
        wrong.append(f"not in view: {found['hidden'][:6]}")
    if not found["count"]:
        wrong.append("nothing to choose")
    if found["page"] != [0, 0]:
        wrong.append(f"the page is larger than the window: {found['page']}")
    if found["scrolled"]:
        wrong.append(f"scrolled: {found['scrolled']}")
    if found["map"] < 1 / 3:
        wrong.append(f"the map has {found['map']:.0%} of the screen")
    wrong += [
        f"{name} moved from {tracks[name]} to {box}"
        for name, box in found["tracks"].items()
        if tracks.setdefault(name, box) != box
    ]
    return wrong


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_nothing_moves_and_nothing_is_hidden(visit: Visit, game: str, size: str) -> None:
    width, height = SIZES[size]
    page = visit(width=width, height=height)
    staged = stage(page, game)
    wrong: list[str] = []
    tracks: dict[str, str] = {}
    for number in sample(staged, size):
        staged.show(page, number)
        line = staged.match.lines[number]
        for step in range(len(line.move[1]) + 2):
            laws = broken_laws(page.evaluate(LOOK), tracks)
            wrong += [f"line {number}.{step} {line.step}.{line.verb}: {law}" for law in laws]
            if not staged.step(page, step):
                break
    assert not wrong, "\n".join(wrong[:12])


@pytest.mark.parametrize(("game", "number"), FULL.items())
def test_a_page_opened_in_the_middle_hides_nothing(visit: Visit, game: str, number: int) -> None:
    """What fitted itself to the questions before is not there yet: faces, sheets and shelf find their sizes anew."""
    page = visit(width=1280, height=720)
    stage(page, game).show(page, number)
    assert [*broken_laws(page.evaluate(LOOK), {}), *page.evaluate(CUT)] == []


@pytest.mark.parametrize("game", GAMES)
def test_names_and_numbers_can_be_read(visit: Visit, game: str) -> None:
    page = visit(width=1280, height=720)
    staged = stage(page, game)
    decisions = staged.decisions()
    small: set[str] = set()
    for number in (decisions[len(decisions) // 3], decisions[2 * len(decisions) // 3]):
        staged.show(page, number)
        page.evaluate(LOOK)
        small.update(page.evaluate(TYPE))
        named = [space for space in staged.spaces() if space.label]
        if page.locator("[data-board]").count():
            assert page.evaluate(NAMES) == len(named), "every place has its name"
    assert small == set()


def knights(staged: Staged) -> dict[bool, tuple[int, int]]:
    """By whether the card has two symbols: a line that plays a card for knights, and the line that places the first."""
    found: dict[bool, tuple[int, int]] = {}
    lines = staged.match.lines
    for number in staged.decisions():
        line = lines[number]
        if line.verb != "play" or lines[number + 1].step != "knights" or lines[number + 1].verb != "place":
            continue
        staged.number, staged.seat = number, line.seat
        begun = (line.move[0], line.move[1][:1])
        found.setdefault(len(ask.options(staged.state, line.seat, begun)) > 1, (number, number + 1))
    return found


def test_a_knight_is_placed_in_three_clicks(visit: Visit) -> None:
    page = visit(width=1280, height=720)
    staged = stage(page, "loewenherz")
    cards = knights(staged)
    assert set(cards) == {True, False}, "cards with one symbol and with two"
    for two, (play, place) in cards.items():
        staged.show(page, play)
        card, way = staged.words()
        page.locator(f"[data-hand] [data-id='{card}']").click()
        page.locator(f"[data-verb=play][data-way='{way}']" if two else "[data-verb=play]").click()
        staged.until_sent(page)
        staged.show(page, place)
        page.locator(f"[data-board] [data-id='{staged.words()[0]}']").click()
        staged.until_sent(page)


def test_the_first_ten_decisions_of_rurik_need_no_scrolling(visit: Visit) -> None:
    player = Player(visit(width=1280, height=720))
    page = player.page
    page.locator("[data-game=rurik]").click()
    player.start(seats=3)
    tracks: dict[str, str] = {}
    for _ in range(10):
        player.until_asked()
        assert broken_laws(page.evaluate(LOOK), tracks) == []
        player.move()
