"""The examples of the rules page: what they show is so."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.loewenherz.table import BLUE, OCHRE, RED, refused, say
from kronrat.games.loewenherz import why
from kronrat.games.loewenherz.data import CARD, FIELD, FIELDS, MEADOW, bears_knights
from kronrat.games.loewenherz.drawing import examples as ex
from kronrat.games.loewenherz.game import RULES
from kronrat.games.loewenherz.rules.castles import PlaceCastle, steps_apart
from kronrat.games.loewenherz.rules.expansion import Expand
from kronrat.games.loewenherz.rules.mines import sorts_of
from kronrat.games.loewenherz.state import BY_DECK, NO_REGION, State
from kronrat.kernel.play import asked, moves


def options(g: State, seat: int) -> set[str]:
    """The first words of all legal moves."""
    f = g.stack[-1]
    return {f.verbs()[i].params[0].keys[args[0]] for i, args in moves(g, seat) if args}


def region(g: State, at: str) -> set[str]:
    castle = g.castle_on[FIELD.parse(at)]
    return {FIELD.keys[f] for f in range(FIELDS) if g.region[f] == castle}


def test_a_corner_of_three_by_three_needs_six_borders() -> None:  # [borders-4, borders-7]
    g = ex.corner()

    assert sum(g.border) == 6
    assert len(region(g, "k1")) == 9


def test_village_forest_and_mine_are_worth_four_points_and_a_ducat_a_turn() -> None:  # [regions-2, mines-1]
    g = ex.corner()

    assert g.points == [0, 4, 0]
    assert g.ducats == [7, 8, 7]  # blue's turn has begun


def test_two_castles_in_one_area_make_no_region() -> None:  # [regions-4]
    g = ex.two_castles()

    assert set(g.region) == {NO_REGION}
    assert g.points == [0, 0, 0]


def test_the_early_position_has_one_region() -> None:  # [regions-1]
    g = ex.early()

    assert {c for c in g.region if c >= 0} == {g.castle_on[FIELD.parse("k1")]}
    assert g.points == [0, 4, 0]


def test_one_border_closes_two_regions_and_frees_the_borders_inside() -> None:  # [regions-1, regions-3]
    g = ex.closing()
    before = g.border_supply

    say(g, "2:turn.play A01 borders", "2:borders.set c3-d3")

    assert g.points == [0, 1, 7]
    assert g.border_supply == before - 1 + 2


def test_an_expansion_cuts_off_what_nobody_then_owns() -> None:  # [expand-11, expand-12, expand-13]
    g = ex.cut_off()
    blue, figures = g.points[BLUE], g.figure.copy()

    say(g, "2:turn.play B08 expansion", "2:expand.take d2 b2", "2:expand-on.take d3")

    assert g.points[OCHRE] == 4
    assert g.points[BLUE] == blue - 6  # [regions-7]
    assert g.figure == figures  # nobody moves, nobody is lost
    assert {g.region[FIELD.parse(at)] for at in ("d1", "e1")} == {NO_REGION}
    assert RULES.play.laws(g) in ([], ["cards"])


def test_income_counts_sorts_and_three_gems_are_a_monopoly() -> None:  # [mines-1, mines-2]
    g = ex.mines()

    assert g.ducats[OCHRE] == 7 + 3
    assert g.points[OCHRE] == 5


def test_a_lost_mine_costs_the_monopoly_but_not_the_income() -> None:  # [mines-2, regions-7, expand-11]
    g = ex.monopoly_lost()
    assert g.points[OCHRE] == 5

    say(g, "0:turn.play B08 expansion", "0:expand.take d2 b2")

    assert g.points[OCHRE] == 0
    assert sorts_of(g, OCHRE) == 3


def test_equal_knights_do_not_suffice_more_do() -> None:  # [expand-8]
    g = ex.comparison()
    say(g, "0:turn.play C04 expansion")
    assert refused(g, "0:expand.take d2 b2") is None
    assert refused(g, "0:expand.take a6 b2") is None

    h = ex.comparison()
    h.stack.clear()
    h.push(Expand(OCHRE, 2))
    assert refused(h, "2:expand.take g2 e2") is None
    assert refused(h, "2:expand.take c2 e2") is why.MORE_KNIGHTS


def test_only_the_end_of_a_row_deserts() -> None:  # [deserter-5]
    g = ex.deserter()

    say(g, "2:turn.play B14 deserter", "2:deserter.choose b2 e2", "2:welcome.place b4")

    assert asked(g) == [BLUE]
    assert refused(g, "1:lose.remove f2") is why.CHAIN
    assert refused(g, "1:lose.remove d1") is why.NO_KNIGHT_HERE  # an empty field of the region
    assert refused(g, "1:lose.remove i3") is why.NO_KNIGHT_HERE  # a knight of another castle
    say(g, "1:lose.remove g2")
    assert g.knights[BLUE] == 15 - 2 + 1


def test_six_steps_are_too_close_seven_are_enough() -> None:  # [castles-4]
    g = ex.distance()
    g.push(PlaceCastle(RED, RED))

    assert steps_apart(FIELD.parse("a1"), FIELD.parse("d4")) == 6
    assert refused(g, "0:castle.place d4 d3") is why.TOO_CLOSE
    assert refused(g, "0:castle.place d5 d6") is None


def test_ties_for_most_ducats_both_get_five_and_the_next_three() -> None:  # [end-5]
    g = ex.bonus()

    assert g.ended == BY_DECK
    assert g.bonus == [5, 5, 3, 0]


def test_nobody_is_second_with_nothing() -> None:  # [end-5]
    assert ex.lone_bonus().bonus == [5, 0, 0, 0]


def test_twelve_turns_follow_the_last_card() -> None:  # [end-3, end-4]
    g = ex.last_card()
    say(g, "0:turn.sell A01", "0:refill.draw", "*:draw.card D15")

    turns = 0
    while g.stack:
        assert g.stack[-1].name == "turn"
        seat = asked(g)[0]
        card = CARD.keys[(g.hand[seat] & -g.hand[seat]).bit_length() - 1]
        say(g, f"{seat}:turn.sell {card}")
        turns += 1

    assert turns == 12
    assert g.ended == BY_DECK


def test_the_card_just_sold_stays_another_of_its_kind_may_be_taken() -> None:  # [market-3]
    g = say(ex.just_sold(), "0:turn.sell A03")

    assert refused(g, "0:refill.take A03") is why.JUST_SOLD
    assert refused(g, "0:refill.take A04") is None


def test_no_forest_without_the_ducat_for_it() -> None:  # [knights-3]
    g = say(ex.forest_ducat(), "0:turn.play A09 knights")

    assert refused(g, "0:knights.place e4") is why.FOREST_DUCAT
    assert options(g, RED) == {"e6", "f4", "f6"}
    g.ducats[RED] = 1
    assert options(g, RED) == {"e6", "f4", "f6", "d5", "e4", "g5"}


def test_nobody_parts_a_castle_from_its_knight() -> None:  # [borders-2, regions-9]
    g = say(ex.same_colour(), "0:turn.play A01 borders")

    assert refused(g, "0:borders.set e5-f5") is why.SAME_COLOUR


def test_allies_never_enter_each_other_whatever_their_knights() -> None:  # [expand-9, alliance-3]
    g = say(ex.alliance(), "2:turn.play B08 expansion")

    assert refused(g, "2:expand.take c6 e6") is why.ALLIED
    assert refused(g, "2:expand.take g6 e6") is None


def test_knights_stand_beside_own_figures_not_across_borders() -> None:  # [knights-2]
    g = say(ex.knights(), "0:turn.play A09 knights")

    assert options(g, RED) == {"e4", "f4", "d5", "g5"}
    assert refused(g, "0:knights.place e6") is why.NO_OWN_FIGURE


@pytest.mark.parametrize("second", ["b4", "e2", "d3"])
def test_a_second_field_may_lie_anywhere_at_the_region_or_behind_the_first(second: str) -> None:  # [expand-3]
    g = say(ex.two_places(), "2:turn.play B08 expansion", "2:expand.take d2 b2", f"2:expand-on.take {second}")

    assert g.points[OCHRE] == 4
    assert {"d2", second} <= region(g, "b2")


def test_the_start_layout_keeps_every_distance() -> None:  # [castles-4]
    g = ex.start_layout()

    assert len(g.castle_at) == 12
    for a in range(12):
        for b in range(a):
            if g.castle_side[a] == g.castle_side[b]:
                assert steps_apart(g.castle_at[a], g.castle_at[b]) >= 7
    assert RULES.play.laws(g) == []


@pytest.mark.parametrize("make", [ex.laid_out, ex.start_layout, ex.two_players])
def test_a_start_stands_on_meadows_at_its_distances(
    make: Callable[[], State],
) -> None:  # [castles-2, castles-4]
    g = make()

    assert len(g.castle_at) == 12
    for one, at in enumerate(g.castle_at):
        assert g.terrain[at] == MEADOW
        for other in range(one):
            if g.castle_side[other] == g.castle_side[one]:
                assert steps_apart(at, g.castle_at[other]) >= 7
    for field in range(FIELDS):
        assert not g.is_knight(field) or bears_knights(g.terrain[field])


def test_a_neutral_region_is_entered_with_more_knights_and_loses_the_knight_one_chooses() -> None:
    g = say(ex.neutral(), "0:turn.play B08 expansion", "0:expand.take d2 b2")  # [expand-8, regions-5]
    assert g.points == [3, 0]

    g = say(ex.neutral(), "0:turn.play B14 deserter", "0:deserter.choose b2 e3", "0:welcome.place c3")
    assert asked(g) == [RED]  # [deserter-6]
    say(g, "0:lose.remove e2")
    assert region(g, "e3")  # [deserter-7]


def test_an_expansion_that_fills_the_last_gap_makes_the_neighbours_region() -> None:  # [expand-14]
    g = say(ex.open_land(), "2:turn.play B08 expansion", "2:expand.take d4 b2")

    assert g.points == [0, 4, 1]
    assert len(region(g, "e2")) == 9
