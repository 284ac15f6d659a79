"""A bot for tests: it thinks for as many seconds as its setting says, or fails if that is no number."""

import time

from kronrat.bots.random import RandomBot
from kronrat.kernel.dice import Dice
from kronrat.kernel.game import Rules
from kronrat.kernel.step import Core, Move


class Sleeper(RandomBot):
    def choose(self, rules: Rules, g: Core, seat: int, dice: Dice) -> Move:
        time.sleep(float(self.setting or 0))
        return super().choose(rules, g, seat, dice)
