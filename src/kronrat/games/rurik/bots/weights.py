"""The numbers of the evaluation by name. Their values are fitted and kept in weights.toml and weights_alone.toml."""

from __future__ import annotations

from typing import Annotated, Final

from kronrat.games.rurik.data import ACTION_KEYS, BOAT, REGIONS
from kronrat.parts.weights import Derived, WeightTable, load_weights, numbered, weights


@weights
class Weights(WeightTable):
    """The game for several; compiled code reads them as fast as constants."""

    presence: float
    ruled_presence: float
    good_there: float
    crown: float
    rivalry: float
    """How much of what the strongest opponent has counts against a seat."""
    rival_troop: float
    rival_coin: float
    rival_leader: float
    troop: float
    leader: float
    structure: float
    stronghold: float
    good: float
    coin: float
    later_coin: float
    enough_coins: float
    """Coins beyond this are worth less."""
    warfare: float
    warfare_step: float
    rebel: float
    scheme_held: float
    safe: float
    """What a track's measure is worth as far as it is claimed already."""
    unclaimed: float
    """What would be claimed now, in an early round."""
    last_unclaimed: float
    """The same in the last round."""
    deed_done: float
    deed_held: float
    deed_ready: float
    deed_paid: float
    deed_far: float
    agenda_met: float
    drawing: float
    casualty_due: float
    advisor_in_hand: float
    """For each point of its number."""
    early_number: float
    price: float
    muster_many: float
    muster_few: float
    scheme_top: float
    scheme_any: float
    build_early: float
    build_late: float
    tax_later: float
    first_march: float
    rule: Annotated[list[float], numbered(10)]
    """Points for what a track measures, from one on; the last one stands for all beyond."""
    buildings: Annotated[list[float], numbered(7)]
    trade: Annotated[list[float], numbered(11)]
    space: Annotated[list[float], ACTION_KEYS]
    """What a point of an action is worth, column by column."""
    rule_points: Derived[list[float]]
    building_points: Derived[list[float]]
    trade_points: Derived[list[float]]

    def prepare(self) -> None:
        self.rule_points = from_nothing(self.rule, REGIONS)
        self.building_points = from_nothing(self.buildings, REGIONS)
        self.trade_points = from_nothing(self.trade, sum(BOAT))


def from_nothing(points: list[float], most: int) -> list[float]:
    """Points for nothing, one, two … up to so many."""
    return [0.0, *points] + [points[-1]] * (most - len(points))


@weights
class AloneWeights(WeightTable):
    """The game against the Rebellion."""

    safe: float
    later: float
    crown: float
    present: float
    theirs: float
    troop: float
    leader: float
    spread: float
    structure: float
    good: float
    coin: float
    last_coin: float
    card: float
    last_card: float
    deeds: float
    agenda: float
    warfare: float
    hand: float
    early: float
    muster: float
    move: float
    attack: float
    tax: float
    build: float
    scheme: float
    drawing: float
    check: float
    edge: float
    stronghold: float
    their_troop: float


W: Final = Weights(load_weights("kronrat.games.rurik.bots", Weights.names))
ALONE: Final = AloneWeights(
    load_weights("kronrat.games.rurik.bots", AloneWeights.names, "weights_alone.toml")
)
