"""Four levels of play, from the weakest: each looks farther than the one before, none plays at random."""

from typing import Final

from kronrat.bots.bot import Bot
from kronrat.bots.greedy import GreedyBot
from kronrat.bots.ismcts import IsmctsBot
from kronrat.bots.playout import one_ply_values
from kronrat.kernel.dice import Dice
from kronrat.kernel.game import Rules
from kronrat.kernel.step import Core, Move
from kronrat.parts.hints import hints_of

LEVELS: Final = ["page", "squire", "knight", "king"]
KNIGHT_BUDGET: Final = "16/1s:greedy"
KING_BUDGET: Final = "100/1s:greedy"
"""So many iterations and never more than a second: while the second suffices, the same seed gives the same game."""


class Page(Bot):
    """Evaluates each move right after it and takes the first that reaches the middle between mean and best value."""

    def choose(self, rules: Rules, g: Core, seat: int, dice: Dice) -> Move:
        hints = hints_of(rules)
        candidates = hints.candidates(g, seat)
        values = one_ply_values(hints, g, seat, candidates, dice)
        enough = 0.5 * (max(values) + sum(values) / len(values))
        for i in range(len(values)):
            if values[i] >= enough:
                return candidates[i]
        return candidates[0]


class Squire(GreedyBot):
    """The greedy bot: follows each move to the end of what it decides itself."""


class Knight(IsmctsBot):
    """Searches 16 iterations, which is wide enough for the two moves with the best values."""

    def __init__(self, setting: str = "") -> None:
        super().__init__(setting or KNIGHT_BUDGET)


class King(IsmctsBot):
    """The strongest: searches eight moves in 100 iterations, with everybody playing on like a squire."""

    def __init__(self, setting: str = "") -> None:
        super().__init__(setting or KING_BUDGET)
