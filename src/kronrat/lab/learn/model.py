"""The network in arrays, for training: the same as bots/network.py, for many positions at once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

Array = np.ndarray[Any, np.dtype[Any]]
Weights = dict[str, Array]
LARGEST = 30.0
HIDDEN = 32
OWN_HIDDEN = 16


@dataclass(frozen=True)
class Shape:
    """How many numbers of each kind a position has."""

    seats: int
    public: int
    own: int
    table: int

    def parts(self, rows: Array) -> tuple[Array, Array, Array]:
        """Public and own numbers with an axis for seats, and the table's."""
        at_own = self.seats * self.public
        at_table = at_own + self.seats * self.own
        return (
            rows[:, :at_own].reshape(-1, self.seats, self.public),
            rows[:, at_own:at_table].reshape(-1, self.seats, self.own),
            rows[:, at_table:],
        )


def fresh(shape: Shape, random: np.random.Generator) -> Weights:
    """Random weights to begin with."""

    def matrix(rows: int, columns: int, fed_by: int) -> Array:
        bound = 1 / np.sqrt(fed_by)
        return random.uniform(-bound, bound, (rows, columns)).astype(np.float32)

    return {
        "public": matrix(shape.public, HIDDEN, shape.public),
        "table": matrix(shape.table, HIDDEN, shape.table),
        "bias": np.zeros(HIDDEN, np.float32),
        "last": matrix(HIDDEN, 2, HIDDEN),
        "last-bias": np.zeros(2, np.float32),
        "own": matrix(shape.own, OWN_HIDDEN, shape.own),
        "own-table": matrix(shape.table, OWN_HIDDEN, shape.table),
        "own-bias": np.zeros(OWN_HIDDEN, np.float32),
        "own-win": matrix(OWN_HIDDEN, 1, OWN_HIDDEN),
        "own-last-bias": np.zeros(1, np.float32),
    }


def outputs(shape: Shape, weights: Weights, rows: Array) -> tuple[Array, Array, Array]:
    """Each seat's utility, its points, and what its own hand adds."""
    public, own, table = shape.parts(rows)
    hidden = public @ weights["public"] + (table @ weights["table"] + weights["bias"])[:, None, :]
    last = np.maximum(hidden, 0) @ weights["last"] + weights["last-bias"]
    inner = own @ weights["own"] + (table @ weights["own-table"] + weights["own-bias"])[:, None, :]
    hand = np.maximum(inner, 0) @ weights["own-win"] + weights["own-last-bias"]
    return np.clip(last[..., 0], -LARGEST, LARGEST), last[..., 1], hand[..., 0]


def others(seats: int) -> Array:
    """A matrix that sums over the other seats."""
    return (1 - np.eye(seats)).astype(np.float32)


def odds(utility: Array, hand: Array) -> Array:
    """The logarithm of each seat's odds to win, as it sees them itself."""
    found: Array = utility + hand - np.log(np.exp(utility) @ others(utility.shape[1]))
    return found


def chances(utility: Array, hand: Array) -> Array:
    """Each seat's chance as it sees it itself, made to sum to 1."""
    own = sigmoid(odds(utility, hand))
    found: Array = own / own.sum(1, keepdims=True)
    return found


def sigmoid(x: Array) -> Array:
    found: Array = 1 / (1 + np.exp(-x))
    return found


def as_lists(weights: Weights) -> dict[str, list[float]]:
    """As bots/network.py takes them."""
    plain = {**weights, "win": weights["last"][:, 0], "points": weights["last"][:, 1]}
    del plain["last"]
    return {name: [float(value) for value in array.ravel()] for name, array in plain.items()}


def from_lists(shape: Shape, lists: dict[str, list[float]]) -> Weights:
    """The inverse."""
    rows = {"public": shape.public, "table": shape.table, "own": shape.own, "own-table": shape.table}
    weights = {name: np.array(values, np.float32) for name, values in lists.items()}
    for name, count in rows.items():
        weights[name] = weights[name].reshape(count, -1)
    weights["last"] = np.stack([weights.pop("win"), weights.pop("points")], 1)
    weights["own-win"] = weights["own-win"].reshape(-1, 1)
    return weights
