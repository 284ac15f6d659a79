"""Four opponents that people understand, from the weakest: each sees farther than the one before, none throws dice."""

from typing import Final

from kronrat.bots.bot import Bot
from kronrat.bots.greedy import GreedyBot
from kronrat.bots.ismcts import IsmctsBot
from kronrat.kernel.dice import Dice
from kronrat.kernel.game import Rules
from kronrat.kernel.play import apply
from kronrat.kernel.step import Core, Move

LEVELS: Final = ["page", "squire", "knight", "king"]
KNIGHT_THINKS: Final = "0.3s"
KING_THINKS: Final = "1s"


class Page(Bot):
    """Content with good enough: the first move half-way from the usual to the best, seen no farther than itself."""

    def choose(self, rules: Rules, g: Core, seat: int, dice: Dice) -> Move:
        candidates = rules.candidates(g, seat)
        values: list[float] = []
        for move in candidates:
            h = g.clone()
            apply(h, seat, move)
            values.append(rules.evaluate(h, seat))
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
