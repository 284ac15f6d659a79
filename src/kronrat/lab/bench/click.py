"""From a click to what it shows, in every game, by the browser's own event timing; the first paint of a cold visit.

Clicks are made as a hand makes them: the pointer comes to rest, the button goes down, and a moment later up. What
pointing costs is therefore not in the figure, and neither is what the driver's own click looks up in the page. The same
clicks on a page with nothing but a button are the floor: what this browser on this machine takes for any click.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec
from random import Random
from statistics import median, quantiles
from typing import Any

from kronrat.kernel.game import games
from kronrat.lab.bench.rows import BenchRow, row

CLICKS = 60
MEDIAN, P95, PAINT = 20.0, 60.0, 1000.0
"""Milliseconds that are allowed."""
HELD = 60.0
"""Milliseconds that a finger keeps the button down."""
LEAST = 16.0
"""What takes less the browser does not report; it is counted as this."""
SERVE = "from kronrat.cli.serve import serve; serve()"
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]
#: not what a chooser lies over: nobody can click there
CHOICES = ", ".join(
    f"{one}:not([inert] *)"
    for one in ("[data-action=confirm]", "[data-action=face]", "[data-legal=true]", "[data-verb]")
)
#: every interaction that took its time, with the longest of its events
WATCH = """
window.slow = new Map();
new PerformanceObserver(list => {
  for (const { interactionId: id, duration } of list.getEntries())
    if (id) window.slow.set(id, Math.max(duration, window.slow.get(id) ?? 0));
}).observe({ type: 'event', durationThreshold: 16, buffered: true });
"""
SLOW = """
async () => {
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  return [...window.slow.values()];
}
"""
#: a point of a thing that nothing lies over: the middle of a bent land may lie in another
POINT = """
node => {
  const shapes = node instanceof SVGElement ? [...node.querySelectorAll('path, rect, circle')] : [];
  const steps = [0.5, 0.3, 0.7, 0.15, 0.85];
  for (const one of [...shapes, node]) {
    const box = one.getBoundingClientRect();
    for (const fx of steps) for (const fy of steps) {
      const [x, y] = [box.left + box.width * fx, box.top + box.height * fy];
      const hit = document.elementFromPoint(x, y);
      if (hit && node.contains(hit)) return [x, y];
    }
  }
  return null;
}
"""
REST = "async () => { for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame); }"
BLANK = "data:text/html,<button onclick='this.textContent = Math.random()'>click</button>"
START = """async game => {
  const seats = [{ kind: 'person' }, { kind: 'bot', bot: 'greedy' }];
  const told = await fetch('/api/tables', {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ game, seats }) });
  return (await told.json()).id;
}"""
PAINTED = "() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0"


def click() -> list[BenchRow]:
    """Sixty clicks a game on whatever can be chosen; without Playwright and a Chromium there is nothing to measure."""
    path = os.environ.get("KRONRAT_CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), None)
    if find_spec("playwright") is None or path is None:
        return []
    playwright: Any = import_module("playwright.sync_api")
    rows: list[BenchRow] = []
    with serving() as address, playwright.sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=path, args=FLAGS)
        paints = [_first_paint(browser, address) for _ in range(5)]
        rows.append(_row("first paint, cold", median(paints), PAINT))
        floor = _floor(browser)
        rows.append(row("click on a blank page median", median(floor), "ms", "", None))
        rows.append(row("click on a blank page p95", quantiles(floor, n=20)[-1], "ms", "", None))
        for name in games():
            waits = _clicks(browser, address, name)
            rows.append(_row(f"click {name} median", median(waits), MEDIAN))
            rows.append(_row(f"click {name} p95", quantiles(waits, n=20)[-1], P95))
        browser.close()
    return rows


def _row(name: str, value: float, most: float) -> BenchRow:
    return row(name, value, "ms", f"{most:.0f} at most", value / most)


@contextmanager
def serving() -> Iterator[str]:
    """A server of its own; its address."""
    with tempfile.TemporaryDirectory(prefix="kronrat-bench-") as folder:
        options = ["--port", "0", "--db", f"{folder}/tables.sqlite", "--no-browser", "--pause", "0"]
        command = [sys.executable, "-c", SERVE, *options]
        env = {**os.environ, "PYTHONUNBUFFERED": "1"}
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env) as running:
            assert running.stdout is not None
            told = running.stdout.readline()
            found = re.search(r"http://\S+", told)
            if found is None:
                raise RuntimeError(f"the server did not start: {told}")
            try:
                yield found.group().rstrip("/")
            finally:
                running.terminate()


def _first_paint(browser: Any, address: str) -> float:
    context = browser.new_context()
    page = context.new_page()
    page.goto(address)
    page.locator("[data-action=start]").wait_for()
    painted = float(page.evaluate(PAINTED))
    context.close()
    return painted


def _press(page: Any, thing: Any) -> bool:
    """Clicks on a thing; not where no point of it can be hit (it is just going away)."""
    point = thing.evaluate(POINT)
    if point is None:
        return False
    page.mouse.move(*point)
    page.evaluate(REST)
    page.mouse.down()
    page.wait_for_timeout(HELD)
    page.mouse.up()
    return True


def _context(browser: Any) -> Any:
    return browser.new_context(viewport={"width": 1280, "height": 720}, locale="en", reduced_motion="reduce")


def _floor(browser: Any) -> list[float]:
    """What a click takes where there is nothing else to do or to draw."""
    page = _context(browser).new_page()
    page.add_init_script(WATCH)
    page.goto(BLANK)
    for _ in range(CLICKS):
        _press(page, page.locator("button"))
    return _waits(page, CLICKS)


def _waits(page: Any, made: int) -> list[float]:
    slow = [float(one) for one in page.evaluate(SLOW)]
    page.context.close()
    return [*slow, *[LEAST] * (made - len(slow))]


def _clicks(browser: Any, address: str, game: str) -> list[float]:
    """How long each click took until something showed; a person who clicks on anything that can be chosen."""
    page = _context(browser).new_page()
    page.goto(address)
    page.goto(f"{address}/table/{page.evaluate(START, game)}")
    page.add_init_script(WATCH)
    page.reload()
    dice = Random(1)
    made = 0
    while made < CLICKS:
        page.locator(f"{CHOICES}, [data-end]").first.wait_for(state="visible")
        if page.locator("[data-end]").count():
            break
        things = page.locator(CHOICES)
        made += _press(page, things.nth(dice.randrange(things.count())))
        page.wait_for_function("() => !document.querySelector('[data-waiting]')")
    return _waits(page, made)
