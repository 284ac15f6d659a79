"""What a seat may know, as numbers for learning: all that `view` tells, and what was done openly in this turn."""

from __future__ import annotations

from typing import Final

from kronrat.declare.observation import observation
from kronrat.games.mythotopia.data import (
    ARMIES_AT_START,
    ARMIES_TO_BUY,
    BORDER,
    CARD,
    CITIES,
    MERCENARIES,
    PLAYERS,
    PROVINCE,
    SEA,
    SHIPS_AT_START,
    SHIPS_TO_BUY,
    TOWN,
    VALUES,
    VICTORY,
    VILLAGES_RED_BLUE,
)
from kronrat.games.mythotopia.state import State
from kronrat.kernel.domain import Domain, numbers
from kronrat.parts.observation import Observation, amount, cards, category, listed, who
from kronrat.parts.seats import SEAT

FLAG: Final = numbers("flag", 20)
WORTH: Final = numbers("worth", VALUES - 1)
CONDITION: Final = Domain("condition", ["first", "second"])
WON: Final = Domain("won", ["citadel", "three-seas", "four-seas"])
ARMIES: Final = ARMIES_AT_START + ARMIES_TO_BUY
SHIPS: Final = SHIPS_AT_START + SHIPS_TO_BUY
CARDS: Final = 100
NOTHING: Final[list[int]] = []


def hired(g: State, seat: int) -> list[int]:
    """The provinces of a seat's mercenaries."""
    if not g.mercenaries:
        return NOTHING
    return [place // PLAYERS for place in g.mercenaries if place % PLAYERS == seat]


def counted_hand(g: State, seat: int) -> list[int]:
    """With the card counter: hand cards that everybody can name."""
    return g.shown[seat] if g.settings.count_cards == 1 else NOTHING


def counted_rest(g: State, seat: int) -> list[int]:
    """With the card counter: what is in the hand or the draw pile, nobody else knows where."""
    if g.settings.count_cards != 1:
        return NOTHING
    shown = g.shown[seat]
    return g.deck[seat] + [card for card in g.hand[seat] if card not in shown and card != g.secret]


@observation
class Seen(Observation):
    """The map, everybody's stock and the cards of a game of Mythotopia."""

    turns = amount("g.turns", 0, 32767)
    active = who("g.active", SEAT)
    flags = cards("g.flags", FLAG)
    held = cards("g.held[s]", PROVINCE)
    town = amount("g.town", 0, len(TOWN.keys) - 1, at=PROVINCE)
    armies = amount("g.armies[PLAYERS * i + s]", 0, ARMIES, at=PROVINCE)
    mercenaries = listed("hired(g, s)", PROVINCE, MERCENARIES)
    ships = amount("g.ships[PLAYERS * i + s]", 0, SHIPS, at=SEA)
    castles = cards("g.castles", PROVINCE)
    roads = listed("g.roads", BORDER)
    dragons = cards("g.dragons", PROVINCE)
    runestones = cards("g.runestones", PROVINCE)
    stock = amount("g.stock[s]", 0, ARMIES)
    barracks = amount("g.barracks[s]", 0, ARMIES)
    harbour = amount("g.harbour[s]", 0, SHIPS)
    shipyard = amount("g.shipyard[s]", 0, SHIPS)
    villages = amount("g.villages[s]", 0, VILLAGES_RED_BLUE)
    cities = amount("g.cities[s]", 0, CITIES)
    hands = amount("len(g.hand[s])", 0, CARDS)
    decks = amount("len(g.deck[s])", 0, CARDS)
    discard = listed("g.discard[s]", CARD)
    reserve = listed("g.reserve[s]", CARD)
    aside = listed("g.aside[s]", CARD)
    played = listed("g.played", CARD)
    fresh = listed("g.fresh", CARD)
    display = listed("g.display", CARD)
    pile = amount("len(g.pile) + len(g.offer)", 0, CARDS)
    in_play = cards("g.in_play", VICTORY)
    left = amount("g.left", 0, CARDS, at=VICTORY)
    castle_value = amount("g.settings.castle_value", 0, 3)
    spare = amount("g.spare", 0, CARDS, at=WORTH)
    counters = amount("g.counters[VALUES * s + i]", 0, CARDS, at=WORTH)
    won = cards("g.won", WON)
    sailed = cards("g.sailed[s]", CONDITION)
    markers = amount("g.markers[s]", 0, VILLAGES_RED_BLUE)
    known = listed("counted_hand(g, s)", CARD)
    unknown = listed("counted_rest(g, s)", CARD)
    hand = listed("g.hand[me]", CARD)
    back = cards("g.land & g.held[me]", PROVINCE)
    offer = listed("g.offer if g.active == me else NOTHING", CARD)
    chosen = cards("g.chosen[me]", PROVINCE)
