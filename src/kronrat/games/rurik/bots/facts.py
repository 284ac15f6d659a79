"""The numbers a network is told about Rurik: the terms of its evaluation, taken apart. Scaled by hand to about 1."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec

from kronrat.games.rurik.bots.deeds import deed_progress
from kronrat.games.rurik.bots.evaluate import evaluate, ruler_at, space_value, track_value
from kronrat.games.rurik.bots.weights import W
from kronrat.games.rurik.data import (
    ACTION_KEYS,
    ADVISOR_PLACES,
    ADVISORS,
    BUILD_TRACK,
    CLAIM_POINTS,
    COLUMNS,
    DEED_VICTORY,
    KIEV,
    MAX_ROWS,
    NEIGHBOURS,
    NOVGOROD,
    NOWHERE,
    ROUNDS,
    RULE_TRACK,
    SCHEME_KIND,
    SCHEME_POINTS,
    SEATS,
    STRUCTURE,
    STRUCTURES,
    TRACK,
    TRACKS,
    TRADE_TRACK,
)
from kronrat.games.rurik.rebellion.side import REBELLION
from kronrat.games.rurik.rules.advisors import bribe_on, number_on, seat_on
from kronrat.games.rurik.rules.casualty import Casualty, CasualtyDeck
from kronrat.games.rurik.rules.scheme import Draw, DrawFrom, Keep
from kronrat.games.rurik.rules.strategy import Place
from kronrat.games.rurik.rules.turn import Turn
from kronrat.games.rurik.score import agenda_met, standing, warfare_points
from kronrat.games.rurik.state import NOBODY, State
from kronrat.kernel.step import Step
from kronrat.parts.facts import EVERYBODY, Facts, unread
from kronrat.parts.graph import count, largest_group

PURSE: Final = 5
RICH: Final = 15
"""Coins up to the first count as such, up to the second as riches."""
FAR_AHEAD: Final = 3

PUBLIC: Final = [
    "points",
    *[f"{name}-{what}" for name in TRACK.keys for what in ("claimed", "measure", "value", "ahead")],
    *("warfare-points", "warfare", "beaten"),
    *("troops", "leader", "presence", "goods-there", "crowns"),
    *[f"built-{name}" for name in STRUCTURE.keys],
    *("coins", "riches", "goods", "schemes"),
    *("deeds-done", "deed-points", "deeds-held", "deeds-ready", "deeds-progress"),
    *("advisors", "advisor-numbers", "advisors-placed", "next-number", "bribes"),
    *[f"column-{name}" for name in ACTION_KEYS],
    *(
        "tax-left",
        "build-left",
        "turn-order",
        "marker",
        "acting",
        "acted",
        "main-points",
        "drawing",
        "casualty",
    ),
]
OWN: Final = [
    *("agenda", "agenda-met", "agenda-lead"),
    *[f"schemes-{name}" for name in ACTION_KEYS],
    *("scheme-points", "evaluation"),
]
TABLE: Final = ["round", "last-round", "placing", "turn", "advisors-left", "deeds-left"]


class Ranking:
    """What is compared between seats: the three tracks as they would be claimed now."""

    def __init__(self, g: State) -> None:
        seats = g.seats
        self.present = [0] * seats
        self.goods_there = [0] * seats
        self.crowns = [0] * seats
        ruled = [0] * (seats + 1)
        for region in range(g.regions()):
            who = ruler_at(g, region)
            ruled[who] += 1
            if who < seats and region in (KIEV, NOVGOROD):
                self.crowns[who] += 1
            for seat in range(seats):
                if g.troops[region * SEATS + seat] > 0 or g.leader_at[seat] == region:
                    self.present[seat] += 1
                    if g.goods >> region & 1:
                        self.goods_there[seat] += 1
        self.measure = [0] * (seats * TRACKS)
        for seat in range(seats):
            self.measure[seat * TRACKS + RULE_TRACK] = ruled[seat]
            self.measure[seat * TRACKS + BUILD_TRACK] = largest_group(g.structures_at(seat), NEIGHBOURS)
            self.measure[seat * TRACKS + TRADE_TRACK] = g.boat(seat)

    def ahead(self, g: State, seat: int, track: int) -> int:
        """How far a seat is ahead of the best other on a track."""
        best = 0
        for other in range(g.seats):
            if other != seat:
                best = max(best, self.measure[other * TRACKS + track])
        return self.measure[seat * TRACKS + track] - best


def read(g: State, reader: int) -> vec[float]:
    ranking = Ranking(g)
    step = g.stack[-1] if g.stack else None
    out = vec[float](capacity=g.seats * (len(PUBLIC) + len(OWN)) + len(TABLE))
    for seat in range(g.seats):
        out = tracks(out, g, ranking, seat)
        out = holdings(out, g, ranking, seat)
        out = deeds(out, g, seat)
        out = advisors(out, g, seat)
        out = under_way(out, g, step, seat)
    for seat in range(g.seats):
        out = own(out, g, seat) if reader in (seat, EVERYBODY) else unread(out, len(OWN))
    return table(out, g, step)


def tracks(out: vec[float], g: State, ranking: Ranking, seat: int) -> vec[float]:
    """Points so far; then track by track what is claimed, what would be, and who is ahead."""
    points = warfare_points(g, seat)
    for track in range(TRACKS):
        points += CLAIM_POINTS[g.claims[seat * TRACKS + track]]
    for deed in range(len(DEED_VICTORY)):
        if g.done[seat] >> deed & 1:
            points += DEED_VICTORY[deed]
    out = append(out, points * 0.05)
    for track in range(TRACKS):
        measure = ranking.measure[seat * TRACKS + track]
        if track == RULE_TRACK:
            now = W.rule_points[measure]
        elif track == BUILD_TRACK:
            now = W.building_points[measure]
        else:
            now = W.trade_points[measure]
        out = append(out, CLAIM_POINTS[g.claims[seat * TRACKS + track]] * 0.2)
        out = append(out, measure * 0.15)
        out = append(out, track_value(g, seat, track, now) * 0.1)
        out = append(out, max(-FAR_AHEAD, min(FAR_AHEAD, ranking.ahead(g, seat, track))) * 0.3)
    return out


def holdings(out: vec[float], g: State, ranking: Ranking, seat: int) -> vec[float]:
    """Warfare, pieces on the board, structures, coins and goods."""
    out = append(out, warfare_points(g, seat) * 0.3)
    out = append(out, g.warfare[seat] * 0.2)
    out = append(out, g.beaten[seat] * 0.2)
    out = append(out, (g.army(seat) - g.supply[seat]) * 0.12)
    out = append(out, 0.0 if g.leader_at[seat] == NOWHERE else 1.0)
    out = append(out, ranking.present[seat] * 0.2)
    out = append(out, ranking.goods_there[seat] * 0.25)
    out = append(out, ranking.crowns[seat] * 0.5)
    for structure in range(STRUCTURES):
        out = append(out, count(g.built[seat * STRUCTURES + structure]) * 0.4)
    coins = g.coins[seat]
    out = append(out, min(coins, PURSE) * 0.2)
    out = append(out, max(0, min(coins, RICH) - PURSE) * 0.15)
    out = append(out, g.all_goods(seat) * 0.12)
    return append(out, count(g.schemes.hands[seat]) * 0.3)


def deeds(out: vec[float], g: State, seat: int) -> vec[float]:
    """Deeds done, and how near those held are."""
    done, held = g.done[seat], g.deeds[seat]
    points = ready = 0
    progress = 0.0
    for deed in range(len(DEED_VICTORY)):
        if done >> deed & 1:
            points += DEED_VICTORY[deed]
        elif held >> deed & 1:
            near = deed_progress(g, seat, deed)
            progress += near
            if near >= W.deed_ready * DEED_VICTORY[deed]:
                ready += 1
    out = append(out, count(done) * 0.3)
    out = append(out, points * 0.15)
    out = append(out, count(held & ~done) * 0.3)
    out = append(out, ready * 0.5)
    return append(out, progress * 0.3)


def advisors(out: vec[float], g: State, seat: int) -> vec[float]:
    """Advisors in hand, and what those on the strategy board promise, column by column."""
    free = numbers = 0
    for number in range(1, ADVISOR_PLACES):
        free += g.advisors[seat * ADVISOR_PLACES + number]
        numbers += number * g.advisors[seat * ADVISOR_PLACES + number]
    promised = vec[float]([0.0] * COLUMNS)
    placed = bribes = 0
    fastest = ADVISORS + 1
    for space in range(len(g.board)):
        cell = g.board[space]
        if seat_on(cell) == seat:
            placed += 1
            bribes += bribe_on(cell)
            fastest = min(fastest, number_on(cell))
            promised[space // MAX_ROWS] += space_value(g, seat, space, number_on(cell))
    out = append(out, free * 0.2)
    out = append(out, numbers * 0.08)
    out = append(out, placed * 0.2)
    out = append(out, fastest * 0.2 if placed else 0.0)
    out = append(out, bribes * 0.3)
    for one in promised:
        out = append(out, one * 0.3)
    return out


def under_way(out: vec[float], g: State, step: Step | None, seat: int) -> vec[float]:
    """What a turn in progress still has to give, and what is about to be drawn or lost."""
    acting = step is not None and step.seat == seat
    out = append(out, g.tax_left * 0.3 if acting else 0.0)
    out = append(out, g.build_left * 0.3 if acting else 0.0)
    out = append(out, (seat - g.first) % g.seats / g.seats)
    out = append(out, 1.0 if g.marker == seat else 0.0)
    out = append(out, 1.0 if acting else 0.0)
    acted = points = 0.0
    if acting and isinstance(step, Turn):
        acted = float(step.done)
        points = 0.0 if step.done else step.points * 0.3
    out = append(out, acted)
    out = append(out, points)
    out = append(out, 1.0 if acting and isinstance(step, (Draw, DrawFrom, Keep)) else 0.0)
    return append(out, 1.0 if acting and isinstance(step, (Casualty, CasualtyDeck)) else 0.0)


def own(out: vec[float], g: State, seat: int) -> vec[float]:
    """The secret agenda, and the schemes in hand by kind."""
    agenda = g.agenda[seat]
    if agenda == NOBODY:
        out = append(out, 0.0)
        out = append(out, 0.0)
        out = append(out, 0.0)
    else:
        best = 0
        for other in range(g.seats):
            if other != seat:
                best = max(best, standing(g, other, agenda))
        out = append(out, 1.0)
        out = append(out, 1.0 if agenda_met(g, seat, agenda) else 0.0)
        out = append(out, max(-FAR_AHEAD, min(FAR_AHEAD, standing(g, seat, agenda) - best)) * 0.3)
    kinds = vec[float]([0.0] * COLUMNS)
    points = 0
    hand = g.schemes.hands[seat]
    card = 0
    while hand >> card:
        if hand >> card & 1:
            points += SCHEME_POINTS[card]
            if SCHEME_KIND[card] < COLUMNS:
                kinds[SCHEME_KIND[card]] += 1.0
        card += 1
    for one in kinds:
        out = append(out, one * 0.5)
    out = append(out, points * 0.2)
    # what looks good to the Rebellion would tell of your agenda
    rebellion = g.rebellion is not None and seat == REBELLION
    return append(out, 0.0 if rebellion else evaluate(g, seat) * 0.05)


def table(out: vec[float], g: State, step: Step | None) -> vec[float]:
    """How far the game is, and what kind of question is asked."""
    left = 0
    for cell in g.board:
        if cell:
            left += 1
    out = append(out, g.round / ROUNDS)
    out = append(out, 1.0 if g.round == ROUNDS else 0.0)
    out = append(out, 1.0 if isinstance(step, Place) else 0.0)
    out = append(out, 1.0 if isinstance(step, Turn) else 0.0)
    out = append(out, left / (g.seats * ADVISORS))
    return append(out, count(g.deck_of_deeds) * 0.05)


FACTS: Final = Facts(PUBLIC, OWN, TABLE, read)


def network(g: State) -> str:
    """Editions share a network; the game against the Rebellion would need its own."""
    return str(g.seats) if g.rebellion is None else "alone"
