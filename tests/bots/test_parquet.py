"""Parquet: one row a game and seat, as another program reads them; and one clear line where PyArrow is missing."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from kronrat.cli.main import cli
from kronrat.kernel.errors import Unreadable
from kronrat.kernel.game import find
from kronrat.lab import parquet
from kronrat.lab.arena import Contest, compete
from kronrat.lab.fuzz_all import AllPlan, fuzz_all
from kronrat.lab.sim import Plan, simulate
from kronrat.lab.tune import TuningPlan, tune

pyarrow = pytest.importorskip("pyarrow", reason="PyArrow is not installed: make setup brings it")


def test_every_game_and_seat_is_a_row(tmp_path: Path) -> None:
    from pyarrow.parquet import read_table

    setup = find("toy")[0].setup(3)
    contest = Contest("toy", setup, ("page", "random", "squire"), 6, 9)
    with parquet.games_file(tmp_path, "toy", setup, 9) as watch:
        standings = compete(contest, watch=watch)
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


def test_games_are_written_as_they_come_and_a_file_is_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from pyarrow.parquet import ParquetFile

    monkeypatch.setattr(parquet, "GROUP", 4)
    file = tmp_path / parquet.NAME
    setup = find("toy")[0].setup(2)
    with parquet.games_file(tmp_path, "toy", setup, 1) as watch:
        simulate(Plan("toy", setup, ("random",), 5, 1), watch=watch)
        assert not file.exists()

    assert ParquetFile(file).num_row_groups == 3
    assert list(tmp_path.iterdir()) == [file]


def test_wild_games_of_all_games_are_rows(tmp_path: Path) -> None:
    from pyarrow.parquet import read_table

    plan = AllPlan(("toy", "nim"), 40, 3)
    with parquet.wild_file(tmp_path, 3) as watch:
        found = fuzz_all(plan, watch=watch)
    rows = read_table(tmp_path / parquet.NAME).to_pylist()

    assert [row["number"] for row in rows] == list(range(40))
    assert sum(row["moves"] for row in rows) == found.moves
    assert found.each == {"toy": 20, "nim": 20}
    assert {row["law"] for row in rows} == {None}


def run(*command: str) -> dict[str, Any]:
    told = CliRunner().invoke(cli, ["lab", *command, "--json"])
    assert told.exit_code == 0, told.output
    figures: dict[str, Any] = json.loads(told.stdout)
    return figures


def rows_of(file: Path) -> list[dict[str, Any]]:
    from pyarrow.parquet import read_table

    rows: list[dict[str, Any]] = read_table(file).to_pylist()
    return rows


def test_positions_of_a_calibration_are_rows(tmp_path: Path) -> None:
    figures = run("calibrate", "toy", "--bot", "random", "--games", "6", "--out", str(tmp_path))
    rows = rows_of(tmp_path / parquet.POSITIONS)

    positions = {(row["number"], row["position"]): row["players"] for row in rows}
    assert len(positions) == figures["positions"]
    assert len(rows) == sum(positions.values())
    assert sum(row["win"] for row in rows) == pytest.approx(len(positions))


def test_what_seats_have_is_a_row_a_turn(tmp_path: Path) -> None:
    asked = ["worth", "loewenherz", "--bot", "random", "--slips", "0", "--games", "4"]
    figures = run(*asked, "--out", str(tmp_path))
    rows = rows_of(tmp_path / parquet.POSITIONS)

    assert len(rows) == figures["positions"]
    assert {row["number"] for row in rows} == set(range(4))
    assert all([name for name, _ in row["more"]] == list(figures["early"]) for row in rows)


def test_a_tuning_that_goes_on_writes_its_games_beside_the_earlier_ones(tmp_path: Path) -> None:
    setup = find("rurik")[0].setup(2)
    plan = TuningPlan("rurik", setup, 2, 2, 2, 3)

    def stop(done: int) -> None:
        if done == 2:
            raise KeyboardInterrupt

    state = tmp_path / "state"
    with pytest.raises(KeyboardInterrupt), parquet.tuning_file(tmp_path, plan, 0) as watch:
        tune(plan, state, progress=stop, watch=watch)
    command = ["tune", "rurik", "--rounds", "2", "--games", "2", "--confirm", "2", "--seed", "3"]
    run(*command, "--state", str(state), "--out", str(tmp_path))
    rows = rows_of(tmp_path / parquet.NAME) + rows_of(tmp_path / "games-from-2.parquet")

    assert [row["number"] for row in rows] == list(range(6))
    assert [row["round"] for row in rows] == [0, 0, 1, 1, None, None]
