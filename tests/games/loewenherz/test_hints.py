"""What bots know of Löwenherz."""

from collections.abc import Iterator

import pytest

from kronrat.bots.greedy import GreedyBot
from kronrat.games.loewenherz import hints, prospects
from kronrat.games.loewenherz.state import State
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


def test_a_mine_is_worth_the_more_the_more_cards_are_left(rules: Rules) -> None:
    """Income pays for cards to come: prospects count it while there are any, and points always."""
    with_a_mine = [
        (g, seat) for g in positions(rules, 2) for seat in range(2) if rules.assets(g, seat)["income"]
    ]
    first, seat = with_a_mine[0]
    assert isinstance(first, State)
    last = first.clone()
    last.deck = 0
    assert rules.assets(first, seat) == rules.assets(last, seat)

    income = prospects.ASSETS.index("income")
    early, late = prospects.VALUES[2 * income : 2 * income + 2]
    assert early > 5 * max(late, 0.1)
    assert rules.prospects(first, seat) > rules.prospects(last, seat)


def test_who_has_won_has_the_best_prospects(rules: Rules) -> None:
    g = list(positions(rules, 3))[-1].clone()
    while g.stack:
        seat = asked(g)[0]
        apply(g, seat, roll(g, Dice(1)) if seat == CHANCE else GreedyBot().choose(rules, g, seat, Dice(1)))
    best = max(range(3), key=lambda seat: rules.prospects(g, seat))

    assert best in rules.winners(g)
