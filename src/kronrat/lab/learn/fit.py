"""Training with NumPy alone: the network is so small that its gradients fit on a page."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np

from kronrat.lab.learn.data import Data, Targets, outcomes
from kronrat.lab.learn.model import LARGEST, Array, Shape, Weights, fresh, odds, others, outputs, sigmoid

EPOCHS = 3
BATCH = 512
HELD_BACK = 8
"""One game of so many is kept to check with."""
FASTEST = 4e-3
"""The rate of learning rises to this over the first part of the steps, then falls to nothing."""
RISING = 0.3
DECAYS = (0.5, 2.0, 4.0)
"""How fast weights fade. Too slowly, and games are learned by heart; how fast is right differs from game to game."""
POINTS_LOSS = 0.3
LEAST_SPREAD = 0.05
"""A number that hardly varies is not blown up."""


@dataclass
class Fitted:
    """Weights for numbers as they come, learned from all games, and how they fared while some were held back."""

    weights: Weights
    decay: float
    loss: float
    """How surprising the held-back games were while they were held back."""
    chance_loss: float
    """The same of somebody who says that all seats are equally likely to win."""


@dataclass
class AdamW:
    """Steps scaled by the gradients' history; weights (not biases) fade a little with every step."""

    weights: Weights
    decay: float
    steps: int = 0
    mean: Weights = field(default_factory=dict)
    square: Weights = field(default_factory=dict)

    def step(self, gradients: Weights, rate: float) -> None:
        self.steps += 1
        for name, gradient in gradients.items():
            mean = self.mean.setdefault(name, np.zeros_like(gradient))
            square = self.square.setdefault(name, np.zeros_like(gradient))
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient * gradient - square)
            weight = self.weights[name]
            if weight.ndim > 1:
                weight *= 1 - rate * self.decay
            unbiased = mean / (1 - 0.9**self.steps)
            weight -= rate * unbiased / (np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8)


def rate_at(done: float) -> float:
    """The rate of learning when this share of the steps is done."""
    if done < RISING:
        return FASTEST * (0.52 - 0.48 * float(np.cos(np.pi * done / RISING)))
    return FASTEST * 0.5 * (1 + float(np.cos(np.pi * (done - RISING) / (1 - RISING))))


def fit(shape: Shape, data: Data, targets: Targets, unit: float, seed: int) -> Fitted:
    """Fit a network to targets, with the decay that makes the true outcomes of held-back games least surprising."""
    held = data.game % HELD_BACK == 0
    check, truth = np.flatnonzero(held), outcomes(data, unit).won

    def tried(decay: float) -> float:
        weights = trained(shape, data, targets, np.flatnonzero(~held), decay, seed)
        return surprise(shape, weights, data.rows[check], truth[check])

    losses = {decay: tried(decay) for decay in DECAYS}
    decay = min(DECAYS, key=losses.__getitem__)
    weights = trained(shape, data, targets, np.arange(len(held)), decay, seed)
    others_lose = (shape.seats - 1) * np.log(shape.seats / (shape.seats - 1))
    chance_loss = float(np.log(shape.seats) + others_lose) / shape.seats
    return Fitted(weights, decay, losses[decay], chance_loss)


def trained(shape: Shape, data: Data, targets: Targets, rows: Array, decay: float, seed: int) -> Weights:
    """Weights for numbers as they come, learned from some of the positions."""
    random = np.random.default_rng(seed)
    centre, spread = scales(shape, data.rows)
    weights = fresh(shape, random)
    optimizer = AdamW(weights, decay)
    steps = EPOCHS * max(1, len(rows) // BATCH)
    for _ in range(EPOCHS):
        order = random.permutation(rows)
        for at in range(0, max(1, len(order) - BATCH + 1), BATCH):
            some = order[at : at + BATCH]
            scaled = (data.rows[some].astype(np.float32) - centre) / spread
            found = gradients(shape, weights, scaled, targets.won[some], targets.points[some])
            optimizer.step(found, rate_at(min(1.0, optimizer.steps / steps)))
    return unscaled(shape, weights, centre, spread)


def scales(shape: Shape, rows: Array) -> tuple[Array, Array]:
    """Mean and spread of every number; seats are equals and share theirs."""
    some = rows[:: max(1, len(rows) // 50_000)].astype(np.float32)
    centre, spread = some.mean(0), some.std(0) + LEAST_SPREAD
    at_own = shape.seats * shape.public
    for first, count in ((0, shape.public), (at_own, shape.own)):
        block = slice(first, first + shape.seats * count)
        for whole in (centre, spread):
            whole[block] = np.tile(whole[block].reshape(shape.seats, count).mean(0), shape.seats)
    return centre, spread


def gradients(shape: Shape, weights: Weights, rows: Array, won: Array, ahead: Array) -> Weights:
    """How the loss of some positions changes with every weight."""
    seats, every = shape.seats, len(rows) * shape.seats
    public, own, table = shape.parts(rows)
    hidden = public @ weights["public"] + (table @ weights["table"] + weights["bias"])[:, None, :]
    lit = np.maximum(hidden, 0)
    last = lit @ weights["last"] + weights["last-bias"]
    inner = own @ weights["own"] + (table @ weights["own-table"] + weights["own-bias"])[:, None, :]
    own_lit = np.maximum(inner, 0)
    hand = (own_lit @ weights["own-win"] + weights["own-last-bias"])[..., 0]
    utility, points = np.clip(last[..., 0], -LARGEST, LARGEST), last[..., 1]

    d_odds = (sigmoid(odds(utility, hand)) - won) / every
    scale = np.exp(utility)
    d_utility = d_odds - scale * ((d_odds / (scale @ others(seats))) @ others(seats))
    relative = points - points @ others(seats) / (seats - 1)
    d_relative = np.clip(relative - ahead, -1, 1) * (POINTS_LOSS / every)
    d_points = d_relative - d_relative @ others(seats) / (seats - 1)

    d_last = np.stack([d_utility, d_points], -1)
    d_hidden = (d_last @ weights["last"].T) * (lit > 0)
    d_inner = (d_odds[..., None] @ weights["own-win"].T) * (own_lit > 0)
    return {
        "public": flat(public).T @ flat(d_hidden),
        "table": table.T @ d_hidden.sum(1),
        "bias": d_hidden.sum((0, 1)),
        "last": flat(lit).T @ flat(d_last),
        "last-bias": d_last.sum((0, 1)),
        "own": flat(own).T @ flat(d_inner),
        "own-table": table.T @ d_inner.sum(1),
        "own-bias": d_inner.sum((0, 1)),
        "own-win": flat(own_lit).T @ d_odds.reshape(-1, 1),
        "own-last-bias": d_odds.sum().reshape(1),
    }


def flat(values: Array) -> Array:
    return values.reshape(-1, values.shape[-1])


def unscaled(shape: Shape, weights: Weights, centre: Array, spread: Array) -> Weights:
    """The same network for numbers as they come: their scales move into the first layer."""
    public, own, table = shape.parts(np.stack([centre, spread]))
    plain = dict(weights)
    for block, bias, scale in (("public", "bias", public[:, 0]), ("own", "own-bias", own[:, 0])):
        by_table = "table" if block == "public" else "own-table"
        plain[block] = weights[block] / scale[1][:, None]
        plain[by_table] = weights[by_table] / table[1][:, None]
        plain[bias] = weights[bias] - scale[0] @ plain[block] - table[0] @ plain[by_table]
    return plain


def surprise(shape: Shape, weights: Weights, rows: Array, won: Array) -> float:
    """The mean of minus the logarithm of what was told of who won and who did not."""
    utility, _, hand = outputs(shape, weights, rows.astype(np.float32))
    told = np.clip(sigmoid(odds(utility, hand)), 1e-6, 1 - 1e-6)
    return float(-(won * np.log(told) + (1 - won) * np.log(1 - told)).mean())
