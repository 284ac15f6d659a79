"""Rule by rule: what the examples do not show."""

from __future__ import annotations

import pytest

from games.loewenherz.table import BLUE, OCHRE, RED, ask, refused, say
from kronrat.games.loewenherz import GAME, why
from kronrat.games.loewenherz.data import (
    CARD,
    CARDS,
    FIELD,
    FIELDS,
    FIRST_MINE,
    FOREST,
    MEADOW,
    NEUTRAL,
    PRICE,
    SALE,
    TILES,
    VILLAGE,
    tile_terrain,
)
from kronrat.games.loewenherz.drawing.position import Position
from kronrat.games.loewenherz.game import RULES
from kronrat.games.loewenherz.rules.alliance import MakeAlliance
from kronrat.games.loewenherz.rules.castles import PlaceCastle, distance_needed
from kronrat.games.loewenherz.rules.deserter import ChooseDeserter
from kronrat.games.loewenherz.rules.end import king_returns, winners
from kronrat.games.loewenherz.rules.expansion import Expand
from kronrat.games.loewenherz.rules.mines import recount
from kronrat.games.loewenherz.state import BY_KING, BY_LIMIT, NO_REGION, State
from kronrat.kernel.dice import Dice
from kronrat.kernel.play import apply, asked, moves, roll
from kronrat.kernel.step import CHANCE


def after_set_up(seats: int, **options: str) -> State:
    """A game in which chance and random seats have placed all castles."""
    g = RULES.play.start(GAME.setup(seats, "", options))
    dice = Dice(seats)
    while g.stack[-1].name != "turn":
        seat = asked(g)[0]
        found = moves(g, seat)
        apply(g, seat, roll(g, dice) if seat == CHANCE else found[dice.below(len(found))])
    assert isinstance(g, State)
    return g


# ---- tiles and cards ----------


def test_the_tiles_hold_their_totals() -> None:  # [setup-1]
    letters = "".join(TILES)
    assert [letters.count(letter) for letter in ".FVKcsgd"] == [73, 36, 18, 1, 4, 4, 4, 4]


def test_four_quarter_turns_are_none() -> None:  # [setup-1]
    assert tile_terrain(3, 4) == tile_terrain(3, 0)
    # the field at the top left goes to the top right
    assert tile_terrain(3, 1)[3] == tile_terrain(3, 0)[0]


def test_the_cards_have_their_check_sums() -> None:  # [setup-3]
    assert CARDS == 60
    assert [sum(PRICE[15 * s : 15 * s + 15]) for s in range(4)] == [48, 66, 82, 80]
    assert [sum(SALE[15 * s : 15 * s + 15]) for s in range(4)] == [49, 49, 54, 46]


@pytest.mark.parametrize(
    ("profile", "card", "fields"),
    [
        ("two", "A13", 2),
        ("one", "D09", 1),
        ("d09", "D09", 2),
        ("d09", "C04", 1),
        ("late", "B08", 1),
        ("late", "C04", 2),
    ],
)
def test_fields_per_expansion_symbol_are_an_option(
    profile: str, card: str, fields: int
) -> None:  # [expand-1]
    g = (
        Position(3, expansion=profile)
        .castle("ochre", "b2", "b3")
        .castle("red", "h8", "h9")
        .castle("blue", "h2", "h3")
        .fence("a1:c4")
        .hand(OCHRE, card)
        .ducats(0, 0, 9)
        .turn(OCHRE)
    )
    say(g, f"2:turn.play {card} expansion")
    assert g.stack[-1].dump()[1] == fields


# ---- set-up ----------


@pytest.mark.parametrize(("seats", "own", "supply", "deck"), [(2, 4, 11, 54), (3, 4, 11, 51), (4, 3, 12, 48)])
def test_castles_knights_and_cards_by_players(
    seats: int, own: int, supply: int, deck: int
) -> None:  # [setup-2, setup-4]
    g = after_set_up(seats)

    assert all(g.castle_side.count(seat) == own for seat in range(seats))
    assert len(g.castle_at) == 12
    assert g.knights[:seats] == [supply] * seats
    assert g.deck.bit_count() == deck
    assert all(hand.bit_count() == 3 for hand in g.hand)
    assert g.ducats == [7] * seats


def test_two_neutral_castles_in_all_as_an_option() -> None:  # [castles-6]
    assert after_set_up(2).castle_side.count(NEUTRAL) == 4
    assert after_set_up(2, neutral="two").castle_side.count(NEUTRAL) == 2


def test_who_placed_last_takes_the_first_turn() -> None:  # [castles-7]
    for seats in (2, 3, 4):
        g = RULES.play.start(GAME.setup(seats))
        dice, last = Dice(seats), -1
        while g.stack[-1].name != "turn":
            seat = asked(g)[0]
            if g.stack[-1].name == "castle":
                last = seat
            found = moves(g, seat)
            apply(g, seat, found[dice.below(len(found))])
        assert asked(g) == [last]


@pytest.mark.parametrize(("seats", "castles"), [(3, 4), (4, 3)])
def test_castles_are_placed_clockwise_until_all_stand(
    seats: int, castles: int
) -> None:  # [castles-1, regions-6]
    """While they are placed, nobody owns a region, although the first castle stands alone in the frame."""
    g = RULES.play.start(GAME.setup(seats))
    assert isinstance(g, State)
    dice, order = Dice(seats), []
    while g.stack[-1].name != "turn":
        seat = asked(g)[0]
        if g.stack[-1].name == "castle":
            order.append(seat)
            assert set(g.region) == {NO_REGION}
        found = moves(g, seat)
        apply(g, seat, found[dice.below(len(found))])
    assert order == [(order[0] + n) % seats for n in range(castles * seats)]


def test_the_distance_drops_for_one_castle_when_nothing_else_is_left() -> None:  # [castles-5]
    position = Position().castle("red", "a1", "a2").castle("red", "l12", "l11").castle("red", "g1", "g2")
    g = position.castle("red", "a7", "a8").castle("red", "h8", "h9").still()
    g.terrain = [
        MEADOW if FIELD.keys[f] in ("d4", "d3", "c4") else VILLAGE for f in range(FIELDS)
    ]  # the free meadow farthest from red lies six steps away

    assert distance_needed(g, RED) == 6
    ask(g, PlaceCastle(RED, RED))
    assert moves(g, RED), "somebody who must place a castle always can"


def test_six_steps_as_an_option() -> None:  # [castles-4]
    g = ask(Position(3, distance="6").castle("red", "a1", "a2").still(), PlaceCastle(RED, RED))
    assert refused(g, "0:castle.place d4 d5") is None
    assert refused(g, "0:castle.place d3 d4") is why.TOO_CLOSE


def test_neutral_castles_keep_their_distance_from_each_other_only() -> None:  # [castles-4, castles-6]
    position = Position(2).castle("neutral", "a1", "a2").castle("red", "d6", "d7")
    g = ask(position.still(), PlaceCastle(RED, NEUTRAL))
    assert refused(g, "0:castle.place d4 d3") is why.TOO_CLOSE
    assert refused(g, "0:castle.place d5 e5") is None


def test_castles_stand_on_free_meadows_with_room_for_a_knight() -> None:  # [castles-2, castles-3]
    position = Position().land(forest="a1", village="k1 l2 e5 e7 d6 f6")
    g = ask(position.castle("blue", "h8", "h9").still(), PlaceCastle(RED, RED))
    assert refused(g, "0:castle.place a1 a2") is why.NOT_MEADOW
    assert refused(g, "0:castle.place h8 h7") is why.OCCUPIED
    assert refused(g, "0:castle.place e6 e7") is why.NO_ROOM_FOR_KNIGHT
    assert refused(g, "0:castle.place b1 d1") is why.NOT_BESIDE_CASTLE
    assert refused(g, "0:castle.place b1 a1") is None  # forest, and free of charge


# ---- cards and market ----------


def market_game() -> State:
    return (
        Position()
        .castle("red", "b2", "b3")
        .castle("blue", "h8", "h9")
        .castle("ochre", "h2", "h3")
        .hand(RED, "A06 A11 B14")
        .ducats(5, 7, 7)
        .turn(RED)
    )


def test_selling_pays_the_sale_value_and_opens_the_card() -> None:  # [market-1, turn-2]
    g = say(market_game(), "0:turn.sell A06")
    assert g.ducats[RED] == 5 + 5
    assert g.market == 1 << CARD.parse("A06")
    assert g.stack[-1].name == "refill"


def test_one_must_sell_or_play_and_selling_is_always_possible() -> None:  # [turn-1]
    g = market_game()
    g.ducats[RED] = 0
    assert [verb.name for verb in g.stack[-1].verbs()] == ["play", "sell"]
    for card in ("A06", "A11", "B14"):
        assert refused(g, f"0:turn.sell {card}") is None


def test_a_card_of_the_market_costs_nothing() -> None:  # [market-2]
    g = market_game()
    for card in ("C01", "C02"):
        g.deck &= ~(1 << CARD.parse(card))
        g.market |= 1 << CARD.parse(card)
    say(g, "0:turn.sell A06")
    ducats = g.ducats[RED]
    for card in ("C01", "C02"):
        assert refused(g, f"0:refill.take {card}") is None
    say(g, "0:refill.take C02")
    assert g.ducats[RED] == ducats
    assert g.hand[RED] >> CARD.parse("C02") & 1


def test_no_debts_and_no_card_without_effect() -> None:  # [play-1, play-2, play-3]
    g = market_game()
    assert refused(g, "0:turn.play A06 borders") is why.TOO_DEAR
    assert refused(g, "0:turn.play A01 borders") is why.NOT_IN_HAND
    assert refused(g, "0:turn.play A11 expansion") is why.NOT_ON_CARD
    g.ducats[RED] = 9
    assert refused(g, "0:turn.play B14 deserter") is why.NO_EFFECT


def test_a_card_with_two_symbols_offers_one_of_them() -> None:  # [play-2]
    g = say(market_game(), "0:turn.play A11 knights")
    assert g.stack[-1].name == "knights"
    assert g.ducats[RED] == 2
    assert g.discard == 1 << CARD.parse("A11")


def test_a_card_taken_from_the_market_is_known_to_all() -> None:  # [setup-5, turn-3]
    g = say(market_game(), "0:turn.sell A06", "0:refill.draw")
    apply(g, CHANCE, roll(g, Dice(1)))
    g.hand[BLUE] |= 1 << CARD.parse("B01")
    g.deck &= ~(1 << CARD.parse("B01"))
    say(g, "1:turn.sell B01", "1:refill.take A06")
    assert g.taken[BLUE] == 1 << CARD.parse("A06")
    for seed in range(5):
        assert RULES.play.resample(g, OCHRE, Dice(seed)).hand[BLUE] >> CARD.parse("A06") & 1  # type: ignore[attr-defined]


# ---- borders and knights ----------


def border_game(**options: str) -> State:
    position = (
        Position(3, **options)
        .castle("red", "b2", "b3")
        .castle("blue", "h8", "h9")
        .castle("ochre", "h2", "h3")
    )
    return position.fence("a1:c4").hand(BLUE, "A06 A03 B07").ducats(9, 9, 9).turn(BLUE)


def test_no_border_twice_nor_in_a_region() -> None:  # [borders-1, borders-3]
    g = say(border_game(), "1:turn.play A06 borders")
    assert refused(g, "1:borders.set c1-d1") is why.BORDER_THERE
    assert refused(g, "1:borders.set a1-b1") is why.IN_REGION


def test_the_rest_may_be_forgone_after_the_first() -> None:  # [play-4]
    g = say(border_game(), "1:turn.play A06 borders")
    assert refused(g, "1:borders.done") is why.FIRST_PART
    say(g, "1:borders.set f6-g6")
    assert refused(g, "1:borders.done") is None


def test_all_must_be_set_as_an_option() -> None:  # [play-4]
    g = say(border_game(parts="must"), "1:turn.play A06 borders", "1:borders.set f6-g6")
    assert refused(g, "1:borders.done") is why.MUST_GO_ON


def test_a_region_that_arises_blocks_the_next_border() -> None:  # [play-5]
    g = (
        Position()
        .castle("red", "a2", "a3")
        .castle("blue", "h8", "h9")
        .castle("ochre", "h2", "h3")
        .fence("a1:b3", gaps="b3-b4")
        .hand(RED, "A03")
        .ducats(9, 9, 9)
        .turn(RED)
    )
    say(g, "0:turn.play A03 borders", "0:borders.set b3-b4")
    assert refused(g, "0:borders.set a1-b1") is why.IN_REGION


def test_a_border_in_a_neutral_zone_is_allowed_and_makes_nothing() -> None:  # [borders-5]
    position = Position().castle("red", "b2", "b3").castle("blue", "h8", "h9").castle("ochre", "h2", "h3")
    g = position.fence("k11:l12").hand(BLUE, "A03").ducats(9, 9, 9).turn(BLUE)

    say(g, "1:turn.play A03 borders", "1:borders.set k11-l11", "1:borders.set k12-l12")

    assert g.points == [0, 0, 0]
    assert set(g.region) == {NO_REGION}


def test_only_the_borders_of_the_supply() -> None:  # [borders-6]
    g = border_game()
    g.border_supply = 1
    say(g, "1:turn.play A06 borders", "1:borders.set f6-g6")
    assert g.stack[-1].name == "refill"  # nothing left to set


def test_no_knights_left() -> None:  # [knights-5]
    g = border_game()
    g.knights[BLUE] = 1
    say(g, "1:turn.play B07 knights", "1:knights.place h7")
    assert g.stack[-1].name == "refill"
    g = border_game()
    g.knights[BLUE] = 0
    assert refused(g, "1:turn.play B07 knights") is why.NO_EFFECT


def test_ground_and_forest_ducat() -> None:  # [knights-1, knights-3, knights-4]
    g = border_game()
    for at, kind in (("g8", VILLAGE), ("i8", FIRST_MINE), ("h7", FOREST)):
        g.terrain[FIELD.parse(at)] = kind
    say(g, "1:turn.play B07 knights")
    assert refused(g, "1:knights.place g8") is why.NO_KNIGHT_GROUND
    assert refused(g, "1:knights.place i8") is why.NO_KNIGHT_GROUND
    assert refused(g, "1:knights.place h9") is why.FIELD_OCCUPIED
    say(g, "1:knights.place h7")
    assert g.ducats[BLUE] == 9 - 7 - 1
    say(g, "1:knights.place h6")  # beside the first


# ---- expansion ----------


def neighbours_game() -> Position:
    return (
        Position()
        .castle("red", "b2", "b3")
        .knights("red", "b4")
        .fence("a1:c4")
        .castle("blue", "e2", "e3")
        .fence("d1:f4")
        .castle("ochre", "i9", "i10")
        .castle("ochre", "b9", "b10")
        .ducats(9, 9, 9)
    )


def test_what_cannot_be_taken() -> None:  # [expand-2, expand-5, expand-6, expand-7, regions-9]
    g = ask(neighbours_game().still(), Expand(RED, 2))
    assert refused(g, "0:expand.take e2 b2") is why.FIGURE_THERE
    assert refused(g, "0:expand.take h7 b2") is why.NOT_ADJACENT
    assert refused(g, "0:expand.take a1 b2") is why.OWN_REGION
    assert refused(g, "0:expand.take d2 e2") is why.NOT_YOUR_REGION
    assert refused(g, "0:expand.take b5 b2") is None


def test_a_region_in_the_corner_expands_beside_its_corner_field() -> None:  # [expand-2]
    position = Position().castle("red", "a2", "a3").fence("a1:a3").castle("blue", "e2", "e3")
    g = ask(position.castle("ochre", "i9", "i10").still(), Expand(RED, 1))
    assert refused(g, "0:expand.take b1 a2") is None


def test_a_region_without_knights_is_open_to_one_knight() -> None:  # [expand-8]
    position = Position().castle("red", "b2", "b3").fence("a1:c4").alone("blue", "e2", "e3").fence("d1:f4")
    g = ask(position.castle("ochre", "i9", "i10").castle("ochre", "b9", "b10").still(), Expand(RED, 1))
    assert refused(g, "0:expand.take d2 b2") is None


def test_an_expansion_that_closes_off_open_land_makes_a_region() -> None:  # [expand-14]
    """Red takes h2, the gate of a walled land in which blue's castle stands alone."""
    position = (
        Position().land(village="k2").castle("red", "f2", "f3").fence("f1:g4").castle("blue", "k1", "l1")
    )
    position.fence("i1:l4", gaps="h2-i2").castle("ochre", "b9", "b10").castle("ochre", "i9", "i10")
    g = ask(position.still(), Expand(RED, 1))

    say(g, "0:expand.take h2 f2")

    assert g.points == [0, 3, 0]
    assert RULES.play.laws(g) in ([], ["cards"])


def test_a_pocket_is_a_neutral_zone_that_the_second_field_may_take() -> None:  # [expand-7, expand-13]
    position = (
        Position()
        .land(village="d2", forest="d1")
        .castle("red", "b2", "b3")
        .knights("red", "b4")
        .fence("a1:c4")
    )
    position.castle("blue", "f3", "f4").fence("d1 d2:d4 e3:f4").castle("ochre", "i9", "i10")
    g = ask(position.castle("ochre", "b9", "b10").still(), Expand(RED, 2))
    say(g, "0:expand.take d2 b2")
    assert g.region[FIELD.parse("d1")] == NO_REGION
    say(g, "0:expand-on.take d1")
    assert g.points[RED] == 4
    assert RULES.play.laws(g) in ([], ["cards"])


def test_an_expansion_needs_the_borders_it_sets() -> None:  # [expand-10]
    g = ask(neighbours_game().still(), Expand(RED, 1))
    before = g.border_supply
    g.border_supply = 1
    assert refused(g, "0:expand.take b5 b2") is why.NO_BORDERS_LEFT  # three new ones, one comes back
    g.border_supply = before
    say(g, "0:expand.take b5 b2")
    assert g.border_supply == before - 2


def test_an_expansion_may_stop_after_one_field() -> None:  # [expand-4]
    g = ask(neighbours_game().still(), Expand(RED, 2))
    say(g, "0:expand.take d2 b2", "0:expand-on.done")
    assert g.region[FIELD.parse("d2")] == g.castle_on[FIELD.parse("b2")]


# ---- deserter and alliance ----------


def test_conditions_of_a_deserter() -> None:  # [deserter-1, deserter-4, regions-8]
    g = ask(neighbours_game().still(), ChooseDeserter(RED))
    assert refused(g, "0:deserter.choose e2 b2") is why.NOT_YOUR_REGION
    assert refused(g, "0:deserter.choose b2 b2") is why.NOT_A_FOE
    assert refused(g, "0:deserter.choose b2 i9") is why.NOT_NEIGHBOURS
    assert refused(g, "0:deserter.choose b2 e2") is None
    g.knights[RED] = 0
    assert refused(g, "0:deserter.choose b2 e2") is why.NO_PLACE_FOR_DESERTER


def test_both_regions_need_a_knight() -> None:  # [deserter-2]
    position = Position().alone("red", "b2", "b3").fence("a1:c4").castle("blue", "e2", "e3").fence("d1:f4")
    g = ask(position.castle("ochre", "i9", "i10").castle("ochre", "b9", "b10").still(), ChooseDeserter(RED))
    assert refused(g, "0:deserter.choose b2 e2") is why.NO_KNIGHT_IN_OWN
    g.push(ChooseDeserter(BLUE))
    assert refused(g, "1:deserter.choose e2 b2") is why.NO_KNIGHT_IN_FOE


def test_a_castle_may_stay_behind_alone_and_keeps_its_region() -> None:  # [deserter-7]
    g = ask(neighbours_game().still(), ChooseDeserter(RED))
    say(g, "0:deserter.choose b2 e2", "0:welcome.place c2", "1:lose.remove e3")
    assert g.closed(g.castle_on[FIELD.parse("e2")])


def test_an_alliance_does_not_keep_knights() -> None:  # [deserter-8]
    g = ask(neighbours_game().ally("b2", "e2").still(), ChooseDeserter(RED))
    assert refused(g, "0:deserter.choose b2 e2") is None


def test_the_active_player_picks_the_neutral_knight() -> None:  # [deserter-6]
    position = (
        Position(2).castle("red", "b2", "b3").fence("a1:c4").castle("neutral", "e2", "e3").fence("d1:f4")
    )
    g = ask(position.castle("blue", "i9", "i10").castle("blue", "b9", "b10").still(), ChooseDeserter(RED))
    say(g, "0:deserter.choose b2 e2", "0:welcome.place b1")
    assert asked(g) == [RED]
    say(g, "0:lose.remove e3")
    assert g.knights[NEUTRAL] == 15


@pytest.mark.parametrize(("option", "left"), [("fee", 8), ("free", 9)])
def test_the_deserters_forest_ducat_is_an_option(option: str, left: int) -> None:  # [deserter-3]
    position = Position(3, deserter=option).land(forest="b1").castle("red", "b2", "b3").fence("a1:c4")
    position.castle("blue", "e2", "e3").fence("d1:f4").castle("ochre", "i9", "i10").castle(
        "ochre", "b9", "b10"
    )
    g = ask(position.ducats(9, 9, 9).still(), ChooseDeserter(RED))
    say(g, "0:deserter.choose b2 e2", "0:welcome.place b1")
    assert g.ducats[RED] == left


def test_an_alliance_binds_a_pair_once() -> None:  # [alliance-1, alliance-2, alliance-4, alliance-5]
    g = ask(neighbours_game().still(), MakeAlliance(RED))
    assert refused(g, "0:alliance.make b2 i9") is why.NO_NEIGHBOUR
    say(g, "0:alliance.make b2 e2")
    ask(g, Expand(RED, 1))
    assert refused(g, "0:expand.take d2 b2") is why.ALLIED
    assert refused(ask(g, Expand(BLUE, 1)), "1:expand.take c2 e2") is why.ALLIED
    ask(g, MakeAlliance(RED))
    assert refused(g, "0:alliance.make b2 e2") is why.NO_NEIGHBOUR  # none is left to ally with
    assert RULES.drawing.scene(RULES.play.public(g)).pieces[-1].kind == "border"
    assert sum(piece.turned for piece in RULES.drawing.scene(RULES.play.public(g)).pieces) == 1


# ---- the end ----------


def close_to_the_king(**options: str) -> State:
    """Red stands at 39 of 40 and closes its last border with a card of three."""
    position = Position(3, **options).land(village="d5:g7", city="d8", forest="a1").castle("red", "d4", "e4")
    position.fence("d4:g8").castle("red", "a2", "a3").fence("a1:b3", gaps="b3-b4")
    position.castle("blue", "k9", "k10").castle("ochre", "k2", "k3").hand(RED, "A06").ducats(9, 9, 9)
    return position.turn(RED)


def test_the_king_returns_at_once_or_after_the_card() -> None:  # [end-1, end-2]
    g = close_to_the_king()
    assert g.points[RED] == 41  # the land alone is past the chip: counted when a part is done
    say(g, "0:turn.play A06 borders", "0:borders.set b3-b4")
    assert not g.stack
    assert g.ended == BY_KING
    assert winners(g) == [RED]

    h = close_to_the_king(victory="after-card")
    say(h, "0:turn.play A06 borders", "0:borders.set b3-b4")
    assert h.stack[-1].name == "borders"
    say(h, "0:borders.done")
    assert h.ended == BY_KING


def test_two_over_the_chip_more_points_then_more_ducats() -> None:  # [end-6]
    g = close_to_the_king()
    g.points = [41, 43, 0]
    assert king_returns(g)
    assert winners(g) == [BLUE]
    g.points = [43, 43, 0]
    assert winners(g) == [RED, BLUE]
    g.ducats = [3, 4, 9]
    assert winners(g) == [BLUE]


def test_the_active_player_wins_ties_where_victory_is_checked_per_card() -> None:  # [end-6]
    g = close_to_the_king(victory="after-card")
    g.points, g.active = [43, 43, 0], BLUE
    king_returns(g)
    assert winners(g) == [BLUE]


def test_a_limit_ends_a_simulation_and_says_so() -> None:  # [end-7]
    g = after_set_up(2, limit="500")
    dice = Dice(1)
    while g.stack:
        seat = asked(g)[0]
        found = moves(g, seat)
        f = g.stack[-1]
        if f.name == "turn":
            found = [m for m in found if m[0] == 1]  # sell
        if f.name == "refill":
            found = [m for m in found if m[0] == 1] or found  # take rather than draw
        apply(g, seat, found[dice.below(len(found))])
    assert g.ended == BY_LIMIT
    assert RULES.play.ending(g) == "limit"
    assert g.bonus == [0, 0]


def test_points_gained_and_lost_are_told_and_nothing_else() -> None:  # [regions-7]
    g = after_set_up(2)
    own = g.castle_side.index(RED)
    field = g.castle_at[own]
    g.terrain = [VILLAGE if at == field else terrain for at, terrain in enumerate(g.terrain)]
    region = list(g.region)
    told: list[list[tuple[str, tuple[int, ...]]]] = []
    for owner in (own, own, NO_REGION):
        g.region = [owner if at == field else here for at, here in enumerate(region)]
        g.events = []
        recount(g)
        told.append([(event.name, args) for event, args in g.events])

    assert told == [[("gained", (RED, 3))], [], [("lost", (RED, 3))]]
