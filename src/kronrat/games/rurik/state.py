"""The state: plain lists of ints and masks. Regions and goods are numbered as in data.py."""

from __future__ import annotations

from typing import Final

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
from kronrat.kernel.step import Core, Step
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


class State(Core):
    """Everything on the table."""

    def __init__(
        self,
        stack: list[Step],
        seats: int,
        settings: list[int],
        round: int,
        first: int,
        marker: int,
        kinds: list[int],
        goods: int,
        rebels: list[int],
        stickers: list[int],
        troops: list[int],
        leader: list[int],
        leader_at: list[int],
        supply: list[int],
        built: list[int],
        coins: list[int],
        hold: list[int],
        advisors: list[int],
        board: list[int],
        claims: list[int],
        warfare: list[int],
        beaten: list[int],
        deck_of_deeds: int,
        row: int,
        deeds: list[int],
        done: list[int],
        deal: list[int],
        agenda: list[int],
        flipped: int,
        power: int,
        used: int,
        tax_left: int,
        build_left: int,
        paid: int,
        gained: int,
        schemes: TwinDeck,
        rebellion: Rebellion | None = None,
    ) -> None:
        super().__init__(stack, seats)
        self.settings = settings
        self.round = round
        self.first = first  # current first player
        self.marker = marker  # who holds the first player marker; becomes first in the Claim Phase
        self.kinds = kinds  # region → good it produces
        self.goods = goods  # mask of the regions that hold their good
        self.rebels = rebels  # region → rebels; in the solo game, where they are a seat, neutral troops
        self.stickers = stickers  # reward → how many nobody has seen yet
        self.troops = troops  # region * SEATS + seat → troops without the leader
        self.leader = leader  # seat → leader, -1
        self.leader_at = leader_at  # seat → region of the leader, NOWHERE
        self.supply = supply  # seat → troops not on the board
        self.built = built  # seat * STRUCTURES + structure → mask of regions
        self.coins = coins
        self.hold = hold  # seat * GOODS + good → goods on boat and dock; the boat is always filled first
        self.advisors = advisors  # seat * ADVISOR_PLACES + number → advisors in hand
        self.board = board  # column * MAX_ROWS + row → advisor with bribe, 0
        self.claims = claims  # seat * TRACKS + track → steps up, 0 = not on the board
        self.warfare = warfare
        self.beaten = beaten  # seat → rebels defeated
        self.deck_of_deeds = deck_of_deeds  # mask of the deeds not yet revealed
        self.row = row  # mask of the deeds in the face-up row
        self.deeds = deeds  # seat → mask of deeds chosen
        self.done = done  # seat → mask of deeds accomplished
        self.deal = deal  # seat → mask of the agendas dealt, secret
        self.agenda = agenda  # seat → agenda kept, secret, -1
        self.flipped = flipped  # mask of seat * 2 + token: conversion tokens used this round
        self.power = power  # mask of seats whose leader's once-a-round ability is used
        self.used = used  # bonus actions taken this turn
        self.tax_left = tax_left  # unspent tax points of this turn
        self.build_left = build_left
        self.paid = paid  # coins that went to the supply in the whole game
        self.gained = gained  # coins that came from it
        self.schemes = schemes
        self.rebellion = rebellion  # the solo game only

    def clone(self) -> State:
        return State(
            self.stack.copy(),
            self.seats,
            self.settings,  # never changed after the set-up
            self.round,
            self.first,
            self.marker,
            self.kinds,  # never changed after the set-up, which lays a new list
            self.goods,
            self.rebels.copy(),
            self.stickers.copy(),
            self.troops.copy(),
            self.leader.copy(),
            self.leader_at.copy(),
            self.supply.copy(),
            self.built.copy(),
            self.coins.copy(),
            self.hold.copy(),
            self.advisors.copy(),
            self.board.copy(),
            self.claims.copy(),
            self.warfare.copy(),
            self.beaten.copy(),
            self.deck_of_deeds,
            self.row,
            self.deeds.copy(),
            self.done.copy(),
            self.deal.copy(),
            self.agenda.copy(),
            self.flipped,
            self.power,
            self.used,
            self.tax_left,
            self.build_left,
            self.paid,
            self.gained,
            self.schemes.clone(),
            None if self.rebellion is None else self.rebellion.clone(),
        )

    def dump(self) -> list[object]:
        out: list[object] = [
            self.settings,
            self.round,
            self.first,
            self.marker,
            self.kinds,
            self.goods,
            self.rebels,
            self.stickers,
            self.troops,
            self.leader,
            self.leader_at,
            self.supply,
            self.built,
            self.coins,
            self.hold,
            self.advisors,
            self.board,
            self.claims,
            self.warfare,
            self.beaten,
            self.deck_of_deeds,
            self.row,
            self.deeds,
            self.done,
            self.deal,
            self.agenda,
            self.flipped,
            self.power,
            self.used,
            self.tax_left,
            self.build_left,
            self.paid,
            self.gained,
            self.schemes.dump(),
        ]
        if self.rebellion is not None:
            out.append(self.rebellion.dump())
        return out

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
