"""The mutator: what it changes, that every change is Python and leaves other lines alone, that samples agree."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCE = b'''"""One [rule-1]."""
from typing import Final

LAST: Final = 3


def full(count: int, open_: bool = False) -> bool:
    assert count >= 0
    if count < LAST and not open_:  # a comment that stays
        return count + 1 == LAST
    return max(count, -1) in (1, 2)
'''


@pytest.fixture(autouse=True)
def _tools(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(ROOT / "tools")
    for name in ("mutate", "mutants"):
        monkeypatch.delitem(sys.modules, name, raising=False)


def changed(start: int, end: int, new: str) -> bytes:
    return SOURCE[:start] + new.encode() + SOURCE[end:]


def test_every_kind_of_change_is_found_and_nothing_else() -> None:
    from mutate import Finder

    found = {(SOURCE[one.start : one.end].decode(), one.new) for one in Finder(SOURCE).all()}

    assert found == {
        ("3", "4"),
        ("False", "True"),
        ("count < LAST and not open_", "(not (count < LAST and not open_))"),
        ("<", "<="),
        ("<", ">="),
        ("and", "or"),
        ("not open_", "(open_)"),
        ("+", "-"),
        ("1", "2"),
        ("==", "!="),
        ("max", "min"),
        ("-1", "(1)"),
        ("in", "not in"),
        ("2", "3"),
    }


def test_a_change_is_python_and_leaves_lines_and_comments_alone() -> None:
    from mutate import Finder

    for one in Finder(SOURCE).all():
        after = changed(one.start, one.end, one.new)
        ast.parse(after)
        assert after != SOURCE
        assert b"# a comment that stays" in after
        assert sum(a != b for a, b in zip(after.splitlines(), SOURCE.splitlines(), strict=True)) == 1


def test_a_small_sample_is_the_beginning_of_a_large_one() -> None:
    import mutants

    large = mutants.sample("rus", 50, 1)
    assert mutants.sample("rus", 10, 1) == large[:10]
    assert mutants.sample("rus", 50, 2) != large
    assert len({mutant.key for mutant, _ in large}) == 50
