"""Reasons for refusals, each with the rule of the rules page it comes from."""

from typing import Final

from kronrat.kernel.errors import Why

# set-up
NOT_DEALT: Final = Why("not-dealt", "setup-4")
LEADER_TAKEN: Final = Why("leader-taken", "setup-3")
NO_TROOP_THERE: Final = Why("no-troop-there", "setup-7")
OUT_OF_PLAY: Final = Why("out-of-play", "setup-1")

# strategy
NO_SUCH_ADVISOR: Final = Why("no-such-advisor", "strategy-1")
COLUMN_FULL: Final = Why("column-full", "strategy-4")
THREE_COLUMNS: Final = Why("three-columns", "strategy-5")
TOO_FEW_COINS: Final = Why("too-few-coins", "turn-3")

# turn
NOT_FASTEST: Final = Why("not-fastest", "turn-1")
MAIN_DONE: Final = Why("main-done", "turn-2")
MAIN_OPEN: Final = Why("main-open", "turn-2")
BONUS_USED: Final = Why("bonus-used", "turn-2")
TOKEN_FLIPPED: Final = Why("token-flipped", "bonus-2")
WRONG_GOOD: Final = Why("wrong-good", "bonus-2")
NO_GOOD: Final = Why("no-good", "bonus-2")
NOT_IN_HAND: Final = Why("not-in-hand", "bonus-1")

# pieces
NOT_OCCUPIED: Final = Why("not-occupied", "rule-1")
NO_SUPPLY: Final = Why("no-supply", "muster-2")
LEADER_ON_BOARD: Final = Why("leader-on-board", "muster-3")
LEADER_OFF_BOARD: Final = Why("leader-off-board", "leader-1")
NOT_ADJACENT: Final = Why("not-adjacent", "move-1")
SAME_REGION: Final = Why("same-region", "move-1")
NOT_YOUR_LEADER: Final = Why("not-your-leader", "leader-1")
NO_COMPANION: Final = Why("no-companion", "leader-2")
POWER_USED: Final = Why("power-used", "leader-6")
NOT_WITH_LEADER: Final = Why("not-with-leader", "leader-6")

# attack
NO_REBEL: Final = Why("no-rebel", "attack-1")
NOT_YOURSELF: Final = Why("not-yourself", "attack-1")
NOT_THERE: Final = Why("not-there", "attack-1")
DECK_EMPTY: Final = Why("deck-empty", "scheme-4")

# tax and build
GOOD_TAKEN: Final = Why("good-taken", "tax-2")
POINTS_SHORT: Final = Why("points-short", "tax-1")
BUILD_SHORT: Final = Why("build-short", "build-1")
BUILT_ALREADY: Final = Why("built-already", "build-2")
NONE_IN_STOCK: Final = Why("none-in-stock", "build-2")
REMOVAL_REQUIRED: Final = Why("removal-required", "build-4")

# schemes
NOT_DRAWN: Final = Why("not-drawn", "scheme-1")

# deeds
NOT_YOUR_DEED: Final = Why("not-your-deed", "deed-1")
NOT_IN_ROW: Final = Why("not-in-row", "deed-8")
NEED_UNMET: Final = Why("need-unmet", "deed-1")
NO_SCHEME: Final = Why("no-scheme", "deed-1")
TOO_FEW_GOODS: Final = Why("too-few-goods", "deed-1")
NOT_RULED: Final = Why("not-ruled", "deed-1")
ASCENDING: Final = Why("ascending", "deed-2")
NOT_ENOUGH_LEFT: Final = Why("not-enough-left", "deed-2")
NOT_YOUR_STRUCTURE: Final = Why("not-your-structure", "deed-2")

# chance
NOT_POSSIBLE: Final = Why("not-possible", "chance-1")

# the solo game
RULE_DECIDES: Final = Why("rule-decides", "solo-card-1")
AMONG_REBELS: Final = Why("among-rebels", "solo-setup-2")
NO_NEUTRAL: Final = Why("no-neutral", "solo-you-3")
REBELS_ARE_FOES: Final = Why("rebels-are-foes", "solo-you-2")
