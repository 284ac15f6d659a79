"""Parquet: one row a game and seat, as another program reads them; and one clear line where PyArrow is missing."""

from __future__ import annotations

from pathlib import Path

import pytest

from kronrat.kernel.errors import Unreadable
from kronrat.kernel.game import find
from kronrat.lab import parquet
from kronrat.lab.arena import Contest, compete

pyarrow = pytest.importorskip("pyarrow", reason="PyArrow is not installed: make setup brings it")


def test_every_game_and_seat_is_a_row(tmp_path: Path) -> None:
    from pyarrow.parquet import read_table

    setup = find("toy")[0].setup(3)
    standings = compete(Contest("toy", setup, ("page", "random", "squire"), 6, 9))
    parquet.write(standings, tmp_path / "games.parquet")
    rows = read_table(tmp_path / "games.parquet").to_pylist()

    assert len(rows) == standings.games * 3
    assert {row["seed"] for row in rows} == {9}
    assert all(row["seating"][row["seat"]] == row["bot"] for row in rows)
    assert all(row["seconds"] > 0 for row in rows)
    for number in range(standings.games):
        game = [row for row in rows if row["number"] == number]
        assert sum(row["win"] for row in game) == pytest.approx(1)
        assert [row["seat"] for row in game] == [0, 1, 2]
    for bot, standing in standings.bots.items():
        mine = [row for row in rows if row["bot"] == bot]
        assert sum(row["win"] for row in mine) == pytest.approx(standing.wins)
        assert sum(row["score"] for row in mine) == standing.points


def test_without_pyarrow_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parquet, "find_spec", lambda name: None)
    with pytest.raises(Unreadable, match=r"kronrat\[data\]"):
        parquet.ready()
