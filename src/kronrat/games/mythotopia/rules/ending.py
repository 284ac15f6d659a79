"""End the game: all wars are counted on trial; only who would win alone may do it."""

from __future__ import annotations

from typing import Final

from kronrat.games.mythotopia import why
from kronrat.games.mythotopia.data import (
    BY_CALL,
    BY_LIMIT,
    CITADEL,
    CITADEL_VP,
    DEFENDER_VP,
    DRAGONS_VP,
    EMPTY_TO_END,
    HIGHEST_VALUE,
    ISLES_VP,
    LARGE_ISLAND,
    NEUTRAL,
    PROVINCE_POINTS,
    RUNES_VP,
    SMALL_ISLAND,
    SPOILS_VP,
    VICTORIES,
)
from kronrat.games.mythotopia.rules.action import NO_ACTION_LEFT, Acting, is_first
from kronrat.games.mythotopia.rules.counters import Reward, empty_cards, take_plainly
from kronrat.games.mythotopia.rules.events import GAME_ENDED, LIMIT_REACHED
from kronrat.games.mythotopia.rules.war import TIE, conclude, strongest
from kronrat.games.mythotopia.state import State
from kronrat.kernel.errors import Why
from kronrat.kernel.step import Args, Verb
from kronrat.parts.bits import members

ISLES: Final = LARGE_ISLAND | SMALL_ISLAND


def settled_winner(g: State, province: int) -> int:
    """At the end of the game every tie is won by the defender; no Hero helps [end-3]."""
    winner = strongest(g, province)
    return g.owner(province) if winner == TIE else winner


def settle_wars(g: State, order: list[int]) -> None:
    """Carry out every war at once, counters included [end-3]."""
    for province in order:
        for step in conclude(g, province, settled_winner(g, province)):
            if isinstance(step, Reward):
                take_plainly(g, step.seat, step.victory, step.condition)


def leads(g: State, seat: int) -> bool:
    """Whether a seat alone has the most points [end-2]."""
    mine = g.points(seat)
    for other in range(g.seats):
        if other != seat and g.points(other) >= mine:
            return False
    return True


def scarce_cards(g: State, wars: list[int]) -> int:
    """The victory point cards for which the wars claim more counters than are left, as a mask."""
    claims = [0] * VICTORIES
    for province in wars:
        for victory in claimed(g, province):
            claims[victory] += 1
    mask = 0
    for victory in range(VICTORIES):
        if g.in_play >> victory & 1 and claims[victory] > g.left[victory] > 0:
            mask |= 1 << victory
    return mask


def claimed(g: State, province: int) -> list[int]:
    """The cards whose condition this war's end meets; islands apart."""
    winner = settled_winner(g, province)
    owner = g.owner(province)
    if winner == owner:
        return [] if owner == NEUTRAL else [DEFENDER_VP]
    out: list[int] = []
    if g.dragons >> province & 1:
        out.append(DRAGONS_VP)
    if g.runestones >> province & 1:
        out.append(RUNES_VP)
    if owner != NEUTRAL:
        out.append(SPOILS_VP)
        if g.town[province] == CITADEL:
            out.append(CITADEL_VP)
    return out


def in_contention(g: State, wars: list[int]) -> list[int]:
    """The wars whose place in the order can matter: they use villages, counters or islands that run short [end-4].

    Who wins a war does not depend on the others, so all the rest may be counted first, in any order.
    """
    needed = [0] * g.seats
    for province in wars:
        winner = settled_winner(g, province)
        if winner != g.owner(province):
            needed[winner] += 1
    scarce = scarce_cards(g, wars)
    out: list[int] = []
    for province in wars:
        winner = settled_winner(g, province)
        owner = g.owner(province)
        matters = False
        for victory in claimed(g, province):
            matters = matters or (scarce >> victory & 1) == 1
        if winner != owner:
            matters = matters or needed[winner] > g.villages[winner]
            matters = matters or (owner != NEUTRAL and needed[owner] > g.villages[owner])
            matters = matters or ((g.in_play >> ISLES_VP & 1) == 1 and (ISLES >> province & 1) == 1)
        if matters:
            out.append(province)
    return out


def sort_of(g: State, province: int) -> tuple[int, ...]:
    """Wars of one sort are interchangeable: same winner, same loser, same town and counters; islands are alone."""
    island = province if ISLES >> province & 1 else -1
    dragon = g.dragons >> province & 1
    stone = g.runestones >> province & 1
    return (settled_winner(g, province), g.owner(province), g.town[province], dragon, stone, island)


def hopeless(g: State, seat: int, rest: list[int]) -> bool:
    """Whether no order of the rest can put a seat alone in front: its best against the others' worst."""
    best = g.points(seat)
    worst = [g.points(other) for other in range(g.seats)]
    for province in rest:
        winner = settled_winner(g, province)
        owner = g.owner(province)
        if winner == seat:
            best += PROVINCE_POINTS + HIGHEST_VALUE if winner != owner else 0
            best += HIGHEST_VALUE * len(claimed(g, province))
        if winner != owner and owner != NEUTRAL:
            worst[owner] -= PROVINCE_POINTS
            if owner == seat:
                best -= PROVINCE_POINTS
    for other in range(g.seats):
        if other != seat and worst[other] >= best:
            return True
    return False


class OrderSearch:
    """Depth first through all orders; a position reached twice is looked at once [end-4]."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.seen: set[tuple[tuple[int, ...], ...]] = set()

    def find(self, g: State, rest: list[int]) -> list[int] | None:
        """An order of the rest after which the seat leads alone, or None."""
        if not rest:
            return [] if leads(g, self.seat) else None
        if hopeless(g, self.seat, rest):
            return None
        # what the rest can still change; the wars left say everything else
        key = (
            tuple(rest),
            tuple(g.villages),
            tuple(g.left),
            tuple(g.spare),
            tuple(g.counters),
            tuple(g.held),
        )
        if key in self.seen:
            return None
        self.seen.add(key)
        tried: list[tuple[int, ...]] = []
        for province in rest:
            sort = sort_of(g, province)
            if sort in tried:
                continue
            tried.append(sort)
            trial = g.clone()
            settle_wars(trial, [province])
            found = self.find(trial, [other for other in rest if other != province])
            if found is not None:
                return [province, *found]
        return None


def winning_order(g: State, seat: int) -> list[int] | None:
    """An order of counting the wars that makes the caller the sole winner, or None if there is none [end-4]."""
    wars = members(g.wars())
    if not wars:
        return wars if leads(g, seat) else None
    if hopeless(g, seat, wars):
        return None
    contended = in_contention(g, wars)
    plain = [province for province in wars if province not in contended]
    trial = g.clone()
    settle_wars(trial, plain)
    # own gains first: most often the order that wins
    contended.sort(key=lambda province: settled_winner(g, province) != seat)
    found = OrderSearch(seat).find(trial, contended)
    return None if found is None else plain + found


def could_end(g: State, seat: int) -> bool:
    """Whether a seat could end the game as the first action of a turn."""
    return empty_cards(g) >= EMPTY_TO_END and winning_order(g, seat) is not None


class EndGame(Verb[State, Acting]):
    """First action, four cards empty, and alone in front after all wars [turn-3, end-1, end-2]."""

    name = "end-game"
    final = True

    def why_not(self, g: State, f: Acting, seat: int, args: Args) -> Why | None:
        if not is_first(g, f):
            return why.FIRST_ACTION_ONLY if f.left else NO_ACTION_LEFT
        if empty_cards(g) < EMPTY_TO_END:
            return why.CARDS_NOT_EMPTY
        return why.WOULD_NOT_WIN if winning_order(g, seat) is None else None

    def do(self, g: State, f: Acting, seat: int, args: Args) -> None:
        order = winning_order(g, seat)
        if order is not None:
            settle_wars(g, order)
        g.ended = BY_CALL
        g.winner = seat
        g.stack.clear()
        g.note(GAME_ENDED, (seat,))


def limit_reached(g: State) -> None:
    """A simulation may set a limit on turns; it is no rule of the game [end-6]."""
    g.ended = BY_LIMIT
    g.stack.clear()
    g.note(LIMIT_REACHED, ())


def winners(g: State) -> list[int]:
    """Who ended the game has won it; at the limit whoever has the most points [end-5, end-6]."""
    if g.ended == BY_CALL:
        return [g.winner]
    best = max([g.points(seat) for seat in range(g.seats)])
    return [seat for seat in range(g.seats) if g.points(seat) == best]
