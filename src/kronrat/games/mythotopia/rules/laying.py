"""Laying out the game: provinces, display, victory cards, dragons, secret choices, first hands."""

from __future__ import annotations

from typing import Annotated, Final

from kronrat.declare.fields import fields
from kronrat.games.mythotopia import why
from kronrat.games.mythotopia.data import (
    BOTH_CONDITIONS,
    BY_CONDITION,
    CARD_COUNT,
    CITADEL_VP,
    CONDITIONS,
    COUNTERS,
    DISPLAY_SIZE,
    DRAGONS,
    DRAGONS_VP,
    DRAWS_ONE_MORE,
    FIRST_EXTRA,
    FIRST_START,
    FIXED,
    HAND_SIZE,
    ISLAND_VALUE,
    ISLANDS,
    ISLES_VP,
    MORE_COUNTERS,
    NO_CARD,
    PROVINCE,
    PROVINCES_EACH,
    RUNES_VP,
    SPOILS_VP,
    VALUES,
    VARIABLE,
    VICTORY,
    VILLAGE,
)
from kronrat.games.mythotopia.rules.choosing import Choice, FromPile
from kronrat.games.mythotopia.rules.counters import Reward, value_of
from kronrat.games.mythotopia.rules.piles import DrawLater, insert
from kronrat.games.mythotopia.rules.secrets import ChooseCitadel, GiveBackOne, GiveBackTwo
from kronrat.games.mythotopia.rules.turn import StartTurn
from kronrat.games.mythotopia.state import State
from kronrat.kernel.errors import Why
from kronrat.kernel.step import CHANCE, AnyVerb, Args, Step, Verb
from kronrat.parts.bits import members
from kronrat.parts.seats import SEAT


def lay_out_steps(g: State) -> list[Step]:
    """In order: deal, display, victory cards, counters, then what they bring."""
    each = PROVINCES_EACH[g.seats] + (1 if g.settings.dropped else 0)
    return [
        Deal(CHANCE, 0, each * g.seats),
        Display(CHANCE, DISPLAY_SIZE),
        ChooseVictory(CHANCE, VARIABLE),
        LayCounters(CHANCE),
        ChooseFirst(CHANCE),
    ]


@fields
class Deal(Step):
    """Chance deals province cards round the table."""

    name = "deal"
    who: Annotated[int, SEAT]
    number: Annotated[int, CARD_COUNT]

    def verbs(self) -> list[AnyVerb]:
        return DEAL_VERBS


class DealProvince(Choice[Deal]):
    """A province card, and a village in that province [setup-1]."""

    name = "province"
    params = [PROVINCE]

    def likely(self, g: State, f: Deal, seat: int, args: Args) -> list[int]:
        return members(g.land)

    def judge(self, g: State, f: Deal, seat: int, args: Args) -> Why | None:
        return None if g.land >> args[0] & 1 else why.DEALT

    def do(self, g: State, f: Deal, seat: int, args: Args) -> None:
        g.land &= ~(1 << args[0])
        g.held[f.who] |= 1 << args[0]
        g.town[args[0]] = VILLAGE
        g.villages[f.who] -= 1
        insert(g.deck[f.who], args[0])
        if f.number > 1:
            g.push(Deal(CHANCE, (f.who + 1) % g.seats, f.number - 1))


@fields
class Display(Step):
    """Chance turns up improvement cards."""

    name = "display"
    number: Annotated[int, CARD_COUNT]

    def verbs(self) -> list[AnyVerb]:
        return DISPLAY_VERBS


class TurnUp(FromPile[Display]):
    """Sixteen of the 29 improvement cards are on offer [setup-2]."""

    name = "card"

    def pile(self, g: State, f: Display) -> list[int]:
        return g.pile

    def reason(self) -> Why:
        return why.NOT_ON_TOP

    def do(self, g: State, f: Display, seat: int, args: Args) -> None:
        g.pile.remove(args[0])
        insert(g.display, args[0])
        if f.number > 1:
            g.push(Display(CHANCE, f.number - 1))


@fields
class ChooseVictory(Step):
    """Chance draws the variable victory point cards."""

    name = "victory"
    number: Annotated[int, CARD_COUNT]

    def verbs(self) -> list[AnyVerb]:
        return VICTORY_VERBS


class DrawVictory(Verb[State, ChooseVictory]):
    """Four of the ten variable cards [setup-3]."""

    name = "card"
    params = [VICTORY]

    def why_not(self, g: State, f: ChooseVictory, seat: int, args: Args) -> Why | None:
        if args[0] < FIXED:
            return why.NOT_VARIABLE
        return why.TAKEN if g.in_play >> args[0] & 1 else None

    def do(self, g: State, f: ChooseVictory, seat: int, args: Args) -> None:
        g.in_play |= 1 << args[0]
        if f.number > 1:
            g.push(ChooseVictory(CHANCE, f.number - 1))


def counters_on(g: State, victory: int) -> int:
    """How many counters a card holds at the start [setup-3]."""
    if victory < FIXED:
        return COUNTERS[victory] if g.seats == 2 else COUNTERS[victory] + MORE_COUNTERS
    return g.settings.spoils if victory == SPOILS_VP else COUNTERS[victory]


def counters_by_value(g: State) -> list[int]:
    """How many counters of each value all cards in play hold at the start."""
    placed = [0] * VALUES
    for victory in members(g.in_play):
        if victory == ISLES_VP:
            for value in ISLAND_VALUE:
                placed[value] += 1
        else:
            placed[value_of(g, victory, 0)] += counters_on(g, victory)
    return placed


def lay_counters(g: State) -> None:
    """The fixed cards join the variable ones; each gets its counters, the others stay in the spare stock [setup-3]."""
    g.in_play |= (1 << FIXED) - 1
    for victory in members(g.in_play):
        g.left[victory] = BOTH_CONDITIONS if BY_CONDITION[victory] else counters_on(g, victory)
    placed = counters_by_value(g)
    g.spare = [max(g.spare[value] - placed[value], 0) for value in range(VALUES)]


class LayCounters(Step):
    """Counters onto the cards; dragons, runestones, secret choices as they require [setup-3]."""

    name = "lay-counters"

    def run(self, g: State) -> None:
        lay_counters(g)
        steps: list[Step] = []
        if g.in_play >> DRAGONS_VP & 1:
            steps.append(Haunt(CHANCE, DRAGONS_VP, DRAGONS))
        if g.in_play >> RUNES_VP & 1:
            steps.append(Haunt(CHANCE, RUNES_VP, DRAGONS))
        everybody = (1 << g.seats) - 1
        if g.settings.dropped == 1:
            steps.append(GiveBackOne(everybody))
        elif g.settings.dropped == 2:
            steps.append(GiveBackTwo(everybody))
        if g.in_play >> CITADEL_VP & 1:
            steps.append(ChooseCitadel(everybody))
        steps.append(CheckIsles(CHANCE))
        g.then(steps)


@fields
class Haunt(Step):
    """Chance draws neutral provinces for dragons or runestones."""

    name = "haunt"
    victory: Annotated[int, VICTORY]
    number: Annotated[int, CARD_COUNT]

    def verbs(self) -> list[AnyVerb]:
        return HAUNT_VERBS


class HauntProvince(Choice[Haunt]):
    """Five different provinces from the pile; with both cards in play, ten [setup-4]."""

    name = "province"
    params = [PROVINCE]

    def likely(self, g: State, f: Haunt, seat: int, args: Args) -> list[int]:
        return members(g.land)

    def judge(self, g: State, f: Haunt, seat: int, args: Args) -> Why | None:
        return None if (g.land & ~g.dragons & ~g.runestones) >> args[0] & 1 else why.TAKEN

    def do(self, g: State, f: Haunt, seat: int, args: Args) -> None:
        if f.victory == DRAGONS_VP:
            g.dragons |= 1 << args[0]
        else:
            g.runestones |= 1 << args[0]
        if f.number > 1:
            g.push(Haunt(CHANCE, f.victory, f.number - 1))


class CheckIsles(Step):
    """Who holds a whole island from the start takes its counter at once [setup-7]."""

    name = "check-isles"

    def run(self, g: State) -> None:
        if not g.in_play >> ISLES_VP & 1:
            return
        for seat in range(g.seats):
            for condition in range(CONDITIONS):
                if g.held[seat] & ISLANDS[condition] == ISLANDS[condition]:
                    g.push(Reward(seat, ISLES_VP, condition))


class ChooseFirst(Step):
    """Chance names the start player [setup-8]."""

    name = "first"

    def verbs(self) -> list[AnyVerb]:
        return FIRST_VERBS


class NameFirst(Verb[State, ChooseFirst]):
    """Decks are shuffled and everybody draws five; the last of four draws six [setup-8]."""

    name = "seat"
    params = [SEAT]
    roles = ["first"]

    def why_not(self, g: State, f: ChooseFirst, seat: int, args: Args) -> Why | None:
        return None if args[0] < g.seats else why.NOT_DEALT

    def do(self, g: State, f: ChooseFirst, seat: int, args: Args) -> None:
        first = args[0]
        g.active = first
        steps: list[Step] = []
        for n in range(g.seats):
            who = (first + n) % g.seats
            g.deck[who] += list(range(FIRST_START, FIRST_EXTRA))
            if g.settings.extra != NO_CARD:
                g.deck[who].append(g.settings.extra)
            steps.append(DrawLater(who, HAND_SIZE + 1 if n == DRAWS_ONE_MORE else HAND_SIZE))
        steps.append(StartTurn(first))
        g.then(steps)


DEAL_VERBS: Final[list[AnyVerb]] = [DealProvince()]
DISPLAY_VERBS: Final[list[AnyVerb]] = [TurnUp()]
VICTORY_VERBS: Final[list[AnyVerb]] = [DrawVictory()]
HAUNT_VERBS: Final[list[AnyVerb]] = [HauntProvince()]
FIRST_VERBS: Final[list[AnyVerb]] = [NameFirst()]
