"""Reasons for refusals and the rules they come from (sections and rulings of the fact sheet)."""

from typing import Final

from kronrat.kernel.errors import Why

# set-up
DEALT: Final = Why("dealt", "6.1")
NOT_DEALT: Final = Why("not-dealt", "6.1")
NOT_ON_TOP: Final = Why("not-on-top", "6.1")
NOT_VARIABLE: Final = Why("not-variable", "6.1")
TAKEN: Final = Why("taken", "6.1")

# cards and paying
NOT_YOURS: Final = Why("not-yours", "6.2")
NOT_IN_HAND: Final = Why("not-in-hand", "6.2")
NOT_IN_DECK: Final = Why("not-in-deck", "6.2")
IN_ORDER: Final = Why("in-order", "6.2")
NO_SUCH_SYMBOL: Final = Why("no-such-symbol", "6.2")
CANNOT_PAY: Final = Why("cannot-pay", "6.2")
WOULD_NOT_DO: Final = Why("would-not-do", "R3")
NEEDLESS: Final = Why("needless", "R3")
NO_SUCH_WAY: Final = Why("no-such-way", "R4")
NOT_ITSELF: Final = Why("not-itself", "3.1")
WRONG_CARD: Final = Why("wrong-card", "6.3")
AT_LEAST_ONE: Final = Why("at-least-one", "6.3")

# turn
NO_ACTION_LEFT: Final = Why("no-action-left", "6.2")
ACTIONS_LEFT: Final = Why("actions-left", "6.2")
FIRST_ACTION_ONLY: Final = Why("first-action-only", "6.2")
ONCE_A_TURN: Final = Why("once-a-turn", "6.2")
CARD_NOT_AT_HAND: Final = Why("card-not-at-hand", "6.2")

# invading, armies, ships
OWN_PROVINCE: Final = Why("own-province", "6.3.1")
OUT_OF_REACH: Final = Why("out-of-reach", "6.3.1")
RESERVE_TROOPS: Final = Why("reserve-troops", "K4")
NO_ARMIES: Final = Why("no-armies", "K1")
TOO_FEW_ARMIES: Final = Why("too-few-armies", "K1")
NOT_YOUR_PLACE: Final = Why("not-your-place", "6.3.2")
NO_ARMIES_HERE: Final = Why("no-armies-here", "6.3.3")
AT_WAR: Final = Why("at-war", "6.3.3")
NO_HARBOUR: Final = Why("no-harbour", "6.3.4")
NO_SHIPS: Final = Why("no-ships", "6.3.4")
NO_SHIPS_HERE: Final = Why("no-ships-here", "6.3.5")

# wars
NO_WAR: Final = Why("no-war", "6.6")
NOT_A_PARTY: Final = Why("not-a-party", "6.6")
NO_CLEAR_WINNER: Final = Why("no-clear-winner", "6.6")

# buying, deck, reserve
NOT_FOR_SALE: Final = Why("not-for-sale", "6.3.7")
NOT_ON_DISPLAY: Final = Why("not-on-display", "6.3.8")
JUST_REMOVED: Final = Why("just-removed", "R13")
RESERVE_FULL: Final = Why("reserve-full", "6.3.9")
WAREHOUSE_FIRST: Final = Why("warehouse-first", "K11")
DECK_TOO_SMALL: Final = Why("deck-too-small", "6.3.11")

# building
NO_BUILD_CARD: Final = Why("no-build-card", "6.4")
NOT_YOUR_VILLAGE: Final = Why("not-your-village", "6.4")
NOT_CONTROLLED: Final = Why("not-controlled", "6.4")
CASTLE_THERE: Final = Why("castle-there", "6.4")
CITADEL_THERE: Final = Why("citadel-there", "6.7")
NONE_LEFT: Final = Why("none-left", "R46")
ROAD_THERE: Final = Why("road-there", "R45")
OVER_MOUNTAINS: Final = Why("over-mountains", "6.4")
NO_CARD_FOR_PLACE: Final = Why("no-card-for-place", "6.5")
NO_COUNTER: Final = Why("no-counter", "R51")

# cards with a text
NO_TRADE: Final = Why("no-trade", "3.1")
NOT_IN_PLAY: Final = Why("not-in-play", "6.3.13")
NO_ARMY_TO_HIT: Final = Why("no-army-to-hit", "3.1")
NO_MERCENARY: Final = Why("no-mercenary", "3.1")
NO_ARMY_BESIDE: Final = Why("no-army-beside", "3.1")
NO_ARMY_TO_RAISE: Final = Why("no-army-to-raise", "3.1")
NOT_DISCARDED: Final = Why("not-discarded", "R16")
NOTHING_TO_DRAW: Final = Why("nothing-to-draw", "3.1")
HAND_CARD_FIRST: Final = Why("hand-card-first", "K7")
NOT_SEEN: Final = Why("not-seen", "3.1")
NO_ROAD: Final = Why("no-road", "6.5")
LOCKED_IN_WAR: Final = Why("locked-in-war", "R50")
NO_WAREHOUSE: Final = Why("no-warehouse", "3.1")

# counters and the end
NO_CHOICE: Final = Why("no-choice", "3.1")
CARDS_NOT_EMPTY: Final = Why("cards-not-empty", "6.8")
WOULD_NOT_WIN: Final = Why("would-not-win", "6.8")
