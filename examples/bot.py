"""A bot in fifteen lines, and how it does against chance."""

from kronrat.bots.bot import Bot, choose
from kronrat.bots.random import RandomBot
from kronrat.kernel.dice import Dice
from kronrat.kernel.game import Rules, find
from kronrat.kernel.play import apply
from kronrat.kernel.step import Core, Move
from kronrat.match.match import Match
from kronrat.parts.hints import hints_of


class Careful(Bot):
    """Takes the move after which its position looks best by the game's own hints."""

    def choose(self, rules: Rules, g: Core, seat: int, dice: Dice) -> Move:
        hints = hints_of(rules)

        def worth(move: Move) -> float:
            h = g.clone()
            apply(h, seat, move)
            return hints.evaluate(h, seat)

        return max(hints.candidates(g, seat), key=worth)


info, _ = find("loewenherz")
wins = 0
for game in range(3):
    match, dice = Match.start(info, info.setup(seats=2), seed=bytes([game]) * 32), Dice(game)
    while not match.over:
        seat = match.asked()[0]
        bot = Careful() if seat == game % 2 else RandomBot()
        match.play(seat, choose(bot, match.rules, match.state, seat, dice))
    wins += game % 2 in match.rules.play.winners(match.state)
print(f"Careful wins {wins} of 3 games against chance")
