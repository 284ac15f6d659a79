"""What a bot should know: how good a position looks for a seat, in points, and which moves are worth a look."""

from __future__ import annotations

from typing import Final

from kronrat.games.rurik.data import (
    ATTACK,
    BOAT,
    BUILD,
    CLAIM_POINTS,
    COLUMNS,
    DEED_COINS,
    DEED_GOODS,
    DEED_VICTORY,
    GOODS,
    KIEV,
    MAX_ROWS,
    MOVE,
    MUSTER,
    NEIGHBOURS,
    NOVGOROD,
    NOWHERE,
    PROTECTIVE,
    ROUNDS,
    SCHEME,
    SCHEME_KIND,
    SEATS,
    STRONGHOLD,
    STRUCTURES,
    SVIATOPOLK,
    TAX,
    TRACKS,
    TROOPS_EACH,
    YAROSLAV,
)
from kronrat.games.rurik.rules.advisors import number_on, power_on, seat_on
from kronrat.games.rurik.rules.attack import Reward
from kronrat.games.rurik.rules.casualty import Casualty, CasualtyDeck
from kronrat.games.rurik.rules.move import Move as March
from kronrat.games.rurik.rules.needs import missing
from kronrat.games.rurik.rules.regions import strength
from kronrat.games.rurik.rules.scheme import Draw, DrawFrom, Keep
from kronrat.games.rurik.rules.strategy import Place, open_columns
from kronrat.games.rurik.rules.turn import Turn
from kronrat.games.rurik.score import agenda_met, dock, thirds, warfare_points
from kronrat.games.rurik.state import State
from kronrat.kernel.play import moves
from kronrat.kernel.step import Move
from kronrat.parts.graph import count, largest_group

# points for what a track measures, smoothed between its spaces
RULE: Final = [0.0, 0.5, 1.2, 2.1, 3.2, 5.0, 5.2, 5.4, 5.6, 5.8, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0]
BUILDINGS: Final = [0.0, 0.6, 1.3, 2.2, 3.3, 5.0, 6.6, 8.0, 8.0, 8.0]
TRADE: Final = [0.0, 0.4, 0.8, 1.2, 1.7, 2.2, 2.7, 3.3, 4.2, 5.2, 6.6, 8.0]
CROWN: Final = 0.35
SPACE_VALUE: Final = [0.30, 0.16, 0.30, 0.42, 0.62, 0.22]
"""What a point of an action is worth, column by column."""
EDGE: Final = 0.05
FORFEIT: Final = 1
PLAY_SCHEME: Final = 2
"""Verbs of the turn, by their number: the main action and forfeiting it come first, then schemes."""
OTHERS: Final = 0.35
"""How much of what the strongest opponent has counts against a seat."""


def evaluate(g: State, seat: int) -> float:
    """Own prospects less a part of what the best opponent holds."""
    if not g.stack:
        return final(g, seat)
    ruled = [0] * (g.seats + 1)  # the last one: regions that nobody rules
    value = land(g, seat, ruled)
    best = 0.0
    for other in range(g.seats):
        if other != seat:
            held = RULE[ruled[other]] + 0.1 * (TROOPS_EACH - g.supply[other]) + 0.12 * g.coins[other]
            if g.leader_at[other] != NOWHERE:
                held += 0.2
            best = max(best, held + warfare_points(g, other))
    return value + holdings(g, seat, ruled[seat]) + private(g, seat) - OTHERS * best


def land(g: State, seat: int, ruled: list[int]) -> float:
    """Who rules where (counted into `ruled`; muted strongholds left aside), and what own presence is worth."""
    value = 0.0
    seats = g.seats
    troops, leader, leader_at, built = g.troops, g.leader, g.leader_at, g.built
    for region in range(g.regions()):
        base = region * SEATS
        best = g.rebels[region]
        who = seats
        own = 0
        for s in range(seats):
            n = troops[base + s]
            leads = leader_at[s] == region
            if leads:
                n += 1
            if s == seat:
                own = n
            if leads and leader[s] == SVIATOPOLK:
                n += g.rebels[region]
            if built[s * STRUCTURES + STRONGHOLD] >> region & 1:
                n += 1
            if n > best:
                best = n
                who = s
            elif n == best and n > 0:
                who = s if leads and leader[s] == YAROSLAV else seats
        ruled[who] += 1
        if own:
            value += 0.07 if who == seat else 0.19
            if g.goods >> region & 1:
                value += EDGE
        if who == seat and (region == KIEV or region == NOVGOROD):  # noqa: SIM109 - no tuple in the hottest loop
            value += CROWN
    return value


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
            points += 2
        if g.automa(other):
            points += thirds(g.coins[other]) + thirds(dock(g, other))
        value += points if other == seat else -points / g.seats
    return value + 0.01 * g.coins[seat]


def holdings(g: State, seat: int, ruled: int) -> float:
    """Tracks, structures, goods, coins, cards."""
    structures = g.structures_at(seat)
    value = track_value(g, seat, 0, RULE[ruled])
    value += track_value(
        g, seat, 1, BUILDINGS[largest_group(structures, NEIGHBOURS)] + 0.15 * count(structures)
    )
    boat = 0
    goods = 0
    for good in range(GOODS):
        n = g.hold[seat * GOODS + good]
        goods += n
        boat += n if n < BOAT[good] else BOAT[good]
    value += track_value(g, seat, 2, TRADE[boat]) + 0.08 * goods
    value += 0.12 * count(g.built[seat * STRUCTURES + STRONGHOLD]) + 0.10 * (TROOPS_EACH - g.supply[seat])
    if g.leader_at[seat] != NOWHERE:
        value += 0.3
    coins = g.coins[seat]
    value += 0.16 * coins if coins <= 6 else 0.96 + 0.05 * (coins - 6)
    war = g.warfare[seat]
    value += 0.8 * warfare_points(g, seat) + 0.12 * (war if war < 6 else 6)
    value += 0.1 * g.beaten[seat] + 0.3 * count(g.schemes.hands[seat])
    return value + deeds(g, seat)


def track_value(g: State, seat: int, track: int, now: float) -> float:
    """What is claimed is safe; what would be claimed now counts a little less, the more so early on."""
    claimed = float(CLAIM_POINTS[g.claims[seat * TRACKS + track]])
    if now <= claimed:
        return claimed + 0.1 * now
    return claimed + 0.1 * claimed + (0.86 if g.round < ROUNDS else 0.95) * (now - claimed)


def deeds(g: State, seat: int) -> float:
    """Deeds done, deeds that could be done now, deeds partly paid for."""
    value = 0.0
    done, held = g.done[seat], g.deeds[seat]
    deed = 0
    while (done | held) >> deed:
        if done >> deed & 1:
            value += DEED_VICTORY[deed] + 0.2
        elif held >> deed & 1:
            value += 0.15 + deed_progress(g, seat, deed)
        deed += 1
    return value


def deed_progress(g: State, seat: int, deed: int) -> float:
    if missing(g, seat, deed) is None:
        return 0.55 * DEED_VICTORY[deed]
    asked = DEED_COINS[deed]
    have = min(g.coins[seat], asked)
    for good in range(GOODS):
        want = DEED_GOODS[deed * GOODS + good]
        asked += want
        have += min(g.hold[seat * GOODS + good], want)
    return 0.3 * DEED_VICTORY[deed] * have / asked if asked else 0.05


def private(g: State, seat: int) -> float:
    """What only the seat itself knows or cares about: its agenda, its advisors, what is pending."""
    value = 0.0
    agenda = g.agenda[seat]
    # who rules most structures is dear to find out: only towards the end
    since = ROUNDS if agenda == PROTECTIVE else ROUNDS - 1
    if agenda >= 0 and g.round >= since and agenda_met(g, seat, agenda):
        value += 1.2
    for number in range(1, 6):
        value += 0.12 * number * g.advisors[seat * 6 + number]
    for space in range(COLUMNS * MAX_ROWS):
        cell = g.board[space]
        if cell and seat_on(cell) == seat:
            value += space_value(g, seat, space) + 0.03 * (5 - number_on(cell))
    top = g.stack[-1]
    if isinstance(top, (Draw, DrawFrom, Keep, Reward)):
        value += 0.3
    elif isinstance(top, (Casualty, CasualtyDeck)):
        value -= 0.12
    return value


def space_value(g: State, seat: int, space: int) -> float:
    """An advisor's space: its points, less where they cannot be used well, and its price."""
    column = space // MAX_ROWS
    points = g.space_points(space)
    value = SPACE_VALUE[column] * points
    if column == MUSTER:
        value *= 1.3 if g.supply[seat] > 6 else 0.6
    elif column == SCHEME:
        value += 0.25 if points == 3 else 0.15
    elif column == BUILD:
        value *= 1.2 if count(g.structures_at(seat)) < 5 else 0.8
    elif column == TAX:
        value *= 1.2 if g.round > 1 else 1.0
    elif column in (MOVE, ATTACK) and g.round == 1:
        value *= 0.9
    return value - 0.16 * g.space_price(space)


def candidates(g: State, seat: int) -> list[Move]:
    """Bribes only as high as they matter, marches where they may change who rules, bonus actions after the main one."""
    f = g.stack[-1]
    if isinstance(f, Place):
        return placings(g, seat)
    found = moves(g, seat)
    if isinstance(f, March) and len(found) > 6:
        return marches(g, seat, found)
    if isinstance(f, Turn) and not f.done:
        return main_first(g, f, found)
    return found[:1] if isinstance(f, (DrawFrom, CasualtyDeck)) else found


def main_first(g: State, f: Turn, found: list[Move]) -> list[Move]:
    """Bonus actions can wait until after the main action, unless they help to pay for it or add to its points."""
    if g.coins[f.seat] < f.price:
        return found
    out: list[Move] = []
    for move in found:
        verb, args = move
        adds = verb == PLAY_SCHEME and f.action in (TAX, BUILD) and SCHEME_KIND[args[0]] == f.action
        if verb <= FORFEIT or adds:
            out.append(move)
    return out


def placings(g: State, seat: int) -> list[Move]:
    out: list[Move] = []
    columns = open_columns(g, seat)
    for number in range(1, 6):
        if g.advisors[seat * 6 + number] == 0:
            continue
        for column in range(COLUMNS):
            if columns >> column & 1:
                out.append((0, (number - 1, column, 0)))
                for row in range(g.rows()):
                    cell = g.board[column * MAX_ROWS + row]
                    bribe = power_on(cell) + 1 - number if cell else 0
                    if 0 < bribe <= min(g.coins[seat], 3):
                        out.append((0, (number - 1, column, bribe)))
    return out


def marches(g: State, seat: int, found: list[Move]) -> list[Move]:
    """Leave out troops that hold a region by one, and going where one more troop changes nothing."""
    leads = [lead(g, seat, region) for region in range(g.regions())]
    out: list[Move] = []
    for move in found:
        verb, args = move
        if verb == 0 and (leads[args[0]] == 1 or not -1 <= leads[args[1]] <= 0):
            continue
        if verb in (1, 2) and leads[args[0]] > 1:
            continue
        out.append(move)
    return out


def lead(g: State, seat: int, region: int) -> int:
    """By how much a seat is stronger than everybody else in a region."""
    best = g.rebels[region]
    for other in range(g.seats):
        if other != seat:
            best = max(best, strength(g, other, region))
    return strength(g, seat, region) - best
