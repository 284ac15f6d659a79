"""Reasons for refusals and the rules they come from."""

from typing import Final

from kronrat.kernel.errors import Why

# set-up
DEALT: Final = Why("dealt", "setup-1")
NOT_DEALT: Final = Why("not-dealt", "setup-1")
NOT_ON_TOP: Final = Why("not-on-top", "setup-2")
NOT_VARIABLE: Final = Why("not-variable", "setup-3")
TAKEN: Final = Why("taken", "setup-3")

# cards and paying
NOT_YOURS: Final = Why("not-yours", "cards-2")
NOT_IN_HAND: Final = Why("not-in-hand", "cards-2")
NOT_IN_DECK: Final = Why("not-in-deck", "cards-5")
IN_ORDER: Final = Why("in-order", "pay-2")
NO_SUCH_SYMBOL: Final = Why("no-such-symbol", "pay-1")
CANNOT_PAY: Final = Why("cannot-pay", "pay-1")
WOULD_NOT_DO: Final = Why("would-not-do", "pay-3")
NEEDLESS: Final = Why("needless", "pay-3")
NO_SUCH_WAY: Final = Why("no-such-way", "pay-4")
NOT_ITSELF: Final = Why("not-itself", "pay-5")
ONE_PURPOSE: Final = Why("one-purpose", "pay-6")
WRONG_CARD: Final = Why("wrong-card", "cards-1")
AT_LEAST_ONE: Final = Why("at-least-one", "turn-6")

# turn
NO_ACTION_LEFT: Final = Why("no-action-left", "turn-1")
ACTIONS_LEFT: Final = Why("actions-left", "turn-1")
FIRST_ACTION_ONLY: Final = Why("first-action-only", "turn-3")
ONCE_A_TURN: Final = Why("once-a-turn", "turn-5")
CARD_NOT_AT_HAND: Final = Why("card-not-at-hand", "cards-2")

# invading, armies, ships
OWN_PROVINCE: Final = Why("own-province", "invade-1")
OUT_OF_REACH: Final = Why("out-of-reach", "invade-2")
RESERVE_TROOPS: Final = Why("reserve-troops", "invade-6")
NO_ARMIES: Final = Why("no-armies", "armies-2")
TOO_FEW_ARMIES: Final = Why("too-few-armies", "armies-2")
NOT_YOUR_PLACE: Final = Why("not-your-place", "armies-1")
NO_ARMIES_HERE: Final = Why("no-armies-here", "armies-3")
AT_WAR: Final = Why("at-war", "armies-3")
NO_HARBOUR: Final = Why("no-harbour", "ships-1")
NO_SHIPS: Final = Why("no-ships", "ships-1")
NO_SHIPS_HERE: Final = Why("no-ships-here", "ships-2")

# wars
NO_WAR: Final = Why("no-war", "war-1")
NOT_A_PARTY: Final = Why("not-a-party", "war-3")
NO_CLEAR_WINNER: Final = Why("no-clear-winner", "war-3")

# buying, deck, reserve
NOT_FOR_SALE: Final = Why("not-for-sale", "buy-1")
NOT_ON_DISPLAY: Final = Why("not-on-display", "draft-1")
JUST_REMOVED: Final = Why("just-removed", "draft-2")
RESERVE_FULL: Final = Why("reserve-full", "reserve-2")
WAREHOUSE_FIRST: Final = Why("warehouse-first", "reserve-3")
DECK_TOO_SMALL: Final = Why("deck-too-small", "deck-2")

# building
NO_BUILD_CARD: Final = Why("no-build-card", "build-1")
NOT_YOUR_VILLAGE: Final = Why("not-your-village", "build-2")
NOT_CONTROLLED: Final = Why("not-controlled", "map-1")
CASTLE_THERE: Final = Why("castle-there", "build-3")
CITADEL_THERE: Final = Why("citadel-there", "build-7")
NONE_LEFT: Final = Why("none-left", "map-5")
ROAD_THERE: Final = Why("road-there", "build-4")
OVER_MOUNTAINS: Final = Why("over-mountains", "build-4")
NO_CARD_FOR_PLACE: Final = Why("no-card-for-place", "roads-1")
NO_COUNTER: Final = Why("no-counter", "points-2")

# cards with a text
NO_TRADE: Final = Why("no-trade", "text-1")
NOT_IN_PLAY: Final = Why("not-in-play", "patronage-1")
NO_ARMY_TO_HIT: Final = Why("no-army-to-hit", "text-4")
NO_MERCENARY: Final = Why("no-mercenary", "text-5")
NO_ARMY_BESIDE: Final = Why("no-army-beside", "text-5")
NO_ARMY_TO_RAISE: Final = Why("no-army-to-raise", "text-6")
NOT_DISCARDED: Final = Why("not-discarded", "text-7")
NOTHING_TO_DRAW: Final = Why("nothing-to-draw", "text-9")
HAND_CARD_FIRST: Final = Why("hand-card-first", "text-3")
NOT_SEEN: Final = Why("not-seen", "text-8")
NO_ROAD: Final = Why("no-road", "roads-2")
LOCKED_IN_WAR: Final = Why("locked-in-war", "roads-3")
NO_WAREHOUSE: Final = Why("no-warehouse", "reserve-4")

# counters and the end
NO_CHOICE: Final = Why("no-choice", "points-6")
CARDS_NOT_EMPTY: Final = Why("cards-not-empty", "end-1")
WOULD_NOT_WIN: Final = Why("would-not-win", "end-2")
