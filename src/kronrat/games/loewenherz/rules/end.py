"""The two ways to end, and the simulation's limit."""

from kronrat.games.loewenherz.data import DUCAT_BONUS
from kronrat.games.loewenherz.rules.events import BONUS, DECK_PLAYED_OUT, KING_RETURNS, LIMIT_REACHED
from kronrat.games.loewenherz.state import BY_DECK, BY_KING, BY_LIMIT, State


def target_reached(g: State) -> bool:
    target = g.settings.target
    return any(points >= target for points in g.points)


def part_done(g: State) -> bool:
    """After every part, the game ends at once if somebody reached the king chip [end-2]. True if it did."""
    return bool(g.settings.at_once) and king_returns(g)


def king_returns(g: State) -> bool:
    """Whoever reaches or passes the target wins at once [end-1]."""
    if not target_reached(g):
        return False
    g.ended = BY_KING
    g.stack.clear()
    for seat in winners(g):
        g.note(KING_RETURNS, (seat,))
    return True


def deck_played_out(g: State) -> None:
    """All cards are played: most ducats 5 points, second most 3, ties all, nothing for nothing [end-4, end-5]."""
    g.ended = BY_DECK
    g.stack.clear()
    g.note(DECK_PLAYED_OUT, ())
    amounts = sorted({ducats for ducats in g.ducats if ducats > 0}, reverse=True)
    for seat in range(g.seats):
        for amount, points in zip(amounts, DUCAT_BONUS, strict=False):
            if g.ducats[seat] == amount:
                g.bonus[seat] = points
                g.note(BONUS, (seat, points))


def limit_reached(g: State) -> None:
    """A simulation may set a limit on turns; nobody gets a bonus [end-7]."""
    g.ended = BY_LIMIT
    g.stack.clear()
    g.note(LIMIT_REACHED, ())


def winners(g: State) -> list[int]:
    """Most points, then more ducats, then shared; the active player first if victory is checked per card [end-6]."""
    totals = [g.points[seat] + g.bonus[seat] for seat in range(g.seats)]
    best = max(totals)
    first = [seat for seat in range(g.seats) if totals[seat] == best]
    richest = max(g.ducats[seat] for seat in first)
    first = [seat for seat in first if g.ducats[seat] == richest]
    if g.ended == BY_KING and not g.settings.at_once and g.active in first:
        return [g.active]
    return first
