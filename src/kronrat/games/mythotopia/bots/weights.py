"""The numbers of the evaluation by name. Their values are fitted and kept in weights.toml."""

from __future__ import annotations

from typing import Annotated, Final

from kronrat.games.mythotopia.data import CARD_KEYS, CARDS, LAND
from kronrat.parts.weights import Derived, WeightTable, load_weights, weights

# the cards with a worth of their own, by place
HANDY: Final = [
    "army", "build", "market", "ship", "general", "portal", "hero", "militia", "merchant", "water-mill",
    "ranger", "queen", "cavalry", "quarry", "gold-mine", "levies", "farming", "limes", "warehouse",
    "scribe", "providence", "alchemist", "mercenary", "marauders",
]  # fmt: skip
RESERVABLE: Final = [
    "cavalry", "limes", "farming", "quarry", "gold-mine", "levies", "queen", "ranger", "reserve-army",
    "scribe", "warehouse", "build", "general",
]  # fmt: skip
LASTING: Final = [
    "queen", "cavalry", "general", "market", "army", "build", "quarry", "gold-mine", "levies",
    "farming", "portal", "hero", "ranger", "mercenary", "militia", "providence", "counsellor",
    "water-mill", "merchant", "scribe", "warehouse", "alchemist", "ship", "mystic", "philosopher",
    "marauders", "limes", "reserve-army", "diplomat",
]  # fmt: skip


@weights
class Weights(WeightTable):
    """One float for each name, and what cards are worth by place; compiled code reads them as fast as constants."""

    rival: float
    run_out: float
    """For a leader: a victory card taken up to the last counter."""
    enough_empty: float
    fresh_card: float
    """What an empty place in the hand is worth: a card will be drawn for it."""
    reserved: float
    """What a province card loses in the Reserve."""
    surplus: float
    ballast: float
    lean_deck: float
    army_stock: float
    harbour: float
    sea_ship: float
    sea_master: float
    sea_more: float
    city: float
    province: float
    dragon: float
    runestone: float
    from_rival: float
    spoils: float
    citadel: float
    island: float
    no_village: float
    ahead: float
    """A war in which one is ahead, of its prize."""
    ahead_by: float
    behind: float
    behind_by: float
    behind_least: float
    far_behind: float
    hopeless: float
    losing: float
    tied: float
    defended: float
    food: float
    food_idle: float
    stone_card: float
    stone: float
    stone_idle: float
    gold: float
    gold_idle: float
    army_symbol: float
    army_idle: float
    city_begun: float
    road_begun: float
    delivery: float
    delivery_late: float
    ship_delivery: float
    launch_new: float
    launch_more: float
    draw_later: float
    idle_army: float
    sent_army: float
    hand_other: float
    reserve_other: float
    hand: Annotated[list[float], HANDY]
    reserve: Annotated[list[float], RESERVABLE]
    deck: Annotated[list[float], LASTING]
    in_hand: Derived[list[float]]
    """Worth in hand by card, provinces excepted."""
    in_reserve: Derived[list[float]]
    in_deck: Derived[list[float]]

    def prepare(self) -> None:
        self.in_hand = by_card(HANDY, self.hand, self.hand_other)
        self.in_reserve = by_card(RESERVABLE, self.reserve, self.reserve_other)
        self.in_deck = by_card(LASTING, self.deck, 0.0)


def by_card(names: list[str], worth: list[float], other: float) -> list[float]:
    """All cards of one name are worth the same; `other` those not named, provinces among them."""
    out = [other] * LAND
    for card in range(LAND, CARDS):
        key = CARD_KEYS[card].removeprefix("start-").removeprefix("extra-")
        out.append(worth[names.index(key)] if key in names else other)
    return out


W: Final = Weights(load_weights("kronrat.games.mythotopia.bots", Weights.names))
