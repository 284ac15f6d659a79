"""The state: plain lists of ints."""

from __future__ import annotations

from typing import Final

from kronrat.declare.fields import Shared, derived, fields
from kronrat.games.rus.data import (
    BUILDINGS,
    C_ATTACK,
    C_BUILD,
    C_COLLECT,
    C_MOVE,
    C_MUSTER,
    CATEGORIES,
    COLUMNS,
    DEEDS,
    EPICS,
    GOODS,
    INTRIGUES,
    NONE,
    ROWS,
    SCHEMES,
    START_GOLD,
    START_TILES,
    TIERS,
    UNREST_POOL,
    WINDOWS,
)
from kronrat.kernel.step import Core
from kronrat.parts.deck import TwinDeck, twin_deck

# indices into `settings`: the options as numbers, the same for the whole game
WITH_INTRIGUE: Final = 0
WITH_EPIC: Final = 1
WITH_LIMIT: Final = 2

EPIC_WAITS: Final = -1
EPIC_OUT: Final = -2

RUNNING: Final = 0
BY_CLAIM: Final = 1
BY_LIMIT: Final = 2

# indices into `turn`, the action turn in progress: points and rights not yet used, in the order of a scheme's gains
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
FRESH: Final = 13  # mask of where Troops placed this turn may stand now, see land.fresh_bit
CHARGE: Final = 14  # Gleb: movement points for models in his Land
CHARGE_FROM: Final = 15  # that Land
NO_TURN: Final = [0] * IN_WINDOW + [NONE, 0, 0, 0, NONE]
#: column of the action board → the points it gives
POINTS_OF: Final = {C_MOVE: MOVES, C_BUILD: BUILDS, C_COLLECT: COLLECTS, C_ATTACK: ATTACKS, C_MUSTER: MUSTERS}

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


@fields
class State(Core):
    """Everything on and around the map."""

    settings: Shared[list[int]]  # the options as numbers: intrigue, epic, limit
    terrain: list[int]  # Land → kind of tile, NONE before it is flipped
    good: list[int]  # Land → 1 while its Good lies there
    unrest: list[int]  # Land → Unrest troops
    troops: list[int]  # seat * lands + Land → regular Troops
    heavies: list[int]  # seat * lands + Land → Heavy Troops
    prince: list[int]  # seat → Land of the Prince, NONE off the board
    building: list[int]  # type * lands + Land → seat of the owner, NONE
    epic_at: list[int]  # structure → Land, EPIC_WAITS on its card, EPIC_OUT not in this game
    pool: int  # Unrest troops beside the map
    killed: list[int]  # seat → Unrest troops killed
    gold: list[int]
    minted: int  # Gold that has left the supply and not come back
    goods: list[int]  # seat * GOODS + good
    made: list[int]  # good → how many have left the supply and not come back
    card: list[int]  # seat → Prince card
    ability: list[int]  # seat * TIERS + tier → ability
    agenda: list[int]  # seat → Agenda, secret
    schemes: TwinDeck  # the Scheme cards: decks, hands, discard pile
    answers: int  # sealed: mask of seats that want to cancel the Scheme just played
    deed_bag: int  # mask of the Deeds in the deck
    deed_row: list[int]  # the open Deeds
    deed_hand: list[int]  # seat → mask; known to all, for they were taken from the open row
    deed_done: list[int]  # seat → mask of the fulfilled Deeds
    deed_gone: int  # mask of the Deeds discarded by a Rally
    intrigue: int  # the open Intrigue card, NONE
    intrigue_bag: int  # mask of the Intrigue cards not yet seen
    claim: list[int]  # seat * CATEGORIES + category → level of the token, 0 while on the mat
    open: list[int]  # seat → spaces of the mat uncovered when the round began
    tiles: list[int]  # seat * NUMBERS + number → tiles in hand
    board: list[int]  # column * WINDOWS + window → the tile there as data.tile_of has it, NONE
    bribe: list[int]  # the Gold on that tile
    income: list[int]  # seat → number of the tile on the Income space, 0
    income_bribe: list[int]  # the Gold on that tile
    newest: list[int]  # seat → number of the tile placed last in this Planning, 0
    passed: int  # mask of seats that passed in this Planning
    used: list[int]  # seat → mask of once-a-round powers used
    turn: list[int]  # the action turn in progress, see the indices above
    round: int
    first: int  # who leads the turn order in force
    token: int  # who holds the 1st player token
    last: int  # the round that is the last one, 0 while not announced
    ended: int  # how the game ended
    lands: int = derived("len(terrain)")


def empty_state(seats: int, settings: list[int]) -> State:
    """The box just opened: no tile flipped, no card dealt, the tiles 1 to 4 in hand and nothing else [setup-7]."""
    lands = sum(ROWS[seats])
    return State(
        [],
        seats,
        settings=settings,
        terrain=[NONE] * lands,
        good=[0] * lands,
        unrest=[0] * lands,
        troops=[0] * (seats * lands),
        heavies=[0] * (seats * lands),
        prince=[NONE] * seats,
        building=[NONE] * (BUILDINGS * lands),
        epic_at=[EPIC_OUT] * EPICS,
        pool=UNREST_POOL,
        killed=[0] * seats,
        gold=[START_GOLD] * seats,
        minted=START_GOLD * seats,
        goods=[0] * (seats * GOODS),
        made=[0] * GOODS,
        card=[NONE] * seats,
        ability=[NONE] * (TIERS * seats),
        agenda=[NONE] * seats,
        schemes=twin_deck(SCHEMES, seats),
        answers=0,
        deed_bag=(1 << DEEDS) - 1,
        deed_row=[],
        deed_hand=[0] * seats,
        deed_done=[0] * seats,
        deed_gone=0,
        intrigue=NONE,
        intrigue_bag=(1 << INTRIGUES) - 1,
        claim=[0] * (seats * CATEGORIES),
        open=[0] * seats,
        tiles=START_TILES * seats,
        board=[NONE] * (COLUMNS * WINDOWS),
        bribe=[0] * (COLUMNS * WINDOWS),
        income=[0] * seats,
        income_bribe=[0] * seats,
        newest=[0] * seats,
        passed=0,
        used=[0] * seats,
        turn=NO_TURN.copy(),
        round=0,
        first=0,
        token=0,
        last=0,
        ended=RUNNING,
    )
