"""War: strengths, the end of a war, and what the winner gets."""

from __future__ import annotations

from typing import Final

from kronrat.games.mythotopia import why
from kronrat.games.mythotopia.data import (
    CASTLE_STRENGTH,
    CAVALRY,
    CITADEL,
    CITADEL_VP,
    CITADEL_WON,
    CITY,
    DEFENDER_VP,
    DRAGON_STRENGTH,
    DRAGONS_VP,
    HERO,
    LIMES,
    NEUTRAL,
    NEUTRAL_STRENGTH,
    NO_TOWN,
    PLAYERS,
    PROVINCE,
    RANGER,
    RUGGED,
    RUNES_VP,
    SEAS_AT,
    SPOILS_VP,
    VILLAGE,
)
from kronrat.games.mythotopia.rules.action import NO_ACTION_LEFT, Acting, act, is_first
from kronrat.games.mythotopia.rules.choosing import Choice
from kronrat.games.mythotopia.rules.counters import reward, reward_isles
from kronrat.games.mythotopia.rules.events import (
    CONQUERED,
    DEFENDED,
    HANDED_OVER,
    HELD_OUT,
    HERO_DECIDED,
    NO_VILLAGE,
)
from kronrat.games.mythotopia.rules.piles import DrawLater, gain, leave_hand, spend
from kronrat.games.mythotopia.state import State
from kronrat.kernel.errors import Why
from kronrat.kernel.step import Args, Step
from kronrat.parts.bits import members

TIE: Final = -2


def strength(g: State, province: int, seat: int) -> int:
    """A seat's strength in a province, as its defender if it controls it, else as an attacker [war-2]."""
    total = g.armies[PLAYERS * province + seat] + g.mercenaries_at(province, seat)
    for sea in SEAS_AT[province]:
        total += g.ships[PLAYERS * sea + seat]
    rugged = RUGGED >> province & 1
    if rugged and g.works(seat, RANGER):
        total += 1
    if not g.held[seat] >> province & 1:
        return total + 1 if g.works(seat, CAVALRY) else total
    if g.castles >> province & 1 or g.town[province] == CITADEL:
        total += CASTLE_STRENGTH
    if g.works(seat, LIMES):
        total += 1
    return total + rugged


def defence(g: State, province: int) -> int:
    """The strength of whoever defends: the controlling player, or the country itself (and its dragon) [war-2]."""
    owner = g.owner(province)
    if owner != NEUTRAL:
        return strength(g, province, owner)
    return NEUTRAL_STRENGTH[province] + (DRAGON_STRENGTH if g.dragons >> province & 1 else 0)


def strongest(g: State, province: int) -> int:
    """The one party stronger than every other: a seat, NEUTRAL for a neutral defender, or TIE."""
    best = g.owner(province)
    most = defence(g, province)
    tie = False
    for seat in range(g.seats):
        if g.camps[seat] >> province & 1 and not g.held[seat] >> province & 1:
            mine = strength(g, province, seat)
            if mine > most:
                most = mine
                best = seat
                tie = False
            elif mine == most:
                tie = True
    return TIE if tie else best


def among_strongest(g: State, province: int, seat: int) -> bool:
    """Whether nobody is stronger than this seat [war-4]."""
    mine = strength(g, province, seat)
    if mine < defence(g, province):
        return False
    for other in range(g.seats):
        if g.camps[other] >> province & 1 and strength(g, province, other) > mine:
            return False
    return True


def own_wars(g: State, seat: int) -> int:
    """The wars in which a seat takes part, as a mask."""
    return g.wars() & (g.camps[seat] | g.held[seat])


def why_not_party(g: State, province: int, seat: int) -> Why | None:
    """Unless there is a war and the seat takes part in it."""
    if own_wars(g, seat) >> province & 1:
        return None
    return why.NOT_A_PARTY if g.wars() >> province & 1 else why.NO_WAR


class EndWar(Choice[Acting]):
    """As first action, end a war one takes part in, if one party is stronger than every other [turn-3, war-3]."""

    name = "end-war"
    params = [PROVINCE]

    def barred(self, g: State, f: Acting, seat: int) -> Why | None:
        if is_first(g, f):
            return None
        return why.FIRST_ACTION_ONLY if f.left else NO_ACTION_LEFT

    def judge(self, g: State, f: Acting, seat: int, args: Args) -> Why | None:
        reason = why_not_party(g, args[0], seat)
        if reason is not None or strongest(g, args[0]) != TIE:
            return reason
        heroic = g.has(seat, HERO) and among_strongest(g, args[0], seat)
        return None if heroic else why.NO_CLEAR_WINNER

    def likely(self, g: State, f: Acting, seat: int, args: Args) -> list[int]:
        return members(own_wars(g, seat))

    def do(self, g: State, f: Acting, seat: int, args: Args) -> None:
        winner = strongest(g, args[0])
        if winner == TIE:
            spend(g, seat, HERO)
            g.note(HERO_DECIDED, (seat,))
            winner = seat
        act(g, f, conclude(g, args[0], winner))


def go_home(g: State, province: int) -> None:
    """All armies return to their owners' stocks, mercenaries to the supply; ships stay [war-5]."""
    for seat in range(g.seats):
        here = PLAYERS * province + seat
        if g.armies[here]:
            g.stock[seat] += g.armies[here]
            g.armies[here] = 0
            g.camps[seat] &= ~(1 << province)
    g.mercenaries = [hired for hired in g.mercenaries if hired // PLAYERS != province]


def conclude(g: State, province: int, winner: int) -> list[Step]:
    """Carry out a war's result; the counters it gives are the steps returned [war-10]."""
    owner = g.owner(province)
    go_home(g, province)
    if winner != owner:
        return conquer(g, province, winner, owner)
    if owner == NEUTRAL:
        g.note(HELD_OUT, (province,))
        return []
    g.note(DEFENDED, (owner, province))
    return reward(g, owner, DEFENDER_VP, 0)


def conquer(g: State, province: int, winner: int, owner: int) -> list[Step]:
    """Dragon, runestone and the loser's town go, the winner settles if a village is left [war-6, war-7, war-9]."""
    bit = 1 << province
    steps: list[Step] = []
    if g.dragons & bit:
        g.dragons &= ~bit
        steps += reward(g, winner, DRAGONS_VP, 0)
    if g.runestones & bit:
        g.runestones &= ~bit
        steps += reward(g, winner, RUNES_VP, 0)
    if owner != NEUTRAL:
        steps += reward(g, winner, SPOILS_VP, 0)
        if g.town[province] == CITADEL and not g.won & CITADEL_WON:  # only the first [points-5]
            g.won |= CITADEL_WON
            steps += reward(g, winner, CITADEL_VP, 0)
        evict(g, province, owner)
    settles = g.villages[winner] > 0
    from_hand = surrender(g, province, owner)
    if settles:
        g.villages[winner] -= 1
        g.town[province] = VILLAGE
        g.held[winner] |= bit
        g.land &= ~bit
        g.note(CONQUERED, (winner, province))
        if owner != NEUTRAL:
            g.note(HANDED_OVER, (owner, winner, province))
        gain(g, winner, province)
        steps += reward_isles(g, winner, province)
    else:
        g.note(NO_VILLAGE, (winner, province))
    if from_hand:
        steps.append(DrawLater(owner, 1))
    return steps


def evict(g: State, province: int, owner: int) -> None:
    """The loser's village returns to stock, a city to the Reserve card; a citadel is gone for good [war-7, build-7]."""
    if g.town[province] == VILLAGE:
        g.villages[owner] += 1
    elif g.town[province] == CITY:
        g.cities[owner] += 1
    g.town[province] = NO_TOWN
    g.held[owner] &= ~(1 << province)


def surrender(g: State, province: int, owner: int) -> bool:
    """The province card comes back from wherever it is; True if it was in the loser's hand [war-8]."""
    bit = 1 << province
    if g.land & bit:
        return False
    g.land |= bit
    if province in g.hand[owner]:
        leave_hand(g, owner, province)
        return True
    if province in g.deck[owner]:
        g.deck[owner].remove(province)
    elif province in g.discard[owner]:
        g.discard[owner].remove(province)
    elif province in g.reserve[owner]:
        g.reserve[owner].remove(province)
    else:
        g.played.remove(province)  # wars counted on trial while its owner is in the middle of an action
    return False
