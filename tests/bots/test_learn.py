"""Learning by self-play: reproducible, resumable, careful about what it keeps."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest
from click.testing import CliRunner

from kronrat.cli import learn as command
from kronrat.cli.lab import lab
from kronrat.kernel.errors import Unreadable
from kronrat.kernel.game import find
from kronrat.lab import code
from kronrat.lab.pool import Crew
from learning import learnable

np = pytest.importorskip("numpy", reason="learning needs NumPy (the extra `learn`)")

from kronrat.lab.learn import fit, games, loop  # noqa: E402 - only where NumPy is
from kronrat.lab.learn.data import Data, gathered, outcomes, returns  # noqa: E402
from kronrat.lab.learn.games import Played, Table, play  # noqa: E402
from kronrat.lab.learn.loop import Stopped, learn  # noqa: E402
from kronrat.lab.learn.model import Shape, as_lists, fresh, from_lists, odds, outputs, sigmoid  # noqa: E402
from kronrat.lab.learn.plan import LearnPlan, Score, describe  # noqa: E402

SHAPE = Shape(2, 3, 1, 2)
WIDE = Shape(2, 30, 5, 10)


def plan(generations: int = 1, seed: int = 5) -> LearnPlan:
    return LearnPlan("nim", find("nim")[0].setup(2), generations, 40, 24, 8, 8, 16, seed)


def loss(
    shape: Shape, weights: dict[str, np.ndarray], rows: np.ndarray, won: np.ndarray, ahead: np.ndarray
) -> float:
    """What `fit.gradients` is the gradient of."""
    utility, points, hand = outputs(shape, weights, rows)
    told = sigmoid(odds(utility, hand))
    relative = points - (points.sum(1, keepdims=True) - points) / (shape.seats - 1)
    gap = np.abs(relative - ahead)
    smooth = np.where(gap < 1, 0.5 * gap * gap, gap - 0.5)
    return float((-(won * np.log(told) + (1 - won) * np.log(1 - told)) + fit.POINTS_LOSS * smooth).mean())


@pytest.mark.parametrize("seats", [2, 3])
def test_gradients_are_those_of_the_loss(seats: int) -> None:
    random = np.random.default_rng(3)
    shape = Shape(seats, 3, 2, 2)
    weights = {name: array.astype(np.float64) for name, array in fresh(shape, random).items()}
    rows = random.normal(size=(6, seats * 5 + 2))
    won = random.dirichlet(np.ones(seats), 6)
    ahead = random.normal(size=(6, seats))

    found = fit.gradients(shape, weights, rows, won, ahead)

    for name, gradient in found.items():
        at = int(np.abs(gradient).argmax())
        moved = {key: array.copy() for key, array in weights.items()}
        moved[name].flat[at] += 1e-5
        up = loss(shape, moved, rows, won, ahead)
        moved[name].flat[at] -= 2e-5
        down = loss(shape, moved, rows, won, ahead)
        assert gradient.flat[at] == pytest.approx((up - down) / 2e-5, rel=1e-3, abs=1e-8), name


def test_scales_move_into_the_weights() -> None:
    random = np.random.default_rng(4)
    rows = (random.normal(size=(50, 10)) * 3 + 1).astype(np.float32)
    centre, spread = fit.scales(SHAPE, rows)
    weights = fresh(SHAPE, random)

    plain = fit.unscaled(SHAPE, weights, centre, spread)

    for one, other in zip(
        outputs(SHAPE, plain, rows), outputs(SHAPE, weights, (rows - centre) / spread), strict=True
    ):
        assert np.allclose(one, other, atol=1e-4)


def noted(games: int, rows_each: int, says_who_wins: bool) -> Data:
    """Games of two whose first public number tells who wins, or nothing does."""
    random = np.random.default_rng(6)
    first = random.integers(0, 2, games)
    game = np.repeat(np.arange(games), rows_each)
    rows = np.repeat(random.normal(size=(games, 2 * WIDE.public + 2 * WIDE.own + WIDE.table)), rows_each, 0)
    if says_who_wins:
        rows[:, 0], rows[:, WIDE.public] = first[game], 1 - first[game]
    won = np.stack([first, 1 - first], 1).astype(np.float32)
    return Data(
        rows.astype(np.float16), game, np.ones(len(game), bool), won, np.zeros((games, 2), np.float32)
    )


def fitted(data: Data) -> fit.Fitted:
    return fit.fit(WIDE, data, outcomes(data, 1.0), 1.0, seed=1)


def test_games_that_nothing_foretells_are_not_learned_by_heart() -> None:
    found = fitted(noted(400, 30, says_who_wins=False))
    assert found.decay == max(fit.DECAYS)
    assert found.loss < 1.2 * found.chance_loss


def test_what_foretells_who_wins_is_learned_with_little_decay() -> None:
    found = fitted(noted(400, 200, says_who_wins=True))
    assert found.decay == min(fit.DECAYS)
    assert found.loss < 0.5 * found.chance_loss


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="threads are counted in /proc")
@pytest.mark.parametrize(("asked", "counted"), [(None, 1), ("2", 2)])
def test_training_leaves_the_other_cores_alone(asked: str | None, counted: int) -> None:
    """Threads that wait for each other took seven tenths of all time; whoever wants them still gets them."""
    counting = "import os, numpy; print(len(os.listdir('/proc/self/task')))"
    environ = {name: value for name, value in os.environ.items() if not name.endswith("_NUM_THREADS")}
    environ |= {"OPENBLAS_NUM_THREADS": asked} if asked else {}
    found = subprocess.run(
        [sys.executable, "-c", f"from kronrat.cli.learn import one_thread; one_thread(); {counting}"],
        env=environ,
        capture_output=True,
        text=True,
        check=True,
    )
    assert int(found.stdout) == min(counted, os.cpu_count() or 1)


def test_weights_survive_the_way_into_lists_and_back() -> None:
    weights = fresh(SHAPE, np.random.default_rng(1))
    again = from_lists(SHAPE, as_lists(weights))
    assert weights.keys() == again.keys()
    assert all(np.allclose(weights[name], again[name]) for name in weights)


def test_the_nearer_the_end_the_more_the_outcome_counts() -> None:
    rows = np.zeros((3, 10), np.float16)
    data = Data(
        rows, np.zeros(3, int), np.array([True, False, True]), np.array([[1.0, 0.0]]), np.array([[4.0, -4.0]])
    )
    data.won, data.points = data.won.astype(np.float32), data.points.astype(np.float32)
    nothing = {name: array * 0 for name, array in fresh(SHAPE, np.random.default_rng(1)).items()}

    target = returns(data, 4.0, SHAPE, nothing, 0.9)

    assert target.won[:, 0] == pytest.approx([0.95, 0.95, 1.0])  # told: even chances
    assert target.points[:, 0] == pytest.approx([0.9, 0.9, 1.0])
    assert np.array_equal(outcomes(data, 4.0).won[0], [1.0, 0.0])


def test_a_run_learns_repeats_itself_and_goes_on_after_ctrl_c(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    learnable(monkeypatch)
    whole, text = learn(plan(), tmp_path / "whole")
    assert [one.games for one in whole.generations] == [40, 24]
    assert whole.generations[0].kept
    assert whole.confirmed is not None
    assert whole.confirmed.games == 16

    crew = Crew(keep=tmp_path / "runs")
    for stop_after in (10, 60, 75):

        def interrupt(done: int, stop_after: int = stop_after) -> None:
            if done == stop_after:
                raise KeyboardInterrupt

        with pytest.raises(Stopped):
            learn(plan(), tmp_path / "parts", crew, interrupt)
    parts, again = learn(plan(), tmp_path / "parts", crew)

    assert again == text
    assert parts.confirmed == whole.confirmed
    _, different = learn(plan(seed=6), tmp_path / "other")
    assert different != text


def test_a_folder_of_another_run_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    learnable(monkeypatch)
    learn(plan(0), tmp_path)
    with pytest.raises(Unreadable, match="belongs to another run"):
        learn(plan(0, seed=6), tmp_path)
    monkeypatch.setattr(loop, "fingerprint", lambda games, networks: "other")
    with pytest.raises(Unreadable, match="was played by"):
        learn(plan(0), tmp_path)
    learn(plan(0), tmp_path, Crew(anew=True))


def test_a_generation_that_loses_its_match_is_not_kept(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    learnable(monkeypatch)
    monkeypatch.setattr(loop.Loop, "against_last", lambda self, text, number: Score(3, 8))
    state, text = learn(plan(2), tmp_path)
    assert [one.kept for one in state.generations] == [True, False, False]
    assert text == (tmp_path / "network-0.json").read_text()


def test_games_that_never_end_are_broken_off_and_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    learnable(monkeypatch)
    monkeypatch.setattr(games, "MOST_MOVES", 2)
    broken = play(Table("nim", [find("nim")[0].setup(2)], 1, "", ""), 0)
    assert broken == Played(b"", b"", [], [])
    monkeypatch.undo()
    learnable(monkeypatch)
    finished = play(Table("nim", [find("nim")[0].setup(2)], 1, "", ""), 0)
    data = gathered([broken, finished], 10)
    assert len(data.won) == 1
    assert len(data.rows) == len(data.ends) > 0


def test_matches_that_never_end_are_broken_off_and_count_as_shared(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    learnable(monkeypatch)
    monkeypatch.setattr(loop, "MOST_MOVES", 2)
    state, _ = learn(plan(0), tmp_path)
    confirmed = state.confirmed
    assert confirmed is not None
    assert confirmed.broken_off == confirmed.games == 16
    assert confirmed.wins == 8


def test_the_command_keeps_a_network_that_beats_greedy(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    learnable(monkeypatch)
    monkeypatch.setattr(command, "home", lambda info: tmp_path / "networks")
    monkeypatch.setattr(Score, "low", lambda self: 0.6)
    words = [*describe(plan(0)).split()[2:], "--state", str(tmp_path / "state"), "--keep", "--json"]

    done = CliRunner(env={"KRONRAT_RUNS": str(tmp_path / "runs")}).invoke(lab, words)

    assert done.exit_code == 0, done.output
    found = json.loads(done.stdout)
    assert found["kept"]
    assert found["generation"] == 0
    file = json.loads((tmp_path / "networks" / "2.json").read_text())
    assert file["report"]["curve"] == found["curve"]
    assert file["report"]["command"] == describe(plan(0))


def test_without_numpy_the_command_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "find_spec", lambda name: None)
    done = CliRunner().invoke(lab, ["learn", "rus"])
    assert done.exit_code != 0
    assert "kronrat[learn]" in done.output + str(done.exception)


def test_mixed_values_take_turns_and_the_command_is_told_again() -> None:
    info = find("rurik")[0]
    mix = (("edition", ("en", "de")), ("solo", ("easy", "hard")))
    mixed = replace(plan(), game="rurik", setup=info.setup(2, "en", {"solo": "easy"}), mix=mix)

    found = [(one.edition, one.options["solo"]) for one in mixed.setups(info)]

    assert found == [("en", "easy"), ("en", "hard"), ("de", "easy"), ("de", "hard")]
    assert describe(mixed).endswith("--mix edition=en,de --mix solo=easy,hard")
    assert plan().setups(find("nim")[0]) == [plan().setup]


def test_a_mix_of_nonsense_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    words = ["learn", "rurik", "--mix", "edition=en,fr", "--state", str(tmp_path / "state")]
    refused = CliRunner().invoke(lab, words)
    assert "no edition 'fr'" in refused.output + str(refused.exception)
    assert not (tmp_path / "state").exists()


def test_keeping_a_network_does_not_end_the_runs_of_other_numbers_of_players(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    folder = tmp_path / "some_game"
    (folder / "networks").mkdir(parents=True)
    (folder / "__init__.py").touch()
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(code.registry, "find", lambda game: (SimpleNamespace(folder="some_game"), ""))
    of_game = code.fingerprint.__wrapped__
    learning, playing = of_game(("any",), networks=False), of_game(("any",))

    (folder / "networks" / "2.json").write_text("{}")

    assert of_game(("any",), networks=False) == learning
    assert of_game(("any",)) != playing
    (folder / "rules.py").touch()
    assert of_game(("any",), networks=False) != learning
