"""What can never be broken: pieces per colour, every card in one place, coins paid and gained accounted for."""

from __future__ import annotations

from kronrat.games.rurik.data import (
    COLUMNS,
    DEEDS,
    IN_PLAY,
    MAX_ROWS,
    REGIONS,
    SCHEMES,
    SEATS,
    STICKERS,
    STRUCTURES,
    STRUCTURES_EACH,
)
from kronrat.games.rurik.rebellion.cards import CARDS
from kronrat.games.rurik.rebellion.side import NO_CARD, REBELLION, Rebellion
from kronrat.games.rurik.rules.advisors import bribe_on, power_on
from kronrat.games.rurik.rules.strategy import Place
from kronrat.games.rurik.state import State
from kronrat.parts.graph import count


def broken(g: State) -> list[str]:
    """The laws that this state breaks: none."""
    out = [*pieces(g), *cards(g), *columns(g)]
    in_hand = sum(g.coins) + sum(bribe_on(cell) for cell in g.board)
    if g.rebellion is not None:
        in_hand += count(g.rebellion.covered)
        out += rebellion(g, g.rebellion)
    if g.gained - g.paid != in_hand:
        out.append(f"coins: {g.gained} gained and {g.paid} paid, but {in_hand} on the table")
    if min(g.coins) < 0 or min(g.hold) < 0:
        out.append("somebody owes coins or goods")
    return out


def pieces(g: State) -> list[str]:
    out: list[str] = []
    for seat in range(g.seats):
        on_board = sum(g.troops[region * SEATS + seat] for region in range(REGIONS))
        if on_board + g.supply[seat] != g.army(seat):
            out.append(f"seat {seat}: {on_board} troops on the board, {g.supply[seat]} in the supply")
        for structure in range(STRUCTURES):
            if count(g.built[seat * STRUCTURES + structure]) > STRUCTURES_EACH:
                out.append(f"seat {seat} has too many structures of type {structure}")
    for structure in range(STRUCTURES):
        masks = [g.built[seat * STRUCTURES + structure] for seat in range(g.seats)]
        if sum(map(count, masks)) != count(g.built_by_anyone(structure)):
            out.append(f"a region holds two structures of type {structure}")
    outside = range(IN_PLAY[g.seats], REGIONS)
    if any(g.troops[region * SEATS + seat] for region in outside for seat in range(SEATS)):
        out.append("a troop stands in a region that is not in play")
    if min(g.troops) < 0 or min(g.rebels) < 0 or min(g.supply) < 0:
        out.append("a negative number of pieces")
    return out


def cards(g: State) -> list[str]:
    out: list[str] = []
    places = g.schemes.everywhere()
    if sum(map(count, places)) != SCHEMES or sum(places) != (1 << SCHEMES) - 1:
        out.append("a scheme is in no place or in two")
    if count(g.schemes.pool) != sum(g.schemes.left):
        out.append("the decks do not hold the schemes that nobody has seen")
    deeds = [g.deck_of_deeds, g.row, *g.deeds, *g.done]
    if sum(map(count, deeds)) > DEEDS or sum(map(count, deeds)) != count(_union(deeds)):
        out.append("a deed is in two places")
    if sum(map(count, g.deal)) != count(_union(g.deal)):
        out.append("an agenda was dealt twice")
    if g.rebellion is None and sum(STICKERS) - sum(g.stickers) + (1 if _reward_pending(g) else 0) != sum(
        g.beaten
    ):
        out.append("rewards turned up and rebels defeated differ")
    return out


def rebellion(g: State, side: Rebellion) -> list[str]:
    """Solo: every rebellion card is in one place, and nobody ever adds a neutral troop."""
    out: list[str] = []
    bottom = 0 if side.bottom == NO_CARD else 1 << side.bottom
    places = [side.pool, bottom, *(1 << card for card in side.pile)]
    if sum(map(count, places)) != CARDS or _union(places) != (1 << CARDS) - 1:
        out.append("a rebellion card is in no place or in two")
    if max(g.rebels) > 1:
        out.append("two neutral troops in a region")
    if g.deeds[REBELLION] or g.done[REBELLION] or g.deal[REBELLION] or g.schemes.hands[REBELLION]:
        out.append("the Rebellion holds cards it never takes")
    return out


def _reward_pending(g: State) -> bool:
    return any(step.name == "reward" for step in g.stack)


def _union(masks: list[int]) -> int:
    out = 0
    for mask in masks:
        out |= mask
    return out


def columns(g: State) -> list[str]:
    """During the Strategy Phase columns are filled from the top, strongest first."""
    out: list[str] = []
    if not g.stack or not isinstance(g.stack[-1], Place):
        return out
    for column in range(COLUMNS):
        cells = g.board[column * MAX_ROWS : (column + 1) * MAX_ROWS]
        powers = [power_on(cell) if cell else -1 for cell in cells]
        if powers != sorted(powers, reverse=True):
            out.append(f"column {column} is out of order")
    return out
