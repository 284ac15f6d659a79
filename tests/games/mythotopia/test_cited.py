"""Every ruling, correction and conflict of the fact sheet is cited where it is carried out, or listed in RULINGS.md."""

from __future__ import annotations

from cited import numbered

SHEET = {f"R{n}" for n in range(1, 65)} | {f"K{n}" for n in range(1, 14)} | {f"C{n}" for n in range(1, 11)}


def test_every_ruling_of_the_sheet_is_cited() -> None:
    assert SHEET - numbered("mythotopia", "RKC") == set()


def test_no_ruling_is_cited_that_the_sheet_does_not_have() -> None:
    assert numbered("mythotopia", "RKC") - SHEET == set()
