"""Attack: rebels for their reward, opponents for the warfare track and at the risk of a casualty."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final

from kronrat.declare.fields import fields
from kronrat.games.rurik.data import (
    FIRST_GOOD_REWARD,
    GOODS,
    POINTS,
    REGION,
    REWARD,
    SAFE,
    STRONGHOLD,
)
from kronrat.games.rurik.rules.casualty import check_for_casualty, lose_piece
from kronrat.games.rurik.rules.events import NEUTRAL_GONE, REWARDED
from kronrat.games.rurik.rules.in_turn import Done, InTurn
from kronrat.games.rurik.rules.leaders import (
    BANISH,
    NOTHING,
    cards_spared,
    musters_by_attack,
    muted,
    replace_rebel,
    take_coin,
)
from kronrat.games.rurik.rules.regions import rules
from kronrat.games.rurik.state import State
from kronrat.games.rurik.why import (
    NO_NEUTRAL,
    NO_REBEL,
    NO_SUPPLY,
    NOT_OCCUPIED,
    NOT_POSSIBLE,
    NOT_THERE,
    NOT_YOUR_LEADER,
    NOT_YOURSELF,
    REBELS_ARE_FOES,
)
from kronrat.kernel.errors import Why
from kronrat.kernel.step import CHANCE, AnyVerb, Args, Step, Verb
from kronrat.parts.seats import SEAT


@fields
class Attack(InTurn):
    """Each attack point attacks a rebel or an opponent where you have a troop, one after the other [attack-1]."""

    name = "attack"
    points: Annotated[int, POINTS]
    safe: Annotated[int, SAFE]  # a deed's attack reveals one card fewer [casualty-1]

    def verbs(self) -> list[AnyVerb]:
        return VERBS


def attack(g: State, seat: int, points: int, safe: int) -> None:
    if points > 0:
        g.push(Attack(seat, points, safe))


class AttackRebel(Verb[State, Attack]):
    """A defeated rebel goes to your mat and gives the reward on its underside; no casualty check [attack-2]."""

    name = "rebel"
    params = [REGION]

    def why_not(self, g: State, f: Attack, seat: int, args: Args) -> Why | None:
        if g.rebellion is not None:
            return REBELS_ARE_FOES
        if not g.occupies(seat, args[0]):
            return NOT_OCCUPIED
        return None if g.rebels[args[0]] > 0 else NO_REBEL

    def do(self, g: State, f: Attack, seat: int, args: Args) -> None:
        region = args[0]
        g.rebels[region] -= 1
        g.beaten[seat] += 1
        replace_rebel(g, seat, region)
        attack(g, seat, f.points - 1, f.safe)
        g.push(Reward(CHANCE, seat))


def among_rebels(g: State, seat: int) -> list[int]:
    """The regions that a seat shares with rebels, or in the solo game with neutral troops."""
    return [region for region in range(g.regions()) if g.rebels[region] > 0 and g.occupies(seat, region)]


def cards_to_reveal(g: State, seat: int, foe: int, region: int, safe: int) -> int:
    """One card, one more if the opponent rules, one more for a stronghold; one fewer in a safe attack [casualty-1]."""
    cards = 1 - safe
    if rules(g, foe, region):
        cards += 1
    if g.has(foe, STRONGHOLD, region) and not muted(g, foe, region):
        cards += 1
    return max(cards - cards_spared(g, seat, region), 0)


class AttackFoe(Verb[State, Attack]):
    """The opponent removes a troop, you advance on the warfare track, then check for a casualty [attack-3]."""

    name = "foe"
    params = [REGION, SEAT]
    roles = ["region", "foe"]

    def why_not(self, g: State, f: Attack, seat: int, args: Args) -> Why | None:
        region = args[0]
        if not g.occupies(seat, region):
            return NOT_OCCUPIED
        if len(args) == 1:
            return None if has_foe(g, seat, region) else NOT_THERE
        if args[1] == seat:
            return NOT_YOURSELF
        return None if args[1] < g.seats and g.occupies(args[1], region) else NOT_THERE

    def do(self, g: State, f: Attack, seat: int, args: Args) -> None:
        attack(g, seat, f.points - 1, f.safe)
        strike(g, seat, args[1], args[0], f.safe)


def strike(g: State, seat: int, foe: int, region: int, fewer: int) -> None:
    """The cards due are counted before the opponent loses a troop [attack-3]; Boris takes a coin [leader-3]."""
    cards = cards_to_reveal(g, seat, foe, region, fewer)
    lose_piece(g, foe, region)
    g.warfare[seat] += 1
    take_coin(g, seat, foe, region)
    check_for_casualty(g, seat, region, cards)


class AttackNeutral(Verb[State, Attack]):
    """Solo: a neutral troop simply goes back to the box: no reward, no warfare, no check [solo-you-3]."""

    name = "neutral"
    params = [REGION]

    def why_not(self, g: State, f: Attack, seat: int, args: Args) -> Why | None:
        if not g.occupies(seat, args[0]):
            return NOT_OCCUPIED
        return None if neutral_there(g, args[0]) else NO_NEUTRAL

    def pick(self, g: State, f: Attack, seat: int, args: Args) -> Sequence[int]:
        if g.rebellion is None:
            return NOTHING
        return among_rebels(g, seat)

    def do(self, g: State, f: Attack, seat: int, args: Args) -> None:
        remove_neutral(g, args[0])
        attack(g, seat, f.points - 1, f.safe)


def neutral_there(g: State, region: int) -> bool:
    return g.rebellion is not None and g.rebels[region] > 0


def remove_neutral(g: State, region: int) -> None:
    g.rebels[region] -= 1
    g.note(NEUTRAL_GONE, (region,))


def foes(g: State, seat: int, region: int) -> list[int]:
    return [other for other in range(g.seats) if other != seat and g.occupies(other, region)]


def has_foe(g: State, seat: int, region: int) -> bool:
    for other in range(g.seats):
        if other != seat and g.occupies(other, region):
            return True
    return False


class MusterInstead(Verb[State, Attack]):
    """Sudislav: an attack point musters a troop in his region instead [leader-7]."""

    name = "muster"

    def why_not(self, g: State, f: Attack, seat: int, args: Args) -> Why | None:
        if not musters_by_attack(g, seat):
            return NOT_YOUR_LEADER
        return None if g.supply[seat] > 0 else NO_SUPPLY

    def do(self, g: State, f: Attack, seat: int, args: Args) -> None:
        g.add_troop(seat, g.leader_at[seat])
        attack(g, seat, f.points - 1, f.safe)


@fields
class Reward(Step):
    """Chance: the sticker under the rebel, or the token flipped for it [variant-2]."""

    name = "reward"
    winner: Annotated[int, SEAT]

    def verbs(self) -> list[AnyVerb]:
        return REWARD_VERBS


class TurnUp(Verb[State, Reward]):
    """A good or coins, whatever the underside shows."""

    name = "turn-up"
    params = [REWARD]

    def why_not(self, g: State, f: Reward, seat: int, args: Args) -> Why | None:
        return None if g.stickers[args[0]] > 0 else NOT_POSSIBLE

    def weights(self, g: State, f: Reward, args: Args) -> list[int]:
        return [n for n in g.stickers if n > 0]

    def do(self, g: State, f: Reward, seat: int, args: Args) -> None:
        reward = args[0]
        g.stickers[reward] -= 1
        if reward < FIRST_GOOD_REWARD:
            g.earn(f.winner, reward + 1)
        else:
            g.hold[f.winner * GOODS + reward - FIRST_GOOD_REWARD] += 1
        g.note(REWARDED, (f.winner, reward))


VERBS: Final[list[AnyVerb]] = [AttackRebel(), AttackFoe(), MusterInstead(), *BANISH, Done(), AttackNeutral()]
REWARD_VERBS: Final[list[AnyVerb]] = [TurnUp()]
