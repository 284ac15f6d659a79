"""Calibration: the fit finds the spread that the winners were drawn by, and says how often chances were right."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest
from click.testing import CliRunner

from bots.networks import any_network, ship, ship_none
from kronrat.bots.chances import shares
from kronrat.bots.network_file import network_from, written
from kronrat.cli import calibrate as command
from kronrat.cli.main import cli
from kronrat.kernel.errors import Unreadable
from kronrat.kernel.game import find
from kronrat.lab import calibrate as lab
from kronrat.lab.calibrate import (
    LOOKER_ON,
    SEAT,
    CalibrationPlan,
    Position,
    calibrate,
    checked,
    farthest,
    fit,
    reliability,
)
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


def test_each_half_is_told_by_what_the_other_half_taught() -> None:
    """Where the halves contradict each other, what was learned from one is wrong for the other, and that shows."""
    sure, unsure = drawn(1.0, 900), drawn(50.0, 900)
    agreed, at_odds = checked(sure, sure), checked(sure, unsure)
    assert agreed["views"]["all that is known"]["farthest"] < 0.06
    assert at_odds["views"]["all that is known"]["farthest"] > 0.2
    assert agreed["spread"] < at_odds["spread"] < 50.0


def test_games_are_played_and_repeat_themselves() -> None:
    info, _ = find("toy")
    plan = CalibrationPlan("toy", [info.setup(2), info.setup(3)], "random", 8, 1)
    figures = [calibrate(plan, Crew(jobs)) for jobs in (1, 1, 2)]

    assert figures[0] == figures[1] == figures[2]
    assert figures[0]["positions"]


def test_games_that_never_end_are_broken_off_and_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    info, _ = find("toy")
    plan = CalibrationPlan("toy", [info.setup(2)], "random", 12, 1)
    whole = calibrate(plan)
    monkeypatch.setattr(lab, "MOST_MOVES", 12)
    some = calibrate(plan)
    assert whole["broken_off"] == 0
    assert 0 < some["broken_off"] < 12
    assert some["games"] == 12 - some["broken_off"]
    monkeypatch.setattr(lab, "MOST_MOVES", 1)
    with pytest.raises(Unreadable, match="of 12 games 0 ended"):
        calibrate(plan)


def test_the_command_tells_the_spread_as_json() -> None:
    told = CliRunner().invoke(cli, ["lab", "calibrate", "toy", "--bot", "random", "--games", "6", "--json"])

    assert told.exit_code == 0, told.output
    assert json.loads(told.stdout)["judges"]["hints"]["spread"] > 0


def test_where_a_network_tells_the_chances_it_is_the_network_that_is_measured(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """From both views in which it tells them; the games of another number of seats go by the hints."""
    rules = find("loewenherz")[0].rules()
    setups = [rules.info.setup(2), rules.info.setup(3)]
    ship(monkeypatch, rules, rules.play.start(setups[0]))
    ship_none(monkeypatch, rules, rules.play.start(setups[1]))
    figures = calibrate(CalibrationPlan("loewenherz", setups, "random", 4, 1))

    assert list(figures["judges"]) == ["2", "hints"]
    assert set(figures["judges"]["2"]["views"]) == {LOOKER_ON, SEAT}
    for judge in figures["judges"].values():
        assert judge["spread"] > 0
        for view in judge["views"].values():
            assert sum(row["count"] for row in view["reliability"]) > 0


def test_only_bands_that_say_something_tell_how_far_off_chances_are() -> None:
    rows = [
        {"told": 0.1, "won": 0.13, "count": 200},
        {"told": 0.5, "won": 0.48, "count": 900},
        {"told": 0.9, "won": 0.2, "count": 199},
    ]
    assert farthest(rows) == 0.03
    assert farthest([]) == 0.0


def test_a_temperature_is_kept_beside_the_weights(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = find("loewenherz")[0].rules()
    file = tmp_path / "networks" / "2.json"
    file.parent.mkdir()
    file.write_text(written(rules, any_network(rules, 2), {"a": "report"}), encoding="utf-8")
    before = network_from(rules, file.read_text(encoding="utf-8"), "before")
    monkeypatch.setattr(command, "files", lambda folder: tmp_path)
    command.keep_temperature(rules.info, "2", 1.25)
    after = network_from(rules, file.read_text(encoding="utf-8"), "after")

    assert (before.temperature, after.temperature) == (1.0, 1.25)
    assert after.weights == before.weights
    assert json.loads(file.read_text(encoding="utf-8"))["report"] == {"a": "report"}
