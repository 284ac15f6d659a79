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
LAST_ROUND: Final = 0
"""How much means still count in the last round."""
NEAR_END: Final = 1
"""The same when the last round is announced."""
AGENDA_LAST: Final = 2
AGENDA_FIRST: Final = 3
AGENDA_ROUND: Final = 4
AGENDA_MOST: Final = 5
TROOP: Final = 6
HEAVY: Final = 7
PRESENCE: Final = 8
RULED: Final = 9
PRINCE: Final = 10
FIRST_TOKEN: Final = 11
KILL: Final = 12
CARD: Final = 13
GOLD: Final = 14
LATER_GOLD: Final = 15
ENOUGH_GOLD: Final = 16
"""Gold beyond this is worth less."""
BUILDING: Final = 17
PROGRESS: Final = 18
"""On the way to the next level of a claim."""
HELD: Final = 19
"""What keeps up a level reached."""
BEST_DEED: Final = 20
ANY_DEED: Final = 21
TILE_IN_HAND: Final = 22
TILE_PLACED: Final = 23
INCOME_TILE: Final = 24
INCOME_MORE: Final = 25
THREAT: Final = 26
ATTACK_TROOPS: Final = 27
ATTACK_OTHER: Final = 28
ATTACK_RISK: Final = 29
SCHEME_COST: Final = 30
ANSWER: Final = 31
NEXT_CARD: Final = 32
WINDOW_PRICE: Final = 33
UNPAYABLE: Final = 34
WINDOW_SCHEME: Final = 35
WINDOW_SCHEME_MORE: Final = 36
WINDOW_TOKEN: Final = 37
WINDOW_DEED: Final = 38
WINDOW_DEED_HELD: Final = 39
WINDOW_MOVE: Final = 40
WINDOW_BUILD: Final = 41
WINDOW_COLLECT: Final = 42
WINDOW_ATTACK: Final = 43
WINDOW_MUSTER: Final = 44
SPARE_POINT: Final = 45
DEED_BASE: Final = 46
DEED_MISSING: Final = 47
DEED_LEAST: Final = 48
DEED_GOLD_MISSING: Final = 49
DEED_TOKEN_MISSING: Final = 50
DEED_MARSH_MISSING: Final = 51
MAT: Final = 52
"""What uncovering the next space of the mat is worth, from the first one on."""
GAIN: Final = 56
"""A point or right still to be spent, in the order of `turn`."""

W: Final = load_weights("kronrat.games.rus", NAMES)


def use(values: list[float]) -> None:
    """Evaluate with these values from now on."""
    W[:] = values
