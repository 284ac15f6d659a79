"""An observation follows from its declaration, by the decorator and as the compiler gets it."""

from __future__ import annotations

import sys
from array import array
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest
from librt.strings import BytesWriter

from kronrat.declare.expand import expand
from kronrat.parts.observation import size

DECLARED = '''
from __future__ import annotations

from kronrat.declare.observation import observation
from kronrat.kernel.domain import Domain
from kronrat.parts.observation import Observation, amount, cards, category, listed, who

CARD = Domain("card", [f"c{n}" for n in range(70)])
PLACE = Domain("place", ["a", "b", "c"])
State = object

@observation
class Seen(Observation):
    """A remark."""

    round = amount("g.round", 0, 9)
    owner = who("g.owner", PLACE, at=PLACE, kept=True)
    kind = category("g.kind", PLACE, at=PLACE)
    coins = amount(
        "g.coins[s]", 0, 9
    )
    held = amount("g.held[s * 3 + i]", 0, 9, at=PLACE)
    hand = cards("g.hand[me]", CARD)
    pile = listed("g.pile", PLACE, 2)
'''


@pytest.fixture(params=["interpreted", "expanded"])
def seen(request: pytest.FixtureRequest, tmp_path: Path) -> Any:
    source = DECLARED
    if request.param == "expanded":
        (tmp_path / "declared.py").write_text(DECLARED)
        source = expand(tmp_path / "declared.py", tmp_path)
        assert "\n@observation" not in source
    module = ModuleType(f"observed_{request.param}")
    sys.modules[module.__name__] = module
    exec(compile(source, module.__name__, "exec"), module.__dict__)
    return module.Seen(3)


def row(seen: Any, g: Any, me: int) -> list[int]:
    out = BytesWriter()
    seen.encode(g, me, out)
    return array("h", out.getvalue()).tolist()


def position() -> SimpleNamespace:
    return SimpleNamespace(
        seats=2,
        round=4,
        owner=[-1, 0, 1],
        kind=[2],
        coins=[5, 6],
        held=[1, 2, 3, 4, 5, 6],
        hand=[0, 1 << 69 | 1 << 61 | 2],
        pile=[2, 0, 2],
    )


def test_what_is_declared_is_written(seen: Any) -> None:
    hand = [int(card in (1, 61, 69)) for card in range(70)]
    assert row(seen, position(), 1) == [
        *[4],
        *[0, 2, 1],  # nobody, the next one, the observer
        *[3, 0, 0],  # a list that is shorter is filled up
        *[6, 5, 0],  # the observer's first, nothing for a seat that is not there
        *[4, 5, 6, 1, 2, 3, 0, 0, 0],
        *hand,
        *[1, 0, 2],
    ]
    assert row(seen, position(), 0)[:13] == [4, 0, 1, 2, 3, 0, 0, 5, 6, 0, 1, 2, 3]


def test_a_list_that_was_replaced_is_written_anew(seen: Any) -> None:
    g = position()
    before = row(seen, g, 1)
    assert row(seen, g, 1) == before
    g.owner = [1, 1, 1]
    assert row(seen, g, 1)[1:4] == [1, 1, 1]
    assert row(seen, g, 0)[1:4] == [2, 2, 2]


def test_fields_say_what_they_are(seen: Any) -> None:
    fields = {one.name: one for one in type(seen).fields}
    assert list(fields) == ["round", "owner", "kind", "coins", "held", "hand", "pile"]
    assert (fields["kind"].low, fields["kind"].high) == (0, 3)
    assert [one.name for one in fields.values() if one.each_seat] == ["coins", "held"]


def test_the_size_of_a_set() -> None:
    for members in (0, 1, 0b1011, (1 << 60) - 1, 1 << 59):
        assert size(members) == members.bit_count()


def test_what_declares_nothing_is_refused(tmp_path: Path) -> None:
    (tmp_path / "wrong.py").write_text(DECLARED.replace('amount("g.round", 0, 9)', "sum(CARD.values)"))
    with pytest.raises(TypeError, match="declares no field"):
        expand(tmp_path / "wrong.py", tmp_path)
