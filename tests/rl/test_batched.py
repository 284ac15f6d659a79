"""Many games at once: the same as one by one, settled by the seed, ended by their length."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from kronrat.kernel.errors import Unreadable
from kronrat.rl import batch, layout_of, named_arrays
from kronrat.rl.table import page


def test_a_batch_is_the_same_games_one_by_one() -> None:
    env = batch("loewenherz", 3, players=2, seed=5)
    tables = [env.layout.table(5 * 3 + row) for row in range(3)]
    looked = env.reset(5)
    for table in tables:
        table.begin(env.layout.start())
    for number in range(40):
        actions = np.array([np.flatnonzero(row)[number % row.sum()] for row in looked.mask])
        for row, table in enumerate(tables):
            assert looked.seats[row] == table.seat()
            assert np.flatnonzero(looked.mask[row]).tolist() == sorted(table.legal())
            assert looked.observations[row].tobytes() == table.observe(table.seat())
            table.choose(int(actions[row]))
        looked = env.step(actions)


def test_the_seed_settles_everything() -> None:
    def rows(seed: int) -> list[bytes]:
        env = batch("rurik", 2, players=2, seed=seed)
        draws = np.random.default_rng(1)
        return [env.step(env.any_choices(draws)).observations.tobytes() for _ in range(60)]

    assert rows(3) == rows(3)
    assert rows(3) != rows(4)


def test_a_game_that_is_too_long_is_truncated_and_begins_anew() -> None:
    env = batch("rus", 2, players=2, limit=7)
    draws = np.random.default_rng(1)
    cut = [env.step(env.any_choices(draws)).truncated.tolist() for _ in range(14)]

    assert cut == [[number % 7 == 6] * 2 for number in range(14)]
    assert (env.finished, env.cut) == (0, 4)


def test_who_wins_is_rewarded_once() -> None:
    env = batch("loewenherz", 4, players=2, options={"limit": "500"})
    draws = np.random.default_rng(1)
    while not env.finished:
        stepped = env.step(env.any_choices(draws))

    assert stepped.rewards.shape == (4, 2)
    assert stepped.rewards.sum(1).tolist() == stepped.done.astype(float).tolist()


def test_what_is_not_offered_is_refused() -> None:
    env = batch("loewenherz", 2)
    with pytest.raises(Unreadable, match="mask"):
        env.step(np.zeros(2, np.int64))


def test_arrays_have_names_and_shapes() -> None:
    env = batch("loewenherz", 2, players=3)
    named = named_arrays(env.layout, env.reset(1).observations)

    assert named["region"].shape == (2, 144)
    assert named["taken"].shape == (2, 4, 60)
    assert named["ducats"].tolist() == [[7, 7, 7, 0]] * 2, "there is no fourth seat"
    assert sum(one.size for one in env.layout.arrays) == env.layout.size


def test_a_choice_is_a_word() -> None:
    layout = layout_of("loewenherz")

    assert layout.word(layout.number("card:A07")) == "card:A07"
    assert layout.word(0) == layout.verbs[0]
    with pytest.raises(Unreadable, match="no choice"):
        layout.number("card:Z99")


def test_the_page_of_observations_is_up_to_date() -> None:
    """Made by python -m kronrat.rl.table."""
    written = Path(__file__).parents[2] / "docs" / "rl-observations.md"
    assert written.read_text(encoding="utf-8") == page()
