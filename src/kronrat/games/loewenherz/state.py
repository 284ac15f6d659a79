"""The state: plain lists of ints. Regions are named by the number of their castle, in order of placement."""

from __future__ import annotations

from typing import Final

from kronrat.declare.fields import Shared, fields
from kronrat.games.loewenherz.data import NO_FIGURE
from kronrat.kernel.step import Core, Part

NO_CASTLE: Final = -1
NO_REGION: Final = -1
NO_TILE: Final = -1

# how the game ended
RUNNING: Final = 0
BY_KING: Final = 1
BY_DECK: Final = 2
BY_LIMIT: Final = 3


@fields
class Settings(Part):
    """The options as numbers, the same for the whole game; where a reading is in force or not, 1 or 0."""

    distance: int  # steps between castles of one colour
    expansion: int  # which reading of the expansion symbol
    at_once: int  # victory is checked after every part of a card
    must: int  # all borders and knights of a card must be placed
    deserter_fee: int  # a deserter in the forest costs a ducat
    limit: int  # turns, 0 for no limit
    target: int  # where the king chip lies
    neutral_castles: int


@fields
class State(Core):
    """Everything on and around the board.

    Whatever changes a shared list puts a new one in its place, so whoever remembers a board knows it by its lists
    (bots/plans.py).
    """

    settings: Shared[Settings]
    tiles: Shared[list[int]]  # place → tile * TURNS + quarter turns, NO_TILE before it is laid
    terrain: Shared[list[int]]  # field → terrain
    figure: Shared[list[int]]  # field → side of the castle or knight there, NO_FIGURE
    castle_on: Shared[list[int]]  # field → number of the castle there, NO_CASTLE
    castle_at: Shared[list[int]]  # castle → field
    castle_side: Shared[list[int]]  # castle → side
    border: Shared[list[int]]  # edge → 1 where a border stands
    region: list[int]  # field → castle whose region it belongs to, NO_REGION
    allies: list[int]  # castle → mask of castles whose regions it may not enter, nor they this one
    knights: list[int]  # side → knights in supply
    border_supply: int
    ducats: list[int]
    hand: list[int]  # seat → mask of cards
    taken: list[int]  # seat → those of its hand that it took openly from the market, so all know them
    deck: int  # mask of the cards not yet drawn; their order is unknown to all
    market: int
    discard: int
    points: list[int]  # seat → points of land and monopolies: a function of the board, kept up to date
    monopoly: list[int]  # seat → mask of mine sorts held as a monopoly
    bonus: list[int]  # seat → points for ducats at the end
    turns: int
    active: int  # whose turn it is
    ended: int

    def is_knight(self, field: int) -> bool:
        return self.figure[field] != NO_FIGURE and self.castle_on[field] == NO_CASTLE

    def closed(self, castle: int) -> bool:
        """Whether this castle stands in a region of its own."""
        return self.region[self.castle_at[castle]] == castle

    def owns_region(self, seat: int, castle: int) -> bool:
        """Whether this is a castle of the seat's and stands in a region of its own."""
        return castle != NO_CASTLE and self.castle_side[castle] == seat and self.closed(castle)
