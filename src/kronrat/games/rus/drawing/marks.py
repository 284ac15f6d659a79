"""The icon rows of cards whose effect is written in words: icon and number, in reading order."""

from typing import Final

Marks = list[tuple[str, int | str]]

AGENDA_ICONS: Final = {
    "most-gold": "coin",
    "most-goods": "goods",
    "most-buildings": "stronghold",
    "most-ruled": "crown",
    "most-present": "land",
    "most-deeds": "scroll",
    "most-killed": "unrest",
    "most-troops": "troop",
    "most-schemes": "card",
    "most-heavies": "heavy",
}
INTRIGUE_MARKS: Final[dict[str, Marks]] = {
    "no-bribes": [("coin", ""), ("cancel", "")],
    "double-bribes": [("coin", "=2")],
    "counter-clockwise": [("turn", "")],
    "one-more-tile": [("tile", "+1")],
    "one-tile": [("tile", "1")],
    "ascending": [("tile", "1→5")],
    "descending": [("tile", "5→1")],
    "newcomers-above": [("tile", "="), ("rise", "")],
    "income-closed": [("coin", ""), ("cancel", "")],
    "income-full": [("tile", "="), ("coin", "")],
    "uprising": [("unrest", "+1")],
    "pacify": [("unrest", "−1")],
    "reinforce": [("troop", "+1")],
    "truce": [("sword", ""), ("unrest", "")],
}
EPIC_MARKS: Final[dict[str, Marks]] = {
    "golden-gate": [("stronghold", ""), ("church", ""), ("market", "")],
    "cathedral": [("church", 3)],
    "great-kremlin": [("stronghold", 3)],
    "grand-bazaar": [("market", 3)],
    "princely-hall": [("prince", ""), ("troop", 5), ("crown", "")],
    "treasury": [("prince", ""), ("coin", 10)],
    "cave-monastery": [("crown", ""), ("marsh", "")],
    "chronicle-tower": [("scroll", 3), ("crown", "")],
}
PRINCE_MARKS: Final[dict[str, Marks]] = {
    "boris": [("die", "+2"), ("coin", 1)],
    "gleb": [("sword", "→"), ("boot", 2)],
    "yaroslav": [("crown", "=")],
    "mstislav": [("hammer", 1), ("cart", 1)],
    "sviatopolk": [("unrest", "="), ("troop", "")],
    "sudislav": [("sword", "="), ("helmet", "")],
    "sviatoslav": [("hammer", "→"), ("boot", 1)],
    "izyaslav": [("cart", "→"), ("coin", 1)],
}
ABILITY_MARKS: Final[dict[str, Marks]] = {
    "fast-march": [("boot", "+1")],
    "sharp-eyes": [("card", "+1")],
    "veteran-blades": [("die", "+2")],
    "patron": [("scroll", "→"), ("coin", 1)],
    "plunder": [("sword", "→"), ("coin", 1)],
    "credit": [("coin", "=0")],
    "trading-posts": [("market", "="), ("troop", "")],
    "windfall": [("coin", 10)],
    "druzhina": [("heavy", "=2")],
    "archive": [("card", "")],
    "retinue": [("helmet", "→"), ("troop", "+1")],
    "renown": [("scroll", 2)],
}
