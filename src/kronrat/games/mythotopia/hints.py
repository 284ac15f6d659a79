"""What a bot should know: how a position looks for a seat, in points. Half-made actions count as good as done."""

from __future__ import annotations

from typing import Final

from kronrat.games.mythotopia.data import (
    ARMIES,
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
from kronrat.games.mythotopia.weights import (
    AHEAD,
    AHEAD_BY,
    ARMY_IDLE,
    ARMY_STOCK,
    ARMY_SYMBOL,
    BALLAST,
    BEHIND,
    BEHIND_BY,
    BEHIND_LEAST,
    CITADEL_PRIZE,
    CITY,
    CITY_BEGUN,
    DEFENDED,
    DELIVERY,
    DELIVERY_LATE,
    DRAGON,
    DRAW_LATER,
    ENOUGH_EMPTY,
    FAR_BEHIND,
    FOOD,
    FOOD_IDLE,
    FRESH_CARD,
    FROM_RIVAL,
    GOLD,
    GOLD_IDLE,
    HARBOUR,
    HOPELESS,
    IDLE_ARMY,
    IN_DECK,
    IN_HAND,
    IN_RESERVE,
    ISLAND,
    LAUNCH_MORE,
    LAUNCH_NEW,
    LEAN_DECK,
    LOSING,
    NO_VILLAGE,
    PROVINCE,
    RESERVED,
    RIVAL,
    ROAD_BEGUN,
    RUN_OUT,
    RUNESTONE,
    SEA_MASTER,
    SEA_MORE,
    SEA_SHIP,
    SENT_ARMY,
    SHIP_DELIVERY,
    SPOILS,
    STONE,
    STONE_CARD,
    STONE_IDLE,
    SURPLUS,
    TIED,
    W,
)

WON: Final = 1000.0
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
    value -= W[RIVAL] * rival
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
            value += W[RUN_OUT] * taken * taken
    if empty_cards(g) >= EMPTY_TO_END:
        value += W[ENOUGH_EMPTY]
    return value


def available(g: State, victory: int) -> bool:
    return (g.in_play >> victory & 1) == 1 and g.left[victory] > 0


def prize(g: State, seat: int, province: int) -> float:
    """What conquering a province brings."""
    value = W[PROVINCE]
    if g.dragons >> province & 1 and available(g, DRAGONS_VP):
        value += W[DRAGON]
    if g.runestones >> province & 1 and available(g, RUNES_VP):
        value += W[RUNESTONE]
    if g.owner(province) != NEUTRAL:
        value += W[FROM_RIVAL]
        if available(g, SPOILS_VP):
            value += W[SPOILS]
        if g.town[province] == CITADEL and available(g, CITADEL_VP):
            value += W[CITADEL_PRIZE]
    if available(g, ISLES_VP):
        for island in ISLANDS:
            if island >> province & 1:
                value += W[ISLAND] * (g.held[seat] & island).bit_count()
    return value if g.villages[seat] else value - W[NO_VILLAGE]


def attack(g: State, seat: int, province: int, more: int) -> float:
    """A war one wages: nearly won if ahead, worth something if enough armies are left to get ahead."""
    against = defence(g, province)
    for other in range(g.seats):
        if other != seat and g.camps[other] >> province & 1 and not g.held[other] >> province & 1:
            against = max(against, strength(g, province, other))
    gap = against + 1 - strength(g, province, seat) - more
    gain = prize(g, seat, province)
    if gap <= 0:
        return W[AHEAD] * gain + W[AHEAD_BY] * gap
    left = g.stock[seat] - more
    if gap <= left:
        return gain * max(W[BEHIND] - W[BEHIND_BY] * gap, W[BEHIND_LEAST])
    return gain * W[FAR_BEHIND] if gap <= left + g.barracks[seat] else -W[HOPELESS]


def defend(g: State, seat: int, province: int, more: int) -> float:
    """A war one suffers."""
    mine = strength(g, province, seat) + more
    worst = 0
    for other in range(g.seats):
        if other != seat and g.camps[other] >> province & 1:
            worst = max(worst, strength(g, province, other))
    if worst > mine:
        return -W[LOSING]
    if worst == mine:
        return -W[TIED]
    return W[DEFENDED] if available(g, DEFENDER_VP) else 0.0


def symbol_worth(g: State, seat: int) -> list[float]:
    """What food, stone, gold and army symbols in hand are worth now: what can be done with them?"""
    fight = g.stock[seat] > 0 and g.villages[seat] > 0
    build = available(g, CASTLE_VP) or available(g, ROADS_VP) or available(g, CITY_VP)
    stone = W[STONE_IDLE]
    if build:
        stone = W[STONE_CARD] if has_build_card(g, seat) else W[STONE]
    spend = available(g, PATRONAGE_VP) or available(g, INNS_VP) or available(g, GUILDED_VP)
    gold = W[GOLD] if spend else W[GOLD_IDLE]
    if fight:
        return [W[FOOD], stone, gold, W[ARMY_SYMBOL]]
    return [W[FOOD_IDLE], stone, gold, W[ARMY_IDLE]]


def cards(g: State, seat: int) -> float:
    """Hand, Reserve and deck."""
    value = 0.0
    worth = symbol_worth(g, seat)
    for card in g.hand[seat]:
        value += worth[PROVINCE_SYMBOL[card]] if card < LAND else IN_HAND[card]
    value += W[FRESH_CARD] * max(g.hand_size(seat) - len(g.hand[seat]), 0)
    for card in g.reserve[seat]:
        value += worth[PROVINCE_SYMBOL[card]] - W[RESERVED] if card < LAND else IN_RESERVE[card]
    improvements = 0
    for pile in (g.hand[seat], g.deck[seat], g.discard[seat], g.reserve[seat]):
        for card in pile:
            if FIRST_IMPROVEMENT <= card < FIRST_START:
                improvements += 1
                value += IN_DECK[card] if improvements <= ENOUGH_IMPROVEMENTS else -W[SURPLUS]
    return value - W[BALLAST] * max(g.deck_total(seat) - W[LEAN_DECK], 0.0)


def stocks(g: State, seat: int) -> float:
    """Armies and ships one can use; ships in many seas where that counts."""
    value = W[ARMY_STOCK] * min(g.stock[seat], 8) + W[HARBOUR] * g.harbour[seat]
    master = available(g, SEAS_VP)
    for sea in range(SEAS):
        ships = g.ships[4 * sea + seat]
        if ships:
            value += W[SEA_MASTER] + W[SEA_MORE] * ships if master else W[SEA_SHIP] * ships
    return value + W[CITY] * (4 - g.cities[seat])


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
            value += counter(g, CITY_VP) + W[CITY_BEGUN] + (counter(g, GUILDED_VP) if step.bonus else 0.0)
        elif isinstance(step, RaiseCastle):
            value += counter(g, CASTLE_VP)
        elif isinstance(step, LayRoad):
            value += counter(g, ROADS_VP) + W[ROAD_BEGUN] + (counter(g, INNS_VP) if step.bonus else 0.0)
        elif isinstance(step, Reward | Claim):
            value += counter(g, step.victory)
        elif isinstance(step, Receive):
            value += IN_DECK[step.card]
        elif isinstance(step, Deliver):
            value += (W[DELIVERY] if g.stock[seat] < 6 else W[DELIVERY_LATE]) * step.armies
            value += W[SHIP_DELIVERY] * step.ships
        elif isinstance(step, Launch):
            value += W[LAUNCH_NEW] if not g.ships[4 * step.sea + seat] else W[LAUNCH_MORE]
        elif isinstance(step, DrawLater):
            value += W[DRAW_LATER] * step.number
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
            return -W[IDLE_ARMY] * number
        return defend(g, seat, province, number) - defend(g, seat, province, 0)
    there = attack(g, seat, province, 0) if g.camps[seat] >> province & 1 else 0.0
    return attack(g, seat, province, number) - there - W[SENT_ARMY] * number
