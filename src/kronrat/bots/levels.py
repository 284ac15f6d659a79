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
KNIGHT_THINKS: Final = "0.3s"
KING_THINKS: Final = "1s"


class Page(Bot):
    """Snatches the points it can have now, be they ever so few; only where there are none it looks about."""

    def choose(self, rules: Rules, g: Core, seat: int, dice: Dice) -> Move:
        candidates = rules.candidates(g, seat)
        best = candidates[0]
        best_score = best_look = 0.0
        for i in range(len(candidates)):
            h = g.clone()
            apply(h, seat, candidates[i])
            if len(candidates) <= FEW:
                go_on(rules, h, seat, dice)
            score = float(sum(points for _, points in rules.scores(h)[seat]))
            look = rules.evaluate(h, seat)
            if not i or score > best_score or (score == best_score and look > best_look):
                best = candidates[i]
                best_score = score
                best_look = look
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
