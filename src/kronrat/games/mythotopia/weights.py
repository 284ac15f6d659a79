"""The numbers of the evaluation by name. Their values are fitted and kept in weights.toml."""

from __future__ import annotations

from typing import Final

from kronrat.games.mythotopia.data import CARD_KEYS, CARDS, LAND
from kronrat.parts.weights import load_weights

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

NAMES: Final = [
    "rival",
    "run-out",
    "enough-empty",
    "fresh-card",
    "reserved",
    "surplus",
    "ballast",
    "lean-deck",
    "army-stock",
    "harbour",
    "sea-ship",
    "sea-master",
    "sea-more",
    "city",
    "province",
    "dragon",
    "runestone",
    "from-rival",
    "spoils",
    "citadel",
    "island",
    "no-village",
    "ahead",
    "ahead-by",
    "behind",
    "behind-by",
    "behind-least",
    "far-behind",
    "hopeless",
    "losing",
    "tied",
    "defended",
    "food",
    "food-idle",
    "stone-card",
    "stone",
    "stone-idle",
    "gold",
    "gold-idle",
    "army-symbol",
    "army-idle",
    "city-begun",
    "road-begun",
    "delivery",
    "delivery-late",
    "ship-delivery",
    "launch-new",
    "launch-more",
    "draw-later",
    "idle-army",
    "sent-army",
    "hand-other",
    "reserve-other",
    *[f"hand-{card}" for card in HANDY],
    *[f"reserve-{card}" for card in RESERVABLE],
    *[f"deck-{card}" for card in LASTING],
]


class Weights:
    """One float for each name; compiled code reads them as fast as constants."""

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

    def __init__(self, values: list[float]) -> None:
        self.take(values)

    def take(self, values: list[float]) -> None:
        """The values in the order of the names."""
        self.rival = values[0]
        self.run_out = values[1]
        self.enough_empty = values[2]
        self.fresh_card = values[3]
        self.reserved = values[4]
        self.surplus = values[5]
        self.ballast = values[6]
        self.lean_deck = values[7]
        self.army_stock = values[8]
        self.harbour = values[9]
        self.sea_ship = values[10]
        self.sea_master = values[11]
        self.sea_more = values[12]
        self.city = values[13]
        self.province = values[14]
        self.dragon = values[15]
        self.runestone = values[16]
        self.from_rival = values[17]
        self.spoils = values[18]
        self.citadel = values[19]
        self.island = values[20]
        self.no_village = values[21]
        self.ahead = values[22]
        self.ahead_by = values[23]
        self.behind = values[24]
        self.behind_by = values[25]
        self.behind_least = values[26]
        self.far_behind = values[27]
        self.hopeless = values[28]
        self.losing = values[29]
        self.tied = values[30]
        self.defended = values[31]
        self.food = values[32]
        self.food_idle = values[33]
        self.stone_card = values[34]
        self.stone = values[35]
        self.stone_idle = values[36]
        self.gold = values[37]
        self.gold_idle = values[38]
        self.army_symbol = values[39]
        self.army_idle = values[40]
        self.city_begun = values[41]
        self.road_begun = values[42]
        self.delivery = values[43]
        self.delivery_late = values[44]
        self.ship_delivery = values[45]
        self.launch_new = values[46]
        self.launch_more = values[47]
        self.draw_later = values[48]
        self.idle_army = values[49]
        self.sent_army = values[50]
        self.hand_other = values[51]
        self.reserve_other = values[52]


VALUES: Final = load_weights("kronrat.games.mythotopia", NAMES)
W: Final = Weights(VALUES)


def _worth(place: str, other: float) -> list[float]:
    """Worth by card, provinces excepted."""
    worth = dict(zip(NAMES, VALUES, strict=True))
    out = [other] * LAND
    for card in range(LAND, CARDS):
        key = CARD_KEYS[card].removeprefix("start-").removeprefix("extra-")
        out.append(worth.get(f"{place}-{key}", other))
    return out


IN_HAND: Final = _worth("hand", W.hand_other)
IN_RESERVE: Final = _worth("reserve", W.reserve_other)
IN_DECK: Final = _worth("deck", 0.0)


def use(values: list[float]) -> None:
    """Evaluate with these values from now on."""
    VALUES[:] = values
    W.take(values)
    IN_HAND[:] = _worth("hand", W.hand_other)
    IN_RESERVE[:] = _worth("reserve", W.reserve_other)
    IN_DECK[:] = _worth("deck", 0.0)
