"""The state: plain lists of ints. Cards are numbers, sets of provinces are bit masks."""

from __future__ import annotations

from kronrat.declare.fields import Shared, fields
from kronrat.games.mythotopia.data import (
    CASTLES,
    CITADEL,
    CITADEL_VP,
    CITIES,
    HAND_SIZE,
    HAND_WITH_QUEEN,
    LAND,
    NEUTRAL,
    PLAYERS,
    PROVINCE_POINTS,
    QUEEN,
    RESERVE_SIZE,
    VALUES,
    WAREHOUSE,
    WAREHOUSE_PLACES,
)
from kronrat.kernel.step import Core, Part


def holds(cards: list[int], card: int) -> bool:
    """Whether a card is in a list; several times faster than `in` once compiled."""
    for other in cards:
        if other == card:
            return True
    return False


@fields
class Settings(Part):
    """The options as numbers."""

    dropped: int  # provinces given back in the set-up
    extra: int  # the fifth starting card, or NO_CARD
    castle_value: int
    spoils: int  # counters on Spoils of War
    count_cards: int  # whether the card counter is shown
    limit: int  # turns after which a simulation ends, or 0
    red_blue_villages: int
    other_villages: int

    def villages_of(self, seat: int) -> int:
        """Red and blue are the first two seats [map-4]."""
        return self.red_blue_villages if seat < 2 else self.other_villages


@fields
class State(Core):
    """Everything on and around the board."""

    settings: Shared[Settings]
    active: int  # whose turn it is
    flags: int  # what was done in this turn, as bits
    turns: int  # turns begun
    hand: list[list[int]]  # seat → cards in hand, ascending; so are all lists of cards
    deck: list[list[int]]  # seat → draw pile, a bag: nobody knows its order
    discard: list[list[int]]  # seat → discard pile, open
    reserve: list[list[int]]  # seat → Reserve, open
    shown: list[list[int]]  # seat → hand cards that everybody can name
    aside: list[list[int]]  # seat → own starting cards removed from the deck
    played: list[int]  # cards of the action under way; they reach the discard pile when it is done
    fresh: list[int]  # cards removed in this turn, not yet to be drafted again
    display: list[int]  # improvement cards on offer
    pile: list[int]  # improvement cards face down
    offer: list[int]  # what the Philosopher is looking at
    banished: list[int]  # cards out of the game: the Philosopher
    secret: int  # an improvement card only its owner knows (Philosopher), NO_CARD
    secret_seat: int  # who holds it
    land: int  # mask of the province cards in the province pile
    held: list[int]  # seat → mask of provinces controlled
    camps: list[int]  # seat → mask of provinces with armies of that seat
    town: list[int]  # province → village, city, citadel
    armies: list[int]  # PLAYERS · province + seat → armies
    mercenaries: list[int]  # PLAYERS · province + seat of each hired mercenary, ascending
    ships: list[int]  # PLAYERS · sea + seat → ships
    castles: int  # mask of provinces with a castle
    roads: list[int]  # borders with a road, ascending
    dragons: int  # mask of provinces with a dragon
    runestones: int  # mask of provinces with a runestone
    stock: list[int]  # seat → armies in the personal stock
    barracks: list[int]  # seat → armies in the general stock
    harbour: list[int]  # seat → ships in the personal stock
    shipyard: list[int]  # seat → ships in the general stock
    villages: list[int]  # seat → villages in stock
    cities: list[int]  # seat → cities on the Reserve card
    in_play: int  # mask of the victory point cards in play
    left: list[int]  # victory point card → counters left (a mask where conditions differ)
    spare: list[int]  # value → counters in the spare stock
    counters: list[int]  # VALUES · seat + value → counters taken
    won: int  # conditions that only the first can meet, as bits
    sailed: list[int]  # seat → conditions of Master of the Seas met, as bits
    markers: list[int]  # seat → villages laid on Master of the Seas
    chosen: list[int]  # seat → mask of provinces chosen in secret during set-up
    ended: int  # how the game ended
    winner: int  # who ended it

    def owner(self, province: int) -> int:
        """Who controls a province: a seat or NEUTRAL [map-1]."""
        for seat in range(self.seats):
            if self.held[seat] >> province & 1:
                return seat
        return NEUTRAL

    def works(self, seat: int, card: int) -> bool:
        """Whether a Reserve card lies in the seat's Reserve and so has its effect [reserve-1]."""
        return holds(self.reserve[seat], card)

    def has(self, seat: int, card: int) -> bool:
        """Whether a seat may play this card: from the hand or the Reserve [cards-2]."""
        return holds(self.hand[seat], card) or holds(self.reserve[seat], card)

    def usable(self, seat: int) -> list[int]:
        """All cards a seat may play."""
        return self.hand[seat] + self.reserve[seat]

    def own_cards(self, seat: int) -> list[int]:
        """All cards a seat may play, ascending; only to be read."""
        if not self.reserve[seat]:
            return self.hand[seat]
        cards = self.hand[seat] + self.reserve[seat]
        cards.sort()
        return cards

    def mercenaries_at(self, province: int, seat: int) -> int:
        return self.mercenaries.count(PLAYERS * province + seat)

    def wars(self) -> int:
        """The provinces where somebody who does not control them has armies [war-1]."""
        mask = 0
        for seat in range(self.seats):
            mask |= self.camps[seat] & ~self.held[seat]
        return mask

    def citadel(self, seat: int) -> int:
        """The province of a seat's citadel, or -1."""
        if self.in_play >> CITADEL_VP & 1:
            for province in range(LAND):
                if self.town[province] == CITADEL and self.held[seat] >> province & 1:
                    return province
        return -1

    def capacity(self, seat: int) -> int:
        """How many cards the Reserve holds: 2, +1 for each city or citadel, +2 with the Warehouse [reserve-2]."""
        more = WAREHOUSE_PLACES if self.works(seat, WAREHOUSE) else 0
        if self.citadel(seat) >= 0:
            more += 1
        return RESERVE_SIZE + CITIES - self.cities[seat] + more

    def hand_size(self, seat: int) -> int:
        """Five cards, six with the Queen [turn-4]."""
        return HAND_WITH_QUEEN if self.works(seat, QUEEN) else HAND_SIZE

    def deck_total(self, seat: int) -> int:
        """All cards of a seat's deck, wherever they are; those being played count too."""
        total = (
            len(self.hand[seat]) + len(self.deck[seat]) + len(self.discard[seat]) + len(self.reserve[seat])
        )
        return total + len(self.played) if seat == self.active else total

    def castles_left(self) -> int:
        return CASTLES - self.castles.bit_count()

    def points(self, seat: int) -> int:
        """Three points a province, and the counters [points-1]."""
        base = VALUES * seat
        counters = self.counters
        return (
            PROVINCE_POINTS * self.held[seat].bit_count()
            + counters[base + 1]
            + 2 * counters[base + 2]
            + 3 * counters[base + 3]
        )
