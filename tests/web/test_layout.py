"""The laws of the table's layout, in every game, at four sizes, over every decision of a recorded game.

Fixed tracks: the boxes of slots and trays never move while the window stays as it is. No hidden choice: whatever may be
chosen is inside the window and nothing lies over it. Readable: no name under 12 px, no number under 11 px.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any

import pytest

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
SIZES = {
    "laptop": (1280, 720),
    "desk": (1440, 900),
    "phone": (390, 844),
    "phone on its side": (844, 390),
}
#: every so many decisions are looked at; 1 looks at all of them and takes some minutes
EVERY = int(os.environ.get("KRONRAT_LAYOUT_EVERY", "7"))

LOOK = """
() => {
  const round = box => [box.left, box.top, box.width, box.height].map(Math.round).join(' ');
  const tracks = {};
  for (const node of document.querySelectorAll('[data-track], [data-slot], .ask, aside.rail, .table > header'))
    tracks[node.dataset.track ?? node.dataset.slot ?? node.className] = round(node.getBoundingClientRect());
  const shown = new Set(), all = new Set();
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
  for (const node of document.querySelectorAll("[data-legal='true'], [data-verb]")) {
    const id = node.dataset.id ?? 'verb ' + node.dataset.verb;
    all.add(id);
    if (!shown.has(id) && inside(node)) shown.add(id);
  }
  return {
    tracks,
    hidden: [...all].filter(id => !shown.has(id)),
    count: all.size,
    pages: Boolean(document.querySelector('[data-page]')),
    scrolled: document.scrollingElement.scrollTop,
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


def looked(page: Page) -> dict[str, Any]:
    page.wait_for_timeout(20)
    found: dict[str, Any] = page.evaluate(LOOK)
    if found["hidden"]:  # what is brought forward takes a moment
        page.wait_for_timeout(120)
        found = page.evaluate(LOOK)
    return found


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_nothing_moves_and_nothing_is_hidden(visit: Visit, game: str, size: str) -> None:
    width, height = SIZES[size]
    page = visit(width=width, height=height)
    staged = Staged(record_of(game, GAMES[game]))
    staged.attach(page)
    wrong: list[str] = []
    tracks: dict[str, str] = {}
    for number in staged.decisions()[::EVERY]:
        staged.show(page, number)
        for step in range(len(staged.match.lines[number].move[1]) + 2):
            found = looked(page)
            place = f"line {number}.{step} {staged.match.lines[number].verb}"
            if found["hidden"]:
                wrong.append(f"{place}: not in view: {found['hidden'][:6]}")
            if not found["count"]:
                wrong.append(f"{place}: nothing to choose")
            if found["page"] != [0, 0]:
                wrong.append(f"{place}: the page is larger than the window: {found['page']}")
            wrong += [
                f"{place}: {name} moved from {tracks[name]} to {box}"
                for name, box in found["tracks"].items()
                if tracks.setdefault(name, box) != box
            ]
            if not staged.step(page, step):
                break
    assert not wrong, "\n".join(wrong[:12])


@pytest.mark.parametrize("game", GAMES)
def test_names_and_numbers_can_be_read(visit: Visit, game: str) -> None:
    page = visit(width=1280, height=720)
    staged = Staged(record_of(game, GAMES[game]))
    staged.attach(page)
    decisions = staged.decisions()
    small: set[str] = set()
    for number in (decisions[len(decisions) // 3], decisions[2 * len(decisions) // 3]):
        staged.show(page, number)
        page.wait_for_timeout(300)
        small.update(page.evaluate(TYPE))
    assert small == set()
