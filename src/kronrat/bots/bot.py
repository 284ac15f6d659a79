"""What a bot is."""

import sys
from collections.abc import Callable
from math import inf
from typing import Final

from mypy_extensions import mypyc_attr

from kronrat.kernel.dice import Dice
from kronrat.kernel.game import Rules
from kronrat.kernel.step import Core, Move


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses a move for a seat, in a state that looks to the seat like the true one."""

    #: whether it looks at more than what is legal; if not, nothing need be drawn anew for it. Counts for our bots only
    looks: bool = True
    #: whether something may follow its name, as in `ismcts:800`
    takes: bool = False

    def __init__(self, setting: str = "") -> None:
        self.setting = setting
        #: whoever asks may set a moment (of `time.perf_counter`) by which a bot that takes its time should answer
        self.deadline = inf
        #: and whether nobody waits any longer: then it answers with what it has found so far
        self.stopped: Callable[[], bool] | None = None

    def choose(self, rules: Rules, g: Core, seat: int, dice: Dice) -> Move:
        raise NotImplementedError  # a bot is what it chooses


def choose(bot: Bot, rules: Rules, g: Core, seat: int, dice: Dice) -> Move:
    """Ask a bot about the true state: it is shown one drawn from what the seat knows.

    Of our own bots those that do not look are spared the drawing; a bot from elsewhere never sees the true state,
    whatever it sets.
    """
    shown = g if not bot.looks and ours(bot) else rules.play.resample(g, seat, dice)
    return bot.choose(rules, shown, seat, dice)


def ours(bot: Bot) -> bool:
    """Whether a bot's class is one of this package, and not only says so."""
    kind = type(bot)
    known = OURS.get(kind)
    if known is None:
        module = str(getattr(kind, "__module__"))  # noqa: B009 - compiled classes know no such attribute
        # a program is ours, its answers are not
        known = module.startswith("kronrat.bots.") and not module.endswith(".process")
        known = known and getattr(sys.modules.get(module), kind.__name__, None) is kind
        OURS[kind] = known
    return known


OURS: Final[dict[type, bool]] = {}
