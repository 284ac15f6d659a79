"""How good a position looks for a seat, in points, and how far to look."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kronrat.games.rurik.bots.deeds import deeds
from kronrat.games.rurik.bots.evaluate_alone import evaluate_alone
from kronrat.games.rurik.bots.weights import W
from kronrat.games.rurik.data import (
    ADVISOR_PLACES,
    ADVISORS,
    AGENDA_POINTS,
    ATTACK,
    BOAT,
    BUILD,
    BUILD_TRACK,
    CLAIM_POINTS,
    DEED_VICTORY,
    GOODS,
    KIEV,
    MAX_ROWS,
    MOST_CARDS,
    MOVE,
    MUSTER,
    NEIGHBOURS,
    NOVGOROD,
    NOWHERE,
    PROTECTIVE,
    ROUNDS,
    RULE_TRACK,
    SCHEME,
    SEATS,
    STRONGHOLD,
    STRUCTURES,
    SVIATOPOLK,
    TAX,
    TRACKS,
    TRADE_TRACK,
    TROOPS_EACH,
    YAROSLAV,
)
from kronrat.games.rurik.rules.advisors import number_on, seat_on
from kronrat.games.rurik.rules.attack import Reward
from kronrat.games.rurik.rules.casualty import Casualty, CasualtyDeck
from kronrat.games.rurik.rules.scheme import Draw, DrawFrom, Keep
from kronrat.games.rurik.rules.strategy import Place
from kronrat.games.rurik.rules.turn import Turn
from kronrat.games.rurik.score import agenda_met, warfare_points
from kronrat.games.rurik.state import State
from kronrat.parts.graph import count, largest_group

TIE_BREAK: Final = 0.01
"""What a coin is worth when the game is over."""
ENOUGH_WAR: Final = 6
"""Attacks beyond so many are worth nothing more."""
HALF_AN_ARMY: Final = 6
"""With more troops in the supply mustering is worth more."""
ENOUGH_BUILT: Final = 5
"""From so many regions with structures on building is worth less."""


def evaluate(g: State, seat: int) -> float:
    """What a seat has and may expect, less a part of what the best opponent holds."""
    if g.rebellion is not None:
        return evaluate_alone(g, seat)
    if not g.stack:
        return final(g, seat)
    ruled = [0] * (g.seats + 1)  # the last one: regions that nobody rules
    value = 0.0
    for region in range(g.regions()):
        who = ruler_at(g, region)
        ruled[who] += 1
        value += worth(g, seat, region, who)
    value += rivalry(g, seat, ruled) + army(g, seat) + holdings(g, seat) + deeds(g, seat)
    return value + agenda(g, seat) + pending(g, seat)


def ruler_at(g: State, region: int) -> int:
    """Who rules a region (muted strongholds left aside); nobody is the number of seats."""
    seats: i64 = g.seats
    who = seats
    troops, leader_at, built = g.troops, g.leader_at, g.built
    here: i64 = region
    base = here * SEATS
    best: i64 = g.rebels[region]
    for s in range(seats):
        n: i64 = troops[base + s]
        leads: i64 = leader_at[s]
        if leads == here:
            n += 1
            if g.leader[s] == SVIATOPOLK:
                n += g.rebels[region]
        strongholds: i64 = built[s * STRUCTURES + STRONGHOLD]
        n += strongholds >> here & 1
        if n > best:
            best = n
            who = s
        elif n == best and n > 0:
            who = s if leads == here and g.leader[s] == YAROSLAV else seats
    return int(who)


def worth(g: State, seat: int, region: int, who: int) -> float:
    """What own presence in a region is worth beside its place on the track, if `who` rules it."""
    value = 0.0
    if g.troops[region * SEATS + seat] > 0 or g.leader_at[seat] == region:
        value = W.ruled_presence if who == seat else W.presence
        if g.goods >> region & 1:
            value += W.good_there
    if who == seat and (region == KIEV or region == NOVGOROD):  # noqa: SIM109 - no tuple in the hottest loop
        value += W.crown
    return value


def rivalry(g: State, seat: int, ruled: list[int]) -> float:
    """The rule track, and what the strongest opponent has, from the number of regions that each seat rules."""
    best = 0.0
    for other in range(g.seats):
        if other != seat:
            held = W.rule_points[ruled[other]] + W.rival_troop * (TROOPS_EACH - g.supply[other])
            if g.leader_at[other] != NOWHERE:
                held += W.rival_leader
            held += W.rival_coin * g.coins[other] + warfare_points(g, other)
            if held > best:
                best = held
    return track_value(g, seat, RULE_TRACK, W.rule_points[ruled[seat]]) - W.rivalry * best


def army(g: State, seat: int) -> float:
    """Troops on the board, and the leader."""
    value = W.troop * (TROOPS_EACH - g.supply[seat])
    return value if g.leader_at[seat] == NOWHERE else value + W.leader


def final(g: State, seat: int) -> float:
    """The game is over: points, and a little for the tie-break."""
    value = 0.0
    for other in range(g.seats):
        points = float(warfare_points(g, other))
        for track in range(TRACKS):
            points += CLAIM_POINTS[g.claims[other * TRACKS + track]]
        for deed in range(len(DEED_VICTORY)):
            if g.done[other] >> deed & 1:
                points += DEED_VICTORY[deed]
        if agenda_met(g, other, g.agenda[other]):
            points += AGENDA_POINTS
        value += points if other == seat else -points / g.seats
    return value + TIE_BREAK * g.coins[seat]


def holdings(g: State, seat: int) -> float:
    """Structures, goods, coins, warfare, cards."""
    structures = g.structures_at(seat)
    value = track_value(
        g,
        seat,
        BUILD_TRACK,
        W.building_points[largest_group(structures, NEIGHBOURS)] + W.structure * count(structures),
    )
    boat = 0
    goods = 0
    for good in range(GOODS):
        n = g.hold[seat * GOODS + good]
        goods += n
        boat += n if n < BOAT[good] else BOAT[good]
    value += track_value(g, seat, TRADE_TRACK, W.trade_points[boat]) + W.good * goods
    value += W.stronghold * count(g.built[seat * STRUCTURES + STRONGHOLD]) + purse(g.coins[seat])
    war = g.warfare[seat]
    value += W.warfare * warfare_points(g, seat) + W.warfare_step * (war if war < ENOUGH_WAR else ENOUGH_WAR)
    return value + W.rebel * g.beaten[seat] + W.scheme_held * count(g.schemes.hands[seat])


def purse(coins: int) -> float:
    """The first coins are the ones that are missed."""
    enough = W.enough_coins
    return W.coin * coins if coins <= enough else W.coin * enough + W.later_coin * (coins - enough)


def track_value(g: State, seat: int, track: int, now: float) -> float:
    """What is claimed is safe; what would be claimed now counts a little less, the more so early on."""
    claimed = float(CLAIM_POINTS[g.claims[seat * TRACKS + track]])
    if now <= claimed:
        return claimed + W.safe * now
    share = W.unclaimed if g.round < ROUNDS else W.last_unclaimed
    return claimed + W.safe * claimed + share * (now - claimed)


def agenda(g: State, seat: int) -> float:
    """The own agenda, if it would be met now; early on that says nothing."""
    own = g.agenda[seat]
    # who rules most structures is dear to find out: only towards the end
    since = ROUNDS if own == PROTECTIVE else ROUNDS - 1
    return W.agenda_met if own >= 0 and g.round >= since and agenda_met(g, seat, own) else 0.0


def pending(g: State, seat: int) -> float:
    """The own advisors, in hand and on the board, and what is about to be drawn."""
    value = 0.0
    top = g.stack[-1]
    if isinstance(top, Place):
        for number in range(1, ADVISOR_PLACES):
            value += W.advisor_in_hand * number * g.advisors[seat * ADVISOR_PLACES + number]
    elif isinstance(top, (Draw, DrawFrom, Keep, Reward)):
        value += W.drawing
    elif isinstance(top, (Casualty, CasualtyDeck)):
        value -= W.casualty_due
    for space, cell in enumerate(g.board):
        if seat_on(cell) == seat:
            value += space_value(g, seat, space, number_on(cell))
    return value


def space_value(g: State, seat: int, space: int, number: int) -> float:
    """An advisor's space: its points, less where they cannot be used well, and its price; low numbers come first."""
    column = space // MAX_ROWS
    points = g.space_points(space)
    value = W.space[column] * points
    if column == MUSTER:
        value *= W.muster_many if g.supply[seat] > HALF_AN_ARMY else W.muster_few
    elif column == SCHEME:
        value += W.scheme_top if points == MOST_CARDS else W.scheme_any
    elif column == BUILD:
        value *= W.build_early if count(g.structures_at(seat)) < ENOUGH_BUILT else W.build_late
    elif column == TAX:
        value *= W.tax_later if g.round > 1 else 1.0
    elif column in (MOVE, ATTACK) and g.round == 1:
        value *= W.first_march
    return value - W.price * g.space_price(space) + W.early_number * (ADVISORS - number)


def settled(g: State, seat: int) -> bool:
    """After the main action only bonus actions are left, and what those promise is in the evaluation."""
    top = g.stack[-1]
    return isinstance(top, Turn) and top.done == 1


def rounds_ahead(g: State) -> int:
    """What an advisor is worth shows when he acts, a round of placing later; alone one can plan two rounds."""
    return 5 if g.rebellion is None else 20
