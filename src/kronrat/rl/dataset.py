"""Positions that `kronrat export positions` wrote, as arrays."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray


@dataclass(frozen=True)
class Positions:
    """One row a choice; `sheet` says what every column, array and action is."""

    observations: NDArray[np.int16]
    legal: list[NDArray[np.int32]]
    choices: NDArray[np.int32]
    values: NDArray[np.float32]
    """Not a number where nothing was searched."""
    outcomes: NDArray[np.float32]
    scores: NDArray[np.int32]
    seats: NDArray[np.int8]
    games: NDArray[np.int32]
    sheet: dict[str, Any]

    def mask(self) -> NDArray[np.bool_]:
        """What could be chosen, a row for each position."""
        mask = np.zeros((len(self.choices), len(self.sheet["actions"])), np.bool_)
        for row, legal in enumerate(self.legal):
            mask[row, legal] = True
        return mask

    def array(self, name: str) -> NDArray[np.int16]:
        """A named part of all observations, in its shape."""
        one = next(one for one in self.sheet["arrays"] if one["name"] == name)
        size = int(np.prod(one["shape"]))
        part = self.observations[:, one["start"] : one["start"] + size]
        return part.reshape(len(part), *one["shape"])


def load_positions(file: str | Path) -> Positions:
    """The file and the datasheet beside it."""
    from pyarrow import parquet

    path = Path(file)
    table = parquet.read_table(path)
    flat = table["observation"].combine_chunks().flatten().to_numpy()
    return Positions(
        observations=flat.reshape(table.num_rows, -1),
        legal=[np.asarray(one, np.int32) for one in table["legal"].to_pylist()],
        choices=table["choice"].to_numpy(),
        values=table["value"].to_numpy().astype(np.float32),
        outcomes=table["outcome"].to_numpy(),
        scores=table["score"].to_numpy(),
        seats=table["seat"].to_numpy(),
        games=table["game"].to_numpy(),
        sheet=json.loads(path.with_suffix(".json").read_text(encoding="utf-8")),
    )
