"""Planning: tiles, bribes, sliding windows, the Income space, passing, selling."""

from __future__ import annotations

from games.rus.table import (
    BLUE,
    GREEN,
    OCHRE,
    RED,
    act,
    ask,
    gold,
    goods,
    held,
    name_of_step,
    refusal,
    say,
    table,
)
from kronrat.games.rus import why
from kronrat.games.rus.data import COLUMN, NONE, NUMBERS, WINDOWS, number_of, seat_of
from kronrat.games.rus.rules.act import Acting
from kronrat.games.rus.rules.plan import EndPlanning, Planning
from kronrat.games.rus.state import State
from kronrat.kernel.play import asked


def planning(seats: int = 3) -> State:
    return ask(table(seats), Planning(RED), EndPlanning(RED))


def column(g: State, name: str) -> list[tuple[int, int]]:
    """Seat and number of the tiles in a column, top to bottom."""
    at = COLUMN.parse(name) * WINDOWS
    return [(seat_of(tile), number_of(tile)) for tile in g.board[at : at + WINDOWS] if tile != NONE]


def test_a_higher_tile_slides_lower_ones_down() -> None:
    """[plan-1, plan-2]"""
    g = say(planning(), "0:plan.place 2 muster 0", "1:plan.place 3 muster 0")

    assert column(g, "muster") == [(BLUE, 3), (RED, 2)]


def test_higher_tiles_stay_and_equal_value_goes_below() -> None:
    """[plan-2]"""
    g = say(planning(), "0:plan.place 4 muster 0", "1:plan.place 3 muster 0", "2:plan.place 3 muster 0")

    assert column(g, "muster") == [(RED, 4), (BLUE, 3), (OCHRE, 3)]


def test_a_two_with_two_gold_counts_as_four() -> None:
    """[plan-3]"""
    g = say(planning(), "0:plan.place 3 build 0", "1:plan.place 2 build 2")

    assert column(g, "build") == [(BLUE, 2), (RED, 3)]
    assert g.gold[BLUE] == 1


def test_a_bribe_is_five_gold_at_most_and_must_be_there() -> None:
    """[plan-3]"""
    g = planning()
    assert refusal(g, "0:plan.place 1 move 4") is why.BRIBE_TOO_HIGH
    gold(g, RED, 9)

    assert refusal(g, "0:plan.place 1 move 5") is None


def test_one_tile_per_column_with_three_two_with_two() -> None:
    """[plan-4]"""
    three, two = planning(3), planning(2)
    say(three, "0:plan.place 1 move 0", "1:plan.pass", "2:plan.pass")
    say(two, "0:plan.place 1 move 0", "1:plan.pass")

    assert refusal(three, "0:plan.place 2 move 0") is why.COLUMN_TAKEN
    assert refusal(two, "0:plan.place 2 move 0") is None
    say(two, "0:plan.place 2 move 0")
    assert refusal(two, "0:plan.place 3 move 0") is why.COLUMN_TAKEN


def test_a_full_column_cannot_be_chosen() -> None:
    """[plan-2]"""
    g = say(planning(2), "0:plan.place 1 move 0", "1:plan.place 1 move 0", "0:plan.place 2 move 0")

    assert refusal(g, "1:plan.place 4 move 0") is why.COLUMN_FULL


def test_passing_is_final() -> None:
    """[plan-5]"""
    g = say(planning(2), "0:plan.pass", "1:plan.place 1 move 0", "1:plan.place 2 build 0")

    assert asked(g) == [BLUE]


def test_bribes_leave_before_the_action_phase() -> None:
    """[plan-6]"""
    g = ask(table(2), Planning(RED), EndPlanning(RED), Acting(RED))
    say(g, "0:plan.place 1 attack 2", "1:plan.pass", "0:plan.pass")

    assert sum(g.bribe) == 0
    assert g.minted == sum(g.gold) == 4


def test_income_pays_the_value_less_one() -> None:
    """[income-1]"""
    g = ask(table(2), Planning(RED), EndPlanning(RED), Acting(RED))
    say(g, "0:plan.place 3 income 0", "1:plan.pass", "0:plan.pass")

    assert g.gold[RED] == 3 + 2


def test_a_bribe_on_income_raises_its_value() -> None:
    """[income-1]"""
    g = ask(table(2), Planning(RED), EndPlanning(RED), Acting(RED))
    say(g, "0:plan.place 3 income 2", "1:plan.pass", "0:plan.pass")

    assert g.gold[RED] == 3 - 2 + 4


def test_the_income_space_holds_one_tile() -> None:
    """[income-2]"""
    g = say(planning(2), "0:plan.place 3 income 0", "1:plan.pass")

    assert refusal(g, "0:plan.place 1 income 0") is why.INCOME_TAKEN


def test_the_lowest_tile_comes_first_and_equal_ones_by_choice() -> None:
    """[act-1]"""
    g = table(4)
    g.tiles[2] = 2
    g.claim[:2] = [1, 1]  # two tokens out: the second 2 is free
    ask(g, Planning(RED), EndPlanning(RED), Acting(RED))
    say(g, "0:plan.place 2 move 0", "1:plan.pass", "2:plan.pass", "3:plan.pass")
    say(g, "0:plan.place 2 build 0", "0:plan.place 1 attack 0", "0:plan.pass")
    assert name_of_step(g) == "act"
    assert g.tiles[1] == 1

    say(g, "0:act.end")

    assert refusal(g, "0:retrieve.retrieve attack-1") is why.NOT_LOWEST
    say(g, "0:retrieve.retrieve build-1")


def test_goods_are_sold_for_one_gold_in_planning_and_action() -> None:
    """[goods-2]"""
    g = planning(2)
    goods(g, RED, honey=2)
    say(g, "0:plan.sell honey")
    assert (g.gold[RED], held(g, RED, "honey")) == (4, 1)

    say(act(g, RED), "0:act.sell honey")

    assert (g.gold[RED], held(g, RED, "honey")) == (5, 0)
    assert refusal(g, "0:act.sell honey") is why.NOTHING_TO_SELL


def test_seats_without_tiles_are_skipped() -> None:
    """[plan-7]"""
    g = table(4)
    g.tiles[NUMBERS * GREEN : NUMBERS * (GREEN + 1)] = [0] * NUMBERS
    ask(g, Planning(GREEN))

    assert asked(g) == [RED]
