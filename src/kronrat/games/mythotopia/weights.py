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
RIVAL: Final = 0
RUN_OUT: Final = 1
"""For a leader: a victory card taken up to the last counter."""
ENOUGH_EMPTY: Final = 2
FRESH_CARD: Final = 3
"""What an empty place in the hand is worth: a card will be drawn for it."""
RESERVED: Final = 4
"""What a province card loses in the Reserve."""
SURPLUS: Final = 5
BALLAST: Final = 6
LEAN_DECK: Final = 7
ARMY_STOCK: Final = 8
HARBOUR: Final = 9
SEA_SHIP: Final = 10
SEA_MASTER: Final = 11
SEA_MORE: Final = 12
CITY: Final = 13
PROVINCE: Final = 14
DRAGON: Final = 15
RUNESTONE: Final = 16
FROM_RIVAL: Final = 17
SPOILS: Final = 18
CITADEL_PRIZE: Final = 19
ISLAND: Final = 20
NO_VILLAGE: Final = 21
AHEAD: Final = 22
"""A war in which one is ahead, of its prize."""
AHEAD_BY: Final = 23
BEHIND: Final = 24
BEHIND_BY: Final = 25
BEHIND_LEAST: Final = 26
FAR_BEHIND: Final = 27
HOPELESS: Final = 28
LOSING: Final = 29
TIED: Final = 30
DEFENDED: Final = 31
FOOD: Final = 32
FOOD_IDLE: Final = 33
STONE_CARD: Final = 34
STONE: Final = 35
STONE_IDLE: Final = 36
GOLD: Final = 37
GOLD_IDLE: Final = 38
ARMY_SYMBOL: Final = 39
ARMY_IDLE: Final = 40
CITY_BEGUN: Final = 41
ROAD_BEGUN: Final = 42
DELIVERY: Final = 43
DELIVERY_LATE: Final = 44
SHIP_DELIVERY: Final = 45
LAUNCH_NEW: Final = 46
LAUNCH_MORE: Final = 47
DRAW_LATER: Final = 48
IDLE_ARMY: Final = 49
SENT_ARMY: Final = 50
HAND_OTHER: Final = 51
RESERVE_OTHER: Final = 52

W: Final = load_weights("kronrat.games.mythotopia", NAMES)


def _worth(place: str, other: float) -> list[float]:
    """Worth by card, provinces excepted."""
    worth = dict(zip(NAMES, W, strict=True))
    out = [other] * LAND
    for card in range(LAND, CARDS):
        key = CARD_KEYS[card].removeprefix("start-").removeprefix("extra-")
        out.append(worth.get(f"{place}-{key}", other))
    return out


IN_HAND: Final = _worth("hand", W[HAND_OTHER])
IN_RESERVE: Final = _worth("reserve", W[RESERVE_OTHER])
IN_DECK: Final = _worth("deck", 0.0)


def use(values: list[float]) -> None:
    """Evaluate with these values from now on."""
    W[:] = values
    IN_HAND[:] = _worth("hand", W[HAND_OTHER])
    IN_RESERVE[:] = _worth("reserve", W[RESERVE_OTHER])
    IN_DECK[:] = _worth("deck", 0.0)
