"""What a bot is."""

from collections.abc import Callable
from math import inf

from mypy_extensions import mypyc_attr

from kronrat.kernel.dice import Dice
from kronrat.kernel.game import Rules
from kronrat.kernel.step import Core, Move


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses a move for a seat, in a state that looks to the seat like the true one."""

    #: whether it looks at more than what is legal; if not, nothing need be drawn anew for it
    looks: bool = True

    def __init__(self, setting: str = "") -> None:
        self.setting = setting
        #: whoever asks may set a moment (of `time.perf_counter`) by which a bot that takes its time should answer
        self.deadline = inf
        #: and whether nobody waits any longer: then it answers with what it has found so far
        self.stopped: Callable[[], bool] | None = None

    def choose(self, rules: Rules, g: Core, seat: int, dice: Dice) -> Move:
        raise NotImplementedError  # a bot is what it chooses


def choose(bot: Bot, rules: Rules, g: Core, seat: int, dice: Dice) -> Move:
    """Ask a bot about the true state: it is shown one drawn from what the seat knows, unless it does not look."""
    return bot.choose(rules, rules.play.resample(g, seat, dice) if bot.looks else g, seat, dice)
