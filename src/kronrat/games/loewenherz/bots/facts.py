"""The numbers a network is told about Löwenherz. Scaled by hand to about 1, for they are learned with one step size."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kronrat.games.loewenherz.bots.plans import plan_for, plans_of
from kronrat.games.loewenherz.bots.survey import Survey
from kronrat.games.loewenherz.data import ACTIONS, CARDS, FIELDS, PARTS, PRICE, SALE, SORTS
from kronrat.games.loewenherz.rules.alliance import MakeAlliance
from kronrat.games.loewenherz.rules.borders import PlaceBorders
from kronrat.games.loewenherz.rules.castles import PlaceCastle
from kronrat.games.loewenherz.rules.deserter import ChooseDeserter, LoseKnight, WelcomeDeserter
from kronrat.games.loewenherz.rules.expansion import Expand, ExpandOn
from kronrat.games.loewenherz.rules.knights import PlaceKnights
from kronrat.games.loewenherz.rules.market import Draw, Refill
from kronrat.games.loewenherz.rules.turn import PlayOrSell
from kronrat.games.loewenherz.state import State
from kronrat.parts.facts import EVERYBODY, Facts, unread

PURSE: Final = 10
RICH: Final = 30
"""Ducats up to the first count as such, up to the second as riches."""
AT_HAND: Final = 3
"""A plan that lacks at most so many borders may be finished with one card."""
FARTHEST: Final = 12
SLOW: Final = 0.84
FAST: Final = 0.68
"""What a plan keeps of its worth for each border that it lacks: two views of the same plans."""

ACTION_NAMES: Final = ["borders", "knights", "expansion", "deserter", "alliance"]
PUBLIC: Final = [
    *("points", "points-2", "points-4", "ducats", "riches"),
    *("open-castles", "regions", "knights", "most-knights", "stronger", "weaker", "equal", "alone", "allied"),
    *("best-region", "fields"),
    *("plans-slow", "plans-fast", "plans", "best-plan", "plan-at-hand", "borders-missing"),
    *("reach-points", "reach-mines", "reach-room"),
    *("mine-sorts", "mine-pairs", "monopolies"),
    *("gain-best", "gain-second", "gain-next", "gain-sum", "free-best", "free-sum"),
    *("risk-best", "risk-sum", "risk-next"),
    *("supply", "seen-borders", "seen-knights", "seen-expansion", "seen-others"),
    *("active", "asked", "asked-turn", "parts-left"),
]
OWN: Final = [
    *[f"sum-{name}" for name in ACTION_NAMES],
    *[f"most-{name}" for name in ACTION_NAMES],
    *[f"payable-{name}" for name in ACTION_NAMES],
    *("cards", "sale-sum", "sale-best", "cheapest"),
]
TABLE: Final = [
    *("deck", "deck-empty", "placing", "castles", "border-supply"),
    *[f"market-{name}" for name in ACTION_NAMES],
    *("market", "borders", "knights", "expansion", "other-part", "refill", "draw"),
]


class Question:
    """What is asked, of whom, and how much of a card's part is left."""

    def __init__(self, g: State) -> None:
        self.who = -1
        self.left = 0.0
        self.turn = self.placing = self.borders = self.knights = self.expansion = 0.0
        self.other = self.refill = self.draw = 0.0
        if not g.stack:
            return
        step = g.stack[-1]
        self.who = step.seat
        if isinstance(step, PlaceBorders):
            self.borders = 1.0
            self.left = step.left * 0.33
        elif isinstance(step, PlaceKnights):
            self.knights = 1.0
            self.left = step.left * 0.5
        elif isinstance(step, Expand):
            self.expansion = 1.0
        elif isinstance(step, ExpandOn):
            self.expansion = 0.5
        elif isinstance(step, PlayOrSell):
            self.turn = 1.0
        elif isinstance(step, PlaceCastle):
            self.turn = self.placing = 1.0
        elif isinstance(step, (ChooseDeserter, WelcomeDeserter, LoseKnight, MakeAlliance)):
            self.other = 1.0
        elif isinstance(step, Refill):
            self.refill = 1.0
        elif isinstance(step, Draw):
            self.draw = 1.0
            self.who = step.to


def read(g: State, reader: int) -> vec[float]:
    survey = Survey(g)
    asked = Question(g)
    out = vec[float](capacity=g.seats * (len(PUBLIC) + len(OWN)) + len(TABLE))
    for seat in range(g.seats):
        out = castles(out, g, survey, seat)
        out = holdings(out, g, survey, seat)
        out = part_in_play(out, g, asked, seat)
    for seat in range(g.seats):
        out = (
            hand(out, g.hand[seat], g.ducats[seat]) if reader in (seat, EVERYBODY) else unread(out, len(OWN))
        )
    return table(out, g, asked)


def castles(out: vec[float], g: State, survey: Survey, seat: int) -> vec[float]:
    """Score and purse; then the castles of a seat: how regions stand, what is planned for the others."""
    share = g.points[seat] / g.settings.target
    out = append(out, share)
    out = append(out, share**2)
    out = append(out, share**4)
    ducats = g.ducats[seat]
    out = append(out, min(ducats, PURSE) * 0.1)
    out = append(out, max(0, min(ducats, RICH) - PURSE) * 0.1)
    knights_of, near = survey.knights, survey.near
    opened = closed = knights = most = stronger = weaker = equal = alone = allied = best = fields = 0
    slow = fast = worth = top = at_hand = 0.0
    missing = FARTHEST
    plans = plans_of(g)
    for castle in range(len(g.castle_at)):
        if g.castle_side[castle] != seat:
            continue
        if not g.closed(castle):
            opened += 1
            plan = plan_for(g, plans, castle)
            discounted = plan.worth * SLOWLY[plan.missing]
            slow += discounted
            fast += plan.worth * FASTER[plan.missing]
            worth += plan.worth
            top = max(top, discounted)
            if plan.missing <= AT_HAND:
                at_hand = max(at_hand, plan.worth)
            missing = min(missing, plan.missing)
            continue
        closed += 1
        own = knights_of[castle]
        knights += own
        fields += survey.size[castle]
        most = max(most, own)
        best = max(best, survey.value[castle])
        if not near[castle]:
            alone += 1
        for other in range(len(g.castle_at)):
            if near[castle] >> other & 1:
                if g.allies[castle] >> other & 1:
                    allied += 1
                elif knights_of[other] < own:
                    stronger += 1
                elif knights_of[other] > own:
                    weaker += 1
                else:
                    equal += 1
    out = append(out, opened * 0.33)
    out = append(out, closed * 0.33)
    out = append(out, knights * 0.15)
    out = append(out, most * 0.2)
    out = append(out, stronger * 0.3)
    out = append(out, weaker * 0.3)
    out = append(out, equal * 0.3)
    out = append(out, alone * 0.5)
    out = append(out, allied * 0.5)
    out = append(out, best * 0.06)
    out = append(out, fields * 0.03)
    out = append(out, slow * 0.1)
    out = append(out, fast * 0.2)
    out = append(out, worth * 0.03)
    out = append(out, top * 0.15)
    out = append(out, at_hand * 0.1)
    return append(out, missing * 0.1 if opened else 0.0)


def holdings(out: vec[float], g: State, survey: Survey, seat: int) -> vec[float]:
    """Open land within reach, mines, what could be taken or lost, knights in supply, cards taken openly."""
    out = append(out, survey.reach_points[seat] * 0.05)
    out = append(out, survey.reach_mines[seat] * 0.3)
    out = append(out, survey.reach_room[seat] * 0.04)
    sorts = pairs = 0
    for sort in range(SORTS):
        have = survey.mines[seat * SORTS + sort]
        if have:
            sorts += 1
        if have == 2:
            pairs += 1
    out = append(out, sorts * 0.25)
    out = append(out, pairs * 0.5)
    out = append(out, g.monopoly[seat].bit_count() * 0.5)
    out = append(out, survey.gain_best[seat] * 0.25)
    out = append(out, survey.gain_second[seat] * 0.25)
    out = append(out, survey.gain_next[seat] * 0.25)
    out = append(out, survey.gain_sum[seat] * 0.06)
    out = append(out, survey.free_best[seat] * 0.25)
    out = append(out, survey.free_sum[seat] * 0.06)
    out = append(out, survey.risk_best[seat] * 0.25)
    out = append(out, survey.risk_sum[seat] * 0.06)
    out = append(out, survey.risk_next[seat] * 0.06)
    out = append(out, g.knights[seat] * 0.07)
    seen = vec[i64]([0] * ACTIONS)
    taken = g.taken[seat]
    card = 0
    while taken >> card:
        if taken >> card & 1:
            for action in range(ACTIONS):
                if PART[card * ACTIONS + action]:
                    seen[action] += 1
        card += 1
    out = append(out, float(seen[0]) * 0.5)
    out = append(out, float(seen[1]) * 0.5)
    out = append(out, float(seen[2]) * 0.5)
    return append(out, float(seen[3] + seen[4]) * 0.5)


def part_in_play(out: vec[float], g: State, asked: Question, seat: int) -> vec[float]:
    """Whose turn it is, and what of it is under way."""
    out = append(out, 1.0 if g.active == seat else 0.0)
    if asked.who != seat:
        out = append(out, 0.0)
        out = append(out, 0.0)
        return append(out, 0.0)
    out = append(out, 1.0)
    out = append(out, asked.turn)
    return append(out, asked.left)


def hand(out: vec[float], cards: int, ducats: int) -> vec[float]:
    """What the cards of a hand can do, and which of it can be paid for."""
    total = vec[i64]([0] * ACTIONS)
    most = vec[i64]([0] * ACTIONS)
    payable = vec[i64]([0] * ACTIONS)
    count = sale = best_sale = 0
    cheapest = 0
    card = 0
    while cards >> card:
        if cards >> card & 1:
            count += 1
            sale += SALE[card]
            best_sale = max(best_sale, SALE[card])
            if count == 1 or PRICE[card] < cheapest:
                cheapest = PRICE[card]
            for action in range(ACTIONS):
                part = PART[card * ACTIONS + action]
                total[action] += part
                most[action] = max(most[action], part)
                if PRICE[card] <= ducats:
                    payable[action] = max(payable[action], part)
        card += 1
    for action in range(ACTIONS):
        out = append(out, float(total[action]) * 0.3)
    for action in range(ACTIONS):
        out = append(out, float(most[action]) * 0.5)
    for action in range(ACTIONS):
        out = append(out, float(payable[action]) * 0.5)
    out = append(out, count * 0.33)
    out = append(out, sale * 0.1)
    out = append(out, best_sale * 0.2)
    return append(out, cheapest * 0.2)


def table(out: vec[float], g: State, asked: Question) -> vec[float]:
    """How far the game is, what the market offers, what kind of question is asked."""
    deck = g.deck.bit_count()
    out = append(out, deck / CARDS)
    out = append(out, 0.0 if deck else 1.0)
    out = append(out, asked.placing)
    out = append(out, len(g.castle_at) / 12)
    out = append(out, g.border_supply * 0.01)
    best = vec[i64]([0] * ACTIONS)
    market = g.market
    card = 0
    while market >> card:
        if market >> card & 1:
            for action in range(ACTIONS):
                best[action] = max(best[action], PART[card * ACTIONS + action])
        card += 1
    for action in range(ACTIONS):
        out = append(out, float(best[action]) * 0.4)
    out = append(out, market.bit_count() * 0.1)
    out = append(out, asked.borders)
    out = append(out, asked.knights)
    out = append(out, asked.expansion)
    out = append(out, asked.other)
    out = append(out, asked.refill)
    return append(out, asked.draw)


PART: Final = vec[i64]([part for parts in PARTS for part in parts])
SLOWLY: Final = vec[float]([SLOW**missing for missing in range(4 * FIELDS)])
FASTER: Final = vec[float]([FAST**missing for missing in range(4 * FIELDS)])
FACTS: Final = Facts(PUBLIC, OWN, TABLE, read)
