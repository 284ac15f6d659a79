"""What a seat has and will make of it, against what its rivals will: for whoever judges a position from afar.

The same things as in evaluate.py, each for as much as it still brings: an improvement bought early works for a whole
game, one bought before the end for nothing. What is spent in this turn, the hand, counts only while it can be spent.
"""

from __future__ import annotations

from typing import Final

from kronrat.games.mythotopia.bots.evaluate import (
    attacks,
    coming,
    defences,
    evaluate,
    in_hand,
    pending,
    stocks,
    symbol_worth,
    towards_the_end,
)
from kronrat.games.mythotopia.data import (
    ARMY,
    BY_CONDITION,
    CARD_KEYS,
    CARDS,
    FIRST_IMPROVEMENT,
    FIRST_START,
    IMPROVEMENTS,
    LAND,
    PROVINCE_SYMBOL,
    RUNNING,
    VICTORIES,
)
from kronrat.games.mythotopia.rules.laying import counters_on
from kronrat.games.mythotopia.state import State
from kronrat.parts.weights import load_weights, sliding

THINGS: Final = ["point", "attack", "defence", "stock", "reserve", "army-card"]
ASSETS: Final = THINGS + [CARD_KEYS[card] for card in IMPROVEMENTS]

NAMES: Final = [f"{asset}-{when}" for asset in ASSETS for when in ("early", "late")]
VALUES: Final = list(load_weights("kronrat.games.mythotopia.bots", NAMES, "predict.toml").values())
COUNTED: Final = [0.0] * CARDS
"""Improvement cards on their way are among the assets already."""


def early(g: State) -> float:
    """From 1 when play begins down to 0 when no counter is left to take."""
    there = 0
    left = 0
    for victory in range(VICTORIES):
        if g.in_play >> victory & 1 and not BY_CONDITION[victory]:
            there += counters_on(g, victory)
            left += g.left[victory]
    return min(left / there, 1.0) if there else 1.0


def named_assets(g: State, seat: int) -> dict[str, float]:
    return dict(zip(ASSETS, assets(g, seat), strict=True))


def assets(g: State, seat: int) -> list[float]:
    """How much of each thing a seat has. What serves to get more brings the less the more rivals there are."""
    share = 1.0 / max(1, g.seats - 1)
    have = [
        float(g.points(seat)),
        float(sum(attacks(g, seat))),
        float(sum(defences(g, seat))),
        share * stocks(g, seat),
        share * len(g.reserve[seat]),
        0.0,
    ]
    armies = len(have) - 1
    first = len(have) - FIRST_IMPROVEMENT
    have += [0.0] * len(IMPROVEMENTS)
    under_way = g.played if seat == g.active else []
    for pile in (g.hand[seat], g.deck[seat], g.discard[seat], g.reserve[seat], under_way, coming(g, seat)):
        for card in pile:
            if card < LAND:
                if PROVINCE_SYMBOL[card] == ARMY:
                    have[armies] += share
            elif card < FIRST_START:
                have[first + card] += share
    return have


def prospect(g: State, seat: int) -> float:
    """What a seat has and will make of it, whatever its rivals do."""
    value = sliding(assets(g, seat), VALUES, early(g)) + pending(g, seat, COUNTED) + towards_the_end(g, seat)
    if g.active == seat:
        value += in_hand(g, seat, symbol_worth(g, seat))
    return value


def predict(g: State, seat: int) -> float:
    """By how many points a seat will be ahead of its rivals: what it has less what they have, on average."""
    if g.ended != RUNNING:
        return evaluate(g, seat)
    share = early(g)
    mine = prospect(g, seat)
    rivals = 0.0
    for other in range(g.seats):
        if other != seat:
            rivals += sliding(assets(g, other), VALUES, share)
    return mine - rivals / max(1, g.seats - 1)
