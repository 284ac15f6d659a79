"""The numbers of the evaluation by name. Their values are fitted and kept in weights.toml."""

from __future__ import annotations

from typing import Final

from kronrat.games.rus.data import GAINS
from kronrat.parts.weights import load_weights

NAMES: Final = [
    "last-round",
    "near-end",
    "agenda-last",
    "agenda-first",
    "agenda-round",
    "agenda-most",
    "troop",
    "heavy",
    "presence",
    "ruled",
    "prince",
    "first-token",
    "kill",
    "card",
    "gold",
    "later-gold",
    "enough-gold",
    "building",
    "progress",
    "held",
    "best-deed",
    "any-deed",
    "tile-in-hand",
    "tile-placed",
    "income-tile",
    "income-more",
    "threat",
    "attack-troops",
    "attack-other",
    "attack-risk",
    "scheme-cost",
    "answer",
    "next-card",
    "window-price",
    "unpayable",
    "window-scheme",
    "window-scheme-more",
    "window-token",
    "window-deed",
    "window-deed-held",
    "window-move",
    "window-build",
    "window-collect",
    "window-attack",
    "window-muster",
    "spare-point",
    "deed-base",
    "deed-missing",
    "deed-least",
    "deed-gold-missing",
    "deed-token-missing",
    "deed-marsh-missing",
    *[f"mat-{space + 1}" for space in range(4)],
    *[f"gain-{gain + 1}" for gain in range(GAINS)],
]


class Weights:
    """One float for each name; compiled code reads them as fast as constants."""

    last_round: float
    """How much means still count in the last round."""
    near_end: float
    """The same when the last round is announced."""
    agenda_last: float
    agenda_first: float
    agenda_round: float
    agenda_most: float
    troop: float
    heavy: float
    presence: float
    ruled: float
    prince: float
    first_token: float
    kill: float
    card: float
    gold: float
    later_gold: float
    enough_gold: float
    """Gold beyond this is worth less."""
    building: float
    progress: float
    """On the way to the next level of a claim."""
    held: float
    """What keeps up a level reached."""
    best_deed: float
    any_deed: float
    tile_in_hand: float
    tile_placed: float
    income_tile: float
    income_more: float
    threat: float
    attack_troops: float
    attack_other: float
    attack_risk: float
    scheme_cost: float
    answer: float
    next_card: float
    window_price: float
    unpayable: float
    window_scheme: float
    window_scheme_more: float
    window_token: float
    window_deed: float
    window_deed_held: float
    window_move: float
    window_build: float
    window_collect: float
    window_attack: float
    window_muster: float
    spare_point: float
    deed_base: float
    deed_missing: float
    deed_least: float
    deed_gold_missing: float
    deed_token_missing: float
    deed_marsh_missing: float

    def __init__(self, values: list[float]) -> None:
        self.take(values)

    def take(self, values: list[float]) -> None:
        """The values in the order of the names."""
        self.last_round = values[0]
        self.near_end = values[1]
        self.agenda_last = values[2]
        self.agenda_first = values[3]
        self.agenda_round = values[4]
        self.agenda_most = values[5]
        self.troop = values[6]
        self.heavy = values[7]
        self.presence = values[8]
        self.ruled = values[9]
        self.prince = values[10]
        self.first_token = values[11]
        self.kill = values[12]
        self.card = values[13]
        self.gold = values[14]
        self.later_gold = values[15]
        self.enough_gold = values[16]
        self.building = values[17]
        self.progress = values[18]
        self.held = values[19]
        self.best_deed = values[20]
        self.any_deed = values[21]
        self.tile_in_hand = values[22]
        self.tile_placed = values[23]
        self.income_tile = values[24]
        self.income_more = values[25]
        self.threat = values[26]
        self.attack_troops = values[27]
        self.attack_other = values[28]
        self.attack_risk = values[29]
        self.scheme_cost = values[30]
        self.answer = values[31]
        self.next_card = values[32]
        self.window_price = values[33]
        self.unpayable = values[34]
        self.window_scheme = values[35]
        self.window_scheme_more = values[36]
        self.window_token = values[37]
        self.window_deed = values[38]
        self.window_deed_held = values[39]
        self.window_move = values[40]
        self.window_build = values[41]
        self.window_collect = values[42]
        self.window_attack = values[43]
        self.window_muster = values[44]
        self.spare_point = values[45]
        self.deed_base = values[46]
        self.deed_missing = values[47]
        self.deed_least = values[48]
        self.deed_gold_missing = values[49]
        self.deed_token_missing = values[50]
        self.deed_marsh_missing = values[51]


VALUES: Final = load_weights("kronrat.games.rus", NAMES)
W: Final = Weights(VALUES)
MAT: Final = VALUES[52:56]
"""What uncovering the next space of the mat is worth, from the first one on."""
GAIN: Final = VALUES[56:]
"""A point or right still to be spent, in the order of `turn`."""


def use(values: list[float]) -> None:
    """Evaluate with these values from now on."""
    VALUES[:] = values
    W.take(values)
    MAT[:] = values[52:56]
    GAIN[:] = values[56:]
