"""What a bot should know: how a position looks for a seat, in points. Half-made actions count as good as done."""

from __future__ import annotations

from typing import Final

from kronrat.games.mythotopia.bots.weights import W
from kronrat.games.mythotopia.data import (
    ARMIES,
    BY_CONDITION,
    CASTLE_VP,
    CITADEL,
    CITADEL_VP,
    CITIES,
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
    PLAYERS,
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
from kronrat.games.mythotopia.rules.counters import Claim, Reward, empty_cards, value_of
from kronrat.games.mythotopia.rules.ending import leads
from kronrat.games.mythotopia.rules.fleets import Launch
from kronrat.games.mythotopia.rules.free_armies import Join
from kronrat.games.mythotopia.rules.laying import counters_on
from kronrat.games.mythotopia.rules.piles import DrawLater
from kronrat.games.mythotopia.rules.sites import has_build_card
from kronrat.games.mythotopia.rules.turn import Turn
from kronrat.games.mythotopia.rules.war import defence, strength
from kronrat.games.mythotopia.state import State
from kronrat.kernel.step import Step
from kronrat.parts.bits import members

WON: Final = 1000.0
ENOUGH_IMPROVEMENTS: Final = 6
ENOUGH_ARMIES: Final = 8
FEW_ARMIES: Final = 6


def evaluate(g: State, seat: int) -> float:
    """Points and what they will soon become: wars, pending actions, cards, stocks, the way to the end."""
    if g.ended != RUNNING:
        return WON if g.winner == seat or (g.winner == NEUTRAL and leads(g, seat)) else -WON
    value = float(g.points(seat)) + cards(g, seat) + stocks(g, seat) + pending(g, seat, W.in_deck)
    rival = 0
    for other in range(g.seats):
        if other != seat:
            rival = max(rival, g.points(other))
    value -= W.rival * rival
    for war in attacks(g, seat) + defences(g, seat):
        value += war
    return value + towards_the_end(g, seat)


def attacks(g: State, seat: int) -> list[float]:
    """The wars that a seat wages."""
    return [attack(g, seat, province, 0) for province in members(g.camps[seat] & ~g.held[seat])]


def defences(g: State, seat: int) -> list[float]:
    """The wars that a seat suffers."""
    return [defend(g, seat, province, 0) for province in members(g.wars() & g.held[seat])]


def towards_the_end(g: State, seat: int) -> float:
    """Who leads wants victory cards to run out; with four empty the game is nearly won."""
    if not leads(g, seat):
        return 0.0
    value = 0.0
    for victory in range(VICTORIES):
        if g.in_play >> victory & 1 and not BY_CONDITION[victory]:
            taken = 1.0 - g.left[victory] / counters_on(g, victory)
            value += W.run_out * taken * taken
    if empty_cards(g) >= EMPTY_TO_END:
        value += W.enough_empty
    return value


def available(g: State, victory: int) -> bool:
    return (g.in_play >> victory & 1) == 1 and g.left[victory] > 0


def prize(g: State, seat: int, province: int) -> float:
    """What conquering a province brings."""
    value = W.province
    if g.dragons >> province & 1 and available(g, DRAGONS_VP):
        value += W.dragon
    if g.runestones >> province & 1 and available(g, RUNES_VP):
        value += W.runestone
    if g.owner(province) != NEUTRAL:
        value += W.from_rival
        if available(g, SPOILS_VP):
            value += W.spoils
        if g.town[province] == CITADEL and available(g, CITADEL_VP):
            value += W.citadel
    if available(g, ISLES_VP):
        for island in ISLANDS:
            if island >> province & 1:
                value += W.island * (g.held[seat] & island).bit_count()
    return value if g.villages[seat] else value - W.no_village


def attack(g: State, seat: int, province: int, more: int) -> float:
    """A war one wages: nearly won if ahead, worth something if enough armies are left to get ahead."""
    against = defence(g, province)
    for other in range(g.seats):
        if other != seat and g.camps[other] >> province & 1 and not g.held[other] >> province & 1:
            against = max(against, strength(g, province, other))
    gap = against + 1 - strength(g, province, seat) - more
    gain = prize(g, seat, province)
    if gap <= 0:
        return W.ahead * gain + W.ahead_by * gap
    left = g.stock[seat] - more
    if gap <= left:
        return gain * max(W.behind - W.behind_by * gap, W.behind_least)
    return gain * W.far_behind if gap <= left + g.barracks[seat] else -W.hopeless


def defend(g: State, seat: int, province: int, more: int) -> float:
    """A war one suffers."""
    mine = strength(g, province, seat) + more
    worst = 0
    for other in range(g.seats):
        if other != seat and g.camps[other] >> province & 1:
            worst = max(worst, strength(g, province, other))
    if worst > mine:
        return -W.losing
    if worst == mine:
        return -W.tied
    return W.defended if available(g, DEFENDER_VP) else 0.0


def symbol_worth(g: State, seat: int) -> list[float]:
    """What food, stone, gold and army symbols in hand are worth now: what can be done with them?"""
    fight = g.stock[seat] > 0 and g.villages[seat] > 0
    build = available(g, CASTLE_VP) or available(g, ROADS_VP) or available(g, CITY_VP)
    stone = W.stone_idle
    if build:
        stone = W.stone_card if has_build_card(g, seat) else W.stone
    spend = available(g, PATRONAGE_VP) or available(g, INNS_VP) or available(g, GUILDED_VP)
    gold = W.gold if spend else W.gold_idle
    if fight:
        return [W.food, stone, gold, W.army_symbol]
    return [W.food_idle, stone, gold, W.army_idle]


def card_worth(worth: list[float], card: int) -> float:
    """A card in hand: a province card by its symbol, any other by itself."""
    return worth[PROVINCE_SYMBOL[card]] if card < LAND else W.in_hand[card]


def in_hand(g: State, seat: int, worth: list[float]) -> float:
    """The cards in hand, and those that will be drawn."""
    value = 0.0
    for card in g.hand[seat]:
        value += card_worth(worth, card)
    return value + W.fresh_card * max(g.hand_size(seat) - len(g.hand[seat]), 0)


def cards(g: State, seat: int) -> float:
    """Hand, Reserve and deck."""
    worth = symbol_worth(g, seat)
    value = in_hand(g, seat, worth)
    for card in g.reserve[seat]:
        value += worth[PROVINCE_SYMBOL[card]] - W.reserved if card < LAND else W.in_reserve[card]
    improvements = 0
    for pile in (g.hand[seat], g.deck[seat], g.discard[seat], g.reserve[seat]):
        for card in pile:
            if FIRST_IMPROVEMENT <= card < FIRST_START:
                improvements += 1
                value += W.in_deck[card] if improvements <= ENOUGH_IMPROVEMENTS else -W.surplus
    return value - W.ballast * max(g.deck_total(seat) - W.lean_deck, 0.0)


def stocks(g: State, seat: int) -> float:
    """Armies and ships one can use; ships in many seas where that counts."""
    value = W.army_stock * min(g.stock[seat], ENOUGH_ARMIES) + W.harbour * g.harbour[seat]
    master = available(g, SEAS_VP)
    for sea in range(SEAS):
        ships = g.ships[PLAYERS * sea + seat]
        if ships:
            value += W.sea_master + W.sea_more * ships if master else W.sea_ship * ships
    return value + W.city * (CITIES - g.cities[seat])


def counter(g: State, victory: int) -> float:
    """A counter about to be taken."""
    return float(value_of(g, victory, 0)) if available(g, victory) else 0.0


def begun(g: State, seat: int) -> list[Step]:
    """What a seat has begun and not yet finished."""
    steps: list[Step] = []
    for i in range(len(g.stack) - 1, -1, -1):
        step = g.stack[i]
        if isinstance(step, Turn):
            break
        if step.seat == seat:
            steps.append(step)
    return steps


def coming(g: State, seat: int) -> list[int]:
    """Improvement cards on their way to a seat."""
    return [step.card for step in begun(g, seat) if isinstance(step, Receive)]


def pending(g: State, seat: int, worth: list[float]) -> float:
    """Actions begun and not yet finished: what they will bring; improvement cards for what each is worth."""
    value = 0.0
    for step in begun(g, seat):
        if isinstance(step, Muster):
            value += reinforcement(g, seat, step.target, likely_armies(g, seat, step.low))
        elif isinstance(step, Join):
            value += reinforcement(g, seat, step.province, step.number)
        elif isinstance(step, RaiseCity):
            value += counter(g, CITY_VP) + W.city_begun + (counter(g, GUILDED_VP) if step.bonus else 0.0)
        elif isinstance(step, RaiseCastle):
            value += counter(g, CASTLE_VP)
        elif isinstance(step, LayRoad):
            value += counter(g, ROADS_VP) + W.road_begun + (counter(g, INNS_VP) if step.bonus else 0.0)
        elif isinstance(step, Reward | Claim):
            value += counter(g, step.victory)
        elif isinstance(step, Receive):
            value += worth[step.card]
        elif isinstance(step, Deliver):
            value += (W.delivery if g.stock[seat] < FEW_ARMIES else W.delivery_late) * step.armies
            value += W.ship_delivery * step.ships
        elif isinstance(step, Launch):
            value += W.launch_new if not g.ships[PLAYERS * step.sea + seat] else W.launch_more
        elif isinstance(step, DrawLater):
            value += W.draw_later * step.number
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
            return -W.idle_army * number
        return defend(g, seat, province, number) - defend(g, seat, province, 0)
    there = attack(g, seat, province, 0) if g.camps[seat] >> province & 1 else 0.0
    return attack(g, seat, province, number) - there - W.sent_army * number
