"""Looks one move ahead and takes what looks best by the game's hints."""

from typing import Final

from kronrat.bots.bot import Bot
from kronrat.kernel.dice import Dice
from kronrat.kernel.game import Rules
from kronrat.kernel.play import apply, asks
from kronrat.kernel.step import Core, Move

FEW: Final = 12
"""Up to so many moves are looked through to the end of the seat's own decisions, not only one move far."""
KEEN: Final = 4
"""Where a game knows the value of moves without making them, only so many, the best, are looked through."""


class GreedyBot(Bot):
    """One move ahead; where there are few moves, on to the end of what the seat itself decides."""

    def choose(self, rules: Rules, g: Core, seat: int, dice: Dice) -> Move:
        return best_move(rules, g, seat, dice, True)


def best_move(rules: Rules, g: Core, seat: int, dice: Dice, look_on: bool) -> Move:
    """The move whose outcome looks best; among equals the dice decide."""
    found = rules.candidates(g, seat)
    if len(found) == 1:
        return found[0]
    follow = look_on and rules.patience > 0
    values = rules.values(g, seat, found)
    if values is None:
        follow = follow and len(found) <= FEW
        values = [value_after(rules, g, seat, move, dice, follow) for move in found]
    elif follow:
        keen = shortlist(found, values)
        first = after(g, seat, keen[0])
        if asks(first, seat) and not rules.quiet(first, seat):  # else the values say all there is to see
            found = keen
            values = [outcome(rules, first, seat, dice, True)]
            for i in range(1, len(keen)):
                values.append(value_after(rules, g, seat, keen[i], dice, True))
    top = max(values)
    best = [found[i] for i in range(len(found)) if values[i] == top]
    return best[dice.below(len(best))]


def shortlist(found: list[Move], values: list[float]) -> list[Move]:
    """The moves that look best at once, in their order."""
    if len(found) <= KEEN:
        return found
    bar = sorted(values, reverse=True)[KEEN - 1]
    return [found[i] for i in range(len(found)) if values[i] >= bar][:FEW]


def after(g: Core, seat: int, move: Move) -> Core:
    """The state that a move leads to; the one it was made in stays as it is."""
    h = g.clone()
    apply(h, seat, move)
    return h


def outcome(rules: Rules, h: Core, seat: int, dice: Dice, follow: bool) -> float:
    """How a state looks, if asked so after the seat's own next decisions."""
    if follow:
        go_on(rules, h, seat, dice)
    return rules.evaluate(h, seat)


def value_after(rules: Rules, g: Core, seat: int, move: Move, dice: Dice, follow: bool) -> float:
    """How a move's outcome looks."""
    return outcome(rules, after(g, seat, move), seat, dice, follow)


def go_on(rules: Rules, h: Core, seat: int, dice: Dice) -> None:
    """Play the seat's next decisions greedily, until chance or somebody else is asked, or all is quiet."""
    for _ in range(rules.patience):
        if not asks(h, seat) or rules.quiet(h, seat):
            return
        apply(h, seat, best_move(rules, h, seat, dice, False))
