"""What a seat may know, as numbers for learning: all that `view` tells, and nothing else."""

from __future__ import annotations

from typing import Final

from kronrat.declare.observation import observation
from kronrat.games.rus.data import (
    ABILITY,
    AGENDA,
    BUILDING,
    BUILDINGS,
    CATEGORIES,
    CATEGORY,
    COLUMNS,
    DEED,
    DEEDS,
    EPIC,
    GOOD,
    GOODS,
    HIGHEST_TILE,
    INTRIGUE,
    LAND,
    LEVELS,
    MOST_LANDS,
    NONE,
    NUMBERS,
    PRINCE_CARD,
    SCHEME,
    SCHEMES,
    TERRAIN,
    TIERS,
    TILE,
    UNREST_POOL,
    WINDOW,
    WINDOWS,
    number_of,
    seat_of,
)
from kronrat.games.rus.rules.act import acting
from kronrat.games.rus.state import (
    CHARGE,
    CHARGE_FROM,
    DONE,
    EPIC_OUT,
    FRESH,
    IN_WINDOW,
    RUNNING,
    State,
)
from kronrat.kernel.domain import Domain, numbers
from kronrat.parts.deck import TOP_PLACES
from kronrat.parts.observation import Observation, amount, cards, category, who
from kronrat.parts.seats import SEAT

SETTING: Final = Domain("setting", ["intrigue", "epic", "limit"])
TIER: Final = Domain("tier", ["first", "fourth"])
SPACE: Final = Domain("space", WINDOW.keys[: COLUMNS * WINDOWS])
ROW: Final = numbers("row", 5)
LEFT: Final = Domain(
    "turn-figure",
    [
        "moves",
        "builds",
        "collects",
        "attacks",
        "musters",
        "heavy",
        "drafts",
        "gold",
        "looks",
        "token",
        "price",
    ],
)
DONE_THINGS: Final = Domain(
    "turn-deed",
    ["acted", "schemed", "drew", "marched", "struck", "plundered", "recruited", "rode", "built"],
)
FRESH_AT: Final = Domain("fresh", [f"{model}-{land}" for model in ("troop", "heavy") for land in LAND.keys])
POWER: Final = Domain("power", ["credited", "charged", "tithed"])
TOP: Final = Domain("top", [f"{deck}-{n + 1}" for deck in ("left", "right") for n in range(TOP_PLACES)])
TOP_CARD: Final = Domain("top-card", [*SCHEME.keys, "unknown"])
DECKS: Final = numbers("deck", 1)
MOST_GOLD: Final = 500


@observation
class Seen(Observation):
    """The map, the action board, everybody's mat and the cards of a game of Rus."""

    settings = amount("g.settings", 0, 100, at=SETTING, kept=True)
    terrain = category("g.terrain", TERRAIN, at=LAND)
    good = amount("g.good", 0, 1, at=LAND)
    unrest = amount("g.unrest", 0, UNREST_POOL, at=LAND)
    troops = amount("g.troops[s * g.lands + i] if i < g.lands else 0", 0, 12, at=LAND)
    heavies = amount("g.heavies[s * g.lands + i] if i < g.lands else 0", 0, 3, at=LAND)
    prince = category("g.prince[s]", LAND)
    strongholds = who("g.building[i] if i < g.lands else NONE", SEAT, at=LAND)
    churches = who("g.building[g.lands + i] if i < g.lands else NONE", SEAT, at=LAND)
    markets = who("g.building[2 * g.lands + i] if i < g.lands else NONE", SEAT, at=LAND)
    epic_at = amount("g.epic_at", EPIC_OUT, MOST_LANDS - 1, at=EPIC)
    unrest_pool = amount("g.pool", 0, UNREST_POOL)
    killed = amount("g.killed[s]", 0, UNREST_POOL)
    gold = amount("g.gold[s]", 0, MOST_GOLD)
    goods = amount("g.goods[s * GOODS + i]", 0, 100, at=GOOD)
    card = category("g.card[s]", PRINCE_CARD)
    ability = category("g.ability[s * TIERS + i]", ABILITY, at=TIER)
    hand = cards("g.schemes.hands[me]", SCHEME)
    hands = amount("size(g.schemes.hands[s])", 0, SCHEMES)
    decks = amount("g.schemes.size(i)", 0, SCHEMES, at=DECKS)
    tops = category("g.schemes.known_tops(me)", TOP_CARD, at=TOP)
    discard = cards("g.schemes.discard", SCHEME)
    drawn = cards("g.schemes.drawn if g.schemes.drawer == me else 0", SCHEME)
    looking = amount("size(g.schemes.drawn)", 0, SCHEMES)
    answer = amount("g.answers >> me & 1", 0, 1)
    deed_deck = amount("size(g.deed_bag)", 0, DEEDS)
    deed_row = category("g.deed_row", DEED, at=ROW)
    deed_hand = cards("g.deed_hand[s]", DEED)
    deed_done = cards("g.deed_done[s]", DEED)
    deed_gone = cards("g.deed_gone", DEED)
    intrigue = category("g.intrigue", INTRIGUE)
    intrigue_bag = cards("g.intrigue_bag", INTRIGUE)
    claim = amount("g.claim[s * CATEGORIES + i]", 0, LEVELS, at=CATEGORY)
    open = amount("g.open[s]", 0, LEVELS)
    tiles = amount("g.tiles[s * NUMBERS + i]", 0, 2, at=TILE)
    tile_of = who("seat_of(g.board[i])", SEAT, at=SPACE)
    tile_number = amount("number_of(g.board[i]) if g.board[i] != NONE else 0", 0, HIGHEST_TILE, at=SPACE)
    bribe = amount("g.bribe", 0, MOST_GOLD, at=SPACE)
    income = amount("g.income[s]", 0, HIGHEST_TILE)
    income_bribe = amount("g.income_bribe[s]", 0, MOST_GOLD)
    newest = amount("g.newest[s]", 0, HIGHEST_TILE)
    passed = amount("g.passed >> s & 1", 0, 1)
    used = cards("g.used[s]", POWER)
    turn_left = amount("g.turn[i]", 0, 100, at=LEFT)
    turn_window = category("g.turn[IN_WINDOW]", WINDOW)
    turn_done = cards("g.turn[DONE]", DONE_THINGS)
    turn_fresh = cards("g.turn[FRESH]", FRESH_AT)
    turn_charge = amount("g.turn[CHARGE]", 0, 10)
    turn_charge_from = category("g.turn[CHARGE_FROM]", LAND)
    acting = who("acting(g)", SEAT)
    round = amount("g.round", 0, 1000)
    first = who("g.first", SEAT)
    token = who("g.token", SEAT)
    last = amount("g.last", 0, 1000)
    ended = amount("g.ended", 0, 2)
    agenda = category("g.agenda[s] if s == me or g.ended != RUNNING else NONE", AGENDA)
