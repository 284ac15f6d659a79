"""Every rule cited stands on the rules page of both languages, and every rule of the page is carried out somewhere."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

from cited import sources
from kronrat.games.mythotopia import why
from kronrat.games.mythotopia.game import RULES
from kronrat.kernel.errors import Why

GAME = "mythotopia"
ID = r"[a-z]+(?:-[a-z]+)*-\d+"
TEXTS = files(f"kronrat.games.{GAME}").joinpath("text")
REASONS = [reason for reason in vars(why).values() if isinstance(reason, Why)]
NOT_EXECUTABLE: dict[str, str] = {}


def cited(texts: list[str]) -> set[str]:
    """Ids in brackets: [war-3] or [war-3, war-4]."""
    found: set[str] = set()
    for text in texts:
        for group in re.findall(rf"\[({ID}(?:, {ID})*)\]", text):
            found |= set(group.split(", "))
    return found


def anchors(lang: str) -> list[str]:
    return re.findall(rf"\(({ID})\)", TEXTS.joinpath(f"rules.{lang}.md").read_text("utf-8"))


def test_both_pages_have_the_same_rules_once_and_in_the_same_order() -> None:
    assert anchors("en") == anchors("de")
    assert len(anchors("en")) == len(set(anchors("en")))


def test_every_rule_cited_stands_on_the_page() -> None:
    tests = [path.read_text("utf-8") for path in Path(__file__).parent.glob("*.py")]
    rules = cited(sources(GAME) + tests) | {reason.rule for reason in REASONS}
    rules |= {example.rule for example in RULES.drawing.examples}

    assert rules - set(anchors("en")) == set()


def test_every_rule_of_the_page_is_carried_out() -> None:
    code = cited(sources(GAME, (".py",))) | {reason.rule for reason in REASONS}

    assert set(anchors("en")) - code == set(NOT_EXECUTABLE)


def test_every_reason_has_the_text_of_its_rule_in_both_languages() -> None:
    for lang in ("en", "de"):
        texts = set(re.findall(rf"^rule-({ID}) =", TEXTS.joinpath(f"{lang}.ftl").read_text("utf-8"), re.M))
        assert {reason.rule for reason in REASONS} == texts


def test_the_numbers_of_other_sources_are_gone() -> None:
    for text in sources(GAME):
        assert not re.search(r"\b[RKC]\d+\b|fact sheet", text)
