"""The judges of sentences find what they are for."""

from __future__ import annotations

import pytest
from fluent.syntax import ast, parse

from kronrat.testing.sentences import BARE, CASES, agreement, faults


@pytest.mark.parametrize(
    ("lang", "wrong", "right"),
    [
        ("de", ["1 Punkte", "Du hast 0 Punkt."], ["1 Punkt", "5 Punkte", "11 Punkte", "0 Punkte"]),
        ("en", ["1 points", "2 point left"], ["1 point", "2 points", "1 good"]),
    ],
)
def test_the_texts_teach_their_plurals(lang: str, wrong: list[str], right: list[str]) -> None:
    one, many = ("Punkt", "Punkte") if lang == "de" else ("point", "points")
    source = f"score = {{ $n ->\n    [one] 1 {one}\n   *[other] {{ $n }} {many}\n }}\n"
    messages = {entry.id.name: entry for entry in parse(source).body if isinstance(entry, ast.Message)}
    judge = agreement(messages, lang)
    assert [words for words in wrong if not judge.search(words)] == []
    assert [words for words in right if judge.search(words)] == []


def test_cases_and_bare_numbers() -> None:
    assert CASES["de"].search("einen Überläufer von die Burg auf k4")
    assert not CASES["de"].search("einen Überläufer von der Burg auf k4")
    assert BARE.search("Kostet 1.")
    assert BARE.search("(costs 2)")
    assert not BARE.search("Kostet 1 Münze.")


@pytest.mark.parametrize(
    ("words", "what"),
    [
        ("Rot nimmt Karte A06", "code"),
        ("rot nimmt eine Karte", "lower case"),
        ("Red moves to { $to }", "unfilled"),
        ("Red moves to region:kiev", "internal id"),
    ],
)
def test_what_a_reader_stumbles_over(words: str, what: str) -> None:
    assert [fault.partition(":")[0] for fault in faults(words, "en", {"A06"})] == [what]
    assert faults("Red moves to Kiev.", "en", {"A06"}) == []
