"""The numbers of the evaluation by name. Their values are fitted and kept in weights.toml."""

from __future__ import annotations

from typing import Final

from kronrat.games.rurik.data import ACTION_KEYS
from kronrat.parts.weights import load_weights

NAMES: Final = [
    "presence",
    "ruled-presence",
    "good-there",
    "crown",
    "rivalry",
    "rival-troop",
    "rival-coin",
    "rival-leader",
    "troop",
    "leader",
    "structure",
    "stronghold",
    "good",
    "coin",
    "later-coin",
    "enough-coins",
    "warfare",
    "warfare-step",
    "rebel",
    "scheme-held",
    "safe",
    "unclaimed",
    "last-unclaimed",
    "deed-done",
    "deed-held",
    "deed-ready",
    "deed-paid",
    "deed-far",
    "agenda-met",
    "drawing",
    "casualty-due",
    "advisor-in-hand",
    "early-number",
    "price",
    "muster-many",
    "muster-few",
    "scheme-top",
    "scheme-any",
    "build-early",
    "build-late",
    "tax-later",
    "first-march",
    *[f"rule-{n}" for n in range(1, 11)],
    *[f"buildings-{n}" for n in range(1, 8)],
    *[f"trade-{n}" for n in range(1, 12)],
    *[f"space-{action}" for action in ACTION_KEYS],
]
PRESENCE: Final = 0
RULED_PRESENCE: Final = 1
GOOD_THERE: Final = 2
CROWN: Final = 3
RIVALRY: Final = 4
"""How much of what the strongest opponent has counts against a seat."""
RIVAL_TROOP: Final = 5
RIVAL_COIN: Final = 6
RIVAL_LEADER: Final = 7
TROOP: Final = 8
LEADER: Final = 9
STRUCTURE: Final = 10
STRONGHOLD_BUILT: Final = 11
GOOD: Final = 12
COIN: Final = 13
LATER_COIN: Final = 14
ENOUGH_COINS: Final = 15
"""Coins beyond this are worth less."""
WARFARE: Final = 16
WARFARE_STEP: Final = 17
REBEL: Final = 18
SCHEME_HELD: Final = 19
SAFE: Final = 20
"""What a track's measure is worth as far as it is claimed already."""
UNCLAIMED: Final = 21
"""What would be claimed now, in an early round."""
LAST_UNCLAIMED: Final = 22
"""The same in the last round."""
DEED_DONE: Final = 23
DEED_HELD: Final = 24
DEED_READY: Final = 25
DEED_PAID: Final = 26
DEED_FAR: Final = 27
AGENDA_MET: Final = 28
DRAWING: Final = 29
CASUALTY_DUE: Final = 30
ADVISOR_IN_HAND: Final = 31
"""For each point of its number."""
EARLY_NUMBER: Final = 32
PRICE: Final = 33
MUSTER_MANY: Final = 34
MUSTER_FEW: Final = 35
SCHEME_TOP: Final = 36
SCHEME_ANY: Final = 37
BUILD_EARLY: Final = 38
BUILD_LATE: Final = 39
TAX_LATER: Final = 40
FIRST_MARCH: Final = 41
_RULE: Final = 42
_BUILDINGS: Final = 52
_TRADE: Final = 59
_SPACE: Final = 70

W: Final = load_weights("kronrat.games.rurik", NAMES)


def _track(first: int, steps: int, length: int) -> list[float]:
    """Points for what a track measures, from nothing on; beyond the last step there is no more."""
    return [0.0 if n == 0 else W[first + min(n, steps) - 1] for n in range(length)]


RULE: Final = _track(_RULE, 10, 16)
BUILDINGS: Final = _track(_BUILDINGS, 7, 16)
TRADE: Final = _track(_TRADE, 11, 12)
SPACE_VALUE: Final = W[_SPACE:]
"""What a point of an action is worth, column by column."""


def use(values: list[float]) -> None:
    """Evaluate with these values from now on."""
    W[:] = values
    RULE[:] = _track(_RULE, 10, 16)
    BUILDINGS[:] = _track(_BUILDINGS, 7, 16)
    TRADE[:] = _track(_TRADE, 11, 12)
    SPACE_VALUE[:] = W[_SPACE:]
