"""Looks one move ahead and takes the move that evaluates best by the game's hints."""

from typing import Any, Final

from kronrat.bots.bot import Bot
from kronrat.kernel.dice import Dice
from kronrat.kernel.game import Rules
from kronrat.kernel.play import apply, asks
from kronrat.kernel.step import Core, Move
from kronrat.parts.hints import Hints, hints_of

AnyHints = Hints[Any]

FOLLOWED_MOVES: Final = 12
"""Up to so many moves are followed to the end of the seat's own decisions; of a longer list only the move is made."""
FOLLOWED_BEST: Final = 4
"""Where a game evaluates moves without making them, only so many, the best, are followed."""


class GreedyBot(Bot):
    """One move ahead; where there are few moves, on to the end of what the seat itself decides."""

    def choose(self, rules: Rules, g: Core, seat: int, dice: Dice) -> Move:
        return greedy_move(hints_of(rules), g, seat, dice, True)


def greedy_move(hints: AnyHints, g: Core, seat: int, dice: Dice, follow: bool) -> Move:
    """The move whose outcome evaluates best; among equals the dice decide."""
    found = hints.candidates(g, seat)
    if len(found) == 1:
        return found[0]
    follow = follow and hints.follow > 0
    values = hints.evaluate_moves(g, seat, found)
    if values is None:
        follow = follow and len(found) <= FOLLOWED_MOVES
        values = [value_after(hints, g, seat, move, dice, follow) for move in found]
    elif follow:
        best_few = shortlist(found, values)
        first = after(g, seat, best_few[0])
        if asks(first, seat) and not hints.settled(first, seat):  # else there is nothing left to follow
            found = best_few
            values = [outcome(hints, first, seat, dice, True)]
            for i in range(1, len(best_few)):
                values.append(value_after(hints, g, seat, best_few[i], dice, True))
    top = max(values)
    best = [found[i] for i in range(len(found)) if values[i] == top]
    return best[dice.below(len(best))]


def shortlist(found: list[Move], values: list[float]) -> list[Move]:
    """The moves with the highest values, in their order."""
    if len(found) <= FOLLOWED_BEST:
        return found
    bar = sorted(values, reverse=True)[FOLLOWED_BEST - 1]
    return [found[i] for i in range(len(found)) if values[i] >= bar][:FOLLOWED_MOVES]


def after(g: Core, seat: int, move: Move) -> Core:
    """The state that a move leads to; the one it was made in stays as it is."""
    h = g.clone()
    apply(h, seat, move)
    return h


def outcome(hints: AnyHints, h: Core, seat: int, dice: Dice, follow: bool) -> float:
    """The evaluation of a state; with `follow`, after the seat's own next decisions."""
    if follow:
        follow_own_decisions(hints, h, seat, dice)
    return hints.evaluate(h, seat)


def value_after(hints: AnyHints, g: Core, seat: int, move: Move, dice: Dice, follow: bool) -> float:
    """The evaluation of what a move leads to."""
    return outcome(hints, after(g, seat, move), seat, dice, follow)


def follow_own_decisions(hints: AnyHints, h: Core, seat: int, dice: Dice) -> None:
    """Play the seat's next decisions greedily, until chance or another seat is asked or nothing is pending."""
    for _ in range(hints.follow):
        if not asks(h, seat) or hints.settled(h, seat):
            return
        apply(h, seat, greedy_move(hints, h, seat, dice, False))
