"""The searching bot: how long it searches, how wide, and how its playouts choose moves."""

from __future__ import annotations

from math import inf
from typing import Final

from kronrat.bots.bot import Bot
from kronrat.bots.search import BREADTH, Search
from kronrat.kernel.dice import Dice
from kronrat.kernel.errors import Unreadable
from kronrat.kernel.game import Rules
from kronrat.kernel.step import Core, Move

DEFAULT_BUDGET: Final = "800"
MOST_ITERATIONS: Final = 1_000_000
ONE_PLY: Final = "one-ply"
GREEDY: Final = "greedy"
RANDOM: Final = "random"
PLAYOUTS: Final = {
    "": ONE_PLY,
    ONE_PLY: ONE_PLY,
    "light": ONE_PLY,
    GREEDY: GREEDY,
    "keen": GREEDY,
    RANDOM: RANDOM,
}
"""How playouts choose moves, by what may follow the budget; `light` and `keen` are older names."""
ITERATIONS_A_MOVE: Final = 12
"""If iterations limit it, there is one root move for so many of them: breadth grows with iterations."""
NARROWEST: Final = 2
WIDEST: Final = 24


class IsmctsBot(Bot):
    """`ismcts:800` searches 800 iterations, `ismcts:0.5s` half a second, `ismcts:800/0.5s` whichever ends first.

    Playouts make one-ply moves; with `…:greedy` those of the greedy bot, which take longer and tell more in most games;
    with `…:random` random ones to the end of the game.
    Seconds are CPU time of the thread, so that a busy machine does not make it weaker; whoever cannot wait that long
    sets a deadline.
    """

    takes = True

    def __init__(self, setting: str = "") -> None:
        super().__init__(setting)
        budget, _, playouts = (setting or DEFAULT_BUDGET).partition(":")
        self.iterations = MOST_ITERATIONS
        self.seconds = inf
        self.playouts = PLAYOUTS.get(playouts, "")
        try:
            for limit in budget.split("/"):
                if limit.endswith("s"):
                    self.seconds = float(limit[:-1])
                else:
                    self.iterations = int(limit)
        except ValueError:
            raise Unreadable(
                "bot", f"ismcts takes iterations or seconds, 800 or 0.5s, not {budget!r}"
            ) from None
        if self.iterations < 1 or not self.seconds > 0 or not self.playouts:
            raise Unreadable("bot", f"ismcts cannot search {setting!r}")
        self.breadth = breadth_of(self.iterations)

    def choose(self, rules: Rules, g: Core, seat: int, dice: Dice) -> Move:
        search = self.begin(rules, g, seat, dice)
        search.run(self.iterations, self.seconds, self.deadline)
        return search.answer()

    def begin(self, rules: Rules, g: Core, seat: int, dice: Dice) -> Search:
        """A search with this bot's settings that has not run yet."""
        search = Search(rules, g, seat, dice, self.playouts != RANDOM)
        search.greedy_playouts = self.playouts == GREEDY and search.hints.greedy_playouts
        search.breadth = self.breadth
        search.stopped = self.stopped
        return search


def breadth_of(iterations: int) -> int:
    """How many root moves are simulated."""
    if iterations >= MOST_ITERATIONS:
        return BREADTH
    return min(max(iterations // ITERATIONS_A_MOVE, NARROWEST), WIDEST)
