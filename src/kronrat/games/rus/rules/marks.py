"""What the action turn in progress keeps: points, rights and what was done, as indices and bits."""

from typing import Final

from kronrat.games.rus.data import NONE

# indices into `turn`: points and rights not yet used, in the order of a scheme's gains
MOVES: Final = 0
BUILDS: Final = 1
COLLECTS: Final = 2
ATTACKS: Final = 3
MUSTERS: Final = 4
HEAVY_RIGHT: Final = 5
DRAFTS: Final = 6
GOLD_GAIN: Final = 7  # never kept: a scheme's Gold is paid at once
LOOKS: Final = 8  # cards the scheme column lets one look at
TOKEN_RIGHT: Final = 9  # 1 if the window gives the 1st player token
PRICE: Final = 10  # Gold still due before the window's action may be taken
IN_WINDOW: Final = 11  # the window whose tile was retrieved, NONE outside a turn
DONE: Final = 12  # mask of what was done this turn, see below
FRESH: Final = 13  # mask of Lands in which new Troops were placed this turn
CHARGE: Final = 14  # Gleb: movement points for models in his Land
CHARGE_FROM: Final = 15  # that Land
NO_TURN: Final = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NONE, 0, 0, 0, NONE]

# bits of turn[DONE]
ACTED: Final = 1  # anything at all: Rally is no longer possible
SCHEMED: Final = 2  # played a scheme
DREW: Final = 4  # drew a scheme
MARCHED: Final = 8  # fast march used
STRUCK: Final = 16  # veteran blades used
PLUNDERED: Final = 32  # plunder used
RECRUITED: Final = 64  # retinue used
RODE: Final = 128  # Sviatoslav used
BUILT: Final = 256  # spent build points

# bits of `used`, once a round
CREDITED: Final = 1
CHARGED: Final = 2
TITHED: Final = 4  # Izyaslav
