"""What a seat may know, as numbers for learning: all that `view` tells, and nothing else."""

from __future__ import annotations

from typing import Final

from kronrat.declare.observation import observation
from kronrat.games.rurik.data import (
    ACTION,
    ADVISOR,
    ADVISOR_PLACES,
    AGENDA,
    DEED,
    DEEDS,
    GOOD,
    GOODS,
    LEADER,
    PRIORITY,
    REBELLION_CARD,
    REGION,
    REWARD,
    ROUNDS,
    SCHEME_CARD,
    SCHEMES,
    SEATS,
    SLOT,
    SPACE,
    STEPS_UP,
    STRUCTURE,
    STRUCTURES,
    TOKEN,
    TRACK,
    TRACKS,
)
from kronrat.games.rurik.rebellion.cards import LINES
from kronrat.games.rurik.rebellion.side import REBELS_EACH
from kronrat.games.rurik.rules.advisors import bribe_on, number_on, seat_on
from kronrat.games.rurik.state import NOBODY, State
from kronrat.kernel.domain import Domain, numbers
from kronrat.parts.deck import TOP_PLACES
from kronrat.parts.observation import Observation, amount, cards, category, listed, who
from kronrat.parts.seats import SEAT

SETTING: Final = Domain(
    "setting", ["edition", "leaders", "first", "board", "rewards", "deed-row", "agenda-zero"]
)
BONUS: Final = Domain("bonus", ["scheme", "deed", "conversion"])
TOP: Final = Domain("top", [f"{deck}-{n + 1}" for deck in ("left", "right") for n in range(TOP_PLACES)])
TOP_CARD: Final = Domain("top-card", [*SCHEME_CARD.keys, "unknown"])
DECKS: Final = numbers("deck", 1)
COINS: Final = 200
MOST_REBELS: Final = 15


def automa(g: State, what: int) -> int:
    """Of the Rebellion: difficulty, priority, the card on top, how many lines are out; nothing without it."""
    side = g.rebellion
    if side is None:
        return 0
    if what == 0:
        return side.level + 1
    if what == 1:
        return side.priority + 1
    if what == 2:
        return side.pile[-1] + 1 if side.pile else 0
    return side.lines


def automa_cards(g: State) -> int:
    """Mask of the cards that may lie at the bottom of the Rebellion's deck."""
    side = g.rebellion
    return 0 if side is None else side.unseen()


def automa_covered(g: State) -> int:
    side = g.rebellion
    return 0 if side is None else side.covered


def automa_unseen(g: State) -> int:
    """How many cards of the Rebellion's deck nobody has seen."""
    side = g.rebellion
    return 0 if side is None else side.pool.bit_count() + (1 if side.bottom >= 0 else 0)


@observation
class Seen(Observation):
    """The map, the strategy board, everybody's mat and the cards of a game of Rurik."""

    settings = amount("g.settings", 0, 2, at=SETTING, kept=True)
    round = amount("g.round", 0, ROUNDS)
    first = who("g.first", SEAT)
    marker = who("g.marker", SEAT)
    kinds = category("g.kinds", GOOD, at=REGION, kept=True)
    goods = cards("g.goods", REGION)
    rebels = amount("g.rebels", 0, MOST_REBELS, at=REGION)
    rewards_left = amount("g.stickers", 0, 4, at=REWARD)
    troops = amount("g.troops[i * SEATS + s]", 0, REBELS_EACH, at=REGION)
    leader = category("g.leader[s]", LEADER)
    leader_at = category("g.leader_at[s]", REGION)
    supply = amount("g.supply[s]", 0, REBELS_EACH)
    built = cards("g.built[s * STRUCTURES + i]", REGION, at=STRUCTURE)
    coins = amount("g.coins[s]", 0, COINS)
    hold = amount("g.hold[s * GOODS + i]", 0, 40, at=GOOD)
    advisors = amount("g.advisors[s * ADVISOR_PLACES + i + 1]", 0, 2, at=ADVISOR)
    advisor_of = who("seat_on(g.board[i])", SEAT, at=SPACE)
    advisor_number = amount("number_on(g.board[i])", 0, 5, at=SPACE)
    advisor_bribe = amount("bribe_on(g.board[i])", 0, COINS, at=SPACE)
    claims = amount("g.claims[s * TRACKS + i]", 0, STEPS_UP, at=TRACK)
    warfare = amount("g.warfare[s]", 0, 100)
    beaten = amount("g.beaten[s]", 0, 100)
    deed_row = cards("g.row", DEED)
    deed_deck = amount("size(g.deck_of_deeds)", 0, DEEDS)
    deeds = cards("g.deeds[s]", DEED)
    done = cards("g.done[s]", DEED)
    flipped = cards("g.flipped >> (2 * s) & 3", TOKEN)
    power = amount("g.power >> s & 1", 0, 1)
    used = cards("g.used", BONUS)
    tax_left = amount("g.tax_left", 0, 40)
    build_left = amount("g.build_left", 0, 40)
    hand = cards("g.schemes.hands[s] if s == me else g.schemes.hands[s] & g.schemes.knows[me]", SCHEME_CARD)
    hands = amount("size(g.schemes.hands[s])", 0, SCHEMES)
    decks = amount("g.schemes.size(i)", 0, SCHEMES, at=DECKS)
    tops = category("g.schemes.known_tops(me)", TOP_CARD, at=TOP)
    discard = cards("g.schemes.discard", SCHEME_CARD)
    shown = cards("g.schemes.shown", SCHEME_CARD)
    drawn = cards("g.schemes.drawn if g.schemes.drawer == me else 0", SCHEME_CARD)
    drawing = amount("size(g.schemes.drawn)", 0, 5)
    drawer = who("g.schemes.drawer", SEAT)
    dealt = cards("g.deal[me]", AGENDA)
    agenda = category("g.agenda[s] if s == me or not g.stack else NOBODY", AGENDA)
    agenda_kept = amount("1 if g.agenda[s] != NOBODY else 0", 0, 1)
    rebellion = amount("automa(g, i)", 0, 18, at=numbers("rebellion-figure", 3))
    rebellion_bottom = cards("automa_cards(g)", REBELLION_CARD)
    rebellion_covered = cards("automa_covered(g)", SLOT)
    rebellion_unseen = amount("automa_unseen(g)", 0, 18)
