"""Map, cards, counters. RULINGS.md says which figures rest on one source or on judgement."""

from typing import Final

from kronrat.kernel.domain import Domain, numbers

# ---- symbols --------------------------------------------------------------------------------------------

FOOD: Final = 0
STONE: Final = 1
GOLD: Final = 2
ARMY: Final = 3
SHIP: Final = 4
SYMBOL: Final = Domain("symbol", ["food", "stone", "gold", "army", "ship"])
SYMBOLS: Final = len(SYMBOL.keys)
RESOURCES: Final = 1 << FOOD | 1 << STONE | 1 << GOLD

# ---- the map: 40 provinces, 79 borders, 4 seas; checked for symmetry and planarity ---------------------

PROVINCES: Final = [
    "ambsace",
    "aporia",
    "blore",
    "camarine",
    "coryphee",
    "custus",
    "darb",
    "diclesium",
    "dragonate",
    "eagre",
    "empyrean",
    "eoan",
    "fadge",
    "frampold",
    "galingale",
    "grimp",
    "hatchel",
    "ictus",
    "iracund",
    "jeopigia",
    "kakopyge",
    "kinabra",
    "lea",
    "malebolge",
    "margent",
    "mome",
    "nesh",
    "nusus",
    "ogdoad",
    "oxter",
    "palmain",
    "peened",
    "quean",
    "remise",
    "scombroid",
    "shog",
    "sorner",
    "talion",
    "trogle",
    "welkin",
]
PROVINCE: Final = Domain("province", PROVINCES)
LAND: Final = len(PROVINCES)
ALL_LAND: Final = (1 << LAND) - 1
#: at most; pieces of a seat stand at PLAYERS * place + seat
PLAYERS: Final = 4
#: which symbol each province and its card show
PROVINCE_SYMBOL: Final = [
    ARMY,
    FOOD,
    ARMY,
    FOOD,
    FOOD,
    FOOD,
    ARMY,
    ARMY,
    GOLD,
    FOOD,
    GOLD,
    STONE,
    STONE,
    GOLD,
    ARMY,
    STONE,
    FOOD,
    ARMY,
    FOOD,
    FOOD,
    GOLD,
    STONE,
    ARMY,
    STONE,
    STONE,
    GOLD,
    GOLD,
    FOOD,
    STONE,
    ARMY,
    FOOD,
    ARMY,
    STONE,
    GOLD,
    ARMY,
    STONE,
    FOOD,
    ARMY,
    GOLD,
    ARMY,
]


def provinces(names: str) -> int:
    """A mask of provinces from their names."""
    mask = 0
    for name in names.split():
        mask |= 1 << PROVINCES.index(name)
    return mask


RUGGED: Final = provinces(
    "blore darb dragonate empyrean eoan frampold grimp kakopyge lea margent ogdoad quean shog trogle welkin"
)
#: 2, +1 with an army symbol, +1 in rugged country, without exception [map-2]
NEUTRAL_STRENGTH: Final = [
    2 + (1 if PROVINCE_SYMBOL[p] == ARMY else 0) + (RUGGED >> p & 1) for p in range(LAND)
]
DRAGON_STRENGTH: Final = 4
CASTLE_STRENGTH: Final = 2

SEA: Final = Domain("sea", ["beast", "serpent", "inland-west", "inland-east"])
BEAST: Final = 0
SERPENT: Final = 1
SEAS: Final = 4
COAST: Final = [
    provinces("ambsace camarine custus ictus jeopigia nesh peened"),
    provinces("aporia camarine eagre ictus kinabra nesh nusus oxter palmain scombroid"),
    provinces("custus frampold hatchel malebolge peened shog"),
    provinces("coryphee darb empyrean galingale kakopyge mome ogdoad"),
]
#: seas two ships away: only the two outer seas touch [map-3]
BEYOND: Final = [COAST[SERPENT], COAST[BEAST], 0, 0]
LARGE_ISLAND: Final = provinces("nesh jeopigia ictus")
SMALL_ISLAND: Final = provinces("aporia kinabra")
ISLANDS: Final = [LARGE_ISLAND, SMALL_ISLAND]

_OPEN: Final = """
ambsace-custus ambsace-frampold aporia-kinabra blore-iracund blore-margent blore-palmain
blore-scombroid blore-trogle camarine-eagre camarine-peened camarine-shog coryphee-mome
coryphee-ogdoad coryphee-sorner custus-frampold custus-peened darb-empyrean darb-grimp darb-ogdoad
diclesium-nusus diclesium-palmain diclesium-talion eagre-oxter eagre-remise eagre-shog eoan-quean
fadge-iracund fadge-mome fadge-quean fadge-sorner fadge-talion frampold-hatchel galingale-kakopyge
galingale-malebolge galingale-mome grimp-ogdoad hatchel-kakopyge hatchel-malebolge hatchel-welkin
ictus-jeopigia iracund-palmain iracund-quean jeopigia-nesh lea-ogdoad lea-quean malebolge-mome
malebolge-remise margent-scombroid mome-talion nusus-oxter nusus-palmain nusus-talion ogdoad-sorner
oxter-remise oxter-talion palmain-scombroid peened-shog quean-sorner remise-shog remise-talion
"""
_HILLS: Final = """
blore-quean dragonate-eoan dragonate-lea dragonate-ogdoad empyrean-kakopyge galingale-hatchel
ictus-nesh lea-sorner malebolge-shog mome-remise
"""
_MOUNTAINS: Final = """
coryphee-fadge diclesium-fadge diclesium-iracund dragonate-grimp empyrean-grimp eoan-lea
frampold-welkin kakopyge-welkin margent-trogle
"""
OPEN: Final = 0
HILLS: Final = 1
MOUNTAINS: Final = 2
BORDER_KINDS: Final = 3
#: how the Ranger sees a border of each kind [invade-2]
TO_RANGER: Final = [OPEN, OPEN, HILLS]
#: what a road costs over a border of each kind; none leads over mountains [build-4]
IMPOSSIBLE: Final = 0
ROAD_STONE: Final = [2, 3, IMPOSSIBLE]
_KINDS: Final = {
    pair: kind
    for kind, pairs in ((OPEN, _OPEN), (HILLS, _HILLS), (MOUNTAINS, _MOUNTAINS))
    for pair in pairs.split()
}
BORDER_KEYS: Final = sorted(_KINDS)
BORDER: Final = Domain("border", BORDER_KEYS)
BORDERS: Final = len(BORDER_KEYS)
BORDER_KIND: Final = [_KINDS[key] for key in BORDER_KEYS]
BORDER_A: Final = [PROVINCES.index(key.split("-")[0]) for key in BORDER_KEYS]
BORDER_B: Final = [PROVINCES.index(key.split("-")[1]) for key in BORDER_KEYS]
BORDER_ENDS: Final = [1 << BORDER_A[b] | 1 << BORDER_B[b] for b in range(BORDERS)]


def _neighbours(kinds: list[int]) -> list[int]:
    """At BORDER_KINDS * p + kind: the provinces across a border of that kind from p."""
    masks = [0] * (BORDER_KINDS * LAND)
    for b in range(BORDERS):
        masks[BORDER_KINDS * BORDER_A[b] + kinds[b]] |= 1 << BORDER_B[b]
        masks[BORDER_KINDS * BORDER_B[b] + kinds[b]] |= 1 << BORDER_A[b]
    return masks


NEIGHBOURS: Final = _neighbours(BORDER_KIND)
RANGER_NEIGHBOURS: Final = _neighbours([TO_RANGER[kind] for kind in BORDER_KIND])
SEAS_AT: Final = [[s for s in range(SEAS) if COAST[s] >> p & 1] for p in range(LAND)]

#: how an invasion reaches its target [invade-2, invade-3, invade-4]; by land over the kinds OPEN and HILLS
CROSSING: Final = Domain("crossing", ["open", "hills", "sea", "seas", "portal"])
BY_SEA: Final = 2
BY_TWO_SEAS: Final = 3
BY_PORTAL: Final = 4
CROSSING_FOOD: Final = [1, 2, 1, 1, 1]
CROSSING_SHIPS: Final = [0, 0, 1, 2, 0]

# ---- cards: 40 provinces, 29 improvements, starting cards (a second copy of one) ---------------------------

_IMPROVEMENTS: Final = [
    ("alchemist", ""),
    ("army", "army gold"),
    ("build", "stone"),
    ("cavalry", ""),
    ("counsellor", ""),
    ("diplomat", ""),
    ("farming", ""),
    ("general", "army"),
    ("gold-mine", ""),
    ("hero", "army"),
    ("levies", ""),
    ("limes", ""),
    ("marauders", ""),
    ("market", "food stone gold"),
    ("mercenary", ""),
    ("merchant", ""),
    ("militia", "army"),
    ("mystic", ""),
    ("philosopher", ""),
    ("portal", "food"),
    ("providence", ""),
    ("quarry", ""),
    ("queen", ""),
    ("ranger", "stone"),
    ("reserve-army", "army"),
    ("scribe", ""),
    ("ship", "ship food gold"),
    ("warehouse", ""),
    ("water-mill", ""),
]
_STARTING: Final = [
    ("start-army", "army gold"),
    ("start-build", "stone"),
    ("start-market", "food stone gold"),
    ("start-ship", "ship food"),
    ("extra-army", "army gold"),
    ("extra-build", "stone"),
    ("extra-market", "food stone gold"),
    ("extra-ship", "ship food"),
]
_OTHERS: Final = _IMPROVEMENTS + _STARTING
CARD_KEYS: Final = PROVINCES + [name for name, _ in _OTHERS]
CARD: Final = Domain("card", CARD_KEYS)
CARDS: Final = len(CARD_KEYS)
FIRST_IMPROVEMENT: Final = LAND
FIRST_START: Final = LAND + len(_IMPROVEMENTS)
FIRST_EXTRA: Final = FIRST_START + 4
IMPROVEMENTS: Final = list(range(FIRST_IMPROVEMENT, FIRST_START))
DISPLAY_SIZE: Final = 16
PHILOSOPHER_CARDS: Final = 3
PROVIDENCE_CARDS: Final = 2


def _shows(words: str) -> int:
    mask = 0
    for word in words.split():
        mask |= 1 << SYMBOL.parse(word)
    return mask


#: the symbols of a card as a mask; a play uses all symbols of one kind
SHOWS: Final = [1 << PROVINCE_SYMBOL[p] for p in range(LAND)] + [_shows(words) for _, words in _OTHERS]


def _named(name: str) -> list[int]:
    """All cards of that name: improvement, starting card, second starting card."""
    return [c for c in range(LAND, CARDS) if CARD_KEYS[c] in (name, "start-" + name, "extra-" + name)]


ARMY_CARDS: Final = _named("army")
BUILD_CARDS: Final = _named("build")
SHIP_CARDS: Final = _named("ship")
IS_BUILD: Final = [c in BUILD_CARDS for c in range(CARDS)]
IS_SHIP: Final = [c in SHIP_CARDS for c in range(CARDS)]
ON_ARMY_CARD: Final = 2
#: army symbols of a card: two on every Army card
ARMIES: Final = [ON_ARMY_CARD if c in ARMY_CARDS else SHOWS[c] >> ARMY & 1 for c in range(CARDS)]

ALCHEMIST: Final = CARD_KEYS.index("alchemist")
CAVALRY: Final = CARD_KEYS.index("cavalry")
COUNSELLOR: Final = CARD_KEYS.index("counsellor")
DIPLOMAT: Final = CARD_KEYS.index("diplomat")
FARMING: Final = CARD_KEYS.index("farming")
GENERAL: Final = CARD_KEYS.index("general")
GOLD_MINE: Final = CARD_KEYS.index("gold-mine")
HERO: Final = CARD_KEYS.index("hero")
LEVIES: Final = CARD_KEYS.index("levies")
LIMES: Final = CARD_KEYS.index("limes")
MARAUDERS: Final = CARD_KEYS.index("marauders")
MERCENARY: Final = CARD_KEYS.index("mercenary")
MERCHANT: Final = CARD_KEYS.index("merchant")
MILITIA: Final = CARD_KEYS.index("militia")
MYSTIC: Final = CARD_KEYS.index("mystic")
PHILOSOPHER: Final = CARD_KEYS.index("philosopher")
PORTAL: Final = CARD_KEYS.index("portal")
PROVIDENCE: Final = CARD_KEYS.index("providence")
QUARRY: Final = CARD_KEYS.index("quarry")
QUEEN: Final = CARD_KEYS.index("queen")
RANGER: Final = CARD_KEYS.index("ranger")
RESERVE_ARMY: Final = CARD_KEYS.index("reserve-army")
SCRIBE: Final = CARD_KEYS.index("scribe")
WAREHOUSE: Final = CARD_KEYS.index("warehouse")
WATER_MILL: Final = CARD_KEYS.index("water-mill")

#: the reserve card that lets any card count as a symbol, by symbol; ships have none
CONVERTER: Final = [FARMING, QUARRY, GOLD_MINE, LEVIES]

#: A action, F free action, B benefit, R reserve, P province, S symbols only
CARD_TYPE: Final = ["P"] * LAND + list("ASARFARBRBRRFSFBFFFBFRRRRRBRB") + list("SASBSASB")

# ---- ways to play a card as something it does not show, or twice [pay-4, pay-5] ----------------------------

OWN_SYMBOL: Final = -1
#: (where the symbol comes from, with the Merchant, with the Water Mill)
_WAYS: Final = [
    ("merchant", OWN_SYMBOL, 1, 0),
    ("mill", OWN_SYMBOL, 0, 1),
    ("merchant-mill", OWN_SYMBOL, 1, 1),
    ("farming", FOOD, 0, 0),
    ("farming-merchant", FOOD, 1, 0),
    ("farming-mill", FOOD, 0, 1),
    ("farming-merchant-mill", FOOD, 1, 1),
    ("quarry", STONE, 0, 0),
    ("quarry-merchant", STONE, 1, 0),
    ("quarry-mill", STONE, 0, 1),
    ("quarry-merchant-mill", STONE, 1, 1),
    ("gold-mine", GOLD, 0, 0),
    ("gold-mine-merchant", GOLD, 1, 0),
    ("gold-mine-mill", GOLD, 0, 1),
    ("gold-mine-merchant-mill", GOLD, 1, 1),
    ("levies", ARMY, 0, 0),
]
WAY: Final = Domain("way", [name for name, _, _, _ in _WAYS])
WAYS: Final = len(_WAYS)
WAY_SOURCE: Final = [source for _, source, _, _ in _WAYS]
WAY_MERCHANT: Final = [bool(merchant) for _, _, merchant, _ in _WAYS]
WAY_MILL: Final = [bool(mill) for _, _, _, mill in _WAYS]

# ---- victory point cards ----------------------------------------------------------------------------------

VICTORY: Final = Domain(
    "victory",
    [
        "city",
        "castle",
        "roads",
        "citadel",
        "defender-of-the-realm",
        "guilded-city",
        "here-be-dragons",
        "lord-of-the-isles",
        "master-of-the-seas",
        "patronage",
        "roadside-inns",
        "runestones",
        "spoils-of-war",
    ],
)
CITY_VP: Final = 0
CASTLE_VP: Final = 1
ROADS_VP: Final = 2
CITADEL_VP: Final = 3
DEFENDER_VP: Final = 4
GUILDED_VP: Final = 5
DRAGONS_VP: Final = 6
ISLES_VP: Final = 7
SEAS_VP: Final = 8
PATRONAGE_VP: Final = 9
INNS_VP: Final = 10
RUNES_VP: Final = 11
SPOILS_VP: Final = 12
VICTORIES: Final = 13
FIXED: Final = 3
VARIABLE: Final = 4
#: counters at the start; the fixed cards hold one more with three or four players
MORE_COUNTERS: Final = 1
COUNTERS: Final = [6, 6, 6, 1, 6, 4, 3, 2, 2, 5, 4, 4, 4]
COUNTER_VALUE: Final = [2, 2, 2, 3, 1, 1, 2, 0, 2, 1, 1, 2, 1]
#: counters are kept by value: 1, 2 and 3; a seat's at VALUES * seat + value
VALUES: Final = 4
HIGHEST_VALUE: Final = 3
#: Lord of the Isles and Master of the Seas have two conditions with a counter each: an island or a number of seas
CONDITIONS: Final = 2
BOTH_CONDITIONS: Final = (1 << CONDITIONS) - 1
SEAS_NEEDED: Final = [3, 4]
#: the large island, the small one
ISLAND_VALUE: Final = [3, 2]
#: where these two cards keep their counters apart, `left` is a mask: large 1, small 2; three seas 1, four seas 2
BY_CONDITION: Final = [v in (ISLES_VP, SEAS_VP) for v in range(VICTORIES)]
#: components by value
COUNTER_SUPPLY: Final = [0, 28, 26, 3]
EMPTY_TO_END: Final = 4
PROVINCE_POINTS: Final = 3

# ---- components -------------------------------------------------------------------------------------------

VILLAGES_RED_BLUE: Final = 18
VILLAGES_OTHERS: Final = 14
CITIES: Final = 4
ARMIES_AT_START: Final = 6
ARMIES_TO_BUY: Final = 8
SHIPS_AT_START: Final = 2
SHIPS_TO_BUY: Final = 3
CASTLES: Final = 9
ROADS: Final = 9
MERCENARIES: Final = 2
DRAGONS: Final = 5
#: by the number of players
PROVINCES_EACH: Final = {2: 11, 3: 8, 4: 6}
HAND_SIZE: Final = 5
HAND_WITH_QUEEN: Final = 6
#: with four players the last in turn order starts with one card more
DRAWS_ONE_MORE: Final = 3
SMALLEST_DECK: Final = 7
RESERVE_SIZE: Final = 2
WAREHOUSE_PLACES: Final = 2

NO_TOWN: Final = 0
VILLAGE: Final = 1
CITY: Final = 2
CITADEL: Final = 3
TOWN: Final = Domain("town", ["none", "village", "city", "citadel"])

# ---- small sets of words ----------------------------------------------------------------------------------

ARMY_COUNT: Final = numbers("armies", ARMIES_AT_START + ARMIES_TO_BUY)
MERCENARY_COUNT: Final = numbers("mercenaries", MERCENARIES)
SHIP_COUNT: Final = numbers("ships", SHIPS_AT_START + SHIPS_TO_BUY)
CARD_COUNT: Final = numbers("cards", 60)
NEED: Final = numbers("need", 20)
ACTIONS: Final = numbers("actions", 2)
POINTS: Final = numbers("points", 3)
BONUS: Final = Domain("bonus", ["without", "with"])
SOURCE: Final = Domain("source", ["card", "spare", "none"])
FROM_CARD: Final = 0
FROM_SPARE: Final = 1
FROM_NOWHERE: Final = 2
#: what only keeps a step's cards in ascending order, so that no permutation is offered twice; never shown
ORDER: Final = Domain("order", [])

# ---- words of the state -----------------------------------------------------------------------------------

NO_CARD: Final = -1
NEUTRAL: Final = -1

# bits of `flags`: once per turn [turn-5]; the first four are the converters, by symbol
FREE_ACTION: Final = 1 << 4
DRAFTED: Final = 1 << 5
MARCHED: Final = 1 << 6
STOWED: Final = 1 << 7
#: Reserve cards whose effect serves the action under way, so that they pay for nothing in it [pay-6]; gone when it ends
_BINDING: Final = [*CONVERTER, RANGER, SCRIBE]
BOUND_BIT: Final = [256 << _BINDING.index(c) if c in _BINDING else 0 for c in range(CARDS)]
BOUND: Final = sum(BOUND_BIT)

# bits of `won`
CITADEL_WON: Final = 1
SEAS_WON: Final = 2
"""Three seas; four seas is the next bit."""

# how the game ended
RUNNING: Final = 0
BY_CALL: Final = 1
BY_LIMIT: Final = 2
