"""What a seat may know, as numbers for learning: all that `view` tells, and nothing else."""

from __future__ import annotations

from typing import Final

from kronrat.declare.observation import observation
from kronrat.games.loewenherz.data import (
    BORDER_SUPPLY,
    CARD,
    EDGE,
    EXPANSION_READINGS,
    FIELD,
    KNIGHTS_EACH,
    MINE_SORT,
    NEUTRAL,
    SIDE,
    STACK_MASK,
    STACK_SIZE,
    TERRAIN,
)
from kronrat.games.loewenherz.state import State
from kronrat.kernel.domain import Domain, numbers
from kronrat.parts.observation import Observation, amount, cards, category, who

STACK: Final = Domain("stack", ["A", "B", "C", "D"])
CASTLE_NUMBER: Final = numbers("castle-number", 11)
"""Twelve at most: three each for four, four each for three, four each for two and four neutral ones."""


@observation
class Seen(Observation):
    """The board, supplies and cards of a game of Löwenherz."""

    target = amount("g.settings.target", 0, 50)
    expansion = amount("g.settings.expansion", 0, len(EXPANSION_READINGS) - 1)
    terrain = category("g.terrain", TERRAIN, at=FIELD, kept=True)
    figure = who("g.figure", SIDE, at=FIELD, kept=True)
    castle_at = category("g.castle_at", FIELD, at=CASTLE_NUMBER, kept=True)
    castle_side = who("g.castle_side", SIDE, at=CASTLE_NUMBER, kept=True)
    border = amount("g.border", 0, 1, at=EDGE, kept=True)
    region = category("g.region", CASTLE_NUMBER, at=FIELD)
    allies = cards("g.allies[i] if i < len(g.allies) else 0", CASTLE_NUMBER, at=CASTLE_NUMBER)
    knights = amount("g.knights[s]", 0, KNIGHTS_EACH)
    neutral_knights = amount("g.knights[NEUTRAL]", 0, KNIGHTS_EACH)
    border_supply = amount("g.border_supply", 0, BORDER_SUPPLY)
    ducats = amount("g.ducats[s]", 0, 1000)
    backs = amount("size(g.hand[s] & STACK_MASK[i])", 0, STACK_SIZE, at=STACK)
    taken = cards("g.taken[s]", CARD)
    hand = cards("g.hand[me]", CARD)
    deck = amount("size(g.deck & STACK_MASK[i])", 0, STACK_SIZE, at=STACK)
    market = cards("g.market", CARD)
    discard = cards("g.discard", CARD)
    points = amount("g.points[s]", 0, 1000)
    monopoly = cards("g.monopoly[s]", MINE_SORT)
    bonus = amount("g.bonus[s]", 0, 5)
    turns = amount("g.turns", 0, 32767)
