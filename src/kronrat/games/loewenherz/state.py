"""The state: plain lists of ints. Regions are named by the number of their castle, in order of placement."""

from __future__ import annotations

from typing import Final

from kronrat.games.loewenherz.data import (
    BORDER_SUPPLY,
    EDGES,
    FIELDS,
    KNIGHTS_EACH,
    NO_FIELD,
    NO_FIGURE,
    SIDES,
    START_DUCATS,
)
from kronrat.kernel.step import Core, Step

# indices into `settings`: the options as numbers, the same for the whole game
DISTANCE: Final = 0
PROFILE: Final = 1
AT_ONCE: Final = 2
MUST: Final = 3
FEE: Final = 4
LIMIT: Final = 5
TARGET_AT: Final = 6
NEUTRALS: Final = 7

# how the game ended
RUNNING: Final = 0
BY_KING: Final = 1
BY_DECK: Final = 2
BY_LIMIT: Final = 3
NO_REGION: Final = -1


class State(Core):
    """Everything on and around the board."""

    def __init__(
        self,
        stack: list[Step],
        seats: int,
        settings: list[int],
        tiles: list[int],
        terrain: list[int],
        figure: list[int],
        castle_on: list[int],
        castle_at: list[int],
        castle_side: list[int],
        border: list[int],
        region: list[int],
        allies: list[int],
        knights: list[int],
        border_supply: int,
        ducats: list[int],
        hand: list[int],
        taken: list[int],
        deck: int,
        market: int,
        discard: int,
        points: list[int],
        monopoly: list[int],
        bonus: list[int],
        turns: int,
        active: int,
        ended: int,
    ) -> None:
        super().__init__(stack, seats)
        self.settings = settings
        self.tiles = tiles  # place → tile * 4 + quarter turns, -1 before it is laid
        self.terrain = terrain  # field → terrain
        self.figure = figure  # field → side of the castle or knight there, NO_FIGURE
        self.castle_on = castle_on  # field → number of the castle there, -1
        self.castle_at = castle_at  # castle → field
        self.castle_side = castle_side  # castle → side
        self.border = border  # edge → 1 where a border stands
        self.region = region  # field → castle whose region it belongs to, NO_REGION
        self.allies = allies  # castle → mask of castles whose regions it may not enter, nor they this one
        self.knights = knights  # side → knights in supply
        self.border_supply = border_supply
        self.ducats = ducats
        self.hand = hand  # seat → mask of cards
        self.taken = taken  # seat → those of its hand that it took openly from the market, so all know them
        self.deck = deck  # mask of the cards not yet drawn; their order is unknown to all
        self.market = market
        self.discard = discard
        self.points = points  # seat → points of land and monopolies: a function of the board, kept up to date
        self.monopoly = monopoly  # seat → mask of mine sorts held as a monopoly
        self.bonus = bonus  # seat → points for ducats at the end
        self.turns = turns
        self.active = active  # whose turn it is
        self.ended = ended

    def clone(self) -> State:
        return State(
            self.stack.copy(),
            self.seats,
            self.settings,  # never changed after the set-up
            # whatever changes one of the next six lists or `border` puts a new one in its place, so copies may share
            # them, and whoever remembers a board knows it by its lists (hints.py)
            self.tiles,
            self.terrain,
            self.figure,
            self.castle_on,
            self.castle_at,
            self.castle_side,
            self.border,
            self.region.copy(),
            self.allies.copy(),
            self.knights.copy(),
            self.border_supply,
            self.ducats.copy(),
            self.hand.copy(),
            self.taken.copy(),
            self.deck,
            self.market,
            self.discard,
            self.points.copy(),
            self.monopoly.copy(),
            self.bonus.copy(),
            self.turns,
            self.active,
            self.ended,
        )

    def dump(self) -> list[object]:
        return [
            self.settings,
            self.tiles,
            self.terrain,
            self.figure,
            self.castle_on,
            self.castle_at,
            self.castle_side,
            self.border,
            self.region,
            self.allies,
            self.knights,
            self.border_supply,
            self.ducats,
            self.hand,
            self.taken,
            self.deck,
            self.market,
            self.discard,
            self.points,
            self.monopoly,
            self.bonus,
            self.turns,
            self.active,
            self.ended,
        ]

    def is_knight(self, field: int) -> bool:
        return self.figure[field] != NO_FIGURE and self.castle_on[field] < 0

    def owner(self, castle: int) -> int:
        return self.castle_side[castle]

    def closed(self, castle: int) -> bool:
        """Whether this castle stands in a region of its own."""
        return self.region[self.castle_at[castle]] == castle


def empty_state(seats: int, settings: list[int], deck: int) -> State:
    """The empty frame: no tile, no figure, all cards in the deck."""
    return State(
        [],
        seats,
        settings,
        [NO_FIELD] * 9,
        [0] * FIELDS,
        [NO_FIGURE] * FIELDS,
        [NO_FIELD] * FIELDS,
        [],
        [],
        [0] * EDGES,
        [NO_REGION] * FIELDS,
        [],
        [KNIGHTS_EACH] * SIDES,
        BORDER_SUPPLY,
        [START_DUCATS] * seats,
        [0] * seats,
        [0] * seats,
        deck,
        0,
        0,
        [0] * seats,
        [0] * seats,
        [0] * seats,
        0,
        0,
        RUNNING,
    )
