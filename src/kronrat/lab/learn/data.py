"""The positions of a generation as arrays, and what is to be learned from them."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import numpy as np

from kronrat.lab.learn.games import Played
from kronrat.lab.learn.model import Array, Shape, Weights, chances, outputs

CHUNK = 20_000


@dataclass
class Data:
    """Positions in the order of play, game by game."""

    rows: Array
    game: Array
    """Row → number of its game."""
    ends: Array
    """Row → whether it ends a turn."""
    won: Array
    """Game → each seat's share of the win."""
    points: Array
    """Game → how far each seat is behind or ahead of the others, in points."""

    def save(self, file: Path) -> None:
        """Whole or not at all."""
        new = file.with_name(f"new-{file.name}")
        np.savez(new, rows=self.rows, game=self.game, ends=self.ends, won=self.won, points=self.points)
        new.replace(file)


def load(file: Path) -> Data:
    with np.load(file) as found:
        return Data(*(found[name] for name in ("rows", "game", "ends", "won", "points")))


def gathered(played: list[Played], width: int) -> Data:
    """The finished games of a generation."""
    finished = [game for game in played if game.won and game.rows]
    rows = [np.frombuffer(game.rows, np.float16).reshape(-1, width) for game in finished]
    numbers = [np.full(len(part), number) for number, part in enumerate(rows)]
    ends = [np.frombuffer(game.ends, np.uint8).astype(bool) for game in finished]
    points = np.array([game.points for game in finished], np.float32)
    return Data(
        np.concatenate(rows),
        np.concatenate(numbers),
        np.concatenate(ends),
        np.array([game.won for game in finished], np.float32),
        relative(points - points.max(1, keepdims=True)),
    )


def relative(points: Array) -> Array:
    """Each seat's points less the mean of the others'."""
    others: Array = (points.sum(-1, keepdims=True) - points) / (points.shape[-1] - 1)
    return points - others


def joined(parts: list[Data]) -> Data:
    """Several generations as one."""
    games = np.cumsum([0, *(len(part.won) for part in parts)])
    return Data(
        np.concatenate([part.rows for part in parts]),
        np.concatenate([part.game + first for part, first in zip(parts, games[:-1], strict=True)]),
        np.concatenate([part.ends for part in parts]),
        np.concatenate([part.won for part in parts]),
        np.concatenate([part.points for part in parts]),
    )


@dataclass
class Targets:
    """Row → what each seat should be told: its share of the win, and its points ahead in units."""

    won: Array
    points: Array


def outcomes(data: Data, unit: float) -> Targets:
    """What became of each position in the end."""
    return Targets(data.won[data.game], data.points[data.game] / np.float32(unit))


def returns(data: Data, unit: float, shape: Shape, weights: Weights, mix: float) -> Targets:
    """Lambda returns: at the end of each turn a little of what a network says of it takes the outcome's place."""
    target = outcomes(data, unit)
    told = [told_of(shape, weights, data.rows[at : at + CHUNK]) for at in range(0, len(data.rows), CHUNK)]
    won = np.concatenate([part.won for part in told])
    points = np.concatenate([part.points for part in told])
    last = -1
    now_won = now_points = np.zeros(shape.seats, np.float32)
    for row in range(len(data.rows) - 1, -1, -1):
        if data.game[row] != last:
            last = data.game[row]
            now_won, now_points = target.won[row].copy(), target.points[row].copy()
        target.won[row], target.points[row] = now_won, now_points
        if data.ends[row]:
            now_won = mix * now_won + (1 - mix) * won[row]
            now_points = mix * now_points + (1 - mix) * points[row]
    return target


def told_of(shape: Shape, weights: Weights, rows: Array) -> Targets:
    utility, points, hand = outputs(shape, weights, rows.astype(np.float32))
    return Targets(chances(utility, hand), relative(points))
