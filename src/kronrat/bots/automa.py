"""Plays a seat for which the rules leave exactly one move: the rulebook's opponent in a game for one."""

from kronrat.bots.bot import Bot
from kronrat.kernel.dice import Dice
from kronrat.kernel.errors import Unreadable
from kronrat.kernel.game import Rules
from kronrat.kernel.play import moves
from kronrat.kernel.step import Core, Move


class AutomaBot(Bot):
    """Its setting names the difficulty, which belongs to the game's set-up; here there is nothing to choose."""

    looks = False

    def choose(self, rules: Rules, g: Core, seat: int, dice: Dice) -> Move:
        found = moves(g, seat)
        if len(found) != 1:
            raise Unreadable("automa", f"seat {seat} has {len(found)} moves: it is not played by rule")
        return found[0]
