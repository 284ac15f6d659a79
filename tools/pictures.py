"""Pictures of the table in every game, at four sizes, light and dark, English and German, into docs/pictures.

The positions come from the kept records, so the same sources give the same pictures. Those of the README are larger
files of the same table. A folder above LIMIT fails: pictures are looked at, not archived.
"""

from __future__ import annotations

import base64
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.conftest import BROWSER_FLAGS, browser_path, why_no_browser  # noqa: E402 (from this folder's parent)
from tests.web.staged import Staged, record_of  # noqa: E402

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

PICTURES = ROOT / "docs" / "pictures"
LIMIT = 6_000_000
#: the record and the line whose decision is shown
POSITIONS = {
    "loewenherz": ("3-players-deck", 247),
    "mythotopia": ("3-players-call", 271),
    "rurik": ("en-3", 113),
    "rus": ("3-players-claim", 383),
}
SIZES = {"laptop": (1280, 720), "desk": (1440, 900), "phone": (390, 844), "side": (844, 390)}
THEMES = ("light", "dark")
LANGS = ("en", "de")
QUALITY = 40
README_QUALITY = 82
SERVE = "from kronrat.cli.serve import serve; serve()"
#: fonts are there, what is brought forward lies where it stays, and the map has come to rest
RESTING = """
async () => {
  await document.fonts.ready;
  const frame = () => new Promise(done => requestAnimationFrame(() => setTimeout(done)));
  const started = performance.now();
  while (performance.now() - started < 700) await frame();
}
"""


@contextmanager
def served() -> Iterator[str]:
    """The real server's address; its tables are forgotten."""
    with tempfile.TemporaryDirectory() as folder:
        options = ["--port", "0", "--db", f"{folder}/tables.sqlite", "--no-browser", "--thinkers", "1"]
        with subprocess.Popen(
            [sys.executable, "-c", SERVE, *options],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        ) as running:
            try:
                assert running.stdout is not None
                address = re.search(r"http://\S+", running.stdout.readline())
                if address is None:
                    raise SystemExit("pictures: the server did not start")
                yield address.group().rstrip("/")
            finally:
                running.terminate()  # or leaving waits for it, whatever has gone wrong


def take(page: Page, name: str, quality: int) -> None:
    """The window as WebP, which Playwright's own screenshots do not know."""
    devtools = page.context.new_cdp_session(page)
    shot = devtools.send("Page.captureScreenshot", {"format": "webp", "quality": quality})
    (PICTURES / f"{name}.webp").write_bytes(base64.b64decode(shot["data"]))


def pictures(browser: Browser, address: str, game: str, lang: str) -> None:
    """One page goes through all sizes and both themes."""
    record, number = POSITIONS[game]
    context = browser.new_context(locale=lang, reduced_motion="reduce")
    page = context.new_page()
    page.goto(address)
    staged = Staged(record_of(game, record))
    staged.attach(page)
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        staged.show(page, number)
        page.evaluate(RESTING)
        for theme in THEMES:
            page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
            take(page, f"{game}-{size}-{theme}-{lang}", QUALITY)
            if (size, theme, lang) == ("laptop", "light", "en"):
                take(page, f"readme-{game}", README_QUALITY)
    context.close()


def main() -> int:
    if (reason := why_no_browser()) is not None:
        print(f"pictures: {reason}")
        return 1
    from playwright.sync_api import sync_playwright

    PICTURES.mkdir(exist_ok=True)
    for old in PICTURES.glob("*.webp"):
        old.unlink()
    with served() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_path(), args=BROWSER_FLAGS)
        for game in POSITIONS:
            for lang in LANGS:
                pictures(browser, address, game, lang)
            print(f"pictures: {game}", flush=True)
        browser.close()
    total = sum(one.stat().st_size for one in PICTURES.glob("*.webp"))
    print(f"pictures: {len(list(PICTURES.glob('*.webp')))} in docs/pictures, {total / 1e6:.1f} MB")
    return 0 if total < LIMIT else 1


if __name__ == "__main__":
    sys.exit(main())
