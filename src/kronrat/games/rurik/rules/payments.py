"""What deeds cost by choice, one piece at a time in ascending order, so that no set is offered twice [deed-2]."""

from __future__ import annotations

from typing import Annotated, Final

from kronrat.declare.fields import fields
from kronrat.games.rurik.data import (
    A_PAIR,
    A_STRUCTURE,
    ANY_GOODS,
    DEED,
    DEED_PAY,
    DEED_SCHEME,
    DIFFERENT_GOODS,
    GOOD,
    GOODS,
    LEFT,
    NO_PIECES,
    NOWHERE,
    PATROLS,
    PIECES_TO_PAY,
    REGION,
    RULED_PAIR,
    SAME_GOODS,
    SCHEME_CARD,
    SEATS,
    STRUCTURE,
    STRUCTURES,
    THREE_ALIKE,
)
from kronrat.games.rurik.rules.needs import kinds_held
from kronrat.games.rurik.rules.regions import rules
from kronrat.games.rurik.state import State
from kronrat.games.rurik.why import (
    ASCENDING,
    LEADER_OFF_BOARD,
    NOT_ENOUGH_LEFT,
    NOT_IN_HAND,
    NOT_OCCUPIED,
    NOT_RULED,
    NOT_YOUR_STRUCTURE,
    TOO_FEW_GOODS,
)
from kronrat.kernel.errors import Why
from kronrat.kernel.step import AnyVerb, Args, Step, Verb


def ask_for_payment(g: State, seat: int, deed: int) -> None:
    """What a deed costs by choice: first the scheme, then goods or pieces."""
    pay = DEED_PAY[deed]
    if pay == A_STRUCTURE:
        g.push(Raze(seat, deed))
    elif pay in (SAME_GOODS, ANY_GOODS, DIFFERENT_GOODS):
        g.push(PayGoods(seat, deed, PIECES_TO_PAY[pay], 0))
    elif pay != NO_PIECES:
        g.push(GiveUp(seat, deed, PIECES_TO_PAY[pay], 0))
    if DEED_SCHEME[deed]:
        g.push(DiscardScheme(seat, deed))


@fields
class DiscardScheme(Step):
    """A deed costs a scheme from the hand."""

    name = "discard-scheme"
    deed: Annotated[int, DEED]

    def verbs(self) -> list[AnyVerb]:
        return DISCARD_VERBS


class Discard(Verb[State, DiscardScheme]):
    """The scheme goes face up to the discard pile without effect."""

    name = "discard"
    params = [SCHEME_CARD]

    def why_not(self, g: State, f: DiscardScheme, seat: int, args: Args) -> Why | None:
        return None if g.schemes.hands[seat] >> args[0] & 1 else NOT_IN_HAND

    def do(self, g: State, f: DiscardScheme, seat: int, args: Args) -> None:
        g.schemes.spend(seat, args[0])


@fields
class PayGoods(Step):
    """Goods of your choice, one at a time in ascending order, so that no set is offered twice."""

    name = "pay-goods"
    deed: Annotated[int, DEED]
    left: Annotated[int, LEFT]
    least: Annotated[int, GOOD]

    def verbs(self) -> list[AnyVerb]:
        return PAY_VERBS


class PayGood(Verb[State, PayGoods]):
    """Hoard: three of one kind. Trade Route: three kinds. Reward Laborers: any two."""

    name = "pay"
    params = [GOOD]

    def why_not(self, g: State, f: PayGoods, seat: int, args: Args) -> Why | None:
        good = args[0]
        pay = DEED_PAY[f.deed]
        have = g.hold[seat * GOODS + good]
        if have < (THREE_ALIKE if pay == SAME_GOODS else 1):
            return TOO_FEW_GOODS
        if good < f.least:
            return ASCENDING
        after = 0
        if pay == DIFFERENT_GOODS:
            after = kinds_held(g, seat, good + 1)
        elif pay == ANY_GOODS:
            for other in range(good, GOODS):
                after += g.hold[seat * GOODS + other]
            after -= 1
        return None if after >= f.left - 1 else NOT_ENOUGH_LEFT

    def do(self, g: State, f: PayGoods, seat: int, args: Args) -> None:
        good = args[0]
        pay = DEED_PAY[f.deed]
        g.hold[seat * GOODS + good] -= THREE_ALIKE if pay == SAME_GOODS else 1
        if f.left > 1:
            g.push(PayGoods(seat, f.deed, f.left - 1, good + 1 if pay == DIFFERENT_GOODS else good))


@fields
class GiveUp(Step):
    """Own troops [deed-2] of your choice, one at a time in ascending order of regions."""

    name = "give-up"
    deed: Annotated[int, DEED]
    left: Annotated[int, LEFT]
    least: Annotated[int, REGION]

    def verbs(self) -> list[AnyVerb]:
        return GIVE_VERBS


def enough_after(g: State, f: GiveUp, seat: int, region: int, leader: bool) -> Why | None:
    """Whether the rest can still be paid when a piece of this region goes now."""
    pay = DEED_PAY[f.deed]
    if pay == RULED_PAIR:
        if f.left == 1:
            return None if region == f.least else ASCENDING
        if not rules(g, seat, region):
            return NOT_RULED
        return None if g.pieces(seat, region) >= A_PAIR and not leader else NOT_ENOUGH_LEFT
    if region < f.least:
        return ASCENDING
    # another piece of the same region may follow, except for patrols and after the leader
    start = region + 1 if pay == PATROLS or leader else region
    after = 0
    for other in range(start, g.regions()):
        n = g.pieces(seat, other)
        after += min(n, 1) if pay == PATROLS else n
    if start == region:
        after -= 1
    return None if after >= f.left - 1 else NOT_ENOUGH_LEFT


def give_up(g: State, f: GiveUp, region: int, leader: bool) -> None:
    """Ask for the next piece."""
    if f.left > 1:
        strictly = DEED_PAY[f.deed] == PATROLS or leader
        g.push(GiveUp(f.seat, f.deed, f.left - 1, region + 1 if strictly else region))


class GiveTroop(Verb[State, GiveUp]):
    """Remove a troop of yours from a region."""

    name = "troop"
    params = [REGION]

    def why_not(self, g: State, f: GiveUp, seat: int, args: Args) -> Why | None:
        if g.troops[args[0] * SEATS + seat] == 0:
            return NOT_OCCUPIED
        return enough_after(g, f, seat, args[0], False)

    def do(self, g: State, f: GiveUp, seat: int, args: Args) -> None:
        g.troops[args[0] * SEATS + seat] -= 1
        g.supply[seat] += 1
        give_up(g, f, args[0], False)


class GiveLeader(Verb[State, GiveUp]):
    """The leader counts as a troop and may be removed too [deed-3]."""

    name = "leader"

    def why_not(self, g: State, f: GiveUp, seat: int, args: Args) -> Why | None:
        if g.leader_at[seat] == NOWHERE:
            return LEADER_OFF_BOARD
        return enough_after(g, f, seat, g.leader_at[seat], True)

    def do(self, g: State, f: GiveUp, seat: int, args: Args) -> None:
        region = g.leader_at[seat]
        g.leader_at[seat] = NOWHERE
        give_up(g, f, region, True)


@fields
class Raze(Step):
    """New Beginning: one of your structures goes back to your stock."""

    name = "raze"
    deed: Annotated[int, DEED]

    def verbs(self) -> list[AnyVerb]:
        return RAZE_VERBS


class RazeStructure(Verb[State, Raze]):
    """Remove one of your structures."""

    name = "raze"
    params = [REGION, STRUCTURE]

    def why_not(self, g: State, f: Raze, seat: int, args: Args) -> Why | None:
        if len(args) == 1:
            return None if g.structures_at(seat) >> args[0] & 1 else NOT_YOUR_STRUCTURE
        return None if g.has(seat, args[1], args[0]) else NOT_YOUR_STRUCTURE

    def do(self, g: State, f: Raze, seat: int, args: Args) -> None:
        g.built[seat * STRUCTURES + args[1]] &= ~(1 << args[0])


DISCARD_VERBS: Final[list[AnyVerb]] = [Discard()]
PAY_VERBS: Final[list[AnyVerb]] = [PayGood()]
GIVE_VERBS: Final[list[AnyVerb]] = [GiveTroop(), GiveLeader()]
RAZE_VERBS: Final[list[AnyVerb]] = [RazeStructure()]
