"""The numbers of the evaluation by name. Their values are fitted and kept in weights.toml."""

from __future__ import annotations

from typing import Final

from kronrat.games.loewenherz.data import FIELDS
from kronrat.parts.weights import Derived, WeightTable, load_weights, weights


@weights
class Weights(WeightTable):
    """What things are worth in points."""

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
    discount: Derived[list[float]]
    """What a plan is worth that lacks so many borders."""

    def prepare(self) -> None:
        self.discount = [min(self.per_border, 1.0) ** missing for missing in range(4 * FIELDS)]


W: Final = Weights(load_weights("kronrat.games.loewenherz.bots", Weights.names))
