"""Plays anything that is allowed: a verb, then each argument, all equally likely."""

from kronrat.bots.bot import Bot
from kronrat.kernel.dice import Dice
from kronrat.kernel.game import Rules
from kronrat.kernel.step import NO_ARGS, Args, Core, Move


class RandomBot(Bot):
    """The baseline for all others."""

    looks = False

    def choose(self, rules: Rules, g: Core, seat: int, dice: Dice) -> Move:
        return any_move(g, seat, dice)


def any_move(g: Core, seat: int, dice: Dice) -> Move:
    f = g.stack[-1]
    verbs = f.verbs()
    able = [i for i in range(len(verbs)) if verbs[i].can(g, f, seat)]
    i = able[dice.below(len(able))]
    args: Args = NO_ARGS
    for _ in verbs[i].params:
        options = verbs[i].pick(g, f, seat, args)
        args = (*args, options[dice.below(len(options))])
    return i, args
