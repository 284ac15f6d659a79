"""The numbers a network is told about Mythotopia: its evaluation's own terms, taken apart, scaled to about 1."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec

from kronrat.games.mythotopia.bots.evaluate import (
    attacks,
    available,
    begun,
    card_worth,
    defences,
    evaluate,
    pending,
    stocks,
    symbol_worth,
)
from kronrat.games.mythotopia.bots.predict import early, prospect
from kronrat.games.mythotopia.bots.weights import W
from kronrat.games.mythotopia.data import (
    BY_CONDITION,
    CITIES,
    EMPTY_TO_END,
    FIRST_IMPROVEMENT,
    FIRST_START,
    LAND,
    NO_CARD,
    PLAYERS,
    PROVINCE_POINTS,
    PROVINCE_SYMBOL,
    SEAS,
    VICTORIES,
    VICTORY,
)
from kronrat.games.mythotopia.rules.counters import empty_cards
from kronrat.games.mythotopia.rules.ending import leads
from kronrat.games.mythotopia.rules.laying import counters_on
from kronrat.games.mythotopia.rules.turn import Turn
from kronrat.games.mythotopia.state import State
from kronrat.kernel.step import Step
from kronrat.parts.facts import EVERYBODY, Facts, unread

SYMBOLS: Final = 4
SYMBOL_NAMES: Final = ["food", "stone", "gold", "army"]
FAR_AHEAD: Final = 12

PUBLIC: Final = [
    *("points", "ahead", "provinces", "counters", "leads", "leads-near-end"),
    *("attacks", "best-attack", "wars", "defences", "worst-defence", "besieged"),
    *("stock", "barracks", "harbour", "stocks", "seas", "ships", "villages", "cities"),
    *[f"deck-{name}" for name in SYMBOL_NAMES],
    *("improvements", "improvements-worth", "cards", "hand", "discard"),
    *[f"reserve-{name}" for name in SYMBOL_NAMES],
    *("reserve-improvements", "reserve-room", "dragons", "runestones", "castles"),
    *("active", "asked", "turns-until"),
]
OWN: Final = [
    *[f"hand-{name}" for name in SYMBOL_NAMES],
    *("hand-improvements", "hand-worth", "pending", "begun", "evaluation", "prospect"),
]
TABLE: Final = [
    *("early", "empty", "enough-empty", "in-turn", "done", "display"),
    *[f"left-{name}" for name in VICTORY.keys],
]


def read(g: State, reader: int) -> vec[float]:
    step = g.stack[-1] if g.stack else None
    out = vec[float](capacity=g.seats * (len(PUBLIC) + len(OWN)) + len(TABLE))
    for seat in range(g.seats):
        out = standing(out, g, seat)
        out = wars(out, g, seat)
        out = means(out, g, seat)
        out = deck(out, g, seat)
        out = turn(out, g, step, seat)
    for seat in range(g.seats):
        out = hand(out, g, seat) if reader in (seat, EVERYBODY) else unread(out, len(OWN))
    return table(out, g, step)


def standing(out: vec[float], g: State, seat: int) -> vec[float]:
    """Points, and how they compare."""
    points = g.points(seat)
    best = 0
    for other in range(g.seats):
        if other != seat:
            best = max(best, g.points(other))
    ahead = leads(g, seat)
    provinces = g.held[seat].bit_count()
    out = append(out, points * 0.025)
    out = append(out, max(-FAR_AHEAD, min(FAR_AHEAD, points - best)) * 0.1)
    out = append(out, provinces * 0.12)
    out = append(out, (points - PROVINCE_POINTS * provinces) * 0.05)
    out = append(out, 1.0 if ahead else 0.0)
    return append(out, 1.0 if ahead and empty_cards(g) >= EMPTY_TO_END else 0.0)


def wars(out: vec[float], g: State, seat: int) -> vec[float]:
    """Wars waged and suffered, as the evaluation sees them."""
    waged, suffered = attacks(g, seat), defences(g, seat)
    best = worst = total = lost = 0.0
    for war in waged:
        total += war
        best = max(best, war)
    for war in suffered:
        lost += war
        worst = min(worst, war)
    out = append(out, total * 0.15)
    out = append(out, best * 0.2)
    out = append(out, len(waged) * 0.3)
    out = append(out, lost * 0.15)
    out = append(out, worst * 0.2)
    return append(out, len(suffered) * 0.3)


def means(out: vec[float], g: State, seat: int) -> vec[float]:
    """Armies, ships, villages and cities."""
    seas = ships = 0
    for sea in range(SEAS):
        here = g.ships[PLAYERS * sea + seat]
        ships += here
        if here:
            seas += 1
    out = append(out, g.stock[seat] * 0.1)
    out = append(out, g.barracks[seat] * 0.05)
    out = append(out, g.harbour[seat] * 0.2)
    out = append(out, stocks(g, seat) * 0.1)
    out = append(out, seas * 0.3)
    out = append(out, ships * 0.2)
    out = append(out, g.villages[seat] * 0.2)
    return append(out, (CITIES - g.cities[seat]) * 0.4)


def deck(out: vec[float], g: State, seat: int) -> vec[float]:
    """All cards of a seat wherever they are, for that is open; a card that only its owner knows is left out."""
    symbols = vec[float]([0.0] * SYMBOLS)
    reserved = vec[float]([0.0] * SYMBOLS)
    found = vec[float]([0.0] * (FIRST_START - FIRST_IMPROVEMENT))
    kept = 0
    secret = g.secret if g.secret_seat == seat else NO_CARD
    for pile in (g.hand[seat], g.deck[seat], g.discard[seat], g.reserve[seat]):
        for card in pile:
            if card < LAND:
                symbols[PROVINCE_SYMBOL[card]] += 1.0
            elif FIRST_IMPROVEMENT <= card < FIRST_START and card != secret:
                found[card - FIRST_IMPROVEMENT] += 1.0
    improvements = worth = 0.0
    for i in range(FIRST_START - FIRST_IMPROVEMENT):  # in one order, wherever they lie: sums round alike
        improvements += found[i]
        worth += found[i] * W.in_deck[FIRST_IMPROVEMENT + i]
    for card in g.reserve[seat]:
        if card < LAND:
            reserved[PROVINCE_SYMBOL[card]] += 1.0
        else:
            kept += 1
    for one in symbols:
        out = append(out, one * 0.25)
    out = append(out, improvements * 0.15)
    out = append(out, worth * 0.15)
    out = append(out, g.deck_total(seat) * 0.05)
    out = append(out, len(g.hand[seat]) * 0.2)
    out = append(out, len(g.discard[seat]) * 0.1)
    for one in reserved:
        out = append(out, one * 0.5)
    out = append(out, kept * 0.4)
    out = append(out, (g.capacity(seat) - len(g.reserve[seat])) * 0.3)
    held = g.held[seat]
    out = append(out, (held & g.dragons).bit_count() * 0.5)
    out = append(out, (held & g.runestones).bit_count() * 0.5)
    return append(out, (held & g.castles).bit_count() * 0.5)


def turn(out: vec[float], g: State, step: Step | None, seat: int) -> vec[float]:
    """Whose turn it is, and how soon this seat's comes."""
    out = append(out, 1.0 if g.active == seat else 0.0)
    out = append(out, 1.0 if step is not None and step.seat == seat else 0.0)
    return append(out, (seat - g.active) % g.seats / g.seats)


def hand(out: vec[float], g: State, seat: int) -> vec[float]:
    """The cards in hand, and what has been begun with them."""
    symbols = vec[float]([0.0] * SYMBOLS)
    improvements = 0
    value = 0.0
    worth = symbol_worth(g, seat)
    for card in g.hand[seat]:
        value += card_worth(worth, card)
        if card < LAND:
            symbols[PROVINCE_SYMBOL[card]] += 1.0
        elif FIRST_IMPROVEMENT <= card < FIRST_START:
            improvements += 1
    for one in symbols:
        out = append(out, one * 0.4)
    out = append(out, improvements * 0.4)
    out = append(out, value * 0.15)
    out = append(out, pending(g, seat, W.in_deck) * 0.2)
    out = append(out, len(begun(g, seat)) * 0.3)
    out = append(out, evaluate(g, seat) * 0.05)
    return append(out, prospect(g, seat) * 0.05)


def table(out: vec[float], g: State, step: Step | None) -> vec[float]:
    """How near the end is: the counters left on every victory card."""
    empty = empty_cards(g)
    out = append(out, early(g))
    out = append(out, empty * 0.25)
    out = append(out, 1.0 if empty >= EMPTY_TO_END else 0.0)
    out = append(out, 1.0 if isinstance(step, Turn) else 0.0)
    out = append(out, g.flags.bit_count() * 0.3)
    out = append(out, len(g.display) * 0.1)
    for victory in range(VICTORIES):
        left = 0
        if available(g, victory):
            left = g.left[victory].bit_count() if BY_CONDITION[victory] else g.left[victory]
        out = append(out, left / counters_on(g, victory) if left else 0.0)
    return out


FACTS: Final = Facts(PUBLIC, OWN, TABLE, read)
