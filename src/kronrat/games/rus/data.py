"""Map, boards and cards: every figure of the prototype in one place.

(text) = the prototype's rulebook says so; never to be changed for balance.
(reconstructed) = printed only as a picture and lost: our figure, to be corrected by an owner of the original.
(tuned) = reconstructed and changed from the fact sheet after measuring; RULINGS.md says why.
"""

from typing import Final

from kronrat.kernel.domain import Domain, numbers
from kronrat.parts.seats import SEAT

NONE: Final = -1

# ---- goods and tiles (text) -------------------------------------------------------------------------------

GOODS: Final = 5
GOOD: Final = Domain("good", ["lumber", "wheat", "ore", "honey", "fur"])
LUMBER: Final = 0
WHEAT: Final = 1
ORE: Final = 2
HONEY: Final = 3
FUR: Final = 4
SWAMP: Final = 5
TERRAIN: Final = Domain("terrain", ["lumber", "wheat", "ore", "honey", "fur", "swamp"])

#: players → tiles of each terrain (text)
TILES: Final = {
    2: [2, 2, 1, 1, 1, 1],
    3: [3, 2, 2, 1, 1, 1],
    4: [3, 3, 2, 2, 2, 1],
}

# ---- map patterns (reconstructed): hexes in rows, point up, rows shifted by half a hex ---------------------

#: players → hexes in each row (reconstructed)
ROWS: Final = {2: [3, 2, 3], 3: [3, 4, 3], 4: [4, 5, 4]}
MOST_LANDS: Final = 13
LAND: Final = Domain("land", [f"l{n + 1}" for n in range(MOST_LANDS)])


def places(players: int) -> list[tuple[int, int]]:
    """Each Land's middle from the left in half hexes, and its row; shorter rows are indented by half a hex."""
    widest = max(ROWS[players])
    return [
        (2 * column + widest - length + 1, row)
        for row, length in enumerate(ROWS[players])
        for column in range(length)
    ]


def _touch(a: tuple[int, int], b: tuple[int, int]) -> bool:
    """Side by side in a row, or half a hex apart in rows that follow each other."""
    across, down = abs(a[0] - b[0]), abs(a[1] - b[1])
    return (across, down) in ((2, 0), (1, 1))


def _near(players: int) -> list[list[int]]:
    lands = places(players)
    return [[b for b, there in enumerate(lands) if _touch(here, there)] for here in lands]


#: players → for each Land its neighbours (reconstructed)
NEIGHBOURS: Final = {players: _near(players) for players in ROWS}
#: the same as bit masks
NEAR: Final = {
    players: [sum(1 << b for b in row) for row in neighbours] for players, neighbours in NEIGHBOURS.items()
}

# ---- pieces (reconstructed counts) ------------------------------------------------------------------------

TROOP: Final = 0
HEAVY: Final = 1
PRINCE: Final = 2
MODEL: Final = Domain("model", ["troop", "heavy", "prince"])
TROOPS_EACH: Final = 12  # (reconstructed)
HEAVIES_EACH: Final = 3  # (reconstructed)
STRONGHOLD: Final = 0
CHURCH: Final = 1
MARKET: Final = 2
BUILDING: Final = Domain("building", ["stronghold", "church", "market"])
BUILDINGS: Final = 3
BUILDINGS_EACH: Final = 3  # of each type (reconstructed)
UNREST_POOL: Final = 20  # (reconstructed)
START_TROOPS: Final = 3  # (reconstructed)
START_GOLD: Final = 3  # (reconstructed)

# ---- influence tiles: 1 2 2 3 4 5; the second 2 and the 5 start on the mat (text) --------------------------

HIGHEST_TILE: Final = 5  # (text)
TILE: Final = numbers("tile", HIGHEST_TILE)
NUMBERS: Final = HIGHEST_TILE + 1  # stride of `tiles`: how many of each number, from 0 (none has it) to 5
START_TILES: Final = [0, 1, 1, 1, 1, 0]  # 1 2 3 4 (text: what is not on the mat)
_BITS: Final = 3  # enough for every number


def tile_of(seat: int, number: int) -> int:
    """A tile on the action board as one number."""
    return seat << _BITS | number


def seat_of(tile: int) -> int:
    """Whose tile it is; NONE for no tile."""
    return tile >> _BITS


def number_of(tile: int) -> int:
    return tile & (1 << _BITS) - 1


MOST_BRIBE: Final = 5  # (text)
GOLD: Final = numbers("gold", MOST_BRIBE)
TILES_PER_COLUMN: Final = {2: 2, 3: 1, 4: 1}  # (text)

#: what lies on the mat under the Claim tokens, top to bottom (order reconstructed)
FIRST_TIER: Final = 0
SECOND_TWO: Final = 1
FIVE: Final = 2
FOURTH_TIER: Final = 3
MAT: Final = [FIRST_TIER, SECOND_TWO, FIVE, FOURTH_TIER]
MAT_TILES: Final = {SECOND_TWO: 2, FIVE: 5}  # (text)
FIRST_TIER_AT: Final = MAT.index(FIRST_TIER)
FOURTH_TIER_AT: Final = MAT.index(FOURTH_TIER)

# ---- action board (reconstructed; the seven actions are text) ---------------------------------------------

C_SCHEME: Final = 0
C_DEED: Final = 1
C_MOVE: Final = 2
C_BUILD: Final = 3
C_COLLECT: Final = 4
C_ATTACK: Final = 5
C_MUSTER: Final = 6
C_INCOME: Final = 7
COLUMNS: Final = 7
COLUMN: Final = Domain("column", ["scheme", "deed", "move", "build", "collect", "attack", "muster", "income"])
WINDOWS: Final = 4
INCOME: Final = COLUMNS * WINDOWS
WINDOW: Final = Domain(
    "window", [f"{COLUMN.keys[c]}-{w + 1}" for c in range(COLUMNS) for w in range(WINDOWS)] + ["income"]
)

#: players → windows in each column (reconstructed)
OPEN_WINDOWS: Final = {2: 3, 3: 4, 4: 4}
#: column * WINDOWS + window → points (cards to look at in the scheme column, Deeds in the deed column)
POINTS_MANY: Final = [
    *(3, 2, 1, 1),  # scheme (reconstructed)
    *(1, 1, 1, 1),  # deed (text)
    *(4, 3, 2, 1),  # move (reconstructed)
    *(2, 1, 1, 1),  # build (reconstructed)
    *(3, 2, 1, 1),  # collect (reconstructed)
    *(2, 1, 1, 1),  # attack (reconstructed)
    *(3, 2, 1, 1),  # muster (reconstructed)
]
PRICES_MANY: Final = [
    *(0, 0, 0, 1),
    *(0, 0, 1, 2),
    *(0, 0, 0, 0),
    *(0, 0, 1, 2),
    *(0, 0, 0, 1),
    *(0, 0, 1, 2),
    *(0, 0, 0, 1),
]
POINTS_TWO: Final = [
    *(3, 2, 1, 0),
    *(1, 1, 1, 0),
    *(3, 2, 1, 0),
    *(2, 1, 1, 0),
    *(2, 1, 1, 0),
    *(2, 1, 1, 0),
    *(3, 2, 1, 0),
]
PRICES_TWO: Final = [
    *(0, 0, 0, 0),
    *(0, 0, 1, 0),
    *(0, 0, 0, 0),
    *(0, 0, 1, 0),
    *(0, 0, 1, 0),
    *(0, 0, 1, 0),
    *(0, 0, 1, 0),
]
#: players → the board (reconstructed)
POINTS: Final = {2: POINTS_TWO, 3: POINTS_MANY, 4: POINTS_MANY}
PRICES: Final = {2: PRICES_TWO, 3: PRICES_MANY, 4: PRICES_MANY}
FIRST_DEED: Final = C_DEED * WINDOWS  # the window with the 1st player token (text)

COST_RULED: Final = 1  # (reconstructed)
COST_CONTESTED: Final = 2  # Build (text: the example), Collect (reconstructed)
COST_TROOP: Final = 1  # (text)
COST_HEAVY: Final = 2  # (text)

# ---- attack (text) ----------------------------------------------------------------------------------------

SIDES: Final = 10
PIPS: Final = Domain("pips", [str(n + 1) for n in range(SIDES)])
SAFE_ROLL: Final = 3
OUTNUMBERED: Final = -2
AGAINST_STRONGHOLD: Final = -6
BONUS: Final = 2  # first-tier ability (text), Boris (reconstructed)

# ---- claim board (reconstructed but for the icons of rows 1 and 4) ----------------------------------------

CATEGORIES: Final = 4
RULE: Final = 0
BUILD: Final = 1
WEALTH: Final = 2
FAME: Final = 3
CATEGORY: Final = Domain("category", ["rule", "build", "wealth", "fame"])
LEVELS: Final = 4
LEVEL: Final = numbers("level", LEVELS)
#: players → category * LEVELS + level - 1 → what is needed (reconstructed)
NEEDS: Final = {
    2: [*(2, 3, 4, 5), *(2, 3, 4, 5), *(3, 5, 7, 9), *(1, 2, 3, 4)],
    3: [*(2, 3, 4, 5), *(2, 3, 4, 5), *(3, 5, 7, 9), *(1, 2, 3, 4)],
    4: [*(2, 3, 4, 5), *(2, 3, 4, 5), *(3, 5, 7, 9), *(1, 2, 3, 4)],
}
#: row → tokens in it for 1 Gold; 0 = none. Row 1 (text), row 2 (reconstructed)
TOKENS_FOR_GOLD: Final = [0, 2, 2, 0, 0]
#: row → tokens in it that trigger the last turn; 0 = none. Row 4 (text), row 3 (reconstructed)
TOKENS_FOR_END: Final = [0, 0, 0, 3, 1]
GUARD_ROUND: Final = 8  # the end guard, an option (reconstructed)

# ---- schemes (reconstructed; (text) where the rulebook shows the card) ------------------------------------

#: key, copies, price, then points: move, build, collect, attack, muster, heavy, deed, gold
_SCHEMES: Final = [
    ("attack-gold", 2, 0, 0, 0, 0, 1, 0, 0, 0, 1),  # (text)
    ("attack", 2, 0, 0, 0, 0, 1, 0, 0, 0, 0),
    ("attack-hired", 1, 1, 0, 0, 0, 2, 0, 0, 0, 0),
    ("deed", 2, 0, 0, 0, 0, 0, 0, 0, 1, 0),  # (text)
    ("deed-gold", 1, 0, 0, 0, 0, 0, 0, 0, 1, 1),
    ("cancel", 2, 0, 0, 0, 0, 0, 0, 0, 0, 0),  # (text)
    ("heavy", 2, 0, 0, 0, 0, 0, 0, 1, 0, 0),  # (text)
    ("muster-hired", 2, 1, 0, 0, 0, 0, 1, 0, 0, 0),  # (text)
    ("muster", 2, 0, 0, 0, 0, 0, 1, 0, 0, 0),
    ("muster-two", 1, 0, 0, 0, 0, 0, 2, 0, 0, 0),
    ("collect", 2, 0, 0, 0, 1, 0, 0, 0, 0, 0),  # (text)
    ("collect-two", 1, 0, 0, 0, 2, 0, 0, 0, 0, 0),
    ("collect-gold", 1, 0, 0, 0, 1, 0, 0, 0, 0, 1),
    ("move-two", 2, 0, 2, 0, 0, 0, 0, 0, 0, 0),
    ("move-three", 1, 0, 3, 0, 0, 0, 0, 0, 0, 0),
    ("build", 2, 0, 0, 1, 0, 0, 0, 0, 0, 0),
    ("build-gold", 1, 0, 0, 1, 0, 0, 0, 0, 0, 1),
    ("build-hired", 1, 1, 0, 2, 0, 0, 0, 0, 0, 0),
    ("gold", 2, 0, 0, 0, 0, 0, 0, 0, 0, 2),
]
SCHEME_KINDS: Final = [row[0] for row in _SCHEMES]
#: card → kind; the copies of a kind are cards of their own
KIND: Final = [kind for kind, row in enumerate(_SCHEMES) for _ in range(row[1])]
SCHEMES: Final = len(KIND)
SCHEME: Final = Domain(
    "scheme",
    [row[0] if copy == 0 else f"{row[0]}-{copy + 1}" for row in _SCHEMES for copy in range(row[1])],
)
SCHEME_PRICE: Final = [row[2] for row in _SCHEMES]
GAINS: Final = 8
#: kind * GAINS + what is gained
SCHEME_GAIN: Final = [gain for row in _SCHEMES for gain in row[3:]]
CANCEL: Final = SCHEME_KINDS.index("cancel")
#: the cards that cancel another scheme
CANCELS: Final = sum(1 << card for card, kind in enumerate(KIND) if kind == CANCEL)
#: kinds shown as a card in the rulebook; all others carry the sign of a reconstruction
SCHEMES_IN_TEXT: Final = ["attack-gold", "deed", "cancel", "heavy", "muster-hired", "collect"]
SCHEME_LIMIT: Final = 5  # (text)
DECK: Final = Domain("deck", ["left", "right"])
ANSWER: Final = Domain("answer", ["let", "cancel"])

# ---- deeds (reconstructed) --------------------------------------------------------------------------------

# what must be had
FREE: Final = 0
FORCES: Final = 1  # so many Troops in one Land
ALL_THREE: Final = 2  # Stronghold, Church, Market in one Land
FORTRESS: Final = 3  # Stronghold and Church in one Land
STRONGHOLDS: Final = 4  # in so many connected Lands
CHURCHES: Final = 5  # in so many connected Lands
SPREAD: Final = 6  # Troops in so many Lands, by number of players
KILLED: Final = 7  # so many killed Unrest
TOKEN: Final = 8  # the 1st player token
MARKETS: Final = 9  # in so many Lands with different Goods
MARSH: Final = 10  # ruled Swamp with an own building

# what must be chosen and given up
NOTHING: Final = 0
EQUAL: Final = 1  # three equal Goods
ANY_TWO: Final = 2  # any two Goods
DIFFERENT: Final = 3  # three different Goods
PATROLS: Final = 4  # a Troop from each of three Lands
RULED_PAIR: Final = 5  # two Troops from one ruled Land
VETERANS: Final = 6  # two Troops
OWN_BUILDING: Final = 7  # a building

#: key, need, its amount, gold, goods (lumber wheat ore honey fur), schemes, what is given up
_DEEDS: Final = [
    ("amass-forces", FORCES, 6, 0, (0, 0, 0, 0, 0), 0, NOTHING),
    ("border-patrols", FREE, 0, 0, (0, 0, 0, 0, 0), 0, PATROLS),
    ("capital-city", ALL_THREE, 1, 0, (0, 0, 0, 0, 0), 0, NOTHING),
    ("defensive-belt", STRONGHOLDS, 3, 0, (0, 0, 0, 0, 0), 0, NOTHING),
    ("dispatch-messengers", SPREAD, 0, 0, (0, 0, 0, 0, 0), 0, NOTHING),
    ("enforce-peace", KILLED, 2, 0, (1, 0, 0, 1, 0), 0, NOTHING),
    ("establish-fortress", FORTRESS, 1, 0, (2, 0, 0, 0, 0), 0, NOTHING),
    ("generous-prince", FREE, 0, 5, (0, 0, 0, 0, 0), 0, NOTHING),
    ("grand-hunter", TOKEN, 0, 0, (0, 0, 0, 0, 2), 0, NOTHING),
    ("great-library", FREE, 0, 0, (0, 0, 1, 0, 0), 1, NOTHING),
    ("hire-mercenaries", FREE, 0, 2, (0, 1, 1, 0, 0), 0, NOTHING),
    ("hoard", FREE, 0, 0, (0, 0, 0, 0, 0), 0, EQUAL),
    ("honorable-prince", FREE, 0, 3, (0, 0, 0, 0, 0), 1, NOTHING),
    ("law-giver", KILLED, 3, 2, (0, 0, 0, 0, 0), 0, NOTHING),
    ("market-day", MARKETS, 3, 0, (0, 0, 0, 0, 0), 0, NOTHING),
    ("master-beekeeper", FREE, 0, 0, (0, 0, 0, 2, 0), 1, NOTHING),
    ("new-beginning", FREE, 0, 0, (0, 0, 0, 0, 0), 0, OWN_BUILDING),
    ("peace-maker", FREE, 0, 0, (0, 0, 0, 0, 0), 0, RULED_PAIR),
    ("retire-veterans", FREE, 0, 2, (0, 0, 0, 0, 0), 0, VETERANS),
    ("reward-laborers", FREE, 0, 2, (0, 0, 0, 0, 0), 0, ANY_TWO),
    ("send-gifts", FREE, 0, 2, (0, 1, 0, 0, 1), 0, NOTHING),
    ("splendid-feast", FREE, 0, 2, (0, 1, 0, 1, 0), 0, NOTHING),
    ("tithe-payments", CHURCHES, 3, 0, (0, 0, 0, 0, 0), 0, NOTHING),
    ("trade-route", FREE, 0, 0, (0, 0, 0, 0, 0), 0, DIFFERENT),
    ("wilderness-forts", FREE, 0, 0, (1, 0, 1, 0, 1), 0, NOTHING),
    ("drain-the-marsh", MARSH, 0, 0, (0, 0, 0, 0, 0), 0, NOTHING),
]
DEEDS: Final = len(_DEEDS)
DEED: Final = Domain("deed", [row[0] for row in _DEEDS])
DEED_NEED: Final = [row[1] for row in _DEEDS]
DEED_AMOUNT: Final = [row[2] for row in _DEEDS]
DEED_GOLD: Final = [row[3] for row in _DEEDS]
DEED_GOODS: Final = [good for row in _DEEDS for good in row[4]]
DEED_SCHEMES: Final = [row[5] for row in _DEEDS]
DEED_GIVE: Final = [row[6] for row in _DEEDS]
#: what is given up → how many of it
GIVE_COUNT: Final = {
    NOTHING: 0,
    EQUAL: 3,
    ANY_TWO: 2,
    DIFFERENT: 3,
    PATROLS: 3,
    RULED_PAIR: 2,
    VETERANS: 2,
    OWN_BUILDING: 1,
}
SPREAD_LANDS: Final = {2: 5, 3: 6, 4: 7}  # (reconstructed)
DEED_LIMIT: Final = 3  # (text)
DEEDS_BEFORE_POINTS: Final = 4  # (text): only those in excess give points

# ---- special abilities (text; ids ours): six of the first tier, six of the fourth --------------------------

ABILITY: Final = Domain(
    "ability",
    [
        *("fast-march", "sharp-eyes", "veteran-blades", "patron", "plunder", "credit"),
        *("trading-posts", "windfall", "druzhina", "archive", "retinue", "renown"),
    ],
)
TIER: Final = 6  # abilities per tier
TIERS: Final = 2  # stride of `ability`: one of the first tier, one of the fourth
FAST_MARCH: Final = 0
SHARP_EYES: Final = 1
VETERAN_BLADES: Final = 2
PATRON: Final = 3
PLUNDER: Final = 4
CREDIT: Final = 5
TRADING_POSTS: Final = 6
WINDFALL: Final = 7
DRUZHINA: Final = 8
ARCHIVE: Final = 9
RETINUE: Final = 10
RENOWN: Final = 11
WINDFALL_GOLD: Final = 10  # (text)

# ---- agendas (reconstructed; 2 points, 1 when tied with 3 or 4 players: text) -------------------------------

AGENDA: Final = Domain(
    "agenda",
    [
        *("most-gold", "most-goods", "most-buildings", "most-ruled", "most-present"),
        *("most-deeds", "most-killed", "most-troops", "most-schemes", "most-heavies"),
    ],
)
MOST_GOLD: Final = 0
MOST_GOODS: Final = 1
MOST_BUILDINGS: Final = 2
MOST_RULED: Final = 3
MOST_PRESENT: Final = 4
MOST_DEEDS: Final = 5
MOST_KILLED: Final = 6
MOST_TROOPS: Final = 7
MOST_SCHEMES: Final = 8
MOST_HEAVIES: Final = 9
AGENDA_POINTS: Final = 2  # (text)
AGENDA_TIED: Final = {2: 0, 3: 1, 4: 1}  # 3 and 4 players (text), 2 players (reconstructed)

# ---- intrigue (reconstructed; module) -----------------------------------------------------------------------

INTRIGUE: Final = Domain(
    "intrigue",
    [
        *("no-bribes", "double-bribes", "counter-clockwise", "one-more-tile", "one-tile"),
        *("ascending", "descending", "newcomers-above", "income-closed", "income-full"),
        *("uprising", "pacify", "reinforce", "truce"),
    ],
)
INTRIGUES: Final = len(INTRIGUE.keys)
NO_BRIBES: Final = 0
DOUBLE_BRIBES: Final = 1
COUNTER_CLOCKWISE: Final = 2
ONE_MORE_TILE: Final = 3
ONE_TILE: Final = 4
ASCENDING: Final = 5
DESCENDING: Final = 6
NEWCOMERS_ABOVE: Final = 7
INCOME_CLOSED: Final = 8
INCOME_FULL: Final = 9
UPRISING: Final = 10
PACIFY: Final = 11
REINFORCE: Final = 12
TRUCE: Final = 13

# ---- epic structures (reconstructed; module; 1 point each for the ruler: text) ------------------------------

EPIC: Final = Domain(
    "epic",
    [
        *("golden-gate", "cathedral", "great-kremlin", "grand-bazaar"),
        *("princely-hall", "treasury", "cave-monastery", "chronicle-tower"),
    ],
)
EPICS: Final = len(EPIC.keys)
GOLDEN_GATE: Final = 0
CATHEDRAL: Final = 1
GREAT_KREMLIN: Final = 2
GRAND_BAZAAR: Final = 3
PRINCELY_HALL: Final = 4
TREASURY: Final = 5
CAVE_MONASTERY: Final = 6
CHRONICLE_TOWER: Final = 7
HALL_TROOPS: Final = 5  # (reconstructed)
TREASURY_GOLD: Final = 10  # (reconstructed)
TOWER_DEEDS: Final = 3  # (reconstructed)
EPIC_LANDS: Final = 3  # churches, strongholds or markets in so many Lands (reconstructed)

# ---- princes (reconstructed) ----------------------------------------------------------------------------------

PRINCE_CARD: Final = Domain(
    "prince",
    ["boris", "gleb", "yaroslav", "mstislav", "sviatopolk", "sudislav", "sviatoslav", "izyaslav"],
)
BORIS: Final = 0
GLEB: Final = 1
YAROSLAV: Final = 2
MSTISLAV: Final = 3
SVIATOPOLK: Final = 4
SUDISLAV: Final = 5
SVIATOSLAV: Final = 6
IZYASLAV: Final = 7
GLEB_MOVES: Final = 2  # (reconstructed)
COMPANY: Final = Domain("company", ["alone", "troop", "heavy"])
ALONE: Final = 0
#: company → the model that rides with Sviatoslav
RIDES_ALONG: Final = [NONE, TROOP, HEAVY]
AMOUNT: Final = numbers("amount", 20)

DOMAINS: Final = [
    *(GOOD, TERRAIN, LAND, MODEL, BUILDING, TILE, GOLD, COLUMN, WINDOW, PIPS, CATEGORY, LEVEL, SCHEME, DECK),
    *(ANSWER, DEED, ABILITY, AGENDA, INTRIGUE, EPIC, PRINCE_CARD, COMPANY, AMOUNT, SEAT),
]
