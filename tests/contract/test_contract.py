"""The contract of `kronrat.testing`, for every registered game."""

from kronrat.kernel.game import games
from kronrat.testing import GameContract

for _game in games():
    globals()[f"Test_{_game}"] = type(f"Test_{_game}", (GameContract,), {"game": _game})
