"""A small file of positions, from bots and from records, and the loader."""

from __future__ import annotations

from pathlib import Path

import numpy as np
from click.testing import CliRunner

from kronrat.bots import make
from kronrat.cli.export import export
from kronrat.kernel.dice import Dice
from kronrat.kernel.game import find
from kronrat.kernel.play import moves
from kronrat.lab.positions import valued
from kronrat.match import record
from kronrat.match.match import Match
from kronrat.rl import layout_of, load_positions


def exported(*words: str) -> None:
    ran = CliRunner().invoke(export, ["positions", *words], catch_exceptions=False)
    assert ran.exit_code == 0, ran.output


def test_games_of_bots(tmp_path: Path) -> None:
    file = tmp_path / "small.parquet"
    exported("rurik", "--out", str(file), "--games", "1", "--bots", "random")
    found = load_positions(file)

    assert found.observations.shape == (len(found.choices), layout_of("rurik", 2).size)
    assert found.mask()[np.arange(len(found.choices)), found.choices].all()
    assert set(found.seats.tolist()) == {0, 1}
    assert (
        sum({int(seat): float(won) for seat, won in zip(found.seats, found.outcomes, strict=True)}.values())
        == 1
    )
    assert np.isnan(found.values).all(), "nothing was searched"
    assert found.array("coins").shape == (len(found.choices), 4)
    assert found.sheet["games"] == 1


def test_who_searches_tells_values() -> None:
    layout = layout_of("rurik", 2)
    table = layout.table(1)
    table.settle()
    g, seat = table.cursor.g, table.seat()

    move, value = valued(make("ismcts:4"), layout, g, seat, Dice(1))
    assert move in moves(g, seat)
    assert value is not None
    assert valued(make("random"), layout, g, seat, Dice(1))[1] is None


def test_finished_games_of_a_server_without_names(tmp_path: Path) -> None:
    info, _ = find("rurik")
    match, dice = Match.start(info, info.setup(2), seed=b"positions" * 4), Dice(1)
    while not match.over:
        seat = match.asked()[0]
        legal = moves(match.state, seat)
        match.play(seat, legal[dice.below(len(legal))])
    (tmp_path / "one.txt").write_text(record.write(match, ["Ada", "Grace"]), encoding="utf-8")
    file = tmp_path / "played.parquet"
    exported("rurik", "--out", str(file), "--records", str(tmp_path))
    found = load_positions(file)

    winners = set(match.rules.play.winners(match.state))
    assert {int(seat) for seat, won in zip(found.seats, found.outcomes, strict=True) if won} == winners
    assert "Ada" not in file.with_suffix(".json").read_text(encoding="utf-8")
