"""Claim Phase: Deeds, the Claim board, the last turn, Gold."""

from __future__ import annotations

from kronrat.games.rus.data import (
    BUILD,
    CATEGORIES,
    FAME,
    FOURTH_TIER,
    GUARD_ROUND,
    LEVELS,
    MAT,
    MAT_TILES,
    NEAR,
    NEEDS,
    NUMBERS,
    RENOWN,
    RULE,
    TIERS,
    TOKENS_FOR_END,
    TOKENS_FOR_GOLD,
    WEALTH,
    WINDFALL,
    WINDFALL_GOLD,
)
from kronrat.games.rus.rules.epic import watch
from kronrat.games.rus.rules.events import (
    CLAIM_GOLD,
    CLAIMED,
    FREED_ABILITY,
    FREED_TILE,
    LAST_TURN,
    WINDFALL_PAID,
)
from kronrat.games.rus.rules.fulfil import Fulfil
from kronrat.games.rus.rules.land import built_any, earn, goods_of, in_order, ruled
from kronrat.games.rus.rules.powers import has
from kronrat.games.rus.state import BY_CLAIM, BY_LIMIT, WITH_LIMIT, State
from kronrat.kernel.step import Step
from kronrat.parts.graph import largest_group


class ClaimPhase(Step):
    """Deeds in the order of the 1st player token; then, all prices paid, the board [claim-1, claim-2, deed-4]."""

    name = "claim-phase"

    def run(self, g: State) -> None:
        g.first = g.token
        order = in_order(g)
        steps: list[Step] = [Fulfil(seat, 2 if has(g, seat, RENOWN) else 1) for seat in order]
        g.then([*steps, Adjust(g.first)])


def measured(g: State, seat: int, category: int) -> int:
    """What a category counts [claim-3]."""
    if category == RULE:
        return ruled(g, seat).bit_count()
    if category == BUILD:
        return largest_group(built_any(g, seat), NEAR[g.seats])
    if category == WEALTH:
        return goods_of(g, seat)
    assert category == FAME
    return g.deed_done[seat].bit_count()


def level_of(g: State, category: int, amount: int) -> int:
    """The highest level whose requirement is met."""
    needs = NEEDS[g.seats]
    level = 0
    while level < LEVELS and amount >= needs[category * LEVELS + level]:
        level += 1
    return level


def tokens_out(g: State, seat: int) -> int:
    """How many Claim tokens have left the mat."""
    return sum(1 for level in g.claim[seat * CATEGORIES : (seat + 1) * CATEGORIES] if level)


def full_rows(g: State, seat: int, needed: list[int]) -> int:
    """In how many rows a seat has as many tokens as needed; 0 where nothing is."""
    tokens = g.claim[seat * CATEGORIES : (seat + 1) * CATEGORIES]
    return sum(1 for row in range(1, LEVELS + 1) if 0 < needed[row] <= tokens.count(row))


class Adjust(Step):
    """Claims go up and never down; then the end is checked; then Gold is paid [claim-3, claim-4, claim-5]."""

    name = "adjust"

    def run(self, g: State) -> None:
        order = in_order(g)
        steps: list[Step] = [RaiseClaims(seat) for seat in order]
        steps.append(CheckEnd(self.seat))
        steps += [ClaimGold(seat) for seat in order]
        g.then(steps)


class RaiseClaims(Step):
    """One seat's four claims [claim-3]."""

    name = "raise-claims"

    def run(self, g: State) -> None:
        for category in range(CATEGORIES):
            raise_claim(g, self.seat, category)
        watch(g, self.seat)


class CheckEnd(Step):
    """The first in turn order with enough tokens in a row announces the last turn [claim-4]."""

    name = "check-end"

    def run(self, g: State) -> None:
        if g.last:
            return
        for seat in in_order(g):
            if ends_game(g, seat):
                g.last = g.round + 1
                g.note(LAST_TURN, (seat,))
                return


class ClaimGold(Step):
    """The third step pays even in the last round, and may still raise an Epic Structure [claim-5, epic-3]."""

    name = "claim-gold"

    def run(self, g: State) -> None:
        gold = claim_gold(g, self.seat)
        if gold:
            earn(g, self.seat, gold)
            g.note(CLAIM_GOLD, (self.seat, gold))
            watch(g, self.seat)


def raise_claim(g: State, seat: int, category: int) -> None:
    """Straight to the highest level met; a new category takes the topmost token of the mat [claim-3, claim-6]."""
    at = seat * CATEGORIES + category
    level = level_of(g, category, measured(g, seat, category))
    if level <= g.claim[at]:
        return
    new = g.claim[at] == 0
    g.claim[at] = level
    g.note(CLAIMED, (seat, category, level))
    if new:
        uncover(g, seat, MAT[tokens_out(g, seat) - 1])


def uncover(g: State, seat: int, space: int) -> None:
    """A freed tile goes to hand, an ability works next round, a windfall is paid at once [claim-7, ability-10]."""
    if space in MAT_TILES:
        number = MAT_TILES[space]
        g.tiles[seat * NUMBERS + number] += 1
        g.note(FREED_TILE, (seat, number))
        return
    g.note(FREED_ABILITY, (seat,))
    if space == FOURTH_TIER and g.ability[seat * TIERS + 1] == WINDFALL:
        earn(g, seat, WINDFALL_GOLD)
        g.note(WINDFALL_PAID, (seat,))


def ends_game(g: State, seat: int) -> bool:
    """One token in the top row, or enough in the third, announce the last turn [claim-4]."""
    return full_rows(g, seat, TOKENS_FOR_END) > 0


def claim_gold(g: State, seat: int) -> int:
    """1 Gold for each row with enough own tokens [claim-5]."""
    return full_rows(g, seat, TOKENS_FOR_GOLD)


def is_over(g: State) -> bool:
    """The announced round is over, or the end guard stops the game [claim-8]."""
    if g.last == g.round:
        g.ended = BY_CLAIM
    elif g.settings[WITH_LIMIT] and g.round >= GUARD_ROUND:
        g.ended = BY_LIMIT
    return g.ended > 0
