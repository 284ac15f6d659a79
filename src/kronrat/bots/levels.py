"""Four opponents that people understand, from the weakest: each sees farther than the one before, none throws dice."""

from typing import Final

from kronrat.bots.bot import Bot
from kronrat.bots.greedy import GreedyBot
from kronrat.bots.ismcts import IsmctsBot
from kronrat.bots.playout import glance
from kronrat.kernel.dice import Dice
from kronrat.kernel.game import Rules
from kronrat.kernel.step import Core, Move

LEVELS: Final = ["page", "squire", "knight", "king"]
KNIGHT_THINKS: Final = "0.3s"
KING_THINKS: Final = "1s"


class Page(Bot):
    """Content with good enough: looks as far as a squire, and takes the first move half-way from usual to best."""

    def choose(self, rules: Rules, g: Core, seat: int, dice: Dice) -> Move:
        candidates = rules.candidates(g, seat)
        values = glance(rules, g, seat, candidates, Dice(0))
        enough = 0.5 * (max(values) + sum(values) / len(values))
        for i in range(len(values)):
            if values[i] >= enough:
                return candidates[i]
        return candidates[0]


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
