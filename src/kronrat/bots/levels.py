"""Five levels of play, from the weakest: each looks farther than the one before, none plays at random.

Where a network was learned for a game and its number of seats, the upper three go by it; elsewhere they search by the
game's hints, as `knight1` and `king1` do everywhere.
"""

from typing import Final

from kronrat.bots.bot import Bot
from kronrat.bots.characters import hints_in_style, split_style
from kronrat.bots.greedy import GreedyBot
from kronrat.bots.ismcts import ITERATIONS_A_MOVE, IsmctsBot, breadth_of
from kronrat.bots.judgement import judged_by
from kronrat.bots.learned import ThoughtThrough
from kronrat.bots.playout import one_ply_values
from kronrat.bots.turn_search import TurnSearch
from kronrat.kernel.dice import Dice
from kronrat.kernel.game import Rules
from kronrat.kernel.step import Core, Move
from kronrat.parts.hints import hints_of

LEVELS: Final = ["page", "squire", "knight", "king", "emperor"]
KNIGHT_BUDGET: Final = "16/1s:greedy"
KING_BUDGET: Final = "100/1s:greedy"
EMPEROR_BUDGET: Final = "400/4s:greedy"
"""So many iterations and never more than so many seconds: while those suffice, the same seed gives the same game."""
A_DRAW: Final = 4
"""By a network, all turns that stand are tried in each draw of what is hidden: so many iterations are one draw."""
KING_DRAWS: Final = 100 // A_DRAW
KING_WIDTH: Final = 100 // ITERATIONS_A_MOVE
"""In so many draws the king tries so many turns. Whoever has fewer iterations tries fewer; more are not for more turns:
what looks poor at a glance and does well in tries is the tries' mistake too often."""
A_MOVE_SEARCH: Final = 3
"""Where a game's king searches moves instead of turns, a network judging, it has so many times the iterations: they fit
into its second, and with as many as `king1` it was no better."""


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


class OldKnight(IsmctsBot):
    """Searches 16 iterations by hints, which is wide enough for the two moves with the best values."""

    def __init__(self, setting: str = "") -> None:
        super().__init__(setting or KNIGHT_BUDGET)


class OldKing(IsmctsBot):
    """Searches eight moves in 100 iterations by hints, with everybody playing on like a squire."""

    def __init__(self, setting: str = "") -> None:
        super().__init__(setting or KING_BUDGET)


class Knight(OldKnight):
    """By a network at a glance; where there is none, a short search. `knight:builder` has a character."""

    def __init__(self, setting: str = "") -> None:
        budget, self.style = split_style(setting)
        super().__init__(budget)
        self.turn = ThoughtThrough()

    def choose(self, rules: Rules, g: Core, seat: int, dice: Dice) -> Move:
        hints = hints_in_style(rules, g, seat, self.style)
        if hints is None:
            return super().choose(rules, g, seat, dice)
        return self.turn.best(hints, g, seat, dice)


class King(OldKing):
    """Searches whole turns with a network, up to a second, or moves where a game says so; where there is no network,
    moves by hints. `king:trader` too."""

    def __init__(self, setting: str = "") -> None:
        budget, self.style = split_style(setting)
        super().__init__(budget)
        self.turn = ThoughtThrough()

    def choose(self, rules: Rules, g: Core, seat: int, dice: Dice) -> Move:
        hints = hints_in_style(rules, g, seat, self.style)
        if hints is None:
            return super().choose(rules, g, seat, dice)
        if not hints_of(rules).learned_turns:
            return self.elected_move(judged_by(rules, hints), g, seat, dice)
        planned = self.turn.next(hints, g, seat)
        if planned is not None:
            return planned
        search = TurnSearch(rules, hints, g, seat, dice, self.width())
        search.stopped = self.stopped
        search.elect(max(1, self.iterations // A_DRAW), self.seconds, self.deadline)
        return self.turn.begin(hints, g, seat, search.best())

    def elected_move(self, rules: Rules, g: Core, seat: int, dice: Dice) -> Move:
        iterations = A_MOVE_SEARCH * self.iterations
        search = self.begin(rules, g, seat, dice)
        search.breadth = breadth_of(iterations)
        search.run(iterations, self.seconds, self.deadline)
        return search.answer()

    def width(self) -> int:
        """How many turns stand for election."""
        return min(self.breadth, KING_WIDTH)


class Emperor(King):
    """The strongest: the king's search with four times as many tries, up to four seconds."""

    def __init__(self, setting: str = "") -> None:
        budget, style = split_style(setting)
        super().__init__(f"{budget or EMPEROR_BUDGET}:{style}" if style else setting or EMPEROR_BUDGET)
