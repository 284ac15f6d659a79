"""What a seat has and will make of it: the same things as in evaluate.py, each for as much as it still brings.

A mine early in the game pays for many cards, before the last card for none. Who compares moves at a glance does
without; who judges a position from afar, a search at the end of a try or a chance told at the table, must know it.
"""

from __future__ import annotations

from typing import Final

from kronrat.games.loewenherz.bots.evaluate import outnumbered, result
from kronrat.games.loewenherz.bots.plans import planned
from kronrat.games.loewenherz.data import CARDS, HAND
from kronrat.games.loewenherz.rules.mines import sorts_of
from kronrat.games.loewenherz.rules.regions import knights_in, regions_of
from kronrat.games.loewenherz.state import State
from kronrat.parts.weights import load_weights, sliding

ASSETS: Final = ["point", "ducat", "riches", "income", "plan", "knight", "stronger"]
ENOUGH: Final = 10
"""Ducats up to so many count as such, as many again as riches, and those beyond not at all."""

NAMES: Final = [f"{asset}-{when}" for asset in ASSETS for when in ("early", "late")]
VALUES: Final = list(load_weights("kronrat.games.loewenherz.bots", NAMES, "predict.toml").values())


def early(g: State) -> float:
    """From 1 when play begins down to 0 when the deck is empty."""
    return g.deck.bit_count() / (CARDS - HAND * g.seats)


def amounts(g: State, seat: int) -> list[float]:
    """How much of each thing a seat has."""
    ducats = g.ducats[seat]
    knights = 0
    stronger = 0
    for castle in regions_of(g, seat):
        here = knights_in(g, castle)
        knights += here
        stronger += outnumbered(g, castle, here)
    plans = 0.0
    for plan in planned(g, seat):
        plans += plan.value(1.0)
    return [
        float(g.points[seat]),
        float(min(ducats, ENOUGH)),
        float(max(0, min(ducats, 2 * ENOUGH) - ENOUGH)),
        float(sorts_of(g, seat)),
        plans,
        float(knights),
        float(stronger),
    ]


def assets(g: State, seat: int) -> dict[str, float]:
    """The same by name."""
    return dict(zip(ASSETS, amounts(g, seat), strict=True))


def predict(g: State, seat: int) -> float:
    """What a seat has, in points: each thing slides from its early worth to its late one as the deck dwindles."""
    if not g.stack:
        return result(g, seat)
    return sliding(amounts(g, seat), VALUES, early(g))
