"""The state: plain lists of ints."""

from __future__ import annotations

from typing import Final

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
from kronrat.kernel.step import Core, Step
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
FRESH: Final = 13  # mask of Lands in which new Troops were placed this turn
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


class State(Core):
    """Everything on and around the map."""

    def __init__(
        self,
        stack: list[Step],
        seats: int,
        settings: list[int],
        terrain: list[int],
        good: list[int],
        unrest: list[int],
        troops: list[int],
        heavies: list[int],
        prince: list[int],
        building: list[int],
        epic_at: list[int],
        pool: int,
        killed: list[int],
        gold: list[int],
        minted: int,
        goods: list[int],
        made: list[int],
        card: list[int],
        ability: list[int],
        agenda: list[int],
        schemes: TwinDeck,
        answers: int,
        deed_bag: int,
        deed_row: list[int],
        deed_hand: list[int],
        deed_done: list[int],
        deed_gone: int,
        intrigue: int,
        intrigue_bag: int,
        claim: list[int],
        open: list[int],
        tiles: list[int],
        board: list[int],
        bribe: list[int],
        income: list[int],
        income_bribe: list[int],
        newest: list[int],
        passed: int,
        used: list[int],
        turn: list[int],
        round: int,
        first: int,
        token: int,
        last: int,
        ended: int,
    ) -> None:
        super().__init__(stack, seats)
        self.lands: Final = len(terrain)
        self.settings = settings  # the options as numbers: intrigue, epic, limit
        self.terrain = terrain  # Land → kind of tile, NONE before it is flipped
        self.good = good  # Land → 1 while its Good lies there
        self.unrest = unrest  # Land → Unrest troops
        self.troops = troops  # seat * lands + Land → regular Troops
        self.heavies = heavies  # seat * lands + Land → Heavy Troops
        self.prince = prince  # seat → Land of the Prince, NONE off the board
        self.building = building  # type * lands + Land → seat of the owner, NONE
        self.epic_at = epic_at  # structure → Land, EPIC_WAITS on its card, EPIC_OUT not in this game
        self.pool = pool  # Unrest troops beside the map
        self.killed = killed  # seat → Unrest troops killed
        self.gold = gold
        self.minted = minted  # Gold that has left the supply and not come back
        self.goods = goods  # seat * GOODS + good
        self.made = made  # good → how many have left the supply and not come back
        self.card = card  # seat → Prince card
        self.ability = ability  # seat * TIERS + tier → ability
        self.agenda = agenda  # seat → Agenda, secret
        self.schemes = schemes  # the Scheme cards: decks, hands, discard pile
        self.answers = answers  # sealed: mask of seats that want to cancel the Scheme just played
        self.deed_bag = deed_bag  # mask of the Deeds in the deck
        self.deed_row = deed_row  # the open Deeds
        self.deed_hand = deed_hand  # seat → mask; known to all, for they were taken from the open row
        self.deed_done = deed_done  # seat → mask of the fulfilled Deeds
        self.deed_gone = deed_gone  # mask of the Deeds discarded by a Rally
        self.intrigue = intrigue  # the open Intrigue card, NONE
        self.intrigue_bag = intrigue_bag  # mask of the Intrigue cards not yet seen
        self.claim = claim  # seat * CATEGORIES + category → level of the token, 0 while on the mat
        self.open = open  # seat → spaces of the mat uncovered when the round began
        self.tiles = tiles  # seat * NUMBERS + number → tiles in hand
        self.board = board  # column * WINDOWS + window → the tile there as data.tile_of has it, NONE
        self.bribe = bribe  # the Gold on that tile
        self.income = income  # seat → number of the tile on the Income space, 0
        self.income_bribe = income_bribe  # the Gold on that tile
        self.newest = newest  # seat → number of the tile placed last in this Planning, 0
        self.passed = passed  # mask of seats that passed in this Planning
        self.used = used  # seat → mask of once-a-round powers used
        self.turn = turn  # the action turn in progress, see the indices above
        self.round = round
        self.first = first  # who leads the turn order in force
        self.token = token  # who holds the 1st player token
        self.last = last  # the round that is the last one, 0 while not announced
        self.ended = ended  # how the game ended

    def clone(self) -> State:
        return State(
            self.stack.copy(),
            self.seats,
            self.settings,  # never changed after the set-up
            self.terrain.copy(),
            self.good.copy(),
            self.unrest.copy(),
            self.troops.copy(),
            self.heavies.copy(),
            self.prince.copy(),
            self.building.copy(),
            self.epic_at.copy(),
            self.pool,
            self.killed.copy(),
            self.gold.copy(),
            self.minted,
            self.goods.copy(),
            self.made.copy(),
            self.card.copy(),
            self.ability.copy(),
            self.agenda.copy(),
            self.schemes.clone(),
            self.answers,
            self.deed_bag,
            self.deed_row.copy(),
            self.deed_hand.copy(),
            self.deed_done.copy(),
            self.deed_gone,
            self.intrigue,
            self.intrigue_bag,
            self.claim.copy(),
            self.open.copy(),
            self.tiles.copy(),
            self.board.copy(),
            self.bribe.copy(),
            self.income.copy(),
            self.income_bribe.copy(),
            self.newest.copy(),
            self.passed,
            self.used.copy(),
            self.turn.copy(),
            self.round,
            self.first,
            self.token,
            self.last,
            self.ended,
        )

    def dump(self) -> list[object]:
        return [
            self.settings,
            self.terrain,
            self.good,
            self.unrest,
            self.troops,
            self.heavies,
            self.prince,
            self.building,
            self.epic_at,
            self.pool,
            self.killed,
            self.gold,
            self.minted,
            self.goods,
            self.made,
            self.card,
            self.ability,
            self.agenda,
            self.schemes.dump(),
            self.answers,
            self.deed_bag,
            self.deed_row,
            self.deed_hand,
            self.deed_done,
            self.deed_gone,
            self.intrigue,
            self.intrigue_bag,
            self.claim,
            self.open,
            self.tiles,
            self.board,
            self.bribe,
            self.income,
            self.income_bribe,
            self.newest,
            self.passed,
            self.used,
            self.turn,
            self.round,
            self.first,
            self.token,
            self.last,
            self.ended,
        ]


def empty_state(seats: int, settings: list[int]) -> State:
    """The box just opened: no tile flipped, no card dealt, the tiles 1 to 4 in hand and nothing else [setup-7]."""
    lands = sum(ROWS[seats])
    return State(
        [],
        seats,
        settings,
        [NONE] * lands,
        [0] * lands,
        [0] * lands,
        [0] * (seats * lands),
        [0] * (seats * lands),
        [NONE] * seats,
        [NONE] * (BUILDINGS * lands),
        [EPIC_OUT] * EPICS,
        UNREST_POOL,
        [0] * seats,
        [START_GOLD] * seats,
        START_GOLD * seats,
        [0] * (seats * GOODS),
        [0] * GOODS,
        [NONE] * seats,
        [NONE] * (TIERS * seats),
        [NONE] * seats,
        twin_deck(SCHEMES, seats),
        0,
        (1 << DEEDS) - 1,
        [],
        [0] * seats,
        [0] * seats,
        0,
        NONE,
        (1 << INTRIGUES) - 1,
        [0] * (seats * CATEGORIES),
        [0] * seats,
        START_TILES * seats,
        [NONE] * (COLUMNS * WINDOWS),
        [0] * (COLUMNS * WINDOWS),
        [0] * seats,
        [0] * seats,
        [0] * seats,
        0,
        [0] * seats,
        NO_TURN.copy(),
        0,
        0,
        0,
        0,
        RUNNING,
    )
