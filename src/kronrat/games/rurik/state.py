"""The state: plain lists of ints and masks. Regions and goods are numbered as in data.py."""

from __future__ import annotations

from typing import Final

from kronrat.declare.fields import Shared, fields
from kronrat.games.rurik.data import (
    BOAT,
    GOODS,
    IN_PLAY,
    NOWHERE,
    POINTS_2,
    POINTS_4,
    PRICE_2,
    PRICE_4,
    ROWS,
    SEATS,
    STRUCTURES,
    STRUCTURES_EACH,
    TROOPS_EACH,
)
from kronrat.games.rurik.rebellion.side import REBELLION, REBELS_EACH, Rebellion
from kronrat.kernel.step import Core
from kronrat.parts.deck import TwinDeck
from kronrat.parts.graph import count

# indices into `settings`: edition and options as numbers, the same for the whole game
EDITION: Final = 0
LEADER_CHOICE: Final = 1
FIXED_FIRST: Final = 2
GOODS_TOKENS_ON: Final = 3
REWARD_TOKENS_ON: Final = 4
REFRESH_ROW: Final = 5
ZERO_NEEDS_ONE: Final = 6

# the three bonus actions of a turn, as bits of `used`
SCHEME_BONUS: Final = 1
DEED_BONUS: Final = 2
CONVERSION_BONUS: Final = 4

NOBODY: Final = -1


@fields
class State(Core):
    """Everything on the table."""

    settings: Shared[list[int]]  # edition and options as numbers, by the indices above
    round: int
    first: int  # current first player
    marker: int  # who holds the first player marker; becomes first in the Claim Phase
    kinds: Shared[list[int]]  # region → good it produces
    goods: int  # mask of the regions that hold their good
    rebels: list[int]  # region → rebels; in the solo game, where they are a seat, neutral troops
    stickers: list[int]  # reward → how many nobody has seen yet
    troops: list[int]  # region * SEATS + seat → troops without the leader
    leader: list[int]  # seat → leader, -1
    leader_at: list[int]  # seat → region of the leader, NOWHERE
    supply: list[int]  # seat → troops not on the board
    built: list[int]  # seat * STRUCTURES + structure → mask of regions
    coins: list[int]
    hold: list[int]  # seat * GOODS + good → goods on boat and dock; the boat is always filled first
    advisors: list[int]  # seat * ADVISOR_PLACES + number → advisors in hand
    board: list[int]  # column * MAX_ROWS + row → advisor with bribe, 0
    claims: list[int]  # seat * TRACKS + track → steps up, 0 = not on the board
    warfare: list[int]
    beaten: list[int]  # seat → rebels defeated
    deck_of_deeds: int  # mask of the deeds not yet revealed
    row: int  # mask of the deeds in the face-up row
    deeds: list[int]  # seat → mask of deeds chosen
    done: list[int]  # seat → mask of deeds accomplished
    deal: list[int]  # seat → mask of the agendas dealt, secret
    agenda: list[int]  # seat → agenda kept, secret, -1
    flipped: int  # mask of seat * 2 + token: conversion tokens used this round
    power: int  # mask of seats whose leader's once-a-round ability is used
    used: int  # bonus actions taken this turn
    tax_left: int  # unspent tax points of this turn
    build_left: int
    paid: int  # coins that went to the supply in the whole game
    gained: int  # coins that came from it
    schemes: TwinDeck
    rebellion: Rebellion | None = None  # the solo game only

    # ---- what is where

    def pieces(self, seat: int, region: int) -> int:
        """Troops in a region; the leader counts as one."""
        n = self.troops[region * SEATS + seat]
        return n + 1 if self.leader_at[seat] == region else n

    def occupies(self, seat: int, region: int) -> bool:
        """At least one own troop or the leader; structures do not count [rule-1]."""
        return self.troops[region * SEATS + seat] > 0 or self.leader_at[seat] == region

    def has(self, seat: int, structure: int, region: int) -> bool:
        return (self.built[seat * STRUCTURES + structure] >> region & 1) == 1

    def leads(self, seat: int, leader: int) -> bool:
        """Whether this leader is this seat's and on the board [leader-1]."""
        return self.leader[seat] == leader and self.leader_at[seat] != NOWHERE

    def leads_in(self, seat: int, leader: int, region: int) -> bool:
        """Whether this leader is this seat's and stands in this region [leader-1]."""
        return self.leader[seat] == leader and self.leader_at[seat] == region

    def on_board(self, seat: int) -> bool:
        return self.leader_at[seat] != NOWHERE or self.supply[seat] < self.army(seat)

    def army(self, seat: int) -> int:
        return REBELS_EACH if self.automa(seat) else TROOPS_EACH

    def automa(self, seat: int) -> bool:
        """Whether a seat is the Rebellion's."""
        return self.rebellion is not None and seat == REBELLION

    def regions(self) -> int:
        """How many regions are in play: the first so many of the list."""
        return IN_PLAY[self.seats]

    def structures_at(self, seat: int) -> int:
        """Mask of the regions in which a seat has any structure."""
        at = seat * STRUCTURES
        return self.built[at] | self.built[at + 1] | self.built[at + 2]

    def stock(self, seat: int, structure: int) -> int:
        """Structures of a type not yet built."""
        return STRUCTURES_EACH - count(self.built[seat * STRUCTURES + structure])

    def built_by_anyone(self, structure: int) -> int:
        mask = 0
        for seat in range(self.seats):
            mask |= self.built[seat * STRUCTURES + structure]
        return mask

    def boat(self, seat: int) -> int:
        """Goods on the boat, which is always filled as far as it goes [boat-1]."""
        n = 0
        for good in range(GOODS):
            n += min(self.hold[seat * GOODS + good], BOAT[good])
        return n

    def all_goods(self, seat: int) -> int:
        n = 0
        for good in range(GOODS):
            n += self.hold[seat * GOODS + good]
        return n

    def rows(self) -> int:
        """Spaces in a column of the strategy board."""
        return ROWS[self.seats]

    def space_points(self, space: int) -> int:
        return POINTS_2[space] if self.seats <= 2 else POINTS_4[space]

    def space_price(self, space: int) -> int:
        return PRICE_2[space] if self.seats <= 2 else PRICE_4[space]

    # ---- coins and pieces on the move; every coin is accounted for

    def pay(self, seat: int, amount: int) -> None:
        self.coins[seat] -= amount
        self.paid += amount

    def earn(self, seat: int, amount: int) -> None:
        self.coins[seat] += amount
        self.gained += amount

    def add_troop(self, seat: int, region: int) -> None:
        self.troops[region * SEATS + seat] += 1
        self.supply[seat] -= 1

    def remove_piece(self, seat: int, region: int) -> None:
        """A lost piece is a troop as long as there is one; the leader goes last [attack-4]."""
        at = region * SEATS + seat
        if self.troops[at] > 0:
            self.troops[at] -= 1
            self.supply[seat] += 1
        else:
            self.leader_at[seat] = NOWHERE
