"""Classes declared by their fields: what follows from a declaration, interpreted and expanded for the compiler."""

from __future__ import annotations

import importlib
import os
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from kronrat.declare import expand as _expand
from kronrat.kernel.domain import Domain

SOURCES = Path(_expand.__file__).parents[2]
MODULES = [
    path
    for path in sorted(SOURCES.glob("kronrat/**/*.py"))
    if any(line.startswith(("@fields", "@weights")) for line in path.read_text("utf-8").splitlines())
]
DECLARED = """
from __future__ import annotations

from typing import Annotated

from kronrat.declare.fields import Shared, derived, fields
from kronrat.kernel.step import ChanceStep, Core, Part, Step
from kronrat.parts.weights import Derived, WeightTable, weights

COIN = __import__("kronrat.kernel.domain", fromlist=["numbers"]).numbers("coin", 9)

@fields
class Deck(Part):
    cards: int  # a remark
    piles: list[list[int]]

@fields
class State(Core):
    goods: Shared[list[int]]
    coins: list[int]
    deck: Deck
    lands: int = derived("len(goods) + 1")
    spare: Deck | None = None

@fields
class Paying(Step):
    name = "pay"
    left: Annotated[int, COIN]

class Between(Paying):
    pass

@fields
class PayingMore(Between):
    name = "pay-more"
    again: Annotated[int, COIN]

@fields
class Dealing(ChanceStep):
    to: int

@weights
class Weights(WeightTable):
    plain: float
    two_words: float
    row: Annotated[list[float], ["a", "b"]]
    doubled: Derived[float]

    def prepare(self) -> None:
        self.doubled = 2 * self.plain
"""


def executed(source: str, name: str) -> Any:
    module = ModuleType(name)
    sys.modules[name] = module
    exec(compile(source, name, "exec"), module.__dict__)
    return module


@pytest.fixture(params=["interpreted", "expanded"])
def declared(request: pytest.FixtureRequest, tmp_path: Path) -> Any:
    """The declarations above, by the decorator and as the compiler gets them."""
    source = DECLARED
    if request.param == "expanded":
        (tmp_path / "declared.py").write_text(DECLARED)
        source = _expand.expand(tmp_path / "declared.py", tmp_path)
        assert "\n@fields" not in source
    return executed(source, f"declared_{request.param}")


def test_a_state_follows_from_its_declaration(declared: Any) -> None:
    deck = declared.Deck(3, [[1], [2, 3]])
    g = declared.State([declared.Paying(0, 2)], 2, goods=[7], coins=[1, 2], deck=deck)
    assert (g.lands, g.spare) == (2, None)
    assert g.dump() == [[7], [1, 2], [3, [[1], [2, 3]]]]
    other = g.clone()
    other.coins[0] = 9
    other.deck.piles[1].append(4)
    assert g.dump() == [[7], [1, 2], [3, [[1], [2, 3]]]]
    assert other.goods is g.goods
    other.spare = declared.Deck(1, [])
    again = declared.State.load(other.stack, 2, other.dump())
    assert again.dump() == [[7], [9, 2], [3, [[1], [2, 3, 4]]], [1, []]]
    assert (
        repr(g)
        == "State([Paying(0, 2)], 2, goods=[7], coins=[1, 2], deck=Deck(cards=3, piles=[[1], [2, 3]]), spare=None)"
    )


def test_a_step_follows_from_its_declaration(declared: Any) -> None:
    more = declared.PayingMore(1, 2, 3)
    assert (more.seat, more.left, more.again) == (1, 2, 3)
    assert more.dump() == (1, 2, 3)
    assert more.names == ["left", "again"]
    assert [domain.name for domain in more.domains if isinstance(domain, Domain)] == ["coin", "coin"]
    deal = declared.Dealing(1)
    assert (deal.seat, deal.dump(), deal.names, deal.domains) == (-1, (1,), ["to"], [])


def test_weights_follow_from_their_declaration(declared: Any) -> None:
    assert declared.Weights.names == ["plain", "two-words", "row-a", "row-b"]
    table = {"plain": 1.0, "two-words": 2.0, "row-a": 3.0, "row-b": 4.0}
    weights = declared.Weights(table)
    assert (weights.two_words, weights.row, weights.doubled) == (2.0, [3.0, 4.0], 2.0)
    weights.take({**table, "plain": 5.0})
    assert weights.doubled == 10.0
    assert weights.table() == {**table, "plain": 5.0}


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ("@fields\nclass A(Core):\n    coins: dict[int, int]\n", "is no type of a field"),
        ("@fields\nclass A:\n    coins: int\n", "derives from none of"),
    ],
)
def test_a_declaration_that_cannot_be_is_refused(wrong: str, said: str, tmp_path: Path) -> None:
    head = DECLARED[: DECLARED.index("COIN")]
    with pytest.raises(TypeError, match=said):
        executed(head + wrong, "declared_wrong")
    (tmp_path / "wrong.py").write_text(head + wrong)
    with pytest.raises(TypeError, match=said):
        _expand.expand(tmp_path / "wrong.py", tmp_path)


@pytest.mark.skipif(not os.environ.get("KRONRAT_INTERPRETED"), reason="compiled classes keep no declaration")
@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.relative_to(SOURCES / "kronrat").as_posix())
def test_the_compiler_gets_what_the_decorator_makes(path: Path) -> None:
    """Every declared class of the package: the text written for mypyc is the text that runs interpreted."""
    module = importlib.import_module(".".join(path.relative_to(SOURCES).with_suffix("").parts))
    expanded = _expand.expand(path, SOURCES)
    made = [
        one.__declared__ for one in vars(module).values() if "__declared__" in getattr(one, "__dict__", {})
    ]
    assert made
    for one in made:
        if vars(module)[one.name].__module__ == module.__name__:
            for line in one.source().splitlines():
                assert f"    {line}" in expanded.splitlines()
