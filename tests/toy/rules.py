"""The toy's rules: deal, choose an agenda in secret, take turns, draw casualties, collect income."""

from __future__ import annotations

from typing import Annotated, Final

from kronrat.declare.fields import fields
from kronrat.kernel.errors import Why
from kronrat.kernel.step import CHANCE, AnyVerb, Args, ChanceStep, Step, Together, Verb
from toy.state import AGENDA, BAGS, CARD, INCOME, NEIGHBOURS, POINTS, REGION, REGIONS, SEAT, State

NOT_OCCUPIED: Final = Why("not-occupied", "turn-1")
NOT_THERE: Final = Why("not-there", "attack-1")
NOT_YOURSELF: Final = Why("not-yourself", "attack-1")
NOT_ADJACENT: Final = Why("not-adjacent", "move-1")
NO_SUPPLY: Final = Why("no-supply", "turn-1")
NOT_DEALT: Final = Why("not-dealt", "agenda-1")
NOT_IN_DECK: Final = Why("not-in-deck", "agenda-1")
NONE_LEFT: Final = Why("none-left", "attack-1")


@fields
class Deal(ChanceStep):
    """Each seat is dealt two agendas, face down [agenda-1]."""

    name = "deal"
    to: Annotated[int, SEAT]

    def verbs(self) -> list[AnyVerb]:
        return DEAL_VERBS


class Choose(Together):
    """Everybody secretly keeps one of the two [agenda-1]."""

    name = "agenda"

    def verbs(self) -> list[AnyVerb]:
        return CHOOSE_VERBS


class Round(Step):
    """A coin for everybody, then each seat in turn [round-1]."""

    name = "round"

    def run(self, g: State) -> None:
        g.round += 1
        if g.round > g.rounds:
            return
        for seat in range(g.seats):
            g.coins[seat] += 1
            g.note(INCOME, (seat, 1))
        turns: list[Step] = [Turn(seat, 2) for seat in range(g.seats)]
        g.then([*turns, Round(CHANCE)])


@fields
class Turn(Step):
    """Two points for muster, move or attack; or stop for a coin [turn-1]."""

    name = "turn"
    points: Annotated[int, POINTS]

    def verbs(self) -> list[AnyVerb]:
        return TURN_VERBS


@fields
class Casualty(ChanceStep):
    """An attack draws a card from the bag [attack-2]."""

    name = "casualty"
    attacker: Annotated[int, SEAT]
    region: Annotated[int, REGION]

    def verbs(self) -> list[AnyVerb]:
        return CASUALTY_VERBS


class DealAgenda(Verb[State, Deal]):
    """Any agenda still in the deck, each as likely; only its owner reads it [agenda-1]."""

    name = "agenda"
    params = [AGENDA]

    def why_not(self, g: State, f: Deal, seat: int, args: Args) -> Why | None:
        return None if g.in_deck() >> args[0] & 1 else NOT_IN_DECK

    def do(self, g: State, f: Deal, seat: int, args: Args) -> None:
        g.dealt[f.to] |= 1 << args[0]

    def seen_by(self, g: State, f: Deal, seat: int, args: Args) -> int:
        return 1 << f.to


class Keep(Verb[State, Choose]):
    """Keep an agenda you were dealt; nobody else sees which [agenda-1]."""

    name = "keep"
    params = [AGENDA]

    def why_not(self, g: State, f: Choose, seat: int, args: Args) -> Why | None:
        return None if g.dealt[seat] >> args[0] & 1 else NOT_DEALT

    def do(self, g: State, f: Choose, seat: int, args: Args) -> None:
        g.kept[seat] = args[0]
        left = f.left(seat)
        if left:
            g.push(Choose(left))

    def seen_by(self, g: State, f: Choose, seat: int, args: Args) -> int:
        return 1 << seat


class Muster(Verb[State, Turn]):
    """One troop from your supply into a region you hold [turn-1]."""

    name = "muster"
    params = [REGION]

    def why_not(self, g: State, f: Turn, seat: int, args: Args) -> Why | None:
        if g.supply[seat] == 0:
            return NO_SUPPLY
        return None if g.holds(seat, args[0]) else NOT_OCCUPIED

    def do(self, g: State, f: Turn, seat: int, args: Args) -> None:
        g.supply[seat] -= 1
        g.troops[args[0] * g.seats + seat] += 1
        again(g, f)


class March(Verb[State, Turn]):
    """One troop into a neighbouring region [move-1]."""

    name = "move"
    params = [REGION, REGION]
    roles = ["from", "to"]

    def why_not(self, g: State, f: Turn, seat: int, args: Args) -> Why | None:
        if len(args) == 1:
            return None if g.holds(seat, args[0]) else NOT_OCCUPIED
        return None if args[1] in NEIGHBOURS[args[0]] else NOT_ADJACENT

    def do(self, g: State, f: Turn, seat: int, args: Args) -> None:
        g.troops[args[0] * g.seats + seat] -= 1
        g.troops[args[1] * g.seats + seat] += 1
        again(g, f)


class Attack(Verb[State, Turn]):
    """Remove one troop of another seat that shares a region with you, then draw a casualty card [attack-1]."""

    name = "attack"
    params = [REGION, SEAT]
    roles = ["region", "foe"]
    final = True

    def why_not(self, g: State, f: Turn, seat: int, args: Args) -> Why | None:
        if len(args) == 1:
            if not g.holds(seat, args[0]):
                return NOT_OCCUPIED
            foes = [s for s in range(g.seats) if s != seat and g.holds(s, args[0])]
            return None if foes else NOT_THERE
        if args[1] == seat:
            return NOT_YOURSELF
        return None if args[1] < g.seats and g.holds(args[1], args[0]) else NOT_THERE

    def do(self, g: State, f: Turn, seat: int, args: Args) -> None:
        region, foe = args
        g.troops[region * g.seats + foe] -= 1
        g.supply[foe] += 1
        g.warfare[seat] += 1
        again(g, f)
        g.push(Casualty(seat, region))


class Stop(Verb[State, Turn]):
    """Give up what is left of the turn for a coin [turn-1]."""

    name = "stop"

    def do(self, g: State, f: Turn, seat: int, args: Args) -> None:
        g.coins[seat] += 1


class Draw(Verb[State, Casualty]):
    """A casualty costs the attacker a troop; an empty bag is filled again [attack-1]."""

    name = "draw"
    params = [CARD]

    def why_not(self, g: State, f: Casualty, seat: int, args: Args) -> Why | None:
        return None if g.bag[args[0]] > 0 else NONE_LEFT

    def weights(self, g: State, f: Casualty, args: Args) -> list[int]:
        return [count for count in g.bag if count]

    def do(self, g: State, f: Casualty, seat: int, args: Args) -> None:
        g.bag[args[0]] -= 1
        if not any(g.bag):
            g.bag = BAGS[g.harsh].copy()
        if args[0] == 1 and g.holds(f.attacker, f.region):
            g.troops[f.region * g.seats + f.attacker] -= 1
            g.supply[f.attacker] += 1


def again(g: State, f: Turn) -> None:
    """The rest of the turn, if points are left [turn-1]."""
    if f.points > 1:
        g.push(Turn(f.seat, f.points - 1))


def start_regions(seat: int) -> tuple[int, ...]:
    return (seat, seat + 3, 0)


DEAL_VERBS: Final[list[AnyVerb]] = [DealAgenda()]
CHOOSE_VERBS: Final[list[AnyVerb]] = [Keep()]
TURN_VERBS: Final[list[AnyVerb]] = [Muster(), March(), Attack(), Stop()]
CASUALTY_VERBS: Final[list[AnyVerb]] = [Draw()]
STEPS: Final[list[type[Step]]] = [Deal, Choose, Round, Turn, Casualty]
assert max(start_regions(3)) < REGIONS
