"""The pool: results in order whoever works, errors and lost workers, and runs that go on where they were stopped."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import ModuleType

import pytest

from kronrat.bots.random import any_move
from kronrat.kernel.dice import Dice
from kronrat.kernel.errors import Unreadable
from kronrat.kernel.game import find, games
from kronrat.kernel.step import Core, Move
from kronrat.lab import run
from kronrat.lab.fuzz import wild_game
from kronrat.lab.fuzz_all import AllPlan, wild_of
from kronrat.lab.pool import Crew, collect, open_pool
from kronrat.lab.sim import Outcome, Plan, Tally, simulate
from kronrat.match.dice import seed_from
from kronrat.match.record import read, verify
from pool_jobs import add, cannot_prepare, end_always, end_once, refuse


@pytest.mark.parametrize("processes", [1, 2])
def test_results_come_in_the_order_of_the_jobs(processes: int) -> None:
    done: list[int] = []
    found: list[int] = []
    with open_pool(partial(int, "100"), Crew(processes)) as pool:
        assert collect(pool.each(add, range(20)), found.append, done.append)
        assert list(pool.each(add, [7])) == [107]  # a pool can be used again

    assert found == [100 + number for number in range(20)]
    assert done == list(range(1, 21))


@pytest.mark.parametrize("processes", [1, 2])
def test_an_error_in_a_job_is_raised_where_results_are_read(processes: int) -> None:
    with open_pool(int, Crew(processes)) as pool, pytest.raises(LookupError, match="job 5"):
        list(pool.each(refuse, [5]))


@pytest.mark.parametrize("processes", [1, 2])
def test_what_cannot_be_prepared_is_raised_and_does_not_hang(processes: int) -> None:
    with pytest.raises(LookupError, match="nothing to work with"):  # noqa: SIM117
        with open_pool(cannot_prepare, Crew(processes)) as pool:
            list(pool.each(add, [1]))


def test_work_a_process_cannot_find_is_an_error_and_does_not_hang(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its module can be imported here and nowhere else, as in a notebook or a script run from elsewhere."""
    here_alone = ModuleType("here_alone")
    exec("def work(base, number): return number", here_alone.__dict__)
    monkeypatch.setitem(sys.modules, "here_alone", here_alone)

    with open_pool(int, Crew(2)) as pool, pytest.raises(ModuleNotFoundError, match="here_alone"):
        list(pool.each(here_alone.work, [1]))
    with open_pool(partial(here_alone.work, 1, 2), Crew(2)) as pool, pytest.raises(ModuleNotFoundError):
        list(pool.each(add, [1]))


def test_a_lost_worker_is_replaced_and_its_jobs_are_done_again(tmp_path: Path) -> None:
    jobs = [(number, str(tmp_path / "ended") if number == 7 else "") for number in range(20)]
    with open_pool(partial(int, "100"), Crew(2)) as pool:
        assert list(pool.each(end_once, jobs)) == [100 + number for number in range(20)]
    assert (tmp_path / "ended").exists()


def test_jobs_that_end_every_worker_are_an_error_and_not_an_endless_loop() -> None:
    with open_pool(int, Crew(2)) as pool, pytest.raises(Unreadable, match="workers were lost"):
        list(pool.each(end_always, [1]))


def plan_of(games: int, seed: int = 1) -> Plan:
    return Plan("toy", find("toy")[0].setup(2), ("random",), games, seed)


def stopped_after(count: int) -> Callable[[int], None]:
    def tick(done: int) -> None:
        if done == count:
            raise KeyboardInterrupt

    return tick


def timeless(tally: Tally) -> dict[str, object]:
    figures = tally.figures()
    del figures["seconds"], figures["moves_per_s"]
    return figures


@pytest.mark.parametrize("workers", [1, 2])
def test_the_same_run_goes_on_where_ctrl_c_stopped_it(
    tmp_path: Path, workers: int, capsys: pytest.CaptureFixture[str]
) -> None:
    crew = Crew(workers, keep=tmp_path)
    seen: list[int] = []
    stopped = simulate(plan_of(12), crew, stopped_after(5))
    assert (stopped.complete, stopped.games) == (False, 5)
    assert "5 of 12 are finished and kept" in capsys.readouterr().err
    assert simulate(plan_of(12, seed=2), crew).games == 12  # another run knows nothing of it

    whole = simulate(plan_of(12), crew, seen.append)
    assert "going on after 5 of 12" in capsys.readouterr().err
    assert seen == [5, 6, 7, 8, 9, 10, 11, 12]
    assert timeless(whole) == timeless(simulate(plan_of(12)))
    assert list(tmp_path.iterdir()) == []  # a complete run is not kept


def test_anew_forgets_what_was_finished(tmp_path: Path) -> None:
    simulate(plan_of(6), Crew(keep=tmp_path), stopped_after(3))
    seen: list[int] = []
    simulate(plan_of(6), Crew(keep=tmp_path, anew=True), seen.append)
    assert seen == [1, 2, 3, 4, 5, 6]


@pytest.mark.parametrize(
    ("what", "told"),
    [("rules_versions", "by other rules .toy 1; these are new"), ("fingerprint", "other code")],
)
def test_games_of_other_rules_are_no_part_of_a_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str, told: str
) -> None:
    simulate(plan_of(6), Crew(keep=tmp_path), stopped_after(3))
    monkeypatch.setattr(run, what, lambda games: "new")
    with pytest.raises(Unreadable, match=told):
        simulate(plan_of(6), Crew(keep=tmp_path))


def test_two_processes_at_one_run_do_not_meddle(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    simulate(plan_of(6), Crew(keep=tmp_path), stopped_after(3))
    other: run.Kept[Outcome] = run.Kept(tmp_path, plan_of(6), Outcome, ("toy",))
    assert len(list(other.earlier())) == 3

    assert simulate(plan_of(6), Crew(keep=tmp_path)).games == 6
    assert "another process is at this very run" in capsys.readouterr().err
    other.close(complete=False)
    assert len(list(tmp_path.iterdir())) == 1


def test_what_is_no_kept_run_is_refused(tmp_path: Path) -> None:
    kept: run.Kept[Outcome] = run.Kept(tmp_path, plan_of(6), Outcome, ("toy",))
    kept.file.write_text("a shopping list, and quite a long one at that, so that it might be a database")
    with pytest.raises(Unreadable, match="is not a kept run"):
        simulate(plan_of(6), Crew(keep=tmp_path))


def test_records_are_written_by_whoever_asked(tmp_path: Path) -> None:
    info = find("toy")[0]
    simulate(Plan("toy", info.setup(2), ("random",), 3, 1, tmp_path / "records"), Crew(2, keep=tmp_path))
    files = sorted(path.name for path in (tmp_path / "records").iterdir())
    assert files == [f"toy-1-{number:05}.txt" for number in range(3)]
    assert verify(read((tmp_path / "records" / files[0]).read_text("utf-8"))).over


def test_a_million_games_are_spread_over_everything() -> None:
    """The first numbers of a plan are of every game, option, edition, number of seats and bot."""
    plan = AllPlan(tuple(games()), 1_000_000, 1)
    first = [wild_of(plan, number) for number in range(2000)]
    for name, info in games().items():
        own = [one for one in first if one.game == name]
        assert {one.bot for one in own} == {"random", "lively", "page", "greedy"}
        assert {one.setup.edition for one in own} == set(info.editions)
        assert {one.setup.seats for one in own} >= set(range(max(2, info.seats[0]), info.seats[1] + 1))
        for option in info.options:
            if option.key != "limit":
                assert {one.setup.options[option.key] for one in own} == set(option.values)


def test_an_error_in_the_rules_is_a_find() -> None:
    rules = find("toy")[0].rules()
    decisions = iter(range(5))

    def choose(g: Core, seat: int, dice: Dice) -> Move:
        if next(decisions) == 4:
            raise IndexError("a hole in the rules")
        return any_move(g, seat, dice)

    found = wild_game(rules, rules.info.setup(2), seed_from(1, 1), choose)

    assert found.violation is not None
    assert found.violation["law"] == "IndexError: a hole in the rules"
    assert "kronrat-record 1" in found.violation["record"]
