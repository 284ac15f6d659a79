"""War: several attackers, hand-over of the province card, villages run out; and the end of the game."""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.mythotopia.words import BLUE, OCHRE, RED, can, chance, refused, say, verbs
from kronrat.games.mythotopia import why
from kronrat.games.mythotopia.data import (
    BY_CALL,
    CITY,
    DEFENDER_VP,
    DRAGONS_VP,
    NO_TOWN,
    PROVINCE,
    SCRIBE,
    SPOILS_VP,
    VALUES,
    VILLAGE,
)
from kronrat.games.mythotopia.drawing.examples import Board
from kronrat.games.mythotopia.game import RULES
from kronrat.games.mythotopia.rules.ending import could_end, hopeless, leads, settle_wars, winning_order
from kronrat.games.mythotopia.rules.war import TIE, strongest
from kronrat.games.mythotopia.state import State
from kronrat.parts.bits import members

BLORE = PROVINCE.parse("blore")
NUSUS = PROVINCE.parse("nusus")


def invaded(place: str = "hand") -> State:
    """Red is about to take Blore from Blue, whose card of it lies in one of the piles."""
    board = Board().holds(RED, "palmain").holds(BLUE, "blore quean").armies(RED, "blore", 2)
    if place == "hand":
        board.hand(BLUE, "blore")
    elif place == "discard":
        board.discard(BLUE, "blore")
    elif place == "reserve":
        board.reserve(BLUE, "blore")
    elif place == "pile":
        board.g.deck[BLUE].remove(BLORE)
        board.g.land |= 1 << BLORE
    return board.turn()


@pytest.mark.parametrize("place", ["hand", "deck", "discard", "reserve", "pile"])
def test_the_province_card_is_handed_over_from_wherever_it_is(place: str) -> None:
    """[war-8]"""
    g = invaded(place)
    before = len(g.hand[BLUE])
    say(g, "0:turn.end-war blore")
    chance(g)
    assert BLORE in g.discard[RED]
    assert BLORE not in g.hand[BLUE] + g.deck[BLUE] + g.discard[BLUE] + g.reserve[BLUE]
    assert len(g.hand[BLUE]) == before  # only a hand card is replaced
    assert RULES.play.laws(g) == []


def test_the_loser_loses_village_and_points() -> None:
    """[war-7, points-1]"""
    g = invaded()
    say(g, "0:turn.end-war blore")
    assert (g.points(RED), g.points(BLUE)) == (6, 3)
    assert g.villages == [18 - 2, 18 - 1]


def test_a_lost_city_returns_to_the_reserve_card() -> None:
    """[war-7, reserve-2]"""
    g = Board().holds(RED, "palmain").city(BLUE, "nusus").armies(RED, "nusus", 1).turn()
    assert g.capacity(BLUE) == 3
    say(g, "0:turn.end-war nusus")
    assert (g.cities[BLUE], g.capacity(BLUE)) == (4, 2)


def test_castles_and_roads_stay() -> None:
    """[war-7]"""
    board = Board().holds(RED, "palmain").holds(BLUE, "blore iracund").castle("blore").road("blore-iracund")
    g = board.armies(RED, "blore", 4).turn()
    say(g, "0:turn.end-war blore")
    assert g.castles >> BLORE & 1
    assert len(g.roads) == 1


def test_a_victor_settles_with_the_last_village() -> None:
    """[war-6]"""
    g = invaded()
    g.markers[RED] += g.villages[RED] - 1
    g.villages[RED] = 1
    say(g, "0:turn.end-war blore")
    assert (g.owner(BLORE), g.villages[RED]) == (RED, 0)


def test_a_victor_without_villages_leaves_the_province_neutral() -> None:
    """Counters yes, province no; the loser draws a replacement for a hand card [war-6, war-9]."""
    g = invaded()
    g.in_play |= 1 << SPOILS_VP
    g.left[SPOILS_VP] = 4
    g.spare[1] -= 4
    g.markers[RED] += g.villages[RED]
    g.villages[RED] = 0
    say(g, "0:turn.end-war blore")
    chance(g)
    assert g.owner(BLORE) == -1
    assert g.town[BLORE] == NO_TOWN
    assert g.land >> BLORE & 1
    assert g.counters[1] == 1
    assert len(g.hand[BLUE]) == 1


def test_dragons_leave_even_without_a_village() -> None:
    """[war-6, war-9]"""
    board = Board(2, "here-be-dragons").holds(RED, "palmain").dragon("nusus").armies(RED, "nusus", 7)
    g = board.turn()
    g.markers[RED], g.villages[RED] = g.villages[RED], 0
    say(g, "0:turn.end-war nusus")
    assert g.dragons == 0
    assert g.counters[2] == 1
    assert g.owner(NUSUS) == -1


def three_parties(red: int, ochre: int) -> State:
    board = Board(3).holds(RED, "palmain").holds(BLUE, "nusus").holds(OCHRE, "oxter")
    board.armies(BLUE, "nusus", 2).armies(RED, "nusus", red).armies(OCHRE, "nusus", ochre)
    return board.turn()


def test_several_attackers_do_not_add_up() -> None:
    """[war-2, war-3]"""
    g = three_parties(2, 2)
    assert strongest(g, NUSUS) == TIE
    assert refused(g, "0:turn.end-war nusus") is why.NO_CLEAR_WINNER
    g = three_parties(3, 2)
    say(g, "0:turn.end-war nusus")
    assert g.owner(NUSUS) == RED
    assert g.stock[:3] == [6, 6, 6]


def test_two_attackers_tied_ahead_of_the_defender_have_no_winner() -> None:
    assert strongest(three_parties(3, 3), NUSUS) == TIE


def test_a_hero_wins_a_tie_of_three() -> None:
    """[war-4]"""
    board = Board(3).holds(RED, "palmain").holds(BLUE, "nusus").holds(OCHRE, "oxter")
    board.armies(BLUE, "nusus", 2).armies(RED, "nusus", 2).armies(OCHRE, "nusus", 2).hand(RED, "hero")
    g = board.turn()
    say(g, "0:turn.end-war nusus")
    assert g.owner(NUSUS) == RED


def test_anybody_at_war_may_end_it_for_another() -> None:
    """[war-3]"""
    g = three_parties(1, 4)
    say(g, "0:turn.end-war nusus")
    assert g.owner(NUSUS) == OCHRE


def test_only_parties_end_a_war() -> None:
    """[war-3]"""
    board = (
        Board(3).holds(RED, "palmain").holds(BLUE, "nusus").holds(OCHRE, "oxter").armies(OCHRE, "nusus", 1)
    )
    assert refused(board.turn(), "0:turn.end-war nusus") is why.NOT_A_PARTY


def test_a_war_is_ended_first_or_not_at_all() -> None:
    """[turn-3]"""
    g = Board().holds(RED, "palmain").armies(RED, "blore", 5).hand(RED, "militia").turn()
    say(g, "0:turn.militia")
    assert refused(g, "0:turn.end-war blore") is why.FIRST_ACTION_ONLY
    g = Board().holds(RED, "palmain").armies(RED, "blore", 5).turn()
    say(g, "0:turn.pass")
    assert refused(g, "0:turn.end-war blore") is why.FIRST_ACTION_ONLY


def test_armies_at_war_cannot_be_removed() -> None:
    """[armies-3]"""
    g = Board().holds(RED, "palmain").armies(RED, "blore", 2).armies(BLUE, "palmain", 1).turn()
    g.armies[4 * PROVINCE.parse("palmain")] = 1
    g.stock[RED] -= 1
    g.camps[RED] |= 1 << PROVINCE.parse("palmain")
    assert refused(g, "0:turn.withdraw blore 1") is why.AT_WAR
    assert refused(g, "0:turn.withdraw palmain 1") is why.AT_WAR


def test_an_invader_without_armies_is_no_party() -> None:
    """Mercenaries alone keep no war alive [war-1, text-5]."""
    board = Board().holds(RED, "palmain").holds(BLUE, "blore").armies(RED, "blore", 1)
    g = board.mercenaries(RED, "blore", 1).hand(BLUE, "marauders").turn(BLUE)
    say(g, "1:turn.maraud blore red")
    assert g.wars() == 0


def ending(red: str, blue: str, emptied: str = "city castle roads patronage") -> Board:
    return Board(2, "patronage spoils-of-war").holds(RED, red).holds(BLUE, blue).empty(emptied)


MANY = "palmain nusus oxter talion remise eagre shog malebolge mome fadge sorner lea"


def test_four_cards_must_be_empty() -> None:
    """[end-1]"""
    g = ending(MANY, "blore", "city castle roads").turn()
    assert refused(g, "0:turn.end-game") is why.CARDS_NOT_EMPTY


def test_who_ends_the_game_wins_it() -> None:
    """[end-5]"""
    g = ending(MANY, "blore").turn()
    g.counters[4 * BLUE + 2], g.counters[2] = 0, g.counters[4 * BLUE + 2]
    say(g, "0:turn.end-game")
    assert (g.ended, RULES.play.winners(g), RULES.play.ending(g)) == (BY_CALL, [RED], "call")


def test_who_would_not_win_cannot_end_the_game() -> None:
    """[end-2]"""
    g = ending("palmain", "blore").turn()
    assert refused(g, "0:turn.end-game") is why.WOULD_NOT_WIN
    assert could_end(g, BLUE)
    assert not could_end(g, RED)
    assert [hopeless(g, seat, []) for seat in (RED, BLUE)] == [True, False]


def test_a_tie_does_not_end_the_game() -> None:
    """[end-2]"""
    g = Board().holds(RED, "palmain").holds(BLUE, "blore").turn()
    g.left = [0] * len(g.left)
    assert winning_order(g, RED) is None


def test_all_wars_are_counted_on_trial_and_undone_if_refused() -> None:
    """[end-2, end-3]"""
    board = Board(2, "patronage").holds(RED, "palmain").holds(BLUE, "blore").armies(BLUE, "palmain", 1)
    g = board.turn()
    for victory in (0, 1, 2):
        g.spare[2] += g.left[victory]
        g.left[victory] = 0
    g.spare[1] += g.left[9]
    g.left[9] = 0
    g.counters[2] = 1
    g.spare[2] -= 1
    assert g.points(RED) == 5
    assert refused(g, "0:turn.end-game") is why.WOULD_NOT_WIN  # Blue would take Palmain
    assert g.owner(PROVINCE.parse("palmain")) == RED
    g.armies[4 * PROVINCE.parse("palmain")] = 1
    g.camps[RED] |= 1 << PROVINCE.parse("palmain")
    g.stock[RED] -= 1
    assert can(g, "0:turn.end-game")  # now a tie, which the defender wins
    say(g, "0:turn.end-game")
    assert g.owner(PROVINCE.parse("palmain")) == RED
    assert RULES.play.laws(g) == []


def test_ties_are_won_by_the_defender_at_the_end_with_his_counter() -> None:
    """[end-3, war-10]"""
    board = (
        Board(2, "defender-of-the-realm").holds(RED, "palmain").holds(BLUE, "blore").armies(RED, "blore", 1)
    )
    g = board.hand(RED, "hero").turn()
    trial = g.clone()
    settle_wars(trial, [BLORE])
    assert trial.owner(BLORE) == BLUE
    assert trial.counters[4 * BLUE + 1] == 1


def test_the_caller_chooses_the_order_in_which_counters_run_out() -> None:
    """With one Spoils counter left, the caller's conquest is counted first [end-4]."""
    board = Board(2, "spoils-of-war").holds(RED, "palmain oxter").holds(BLUE, "blore nusus")
    g = board.armies(RED, "nusus", 1).armies(BLUE, "oxter", 1).turn()
    g.spare[1] += 3
    g.left[SPOILS_VP] = 1
    assert winning_order(g, RED) == [NUSUS, PROVINCE.parse("oxter")]
    assert winning_order(g, BLUE) == [PROVINCE.parse("oxter"), NUSUS]


def test_the_end_is_a_first_action() -> None:
    """[turn-3, end-1]"""
    g = ending(MANY, "blore").turn(RED, 1)
    assert "end-game" not in verbs(g)


def test_the_table_can_tell_who_could_end_the_game_in_the_middle_of_an_action() -> None:
    """The card of a province about to be lost may lie open, being played."""
    board = (
        Board(2, "patronage")
        .holds(RED, "palmain mome")
        .holds(BLUE, MANY.removeprefix("palmain ").replace("mome ", ""))
    )
    g = board.armies(BLUE, "palmain", 1).hand(RED, "palmain start-army start-market").turn()
    for victory in (0, 1, 2):
        g.spare[2] += g.left[victory]
        g.left[victory] = 0
    g.spare[1] += g.left[9]
    g.left[9] = 0
    say(g, "0:turn.invade scombroid palmain open")
    assert PROVINCE.parse("palmain") in g.played
    assert RULES.play.public(g).could_end == [False, True]


def brute_force(g: State, seat: int) -> bool:
    """Whether any order at all makes the caller win alone."""
    for order in permutations(members(g.wars())):
        trial = g.clone()
        settle_wars(trial, list(order))
        if leads(trial, seat):
            return True
    return False


def test_five_wars_are_counted_in_the_order_that_wins() -> None:
    """Red has one village; a lost village makes room for a second conquest, but only if it is counted first [end-4]."""
    board = Board(3, "spoils-of-war").empty("city castle roads").holds(RED, "palmain")
    board.holds(BLUE, "blore quean").holds(OCHRE, "nusus oxter")
    for place in ("blore", "nusus", "mome", "fadge"):
        board.armies(RED, place, 3)
    board.armies(BLUE, "palmain", 3)
    g = board.turn()
    g.counters = [0] * len(g.counters)
    g.villages[RED] = 1
    g.left[SPOILS_VP] = 0
    for bonus in range(40):
        g.counters[1] = bonus
        assert (winning_order(g, RED) is not None) == brute_force(g, RED), bonus


@settings(max_examples=120, deadline=None)
@given(st.randoms(use_true_random=False), st.integers(5, 6))
def test_the_search_for_an_order_is_exact(random: Random, wars: int) -> None:
    """Every order of five or six random wars against the search, with few villages and few counters [end-4]."""
    board = Board(3, "spoils-of-war lord-of-the-isles here-be-dragons defender-of-the-realm citadel")
    places = list(PROVINCE.keys)
    random.shuffle(places)
    places = ["nesh", "ictus", "jeopigia", "aporia", "kinabra", *places] if random.random() < 0.5 else places
    names = list(dict.fromkeys(places))
    for place in names[: 2 * wars]:
        owner = random.randrange(-1, 3)
        if owner >= 0:
            board.holds(owner, place, random.choice([VILLAGE, VILLAGE, CITY]))
    g = board.g
    for place in names[:wars]:
        rivals = [seat for seat in range(3) if not g.held[seat] >> PROVINCE.parse(place) & 1]
        for seat in random.sample(rivals, random.randint(1, 2)):
            board.armies(seat, place, random.randint(1, 6))
        if g.owner(PROVINCE.parse(place)) < 0 and random.random() < 0.3:
            board.dragon(place)
    for seat in range(3):
        g.villages[seat] = random.randint(0, 2)
        g.counters[VALUES * seat + 1] = random.randint(0, 6)
    if random.random() < 0.3:
        g.reserve[random.randrange(3)] = [SCRIBE]
    g.left[SPOILS_VP] = random.randint(0, 2)
    g.left[DEFENDER_VP] = random.randint(0, 2)
    g.left[DRAGONS_VP] = random.randint(0, 1)
    g.spare[1] = random.randint(0, 2)
    board.turn()
    found = winning_order(g, RED)
    assert (found is not None) == brute_force(g, RED)
    if found is not None:
        settle_wars(g, found)
        assert leads(g, RED)
        assert g.wars() == 0
