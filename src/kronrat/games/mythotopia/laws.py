"""What never changes, whatever is played: cards, pieces [map-4, map-5], counters."""

from kronrat.games.mythotopia.data import (
    ARMIES_AT_START,
    ARMIES_TO_BUY,
    CARD_KEYS,
    CASTLES,
    CITADEL,
    CITADEL_VP,
    CITIES,
    CITY,
    CONDITIONS,
    COUNTER_SUPPLY,
    FIRST_EXTRA,
    FIRST_IMPROVEMENT,
    FIRST_START,
    IMPROVEMENTS,
    ISLAND_VALUE,
    ISLES_VP,
    LAND,
    MERCENARIES,
    NO_CARD,
    NO_TOWN,
    PLAYERS,
    ROADS,
    SEAS,
    SEAS_VP,
    SHIPS_AT_START,
    SHIPS_TO_BUY,
    VALUES,
    VICTORIES,
    VILLAGE,
)
from kronrat.games.mythotopia.rules.counters import value_of
from kronrat.games.mythotopia.rules.laying import LayCounters, counters_by_value
from kronrat.games.mythotopia.state import State
from kronrat.parts.bits import members


def broken(g: State) -> list[str]:
    """The laws this state breaks: none."""
    return cards(g) + pieces(g) + counters(g) + masks(g)


def own_piles(g: State, seat: int) -> list[int]:
    piles = g.hand[seat] + g.deck[seat] + g.discard[seat] + g.reserve[seat]
    return piles + g.played if seat == g.active else piles


def cards(g: State) -> list[str]:
    """Each card is in exactly one place; a province card only with whoever controls the province."""
    out = []
    everywhere = members(g.land) + g.display + g.pile + g.offer + g.banished
    dealt = any(card >= FIRST_START for card in own_piles(g, 0) + g.aside[0])
    for seat in range(g.seats):
        mine = own_piles(g, seat)
        starting = sorted(card for card in mine + g.aside[seat] if card >= FIRST_START)
        extra = [] if g.settings.extra == NO_CARD else [g.settings.extra]
        if dealt and starting != [*range(FIRST_START, FIRST_EXTRA), *extra]:
            out.append(f"seat {seat}: starting cards {[CARD_KEYS[card] for card in starting]}")
        for card in mine:
            if card < LAND and not g.held[seat] >> card & 1:
                out.append(f"seat {seat} has the card of {CARD_KEYS[card]} without the province")
        everywhere += [card for card in mine if card < FIRST_START]
        for pile in (
            g.hand[seat],
            g.deck[seat],
            g.discard[seat],
            g.reserve[seat],
            g.shown[seat],
            g.aside[seat],
        ):
            if pile != sorted(pile):
                out.append(f"seat {seat}: a pile is out of order")
        if any(card not in g.hand[seat] for card in g.shown[seat]):
            out.append(f"seat {seat}: a known hand card is not in hand")
    if sorted(everywhere) != [*range(FIRST_IMPROVEMENT), *IMPROVEMENTS]:
        twice = {CARD_KEYS[c] for c in everywhere if everywhere.count(c) > 1}
        lost = {CARD_KEYS[c] for c in [*range(LAND), *IMPROVEMENTS] if c not in everywhere}
        out.append(f"cards lost {lost} or doubled {twice}")
    return out


def pieces(g: State) -> list[str]:
    """Pieces per colour, and the common ones."""
    out = []
    for seat in range(g.seats):
        armies = g.stock[seat] + g.barracks[seat] + sum(g.armies[seat::PLAYERS])
        if armies != ARMIES_AT_START + ARMIES_TO_BUY:
            out.append(f"seat {seat}: {armies} armies")
        ships = g.harbour[seat] + g.shipyard[seat] + sum(g.ships[seat::PLAYERS])
        if ships != SHIPS_AT_START + SHIPS_TO_BUY:
            out.append(f"seat {seat}: {ships} ships")
        towns = [g.town[province] for province in members(g.held[seat])]
        total = g.settings.villages_of(seat)
        if towns.count(VILLAGE) + g.villages[seat] + g.markers[seat] != total:
            out.append(f"seat {seat}: villages do not add up")
        if towns.count(CITY) + g.cities[seat] != CITIES:
            out.append(f"seat {seat}: cities do not add up")
        if towns.count(CITADEL) > (g.in_play >> CITADEL_VP & 1):
            out.append(f"seat {seat}: too many citadels")
        if NO_TOWN in towns:
            out.append(f"seat {seat}: a province without a town")
        low = min(g.stock[seat], g.barracks[seat], g.harbour[seat], g.shipyard[seat], g.villages[seat])
        if min(low, g.cities[seat], min(g.armies), min(g.ships)) < 0:
            out.append(f"seat {seat}: a stock below nothing")
    if len(g.mercenaries) > MERCENARIES or len(g.roads) > ROADS or g.castles.bit_count() > CASTLES:
        out.append("more mercenaries, roads or castles than there are")
    return out


def counters(g: State) -> list[str]:
    """Counters of each value: on the cards, in the spare stock, with the players."""
    if any(isinstance(step, LayCounters) for step in g.stack):
        return []
    now = list(g.spare)
    for seat in range(g.seats):
        for value in range(VALUES):
            now[value] += g.counters[VALUES * seat + value]
    for victory in range(VICTORIES):
        if victory == ISLES_VP:
            for condition in range(CONDITIONS):
                now[ISLAND_VALUE[condition]] += g.left[victory] >> condition & 1
        else:
            left = g.left[victory].bit_count() if victory == SEAS_VP else g.left[victory]
            now[value_of(g, victory, 0)] += left
    placed = counters_by_value(g)
    # should a set-up need more counters than the box holds, the box is taken to hold as many as needed [setup-3]
    there = [max(COUNTER_SUPPLY[value], placed[value]) for value in range(VALUES)]
    return [] if now == there else [f"counters by value {now}, not {there}"]


def masks(g: State) -> list[str]:
    """What is kept twice for speed agrees; nobody controls what another controls."""
    out = []
    seen = 0
    for seat in range(g.seats):
        if g.held[seat] & seen:
            out.append("a province has two owners")
        seen |= g.held[seat]
        for province in range(LAND):
            if (g.camps[seat] >> province & 1) != (g.armies[PLAYERS * province + seat] > 0):
                out.append(f"camps of seat {seat} at {CARD_KEYS[province]}")
    for province in range(LAND):
        if g.town[province] != NO_TOWN and not seen >> province & 1:
            out.append(f"a town without an owner in {CARD_KEYS[province]}")
    if (g.dragons | g.runestones) & seen:
        out.append("a dragon or runestone in a province somebody controls")
    if len(g.ships) != PLAYERS * SEAS:
        out.append("seas")
    return out
