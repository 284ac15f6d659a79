"""What bots know of Löwenherz."""

from collections.abc import Iterator

import pytest

from kronrat.bots.greedy import GreedyBot
from kronrat.games.loewenherz import hints
from kronrat.kernel.dice import Dice
from kronrat.kernel.game import Rules, find
from kronrat.kernel.play import apply, asked, roll
from kronrat.kernel.step import CHANCE, Core


@pytest.fixture(name="rules")
def _rules() -> Rules:
    return find("loewenherz")[0].rules()


def positions(rules: Rules, seats: int) -> Iterator[Core]:
    """Every position of a game of greedy bots, each a copy of the one before with a decision more."""
    g = rules.start(rules.info.setup(seats))
    dice = Dice(4)
    while g.stack:
        yield g
        g = g.clone()
        seat = asked(g)[0]
        apply(g, seat, roll(g, dice) if seat == CHANCE else GreedyBot().choose(rules, g, seat, dice))


def test_remembered_plans_are_those_of_the_board(rules: Rules) -> None:
    """Plans are remembered with the board they were made on; whatever changes it counts."""
    for g in positions(rules, 3):
        remembered = [rules.evaluate(g, seat) for seat in range(3)]
        hints.forget()

        assert [rules.evaluate(g, seat) for seat in range(3)] == remembered


def test_a_copy_keeps_its_board(rules: Rules) -> None:
    """Copies share a board until one of them changes it."""
    last, written = None, ""
    for g in positions(rules, 2):
        assert last is None or repr(last.dump()) == written
        last, written = g, repr(g.dump())
