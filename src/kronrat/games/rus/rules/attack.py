"""Attack: Troops, buildings, Unrest; a ten-sided die, and the defender chooses the loss."""

from __future__ import annotations

from typing import Annotated, Final

from kronrat.declare.fields import fields
from kronrat.games.rus import why
from kronrat.games.rus.data import (
    AGAINST_STRONGHOLD,
    BONUS,
    BORIS,
    GLEB,
    GLEB_MOVES,
    LAND,
    OUTNUMBERED,
    PIPS,
    PLUNDER,
    SAFE_ROLL,
    STRONGHOLD,
    SVIATOPOLK,
    TROOP,
    TRUCE,
    VETERAN_BLADES,
)
from kronrat.games.rus.rules.epic import watch
from kronrat.games.rus.rules.events import MAY_CHARGE, PAID_TO, REPLACED
from kronrat.games.rus.rules.land import arrive, earn, troops_in, troops_left
from kronrat.games.rus.rules.losses import BuildingLoss, Loss, buildings_in
from kronrat.games.rus.rules.powers import has, power
from kronrat.games.rus.rules.turn import Spend
from kronrat.games.rus.state import (
    ACTED,
    ATTACKS,
    CHARGE,
    CHARGE_FROM,
    CHARGED,
    DONE,
    PLUNDERED,
    STRUCK,
    State,
)
from kronrat.kernel.domain import numbers
from kronrat.kernel.errors import Why
from kronrat.kernel.step import CHANCE, AnyVerb, Args, Step, Verb
from kronrat.parts.seats import SEAT

AIM: Final = numbers("aim", 1)
AT_TROOPS: Final = 0
AT_BUILDINGS: Final = 1


def why_not_there(g: State, seat: int, land: int) -> Why | None:
    """Attacks are made where one has a Troop [attack-1]."""
    if land >= g.lands:
        return why.NOT_IN_PLAY
    return None if troops_in(g, seat, land) else why.NO_TROOP_THERE


def spend_attack(g: State, seat: int) -> None:
    """Plunder: once per turn an attack brings 1 Gold at once [ability-7]."""
    g.turn[ATTACKS] -= 1
    g.turn[DONE] |= ACTED
    if not g.turn[DONE] & PLUNDERED and has(g, seat, PLUNDER):
        g.turn[DONE] |= PLUNDERED
        earn(g, seat, 1)


class Against(Spend):
    """An attack against another seat in a Land where one has a Troop, unless there is truce [attack-1, intrigue-14]."""

    params = [LAND, SEAT]
    roles = ["land", "foe"]
    final = True

    def __init__(self, aim: int) -> None:
        super().__init__(ATTACKS)
        self.aim: Final = aim

    def why_never(self, g: State, seat: int) -> Why | None:
        return why.IN_TRUCE if g.intrigue == TRUCE else super().why_never(g, seat)

    def why_not_this(self, g: State, seat: int, args: Args) -> Why | None:
        reason = why_not_there(g, seat, args[0])
        if reason is not None:
            return reason
        if self.aim == AT_BUILDINGS and not g.heavies[seat * g.lands + args[0]]:
            return why.NO_HEAVY_THERE
        if len(args) == 1:
            for foe in range(g.seats):
                if self.hits(g, seat, args[0], foe):
                    return None
            return why.NO_FOE_THERE
        if args[1] == seat:
            return why.NOT_YOURSELF
        return None if self.hits(g, seat, args[0], args[1]) else why.NO_FOE_THERE

    def hits(self, g: State, seat: int, land: int, foe: int) -> bool:
        if foe == seat or foe >= g.seats:
            return False
        if self.aim == AT_BUILDINGS:
            return len(buildings_in(g, foe, land)) > 0
        return troops_in(g, foe, land) > 0

    def do(self, g: State, f: Step, seat: int, args: Args) -> None:
        spend_attack(g, seat)
        g.then([Roll(CHANCE, seat, args[0], args[1], self.aim), f])
        watch(g, seat)


class Attack(Against):
    """1 attack point kills 1 Troop of an opponent [attack-1]."""

    name = "attack"


class Raze(Against):
    """With a Heavy Troop in the Land, 1 attack point destroys a building instead [attack-2]."""

    name = "raze"


class Quell(Spend):
    """1 attack point kills 1 Unrest troop without a roll [attack-7]; Sviatopolk replaces it by a Troop [prince-6]."""

    name = "quell"
    params = [LAND]

    def why_not_this(self, g: State, seat: int, args: Args) -> Why | None:
        reason = why_not_there(g, seat, args[0])
        if reason is not None:
            return reason
        return None if g.unrest[args[0]] else why.NO_UNREST_THERE

    def do(self, g: State, f: Step, seat: int, args: Args) -> None:
        land = args[0]
        spend_attack(g, seat)
        g.unrest[land] -= 1
        g.killed[seat] += 1
        if power(g, seat, SVIATOPOLK, land) and troops_left(g, seat):
            arrive(g, seat, TROOP, land, fresh=False)
            g.note(REPLACED, (seat, land))
        charge(g, seat, land)
        g.push(f)
        watch(g, seat)


def charge(g: State, seat: int, land: int) -> None:
    """Gleb: once per round an attack in his Land without loss gives 2 movement points for models there [prince-3]."""
    if power(g, seat, GLEB, land) and not g.used[seat] & CHARGED:
        g.used[seat] |= CHARGED
        g.turn[CHARGE] = GLEB_MOVES
        g.turn[CHARGE_FROM] = land
        g.note(MAY_CHARGE, (seat, land))


def modifier(g: State, seat: int, land: int, foe: int) -> int:
    """-2 if the opponent has more Troops there, -6 against a Stronghold, both if both; Boris adds 2.

    [attack-5, attack-6, prince-2]
    """
    total = 0
    if troops_in(g, foe, land) > troops_in(g, seat, land):
        total += OUTNUMBERED
    if g.building[STRONGHOLD * g.lands + land] == foe:
        total += AGAINST_STRONGHOLD
    if power(g, seat, BORIS, land):
        total += BONUS
    return total


@fields
class Roll(Step):
    """Chance: the ten-sided die [attack-4]."""

    name = "roll"
    attacker: Annotated[int, SEAT]
    land: Annotated[int, LAND]
    foe: Annotated[int, SEAT]
    aim: Annotated[int, AIM]

    def verbs(self) -> list[AnyVerb]:
        return ROLL_VERBS


class RollDie(Verb[State, Roll]):
    """The attack succeeds anyway; with 2 or less after penalties the attacker loses a Troop there too [attack-4].

    Veteran blades add 2 to the first roll of the turn that could go wrong [ability-5]; Boris takes 1 Gold [prince-2].
    """

    name = "roll"
    params = [PIPS]

    def do(self, g: State, f: Roll, seat: int, args: Args) -> None:
        bonus = modifier(g, f.attacker, f.land, f.foe)
        if bonus + 1 < SAFE_ROLL and not g.turn[DONE] & STRUCK and has(g, f.attacker, VETERAN_BLADES):
            g.turn[DONE] |= STRUCK
            bonus += BONUS
        lost = args[0] + 1 + bonus < SAFE_ROLL
        first: Step = Loss(f.foe, f.land) if f.aim == AT_TROOPS else BuildingLoss(f.foe, f.land)
        steps = [first]
        if lost:
            steps.append(Loss(f.attacker, f.land))
        watch(g, f.attacker)
        g.then(steps)
        if power(g, f.attacker, BORIS, f.land) and g.gold[f.foe]:
            g.gold[f.foe] -= 1
            g.gold[f.attacker] += 1
            g.note(PAID_TO, (f.foe, f.attacker))
        if not lost:
            charge(g, f.attacker, f.land)


ATTACK: Final = Attack(AT_TROOPS)
RAZE: Final = Raze(AT_BUILDINGS)
QUELL: Final = Quell(ATTACKS)
ROLL_VERBS: Final[list[AnyVerb]] = [RollDie()]
