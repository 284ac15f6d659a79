"""The numbers of the evaluation by name. Their values are fitted and kept in weights.toml."""

from __future__ import annotations

from typing import Final

from kronrat.games.loewenherz.data import FIELDS
from kronrat.parts.weights import load_weights

NAMES: Final = [
    "point",
    "rival-point",
    "mine",
    "per-border",
    "border-cost",
    "plan",
    "ducat",
    "later-ducat",
    "rich",
    "income",
    "knight",
    "stronger",
]
POINT: Final = 0
RIVAL_POINT: Final = 1
MINE_FIELD: Final = 2
PER_BORDER: Final = 3
"""What a plan is still worth for each border that it lacks."""
BORDER_COST: Final = 4
"""What a field must bring to be planned in, for each border it adds."""
PLAN: Final = 5
DUCAT: Final = 6
LATER_DUCAT: Final = 7
RICH: Final = 8
"""Ducats beyond this buy little; hoarding must not look better than playing."""
INCOME: Final = 9
KNIGHT: Final = 10
STRONGER: Final = 11

W: Final = load_weights("kronrat.games.loewenherz", NAMES)


def _discounts() -> list[float]:
    return [min(W[PER_BORDER], 1.0) ** missing for missing in range(4 * FIELDS)]


DISCOUNT: Final = _discounts()
"""What a plan is worth that lacks so many borders."""


def use(values: list[float]) -> None:
    """Evaluate with these values from now on."""
    W[:] = values
    DISCOUNT[:] = _discounts()
