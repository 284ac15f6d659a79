"""Each of the 11 agendas: when it is met, tied or missed; ties count (fact sheet 5, K6)."""

from __future__ import annotations

import pytest

from games.rurik.table import BLUE, OCHRE, RED
from kronrat.games.rurik.data import AGENDA
from kronrat.games.rurik.score import agenda_met, items
from kronrat.games.rurik.sketch import Sketch


def met(sketch: Sketch, agenda: str) -> list[bool]:
    """For red and blue."""
    g = sketch.state()
    return [agenda_met(g, seat, AGENDA.parse(agenda)) for seat in (RED, BLUE)]


def test_capable() -> None:
    assert met(Sketch().goods(RED, "wood:9").goods(BLUE, "wood:4 fish:4"), "capable") == [True, False]
    assert met(Sketch().goods(RED, "wood:2").goods(BLUE, "fish fur"), "capable") == [True, True]


def test_committed() -> None:
    assert met(Sketch().claims(RED, 5, 1, 5).claims(BLUE, 0, 2, 0), "committed") == [False, True]
    assert met(Sketch(), "committed") == [False, False]  # nobody has a marker on the track


def test_conquering() -> None:
    assert met(Sketch().warfare(2, 2, 1), "conquering") == [True, True]
    assert met(Sketch().warfare(0, 0, 0), "conquering") == [False, False]


def test_courageous() -> None:
    assert met(Sketch().beaten(RED, 2).beaten(BLUE, 1), "courageous") == [True, False]


def test_dignified() -> None:
    assert met(Sketch().done(RED, "hoard").done(BLUE, "trade-route market-day"), "dignified") == [False, True]


def test_esteemed() -> None:
    sketch = Sketch().troops(RED, "kiev:5").troops(BLUE, "kiev volyn")
    assert met(sketch, "esteemed") == [False, True]
    assert met(sketch.leader(RED, "boris", "galich"), "esteemed") == [True, True]


def test_prosperous() -> None:
    assert met(Sketch().claims(RED, 0, 0, 3).claims(BLUE, 5, 5, 2), "prosperous") == [True, False]


def test_protective() -> None:
    """Structures of anyone in regions you rule."""
    sketch = Sketch().built(BLUE, "church", "kiev").built(BLUE, "market", "kiev volyn").troops(RED, "kiev:3")
    assert met(sketch.troops(BLUE, "volyn"), "protective") == [True, False]


def test_regal() -> None:
    assert met(Sketch().goods(RED, "fur:2 honey:2").goods(BLUE, "honey:3 ore:9"), "regal") == [True, False]


def test_successful() -> None:
    assert met(Sketch().claims(RED, 2, 0, 0).claims(BLUE, 1, 5, 5), "successful") == [True, False]


def test_wealthy() -> None:
    assert met(Sketch().coins(3, 2, 3), "wealthy") == [True, False]


@pytest.mark.parametrize("agenda", ["capable", "courageous", "dignified", "protective", "regal", "wealthy"])
def test_a_tie_at_nothing_is_a_tie(agenda: str) -> None:
    """K6; an option asks for at least one."""
    assert met(Sketch(), agenda) == [True, True]
    assert met(Sketch(agenda_zero="needs-one"), agenda) == [False, False]


def test_two_points_and_secret_until_the_end() -> None:
    g = Sketch().coins(1).agenda(RED, "wealthy").agenda(BLUE, "wealthy").agenda(OCHRE, "regal").state()
    assert "agenda" not in dict(items(g, RED))

    g.stack.clear()

    assert [dict(items(g, seat))["agenda"] for seat in range(3)] == [2, 0, 2]
