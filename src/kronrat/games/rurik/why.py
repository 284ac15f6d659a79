"""Reasons for refusals, each with the rule it comes from (a chapter of the rulebook or an id of the fact sheet)."""

from typing import Final

from kronrat.kernel.errors import Why

# set-up
NOT_DEALT: Final = Why("not-dealt", "Game Setup")
LEADER_TAKEN: Final = Why("leader-taken", "Q1")
NO_TROOP_THERE: Final = Why("no-troop-there", "Game Setup")
OUT_OF_PLAY: Final = Why("out-of-play", "Game Setup")

# strategy
NO_SUCH_ADVISOR: Final = Why("no-such-advisor", "Strategy Phase")
COLUMN_FULL: Final = Why("column-full", "Strategy Phase")
THREE_COLUMNS: Final = Why("three-columns", "Q4")
TOO_FEW_COINS: Final = Why("too-few-coins", "Coin Costs")

# turn
NOT_FASTEST: Final = Why("not-fastest", "Q12")
MAIN_DONE: Final = Why("main-done", "Taking Actions")
MAIN_OPEN: Final = Why("main-open", "Taking Actions")
BONUS_USED: Final = Why("bonus-used", "Taking Actions")
TOKEN_FLIPPED: Final = Why("token-flipped", "Converting Goods")
WRONG_GOOD: Final = Why("wrong-good", "Converting Goods")
NO_GOOD: Final = Why("no-good", "Converting Goods")
NOT_IN_HAND: Final = Why("not-in-hand", "Playing Schemes")

# pieces
NOT_OCCUPIED: Final = Why("not-occupied", "Q19")
NO_SUPPLY: Final = Why("no-supply", "Q20")
LEADER_ON_BOARD: Final = Why("leader-on-board", "Q21")
LEADER_OFF_BOARD: Final = Why("leader-off-board", "Leaders")
NOT_ADJACENT: Final = Why("not-adjacent", "Move")
SAME_REGION: Final = Why("same-region", "Move")
NOT_YOUR_LEADER: Final = Why("not-your-leader", "Leaders")
NO_COMPANION: Final = Why("no-companion", "Q23")
POWER_USED: Final = Why("power-used", "Leaders")
NOT_WITH_LEADER: Final = Why("not-with-leader", "Q26")

# attack
NO_REBEL: Final = Why("no-rebel", "Attack")
NOT_YOURSELF: Final = Why("not-yourself", "Attack")
NOT_THERE: Final = Why("not-there", "Attack")
DECK_EMPTY: Final = Why("deck-empty", "Q31")

# tax and build
GOOD_TAKEN: Final = Why("good-taken", "Tax")
POINTS_SHORT: Final = Why("points-short", "Tax")
BUILD_SHORT: Final = Why("build-short", "Build")
BUILT_ALREADY: Final = Why("built-already", "Q39")
NONE_IN_STOCK: Final = Why("none-in-stock", "Q39")
REMOVAL_REQUIRED: Final = Why("removal-required", "Q40")

# schemes
NOT_DRAWN: Final = Why("not-drawn", "Scheme")

# deeds
NOT_YOUR_DEED: Final = Why("not-your-deed", "Accomplishing Deeds")
NOT_IN_ROW: Final = Why("not-in-row", "Choose Deed Cards")
NEED_UNMET: Final = Why("need-unmet", "Accomplishing Deeds")
NO_SCHEME: Final = Why("no-scheme", "Accomplishing Deeds")
TOO_FEW_GOODS: Final = Why("too-few-goods", "Accomplishing Deeds")
NOT_RULED: Final = Why("not-ruled", "Deed Card Reference")
ASCENDING: Final = Why("ascending", "Deed Card Reference")
NOT_ENOUGH_LEFT: Final = Why("not-enough-left", "Deed Card Reference")
NOT_YOUR_STRUCTURE: Final = Why("not-your-structure", "Deed Card Reference")

# chance
NOT_POSSIBLE: Final = Why("not-possible", "Chance")

# the solo game
RULE_DECIDES: Final = Why("rule-decides", "Rebellion Cards")
AMONG_REBELS: Final = Why("among-rebels", "Game Board Setup")
NO_NEUTRAL: Final = Why("no-neutral", "Attack")
REBELS_ARE_FOES: Final = Why("rebels-are-foes", "P18")
