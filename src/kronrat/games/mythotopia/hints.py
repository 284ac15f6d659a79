"""What a bot should know: how a position looks for a seat, in points. Half-made actions count as good as done."""

from __future__ import annotations

from typing import Final

from kronrat.games.mythotopia.data import (
    ARMIES,
    CARD_KEYS,
    CARDS,
    CASTLE_VP,
    CITADEL,
    CITADEL_VP,
    CITY_VP,
    DEFENDER_VP,
    DRAGONS_VP,
    EMPTY_TO_END,
    FIRST_IMPROVEMENT,
    FIRST_START,
    GUILDED_VP,
    INNS_VP,
    ISLANDS,
    ISLES_VP,
    LAND,
    NEUTRAL,
    PATRONAGE_VP,
    PROVINCE_SYMBOL,
    ROADS_VP,
    RUNES_VP,
    RUNNING,
    SEAS,
    SEAS_VP,
    SPOILS_VP,
    VICTORIES,
)
from kronrat.games.mythotopia.rules.armies import Muster
from kronrat.games.mythotopia.rules.build import LayRoad, RaiseCastle, RaiseCity
from kronrat.games.mythotopia.rules.buying import Deliver, Receive
from kronrat.games.mythotopia.rules.counters import Claim, Reward, counters_on, empty_cards, value_of
from kronrat.games.mythotopia.rules.ending import leads
from kronrat.games.mythotopia.rules.fleets import Launch
from kronrat.games.mythotopia.rules.free import Join
from kronrat.games.mythotopia.rules.lists import spread
from kronrat.games.mythotopia.rules.piles import DrawLater
from kronrat.games.mythotopia.rules.sites import has_build_card
from kronrat.games.mythotopia.rules.turn import Turn
from kronrat.games.mythotopia.rules.war import defence, strength
from kronrat.games.mythotopia.state import State

WON: Final = 1000.0
FRESH_CARD: Final = 0.36
"""What an empty place in the hand is worth: a card will be drawn for it."""
LEAN_DECK: Final = 14
BALLAST: Final = 0.05

_IN_HAND: Final = {
    "army": 0.5, "build": 0.55, "market": 0.45, "ship": 0.22, "general": 0.5, "portal": 0.45, "hero": 0.4,
    "militia": 0.4, "merchant": 0.2, "water-mill": 0.35, "ranger": 0.5, "queen": 0.6, "cavalry": 0.5,
    "quarry": 0.5, "gold-mine": 0.5, "levies": 0.5, "farming": 0.5, "limes": 0.4, "warehouse": 0.4,
    "scribe": 0.4, "providence": 0.5, "alchemist": 0.3, "mercenary": 0.25, "marauders": 0.25,
}  # fmt: skip
_IN_RESERVE: Final = {
    "cavalry": 1.3, "limes": 0.9, "farming": 1.0, "quarry": 1.2, "gold-mine": 1.2, "levies": 1.2, "queen": 1.6,
    "ranger": 1.2, "reserve-army": 0.4, "scribe": 0.9, "warehouse": 1.0, "build": 0.75, "general": 0.6,
}  # fmt: skip
_IN_DECK: Final = {
    "queen": 0.9, "cavalry": 0.8, "general": 0.8, "market": 0.7, "army": 0.8, "build": 0.8, "quarry": 0.7,
    "gold-mine": 0.6, "levies": 0.7, "farming": 0.5, "portal": 0.6, "hero": 0.4, "ranger": 0.6, "mercenary": 0.4,
    "militia": 0.5, "providence": 0.6, "counsellor": 0.3, "water-mill": 0.5, "merchant": 0.3, "scribe": 0.3,
    "warehouse": 0.4, "alchemist": 0.5, "ship": 0.3, "mystic": 0.3, "philosopher": 0.3, "marauders": 0.3,
    "limes": 0.4, "reserve-army": 0.2, "diplomat": 0.1,
}  # fmt: skip


def _table(worth: dict[str, float], other: float) -> list[float]:
    """Worth by card, provinces excepted."""
    out = [other] * LAND
    for card in range(LAND, CARDS):
        key = CARD_KEYS[card].removeprefix("start-").removeprefix("extra-")
        out.append(worth.get(key, other))
    return out


IN_HAND: Final = _table(_IN_HAND, 0.15)
IN_RESERVE: Final = _table(_IN_RESERVE, 0.3)
IN_DECK: Final = _table(_IN_DECK, 0.0)
ENOUGH_IMPROVEMENTS: Final = 6


def evaluate(g: State, seat: int) -> float:
    """Points and what they will soon become: wars, pending actions, cards, stocks, the way to the end."""
    if g.ended != RUNNING:
        return WON if g.winner == seat or (g.winner == NEUTRAL and leads(g, seat)) else -WON
    value = float(g.points(seat)) + cards(g, seat) + stocks(g, seat) + pending(g, seat)
    rival = 0
    for other in range(g.seats):
        if other != seat:
            rival = max(rival, g.points(other))
    value -= 0.5 * rival
    mine = g.camps[seat] & ~g.held[seat]
    for province in spread(mine):
        value += attack(g, seat, province, 0)
    for province in spread(g.wars() & g.held[seat]):
        value += defend(g, seat, province, 0)
    return value + towards_the_end(g, seat)


def towards_the_end(g: State, seat: int) -> float:
    """Who leads wants victory cards to run out; with four empty the game is nearly won."""
    if not leads(g, seat):
        return 0.0
    value = 0.0
    for victory in range(VICTORIES):
        if g.in_play >> victory & 1 and victory not in (ISLES_VP, SEAS_VP):
            taken = 1.0 - g.left[victory] / counters_on(g, victory)
            value += 0.8 * taken * taken
    if empty_cards(g) >= EMPTY_TO_END:
        value += 4.0
    return value


def available(g: State, victory: int) -> bool:
    return (g.in_play >> victory & 1) == 1 and g.left[victory] > 0


def prize(g: State, seat: int, province: int) -> float:
    """What conquering a province brings."""
    value = 3.0
    if g.dragons >> province & 1 and available(g, DRAGONS_VP):
        value += 2.0
    if g.runestones >> province & 1 and available(g, RUNES_VP):
        value += 2.0
    if g.owner(province) != NEUTRAL:
        value += 1.5
        if available(g, SPOILS_VP):
            value += 1.0
        if g.town[province] == CITADEL and available(g, CITADEL_VP):
            value += 3.0
    if available(g, ISLES_VP):
        for island in ISLANDS:
            if island >> province & 1:
                value += 0.5 * (g.held[seat] & island).bit_count()
    return value if g.villages[seat] else value - 3.0


def attack(g: State, seat: int, province: int, more: int) -> float:
    """A war one wages: nearly won if ahead, worth something if enough armies are left to get ahead."""
    against = defence(g, province)
    for other in range(g.seats):
        if other != seat and g.camps[other] >> province & 1 and not g.held[other] >> province & 1:
            against = max(against, strength(g, province, other))
    gap = against + 1 - strength(g, province, seat) - more
    gain = prize(g, seat, province)
    if gap <= 0:
        return 0.92 * gain + 0.03 * gap
    left = g.stock[seat] - more
    if gap <= left:
        return gain * max(0.62 - 0.11 * gap, 0.08)
    return gain * 0.1 if gap <= left + g.barracks[seat] else -0.4


def defend(g: State, seat: int, province: int, more: int) -> float:
    """A war one suffers."""
    mine = strength(g, province, seat) + more
    worst = 0
    for other in range(g.seats):
        if other != seat and g.camps[other] >> province & 1:
            worst = max(worst, strength(g, province, other))
    if worst > mine:
        return -2.6
    if worst == mine:
        return -0.8
    return 0.9 if available(g, DEFENDER_VP) else 0.0


def symbol_worth(g: State, seat: int) -> list[float]:
    """What food, stone, gold and army symbols in hand are worth now: what can be done with them?"""
    fight = g.stock[seat] > 0 and g.villages[seat] > 0
    build = available(g, CASTLE_VP) or available(g, ROADS_VP) or available(g, CITY_VP)
    stone = 0.2
    if build:
        stone = 0.5 if has_build_card(g, seat) else 0.32
    spend = available(g, PATRONAGE_VP) or available(g, INNS_VP) or available(g, GUILDED_VP)
    return [0.3 if fight else 0.1, stone, 0.42 if spend else 0.3, 0.42 if fight else 0.1]


def cards(g: State, seat: int) -> float:
    """Hand, Reserve and deck."""
    value = 0.0
    worth = symbol_worth(g, seat)
    for card in g.hand[seat]:
        value += worth[PROVINCE_SYMBOL[card]] if card < LAND else IN_HAND[card]
    value += FRESH_CARD * max(g.hand_size(seat) - len(g.hand[seat]), 0)
    for card in g.reserve[seat]:
        value += worth[PROVINCE_SYMBOL[card]] - 0.06 if card < LAND else IN_RESERVE[card]
    improvements = 0
    for pile in (g.hand[seat], g.deck[seat], g.discard[seat], g.reserve[seat]):
        for card in pile:
            if FIRST_IMPROVEMENT <= card < FIRST_START:
                improvements += 1
                value += IN_DECK[card] if improvements <= ENOUGH_IMPROVEMENTS else -0.05
    return value - BALLAST * max(g.deck_total(seat) - LEAN_DECK, 0)


def stocks(g: State, seat: int) -> float:
    """Armies and ships one can use; ships in many seas where that counts."""
    value = 0.12 * min(g.stock[seat], 8) + 0.1 * g.harbour[seat]
    master = available(g, SEAS_VP)
    for sea in range(SEAS):
        ships = g.ships[4 * sea + seat]
        if ships:
            value += 0.6 + 0.02 * ships if master else 0.15 * ships
    return value + 0.4 * (4 - g.cities[seat])


def counter(g: State, victory: int) -> float:
    """A counter about to be taken."""
    return float(value_of(g, victory, 0)) if available(g, victory) else 0.0


def pending(g: State, seat: int) -> float:
    """Actions begun and not yet finished: what they will bring."""
    value = 0.0
    for i in range(len(g.stack) - 1, -1, -1):
        step = g.stack[i]
        if isinstance(step, Turn):
            break
        if step.seat != seat:
            continue
        if isinstance(step, Muster):
            value += reinforcement(g, seat, step.target, likely_armies(g, seat, step.low))
        elif isinstance(step, Join):
            value += reinforcement(g, seat, step.province, step.number)
        elif isinstance(step, RaiseCity):
            value += counter(g, CITY_VP) + 0.4 + (counter(g, GUILDED_VP) if step.bonus else 0.0)
        elif isinstance(step, RaiseCastle):
            value += counter(g, CASTLE_VP)
        elif isinstance(step, LayRoad):
            value += counter(g, ROADS_VP) + 0.2 + (counter(g, INNS_VP) if step.bonus else 0.0)
        elif isinstance(step, Reward | Claim):
            value += counter(g, step.victory)
        elif isinstance(step, Receive):
            value += IN_DECK[step.card]
        elif isinstance(step, Deliver):
            value += (0.24 if g.stock[seat] < 6 else 0.05) * step.armies + 0.2 * step.ships
        elif isinstance(step, Launch):
            value += 0.5 if not g.ships[4 * step.sea + seat] else 0.03
        elif isinstance(step, DrawLater):
            value += 0.3 * step.number
    return value


def likely_armies(g: State, seat: int, low: int) -> int:
    """The armies the cards at hand can still send."""
    number = 0
    for card in g.usable(seat):
        if card > low:
            number += ARMIES[card]
    return min(number, g.stock[seat])


def reinforcement(g: State, seat: int, province: int, number: int) -> float:
    """How much better a war looks with so many armies more."""
    if g.held[seat] >> province & 1:
        if not g.wars() >> province & 1:
            return -0.1 * number
        return defend(g, seat, province, number) - defend(g, seat, province, 0)
    there = attack(g, seat, province, 0) if g.camps[seat] >> province & 1 else 0.0
    return attack(g, seat, province, number) - there - 0.02 * number
