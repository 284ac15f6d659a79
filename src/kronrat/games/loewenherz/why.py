"""Reasons for refusals and the rules they come from (numbers of the fact sheet)."""

from typing import Final

from kronrat.kernel.errors import Why

# set-up
NOT_MEADOW: Final = Why("not-meadow", "4.3")
OCCUPIED: Final = Why("occupied", "4.3")
TOO_CLOSE: Final = Why("too-close", "4.3")
NO_ROOM_FOR_KNIGHT: Final = Why("no-room-for-knight", "4.3")
NOT_BESIDE_CASTLE: Final = Why("not-beside-castle", "4.3")
TILE_LAID: Final = Why("tile-laid", "4.2")
CENTRE_ONLY: Final = Why("centre-only", "4.2")

# turn and market
NOT_IN_HAND: Final = Why("not-in-hand", "5.2")
TOO_DEAR: Final = Why("too-dear", "5.2")
NO_EFFECT: Final = Why("no-effect", "R1")
NOT_ON_CARD: Final = Why("not-on-card", "5.2")
NOT_IN_MARKET: Final = Why("not-in-market", "5.1")
JUST_SOLD: Final = Why("just-sold", "5.1")
NOT_ON_TOP: Final = Why("not-on-top", "4.2")

# borders
BORDER_THERE: Final = Why("border-there", "6.1")
NO_BORDERS_LEFT: Final = Why("no-borders-left", "R6")
SAME_COLOUR: Final = Why("same-colour", "6.3")
IN_REGION: Final = Why("in-region", "6.4")
FIRST_PART: Final = Why("first-part", "R1")
MUST_GO_ON: Final = Why("must-go-on", "6.6")

# knights
NO_KNIGHT_GROUND: Final = Why("no-knight-ground", "8.1")
FIELD_OCCUPIED: Final = Why("field-occupied", "8.1")
FOREST_DUCAT: Final = Why("forest-ducat", "8.2")
NO_OWN_FIGURE: Final = Why("no-own-figure", "8.3")
NO_KNIGHTS_LEFT: Final = Why("no-knights-left", "8.7")

# expansion
NOT_ADJACENT: Final = Why("not-adjacent", "9.2")
FIGURE_THERE: Final = Why("figure-there", "9.4")
OWN_REGION: Final = Why("own-region", "9.6")
MORE_KNIGHTS: Final = Why("more-knights", "9.7")
ALLIED: Final = Why("allied", "9.8")
NOT_YOUR_REGION: Final = Why("not-your-region", "9.1")

# deserter and alliance
NOT_NEIGHBOURS: Final = Why("not-neighbours", "10.1.1")
NO_KNIGHT_IN_OWN: Final = Why("no-knight-in-own", "10.1.2")
NO_KNIGHT_IN_FOE: Final = Why("no-knight-in-foe", "10.1.2")
NO_PLACE_FOR_DESERTER: Final = Why("no-place-for-deserter", "10.1.4")
NOT_A_FOE: Final = Why("not-a-foe", "10.1.7")
NOT_IN_THIS_REGION: Final = Why("not-in-this-region", "10.1.3")
NO_KNIGHT_HERE: Final = Why("no-knight-here", "10.1.5")
CHAIN: Final = Why("chain", "10.1.5")
ALLIED_ALREADY: Final = Why("allied-already", "R17")
NO_NEIGHBOUR: Final = Why("no-neighbour", "10.2.1")
