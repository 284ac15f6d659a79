"""Calibration: the fit finds the spread that the winners were drawn by, and says how often chances were right."""

from __future__ import annotations

import json
import random

import pytest
from click.testing import CliRunner

from kronrat.bots.chances import shares
from kronrat.cli.main import cli
from kronrat.kernel.game import find
from kronrat.lab.calibrate import CalibrationPlan, Position, calibrate, fit, reliability
from kronrat.lab.pool import Crew


def drawn(spread: float, count: int) -> list[Position]:
    """Positions whose winners are drawn by the very chances that a spread gives."""
    dice = random.Random(7)
    out = []
    for _ in range(count):
        values = [dice.uniform(0, 20) for _ in range(3)]
        winner = dice.choices(range(3), shares(values, spread))[0]
        out.append(Position(values, [1.0 if seat == winner else 0.0 for seat in range(3)]))
    return out


@pytest.mark.parametrize("spread", [1.5, 6.0, 25.0])
def test_the_fit_finds_the_spread_it_came_from(spread: float) -> None:
    assert fit(drawn(spread, 2000)) == pytest.approx(spread, rel=0.2)


def test_told_and_won_agree_where_the_spread_is_right() -> None:
    for row in reliability(drawn(6.0, 3000), 6.0):
        assert row["won"] == pytest.approx(row["told"], abs=0.06)


def test_games_are_played_and_repeat_themselves() -> None:
    info, _ = find("toy")
    plan = CalibrationPlan("toy", [info.setup(2), info.setup(3)], "random", 8, 1)
    figures = [calibrate(plan, Crew(jobs)) for jobs in (1, 1, 2)]

    assert figures[0] == figures[1] == figures[2]
    assert figures[0]["positions"]


def test_the_command_tells_the_spread_as_json() -> None:
    told = CliRunner().invoke(cli, ["lab", "calibrate", "toy", "--bot", "random", "--games", "6", "--json"])

    assert told.exit_code == 0, told.output
    assert json.loads(told.stdout)["judges"]["hints"]["spread"] > 0
