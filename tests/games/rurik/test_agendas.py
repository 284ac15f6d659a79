"""Each of the 11 agendas: what it gives when it is met, tied or missed; ties count [end-3]."""

from __future__ import annotations

import pytest

from games.rurik.table import BLUE, OCHRE, RED
from kronrat.games.rurik.drawing.position import Position
from kronrat.games.rurik.rules.opening import DealAgenda
from kronrat.games.rurik.score import items
from kronrat.kernel import log
from kronrat.kernel.step import CHANCE


def earns(position: Position, agenda: str) -> list[int]:
    """What red and blue get for an agenda when the game is over."""
    g = position.agenda(RED, agenda).agenda(BLUE, agenda).agenda(OCHRE, agenda).state()
    g.stack.clear()
    return [dict(items(g, seat))["agenda"] for seat in (RED, BLUE)]


def test_capable() -> None:
    assert earns(Position().goods(RED, "wood:9").goods(BLUE, "wood:4 fish:4"), "capable") == [2, 0]
    assert earns(Position().goods(RED, "wood:2").goods(BLUE, "fish fur"), "capable") == [2, 2]


def test_committed() -> None:
    assert earns(Position().claims(RED, 5, 1, 5).claims(BLUE, 0, 2, 0), "committed") == [0, 2]
    assert earns(Position(), "committed") == [0, 0]  # nobody has a marker on the track


def test_conquering() -> None:
    assert earns(Position().warfare(2, 2, 1), "conquering") == [2, 2]
    assert earns(Position().warfare(0, 0, 0), "conquering") == [0, 0]


def test_courageous() -> None:
    assert earns(Position().beaten(RED, 2).beaten(BLUE, 1), "courageous") == [2, 0]
    assert earns(Position().beaten(RED, 1).beaten(BLUE, 1), "courageous") == [2, 2]


def test_dignified() -> None:
    assert earns(Position().done(RED, "hoard").done(BLUE, "trade-route market-day"), "dignified") == [0, 2]
    # deeds count, not their points
    assert earns(Position().done(RED, "hoard").done(BLUE, "market-day"), "dignified") == [2, 2]


def test_esteemed() -> None:
    position = Position().troops(RED, "kiev:5").troops(BLUE, "kiev volyn")
    assert earns(position, "esteemed") == [0, 2]
    assert earns(position.leader(RED, "boris", "galich"), "esteemed") == [2, 2]


def test_prosperous() -> None:
    assert earns(Position().claims(RED, 0, 0, 3).claims(BLUE, 5, 5, 2), "prosperous") == [2, 0]
    assert earns(Position().claims(RED, 0, 0, 3).claims(BLUE, 0, 0, 3), "prosperous") == [2, 2]
    assert earns(Position(), "prosperous") == [0, 0]  # nobody has a marker on the track


def test_protective() -> None:
    """Structures of anyone in regions you rule."""
    position = (
        Position().built(BLUE, "church", "kiev").built(BLUE, "market", "kiev volyn").troops(RED, "kiev:3")
    )
    assert earns(position.troops(BLUE, "volyn"), "protective") == [2, 0]
    assert earns(position.built(BLUE, "stronghold", "volyn"), "protective") == [2, 2]


def test_regal() -> None:
    assert earns(Position().goods(RED, "fur:2 honey:2").goods(BLUE, "honey:3 ore:9"), "regal") == [2, 0]
    assert earns(Position().goods(RED, "fur:2").goods(BLUE, "honey:2"), "regal") == [2, 2]


def test_successful() -> None:
    assert earns(Position().claims(RED, 2, 0, 0).claims(BLUE, 1, 5, 5), "successful") == [2, 0]
    assert earns(Position().claims(RED, 2, 0, 0).claims(BLUE, 2, 0, 0), "successful") == [2, 2]
    assert earns(Position(), "successful") == [0, 0]  # nobody has a marker on the track


def test_wealthy() -> None:
    assert earns(Position().coins(3, 2, 1), "wealthy") == [2, 0]
    assert earns(Position().coins(2, 2, 3), "wealthy") == [0, 0]
    assert earns(Position().coins(2, 2, 1), "wealthy") == [2, 2]


@pytest.mark.parametrize("agenda", ["capable", "courageous", "dignified", "protective", "regal", "wealthy"])
def test_a_tie_at_nothing_is_a_tie(agenda: str) -> None:
    """[end-3] An option asks for at least one."""
    assert earns(Position(), agenda) == [2, 2]
    assert earns(Position(agenda_zero="needs-one"), agenda) == [0, 0]


def test_two_points_and_secret_until_the_end() -> None:
    g = Position().coins(1).agenda(RED, "wealthy").agenda(BLUE, "wealthy").agenda(OCHRE, "regal").state()
    assert "agenda" not in dict(items(g, RED))

    g.stack.clear()

    assert [dict(items(g, seat))["agenda"] for seat in range(3)] == [2, 0, 2]


def test_a_dealt_agenda_is_read_by_its_receiver_alone() -> None:
    g = Position().ask(DealAgenda(CHANCE, BLUE))

    assert log.readers(g, *log.parse(g, "*:deal-agenda.deal regal")) == 1 << BLUE
