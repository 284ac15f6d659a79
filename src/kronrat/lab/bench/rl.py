"""Choices a second with what the seat knows and a mask, beside PettingZoo's card games and OpenSpiel's C++ games."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from kronrat.kernel.errors import Unreadable
from kronrat.kernel.game import games
from kronrat.lab.bench.rows import BenchRow, how_run, row
from kronrat.lab.bench.timing import SEATS, Work, best_rates
from kronrat.lab.fuzz import bounded

NUMBER = 128
"""Games stepped together."""
STEPS = 50
LIMIT = 5000
CARD_GAMES = ("leduc_holdem_v4", "texas_holdem_v4")
"""PettingZoo's own, those that run without a screen."""
SPIEL_GAMES = ("gin_rummy", "hearts", "backgammon", "chess")
"""Of OpenSpiel, with observations of several hundred to several thousand numbers."""


def rl() -> list[BenchRow]:
    if any(find_spec(name) is None for name in ("numpy", "pettingzoo", "pyspiel")):
        raise Unreadable("bench", "the environments need their peers: pip install 'kronrat[rl]'")
    ours = {info.id: batched(info.id) for info in games().values() if info.rules().play.observe is not None}
    spiel = {f"OpenSpiel {name}": open_spiel(name) for name in SPIEL_GAMES}
    zoo = {f"PettingZoo {name}": work for name in CARD_GAMES if (work := petting_zoo(name)) is not None}
    every = {**ours, **spiel, **zoo}
    rates = dict(zip(every, best_rates(list(every.values()), 2.0), strict=True))
    rows = [row(name, rates[name], "choices/s", "itself", 1.0) for name in (*spiel, *zoo)]
    for name in ours:
        for peer in (*spiel, *zoo):
            rows.append(
                row(f"{name} rl {how_run()}", rates[name], "choices/s", peer, rates[name] / rates[peer])
            )
    return rows


def batched(game: str) -> Work:
    """Any legal choices: drawn by the core's own dice, as the peers' are by theirs."""
    import numpy as np

    from kronrat.kernel.game import find
    from kronrat.rl.batched import batch

    env = batch(game, NUMBER, SEATS, options=bounded(find(game)[0], ()), limit=LIMIT)
    draws = np.random.default_rng(1)

    def work(number: int) -> int:
        for _ in range(STEPS):
            env.step(env.any_choices(draws))
        return STEPS * NUMBER

    return work


def open_spiel(name: str) -> Work:
    """One game after another, its observation and mask asked for at every choice."""
    import random

    import pyspiel

    game = pyspiel.load_game(name)
    observes = game.get_type().provides_observation_tensor

    def work(number: int) -> int:
        state: Any = game.new_initial_state()
        draws = random.Random(number)
        done = 0
        while not state.is_terminal() and done < STEPS * 4:
            if state.is_chance_node():
                state.apply_action(draws.choice(state.chance_outcomes())[0])
                continue
            if observes:
                state.observation_tensor()
            else:
                state.information_state_tensor()
            state.legal_actions_mask()
            state.apply_action(draws.choice(state.legal_actions()))
            done += 1
        return done

    return work


def petting_zoo(name: str) -> Work | None:
    """One game after another; None where its engine is not installed."""
    try:
        env: Any = import_module(f"pettingzoo.classic.{name}").env()
    except ImportError:
        return None

    env.reset(seed=1)  # once: seeding takes longer than one of these games

    def work(number: int) -> int:
        env.reset()
        done = 0
        for agent in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            env.step(None if over or cut else env.action_space(agent).sample(seen["action_mask"]))
            done += not (over or cut)
        return done

    return work
