"""End the game: all wars are counted on trial; only who would win alone may do it."""

from __future__ import annotations

from kronrat.games.mythotopia import why
from kronrat.games.mythotopia.data import (
    BY_CALL,
    BY_LIMIT,
    CITADEL,
    CITADEL_VP,
    DEFENDER_VP,
    DRAGONS_VP,
    EMPTY_TO_END,
    ISLES_VP,
    LARGE_ISLAND,
    NEUTRAL,
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


def order_matters(g: State, wars: list[int]) -> bool:
    """Whether villages or counters run short, an island is at stake, or two citadels fall."""
    conquests = [0] * g.seats
    claims = [0] * VICTORIES
    for province in wars:
        winner = settled_winner(g, province)
        owner = g.owner(province)
        if winner == owner:
            claims[DEFENDER_VP] += 1 if owner != NEUTRAL else 0
            continue
        conquests[winner] += 1
        claims[DRAGONS_VP] += g.dragons >> province & 1
        claims[RUNES_VP] += g.runestones >> province & 1
        if owner != NEUTRAL:
            claims[SPOILS_VP] += 1
            claims[CITADEL_VP] += 1 if g.town[province] == CITADEL else 0
        if g.in_play >> ISLES_VP & 1 and (LARGE_ISLAND | SMALL_ISLAND) >> province & 1:
            return True
    for seat in range(g.seats):
        if conquests[seat] > g.villages[seat]:
            return True
    for victory in range(VICTORIES):
        if g.in_play >> victory & 1 and claims[victory] > g.left[victory] > 0:
            return True
    return False


def permutations(items: list[int]) -> list[list[int]]:
    if len(items) <= 1:
        return [items]
    out: list[list[int]] = []
    for i in range(len(items)):
        for rest in permutations(items[:i] + items[i + 1 :]):
            out.append([items[i], *rest])
    return out


ALL_ORDERS_UP_TO = 4


def orders(g: State, seat: int) -> list[list[int]]:
    """Orders in which the caller may count the wars [end-4].

    All of them for few wars. For more, those that matter: own conquests first or own losses first (they bring
    villages back), the others' conquests grouped by winner in every order.
    """
    wars = members(g.wars())
    if len(wars) < 2 or not order_matters(g, wars):
        return [wars]
    if len(wars) <= ALL_ORDERS_UP_TO:
        return permutations(wars)
    out: list[list[int]] = []
    others = [other for other in [NEUTRAL, *range(g.seats)] if other != seat]
    for ranking in permutations(others):
        groups: list[list[int]] = []
        for winner in [seat, *ranking]:
            groups.append([p for p in wars if settled_winner(g, p) == winner])
        losses = [p for p in wars if settled_winner(g, p) != seat and g.owner(p) == seat]
        out.append([p for group in groups for p in group])
        out.append(losses + [p for group in groups for p in group if p not in losses])
    return out


def winning_order(g: State, seat: int) -> list[int] | None:
    """An order of counting that makes the caller the sole winner, or None."""
    for order in orders(g, seat):
        trial = g.clone() if order else g
        if order:
            settle_wars(trial, order)
        if leads(trial, seat):
            return order
    return None


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
