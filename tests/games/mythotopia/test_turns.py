"""Set-up, turn, deck and Reserve, building, roads, secrets."""

from __future__ import annotations

import pytest

from games.mythotopia.words import BLUE, OCHRE, RED, can, chance, offered, refused, say, settled, verbs
from kronrat.games.mythotopia import GAME, why
from kronrat.games.mythotopia.data import (
    BORDER,
    BY_LIMIT,
    CARD,
    CARD_KEYS,
    IMPROVEMENTS,
    LAND,
    NEUTRAL_STRENGTH,
    PROVINCE,
    SEAS_AT,
    VILLAGE,
)
from kronrat.games.mythotopia.drawing.examples import Board
from kronrat.games.mythotopia.game import RULES
from kronrat.games.mythotopia.rules.roads import network
from kronrat.games.mythotopia.rules.secrets import GiveBackTwo
from kronrat.games.mythotopia.state import State
from kronrat.kernel.dice import Dice
from kronrat.kernel.play import apply, asked, moves, roll
from kronrat.kernel.step import CHANCE


def card(name: str) -> int:
    return CARD.parse(name)


# ---- map and set-up


def test_the_map_is_the_sheets_map() -> None:
    """[map-2]"""
    assert NEUTRAL_STRENGTH[PROVINCE.parse("blore")] == 4
    assert sum(NEUTRAL_STRENGTH) == 2 * 40 + 12 + 15
    assert len(BORDER.keys) == 79
    assert sum(not SEAS_AT[p] for p in range(LAND)) == 15


@pytest.mark.parametrize(("seats", "each"), [(2, 11), (3, 8), (4, 6)])
def test_provinces_are_dealt_and_hands_drawn(seats: int, each: int) -> None:
    """[setup-1, setup-2, setup-8]"""
    g = settled(seats)
    assert [held.bit_count() for held in g.held] == [each] * seats
    last = (g.active + seats - 1) % seats
    for seat in range(seats):
        assert len(g.hand[seat]) == (6 if seats == 4 and seat == last else 5)
    assert len(g.display) == 16
    assert len(g.pile) == 13


def villages(g: State) -> list[int]:
    """All villages of each colour, on the board and in stock."""
    return [
        g.villages[seat] + sum(g.town[p] == VILLAGE for p in range(LAND) if g.held[seat] >> p & 1)
        for seat in range(g.seats)
    ]


def test_villages_by_colour() -> None:
    """As printed, and the other reading as an option [map-4]."""
    assert villages(settled(2)) == [18, 18]
    assert villages(settled(4)) == [18, 18, 14, 14]
    assert villages(settled(4, villages="equal")) == [14, 14, 14, 14]


def test_optional_start_gives_back_two_provinces_or_one() -> None:
    """Not with two players [setup-5]."""
    assert settled(4, provinces="drop-two").held[0].bit_count() == 5
    assert settled(3, provinces="drop-one").held[0].bit_count() == 8
    assert settled(2, provinces="drop-two").held[0].bit_count() == 11


def test_dragons_and_runestones_lie_in_ten_different_neutral_provinces() -> None:
    """[setup-4]"""
    for seed in range(40):
        g = settled(2, seed)
        both = g.dragons & g.runestones
        held = g.held[0] | g.held[1]
        assert both == 0
        assert (g.dragons | g.runestones) & held == 0
        assert g.dragons.bit_count() in (0, 5)


def test_provinces_are_given_back_in_the_order_of_their_names() -> None:
    """Only the last one cannot be named first, also beside its neighbour in the list [setup-5]."""
    first, last = PROVINCE.keys[3:5]
    g = Board().holds(RED, f"{first} {last}").turn()
    g.stack.append(GiveBackTwo(1 << RED))

    assert refused(g, f"0:give-back-two.give {first}") is None
    assert refused(g, f"0:give-back-two.give {last}") is why.IN_ORDER


def sealed() -> State:
    """A game at the secret choice of citadels."""
    for seed in range(100):
        g = RULES.play.start(GAME.setup(3))
        assert isinstance(g, State)
        dice = Dice(seed)
        while asked(g) == [CHANCE]:
            apply(g, CHANCE, roll(g, dice))
        if g.stack[-1].name == "choose-citadel":
            return g
    raise AssertionError("no game with citadels")


def test_citadels_are_chosen_in_secret() -> None:
    """Until all have chosen nobody sees a choice, whatever the order of answers [setup-6]."""
    g = sealed()
    before = RULES.play.public(g)
    legal = moves(g, OCHRE)
    apply(g, OCHRE, legal[0])
    assert RULES.play.public(g) == before
    assert RULES.play.own(g, OCHRE).chosen
    assert RULES.play.own(g, RED).chosen == []
    other = RULES.play.resample(g, RED, Dice(3))
    assert RULES.play.own(other, RED) == RULES.play.own(g, RED)
    apply(g, RED, moves(g, RED)[0])
    apply(g, BLUE, moves(g, BLUE)[0])
    chance(g)
    assert all(g.citadel(seat) >= 0 for seat in range(3))
    assert RULES.play.laws(g) == []


# ---- turn


def test_exactly_two_actions_then_the_hand_is_refilled() -> None:
    """[turn-1, turn-4]"""
    g = Board().holds(RED, "palmain nusus oxter").hand(RED, "palmain").turn()
    assert refused(g, "0:turn.done") is why.ACTIONS_LEFT
    say(g, "0:turn.pass", "0:turn.pass")
    assert refused(g, "0:turn.pass") is why.NO_ACTION_LEFT
    say(g, "0:turn.done")
    chance(g)
    assert len(g.hand[RED]) == 5
    assert card("palmain") in g.hand[RED]
    assert g.stack[-1].dump() == (BLUE, 2)


def test_shuffling_waits_until_a_card_must_be_drawn() -> None:
    """[cards-5]"""
    g = Board().holds(RED, "palmain nusus oxter talion").hand(RED, "palmain nusus oxter talion").turn(RED, 0)
    g.discard[RED] = g.deck[RED][1:]
    g.deck[RED] = g.deck[RED][:1]
    say(g, "0:turn.done")
    chance(g)
    assert g.deck[RED] == []
    assert len(g.discard[RED]) == 4


def test_at_a_shuffle_the_hand_is_known_to_who_counts() -> None:
    g = Board(2, counter="on").holds(RED, "palmain nusus").hand(RED, "palmain nusus").turn(RED, 0)
    g.discard[RED], g.deck[RED] = g.deck[RED], []
    say(g, "0:turn.done")
    chance(g)
    assert g.shown[RED] == sorted([card("palmain"), card("nusus")])
    view = RULES.play.public(g)
    assert view.known[RED] == g.shown[RED]
    assert len(view.unknown[RED]) == 5


def test_a_larger_hand_is_kept() -> None:
    """[turn-4]"""
    names = "palmain nusus oxter talion remise eagre"
    g = Board().holds(RED, names).hand(RED, names).turn(RED, 0)
    say(g, "0:turn.done")
    assert len(g.hand[RED]) == 6


# ---- actions with cards and pieces


def test_drafting_is_once_a_turn_and_goes_to_the_discard_pile() -> None:
    """[cards-4, draft-1, turn-5]"""
    g = Board().holds(RED, "mome remise").hand(RED, "mome remise").display("hero ship").turn()
    say(g, "0:turn.draft hero", "0:pay.play mome")
    assert card("hero") in g.discard[RED]
    assert g.display == [card("ship")]
    assert refused(g, "0:turn.draft ship") is why.ONCE_A_TURN


def test_removed_cards_go_where_they_came_from_and_come_back_later() -> None:
    """[draft-1, draft-2, deck-3]"""
    board = Board().holds(RED, "mome remise palmain").hand(RED, "mome hero start-ship remise")
    g = board.turn()
    say(g, "0:turn.remove hero", "0:remove-on.remove start-ship")
    assert card("hero") in g.display
    assert card("start-ship") in g.aside[RED]
    assert refused(g, "0:turn.draft start-ship") is why.JUST_REMOVED
    g.fresh = []
    assert "start-ship" in offered(g, "draft")
    say(g, "0:turn.draft start-ship", "0:pay.play mome")
    assert card("start-ship") in g.discard[RED]


def test_a_removed_province_card_leaves_control() -> None:
    """[map-1, deck-3]"""
    g = Board().holds(RED, "mome remise palmain").hand(RED, "palmain").turn()
    say(g, "0:turn.remove palmain", "0:remove-on.enough")
    assert g.land >> PROVINCE.parse("palmain") & 1
    assert g.owner(PROVINCE.parse("palmain")) == RED
    assert RULES.play.laws(g) == []


def test_seven_cards_must_remain() -> None:
    """[deck-2]"""
    g = Board().holds(RED, "mome remise palmain").hand(RED, "palmain mome").turn()
    assert g.deck_total(RED) == 8
    say(g, "0:turn.remove mome")
    assert refused(g, "0:remove-on.remove palmain") is why.DECK_TOO_SMALL
    say(g, "0:remove-on.enough")
    assert refused(g, "0:turn.remove palmain") is why.DECK_TOO_SMALL


def test_the_reserve_holds_two_cards_and_is_open() -> None:
    """[reserve-1, reserve-2]"""
    g = Board().holds(RED, "mome remise palmain").hand(RED, "palmain mome remise").turn()
    say(g, "0:turn.store mome", "0:store-on.store palmain")
    assert offered(g, "store") == set()
    say(g, "0:store-on.enough")
    assert RULES.play.public(g).reserve[RED] == sorted([card("mome"), card("palmain")])
    assert refused(g, "0:turn.store remise") is why.RESERVE_FULL


def test_discarding_is_replaced_only_at_the_end_of_the_turn() -> None:
    """[deck-1]"""
    g = Board().holds(RED, "mome remise palmain").hand(RED, "palmain mome remise").turn(RED, 1)
    say(g, "0:turn.discard mome", "0:discard-on.discard remise", "0:discard-on.enough")
    assert g.hand[RED] == [card("palmain")]


def test_buying_moves_from_the_general_to_the_personal_stock() -> None:
    """[buy-1]"""
    g = Board().holds(RED, "mome remise trogle").hand(RED, "mome remise trogle").turn()
    say(g, "0:turn.buy 1 1", "0:pay.play mome", "0:pay.play remise", "0:pay.play trogle")
    assert (g.stock[RED], g.barracks[RED]) == (7, 7)
    assert (g.harbour[RED], g.shipyard[RED]) == (3, 2)


def test_what_is_used_up_cannot_be_built_or_bought_until_it_returns() -> None:
    """[map-5]"""
    g = Board().holds(RED, "palmain mome remise").hand(RED, "mome remise").stock(RED, 14, 5).turn()
    assert refused(g, "0:turn.buy 1") is why.NOT_FOR_SALE
    built = Board().holds(RED, "palmain fadge shog").hand(RED, "start-build palmain fadge shog").turn()
    built.cities[RED] = 0
    assert refused(built, "0:turn.city palmain") is why.NONE_LEFT


def test_whoever_places_armies_or_ships_places_at_least_one() -> None:
    """[turn-6]"""
    g = Board().holds(RED, "palmain").hand(RED, "start-army start-ship").turn()
    say(g, "0:turn.place palmain")
    assert refused(g, "0:muster.enough") is why.AT_LEAST_ONE
    say(g, "0:muster.play start-army", "0:muster.enough")
    say(g, "0:turn.launch serpent")
    assert refused(g, "0:launch.enough") is why.AT_LEAST_ONE


def test_removing_armies_and_ships() -> None:
    """[armies-3, ships-2]"""
    g = Board().holds(RED, "palmain").armies(RED, "palmain", 2).ships(RED, "serpent").turn()
    say(g, "0:turn.withdraw palmain 2 0", "0:turn.recall serpent 1")
    assert (g.stock[RED], g.harbour[RED]) == (6, 2)


def test_invading_again_is_allowed() -> None:
    """[invade-1]"""
    board = Board().holds(RED, "palmain").armies(RED, "blore", 1).hand(RED, "palmain start-army start-market")
    assert "blore" in offered(board.turn(), "invade")


# ---- building and roads


def test_no_castle_and_no_city_beside_a_citadel_but_a_road() -> None:
    """[build-3, build-7]"""
    board = Board(2, "citadel").citadel(RED, "palmain").holds(RED, "blore fadge shog")
    g = board.hand(RED, "start-build palmain fadge shog").turn()
    assert refused(g, "0:turn.castle palmain") is why.CITADEL_THERE
    assert refused(g, "0:turn.city palmain") is why.NOT_YOUR_VILLAGE
    assert can(g, "0:turn.road blore-palmain palmain without")


def test_roads_join_provinces_into_a_network() -> None:
    """[roads-1]"""
    board = Board().holds(RED, "palmain blore iracund").road("blore-palmain").road("blore-iracund")
    g = board.hand(RED, "iracund start-army start-market").turn()
    assert network(g, RED, PROVINCE.parse("palmain")).bit_count() == 3
    assert "nusus" in offered(g, "invade")  # from Palmain, with the card of Iracund
    board.g.held[RED] &= ~(1 << PROVINCE.parse("blore"))
    assert network(board.g, RED, PROVINCE.parse("palmain")).bit_count() == 1


def test_a_lost_province_breaks_the_network() -> None:
    """[roads-1]"""
    board = (
        Board().holds(RED, "palmain iracund").holds(BLUE, "blore").road("blore-palmain").road("blore-iracund")
    )
    g = board.hand(RED, "iracund start-army start-market").turn()
    assert "nusus" not in offered(g, "invade")


def test_armies_march_along_roads_once_a_turn() -> None:
    """[turn-2, turn-5, roads-2]"""
    board = Board().holds(RED, "palmain blore iracund").road("blore-palmain").road("blore-iracund")
    g = board.armies(RED, "palmain", 3).armies(RED, "blore", 1).turn()
    say(g, "0:turn.march blore iracund 1", "0:march-on.march palmain iracund 2", "0:march-on.enough")
    assert g.armies[4 * PROVINCE.parse("iracund")] == 3
    assert refused(g, "0:turn.march palmain blore 1") is why.ONCE_A_TURN
    assert g.stack[-1].dump() == (RED, 2)


def test_nobody_marches_out_of_a_war() -> None:
    """[roads-3]"""
    board = Board().holds(RED, "palmain blore").road("blore-palmain").armies(RED, "palmain", 2)
    g = board.armies(BLUE, "palmain", 1).armies(RED, "blore", 1).turn()
    assert refused(g, "0:turn.march palmain") is why.LOCKED_IN_WAR
    assert can(g, "0:turn.march blore palmain 1")


def test_a_road_is_for_whoever_controls_both_ends() -> None:
    """[roads-1, roads-2]"""
    board = Board().holds(RED, "palmain").holds(BLUE, "blore").road("blore-palmain").armies(RED, "palmain", 1)
    assert "march" not in verbs(board.turn())


# ---- what others may know


def test_the_philosophers_card_stays_secret() -> None:
    """[cards-6, text-8]"""
    g = Board(2, counter="on").holds(RED, "palmain").hand(RED, "philosopher").turn()
    say(g, "0:turn.philosopher")
    chance(g)
    say(g, f"0:keep.keep {CARD_KEYS[g.offer[0]]}")
    seen = {RULES.play.resample(g, BLUE, Dice(n)).hand[RED][0] for n in range(40)}
    assert len(seen) > 5
    assert seen <= set(IMPROVEMENTS)
    assert RULES.play.own(g, RED).hand == g.hand[RED]
    assert not set(RULES.play.public(g).unknown[RED]) & set(IMPROVEMENTS)


def test_resampling_keeps_what_is_known() -> None:
    """[cards-6]"""
    g = settled(3, 4)
    for n in range(10):
        other = RULES.play.resample(g, RED, Dice(n))
        assert other.hand[RED] == g.hand[RED]
        assert sorted(other.hand[BLUE] + other.deck[BLUE]) == sorted(g.hand[BLUE] + g.deck[BLUE])
        assert RULES.play.laws(other) == []


def test_a_payment_under_way_stays_payable_after_resampling() -> None:
    board = Board().holds(RED, "mome remise palmain nusus oxter talion").hand(RED, "mome palmain nusus")
    g = board.turn()
    say(g, "0:turn.buy 1 0")
    for n in range(30):
        assert moves(RULES.play.resample(g, BLUE, Dice(n)), RED)


def test_the_limit_ends_a_simulation() -> None:
    """[end-6]"""
    g = settled(2, 1, limit="200")
    g.turns = 200
    say(g, *(f"{g.active}:turn.pass",) * 2, f"{g.active}:turn.done")
    chance(g)
    assert g.ended == BY_LIMIT
    assert RULES.play.winners(g)
