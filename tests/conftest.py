"""What every test shares: marks by folder, and the browser, or the reason why there is none."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, settings

if TYPE_CHECKING:
    from playwright.sync_api import Browser

settings.register_profile("kronrat", deadline=None)  # how long an example takes says how busy the machine is
settings.load_profile("kronrat")

TESTS = Path(__file__).parent
MARKS = {"contract": "contract", "games": "games", "web": "browser"}  # folder of tests/ -> mark
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
BROWSER_FLAGS = [
    "--no-sandbox",  # root, as in containers, has no sandbox
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",  # the tests talk to this machine only
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


def browser_path() -> str | None:
    """The system's Chromium (KRONRAT_CHROMIUM names another): for Playwright's executable_path."""
    return os.environ.get("KRONRAT_CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), None)


def why_no_browser() -> str | None:
    if find_spec("playwright") is None:
        return "Playwright is not installed: make setup brings it"
    if browser_path() is None:
        return "no Chromium on this machine: make test installs it where it may"
    return None


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--fuzz", type=int, default=1, help="so many times the fuzzers' usual examples, other ones each time"
    )


@pytest.fixture(scope="session", autouse=True)
def own_runs(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """What interrupted runs of the laboratory leave lies with the tests, not with whoever runs them."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("KRONRAT_RUNS", str(tmp_path_factory.mktemp("runs")))
        yield


@pytest.fixture(scope="session")
def thorough(request: pytest.FixtureRequest) -> Callable[[int], settings]:
    """How long a fuzzer goes on: always with the same examples, unless `--fuzz` asks for more."""
    times = int(request.config.getoption("--fuzz"))
    return lambda examples: settings(
        max_examples=examples * times,
        derandomize=times == 1,
        database=None,
        suppress_health_check=list(HealthCheck),
    )


@pytest.hookimpl(tryfirst=True)  # before -m chooses by mark
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    missing = why_no_browser()
    for item in items:
        folder = item.path.relative_to(TESTS).parts[0] if item.path.is_relative_to(TESTS) else ""
        if folder in MARKS:
            item.add_marker(MARKS[folder])
        if missing and item.get_closest_marker("browser"):
            item.add_marker(pytest.mark.skip(reason=missing))


def pytest_report_header() -> list[str]:
    interpreted = os.environ.get("KRONRAT_INTERPRETED") or not any(
        (TESTS.parent / "src" / "kronrat").rglob("*.so")
    )
    return [
        f"rules: {'interpreted' if interpreted else 'compiled'}",
        f"browser: {why_no_browser() or browser_path()}",
    ]


@pytest.fixture(scope="module")  # not longer: while it lives, no other event loop can start in this process
def launch() -> Iterator[Callable[..., Browser]]:
    """Starts a real Chromium, driven by Playwright; a test that asks for it is skipped where there is none."""
    if (reason := why_no_browser()) is not None:
        pytest.skip(reason)
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        start = playwright.chromium.launch
        yield lambda *more: start(executable_path=browser_path(), args=[*BROWSER_FLAGS, *more])


@pytest.fixture(scope="module")
def browser(launch: Callable[..., Browser]) -> Iterator[Browser]:
    """One for all tests of a module."""
    chromium = launch()
    yield chromium
    chromium.close()
