"""A bot for tests: it thinks for as many seconds as its setting says, or fails if that is no number."""

import time

from kronrat.bots.bot import Bot
from kronrat.bots.random import any_move
from kronrat.kernel.dice import Dice
from kronrat.kernel.game import Rules
from kronrat.kernel.step import Core, Move


class Sleeper(Bot):
    def choose(self, rules: Rules, g: Core, seat: int, dice: Dice) -> Move:
        time.sleep(float(self.setting or 0))
        return any_move(g, seat, dice)
