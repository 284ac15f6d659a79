"""Games as environments for learning: choices and knowledge as numbers.

`batch` steps many games together. `aec_env` and `parallel_env` are PettingZoo's, `gym_env` is Gymnasium's and
`open_spiel_game` OpenSpiel's; `load_positions` reads what `kronrat export positions` wrote. All need the `rl` extra.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kronrat.rl.aec import aec_env
    from kronrat.rl.batched import BatchedEnv, batch
    from kronrat.rl.dataset import Positions, load_positions
    from kronrat.rl.layout import Layout, layout_of, named_arrays
    from kronrat.rl.parallel import parallel_env
    from kronrat.rl.single import gym_env
    from kronrat.rl.spiel import open_spiel_game

__all__ = [
    "BatchedEnv",
    "Layout",
    "Positions",
    "aec_env",
    "batch",
    "gym_env",
    "layout_of",
    "load_positions",
    "named_arrays",
    "open_spiel_game",
    "parallel_env",
]

WHERE = {
    "BatchedEnv": "batched",
    "Layout": "layout",
    "Positions": "dataset",
    "aec_env": "aec",
    "batch": "batched",
    "gym_env": "single",
    "layout_of": "layout",
    "load_positions": "dataset",
    "named_arrays": "layout",
    "open_spiel_game": "spiel",
    "parallel_env": "parallel",
}
"""Each is loaded when it is first used, so that one peer does not need the others."""


def __getattr__(name: str) -> object:
    if name in WHERE:
        from importlib import import_module

        return getattr(import_module(f"kronrat.rl.{WHERE[name]}"), name)
    raise AttributeError(f"module 'kronrat.rl' has no attribute {name!r}")
