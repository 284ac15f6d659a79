"""The table's own words: the same in both languages, and none missing that the client says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
WORDS = ROOT / "src" / "kronrat" / "text"
CLIENT = ROOT / "web" / "src"
SAID = re.compile(r"""\b(?:words|platform|words!)\.(?:say|find)\(\s*"([a-z0-9-]+)\"""")


def keys(lang: str) -> dict[str, list[str]]:
    """Each message with the variables in it."""
    found: dict[str, list[str]] = {}
    for block in re.split(r"\n(?=[a-z])", (WORDS / f"{lang}.ftl").read_text(encoding="utf-8")):
        if match := re.match(r"([a-z][a-z0-9-]*) =", block):
            found[match[1]] = sorted(set(re.findall(r"\$(\w+)", block)))
    return found


def test_both_languages_say_the_same_things() -> None:
    assert keys("en") == keys("de")


@pytest.mark.parametrize("lang", ["en", "de"])
def test_nothing_the_client_says_is_missing(lang: str) -> None:
    known = keys(lang)
    game = {"title", "tagline", "automa"}  # words of the games
    for path in [*CLIENT.rglob("*.svelte"), *CLIENT.rglob("*.ts")]:
        for key in SAID.findall(path.read_text(encoding="utf-8")):
            assert key in known or key in game, f"{path.name} says {key!r}"
