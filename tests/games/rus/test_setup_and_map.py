"""Set-up, map and the flow of a round."""

from __future__ import annotations

import pytest

from games.rus.table import RED, RULES, ask, goods, name_of_step, say, table, troops
from kronrat.games.rus import GAME
from kronrat.games.rus.data import NEIGHBOURS, NUMBERS, SCHEMES, SWAMP, TILES, WEALTH
from kronrat.games.rus.rules.flow import Round
from kronrat.games.rus.state import EPIC_OUT, EPIC_WAITS, State
from kronrat.kernel.dice import Dice
from kronrat.kernel.play import apply, asked, roll
from kronrat.kernel.step import CHANCE


def started(seats: int, **options: str) -> State:
    g = RULES.play.start(GAME.setup(seats, options=options))
    dice = Dice(1)
    while asked(g) == [CHANCE]:
        apply(g, CHANCE, roll(g, dice))
    assert isinstance(g, State)
    return g


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_map_has_the_tiles_for_the_number_of_players(seats: int) -> None:
    """[setup-1, setup-2, setup-8]"""
    g = started(seats)

    assert [g.terrain.count(kind) for kind in range(6)] == TILES[seats]
    assert g.unrest == [1] * g.lands
    assert [bool(good) for good in g.good] == [kind != SWAMP for kind in g.terrain]
    assert len(g.deed_row) == seats + 1
    assert g.schemes.left == [15, 15]
    assert SCHEMES == 30


@pytest.mark.parametrize(("seats", "edges"), [(2, 13), (3, 19), (4, 26)])
def test_neighbours_are_mutual(seats: int, edges: int) -> None:
    near = NEIGHBOURS[seats]

    assert sum(map(len, near)) == 2 * edges
    assert all(a in near[b] for a in range(len(near)) for b in near[a])


def test_everybody_gets_a_prince_two_abilities_and_an_agenda() -> None:
    """[setup-4, setup-5, setup-6]"""
    g = started(4)

    assert len(set(g.card)) == 4
    assert all(g.ability[2 * seat] < 6 <= g.ability[2 * seat + 1] for seat in range(4))
    assert len(set(g.ability)) == 8
    assert len(set(g.agenda)) == 4


def test_everybody_starts_with_four_tiles_and_without_cards() -> None:
    """[setup-7]"""
    g = started(3)

    for seat in range(3):
        assert g.tiles[seat * NUMBERS : (seat + 1) * NUMBERS] == [0, 1, 1, 1, 1, 0]
    assert g.schemes.hands == [0] * 3
    assert g.deed_hand == [0] * 3


def test_modules_are_in_the_box_until_chosen() -> None:
    """[setup-11, setup-12]"""
    assert set(started(4).epic_at) == {EPIC_OUT}
    assert sorted(started(4, epic="on").epic_at) == [EPIC_OUT] * 5 + [EPIC_WAITS] * 3


def test_three_troops_each_in_turn_then_the_princes() -> None:
    """[setup-9]"""
    g = started(2)
    first, second = g.first, 1 - g.first
    for place in ("l1", "l2", "l2"):
        say(g, f"{first}:start-troop.place {place}", f"{second}:start-troop.place {place}")

    say(g, f"{first}:start-prince.place l2", f"{second}:start-prince.place l1")

    assert name_of_step(g) == "plan"
    assert g.prince[first] == 1
    assert asked(g) == [first]


def test_a_prince_starts_beside_a_troop() -> None:
    """[setup-9]"""
    g = started(2)
    for _ in range(3):
        say(g, f"{g.first}:start-troop.place l1", f"{1 - g.first}:start-troop.place l3")

    with pytest.raises(Exception, match="no-troop-there"):
        say(g, f"{g.first}:start-prince.place l2")


def test_preparation_replenishes_goods_but_not_the_swamp() -> None:
    """[prep-2]"""
    g = table(2)
    for land in range(g.lands):
        if g.good[land]:
            g.good[land] = 0
            g.made[g.terrain[land]] -= 1

    ask(g, Round(RED))

    assert g.good == [int(kind != SWAMP) for kind in g.terrain]
    assert RULES.play.laws(g) == []


def test_a_round_is_preparation_planning_action_and_claim() -> None:
    """[round-1]"""
    g = table(2)
    troops(g, RED, l1=1)
    g.good[0] = 0
    g.made[g.terrain[0]] -= 1
    ask(g, Round(RED))
    assert (name_of_step(g), g.good[0]) == ("plan", 1)
    say(g, "0:plan.place 1 move 0", "1:plan.pass", "0:plan.pass")
    assert name_of_step(g) == "act"
    goods(g, RED, ore=3)
    now = g.round
    say(g, "0:act.end")

    assert g.claim[WEALTH] == 1
    assert (name_of_step(g), g.round) == ("plan", now + 1)
