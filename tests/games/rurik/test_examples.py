"""Examples A to K of both rulebooks."""

from __future__ import annotations

import pytest

from games.rurik.rebels import answers, only
from games.rurik.table import EDITIONS, say, step
from kronrat.games.rurik import score
from kronrat.games.rurik.data import ACTION, REGION, TRACKS
from kronrat.games.rurik.drawing import examples
from kronrat.games.rurik.drawing.examples import EMILY, EXAMPLES, KIRK, STAN
from kronrat.games.rurik.game import RULES
from kronrat.games.rurik.rebellion.strategy import PlaceByCard
from kronrat.games.rurik.rules.advisors import bribe_on, number_on, power_on, seat_on
from kronrat.games.rurik.rules.claim import earn_income, full_columns
from kronrat.games.rurik.rules.regions import ruler
from kronrat.games.rurik.state import State

pytestmark = pytest.mark.parametrize("edition", EDITIONS)


def column(g: State, action: str) -> list[tuple[int, int]]:
    """Seat and number of the advisors in a column, from the top."""
    at = ACTION.parse(action) * 4
    return [(seat_on(cell), number_on(cell)) for cell in g.board[at : at + 4] if cell]


def test_a_emily_rules_galich(edition: str) -> None:
    g = examples.example_a(edition)

    assert ruler(g, REGION.parse("galich")) == EMILY


def test_b_the_four_lands_between_kirks_four_and_stans_two(edition: str) -> None:
    g = examples.example_b(edition)

    say(g, f"{EMILY}:strategy.place 4 muster 0")

    assert column(g, "muster") == [(KIRK, 4), (EMILY, 4), (STAN, 2)]


def test_b_the_five_would_take_the_top_space(edition: str) -> None:
    g = examples.example_b(edition)

    say(g, f"{EMILY}:strategy.place 5 muster 0")

    assert column(g, "muster") == [(EMILY, 5), (KIRK, 4), (STAN, 2)]


def test_c_a_bribe_of_three_lifts_the_one_above_the_two(edition: str) -> None:
    g = examples.example_c(edition)

    say(g, f"{STAN}:strategy.place 1 build 3")

    assert column(g, "build") == [(STAN, 1), (EMILY, 2)]
    assert power_on(g.board[ACTION.parse("build") * 4]) == 4
    assert g.coins[STAN] == 0
    assert bribe_on(g.board[ACTION.parse("build") * 4]) == 3


def test_d_stan_gains_two_build_points_then_emily_two_tax_points(edition: str) -> None:
    g = examples.example_d(edition)
    assert g.stack[-1].dump() == (STAN, ACTION.parse("build"), 2, 0, 0)
    assert g.paid == 3  # the bribe is back in the supply

    say(g, f"{STAN}:turn.forfeit")

    assert g.stack[-1].dump() == (EMILY, ACTION.parse("tax"), 2, 0, 0)

    say(g, f"{EMILY}:turn.forfeit")

    assert g.stack[-1].dump() == (KIRK, ACTION.parse("move"), 4, 0, 0)


def test_e_market_day_is_accomplished_for_two_schemes_and_two_points(edition: str) -> None:
    g = examples.example_e(edition)

    say(g, f"{EMILY}:turn.deed market-day")

    assert step(g) == "draw-from"
    assert score.deed_points(g, EMILY) == 2


def test_f_claim_markers_after_round_two(edition: str) -> None:
    g = examples.example_f(edition)

    assert g.claims[EMILY * TRACKS : (EMILY + 1) * TRACKS] == [2, 2, 1]
    assert g.claims[STAN * TRACKS : (STAN + 1) * TRACKS] == [2, 1, 3]


def test_g_a_full_ore_column_earns_a_coin(edition: str) -> None:
    g = examples.example_g(edition)
    assert full_columns(g, EMILY) == 1

    earn_income(g)

    assert g.coins[EMILY] == 4 + 1  # four idle markers and the column


def test_h_emily_has_twenty_points(edition: str) -> None:
    """[end-1]"""
    g = examples.example_h(edition)

    assert dict(score.items(g, EMILY)) == {
        "rule": 3,
        "build": 5,
        "trade": 5,
        "warfare": 3,
        "agenda": 2,
        "deeds": 2,
    }
    assert score.total(g, EMILY) == 20
    assert RULES.play.winners(g) == [EMILY]


def test_every_example_can_be_drawn(edition: str) -> None:
    for example in EXAMPLES:
        public = RULES.play.public(example.make())
        assert RULES.drawing.stage(public).spaces
        assert RULES.drawing.scene(public).panels


def test_i_a_card_is_read_from_its_bottom_line(edition: str) -> None:
    """Card 4 by build: the starred 3 waits, the 4 went to Build; after your 2 the 2 goes to Tax, past the starred 2."""
    g = examples.example_i(edition)
    view = RULES.play.public(g).automa

    assert [line[0] for line in view.lines] == [3, 4]
    say(g, "0:strategy.place 2 build 0")
    g.push(PlaceByCard(1))
    assert only(g) == "place 2 tax 0"


def test_j_two_bonuses_come_with_the_attack(edition: str) -> None:
    """One point and one bonus point; of the two cards for a region you rule one is saved."""
    g = examples.example_j(edition)
    say(g, "1:rebel-turn.act", "1:rebel-attack.you volyn")

    assert g.stack[-1].dump()[2] == 1
    assert answers(g) == ["you volyn"]


def test_k_two_moves(edition: str) -> None:
    """To Pereyaslavl from Kiev, the nearest, with Sviatopolk; to Chernigov from Kiev again, lower than Polotsk."""
    g = examples.example_k(edition)

    assert answers(g) == ["act", "leader pereyaslavl", "troop kiev chernigov"]
