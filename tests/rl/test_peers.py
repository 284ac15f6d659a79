"""Each environment passes its peer's own checks, for every game, edition and number of players."""

from __future__ import annotations

import copy
import warnings

import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms.generate_playthrough import playthrough_lines
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from kronrat.kernel.errors import Unreadable
from kronrat.kernel.game import Info, games
from kronrat.kernel.log import digest
from kronrat.lab.code import compiled
from kronrat.lab.fuzz import bounded
from kronrat.rl import aec_env, gym_env, open_spiel_game, parallel_env
from kronrat.testing import Variant, variants

LIMIT = 30
DECLARED = [info for info in games().values() if info.rules().play.observe is not None]
VARIANTS = [variant for info in DECLARED for variant in variants(info)]
every_variant = pytest.mark.parametrize("variant", VARIANTS, ids=str)


@every_variant
@pytest.mark.filterwarnings(
    "ignore"
)  # an observation with a mask is no plain array, which api_test remarks on
def test_pettingzoo(variant: Variant, capsys: pytest.CaptureFixture[str]) -> None:
    def make() -> object:
        return aec_env(variant.info.id, variant.seats, variant.edition, variant.setup.options, limit=LIMIT)

    api_test(make(), num_cycles=LIMIT + 10)
    seed_test(make, num_cycles=10)


@every_variant
def test_pettingzoo_parallel(variant: Variant) -> None:
    def make() -> object:
        return parallel_env(
            variant.info.id, variant.seats, variant.edition, variant.setup.options, limit=LIMIT
        )

    parallel_api_test(make(), num_cycles=LIMIT + 10)
    parallel_seed_test(make, num_cycles=10)


@pytest.mark.parametrize(
    ("game", "options"), [("rurik", {}), ("rus", {}), ("mythotopia", {"provinces": "drop-two"})]
)
def test_what_is_sealed_together_is_chosen_together_and_comes_out_the_same(
    game: str, options: dict[str, str]
) -> None:
    env, aec = parallel_env(game, 3, options=options), aec_env(game, 3, options=options)
    seen, _ = env.reset(seed=3)
    aec.reset(seed=3)
    draws, together = np.random.default_rng(1), 0
    made: dict[str, list[int]] = {}
    while made or together == 0:
        asked = [agent for agent in env.agents if not seen[agent]["action_mask"][env.wait]]
        together += len(asked) > 1
        actions = dict.fromkeys(env.agents, env.wait)
        for agent in asked:
            actions[agent] = int(draws.choice(np.flatnonzero(seen[agent]["action_mask"])))
            made.setdefault(agent, []).append(actions[agent])
        seen = env.step(actions)[0]
        if not any(env.answers.values()):  # all was made and has happened
            while made:
                for number in made.pop(aec.agent_selection):
                    aec.step(number)
            assert digest(env.table.cursor.g) == digest(aec.table.cursor.g)


def test_a_sealed_choice_is_seen_by_nobody_but_who_makes_it() -> None:
    def after_one_chose(which: int) -> list[bytes]:
        env = parallel_env("mythotopia", 3, options={"provinces": "drop-two"})
        seen, _ = env.reset(seed=3)
        assert not any(one["action_mask"][env.wait] for one in seen.values())
        actions = {agent: np.flatnonzero(one["action_mask"])[0] for agent, one in seen.items()}
        actions["player_0"] = np.flatnonzero(seen["player_0"]["action_mask"])[which]
        return [one["observation"].tobytes() for one in env.step(actions)[0].values()]

    one, other = after_one_chose(0), after_one_chose(1)
    assert one[0] != other[0]
    assert one[1:] == other[1:]


def test_whoever_is_not_asked_waits() -> None:
    env = parallel_env("loewenherz", players=2)
    seen, _ = env.reset(seed=1)
    asked = next(agent for agent in env.agents if not seen[agent]["action_mask"][env.wait])
    other = next(agent for agent in env.agents if agent != asked)
    choice = int(seen[asked]["action_mask"].argmax())
    _, rewards, over, _, infos = env.step(dict.fromkeys(env.agents, choice))

    assert infos == {asked: {}, other: {"illegal": True}}
    assert (set(rewards.values()), set(over.values()), env.agents) == ({0.0}, {True}, [])


@every_variant
def test_gymnasium(variant: Variant) -> None:
    env = gym_env(
        variant.info.id,
        ["automa"] if variant.solo else ["random"],
        players=variant.seats,
        edition=variant.edition,
        options=variant.setup.options,
        limit=LIMIT,
    )
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(env, skip_render_check=True)
    seen, _ = env.reset(seed=3)
    over = cut = False
    while not over and not cut:
        seen, _, over, cut, told = env.step(int(np.flatnonzero(seen["action_mask"])[-1]))
        assert not told


def test_who_chooses_what_is_not_offered_has_lost() -> None:
    env = gym_env("loewenherz", players=2)
    env.reset(seed=1)

    assert env.step(0)[1:] == (0.0, True, False, {"illegal": True})


def test_bots_are_one_for_all_or_one_for_each() -> None:
    with pytest.raises(Unreadable, match="one for each of 3"):
        gym_env("loewenherz", ["random", "random"])


@every_variant
def test_open_spiel_beginnings(variant: Variant) -> None:
    """Chance adds up to one, words differ, and a state told by its history is the same state."""
    game = open_spiel_game(variant.info.id, variant.seats, variant.edition, variant.setup.options)
    state, draws = game.new_initial_state(), np.random.default_rng(1)
    for number in range(60):
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            assert sum(chances) == pytest.approx(1)
            state.apply_action(int(draws.choice(outcomes, p=chances)))
            continue
        player = state.current_player()
        legal = state.legal_actions()
        assert len({state.action_to_string(player, action) for action in legal}) == len(legal)
        if number % 20 == 0:
            again = game.deserialize_state(state.serialize())
            assert again.information_state_string(player) == state.information_state_string(player)
            other = state.resample_from_infostate(player, lambda: 0.5)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.legal_actions() == legal
            assert copy.deepcopy(state.table).legal() == state.table.legal()
        state.apply_action(int(draws.choice(legal)))


@every_variant
def test_open_spiel_simulation_and_playthrough(variant: Variant, capfd: pytest.CaptureFixture[str]) -> None:
    """With every state written down and read again; and the words of a playthrough lead through the same states."""

    def make(limit: int) -> pyspiel.Game:
        return open_spiel_game(
            variant.info.id, variant.seats, variant.edition, variant.setup.options, limit=limit
        )

    pyspiel.random_sim_test(make(LIMIT), num_sims=1, serialize=True, verbose=False)
    name = str(make(4))
    lines = playthrough_lines(name, seed=1)
    words = [line.split('"')[1] for line in lines if line.startswith("# Apply action")]
    assert playthrough_lines(name, action_sequence=words, seed=2) == lines


def test_open_spiel_ends_a_game_that_is_too_long() -> None:
    state = open_spiel_game("loewenherz", 2, limit=3).new_initial_state()
    choices = 0
    while not state.is_terminal():
        choices += not state.is_chance_node()
        state.apply_action(state.legal_actions()[0])

    assert choices == 3
    assert (state.returns(), state.legal_actions()) == ([0.0, 0.0], [])


@pytest.mark.skipif(not compiled(), reason="interpreted, whole games in OpenSpiel's hands take minutes")
@pytest.mark.parametrize("info", DECLARED, ids=lambda info: info.id)
def test_open_spiel_whole_games(info: Info, capfd: pytest.CaptureFixture[str]) -> None:
    game = open_spiel_game(info.id, info.seats[0], options=bounded(info, ()))
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)
