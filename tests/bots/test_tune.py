"""Fitting weights by self-play: reproducible, resumable, careful about what it keeps."""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path

import pytest
from click.testing import CliRunner

from kronrat.bots.random import any_move
from kronrat.cli import tune as command
from kronrat.kernel.dice import Dice
from kronrat.kernel.errors import Unreadable
from kronrat.kernel.game import Info, find, games
from kronrat.kernel.play import apply, asked, roll
from kronrat.kernel.step import Core
from kronrat.lab import tune as lab_tune
from kronrat.lab.intervals import count
from kronrat.lab.pool import Crew
from kronrat.lab.tune import TuningPlan, TuningState, begin, tune
from kronrat.lab.weights_match import NEW, OLD, Result, pairings, use_weights
from kronrat.parts.hints import hints_of
from kronrat.parts.weights import WeightTable, load_weights, write_weights

WITH_WEIGHTS = [info for info in games().values() if hints_of(info.rules()).weights is not None]


def plan(seed: int = 3, rounds: int = 2) -> TuningPlan:
    info, _ = find("rurik")
    return TuningPlan("rurik", info.setup(2), rounds, 2, 2, seed)


def weights_of(info: Info) -> WeightTable:
    weights = hints_of(info.rules()).weights
    assert weights is not None
    return weights


class Interrupted(Exception):
    """Somebody pressed Ctrl-C."""


def test_every_game_of_the_house_has_weights() -> None:
    assert {info.id for info in WITH_WEIGHTS} >= {"loewenherz", "mythotopia", "rurik", "rus"}


@pytest.mark.parametrize("info", WITH_WEIGHTS, ids=lambda info: info.id)
def test_the_weights_file_is_complete_and_in_use(info: Info) -> None:
    weights = weights_of(info)
    package = type(weights).__module__.rpartition(".")[0]

    assert weights.table() == load_weights(package, weights.names)
    assert list(weights.table()) == weights.names
    assert command.home(info) == files(package)
    with pytest.raises(Unreadable, match=command.FILE):
        load_weights(package, [*weights.names, "luck"])


@pytest.mark.parametrize("info", WITH_WEIGHTS, ids=lambda info: info.id)
def test_every_value_goes_by_its_own_name(info: Info) -> None:
    weights = weights_of(info)
    own = weights.table()
    other = {name: 1.0 + number for number, name in enumerate(own)}
    try:
        use_weights(info.rules(), other)
        assert weights.table() == other
        named = {name for name in own if getattr(weights, name.replace("-", "_"), None) == other[name]}
        assert len(named) > 10
    finally:
        use_weights(info.rules(), own)


@pytest.mark.parametrize("info", WITH_WEIGHTS, ids=lambda info: info.id)
def test_other_weights_see_a_position_differently(info: Info) -> None:
    rules = info.rules()
    g: Core = rules.play.start(info.setup(2))
    dice = Dice(4)
    for _ in range(60):
        seat = asked(g)[0]
        apply(g, seat, roll(g, dice) if seat < 0 else any_move(g, seat, dice))
    own = weights_of(info).table()
    evaluate = hints_of(rules).evaluate
    before = evaluate(g, 0)
    try:
        use_weights(rules, {name: 2 * value for name, value in own.items()})
        assert evaluate(g, 0) != before
    finally:
        use_weights(rules, own)
    assert evaluate(g, 0) == before


def test_weights_are_written_as_they_are_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "shire"
    folder.mkdir()
    (folder / "__init__.py").touch()
    table = {"ale": 0.1, "pipe-weed": 2.5}
    (folder / command.FILE).write_text(write_weights(table), encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    assert load_weights("shire", list(table)) == table


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_both_sides_get_every_seat_and_the_same_dice(seats: int) -> None:
    played = pairings(seats, 0, 8)
    assert [game.number for game in played] == [0, 0, 1, 1, 2, 2, 3, 3]
    for one, other in zip(played[::2], played[1::2], strict=True):
        assert {one.seats[seat] for seat in range(seats)} == {NEW, OLD}
        assert all(one.seats[seat] != other.seats[seat] for seat in range(seats))


def test_a_win_and_a_margin_count_for_the_side_that_has_them() -> None:
    assert Result(1.0, 10, 5).edge() > Result(1.0, 10, 9).edge() > 0
    assert Result(0.5, 7, 7).edge() == 0
    assert Result(0.0, 5, 10).edge() == -Result(1.0, 10, 5).edge()


def test_the_same_plan_gives_the_same_weights(tmp_path: Path) -> None:
    one, other = tune(plan(), tmp_path / "one"), tune(plan(), tmp_path / "other")
    assert one == other
    assert one.fitted() != one.start
    assert tune(plan(seed=4), tmp_path / "third").fitted() != one.fitted()
    assert (
        list(weights_of(find("rurik")[0]).table().values()) == one.start
    )  # the game has its own weights back


@pytest.mark.parametrize("stop_after", [2, 4])
def test_an_interrupted_run_goes_on_to_the_same_result(tmp_path: Path, stop_after: int) -> None:
    """Once in the middle of the rounds, once before the confirming match."""

    def tick(done: int) -> None:
        if done == stop_after:
            raise Interrupted

    with pytest.raises(Interrupted):
        tune(plan(), tmp_path / "state", progress=tick)
    assert tune(plan(), tmp_path / "state") == tune(plan(), tmp_path / "whole")


def test_jobs_do_not_change_the_result(tmp_path: Path) -> None:
    alone = tune(plan(rounds=1), tmp_path / "alone")
    assert alone == tune(plan(rounds=1), tmp_path / "two", Crew(2))


def test_a_state_file_belongs_to_one_plan(tmp_path: Path) -> None:
    tune(plan(rounds=1), tmp_path / "state")
    with pytest.raises(Unreadable, match="belongs to another run"):
        tune(plan(rounds=2), tmp_path / "state")
    (tmp_path / "broken").write_text("{}")
    with pytest.raises(Unreadable, match="not the state of a tuning run"):
        tune(plan(), tmp_path / "broken")


def test_a_run_under_other_rules_does_not_go_on_by_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = tune(plan(rounds=1), tmp_path / "state")
    monkeypatch.setattr(lab_tune, "rules_versions", lambda games: "rurik 999")
    with pytest.raises(Unreadable, match=r"this is rurik 999.*--anew"):
        tune(plan(rounds=1), tmp_path / "state")
    anew = tune(plan(rounds=1), tmp_path / "state", Crew(anew=True))
    assert (anew.fitted(), anew.rules == begun.rules) == (begun.fitted(), False)


def test_a_game_without_weights_has_nothing_to_fit() -> None:
    info, _ = find("toy")
    with pytest.raises(Unreadable, match="no weights"):
        begin(TuningPlan("toy", info.setup(2), 1, 2, 2, 1))


def test_only_a_clear_result_is_better() -> None:
    def after(wins: float, played: int) -> bool:
        state = TuningState("", "", [], [], [], [], played=played, wins=wins)
        for game in range(played):
            count(state.by_dice, game // 2, float(game < wins))
        return state.better()

    assert not after(0, 0)
    assert not after(52, 100)
    assert after(68, 100)


@pytest.mark.parametrize("better", [True, False])
def test_keep_replaces_the_weights_only_if_they_are_better(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, better: bool
) -> None:
    monkeypatch.setattr(command, "home", lambda info: tmp_path)
    monkeypatch.setattr(TuningState, "better", lambda self: better)
    words = [
        "rurik",
        "--rounds",
        "1",
        "--games",
        "2",
        "--confirm",
        "2",
        "--keep",
        "--json",
        "--state",
    ]
    done = CliRunner().invoke(command.tune_command, [*words, str(tmp_path / "state")], catch_exceptions=False)
    found = json.loads(done.stdout)
    assert (found["better"], found["kept"]) == (better, better)
    assert (tmp_path / command.FILE).exists() == better
    if better:
        page = (tmp_path / command.REPORT).read_text(encoding="utf-8")
        assert found["command"] in page
        assert all(name in page for name in found["weights"])
