"""How far ahead is far? Fits the spread that turns prospects into chances to win, and checks the chances."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import exp, log

from kronrat import bots
from kronrat.bots.odds import shares
from kronrat.kernel.dice import Dice
from kronrat.kernel.game import Rules, Setup
from kronrat.kernel.step import Core, Move
from kronrat.lab.sim import choose
from kronrat.lab.watch import watch

EVERY = 7
"""Every so many decisions a position is noted: neighbours tell the same."""
LEAST, MOST = 0.05, 500.0
STEPS = 30
SURE = 1e-6
BINS = 5


@dataclass(frozen=True)
class Noted:
    """A position: each seat's prospects then, and its share of the win in the end."""

    values: list[float]
    won: list[float]


def notes(rules: Rules, setup: Setup, bot: str, number: int, seed: int) -> list[Noted]:
    """Positions of one game that a bot plays against itself."""
    player = bots.make(bot)
    seen: list[list[float]] = []
    won: list[float] = []

    def decide(g: Core, seat: int, dice: Dice) -> Move:
        return choose(player, rules, g, seat, dice)

    for decisions, (g, _) in enumerate(watch(rules, setup, decide, number, seed)):
        if not g.stack:
            winners = rules.winners(g)
            won = [1 / len(winners) if seat in winners else 0.0 for seat in range(g.seats)]
        elif decisions % EVERY == 0:
            seen.append([rules.prospects(g, one) for one in range(g.seats)])
    return [Noted(values, won) for values in seen]


def surprise(noted: list[Noted], spread: float) -> float:
    """The mean surprise at who won (cross-entropy in nats): the smaller, the better the chances were."""
    total = 0.0
    for one in noted:
        for share, won in zip(shares(one.values, spread), one.won, strict=True):
            if won:
                total -= won * log(max(share, SURE))
    return total / len(noted)


def fit(noted: list[Noted]) -> float:
    """The spread with the least surprise (golden section over its logarithm; the surprise has one valley)."""
    low, high = log(LEAST), log(MOST)
    golden = (5**0.5 - 1) / 2
    for _ in range(STEPS):
        left, right = high - golden * (high - low), low + golden * (high - low)
        if surprise(noted, exp(left)) < surprise(noted, exp(right)):
            high = right
        else:
            low = left
    return exp((low + high) / 2)


def reliability(noted: list[Noted], spread: float) -> list[dict[str, float]]:
    """By fifths of the chance told: how often it was told, its mean, and how often those seats won."""
    told: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for one in noted:
        for share, won in zip(shares(one.values, spread), one.won, strict=True):
            told[min(BINS - 1, int(share * BINS))].append((share, won))
    return [
        {
            "told": round(sum(share for share, _ in bin_) / len(bin_), 3),
            "won": round(sum(won for _, won in bin_) / len(bin_), 3),
            "count": len(bin_),
        }
        for bin_ in told
        if bin_
    ]


def calibrate(
    rules: Rules,
    setups: list[Setup],
    bot: str,
    games: int,
    seed: int,
    progress: Callable[[int], None] = lambda done: None,
) -> dict[str, object]:
    """Play, fit on the even games and report the chances of the odd ones, which the fit has not seen."""
    kept: list[list[Noted]] = [[], []]
    for number in range(games):
        kept[number % 2] += notes(rules, setups[number // 2 % len(setups)], bot, number, seed)
        progress(number + 1)
    spread = fit(kept[0])
    return {
        "game": rules.info.id,
        "bot": bot,
        "games": games,
        "seed": seed,
        "positions": len(kept[0]) + len(kept[1]),
        "spread": round(spread, 2),
        "surprise": round(surprise(kept[1], spread), 4),
        "surprise_of_chance": round(
            sum(log(len(one.values)) for one in kept[1]) / len(kept[1]),
            4,
        ),
        "reliability": reliability(kept[1], spread),
    }
