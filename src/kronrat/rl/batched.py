"""Many games stepped together: arrays in, arrays out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from kronrat.kernel.errors import Unreadable
from kronrat.rl.core import Batch
from kronrat.rl.layout import Layout, layout_of

CUT = 2
"""How the core tells that a game was too long."""


class Looked(NamedTuple):
    """What the seat that is asked knows and may choose, for each of N games."""

    observations: NDArray[np.int16]
    mask: NDArray[np.bool_]
    seats: NDArray[np.int16]


class Stepped(NamedTuple):
    """The same after a choice in each, with what came of it; a game that ended has begun anew."""

    observations: NDArray[np.int16]
    mask: NDArray[np.bool_]
    seats: NDArray[np.int16]
    rewards: NDArray[np.float32]
    done: NDArray[np.bool_]
    truncated: NDArray[np.bool_]


class BatchedEnv:
    """N games of one kind. The arrays of a step are its own: the next step makes new ones, but for the mask."""

    def __init__(self, layout: Layout, number: int, seed: int = 0, limit: int = 0) -> None:
        self.layout = layout
        self.number = number
        self.limit = limit
        self._mask = np.zeros((number, layout.actions), np.bool_)
        self._rows = np.arange(number)
        self.reset(seed)

    def reset(self, seed: int = 0) -> Looked:
        """Begin all games; everything that follows is settled by the seed and the choices."""
        play = self.layout.rules.play
        tables = [self.layout.table(seed * self.number + row) for row in range(self.number)]
        self._core = Batch(tables, self.layout.start(), play.winners, self.limit)
        self._core.reset()
        return self._look()

    def _look(self) -> Looked:
        core = self._core
        self._legal = np.frombuffer(core.legal.getvalue(), np.int32)
        self._many = np.frombuffer(core.many.getvalue(), np.int32)
        self._mask[:] = False
        self._mask.reshape(-1)[self._legal] = True
        observations = np.frombuffer(core.known, np.int16).reshape(self.number, -1)
        return Looked(observations, self._mask, np.frombuffer(core.seats.getvalue(), np.int16))

    def step(self, actions: NDArray[np.integer]) -> Stepped:
        """One choice in each game."""
        if not self._mask[self._rows, actions].all():
            raise Unreadable("action", "a choice that the mask does not offer")
        core = self._core
        core.step(actions.astype(np.int32).tobytes())
        ended = np.frombuffer(core.ended.getvalue(), np.uint8)
        rewards = np.frombuffer(core.rewards.getvalue(), np.float32).reshape(self.number, -1)
        return Stepped(*self._look(), rewards, ended == 1, ended == CUT)

    def any_choices(self, draws: np.random.Generator) -> NDArray[np.integer]:
        """A legal choice for each game, drawn evenly."""
        drawn = self._many.cumsum() - self._many + (draws.random(self.number) * self._many).astype(np.int64)
        choices: NDArray[np.integer] = self._legal[drawn] - self._rows * self.layout.actions
        return choices

    @property
    def finished(self) -> int:
        """How many games came to their end."""
        return self._core.finished

    @property
    def cut(self) -> int:
        """How many were ended for their length."""
        return self._core.cut


def batch(
    game: str,
    number: int,
    players: int | None = None,
    edition: str = "",
    options: Mapping[str, str] | None = None,
    seed: int = 0,
    limit: int = 0,
) -> BatchedEnv:
    """`number` games at once; a game longer than `limit` choices is ended, which counts as truncation."""
    return BatchedEnv(layout_of(game, players, edition, options), number, seed, limit)
