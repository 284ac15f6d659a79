"""Every rule that is cited stands in the rules pages, and every rule of the pages is cited where it is carried out."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import kronrat.games.loewenherz as game
from kronrat.games.loewenherz import why
from kronrat.games.loewenherz.game import RULES
from kronrat.kernel.errors import Why

FOLDER = Path(game.__path__[0])
CODE = sorted(FOLDER.rglob("*.py"))
RULE = r"[a-z]+(?:-[a-z]+)*-\d+"
LANGUAGES = ["en", "de"]
REASONS = {reason.rule for reason in vars(why).values() if isinstance(reason, Why)}


def citations(text: str) -> set[str]:
    """The ids in `[move-3]` and `[move-3, claim-1]`."""
    groups = re.findall(rf"\[({RULE}(?:, {RULE})*)\]", text)
    return {rule for group in groups for rule in group.split(", ")}


def docstrings(path: Path) -> str:
    """What the code says of itself; a comment may mention a rule, but does not carry it out."""
    tree = ast.parse(path.read_text("utf-8"))
    bare = [node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)]
    return "\n".join(str(node.value) for node in bare if isinstance(node, ast.Constant))


def page(lang: str) -> list[str]:
    return re.findall(rf"\(({RULE})\)", (FOLDER / "text" / f"rules.{lang}.md").read_text("utf-8"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_cited_is_in_the_rules_page(lang: str) -> None:
    cited = REASONS | {example.rule for example in RULES.drawing.examples}
    for path in [*CODE, *Path(__file__).parent.glob("*.py"), FOLDER / "RULINGS.md"]:
        if path != Path(__file__):
            cited |= citations(path.read_text("utf-8"))

    assert cited - set(page(lang)) == set()


def test_both_pages_have_each_rule_once_in_the_same_order() -> None:
    assert page("en") == page("de")
    assert len(set(page("en"))) == len(page("en"))


def test_every_rule_of_the_page_is_carried_out_somewhere() -> None:
    carried_out = {
        rule for path in CODE if path.name != "examples.py" for rule in citations(docstrings(path))
    }

    assert set(page("en")) - carried_out == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rule_of_every_reason_has_its_words(lang: str) -> None:
    texts = (FOLDER / "text" / f"{lang}.ftl").read_text("utf-8")

    assert set(re.findall(rf"^rule-({RULE}) = ", texts, re.MULTILINE)) == REASONS
