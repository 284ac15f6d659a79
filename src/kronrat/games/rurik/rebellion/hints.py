"""What a bot should know when it plays alone against the Rebellion: how good a position looks, in points."""

from __future__ import annotations

from typing import Final

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
from kronrat.games.rurik.hints import deeds
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
from kronrat.parts.weights import load_weights

# points for what a track measures, smoothed between its spaces
RULE: Final = [0.0, 0.4, 1.2, 2.2, 3.5, 5.5, 6.0, 6.3, 6.5]
BUILDINGS: Final = [0.0, 0.5, 1.3, 2.3, 3.5, 5.2, 6.6, 8.0, 8.0]
TRADE: Final = [0.0, 0.3, 0.7, 1.1, 1.6, 2.1, 2.6, 3.3, 4.2, 5.2, 6.6, 8.0]

NAMES: Final = [
    "safe",
    "later",
    "crown",
    "present",
    "theirs",
    "troop",
    "leader",
    "spread",
    "structure",
    "good",
    "coin",
    "last-coin",
    "card",
    "last-card",
    "deeds",
    "agenda",
    "warfare",
    "hand",
    "early",
    "muster",
    "move",
    "attack",
    "tax",
    "build",
    "scheme",
    "drawing",
    "check",
    "edge",
    "stronghold",
    "their-troop",
]
W_SAFE: Final = 0
W_LATER: Final = 1
W_CROWN: Final = 2
W_PRESENT: Final = 3
W_THEIRS: Final = 4
W_TROOP: Final = 5
W_LEADER: Final = 6
W_SPREAD: Final = 7
W_STRUCTURE: Final = 8
W_GOOD: Final = 9
W_COIN: Final = 10
W_LAST_COIN: Final = 11
W_CARD: Final = 12
W_LAST_CARD: Final = 13
W_DEEDS: Final = 14
W_AGENDA: Final = 15
W_WARFARE: Final = 16
W_HAND: Final = 17
W_EARLY: Final = 18
W_MUSTER: Final = 19
W_MOVE: Final = 20
W_ATTACK: Final = 21
W_TAX: Final = 22
W_BUILD: Final = 23
W_SCHEME: Final = 24
W_DRAWING: Final = 25
W_CHECK: Final = 26
W_EDGE: Final = 27
W_STRONGHOLD: Final = 28
W_THEIR_TROOP: Final = 29
WEIGHTS: Final = load_weights("kronrat.games.rurik.rebellion", NAMES)


def evaluate(g: State, seat: int) -> float:
    """What is good for you is bad for the Rebellion."""
    return prospects(g) if seat == YOU else -prospects(g)


def prospects(g: State) -> float:
    """Yours less a part of the Rebellion's; at the end the points themselves."""
    if not g.stack:
        return float(total(g, YOU) - total(g, REBELLION)) + 0.01 * g.coins[YOU]
    w = WEIGHTS
    last = g.round == ROUNDS
    ruled = 0
    theirs = 0
    value = 0.0
    for region in range(PLACES):
        who = ruler(g, region)
        if who == YOU:
            ruled += 1
            if region == KIEV or region == NOVGOROD:  # noqa: SIM109 - no tuple in the hottest loop
                value += w[W_CROWN]
        elif who == REBELLION:
            theirs += 1
        if g.occupies(YOU, region):
            value += w[W_PRESENT]
            if who == YOU and g.goods >> region & 1:
                value += w[W_EDGE]
    value -= w[W_THEIRS] * RULE[theirs] + w[W_THEIR_TROOP] * (REBELS_EACH - g.supply[REBELLION])
    value += on_track(g, RULE_TRACK, RULE[ruled]) + w[W_TROOP] * (TROOPS_EACH - g.supply[YOU])
    if g.leader_at[YOU] != NOWHERE:
        value += w[W_LEADER]
    value += property_value(g)
    coins = g.coins[YOU]
    value += (w[W_LAST_COIN] if last else w[W_COIN]) * (coins if coins < 6 else 6) + 0.01 * coins
    value += (w[W_LAST_CARD] if last else w[W_CARD]) * count(g.schemes.hands[YOU])
    value += w[W_DEEDS] * deeds(g, YOU)
    value += w[W_WARFARE] * (warfare_points(g, YOU) - warfare_points(g, REBELLION)) + 0.05 * g.warfare[YOU]
    if g.agenda[YOU] >= 0 and g.round >= ROUNDS - 1 and agenda_met(g, YOU, g.agenda[YOU]):
        value += w[W_AGENDA]
    return value + pending(g)


def on_track(g: State, track: int, now: float) -> float:
    """What is claimed is safe; what would be claimed now counts a little less."""
    claimed = float(CLAIM_POINTS[g.claims[YOU * TRACKS + track]])
    if now <= claimed:
        return claimed + WEIGHTS[W_SAFE] * now
    return claimed + WEIGHTS[W_SAFE] * claimed + WEIGHTS[W_LATER] * (now - claimed)


def property_value(g: State) -> float:
    """Structures, the more regions the better, and goods."""
    w = WEIGHTS
    built = g.structures_at(YOU)
    value = on_track(g, BUILD_TRACK, BUILDINGS[largest_group(built, NEIGHBOURS)] + w[W_SPREAD] * count(built))
    for structure in range(STRUCTURES):
        value += w[W_STRUCTURE] * count(g.built[YOU * STRUCTURES + structure])
    value += w[W_STRONGHOLD] * count(g.built[YOU * STRUCTURES + STRONGHOLD])
    boat = 0
    goods = 0
    for good in range(GOODS):
        n = g.hold[YOU * GOODS + good]
        goods += n
        boat += n if n < BOAT[good] else BOAT[good]
    return value + on_track(g, TRADE_TRACK, TRADE[boat]) + w[W_GOOD] * goods


def pending(g: State) -> float:
    """Advisors in hand and on the board, and what is about to be drawn or checked."""
    w = WEIGHTS
    value = 0.0
    for number in range(1, ADVISOR_PLACES):
        value += w[W_HAND] * number * g.advisors[YOU * ADVISOR_PLACES + number]
    for space in range(len(g.board)):
        cell = g.board[space]
        if cell and seat_on(cell) == YOU:
            value += space_value(g, space) + w[W_EARLY] * (ADVISORS - number_on(cell))
    top = g.stack[-1]
    if isinstance(top, (Draw, DrawFrom, Keep)):
        value += w[W_DRAWING]
    elif (isinstance(top, CasualtyDeck) and top.attacker() == YOU) or (
        isinstance(top, Casualty) and top.attacker == YOU
    ):
        value -= w[W_CHECK]
    return value


def space_value(g: State, space: int) -> float:
    """An advisor's space: as many of its points as can be used, less its price."""
    w = WEIGHTS
    column = space // MAX_ROWS
    points = g.space_points(space)
    value = 0.0
    if column == MUSTER:
        value = w[W_MUSTER] * min(points, g.supply[YOU])
    elif column == MOVE:
        value = w[W_MOVE] * points
    elif column == ATTACK:
        value = w[W_ATTACK] * points
    elif column == TAX:
        value = w[W_TAX] * useful(g, points, False)
    elif column == BUILD:
        value = w[W_BUILD] * useful(g, points, True)
    elif column == SCHEME:
        value = w[W_SCHEME] + 0.06 * points
    return value - w[W_COIN] * g.space_price(space)


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
    return cheap + float(min(rest, dear)) + 0.2 * (points - cheap - 2 * rest)
