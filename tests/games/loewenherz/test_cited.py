"""Every rule of the fact sheet is cited where it is carried out (or listed as not executable), and no other is."""

from __future__ import annotations

import re

from cited import sources

CHAPTERS = {"4": 5, "5": 3, "6": 9, "7": 4, "8": 7, "9": 14, "10.1": 8, "10.2": 5, "12": 2}
SHEET = {f"{chapter}.{n}" for chapter, most in CHAPTERS.items() for n in range(1, most + 1)}
SHEET |= {f"R{n}" for n in range(1, 33)} | {f"K{n}" for n in range(1, 7)}
SUBDIVIDED = {"4.2": 6}  # steps of the set-up, cited as 4.2.1 …

NUMBER = r"(?:1[02]\.\d\.\d+|(?:[4-9]|12)\.\d+(?:\.\d)?|R\d+|K\d+)"


def cited() -> set[str]:
    found: set[str] = set()
    for text in sources("loewenherz"):
        for head, low, high in re.findall(r"\b([\d.]+\.)(\d+)–[\d.]+\.(\d+)\b", text):
            found |= {f"{head}{n}" for n in range(int(low), int(high) + 1)}
        found |= set(re.findall(rf"(?<![\d.\w])({NUMBER})(?![\d\w])", text))
    return found


def test_every_rule_of_the_sheet_is_cited() -> None:
    assert SHEET - cited() == set()


def test_no_rule_is_cited_that_the_sheet_does_not_have() -> None:
    steps = {f"{rule}.{n}" for rule, most in SUBDIVIDED.items() for n in range(1, most + 1)}
    assert cited() - SHEET - steps == set()
