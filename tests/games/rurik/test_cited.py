"""Whatever is cited stands on the rules page, whatever stands there is carried out, every refusal names its rule."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

from kronrat.games.rurik import why
from kronrat.games.rurik.data import AGENDA, DEED, LEADER, SCHEME_CARD
from kronrat.games.rurik.drawing.examples import EXAMPLES
from kronrat.kernel.domain import Domain
from kronrat.kernel.errors import Why

ID = r"[a-z]+(?:-[a-z]+)*-\d+"
CITED = re.compile(rf"\[({ID}(?:, {ID})*)\]")
GAME = Path(str(files("kronrat.games.rurik")))
CODE = sorted(GAME.rglob("*.py"))
TESTS = sorted(Path(__file__).parent.glob("*.py"))
REASONS = [reason for reason in vars(why).values() if isinstance(reason, Why)]
NOT_CARRIED_OUT: dict[str, str] = {}
"""Rule → why no code can cite it."""


def anchors(language: str) -> list[str]:
    """The ids of a rules page, in its order."""
    return re.findall(rf"\(({ID})\)", (GAME / "text" / f"rules.{language}.md").read_text("utf-8"))


def cited(paths: list[Path]) -> set[str]:
    found: set[str] = set()
    for path in paths:
        for ids in CITED.findall(path.read_text("utf-8")):
            found |= set(ids.split(", "))
    return found


def test_both_pages_have_the_same_rules_in_the_same_order_each_once() -> None:
    assert anchors("en") == anchors("de")
    assert len(set(anchors("en"))) == len(anchors("en")) > 100


def test_whatever_is_cited_stands_on_the_page() -> None:
    everywhere = cited([*CODE, *TESTS, GAME / "RULINGS.md"]) | {reason.rule for reason in REASONS}
    assert everywhere | {example.rule for example in EXAMPLES} <= set(anchors("en"))


def test_every_rule_of_the_page_is_cited_where_it_is_carried_out() -> None:
    assert set(anchors("en")) - cited(CODE) == set(NOT_CARRIED_OUT)


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_reason_has_its_words_and_its_rule_in_words(language: str) -> None:
    keys = set(
        re.findall(r"^([\w-]+) =", (GAME / "text" / f"{language}.ftl").read_text("utf-8"), re.MULTILINE)
    )
    assert {f"why-{reason.code}" for reason in REASONS} <= keys
    assert {f"rule-{reason.rule}" for reason in REASONS} == {k for k in keys if re.fullmatch(f"rule-{ID}", k)}


@pytest.mark.parametrize("domain", [SCHEME_CARD, DEED, AGENDA, LEADER], ids=lambda domain: domain.name)
def test_every_card_has_a_test_named_after_it(domain: Domain) -> None:
    tests = [
        name
        for path in TESTS
        for name in re.findall(r"^def test_(\w+)", path.read_text("utf-8"), re.MULTILINE)
    ]
    for key in domain.keys:
        own = key.replace("-", "_")
        assert any(name == own or name.startswith(f"{own}_") for name in tests), key
