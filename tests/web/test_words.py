"""The table's own words: the same in both languages, and none missing that the client says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kronrat.match.textkeys import text_key

ROOT = Path(__file__).parents[2]
WORDS = ROOT / "src" / "kronrat" / "text"
CLIENT = ROOT / "web" / "src"
SAID = re.compile(r"""\b(?:words|platform|words!)\.(?:say|find)\(\s*"([a-z0-9-]+)\"""")
PASTED = re.compile(r"\.(?:say|find|whole)\(\s*\[?\s*`")
REASON = re.compile(r"""\bWhy\("([^"]+)", "([^"]+)"\)""")
SOURCES = ROOT / "src" / "kronrat"


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


def test_no_key_is_pasted_together_in_the_client() -> None:
    """Keys come from lib/textkeys.ts, which the table of tests/text_keys.json holds to the server's."""
    for path in [*CLIENT.rglob("*.svelte"), *CLIENT.rglob("*.ts")]:
        assert not PASTED.search(path.read_text(encoding="utf-8")), path.name


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_reason_of_the_house_has_a_text_and_a_rule(lang: str) -> None:
    known = keys(lang)
    houses = [path for path in SOURCES.rglob("*.py") if "games" not in path.relative_to(SOURCES).parts]
    reasons = [found for path in houses for found in REASON.findall(path.read_text(encoding="utf-8"))]
    assert {code for code, _ in reasons} >= {"not-asked", "malformed", "stale", "undo-chance"}
    for code, rule in reasons:
        assert text_key("why", code) in known, code
        assert text_key("rule", rule) in known, rule
