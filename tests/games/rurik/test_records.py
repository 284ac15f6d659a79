"""The playthroughs of both editions: they replay, verify, and their scores are explained."""

from __future__ import annotations

import pytest

from games.rurik.playthrough import GAMES, RECORDS, explained, setup
from kronrat.games.rurik import score
from kronrat.games.rurik.state import State
from kronrat.match.record import read, verify


@pytest.mark.parametrize(("edition", "players"), GAMES)
def test_a_playthrough_verifies_and_explains_its_score(edition: str, players: str) -> None:
    text = (RECORDS / f"{edition}-{players}.txt").read_text(encoding="utf-8")
    record = read(text)
    wanted = setup(edition, players)
    assert (record.setup.edition, record.setup.seats) == (wanted.edition, wanted.seats)
    assert record.setup.options.get("solo", "off") == wanted.options["solo"]

    g = verify(record).state

    assert isinstance(g, State)
    assert [line for line in text.splitlines() if line.startswith("score ")] == explained(g)
    for seat in range(g.seats):
        assert score.total(g, seat) == sum(points for _, points in score.items(g, seat))
