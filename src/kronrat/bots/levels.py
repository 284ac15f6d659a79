"""Four opponents that people understand, from the weakest: each sees farther than the one before, none throws dice."""

from typing import Final

from kronrat.bots.bot import Bot
from kronrat.bots.greedy import GreedyBot
from kronrat.bots.ismcts import IsmctsBot
from kronrat.bots.playout import quick_glance
from kronrat.kernel.dice import Dice
from kronrat.kernel.game import Rules
from kronrat.kernel.step import Core, Move

LEVELS: Final = ["page", "squire", "knight", "king"]
KNIGHT_THINKS: Final = "16/1s:keen"
KING_THINKS: Final = "100/1s:keen"
"""So many iterations and never more than a second: while the second suffices, the same seed gives the same game."""


class Page(Bot):
    """Sees no farther than the move itself, and is content with the first that lies half-way from usual to best."""

    def choose(self, rules: Rules, g: Core, seat: int, dice: Dice) -> Move:
        candidates = rules.candidates(g, seat)
        values = quick_glance(rules, g, seat, candidates, dice)
        enough = 0.5 * (max(values) + sum(values) / len(values))
        for i in range(len(values)):
            if values[i] >= enough:
                return candidates[i]
        return candidates[0]


class Squire(GreedyBot):
    """Looks to the end of what it decides itself, and no farther."""


class Knight(IsmctsBot):
    """Wavers between the two moves that strike it first, and thinks both through: 16 iterations."""

    def __init__(self, setting: str = "") -> None:
        super().__init__(setting or KNIGHT_THINKS)


class King(IsmctsBot):
    """The strongest: weighs eight moves in 100 iterations, expecting everybody to play about as well as a squire."""

    def __init__(self, setting: str = "") -> None:
        super().__init__(setting or KING_THINKS)
