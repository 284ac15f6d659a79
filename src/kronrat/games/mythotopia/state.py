"""The state: plain lists of ints. Cards are numbers, sets of provinces are bit masks."""

from __future__ import annotations

from kronrat.games.mythotopia.data import (
    CASTLES,
    CITADEL,
    CITADEL_VP,
    CITIES,
    HAND_SIZE,
    HAND_WITH_QUEEN,
    LAND,
    MOST_SEATS,
    NEUTRAL,
    PROVINCE_POINTS,
    QUEEN,
    RESERVE_SIZE,
    VALUES,
    WAREHOUSE,
    WAREHOUSE_PLACES,
)
from kronrat.kernel.step import Core, Step


def holds(cards: list[int], card: int) -> bool:
    """Whether a card is in a list; several times faster than `in` once compiled."""
    for other in cards:
        if other == card:
            return True
    return False


class State(Core):
    """Everything on and around the board."""

    def __init__(
        self,
        stack: list[Step],
        seats: int,
        settings: list[int],
        active: int,
        flags: int,
        turns: int,
        hand: list[list[int]],
        deck: list[list[int]],
        discard: list[list[int]],
        reserve: list[list[int]],
        shown: list[list[int]],
        aside: list[list[int]],
        played: list[int],
        fresh: list[int],
        display: list[int],
        pile: list[int],
        offer: list[int],
        banished: list[int],
        secret: int,
        secret_seat: int,
        land: int,
        held: list[int],
        camps: list[int],
        town: list[int],
        armies: list[int],
        mercenaries: list[int],
        ships: list[int],
        castles: int,
        roads: list[int],
        dragons: int,
        runestones: int,
        stock: list[int],
        barracks: list[int],
        harbour: list[int],
        shipyard: list[int],
        villages: list[int],
        cities: list[int],
        in_play: int,
        left: list[int],
        spare: list[int],
        counters: list[int],
        won: int,
        sailed: list[int],
        markers: list[int],
        chosen: list[int],
        ended: int,
        winner: int,
    ) -> None:
        super().__init__(stack, seats)
        self.settings = settings  # the options as numbers, never changed
        self.active = active  # whose turn it is
        self.flags = flags  # what was done in this turn, as bits
        self.turns = turns  # turns begun
        self.hand = hand  # seat → cards in hand, ascending; so are all lists of cards
        self.deck = deck  # seat → draw pile, a bag: nobody knows its order
        self.discard = discard  # seat → discard pile, open
        self.reserve = reserve  # seat → Reserve, open
        self.shown = shown  # seat → hand cards that everybody can name
        self.aside = aside  # seat → own starting cards removed from the deck
        self.played = played  # cards of the action under way; they reach the discard pile when it is done
        self.fresh = fresh  # cards removed in this turn, not yet to be drafted again
        self.display = display  # improvement cards on offer
        self.pile = pile  # improvement cards face down
        self.offer = offer  # what the Philosopher is looking at
        self.banished = banished  # cards out of the game: the Philosopher
        self.secret = secret  # an improvement card only its owner knows (Philosopher), NO_CARD
        self.secret_seat = secret_seat  # who holds it
        self.land = land  # mask of the province cards in the province pile
        self.held = held  # seat → mask of provinces controlled
        self.camps = camps  # seat → mask of provinces with armies of that seat
        self.town = town  # province → village, city, citadel
        self.armies = armies  # MOST_SEATS · province + seat → armies
        self.mercenaries = mercenaries  # MOST_SEATS · province + seat of each hired mercenary, ascending
        self.ships = ships  # MOST_SEATS · sea + seat → ships
        self.castles = castles  # mask of provinces with a castle
        self.roads = roads  # borders with a road, ascending
        self.dragons = dragons  # mask of provinces with a dragon
        self.runestones = runestones  # mask of provinces with a runestone
        self.stock = stock  # seat → armies in the personal stock
        self.barracks = barracks  # seat → armies in the general stock
        self.harbour = harbour  # seat → ships in the personal stock
        self.shipyard = shipyard  # seat → ships in the general stock
        self.villages = villages  # seat → villages in stock
        self.cities = cities  # seat → cities on the Reserve card
        self.in_play = in_play  # mask of the victory point cards in play
        self.left = left  # victory point card → counters left (a mask where conditions differ)
        self.spare = spare  # value → counters in the spare stock
        self.counters = counters  # VALUES · seat + value → counters taken
        self.won = won  # conditions that only the first can meet, as bits
        self.sailed = sailed  # seat → conditions of Master of the Seas counted, as bits
        self.markers = markers  # seat → villages laid on Master of the Seas
        self.chosen = chosen  # seat → mask of provinces chosen in secret during set-up
        self.ended = ended  # how the game ended
        self.winner = winner  # who ended it

    def clone(self) -> State:
        return State(
            self.stack.copy(),
            self.seats,
            self.settings,  # never changed after the set-up
            self.active,
            self.flags,
            self.turns,
            [cards.copy() for cards in self.hand],
            [cards.copy() for cards in self.deck],
            [cards.copy() for cards in self.discard],
            [cards.copy() for cards in self.reserve],
            [cards.copy() for cards in self.shown],
            [cards.copy() for cards in self.aside],
            self.played.copy(),
            self.fresh.copy(),
            self.display.copy(),
            self.pile.copy(),
            self.offer.copy(),
            self.banished.copy(),
            self.secret,
            self.secret_seat,
            self.land,
            self.held.copy(),
            self.camps.copy(),
            self.town.copy(),
            self.armies.copy(),
            self.mercenaries.copy(),
            self.ships.copy(),
            self.castles,
            self.roads.copy(),
            self.dragons,
            self.runestones,
            self.stock.copy(),
            self.barracks.copy(),
            self.harbour.copy(),
            self.shipyard.copy(),
            self.villages.copy(),
            self.cities.copy(),
            self.in_play,
            self.left.copy(),
            self.spare.copy(),
            self.counters.copy(),
            self.won,
            self.sailed.copy(),
            self.markers.copy(),
            self.chosen.copy(),
            self.ended,
            self.winner,
        )

    def dump(self) -> list[object]:
        return [
            self.settings,
            self.active,
            self.flags,
            self.turns,
            self.hand,
            self.deck,
            self.discard,
            self.reserve,
            self.shown,
            self.aside,
            self.played,
            self.fresh,
            self.display,
            self.pile,
            self.offer,
            self.banished,
            self.secret,
            self.secret_seat,
            self.land,
            self.held,
            self.camps,
            self.town,
            self.armies,
            self.mercenaries,
            self.ships,
            self.castles,
            self.roads,
            self.dragons,
            self.runestones,
            self.stock,
            self.barracks,
            self.harbour,
            self.shipyard,
            self.villages,
            self.cities,
            self.in_play,
            self.left,
            self.spare,
            self.counters,
            self.won,
            self.sailed,
            self.markers,
            self.chosen,
            self.ended,
            self.winner,
        ]

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

    def mercenaries_at(self, province: int, seat: int) -> int:
        return self.mercenaries.count(MOST_SEATS * province + seat)

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
