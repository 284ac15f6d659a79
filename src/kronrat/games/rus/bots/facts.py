"""The numbers a network is told about Rus: the terms of its evaluation, taken apart. Scaled by hand to about 1."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kronrat.games.rus.bots.evaluate import deeds_in_hand, evaluate, threats
from kronrat.games.rus.bots.evaluate_windows import window_value
from kronrat.games.rus.data import (
    BUILDINGS,
    CATEGORIES,
    CATEGORY,
    COLUMN,
    COLUMNS,
    GOODS,
    LEVELS,
    MOST_RULED,
    NEEDS,
    NONE,
    NUMBERS,
    RULE,
    SAFE_ROLL,
    SIDES,
    WINDOWS,
    number_of,
    seat_of,
)
from kronrat.games.rus.rules.act import Act, Retrieve
from kronrat.games.rus.rules.attack import Roll, modifier
from kronrat.games.rus.rules.claim import level_of, measured, tokens_out
from kronrat.games.rus.rules.draw import NextCard, hand_size
from kronrat.games.rus.rules.fulfil import ChooseDeed
from kronrat.games.rus.rules.land import heavies_on_map, present, ruler, troops_on_map
from kronrat.games.rus.rules.plan import Place
from kronrat.games.rus.rules.schemes import Response
from kronrat.games.rus.score import agenda_value, deed_points, epic_points
from kronrat.games.rus.state import ATTACKS, BUILDS, COLLECTS, MOVES, MUSTERS, State
from kronrat.kernel.step import Step
from kronrat.parts.facts import EVERYBODY, Facts, unread

PURSE: Final = 6
RICH: Final = 20
"""Gold up to the first counts as such, up to the second as riches."""
ROUNDS: Final = 8
FAR_AHEAD: Final = 3

PUBLIC: Final = [
    *[
        f"{name}-{what}"
        for name in CATEGORY.keys
        for what in ("claimed", "level", "amount", "to-next", "ahead")
    ],
    *("deed-points", "epic-points", "troops", "heavies", "presence", "ruled", "prince", "token", "killed"),
    *("hand", "gold", "riches", "sorts", "deeds-nearness", "deeds", "tokens-out"),
    *("strongholds", "churches", "markets"),
    *("tiles", "tile-numbers", "passed", "income", "income-bribe"),
    *[f"window-{name}" for name in COLUMN.keys[:COLUMNS]],
    *("tiles-placed", "threats"),
    *("moves-left", "builds-left", "collects-left", "attacks-left", "musters-left"),
    *("attacks", "attack-risk", "scheme-played", "draws", "turn-order", "asked"),
]
OWN: Final = ["evaluation", "agenda-met", "agenda-lead", "agenda-tied", "has-agenda"]
TABLE: Final = [
    *("round", "last-announced", "last-round", "planning", "retrieve", "roll", "claim", "act", "response"),
]


class Ranking:
    """What is compared between seats: lands ruled, and how each claim is measured."""

    def __init__(self, g: State) -> None:
        self.ruled = [0] * g.seats
        for land in range(g.lands):
            who = ruler(g, land)
            if who != NONE:
                self.ruled[who] |= 1 << land
        self.amount: list[int] = []
        for seat in range(g.seats):
            for category in range(CATEGORIES):  # who rules what is dear to find out: once for all
                by_rule = category == RULE
                self.amount.append(self.ruled[seat].bit_count() if by_rule else measured(g, seat, category))

    def standing(self, g: State, seat: int, agenda: int) -> int:
        """What an Agenda compares."""
        return self.ruled[seat].bit_count() if agenda == MOST_RULED else agenda_value(g, seat, agenda)

    def ahead(self, seat: int, category: int) -> int:
        """How far a seat is ahead of the best other in a category."""
        best = 0
        for other in range(len(self.ruled)):
            if other != seat:
                best = max(best, self.amount[other * CATEGORIES + category])
        return self.amount[seat * CATEGORIES + category] - best


def read(g: State, reader: int) -> vec[float]:
    ranking = Ranking(g)
    step = g.stack[-1] if g.stack else None
    out = vec[float](capacity=g.seats * (len(PUBLIC) + len(OWN)) + len(TABLE))
    for seat in range(g.seats):
        out = claimed(out, g, ranking, seat)
        out = means(out, g, ranking, seat)
        out = plans(out, g, ranking.ruled[seat], seat)
        out = under_way(out, g, step, seat)
    for seat in range(g.seats):
        out = agenda(out, g, ranking, seat) if reader in (seat, EVERYBODY) else unread(out, len(OWN))
    return table(out, g, step)


def claimed(out: vec[float], g: State, ranking: Ranking, seat: int) -> vec[float]:
    """The four claims: what is reached, what would be, and how near the next level is."""
    needs = NEEDS[g.seats]
    for category in range(CATEGORIES):
        amount = ranking.amount[seat * CATEGORIES + category]
        best = g.claim[seat * CATEGORIES + category]
        level = max(best, level_of(g, category, amount))
        out = append(out, best * 0.25)
        out = append(out, level * 0.25)
        out = append(out, amount / needs[category * LEVELS + LEVELS - 1])
        out = append(out, amount / needs[category * LEVELS + level] if level < LEVELS else 1.0)
        out = append(out, max(-FAR_AHEAD, min(FAR_AHEAD, ranking.ahead(seat, category))) * 0.3)
    return out


def means(out: vec[float], g: State, ranking: Ranking, seat: int) -> vec[float]:
    """Points besides claims; then Troops, Gold, Goods, cards and buildings."""
    gold = g.gold[seat]
    sorts = 0
    for good in range(GOODS):
        if g.goods[seat * GOODS + good]:
            sorts += 1
    out = append(out, deed_points(g, seat) * 0.5)
    out = append(out, epic_points(g, seat) * 0.5)
    out = append(out, troops_on_map(g, seat) * 0.1)
    out = append(out, heavies_on_map(g, seat) * 0.3)
    out = append(out, present(g, seat).bit_count() * 0.15)
    out = append(out, ranking.ruled[seat].bit_count() * 0.2)
    out = append(out, 1.0 if g.prince[seat] != NONE else 0.0)
    out = append(out, 1.0 if g.token == seat else 0.0)
    out = append(out, g.killed[seat] * 0.2)
    out = append(out, hand_size(g, seat) * 0.3)
    out = append(out, min(gold, PURSE) * 0.15)
    out = append(out, max(0, min(gold, RICH) - PURSE) * 0.1)
    out = append(out, sorts * 0.2)
    out = append(out, deeds_in_hand(g, seat) * 0.2)
    out = append(out, g.deed_hand[seat].bit_count() * 0.3)
    out = append(out, tokens_out(g, seat) * 0.25)
    for kind in range(BUILDINGS):
        count = 0
        for land in range(g.lands):
            if g.building[kind * g.lands + land] == seat:
                count += 1
        out = append(out, count * 0.3)
    return out


def plans(out: vec[float], g: State, lands: int, seat: int) -> vec[float]:
    """Tiles in hand, and what those on the action board promise, column by column."""
    passed = g.passed >> seat & 1
    tiles = numbers = 0
    if not passed:
        for number in range(NUMBERS):
            tiles += g.tiles[seat * NUMBERS + number]
            numbers += number * g.tiles[seat * NUMBERS + number]
    out = append(out, tiles * 0.2)
    out = append(out, numbers * 0.08)
    out = append(out, float(passed))
    out = append(out, g.income[seat] * 0.2)
    out = append(out, g.income_bribe[seat] * 0.2)
    promised = vec[float]([0.0] * COLUMNS)
    placed = threatened = 0
    for at in range(COLUMNS * WINDOWS):
        tile = g.board[at]
        if tile != NONE and seat_of(tile) == seat:
            placed += 1
            column: i64 = at // WINDOWS
            promised[column] += window_value(g, seat, lands, at)
            threatened += threats(g, seat, at, number_of(tile) + g.bribe[at])
    for one in promised:
        out = append(out, one * 0.5)
    out = append(out, placed * 0.2)
    return append(out, threatened * 0.1)


def under_way(out: vec[float], g: State, step: Step | None, seat: int) -> vec[float]:
    """What a turn in progress still has to give, and what is not decided yet. Sealed answers stay sealed."""
    acting = step is not None and step.seat == seat
    out = append(out, g.turn[MOVES] * 0.2 if acting else 0.0)
    out = append(out, g.turn[BUILDS] * 0.3 if acting else 0.0)
    out = append(out, g.turn[COLLECTS] * 0.3 if acting else 0.0)
    out = append(out, g.turn[ATTACKS] * 0.3 if acting else 0.0)
    out = append(out, g.turn[MUSTERS] * 0.3 if acting else 0.0)
    attacks = risk = scheme = draws = 0.0
    if isinstance(step, Roll):
        if step.attacker == seat:
            attacks = 1.0
            risk = min(max(SAFE_ROLL - 1 - modifier(g, seat, step.land, step.foe), 0), SIDES) / SIDES
    elif isinstance(step, Response):
        scheme = 1.0 if step.actor == seat else 0.0
    elif isinstance(step, NextCard):
        draws = 1.0 if step.drawer == seat else 0.0
    out = append(out, attacks)
    out = append(out, risk)
    out = append(out, scheme)
    out = append(out, draws)
    out = append(out, (seat - g.first) % g.seats / g.seats)
    return append(out, 1.0 if acting else 0.0)


def agenda(out: vec[float], g: State, ranking: Ranking, seat: int) -> vec[float]:
    """How everything looks to a seat by the hints, and how its secret Agenda stands."""
    out = append(out, evaluate(g, seat) * 0.1)
    card = g.agenda[seat]
    if card == NONE:
        return unread(out, len(OWN) - 1)
    own = ranking.standing(g, seat, card)
    best = 0
    for other in range(g.seats):
        if other != seat:
            best = max(best, ranking.standing(g, other, card))
    out = append(out, 1.0 if own > best else 0.0)
    out = append(out, max(-FAR_AHEAD, min(FAR_AHEAD, own - best)) * 0.3)
    out = append(out, 1.0 if own == best else 0.0)
    return append(out, 1.0)


def table(out: vec[float], g: State, step: Step | None) -> vec[float]:
    """How far the game is, and what kind of question is asked."""
    out = append(out, g.round / ROUNDS)
    out = append(out, 1.0 if g.last else 0.0)
    out = append(out, 1.0 if g.last and g.last == g.round else 0.0)
    out = append(out, 1.0 if isinstance(step, Place) else 0.0)
    out = append(out, 1.0 if isinstance(step, Retrieve) else 0.0)
    out = append(out, 1.0 if isinstance(step, Roll) else 0.0)
    out = append(out, 1.0 if isinstance(step, ChooseDeed) else 0.0)
    out = append(out, 1.0 if isinstance(step, Act) else 0.0)
    return append(out, 1.0 if isinstance(step, Response) else 0.0)


FACTS: Final = Facts(PUBLIC, OWN, TABLE, read)
