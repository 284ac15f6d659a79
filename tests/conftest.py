"""What every test shares: marks by folder, and the browser, or the reason why there is none."""

from __future__ import annotations

import os
import shutil
from importlib.util import find_spec
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
MARKS = {"contract": "contract", "games": "games", "web": "browser"}  # folder of tests/ -> mark
BROWSERS = ("chromium", "chromium-browser", "google-chrome")


def browser_path() -> str | None:
    """The system's Chromium (KRONRAT_CHROMIUM names another): for Playwright's executable_path."""
    return os.environ.get("KRONRAT_CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), None)


def why_no_browser() -> str | None:
    if find_spec("playwright") is None:
        return "Playwright is not installed: make setup brings it"
    if browser_path() is None:
        return "no Chromium on this machine: make test installs it where it may"
    return None


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


@pytest.fixture(scope="session")
def chromium() -> str:
    """Path of a real Chromium; a test that asks for it is skipped where there is none."""
    if (reason := why_no_browser()) is not None:
        pytest.skip(reason)
    path = browser_path()
    assert path is not None
    return path
