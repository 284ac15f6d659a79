"""How good a position looks, in points, when one plays alone against the Rebellion."""

from __future__ import annotations

from typing import Final

from kronrat.games.rurik.bots.deeds import deeds
from kronrat.games.rurik.bots.weights import ALONE
from kronrat.games.rurik.data import (
    ADVISOR_PLACES,
    ADVISORS,
    ATTACK,
    BOAT,
    BUILD,
    BUILD_TRACK,
    CLAIM_POINTS,
    GOODS,
    KIEV,
    MAX_ROWS,
    MOVE,
    MUSTER,
    NEIGHBOURS,
    NOVGOROD,
    NOWHERE,
    ROUNDS,
    RULE_TRACK,
    SCHEME,
    STRONGHOLD,
    STRUCTURES,
    TAX,
    TRACKS,
    TRADE_TRACK,
    TROOPS_EACH,
)
from kronrat.games.rurik.rebellion.cards import PLACES
from kronrat.games.rurik.rebellion.side import REBELLION, REBELS_EACH, YOU
from kronrat.games.rurik.rules.advisors import number_on, seat_on
from kronrat.games.rurik.rules.build import room
from kronrat.games.rurik.rules.casualty import Casualty, CasualtyDeck
from kronrat.games.rurik.rules.regions import ruler
from kronrat.games.rurik.rules.scheme import Draw, DrawFrom, Keep
from kronrat.games.rurik.score import agenda_met, total, warfare_points
from kronrat.games.rurik.state import State
from kronrat.parts.graph import count, largest_group

# points for what a track measures, smoothed between its spaces
RULE: Final = [0.0, 0.4, 1.2, 2.2, 3.5, 5.5, 6.0, 6.3, 6.5]
BUILDINGS: Final = [0.0, 0.5, 1.3, 2.3, 3.5, 5.2, 6.6, 8.0, 8.0]
TRADE: Final = [0.0, 0.3, 0.7, 1.1, 1.6, 2.1, 2.6, 3.3, 4.2, 5.2, 6.6, 8.0]
TIE_BREAK: Final = 0.01
"""What a coin is worth at the end, and a little before."""
ENOUGH_COINS: Final = 6
WARFARE_STEP: Final = 0.05
MORE_TO_CHOOSE_FROM: Final = 0.06
"""For each card that a scheme space lets one look at."""
HALF_USED: Final = 0.2
"""For a point that a second one is missing to."""


def evaluate_alone(g: State, seat: int) -> float:
    """What is good for you is bad for the Rebellion."""
    return yours(g) if seat == YOU else -yours(g)


def yours(g: State) -> float:
    """Yours less a part of the Rebellion's; at the end the points themselves."""
    if not g.stack:
        return float(total(g, YOU) - total(g, REBELLION)) + TIE_BREAK * g.coins[YOU]
    last = g.round == ROUNDS
    ruled = 0
    theirs = 0
    value = 0.0
    for region in range(PLACES):
        who = ruler(g, region)
        if who == YOU:
            ruled += 1
            if region == KIEV or region == NOVGOROD:  # noqa: SIM109 - no tuple in the hottest loop
                value += ALONE.crown
        elif who == REBELLION:
            theirs += 1
        if g.occupies(YOU, region):
            value += ALONE.present
            if who == YOU and g.goods >> region & 1:
                value += ALONE.edge
    value -= ALONE.theirs * RULE[theirs] + ALONE.their_troop * (REBELS_EACH - g.supply[REBELLION])
    value += on_track(g, RULE_TRACK, RULE[ruled]) + ALONE.troop * (TROOPS_EACH - g.supply[YOU])
    if g.leader_at[YOU] != NOWHERE:
        value += ALONE.leader
    value += property_value(g)
    coins = g.coins[YOU]
    value += (ALONE.last_coin if last else ALONE.coin) * min(coins, ENOUGH_COINS) + TIE_BREAK * coins
    value += (ALONE.last_card if last else ALONE.card) * count(g.schemes.hands[YOU])
    value += ALONE.deeds * deeds(g, YOU)
    value += (
        ALONE.warfare * (warfare_points(g, YOU) - warfare_points(g, REBELLION))
        + WARFARE_STEP * g.warfare[YOU]
    )
    if g.agenda[YOU] >= 0 and g.round >= ROUNDS - 1 and agenda_met(g, YOU, g.agenda[YOU]):
        value += ALONE.agenda
    return value + pending(g)


def on_track(g: State, track: int, now: float) -> float:
    """What is claimed is safe; what would be claimed now counts a little less."""
    claimed = float(CLAIM_POINTS[g.claims[YOU * TRACKS + track]])
    if now <= claimed:
        return claimed + ALONE.safe * now
    return claimed + ALONE.safe * claimed + ALONE.later * (now - claimed)


def property_value(g: State) -> float:
    """Structures, the more regions the better, and goods."""
    built = g.structures_at(YOU)
    value = on_track(
        g, BUILD_TRACK, BUILDINGS[largest_group(built, NEIGHBOURS)] + ALONE.spread * count(built)
    )
    for structure in range(STRUCTURES):
        value += ALONE.structure * count(g.built[YOU * STRUCTURES + structure])
    value += ALONE.stronghold * count(g.built[YOU * STRUCTURES + STRONGHOLD])
    boat = 0
    goods = 0
    for good in range(GOODS):
        n = g.hold[YOU * GOODS + good]
        goods += n
        boat += n if n < BOAT[good] else BOAT[good]
    return value + on_track(g, TRADE_TRACK, TRADE[boat]) + ALONE.good * goods


def pending(g: State) -> float:
    """Advisors in hand and on the board, and what is about to be drawn or checked."""
    value = 0.0
    for number in range(1, ADVISOR_PLACES):
        value += ALONE.hand * number * g.advisors[YOU * ADVISOR_PLACES + number]
    for space in range(len(g.board)):
        cell = g.board[space]
        if cell and seat_on(cell) == YOU:
            value += space_value(g, space) + ALONE.early * (ADVISORS - number_on(cell))
    top = g.stack[-1]
    if isinstance(top, (Draw, DrawFrom, Keep)):
        value += ALONE.drawing
    elif (isinstance(top, CasualtyDeck) and top.attacker() == YOU) or (
        isinstance(top, Casualty) and top.attacker == YOU
    ):
        value -= ALONE.check
    return value


def space_value(g: State, space: int) -> float:
    """An advisor's space: as many of its points as can be used, less its price."""
    column = space // MAX_ROWS
    points = g.space_points(space)
    value = 0.0
    if column == MUSTER:
        value = ALONE.muster * min(points, g.supply[YOU])
    elif column == MOVE:
        value = ALONE.move * points
    elif column == ATTACK:
        value = ALONE.attack * points
    elif column == TAX:
        value = ALONE.tax * useful(g, points, False)
    elif column == BUILD:
        value = ALONE.build * useful(g, points, True)
    elif column == SCHEME:
        value = ALONE.scheme + MORE_TO_CHOOSE_FROM * points
    return value - ALONE.coin * g.space_price(space)


def useful(g: State, points: int, building: bool) -> float:
    """How many goods or structures so many points bring now: one each where you rule, half a one elsewhere."""
    cheap = 0
    dear = 0
    for region in range(PLACES):
        if not g.occupies(YOU, region):
            continue
        if not (room(g, YOU, region) if building else g.goods >> region & 1):
            continue
        if ruler(g, region) == YOU:
            cheap += 1
        else:
            dear += 1
    if points <= cheap:
        return float(points)
    rest = (points - cheap) // 2
    return cheap + float(min(rest, dear)) + HALF_USED * (points - cheap - 2 * rest)
