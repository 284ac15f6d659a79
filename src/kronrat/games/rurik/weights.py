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
_RULE: Final = 42
_BUILDINGS: Final = 52
_TRADE: Final = 59
_SPACE: Final = 70


class Weights:
    """One float for each name; compiled code reads them as fast as constants."""

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

    def __init__(self, values: list[float]) -> None:
        self.take(values)

    def take(self, values: list[float]) -> None:
        """The values in the order of the names."""
        self.presence = values[0]
        self.ruled_presence = values[1]
        self.good_there = values[2]
        self.crown = values[3]
        self.rivalry = values[4]
        self.rival_troop = values[5]
        self.rival_coin = values[6]
        self.rival_leader = values[7]
        self.troop = values[8]
        self.leader = values[9]
        self.structure = values[10]
        self.stronghold = values[11]
        self.good = values[12]
        self.coin = values[13]
        self.later_coin = values[14]
        self.enough_coins = values[15]
        self.warfare = values[16]
        self.warfare_step = values[17]
        self.rebel = values[18]
        self.scheme_held = values[19]
        self.safe = values[20]
        self.unclaimed = values[21]
        self.last_unclaimed = values[22]
        self.deed_done = values[23]
        self.deed_held = values[24]
        self.deed_ready = values[25]
        self.deed_paid = values[26]
        self.deed_far = values[27]
        self.agenda_met = values[28]
        self.drawing = values[29]
        self.casualty_due = values[30]
        self.advisor_in_hand = values[31]
        self.early_number = values[32]
        self.price = values[33]
        self.muster_many = values[34]
        self.muster_few = values[35]
        self.scheme_top = values[36]
        self.scheme_any = values[37]
        self.build_early = values[38]
        self.build_late = values[39]
        self.tax_later = values[40]
        self.first_march = values[41]


VALUES: Final = load_weights("kronrat.games.rurik", NAMES)
W: Final = Weights(VALUES)


def _track(first: int, steps: int, length: int) -> list[float]:
    """Points for what a track measures, from nothing on; beyond the last step there is no more."""
    return [0.0 if n == 0 else VALUES[first + min(n, steps) - 1] for n in range(length)]


RULE: Final = _track(_RULE, 10, 16)
BUILDINGS: Final = _track(_BUILDINGS, 7, 16)
TRADE: Final = _track(_TRADE, 11, 12)
SPACE_VALUE: Final = VALUES[_SPACE:]
"""What a point of an action is worth, column by column."""


def use(values: list[float]) -> None:
    """Evaluate with these values from now on."""
    VALUES[:] = values
    W.take(values)
    RULE[:] = _track(_RULE, 10, 16)
    BUILDINGS[:] = _track(_BUILDINGS, 7, 16)
    TRADE[:] = _track(_TRADE, 11, 12)
    SPACE_VALUE[:] = VALUES[_SPACE:]
