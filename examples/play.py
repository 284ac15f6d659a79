"""A whole game of Löwenherz in a dozen lines: legal moves at random, then the score explained."""

from kronrat.kernel.dice import Dice
from kronrat.kernel.game import find
from kronrat.kernel.play import moves
from kronrat.match.match import Match

info, _ = find("loewenherz")
match, dice = Match.start(info, info.setup(seats=3), seed=bytes(32)), Dice(1)
while not match.over:
    seat = match.asked()[0]
    legal = moves(match.state, seat)
    match.play(seat, legal[dice.below(len(legal))])
for seat, items in enumerate(match.rules.play.scores(match.state)):
    print(seat, sum(points for _, points in items), items)
print(match.rules.play.ending(match.state), "won by", match.rules.play.winners(match.state))
