"""A card serves one purpose in an action: its symbol, its effect or its province [cards-1, pay-6]."""

from __future__ import annotations

from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as st

from games.mythotopia.words import RED, can, offered, refused, say, verbs
from kronrat.games.mythotopia import why
from kronrat.games.mythotopia.data import BOUND, CARD, STONE
from kronrat.games.mythotopia.drawing.examples import Board
from kronrat.games.mythotopia.game import RULES
from kronrat.games.mythotopia.rules.paying import Pay
from kronrat.games.mythotopia.rules.purse import START, affords
from kronrat.kernel.play import apply, moves


def road_over_hills(hand: str, reserve: str = "ranger") -> Board:
    """Red holds both sides of the hills between Galingale and Hatchel."""
    held = "galingale hatchel malebolge margent"
    return Board().holds(RED, held).hand(RED, "galingale start-build " + hand).reserve(RED, reserve)


def test_the_ranger_does_not_pay_for_the_road_he_makes_cheaper() -> None:
    """One stone beside him is too few: his effect and his symbol are two purposes [pay-6, build-4]."""
    g = road_over_hills("malebolge").turn()
    assert refused(g, "0:turn.road galingale-hatchel") is why.CANNOT_PAY
    assert can(
        g, "0:turn.road galingale-malebolge galingale without"
    )  # an open border is none of his business


def test_the_ranger_pays_for_a_road_that_does_not_need_him() -> None:
    g = road_over_hills("malebolge").turn()
    say(g, "0:turn.road galingale-malebolge galingale without", "0:pay.play malebolge", "0:pay.play ranger")
    assert g.reserve[RED] == []


def test_the_reason_says_so_while_paying() -> None:
    """[cards-1, pay-6]"""
    g = road_over_hills("malebolge margent start-market").turn()
    say(g, "0:turn.road galingale-hatchel galingale without")
    assert refused(g, "0:pay.play ranger") is why.ONE_PURPOSE
    assert offered(g, "play") == {"malebolge", "margent"}
    say(g, "0:pay.play malebolge", "0:pay.play margent")
    assert not g.flags & BOUND  # free again for the next action
    assert RULES.play.laws(g) == []


def test_the_ranger_does_not_feed_the_attack_he_leads_over_mountains() -> None:
    """Diclesium to Iracund, two food: Nusus and, through the Merchant, only a card that is not the Ranger."""
    board = Board().holds(RED, "diclesium nusus oxter").hand(RED, "diclesium nusus oxter merchant")
    g = board.reserve(RED, "ranger").turn()
    assert refused(g, "0:turn.invade iracund diclesium hills") is why.CANNOT_PAY
    board = Board().holds(RED, "diclesium nusus oxter mome").hand(RED, "diclesium nusus oxter merchant mome")
    g = board.reserve(RED, "ranger").turn()
    say(g, "0:turn.invade iracund diclesium hills")
    assert refused(g, "0:pay.convert merchant ranger") is why.ONE_PURPOSE
    say(g, "0:pay.convert merchant mome", "0:pay.play nusus", "0:muster.play oxter", "0:muster.enough")
    assert CARD.parse("ranger") in g.reserve[RED]


def test_who_does_without_the_ranger_may_spend_him() -> None:
    """Hills at their price: two food from the Ranger's stone, by Merchant and Water Mill [invade-2]."""
    board = Board().holds(RED, "quean oxter").hand(RED, "quean oxter merchant water-mill")
    g = board.reserve(RED, "ranger").turn()
    assert refused(g, "0:turn.invade blore quean open") is why.CANNOT_PAY
    say(g, "0:turn.invade blore quean hills", "0:pay.convert merchant-mill ranger", "0:muster.play oxter")
    assert g.reserve[RED] == []


def test_levies_do_not_call_up_the_ranger_who_leads() -> None:
    board = Board().holds(RED, "diclesium nusus eagre").hand(RED, "diclesium nusus eagre start-army")
    g = board.reserve(RED, "ranger levies").turn()
    say(g, "0:turn.invade iracund diclesium hills", "0:pay.play eagre", "0:pay.play nusus")
    assert refused(g, "0:muster.levy ranger") is why.ONE_PURPOSE


def test_a_converter_is_not_spent_in_the_action_it_served() -> None:
    """The Quarry gives a stone; the Gold Mine may not turn the Quarry into the gold for the inn [pay-6]."""
    board = Board(2, "roadside-inns").holds(RED, "galingale malebolge oxter")
    g = board.hand(RED, "galingale start-build malebolge oxter").reserve(RED, "quarry gold-mine").turn()
    assert refused(g, "0:turn.road galingale-malebolge galingale with") is why.CANNOT_PAY
    board = Board(2, "roadside-inns").holds(RED, "galingale malebolge oxter nusus")
    g = board.hand(RED, "galingale start-build malebolge oxter nusus").reserve(RED, "quarry gold-mine").turn()
    say(
        g,
        "0:turn.road galingale-malebolge galingale with",
        "0:pay.convert quarry oxter",
        "0:pay.play malebolge",
    )
    assert refused(g, "0:pay.convert gold-mine quarry") is why.ONE_PURPOSE
    say(g, "0:pay.convert gold-mine nusus")
    assert g.reserve[RED] == [CARD.parse("gold-mine"), CARD.parse("quarry")]


def test_a_converter_that_served_is_not_turned_within_one_payment() -> None:
    board = Board().holds(RED, "galingale malebolge oxter")
    g = board.hand(RED, "galingale start-build oxter merchant").reserve(RED, "quarry gold-mine").turn()
    assert refused(g, "0:turn.road galingale-malebolge galingale without") is why.CANNOT_PAY


def test_levies_do_not_call_up_a_converter_that_fed_the_attack() -> None:
    """[pay-5]"""
    board = Board().holds(RED, "palmain mome remise").hand(RED, "palmain mome remise")
    g = board.reserve(RED, "farming levies").turn()
    say(g, "0:turn.invade nusus palmain open", "0:pay.convert farming mome")
    assert refused(g, "0:muster.levy farming") is why.ONE_PURPOSE
    say(g, "0:muster.levy remise")
    say(g, "0:muster.enough")


def test_in_the_next_action_it_may_be_spent() -> None:
    """[pay-6]"""
    board = (
        Board().holds(RED, "palmain nusus mome").hand(RED, "palmain nusus").reserve(RED, "farming gold-mine")
    )
    g = board.turn()
    say(g, "0:turn.buy 1 0", "0:pay.convert gold-mine nusus")
    g.flags &= ~(1 << 2)  # as if the Gold Mine had not been used yet
    assert can(g, "0:turn.buy 1 0")
    say(g, "0:turn.buy 1 0")
    assert can(g, "0:pay.convert gold-mine farming")


def test_the_scribe_stays_where_only_he_has_a_counter() -> None:
    """Patronage from the spare stock: the Scribe himself cannot be the gold for it [pay-6, patronage-1]."""
    board = Board(2, "patronage").empty("patronage").holds(RED, "mome nusus").hand(RED, "mome")
    g = board.reserve(RED, "scribe gold-mine").turn()
    assert "patronage" not in verbs(g)
    board = Board(2, "patronage").empty("patronage").holds(RED, "mome nusus").hand(RED, "mome nusus")
    g = board.reserve(RED, "scribe gold-mine").turn()
    say(g, "0:turn.patronage")
    assert refused(g, "0:pay.convert gold-mine scribe") is why.ONE_PURPOSE
    say(g, "0:pay.convert gold-mine nusus", "0:pay.play mome")
    assert g.points(RED) == 2 * 3 + 1


def test_the_scribe_may_be_spent_where_the_card_has_a_counter() -> None:
    board = Board(2, "patronage").holds(RED, "mome").hand(RED, "mome").reserve(RED, "scribe gold-mine")
    g = board.turn()
    say(g, "0:turn.patronage", "0:pay.convert gold-mine scribe", "0:pay.play mome")
    assert g.points(RED) == 3 + 1


CONVERTERS = [CARD.parse(name) for name in ("farming", "quarry", "gold-mine")]
OTHERS = [
    CARD.parse(name)
    for name in ["margent", "mome", "nusus", "oxter", "start-market", "merchant", "water-mill"]
]


@settings(max_examples=60, deadline=None)
@given(st.sets(st.sampled_from(OTHERS), max_size=4), st.sets(st.sampled_from(CONVERTERS)), st.integers(1, 4))
def test_no_payment_spends_a_converter_it_used(cards: set[int], helpers: set[int], need: int) -> None:
    """Every way through a payment, and no dead end."""
    g = Board().turn()
    g.hand[RED] = sorted(cards)
    g.reserve[RED] = sorted(helpers)
    if not affords(g, RED, g.usable(RED), STONE, need, -1, 0):
        return
    g.stack.append(Pay(RED, STONE, need, START, -1, 0))
    waiting = [g]
    while waiting:
        h = waiting.pop()
        if not isinstance(h.stack[-1], Pay):
            for symbol, converter in enumerate(CONVERTERS):
                assert not (h.flags >> symbol & 1 and converter in h.played)
            continue
        legal = moves(h, RED)
        assert legal, "a dead end"
        for move in legal:
            after = h.clone()
            apply(after, RED, move)
            waiting.append(after)


def test_combinations_of_held_cards_pay_as_before_without_effects() -> None:
    """Three plain stones: any two of them."""
    g = road_over_hills("malebolge margent start-market").turn()
    say(g, "0:turn.road galingale-malebolge galingale without")
    pairs = list(combinations(["malebolge", "margent", "ranger", "start-market"], 2))
    assert len(pairs) == 6
    assert offered(g, "play") == {"malebolge", "margent", "ranger"}
