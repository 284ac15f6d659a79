"""Reasons for refusals and the rules they come from."""

from typing import Final

from kronrat.kernel.errors import Why

# set-up
NOT_MEADOW: Final = Why("not-meadow", "castles-2")
OCCUPIED: Final = Why("occupied", "castles-2")
TOO_CLOSE: Final = Why("too-close", "castles-4")
NO_ROOM_FOR_KNIGHT: Final = Why("no-room-for-knight", "castles-2")
NOT_BESIDE_CASTLE: Final = Why("not-beside-castle", "castles-3")
TILE_LAID: Final = Why("tile-laid", "setup-1")
CENTRE_ONLY: Final = Why("centre-only", "setup-1")

# turn and market
NOT_IN_HAND: Final = Why("not-in-hand", "turn-1")
TOO_DEAR: Final = Why("too-dear", "play-1")
NO_EFFECT: Final = Why("no-effect", "play-3")
NOT_ON_CARD: Final = Why("not-on-card", "play-2")
NOT_IN_MARKET: Final = Why("not-in-market", "market-2")
JUST_SOLD: Final = Why("just-sold", "market-3")
NOT_ON_TOP: Final = Why("not-on-top", "setup-3")

# borders
BORDER_THERE: Final = Why("border-there", "borders-1")
NO_BORDERS_LEFT: Final = Why("no-borders-left", "borders-6")
SAME_COLOUR: Final = Why("same-colour", "borders-2")
IN_REGION: Final = Why("in-region", "borders-3")
FIRST_PART: Final = Why("first-part", "play-4")
MUST_GO_ON: Final = Why("must-go-on", "play-4")

# knights
NO_KNIGHT_GROUND: Final = Why("no-knight-ground", "knights-1")
FIELD_OCCUPIED: Final = Why("field-occupied", "knights-1")
FOREST_DUCAT: Final = Why("forest-ducat", "knights-3")
NO_OWN_FIGURE: Final = Why("no-own-figure", "knights-2")
NO_KNIGHTS_LEFT: Final = Why("no-knights-left", "knights-5")

# expansion
NOT_ADJACENT: Final = Why("not-adjacent", "expand-2")
FIGURE_THERE: Final = Why("figure-there", "expand-5")
OWN_REGION: Final = Why("own-region", "expand-6")
MORE_KNIGHTS: Final = Why("more-knights", "expand-8")
ALLIED: Final = Why("allied", "expand-9")
NOT_YOUR_REGION: Final = Why("not-your-region", "regions-1")

# deserter and alliance
NOT_NEIGHBOURS: Final = Why("not-neighbours", "regions-8")
NO_KNIGHT_IN_OWN: Final = Why("no-knight-in-own", "deserter-2")
NO_KNIGHT_IN_FOE: Final = Why("no-knight-in-foe", "deserter-2")
NO_PLACE_FOR_DESERTER: Final = Why("no-place-for-deserter", "deserter-4")
NOT_A_FOE: Final = Why("not-a-foe", "deserter-1")
NOT_IN_THIS_REGION: Final = Why("not-in-this-region", "deserter-3")
NO_KNIGHT_HERE: Final = Why("no-knight-here", "deserter-5")
CHAIN: Final = Why("chain", "deserter-5")
ALLIED_ALREADY: Final = Why("allied-already", "alliance-4")
NO_NEIGHBOUR: Final = Why("no-neighbour", "alliance-1")
