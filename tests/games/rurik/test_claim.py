"""The Claim Phase A to F, the end of the game, scoring and tie-breaks."""

from __future__ import annotations

import pytest

from games.rurik.table import BLUE, OCHRE, RED, refused, say, step
from kronrat.games.rurik import score, why
from kronrat.games.rurik.data import CLAIM_POINTS, NEEDED, TRACKS
from kronrat.games.rurik.drawing.position import Position
from kronrat.games.rurik.game import RULES
from kronrat.games.rurik.rules.claim import CLAIM_PHASE, advance_all, earn_income, level
from kronrat.games.rurik.rules.flow import Round
from kronrat.games.rurik.state import State
from kronrat.kernel.play import settle
from kronrat.kernel.step import CHANCE


def claim(position: Position) -> State:
    g = position.ask(CLAIM_PHASE)
    settle(g)
    return g


def test_the_claim_board() -> None:
    """[claim-2]"""
    assert [NEEDED[0:5], NEEDED[5:10], NEEDED[10:15]] == [[2, 3, 4, 5, 5], [2, 3, 4, 5, 7], [3, 5, 7, 9, 11]]
    assert CLAIM_POINTS == [0, 1, 2, 3, 5, 8]


@pytest.mark.parametrize(
    ("regions", "reached"),
    [
        ("rostov", 0),
        ("rostov volyn", 1),
        ("rostov volyn polotsk smolensk", 3),
        ("rostov volyn polotsk smolensk kiev", 4),
        ("rostov volyn polotsk smolensk kiev chernigov", 4),
        ("rostov volyn polotsk novgorod kiev", 5),
    ],
)
def test_the_top_rule_space_needs_kiev_and_novgorod(regions: str, reached: int) -> None:
    """[claim-4]"""
    assert level(Position().troops(RED, regions).state(), RED, 0) == reached


def test_the_build_track_counts_the_largest_group_of_adjacent_regions() -> None:
    """A region counts once, whatever stands in it [claim-3]."""
    position = Position().built(RED, "church", "kiev volyn pskov").built(RED, "market", "kiev polotsk suzdal")

    assert level(position.state(), RED, 1) == 3  # Volyn, Kiev, Polotsk and, over Polotsk, Pskov: four regions


@pytest.mark.parametrize(
    ("goods", "reached"), [("wood:3", 1), ("wood:9", 1), ("wood:3 fish:3 ore:2 honey:2 fur", 5)]
)
def test_the_trade_track_counts_goods_on_the_boat(goods: str, reached: int) -> None:
    """[claim-2]"""
    assert level(Position().goods(RED, goods).state(), RED, 2) == reached


def test_markers_never_move_down() -> None:
    """[claim-2]"""
    g = Position().claims(RED, 3, 2, 4).state()

    advance_all(g)

    assert g.claims[:TRACKS] == [3, 2, 4]


def test_income_for_idle_markers_and_full_columns() -> None:
    """At most four and five [claim-5]."""
    position = Position().goods(RED, "wood:3 fish:3 ore:2 honey:2 fur").claims(BLUE, 1, 0, 0).warfare(0, 1, 0)
    g = position.state()

    earn_income(g)

    assert g.coins == [9, 2, 4]


def test_the_holder_of_the_marker_is_first_from_the_claim_phase_on() -> None:
    """[scheme-2, claim-1]"""
    g = claim(Position().round(1, RED, OCHRE).row("hoard trade-route new-beginning", "peace-maker"))

    assert (g.first, g.stack[-1].seat) == (OCHRE, OCHRE)


def test_a_marker_that_nobody_gave_away_stays_for_the_next_round() -> None:
    """[scheme-2, claim-1]"""
    g = claim(Position().round(1, BLUE, BLUE).row("hoard trade-route new-beginning", "peace-maker"))

    assert (g.first, g.marker) == (BLUE, BLUE)


def test_everybody_chooses_a_deed_in_turn_order_and_the_row_is_refilled() -> None:
    """[claim-6]"""
    deck = "peace-maker great-library honorable-prince"
    g = claim(Position().round(1, BLUE, BLUE).row("hoard trade-route new-beginning", deck))
    assert refused(g, "1:choose-deed.take peace-maker") is why.NOT_IN_ROW

    say(g, "1:choose-deed.take hoard", "*:reveal-deed.reveal peace-maker", "2:choose-deed.take peace-maker")
    say(g, "*:reveal-deed.reveal great-library", "0:choose-deed.take new-beginning")
    say(g, "*:reveal-deed.reveal honorable-prince")

    assert (g.round, g.row.bit_count(), [mask.bit_count() for mask in g.deeds]) == (2, 3, [1, 1, 1])


def test_an_empty_deed_deck_does_not_refill_and_an_empty_row_asks_nobody() -> None:
    """[deed-8]"""
    g = claim(Position().row("hoard"))

    say(g, "0:choose-deed.take hoard")

    assert (g.round, step(g)) == (2, "strategy")


def test_the_deed_row_variant_renews_the_row_after_the_last_choice() -> None:
    """[variant-3]"""
    deck = "peace-maker great-library honorable-prince law-giver market-day"
    g = claim(Position(2, deed_row="refresh").row("hoard trade-route new-beginning", deck))

    say(g, "0:choose-deed.take hoard", "*:reveal-deed.reveal peace-maker", "1:choose-deed.take peace-maker")
    say(
        g,
        "*:reveal-deed.reveal great-library",
        "*:reveal-deed.reveal law-giver",
        "*:reveal-deed.reveal market-day",
    )

    sheets = {sheet.id: sheet for sheet in RULES.drawing.scene(RULES.play.public(g)).sheets}
    names = [card.id for card in sheets["deeds"].rows[0].cards]
    assert sorted(names) == ["deed:great-library", "deed:law-giver", "deed:market-day"]


def test_tokens_goods_and_leaders_are_fresh_in_the_next_round() -> None:
    """D and E [claim-7]."""
    position = Position().taxed("kiev volyn")
    position.g.flipped, position.g.power = 7, 3

    g = claim(position)

    assert (g.flipped, g.power, g.goods, g.round) == (0, 0, (1 << 11) - 1, 2)


def test_round_four_only_advances_and_ends_the_game() -> None:
    """[claim-8]"""
    position = Position().round(4).troops(RED, "kiev volyn").row("hoard")
    g = position.state()
    g.stack.clear()
    g.push(CLAIM_PHASE)
    settle(g)

    assert not g.stack
    assert (g.claims[0], g.coins) == (1, [0, 0, 0])


def test_four_rounds_and_no_fifth() -> None:
    g = Position().round(4).ask(Round(CHANCE))
    settle(g)

    assert not any(isinstance(frame, Round) for frame in g.stack)


@pytest.mark.parametrize(
    ("steps", "points"),
    [
        ((3, 2, 1), [3, 1, 0]),
        ((2, 2, 1), [3, 3, 0]),
        ((3, 1, 1), [3, 1, 1]),
        ((0, 0, 1), [0, 0, 3]),
        ((0, 0, 0), [0, 0, 0]),
    ],
)
def test_warfare_points(steps: tuple[int, int, int], points: list[int]) -> None:
    """A tie for first leaves no second place; nobody without a step has a place [end-2]."""
    g = Position().warfare(*steps).state()

    assert [score.warfare_points(g, seat) for seat in range(3)] == points


def test_with_two_players_the_second_place_still_scores() -> None:
    """[end-2]"""
    g = Position(2).warfare(2, 1).state()

    assert [score.warfare_points(g, seat) for seat in range(2)] == [3, 1]


def over(position: Position) -> State:
    for seat in range(position.g.seats):
        position.agenda(seat, ["capable", "regal", "esteemed"][seat])
    g = position.state()
    g.stack.clear()
    return g


def test_ties_go_to_regions_ruled_then_coins_then_are_shared() -> None:
    """[end-4]"""
    level_ = Position().claims(RED, 2, 0, 0).claims(BLUE, 2, 0, 0).goods(OCHRE, "fur:2")
    g = over(level_.troops(BLUE, "kiev:2 volyn").troops(RED, "galich pskov:2"))
    g.agenda = [2, 2, 2]
    assert RULES.play.winners(g) == [RED, BLUE]

    g.coins = [0, 1, 0]
    assert RULES.play.winners(g) == [BLUE]

    g.troops[9 * 4 + RED] += 1
    assert RULES.play.winners(g) == [RED]
