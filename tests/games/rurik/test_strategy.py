"""Placing advisors: power, bumping, full columns, three columns, bribes [strategy-1, strategy-3]."""

from __future__ import annotations

import pytest

from games.rurik.table import BLUE, OCHRE, RED, refused, say
from kronrat.games.rurik import why
from kronrat.games.rurik.data import ACTION, POINTS_2, POINTS_4, PRICE_2, PRICE_4, SPACE
from kronrat.games.rurik.drawing.position import Position
from kronrat.games.rurik.game import RULES
from kronrat.games.rurik.rules.advisors import number_on, seat_on
from kronrat.games.rurik.rules.strategy import STRATEGY_PHASE, Place
from kronrat.games.rurik.state import State
from kronrat.kernel.play import settle
from kronrat.match.ask import preview


def column(g: State, action: str) -> list[tuple[int, int]]:
    at = ACTION.parse(action) * 4
    return [(seat_on(cell), number_on(cell)) for cell in g.board[at : at + 4] if cell]


def test_equal_power_goes_below_and_less_is_bumped_own_ones_too() -> None:
    """[strategy-3]"""
    position = Position(3).advisors(RED, "2").coins(1).placed("tax", "0:5").placed("build", "0:4")
    g = position.placed("move", "1:3 0:2 2:2").ask(Place(RED, 1))

    say(g, "0:strategy.place 2 move 1")

    assert column(g, "move") == [(BLUE, 3), (RED, 2), (RED, 2), (OCHRE, 2)]


def test_a_full_column_is_closed() -> None:
    """[strategy-4]"""
    g = Position(2).advisors(RED, "5").placed("tax", "1:1 1:2 1:2").ask(Place(RED, 1))

    assert refused(g, "0:strategy.place 5 tax") is why.COLUMN_FULL


def test_second_advisor_in_a_column_needs_three_columns() -> None:
    """[strategy-5]"""
    two = Position(3).advisors(RED, "1 2").placed("muster", "0:5").placed("move", "0:4").ask(Place(RED, 1))
    assert refused(two, "0:strategy.place 2 muster") is why.THREE_COLUMNS

    three = Position(3).advisors(RED, "2").placed("muster", "0:5").placed("move", "0:4").placed("tax", "0:1")
    assert refused(three.ask(Place(RED, 1)), "0:strategy.place 2 muster") is None


def test_without_another_column_the_own_one_is_open() -> None:
    """[strategy-5]"""
    position = Position(2).advisors(RED, "2").placed("muster", "0:5")
    for action in ACTION.keys[1:]:
        position.placed(action, "1:1 1:2 1:2")

    assert refused(position.ask(Place(RED, 1)), "0:strategy.place 2 muster") is None


def test_only_advisors_in_hand_and_coins_of_ones_own() -> None:
    g = Position(3).advisors(RED, "4").coins(2).ask(Place(RED, 1))

    assert refused(g, "0:strategy.place 5") is why.NO_SUCH_ADVISOR
    assert refused(g, "0:strategy.place 4 build 3") is why.TOO_FEW_COINS
    assert refused(g, "0:strategy.place 4 build 2") is None  # even if useless [strategy-6]


def test_nobody_may_pass() -> None:
    """Placing is the only verb [strategy-1]."""
    assert [verb.name for verb in Place(RED, 1).verbs()] == ["place"]


@pytest.mark.parametrize(
    ("seats", "round_number", "numbers"),
    [
        (2, 1, "1 2 4 5"),
        (3, 2, "1 2 4 5"),
        (3, 3, "1 2 2 4 5"),
        (3, 4, "1 2 2 3 4 5"),
        (4, 3, "1 2 2 4 5"),
        (4, 4, "1 2 2 4 5"),
    ],
)
def test_advisors_of_the_round(seats: int, round_number: int, numbers: str) -> None:
    """[strategy-2]"""
    g = Position(seats).round(round_number).ask(STRATEGY_PHASE)

    settle(g)

    held = " ".join(str(n) for n in range(1, 6) for _ in range(g.advisors[n]))
    assert held == numbers
    assert g.stack[-1].dump() == (0, seats * len(numbers.split()))


def test_the_strategy_boards() -> None:
    """Row by row: points and price [strategy-7]."""

    def side(points: list[int], prices: list[int], rows: int) -> list[str]:
        return [
            " ".join(f"{points[c * 4 + r]}-{prices[c * 4 + r]}".removesuffix("-0") for c in range(6))
            for r in range(rows)
        ]

    assert side(POINTS_2, PRICE_2, 3) == ["3 3 2 2 2 3", "2 2 1 1 1 2", "1-1 1 1-1 1-1 1-1 1"]
    assert side(POINTS_4, PRICE_4, 4) == [
        "3 4 2 3 2 3",
        "2 3 1 2 1 2",
        "1 2 1-1 1 1-1 1",
        "1-1 1 1-2 1-1 1-2 1-1",
    ]


def test_the_preview_tells_where_an_advisor_lands_and_whom_it_bumps() -> None:
    g = Position(3).advisors(RED, "4").placed("build", "1:2 2:1").ask(Place(RED, 1))

    told = preview(RULES, g, RED, (0, (3, ACTION.parse("build"), 0)))

    assert [(text.key, text.args["space"]) for text in told] == [
        ("event-bumped", SPACE.ref(SPACE.parse("build-3"))),
        ("event-bumped", SPACE.ref(SPACE.parse("build-2"))),
        ("event-lands", SPACE.ref(SPACE.parse("build-1"))),
    ]
