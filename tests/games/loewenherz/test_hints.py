"""What bots know of Löwenherz."""

from kronrat.bots.greedy import GreedyBot
from kronrat.games.loewenherz import hints
from kronrat.kernel.dice import Dice
from kronrat.kernel.game import find
from kronrat.kernel.play import apply, asked, roll
from kronrat.kernel.step import CHANCE


def test_remembered_plans_are_those_of_the_board() -> None:
    """Plans are remembered with the board they were made on; whatever changes it counts."""
    rules = find("loewenherz")[0].rules()
    g = rules.start(rules.info.setup(3))
    dice = Dice(4)
    greedy = GreedyBot()
    while g.stack:
        seat = asked(g)[0]
        if seat == CHANCE:
            apply(g, CHANCE, roll(g, dice))
            continue
        remembered = [rules.evaluate(g, each) for each in range(3)], rules.candidates(g, seat)
        hints.forget()

        assert ([rules.evaluate(g, each) for each in range(3)], rules.candidates(g, seat)) == remembered
        apply(g, seat, greedy.choose(rules, g, seat, dice))


def test_a_copy_keeps_its_board() -> None:
    """Copies share a board until one of them changes it."""
    rules = find("loewenherz")[0].rules()
    g = rules.start(rules.info.setup(2))
    dice = Dice(7)
    greedy = GreedyBot()
    while g.stack:
        seat = asked(g)[0]
        before, copy = repr(g.dump()), g.clone()
        apply(copy, seat, roll(copy, dice) if seat == CHANCE else greedy.choose(rules, copy, seat, dice))

        assert repr(g.dump()) == before
        g = copy
