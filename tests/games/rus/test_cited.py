"""Every rule id leads to its sentence in the rules pages, and every sentence there is carried out by code."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

from cited import sources
from kronrat.games.rus import why
from kronrat.games.rus.game import RULES
from kronrat.kernel.errors import Why

FOLDER = files("kronrat.games.rus")
ID = r"[a-z]+(?:-[a-z]+)*-\d+"
CITATION = re.compile(rf"\[({ID}(?:, {ID})*)\]")
LANGUAGES = ["en", "de"]
REASONS = [reason for reason in vars(why).values() if isinstance(reason, Why)]
#: rules that no code carries out, with the reason
NOT_EXECUTABLE: dict[str, str] = {}


def cited_in(text: str) -> set[str]:
    return {rule for group in CITATION.findall(text) for rule in group.split(", ")}


def docstrings(source: str) -> Iterator[str]:
    """What the code says of itself; a comment carries out nothing."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            yield ast.get_docstring(node) or ""


def anchors(lang: str) -> list[str]:
    page = FOLDER.joinpath("text", f"rules.{lang}.md").read_text("utf-8")
    return re.findall(rf"\(({ID})\)", page)


def carried_out() -> set[str]:
    return {
        rule for source in sources("rus", (".py",)) for text in docstrings(source) for rule in cited_in(text)
    }


def cited_anywhere() -> set[str]:
    tests = [path.read_text("utf-8") for path in Path(__file__).parent.glob("*.py")]
    texts = [*sources("rus"), *tests]
    found = {rule for text in texts for rule in cited_in(text)}
    return found | {reason.rule for reason in REASONS} | {example.rule for example in RULES.drawing.examples}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_citation_has_its_sentence(lang: str) -> None:
    assert cited_anywhere() - set(anchors(lang)) == set()


def test_every_sentence_is_carried_out() -> None:
    assert set(anchors("en")) - carried_out() == set(NOT_EXECUTABLE)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_id_names_two_sentences(lang: str) -> None:
    assert len(anchors(lang)) == len(set(anchors(lang)))


def test_both_pages_have_the_same_rules_in_the_same_order() -> None:
    assert anchors("en") == anchors("de")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_says_its_rule_in_a_sentence_and_no_sentence_is_left_over(lang: str) -> None:
    texts = FOLDER.joinpath("text", f"{lang}.ftl").read_text("utf-8")

    assert set(re.findall(r"^rule-(\S+) =", texts, re.M)) == {reason.rule for reason in REASONS}
