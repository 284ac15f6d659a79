"""Four opponents that people understand, from the weakest: each sees farther than the one before, none throws dice."""

from typing import Final

from kronrat.bots.bot import Bot
from kronrat.bots.greedy import FEW, GreedyBot, go_on
from kronrat.bots.ismcts import IsmctsBot
from kronrat.kernel.dice import Dice
from kronrat.kernel.game import Rules
from kronrat.kernel.play import apply
from kronrat.kernel.step import Core, Move

LEVELS: Final = ["page", "squire", "knight", "king"]
GLANCE: Final = 2
"""However few moves there are, a page sees two of them."""
KNIGHT_THINKS: Final = "0.3s"
KING_THINKS: Final = "1s"


class Page(Bot):
    """Overlooks much: it sees a third of its moves, and takes the one that looks best at the end of its turn."""

    def choose(self, rules: Rules, g: Core, seat: int, dice: Dice) -> Move:
        candidates = rules.candidates(g, seat).copy()
        seen = min(len(candidates), max(GLANCE, len(candidates) // 3))
        best = candidates[0]
        best_value = 0.0
        for i in range(seen):
            # draw without putting back: what was seen moves to the front
            k = i + dice.below(len(candidates) - i)
            candidates[i], candidates[k] = candidates[k], candidates[i]
            h = g.clone()
            apply(h, seat, candidates[i])
            if seen <= FEW:
                go_on(rules, h, seat, dice)
            value = rules.evaluate(h, seat)
            if not i or value > best_value:
                best = candidates[i]
                best_value = value
        return best


class Squire(GreedyBot):
    """Looks to the end of what it decides itself, and no farther."""


class Knight(IsmctsBot):
    """Thinks about answers and chance for a moment."""

    def __init__(self, setting: str = "") -> None:
        super().__init__(setting or KNIGHT_THINKS)


class King(IsmctsBot):
    """The strongest: a second for every decision."""

    def __init__(self, setting: str = "") -> None:
        super().__init__(setting or KING_THINKS)
