"""Deeds: taking one from the open row, and whether its conditions and prices are met."""

from __future__ import annotations

from typing import Final

from kronrat.games.rus import why
from kronrat.games.rus.data import (
    ALL_THREE,
    ANY_TWO,
    CHURCH,
    CHURCHES,
    DEED,
    DEED_AMOUNT,
    DEED_GIVE,
    DEED_GOLD,
    DEED_GOODS,
    DEED_LIMIT,
    DEED_NEED,
    DEED_SCHEMES,
    DIFFERENT,
    EQUAL,
    FORCES,
    FORTRESS,
    FREE,
    GIVE_COUNT,
    GOODS,
    KILLED,
    MARKET,
    MARKETS,
    MARSH,
    NEAR,
    NOTHING,
    OWN_BUILDING,
    PATROLS,
    PATRON,
    RULED_PAIR,
    SPREAD,
    SPREAD_LANDS,
    STRONGHOLD,
    STRONGHOLDS,
    SWAMP,
    TOKEN,
)
from kronrat.games.rus.rules.choice import OneOf
from kronrat.games.rus.rules.draw import hand_size
from kronrat.games.rus.rules.epic import watch
from kronrat.games.rus.rules.land import (
    built,
    built_any,
    earn,
    goods_of,
    heavies_on_map,
    present,
    ruler,
    troops_in,
    troops_on_map,
)
from kronrat.games.rus.rules.powers import has
from kronrat.games.rus.rules.turn import Spend
from kronrat.games.rus.state import ACTED, DONE, DRAFTS, TOKEN_RIGHT, State
from kronrat.kernel.errors import Why
from kronrat.kernel.step import CHANCE, AnyVerb, Args, Step, Verb
from kronrat.parts.bits import members
from kronrat.parts.graph import largest_group

# ---- taking ------------------------------------------------------------------------------------------------


class Draft(Spend):
    """Take an open Deed, three at most in hand; with the token of the first window, with 1 Gold for a patron.

    [deed-1, deed-2, deed-3, ability-6]
    """

    name = "draft"
    params = [DEED]

    def why_not_this(self, g: State, seat: int, args: Args) -> Why | None:
        if args[0] not in g.deed_row:
            return why.NOT_IN_ROW
        return why.DEEDS_FULL if g.deed_hand[seat].bit_count() >= DEED_LIMIT else None

    def worth_asking(self, g: State, seat: int, args: Args) -> list[int]:
        return sorted(g.deed_row)

    def do(self, g: State, f: Step, seat: int, args: Args) -> None:
        g.turn[DRAFTS] -= 1
        g.turn[DONE] |= ACTED
        g.deed_row.remove(args[0])
        g.deed_hand[seat] |= 1 << args[0]
        if g.turn[TOKEN_RIGHT]:
            take_token(g, seat)
        if has(g, seat, PATRON):
            earn(g, seat, 1)
        g.push(f)
        if g.deed_bag:
            g.push(NextDeed(CHANCE))
        watch(g, seat)


class TakeToken(Verb[State, Step]):
    """The 1st player token may be taken without a Deed, as with a full hand [deed-3]."""

    name = "token"

    def why_not(self, g: State, f: Step, seat: int, args: Args) -> Why | None:
        return None if g.turn[TOKEN_RIGHT] else why.NO_POINTS

    def do(self, g: State, f: Step, seat: int, args: Args) -> None:
        g.turn[DONE] |= ACTED
        take_token(g, seat)
        g.push(f)


def take_token(g: State, seat: int) -> None:
    """The token moves at once; the turn order changes from the Claim Phase on [deed-4]."""
    g.turn[TOKEN_RIGHT] = 0
    g.token = seat


class NextDeed(Step):
    """Chance: the row is filled up at once; an empty deck is not refilled [deed-5]."""

    name = "next-deed"

    def verbs(self) -> list[AnyVerb]:
        return NEXT_DEED_VERBS


class ShowDeed(OneOf[NextDeed]):
    name = "deed"
    params = [DEED]

    def among(self, g: State, f: NextDeed, seat: int) -> int:
        return g.deed_bag

    def why_no_other(self) -> Why:
        return why.NOT_LEFT

    def do(self, g: State, f: NextDeed, seat: int, args: Args) -> None:
        g.deed_bag &= ~(1 << args[0])
        g.deed_row.append(args[0])


# ---- conditions --------------------------------------------------------------------------------------------


def is_met(g: State, seat: int, deed: int) -> bool:
    """What the Deed demands is there and its price can be paid; Goods cannot be sold for it now [claim-1, goods-2]."""
    if g.gold[seat] < DEED_GOLD[deed] or hand_size(g, seat) < DEED_SCHEMES[deed]:
        return False
    for good in range(GOODS):
        if g.goods[seat * GOODS + good] < DEED_GOODS[deed * GOODS + good]:
            return False
    return has_needed(g, seat, DEED_NEED[deed], DEED_AMOUNT[deed]) and can_give(g, seat, DEED_GIVE[deed])


def has_needed(g: State, seat: int, need: int, amount: int) -> bool:
    """The condition of a Deed, apart from what is paid."""
    if need == FREE:
        return True
    if need == FORCES:
        return any(troops_in(g, seat, land) >= amount for land in range(g.lands))
    if need == ALL_THREE:
        return bool(built(g, seat, STRONGHOLD) & built(g, seat, CHURCH) & built(g, seat, MARKET))
    if need == FORTRESS:
        return bool(built(g, seat, STRONGHOLD) & built(g, seat, CHURCH))
    if need == STRONGHOLDS:
        return largest_group(built(g, seat, STRONGHOLD), NEAR[g.seats]) >= amount
    if need == CHURCHES:
        return largest_group(built(g, seat, CHURCH), NEAR[g.seats]) >= amount
    if need == SPREAD:
        return present(g, seat).bit_count() >= SPREAD_LANDS[g.seats]
    if need == KILLED:
        return g.killed[seat] >= amount
    if need == TOKEN:
        return g.token == seat
    if need == MARKETS:
        return market_goods(g, seat) >= amount
    assert need == MARSH
    marsh = g.terrain.index(SWAMP)
    return bool(built_any(g, seat) >> marsh & 1) and ruler(g, marsh) == seat


def market_goods(g: State, seat: int) -> int:
    """How many different Goods the Lands with own Markets bear."""
    kinds = 0
    for land in members(built(g, seat, MARKET)):
        if g.terrain[land] != SWAMP:
            kinds |= 1 << g.terrain[land]
    return kinds.bit_count()


def can_give(g: State, seat: int, give: int) -> bool:
    """Whether there is enough of what must be chosen and given up."""
    count = GIVE_COUNT[give]
    if give == NOTHING:
        return True
    if give == EQUAL:
        return max(g.goods[seat * GOODS : (seat + 1) * GOODS]) >= count
    if give == ANY_TWO:
        return goods_of(g, seat) >= count
    if give == DIFFERENT:
        return sum(1 for n in g.goods[seat * GOODS : (seat + 1) * GOODS] if n) >= count
    if give == PATROLS:
        return present(g, seat).bit_count() >= count
    if give == RULED_PAIR:
        return any(troops_in(g, seat, land) >= count and ruler(g, land) == seat for land in range(g.lands))
    if give == OWN_BUILDING:
        return built_any(g, seat) != 0
    return troops_on_map(g, seat) + heavies_on_map(g, seat) >= count


DRAFT: Final = Draft(DRAFTS)
TAKE_TOKEN: Final = TakeToken()
NEXT_DEED_VERBS: Final[list[AnyVerb]] = [ShowDeed()]
