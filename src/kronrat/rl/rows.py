"""What the environments of the peers share: an observation as an array, its bounds, who sits where."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from kronrat.rl.core import Table
from kronrat.rl.layout import Layout

Seen = dict[str, NDArray[Any]]
"""What an agent is told: `observation` and `action_mask`."""


def bounds(layout: Layout) -> tuple[NDArray[np.int16], NDArray[np.int16]]:
    low, high = np.zeros(layout.size, np.int16), np.zeros(layout.size, np.int16)
    for one in layout.arrays:
        low[one.part], high[one.part] = one.low, one.high
    return low, high


def observation_space(layout: Layout, waits: bool = False) -> spaces.Dict:
    """Where seats wait for each other, waiting is one more choice."""
    low, high = bounds(layout)
    return spaces.Dict(
        {
            "observation": spaces.Box(low, high, dtype=np.int16),
            "action_mask": spaces.Box(0, 1, (layout.actions + waits,), np.int8),
        }
    )


def seen(layout: Layout, table: Table, seat: int) -> Seen:
    """What a seat knows, and what it may choose if it is asked."""
    mask = np.zeros(layout.actions, np.int8)
    if table.seat() == seat:
        mask[table.legal()] = 1
    return {"observation": np.frombuffer(table.observe(seat), np.int16), "action_mask": mask}
