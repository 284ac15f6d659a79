"""Map, boards and cards. RULINGS.md says which of these figures rest on one source."""

from typing import Final

from kronrat.kernel.domain import Domain, numbers
from kronrat.parts.seats import SEAT

# ---- map [setup-1] -----------------------------------------------------------------------------------------

REGIONS: Final = 15
REGION_KEYS: Final = [
    "novgorod",
    "rostov",
    "polotsk",
    "smolensk",
    "volyn",
    "kiev",
    "chernigov",
    "pereyaslavl",
    "pskov",
    "suzdal",
    "galich",
    "brest",
    "murom",
    "peresech",
    "azov",
]
REGION: Final = Domain("region", REGION_KEYS)
NOVGOROD: Final = 0
KIEV: Final = 5
NOWHERE: Final = -1
IN_PLAY: Final = [0, 8, 8, 11, 15]
"""Seats → how many regions are in play: green, then yellow, then brown ones (and they are numbered in that order)."""

_EDGES: Final = (
    "novgorod-rostov novgorod-polotsk novgorod-smolensk rostov-smolensk rostov-chernigov polotsk-smolensk "
    "polotsk-volyn polotsk-kiev polotsk-chernigov smolensk-chernigov volyn-kiev kiev-chernigov kiev-pereyaslavl "
    "chernigov-pereyaslavl novgorod-pskov rostov-suzdal polotsk-pskov volyn-galich kiev-galich chernigov-suzdal "
    "polotsk-brest volyn-brest kiev-azov chernigov-murom pereyaslavl-murom pereyaslavl-azov pskov-brest suzdal-murom "
    "galich-brest galich-peresech galich-azov brest-peresech murom-azov peresech-azov"
)
EDGES: Final = [
    (REGION_KEYS.index(edge.split("-")[0]), REGION_KEYS.index(edge.split("-")[1])) for edge in _EDGES.split()
]


def _neighbours() -> list[int]:
    masks = [0] * REGIONS
    for a, b in EDGES:
        masks[a] |= 1 << b
        masks[b] |= 1 << a
    return masks


NEIGHBOURS: Final = _neighbours()
"""Region → mask of its neighbours on the full board; mask with the regions in play."""


def _next_regions() -> list[list[int]]:
    return [
        [b for b in range(count) if NEIGHBOURS[a] >> b & 1] if a < count else []
        for count in IN_PLAY
        for a in range(REGIONS)
    ]


NEXT: Final = _next_regions()
"""seats * REGIONS + region → neighbours in play."""

# ---- goods, structures, boat [setup-2, boat-1] -------------------------------------------------------------

GOODS: Final = 5
WOOD: Final = 0
FISH: Final = 1
ORE: Final = 2
HONEY: Final = 3
FUR: Final = 4
GOOD: Final = Domain("good", ["wood", "fish", "ore", "honey", "fur"])
BOAT: Final = [3, 3, 2, 2, 1]
"""Good → spaces in its column of the boat."""
_PRINTED: Final = "wood ore ore honey fish wood fish fur fish wood honey wood ore fur fish"
PRINTED_GOOD: Final = [GOOD.index[good] for good in _PRINTED.split()]

GOODS_TOKENS: Final = [[], [2, 2, 2, 1, 1], [2, 2, 2, 1, 1], [3, 3, 2, 2, 1], [4, 4, 3, 2, 2]]
"""Seats → tokens made for that number, by good [variant-1]."""

CHURCH: Final = 0
MARKET: Final = 1
STRONGHOLD: Final = 2
STRUCTURES: Final = 3
STRUCTURE: Final = Domain("structure", ["church", "market", "stronghold"])
STRUCTURES_EACH: Final = 3
TROOPS_EACH: Final = 12
START_COINS: Final = 3
START_TROOPS: Final = 3

# ---- rewards of rebels [attack-2, variant-2] ---------------------------------------------------------------

REWARD: Final = Domain("reward", ["coin", "two-coins", "wood", "fish", "ore", "honey", "fur"])
STICKERS: Final = [4, 2, 2, 2, 2, 2, 1]
"""Reward → rebels with it on their underside."""
FIRST_GOOD_REWARD: Final = 2
"""Rewards before this one are coins (1 and 2), from here on goods in their order."""

# ---- strategy board [strategy-7] ---------------------------------------------------------------------------

MUSTER: Final = 0
MOVE: Final = 1
ATTACK: Final = 2
TAX: Final = 3
BUILD: Final = 4
SCHEME: Final = 5
COLUMNS: Final = 6
ACTION_KEYS: Final = ["muster", "move", "attack", "tax", "build", "scheme"]
ACTION: Final = Domain("action", ACTION_KEYS)
MAX_ROWS: Final = 4
ROWS: Final = [0, 3, 3, 4, 4]
"""Seats → spaces in a column."""
MOST_CARDS: Final = 3
"""Only the top scheme space, which also moves the marker, lets one draw three [scheme-2]."""
SPACE: Final = Domain("space", [f"{action}-{row + 1}" for action in ACTION_KEYS for row in range(MAX_ROWS)])
"""column * MAX_ROWS + row."""
_SIDE_2: Final = "3:3:2:2:2:3/2:2:1:1:1:2/1-1:1:1-1:1-1:1-1:1"
_SIDE_4: Final = "3:4:2:3:2:3/2:3:1:2:1:2/1:2:1-1:1:1-1:1/1-1:1:1-2:1-1:1-2:1-1"


def _side(text: str, part: int) -> list[int]:
    """A side of the board as column * MAX_ROWS + row → points (part 0) or coins to pay (part 1)."""
    out = [0] * (COLUMNS * MAX_ROWS)
    for row, cells in enumerate(text.split("/")):
        for column, cell in enumerate(cells.split(":")):
            numbers = (cell + "-0").split("-")
            out[column * MAX_ROWS + row] = int(numbers[part])
    return out


POINTS_2: Final = _side(_SIDE_2, 0)
POINTS_4: Final = _side(_SIDE_4, 0)
PRICE_2: Final = _side(_SIDE_2, 1)
PRICE_4: Final = _side(_SIDE_4, 1)

ADVISOR: Final = Domain("advisor", ["1", "2", "3", "4", "5"])
ADVISORS: Final = 5
ADVISOR_PLACES: Final = ADVISORS + 1
"""seat * ADVISOR_PLACES + number → advisors in hand; place 0 of each seat stays empty."""
SECOND_TWO_FROM: Final = 3
"""Round in which everybody gets a second 2; the 3 comes in the last one."""
ROUNDS: Final = 4
START_ADVISORS: Final = [1, 1, 0, 1, 1]
"""How many of each number, from 1 to 5, in rounds 1 and 2 [strategy-2]."""

# ---- schemes -----------------------------------------------------------------------------------------------

COINS: Final = 6
DEED_CHOICE: Final = 7
SAFE_ATTACK: Final = 8
ANYWHERE: Final = 9
"""Rewards: the six actions (scheme: draw n, keep one), coins, a deed, a safe attack, moves to anywhere."""

_SCHEMES: Final = (
    "muster2! muster1 muster1 muster1+1! muster1-1 move3! move2 move2 move1 attack1 attack1 attack1 attack1+1! "
    "attack1-1 tax2! tax1 tax1 tax1+1! build1 build1 build1+1! build1-1 deed1! deed1+1! deed1-1 coins2 coins2"
)
_KINDS: Final = {
    "muster": MUSTER,
    "move": MOVE,
    "attack": ATTACK,
    "tax": TAX,
    "build": BUILD,
    "coins": COINS,
    "deed": DEED_CHOICE,
}


def _scheme(card: str, part: int) -> int:
    """A scheme's kind, points, coins gained, coins to pay, casualty icons."""
    casualty = card.endswith("!")
    card = card.rstrip("!")
    kind = card.rstrip("+-0123456789")
    amounts = card[len(kind) :]
    gain = int(amounts.partition("+")[2] or 0)
    price = int(amounts.partition("-")[2] or 0)
    return [_KINDS[kind], int(amounts[0]), gain, price, int(casualty)][part]


SCHEMES: Final = 27
SCHEME_KIND: Final = [_scheme(card, 0) for card in _SCHEMES.split()]
SCHEME_POINTS: Final = [_scheme(card, 1) for card in _SCHEMES.split()]
SCHEME_COINS: Final = [_scheme(card, 2) for card in _SCHEMES.split()]
SCHEME_PRICE: Final = [_scheme(card, 3) for card in _SCHEMES.split()]
CASUALTY: Final = [_scheme(card, 4) for card in _SCHEMES.split()]
SCHEME_CARD: Final = Domain("scheme", [f"s{n + 1:02}" for n in range(SCHEMES)])
DECK: Final = Domain("deck", ["left", "right"])

# ---- deeds -------------------------------------------------------------------------------------------------

NO_NEED: Final = 0
SIX_TROOPS: Final = 1
ALL_STRUCTURES: Final = 2
BELT: Final = 3
EIGHT_REGIONS: Final = 4
REBELS: Final = 5
FORTRESS: Final = 6
FIRST_PLAYER: Final = 7
THREE_MARKETS: Final = 8
TITHES: Final = 9
"""What a deed wants you to have."""
NO_PIECES: Final = 0
PATROLS: Final = 1
SAME_GOODS: Final = 2
A_STRUCTURE: Final = 3
RULED_PAIR: Final = 4
TWO_TROOPS: Final = 5
ANY_GOODS: Final = 6
DIFFERENT_GOODS: Final = 7
"""What a deed wants you to give up by choice, besides fixed goods, coins and a scheme."""

NEED_WORDS: Final = [
    "none",
    "six",
    "all",
    "belt",
    "eight",
    "rebels",
    "fortress",
    "first",
    "markets",
    "tithes",
]
PAY_WORDS: Final = ["none", "patrols", "same", "structure", "pair", "troops", "any", "different"]
REWARD_WORDS: Final = [
    "muster",
    "move",
    "attack",
    "tax",
    "build",
    "draw",
    "coins",
    "deed",
    "safe",
    "anywhere",
]

_DEEDS: Final = """
amass-forces         six       0 - -  none      move1     1
border-patrols       none      0 - -  patrols   anywhere2 1
capital-city         all       0 - -  none      tax1      2
defensive-belt       belt      0 - -  none      safe1     1
dispatch-messengers  eight     0 - -  none      muster2   2
enforce-peace        rebels:2  0 wh - none      safe1     1
establish-fortress   fortress  0 ww - none      draw2     1
generous-prince      none      4 - -  none      muster2   1
grand-hunter         first     0 uu - none      move1     2
great-library        none      0 o x  none      build1    1
hire-mercenaries     none      2 fo - none      safe1     1
hoard                none      0 - -  same      draw2     1
honorable-prince     none      3 - x  none      muster2   1
law-giver            rebels:3  2 - -  none      draw2     1
market-day           markets   0 - -  none      draw2     2
master-beekeeper     none      0 hh x none      build1    2
new-beginning        none      0 - -  structure tax2      1
peace-maker          none      0 - -  pair      draw2     1
retire-veterans      none      2 - -  troops    draw2     1
reward-laborers      none      2 - -  any       draw2     1
send-gifts           none      2 fu - none      anywhere2 1
splendid-feast       none      2 fh - none      draw2     1
tithe-payments       tithes    0 - -  none      coins3    1
trade-route          none      0 - -  different coins2    1
victory-march        none      0 - x  troops    anywhere2 1
wilderness-forts     none      0 ouw - none     build1    1
"""
_ROWS_OF_DEEDS: Final = [row.split() for row in _DEEDS.strip().splitlines()]
DEEDS: Final = 26
DEED: Final = Domain("deed", [row[0] for row in _ROWS_OF_DEEDS])
DEED_NEED: Final = [NEED_WORDS.index(row[1].partition(":")[0]) for row in _ROWS_OF_DEEDS]
DEED_REBELS: Final = [int(row[1].partition(":")[2] or 0) for row in _ROWS_OF_DEEDS]
DEED_COINS: Final = [int(row[2]) for row in _ROWS_OF_DEEDS]
DEED_GOODS: Final = [row[3].count(letter) for row in _ROWS_OF_DEEDS for letter in "wfohu"]
"""deed * GOODS + good → goods to spend."""
DEED_SCHEME: Final = [int(row[4] == "x") for row in _ROWS_OF_DEEDS]
DEED_PAY: Final = [PAY_WORDS.index(row[5]) for row in _ROWS_OF_DEEDS]
DEED_KIND: Final = [REWARD_WORDS.index(row[6][:-1]) for row in _ROWS_OF_DEEDS]
DEED_POINTS: Final = [int(row[6][-1]) for row in _ROWS_OF_DEEDS]
DEED_VICTORY: Final = [int(row[7]) for row in _ROWS_OF_DEEDS]
DEED_ROW: Final = 3
MESSENGERS: Final = 8
"""Dispatch Messengers: regions to occupy."""
FORCES: Final = 6
"""Amass Forces: troops in one region."""
IN_A_ROW: Final = 3
"""Defensive Belt, Tithe Payments: adjacent regions; Market Day: different goods."""
PATROLLED: Final = 3
"""Border Patrols: regions that lose a troop."""
A_PAIR: Final = 2
"""Peace Maker, Retire Veterans, Victory March: troops; Reward Laborers: goods."""
THREE_ALIKE: Final = 3
THREE_KINDS: Final = 3
"""Hoard: goods of one kind; Trade Route: kinds of goods."""
PIECES_TO_PAY: Final = [0, PATROLLED, 1, 1, A_PAIR, A_PAIR, A_PAIR, THREE_KINDS]
"""How many choices each way of paying asks for: three of one good are one choice."""

# ---- agendas and leaders -----------------------------------------------------------------------------------

AGENDA: Final = Domain(
    "agenda",
    [
        "capable",
        "committed",
        "conquering",
        "courageous",
        "dignified",
        "esteemed",
        "prosperous",
        "protective",
        "regal",
        "successful",
        "wealthy",
    ],
)
AGENDAS: Final = 11
CAPABLE: Final = 0
COMMITTED: Final = 1
CONQUERING: Final = 2
COURAGEOUS: Final = 3
DIGNIFIED: Final = 4
ESTEEMED: Final = 5
PROSPEROUS: Final = 6
PROTECTIVE: Final = 7
REGAL: Final = 8
SUCCESSFUL: Final = 9
WEALTHY: Final = 10
AGENDA_POINTS: Final = 2

LEADER: Final = Domain(
    "leader",
    ["agatha", "boris", "maria", "mstislav", "predslava", "sudislav", "sviatopolk", "yaroslav", "usurper"],
)
AGATHA: Final = 0
BORIS: Final = 1
MARIA: Final = 2
MSTISLAV: Final = 3
PREDSLAVA: Final = 4
SUDISLAV: Final = 5
SVIATOPOLK: Final = 6
YAROSLAV: Final = 7
USURPER: Final = 8
"""Sviatopolk on his solo leader card: the Rebellion's, with another ability than his own."""

# ---- claim board [claim-2] and conversion tokens [bonus-2] -------------------------------------------------

RULE_TRACK: Final = 0
BUILD_TRACK: Final = 1
TRADE_TRACK: Final = 2
TRACKS: Final = 3
TRACK: Final = Domain("track", ["rule", "build", "trade"])
STEPS_UP: Final = 5
NEEDED: Final = [
    *[2, 3, 4, 5, 5],  # regions ruled; the fifth space needs Kiev and Novgorod too
    *[2, 3, 4, 5, 7],  # adjacent regions with structures
    *[3, 5, 7, 9, 11],  # goods on the boat
]
"""track * STEPS_UP + step → what the space asks for."""
CLAIM_POINTS: Final = [0, 1, 2, 3, 5, 8]
"""Steps up a claim track → points."""
WARFARE_POINTS: Final = [3, 1]
"""First and second place [end-2]."""

TOKENS: Final = 2
TOKEN: Final = Domain("token", ["build", "muster"])
BUILD_TOKEN: Final = 0
MUSTER_TOKEN: Final = 1
TOKEN_GOODS: Final = [1 << WOOD | 1 << ORE, 1 << HONEY | 1 << FISH]
"""Token → mask of goods of which one must be spent."""

# ---- the Rebellion; cards and mats are tables of its own folder --------------------------------------------

FIGHTING: Final = 0
BUILDING: Final = 1
TAXING: Final = 2
PRIORITY: Final = Domain("priority", ["fight", "build", "tax"])
REBELLION_CARD: Final = Domain("rebellion", [str(card + 1) for card in range(18)])
SLOT: Final = Domain("slot", [f"{column}-{row + 1}" for column in PRIORITY.keys for row in range(4)])
"""Bonuses of its mat, column by column from the top."""
SOLO_DEEDS_OUT: Final = ["enforce-peace", "grand-hunter", "law-giver"]
BOON: Final = Domain("boon", [*ACTION_KEYS, "coins", "card"])
"""What a bonus of its mat gives: points of an action, coins, or a casualty check with a card fewer."""
LINE: Final = numbers("line", 6)
COUNT: Final = numbers("count", 15)

# ---- amounts -----------------------------------------------------------------------------------------------

POINTS: Final = numbers("points", 12)
COIN: Final = numbers("coins", 99)
CARDS: Final = numbers("cards", 5)
LEVEL: Final = numbers("level", STEPS_UP)
ROW: Final = numbers("row", MAX_ROWS)
COMPANIONS: Final = 2
"""Troops that Agatha may take along [leader-2]."""
ESCORT: Final = numbers("escort", COMPANIONS)
LEFT: Final = numbers("left", 99)
MAIN: Final = Domain("main", ["open", "done"])
SAFE: Final = Domain("safe", ["no", "yes"])

DOMAINS: Final = [
    SEAT,
    REGION,
    GOOD,
    STRUCTURE,
    REWARD,
    ACTION,
    SPACE,
    ADVISOR,
    SCHEME_CARD,
    DECK,
    DEED,
    AGENDA,
    LEADER,
    TRACK,
    TOKEN,
    POINTS,
    COIN,
    CARDS,
    LEVEL,
    ROW,
    ESCORT,
    LEFT,
    MAIN,
    SAFE,
    PRIORITY,
    REBELLION_CARD,
    SLOT,
    BOON,
    LINE,
    COUNT,
]
SEATS: Final = len(SEAT.keys)
