"""Networks: what they compute, what they fit, and what happens where they do not."""

from __future__ import annotations

import json
import logging
from pathlib import Path

import pytest
from librt.vecs import vec

from kronrat.bots import network_file
from kronrat.bots.greedy import GreedyBot
from kronrat.bots.judgement import WON, network_hints
from kronrat.bots.learned import LearnedBot
from kronrat.bots.network import Network
from kronrat.bots.network_file import NetworkMismatch, load_network, network_from, shipped, written
from kronrat.kernel.dice import Dice
from kronrat.kernel.errors import Unreadable
from kronrat.kernel.game import Info, Rules, games
from kronrat.kernel.play import apply, moves
from kronrat.kernel.step import Core
from kronrat.parts.facts import Facts
from kronrat.parts.hints import hints_of
from learning import FACTS, OWN, PUBLIC, TABLE, learnable

WITH_FACTS = [info for info in games().values() if hints_of(info.rules()).facts is not None]
HIDDEN, OWN_HIDDEN = 3, 2


def weights(seed: int = 1) -> dict[str, list[float]]:
    dice = Dice(seed)

    def some(count: int) -> list[float]:
        return [dice.below(2001) / 1000 - 1 for _ in range(count)]

    return {
        "public": some(len(PUBLIC) * HIDDEN),
        "table": some(len(TABLE) * HIDDEN),
        "bias": some(HIDDEN),
        "win": some(HIDDEN),
        "points": some(HIDDEN),
        "last-bias": some(2),
        "own": some(len(OWN) * OWN_HIDDEN),
        "own-table": some(len(TABLE) * OWN_HIDDEN),
        "own-bias": some(OWN_HIDDEN),
        "own-win": some(OWN_HIDDEN),
        "own-last-bias": some(1),
    }


def small(seed: int = 1) -> Network:
    return Network(2, len(PUBLIC), len(OWN), len(TABLE), weights(seed))


def start(rules: Rules) -> Core:
    g: Core = rules.play.start(rules.info.setup(2))
    return g


def test_every_game_of_the_house_has_facts() -> None:
    assert {info.id for info in WITH_FACTS} >= {"loewenherz", "mythotopia", "rurik", "rus"}


@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_a_network_computes_what_the_model_it_was_trained_as_computes(seat: int) -> None:
    np = pytest.importorskip("numpy", reason="training needs NumPy (the extra `learn`)")
    from kronrat.lab.learn.model import Shape, from_lists, outputs

    network, shape = small(), Shape(2, len(PUBLIC), len(OWN), len(TABLE))
    row = [0.3, 1.0, 0.25, 0.1, 0.0, 0.5, 1.0, 0.0, 0.7, 1.0]

    utility, points, hand = outputs(shape, from_lists(shape, network.weights), np.array([row], np.float32))
    if seat >= 0:
        utility[0, seat] += hand[0, seat]
    expected = np.exp(utility[0]) / np.exp(utility[0]).sum()

    assert network.chances(vec[float](row), seat) == pytest.approx(list(expected), abs=1e-5)
    assert list(network.points) == pytest.approx(list(points[0]), abs=1e-5)


def test_chances_and_values_say_the_same() -> None:
    network = small()
    row = vec[float]([0.3, 1.0, 0.25, 0.1, 0.0, 0.5, 1.0, 0.0, 0.7, 1.0])
    chances = network.chances(row, 0)
    assert sum(chances) == pytest.approx(1)
    network.points[0] = network.points[1] = 0.0
    mirrored = vec[float]([0.1, 0.0, 0.5, 0.3, 1.0, 0.25, 0.0, 1.0, 0.7, 1.0])
    assert network.chances(mirrored, 1) == pytest.approx(chances[::-1])


def test_a_network_survives_its_file(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = learnable(monkeypatch)
    text = written(rules, small(), {"command": "none"})

    again = network_from(rules, text, "a file")

    row = vec[float]([0.3, 1.0, 0.25, 0.1, 0.0, 0.5, 1.0, 0.0, 0.7, 1.0])
    assert again.chances(row, 1) == pytest.approx(small().chances(row, 1), abs=1e-5)
    assert json.loads(text)["report"] == {"command": "none"}


def test_a_network_of_other_rules_or_other_numbers_is_refused_by_name(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    text = written(learnable(monkeypatch), small(), {})

    with pytest.raises(NetworkMismatch, match="was learned for the rules nim 1; these are nim 2"):
        network_from(learnable(monkeypatch, version=2), text, "2.json")
    renamed = Facts(["taken", "asked", "portion"], OWN, TABLE, FACTS.read)
    with pytest.raises(NetworkMismatch, match="other numbers"):
        network_from(learnable(monkeypatch, facts=renamed), text, "2.json")
    with pytest.raises(Unreadable, match="is not a network"):
        network_from(learnable(monkeypatch), "{}", "2.json")
    with pytest.raises(Unreadable, match="no network 'seven'"):
        load_network(learnable(monkeypatch), "seven")


def test_the_schema_follows_from_names_and_their_order() -> None:
    swapped = Facts(PUBLIC[::-1], OWN, TABLE, FACTS.read)
    moved = Facts(PUBLIC[:-1], [PUBLIC[-1], *OWN], TABLE, FACTS.read)
    assert len({FACTS.schema(), swapped.schema(), moved.schema()}) == 3


def test_where_no_network_fits_the_bot_says_so_once_and_plays_by_hints(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, tmp_path: Path
) -> None:
    text = written(learnable(monkeypatch), small(), {})
    rules = learnable(monkeypatch, version=2)
    (tmp_path / network_file.FOLDER).mkdir()
    (tmp_path / network_file.FOLDER / "2.json").write_text(text)
    monkeypatch.setattr(network_file, "files", lambda folder: tmp_path)
    network_file.SHIPPED.clear()
    g = start(rules)
    with caplog.at_level(logging.WARNING):
        assert shipped(rules, g) is None
        move = LearnedBot().choose(rules, g, 0, Dice(1))
    network_file.SHIPPED.clear()

    assert move == GreedyBot().choose(rules, g, 0, Dice(1))
    assert len(caplog.records) == 1
    assert "bots go by the game's hints instead" in caplog.text


def test_by_a_network_a_won_game_is_better_than_any_other(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = learnable(monkeypatch)
    hints = network_hints(rules, small())
    g = start(rules)
    assert hints.outlook is not None
    assert hints.evaluate_moves(g, 0, moves(g, 0)) == [
        hints.evaluate(after, 0) for after in [made(g, move) for move in moves(g, 0)]
    ]
    while g.stack:
        assert abs(hints.evaluate(g, 0)) < WON
        assert sum(hints.outlook(g, 0)) == pytest.approx(1)
        apply(g, g.stack[-1].seat, moves(g, g.stack[-1].seat)[-1])
    winner = rules.play.winners(g)[0]
    assert hints.evaluate(g, winner) == WON
    assert hints.evaluate(g, 1 - winner) == -WON
    assert hints.outlook(g, 0)[winner] == 1


def made(g: Core, move: tuple[int, tuple[int, ...]]) -> Core:
    h = g.clone()
    apply(h, 0, move)
    return h


@pytest.mark.parametrize("info", WITH_FACTS, ids=lambda info: info.id)
def test_every_network_that_is_shipped_fits_and_tells_how_it_came_to_be(info: Info) -> None:
    folder = Path(str(network_file.files(info.folder))) / network_file.FOLDER
    for file in sorted(folder.glob("*.json")):
        network = load_network(info.rules(), file.stem)
        report = json.loads(file.read_text())["report"]
        assert report["command"].startswith("kronrat ")
        assert report["alone_against_greedy"]["low"] > 1 / network.seats
        assert file.stat().st_size < 1_000_000
