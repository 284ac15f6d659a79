"""How good a position looks, in points."""

from __future__ import annotations

from kronrat.games.rus.bots.evaluate_deeds import readiness
from kronrat.games.rus.bots.evaluate_windows import window_value
from kronrat.games.rus.bots.weights import W
from kronrat.games.rus.data import (
    CATEGORIES,
    COLUMNS,
    FAME,
    GAINS,
    KIND,
    LEVELS,
    NEEDS,
    NONE,
    NUMBERS,
    OPEN_WINDOWS,
    SAFE_ROLL,
    SCHEME_GAIN,
    SCHEME_PRICE,
    SIDES,
    WINDOWS,
    number_of,
    seat_of,
)
from kronrat.games.rus.rules.attack import AT_TROOPS, Roll, modifier
from kronrat.games.rus.rules.claim import level_of, measured, tokens_out
from kronrat.games.rus.rules.draw import NextCard, hand_size
from kronrat.games.rus.rules.land import heavies_on_map, present, ruled, troops_on_map
from kronrat.games.rus.rules.schemes import Response
from kronrat.games.rus.score import agenda_points, deed_points, epic_points, total
from kronrat.games.rus.state import RUNNING, State
from kronrat.parts.bits import members


def evaluate(g: State, seat: int) -> float:
    """Points so far and within reach, then means: tiles, Troops, Gold, cards. Means are worth nothing at the end."""
    if g.ended != RUNNING:
        return float(total(g, seat))
    future = W.last_round if g.last == g.round else 1.0 if g.last == 0 else W.near_end
    lands = ruled(g, seat)
    value = claims(g, seat, future) + deed_points(g, seat) + epic_points(g, seat)
    if g.last == g.round:
        value += agenda_points(g, seat) * W.agenda_last
    else:
        value += agenda_points(g, seat) * min(W.agenda_first + W.agenda_round * g.round, W.agenda_most)
    value += future * (
        W.troop * troops_on_map(g, seat)
        + W.heavy * heavies_on_map(g, seat)
        + W.presence * present(g, seat).bit_count()
        + W.ruled * lands.bit_count()
        + (W.prince if g.prince[seat] != NONE else 0.0)
        + (W.first_token if g.token == seat else 0.0)
        + W.kill * g.killed[seat]
        + W.card * hand_size(g, seat)
        + gold_value(g.gold[seat])
        + buildings(g, seat)
    )
    return value + deeds_in_hand(g, seat) + planned(g, seat, lands) + pending(g, seat)


def gold_value(gold: int) -> float:
    enough = W.enough_gold
    return W.gold * gold if gold <= enough else W.gold * enough + W.later_gold * (gold - enough)


def buildings(g: State, seat: int) -> float:
    count = 0
    for owner in g.building:
        if owner == seat:
            count += 1
    return W.building * count


def claims(g: State, seat: int, future: float) -> float:
    """Levels reached or about to be, progress to the next, and what new categories uncover."""
    value = 0.0
    started = 0
    needs = NEEDS[g.seats]
    for category in range(CATEGORIES):
        amount = measured(g, seat, category)
        best = max(level_of(g, category, amount), g.claim[seat * CATEGORIES + category])
        value += best
        if best:
            started += 1
        if best < LEVELS:
            at = category * LEVELS + best
            below = needs[at - 1] if best else 0
            done = amount - below
            if done > 0:
                value += W.progress * done / (needs[at] - below)
            elif best and category != FAME:
                value += W.held * min(amount, below) / below
    out = tokens_out(g, seat)
    for space in range(started):
        value += W.mat[space] * future if space >= out else W.mat[space]
    return value


def deeds_in_hand(g: State, seat: int) -> float:
    """The Deed nearest to being fulfilled counts most: only one is fulfilled a round."""
    best = 0.0
    rest = 0.0
    for deed in members(g.deed_hand[seat]):
        ready = readiness(g, seat, deed)
        rest += W.any_deed * ready
        if ready > best:
            best = ready
    return W.best_deed * best + rest


def planned(g: State, seat: int, lands: int) -> float:
    """What the own tiles on the board promise; tiles in hand may still be placed unless the seat has passed."""
    value = 0.0
    if not g.passed >> seat & 1:
        value += W.tile_in_hand * sum(g.tiles[seat * NUMBERS : (seat + 1) * NUMBERS])
    if g.income[seat]:
        value += W.income_tile + W.income_more * (g.income[seat] - 1 + g.income_bribe[seat])
    for at in range(COLUMNS * WINDOWS):
        tile = g.board[at]
        if seat_of(tile) == seat:
            value += W.tile_placed + window_value(g, seat, lands, at)
            value -= W.threat * threats(g, seat, at, number_of(tile) + g.bribe[at])
    return value


def threats(g: State, seat: int, at: int, value: int) -> int:
    """How many tiles of others in hand could still push this one down."""
    if at % WINDOWS == OPEN_WINDOWS[g.seats] - 1:
        return 0
    count = 0
    for other in range(g.seats):
        if other != seat and not g.passed >> other & 1:
            for number in range(value + 1, NUMBERS):
                count += g.tiles[other * NUMBERS + number]
    return count


def pending(g: State, seat: int) -> float:
    """What is under way but not yet decided: points in hand, an attack rolled for, a Scheme that may be cancelled."""
    value = 0.0
    step = g.stack[-1]
    if isinstance(step, Roll):
        if step.attacker == seat:
            odds = min(max(SAFE_ROLL - 1 - modifier(g, seat, step.land, step.foe), 0), SIDES) / SIDES
            value += (W.attack_troops if step.aim == AT_TROOPS else W.attack_other) - W.attack_risk * odds
    elif isinstance(step, Response):
        if step.actor == seat:
            kind = KIND[step.card]
            for gain in range(GAINS):
                value += SCHEME_GAIN[kind * GAINS + gain] * W.gain[gain]
            value -= W.scheme_cost * SCHEME_PRICE[kind]
        elif g.answers >> seat & 1:
            value += W.answer
    elif isinstance(step, NextCard) and step.drawer == seat:
        value += W.next_card
    return value


def rounds_ahead(g: State) -> int:
    """A tile promises little until it acts, and it acts after all have planned."""
    return 3
