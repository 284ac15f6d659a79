"""Attack: one region after the other, you before neutral troops."""

from __future__ import annotations

from typing import Final

from kronrat.games.rurik.data import ATTACK, FIGHTING, NOWHERE, REGION
from kronrat.games.rurik.rebellion.cards import PLACES
from kronrat.games.rurik.rebellion.reasons import (
    ATTACK_NOT_RULED,
    ATTACK_RULED,
    ATTACK_STAYS,
    FEWER_CARDS,
    YOU_FIRST,
)
from kronrat.games.rurik.rebellion.rule import ByRule, side
from kronrat.games.rurik.rebellion.side import REBELLION, YOU
from kronrat.games.rurik.rebellion.spend import Lapse, RebelSpending
from kronrat.games.rurik.rules.attack import neutral_there, remove_neutral, strike
from kronrat.games.rurik.rules.regions import rules
from kronrat.games.rurik.state import State
from kronrat.kernel.step import AnyVerb, Args


class RebelAttack(RebelSpending):
    """The Rebellion attacks where its priority and its card say."""

    name = "rebel-attack"

    def verbs(self) -> list[AnyVerb]:
        return VERBS

    def possible(self, g: State) -> bool:
        return battlefield(g) != NOWHERE


def contested(g: State, region: int) -> bool:
    """A piece of the Rebellion, and yours or a neutral one [solo-attack-1]."""
    return g.occupies(REBELLION, region) and (g.occupies(YOU, region) or neutral_there(g, region))


def battlefield(g: State) -> int:
    """On in the same region while it can; else by priority ruled ones first or last [solo-attack-1]. Else NOWHERE."""
    deck = side(g)
    if deck.attacking_in != NOWHERE and contested(g, deck.attacking_in):
        return deck.attacking_in
    for ruled_now in (False, True) if deck.priority == FIGHTING else (True, False):
        for place in range(PLACES):
            region = deck.at(place)
            if contested(g, region) and rules(g, REBELLION, region) == ruled_now:
                return region
    return NOWHERE


def cards_fewer(g: State, region: int) -> int:
    """Unlocked bonuses, and Sviatopolk where he stands [solo-attack-3]."""
    return side(g).fewer + (1 if g.leader_at[REBELLION] == region else 0)


class AttackYou(ByRule[RebelAttack]):
    """As one player attacks another: you lose a troop, the Rebellion advances and checks for a casualty."""

    name = "you"
    params = [REGION]

    def dictated(self, g: State, f: RebelAttack) -> Args | None:
        region = battlefield(g)
        return (region,) if region != NOWHERE and g.occupies(YOU, region) else None

    def do(self, g: State, f: RebelAttack, seat: int, args: Args) -> None:
        region = args[0]
        explain(g, region)
        if neutral_there(g, region):
            g.note(YOU_FIRST, (region,))
        fewer = cards_fewer(g, region)
        if fewer:
            g.note(FEWER_CARDS, (fewer,))
        go_on(g, f, region)
        strike(g, seat, YOU, region, fewer)


class AttackNeutrals(ByRule[RebelAttack]):
    """A neutral troop goes to the box; by the later solo rules it lies beside the Rebellion's mat [solo-later-1]."""

    name = "neutral"
    params = [REGION]

    def dictated(self, g: State, f: RebelAttack) -> Args | None:
        region = battlefield(g)
        return (region,) if region != NOWHERE and not g.occupies(YOU, region) else None

    def do(self, g: State, f: RebelAttack, seat: int, args: Args) -> None:
        explain(g, args[0])
        go_on(g, f, args[0])
        remove_neutral(g, args[0])
        if side(g).modern:
            g.beaten[seat] += 1


def go_on(g: State, f: RebelAttack, region: int) -> None:
    """The next attack comes after the casualty check of this one."""
    side(g).attacking_in = region
    if f.points > 1:
        g.push(RebelAttack(REBELLION, ATTACK, f.points - 1))


def explain(g: State, region: int) -> None:
    deck = side(g)
    if deck.attacking_in == region:
        g.note(ATTACK_STAYS, (region,))
    else:
        ruled = rules(g, REBELLION, region)
        g.note(ATTACK_RULED if ruled else ATTACK_NOT_RULED, (deck.top(), deck.priority, region))


VERBS: Final[list[AnyVerb]] = [AttackYou(), AttackNeutrals(), Lapse()]
