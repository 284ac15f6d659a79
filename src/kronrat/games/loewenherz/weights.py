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


class Weights:
    """One float for each name; compiled code reads them as fast as constants."""

    point: float
    rival_point: float
    mine: float
    per_border: float
    """What a plan is still worth for each border that it lacks."""
    border_cost: float
    """What a field must bring to be planned in, for each border it adds."""
    plan: float
    ducat: float
    later_ducat: float
    rich: float
    """Ducats beyond this buy little; hoarding must not look better than playing."""
    income: float
    knight: float
    stronger: float

    def __init__(self, values: list[float]) -> None:
        self.take(values)

    def take(self, values: list[float]) -> None:
        """The values in the order of the names."""
        self.point = values[0]
        self.rival_point = values[1]
        self.mine = values[2]
        self.per_border = values[3]
        self.border_cost = values[4]
        self.plan = values[5]
        self.ducat = values[6]
        self.later_ducat = values[7]
        self.rich = values[8]
        self.income = values[9]
        self.knight = values[10]
        self.stronger = values[11]


VALUES: Final = load_weights("kronrat.games.loewenherz", NAMES)
W: Final = Weights(VALUES)


def _discounts() -> list[float]:
    return [min(W.per_border, 1.0) ** missing for missing in range(4 * FIELDS)]


DISCOUNT: Final = _discounts()
"""What a plan is worth that lacks so many borders."""


def use(values: list[float]) -> None:
    """Evaluate with these values from now on."""
    VALUES[:] = values
    W.take(values)
    DISCOUNT[:] = _discounts()
