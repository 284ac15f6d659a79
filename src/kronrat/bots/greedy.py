"""Looks one move ahead and takes what looks best by the game's hints."""

from typing import Final

from kronrat.bots.bot import Bot
from kronrat.kernel.dice import Dice
from kronrat.kernel.game import Rules
from kronrat.kernel.play import apply, asks
from kronrat.kernel.step import Core, Move

FEW: Final = 12
"""Up to so many moves are looked through to the end of the seat's own decisions, not only one move far."""


class GreedyBot(Bot):
    """One move ahead; where there are few moves, on to the end of what the seat itself decides."""

    def choose(self, rules: Rules, g: Core, seat: int, dice: Dice) -> Move:
        return best_move(rules, g, seat, dice, True)


def best_move(rules: Rules, g: Core, seat: int, dice: Dice, look_on: bool) -> Move:
    """The move whose outcome looks best; among equals the dice decide."""
    candidates = rules.candidates(g, seat)
    if len(candidates) == 1:
        return candidates[0]
    follow = look_on and rules.patience > 0 and len(candidates) <= FEW
    best: list[Move] = []
    best_value = 0.0
    for move in candidates:
        h = g.clone()
        apply(h, seat, move)
        if follow:
            go_on(rules, h, seat, dice)
        value = rules.evaluate(h, seat)
        if not best or value > best_value:
            best = [move]
            best_value = value
        elif value == best_value:
            best.append(move)
    return best[dice.below(len(best))]


def go_on(rules: Rules, h: Core, seat: int, dice: Dice) -> None:
    """Play the seat's next decisions greedily, until chance or somebody else is asked."""
    for _ in range(rules.patience):
        if not asks(h, seat):
            return
        apply(h, seat, best_move(rules, h, seat, dice, False))
