"""The twenty-six Deeds, each by name: refused without what it demands, fulfilled with it, its price paid."""

from __future__ import annotations

from games.rus.table import (
    BLUE,
    RED,
    ask,
    build,
    give_deeds,
    give_schemes,
    gold,
    goods,
    heavies,
    name_of_step,
    prince,
    refusal,
    say,
    table,
    troops,
)
from kronrat.games.rus import why
from kronrat.games.rus.data import DEED, FAME, GOODS, NONE, WEALTH
from kronrat.games.rus.rules.claim import ClaimPhase, measured
from kronrat.games.rus.rules.deeds import is_met
from kronrat.games.rus.state import State


def holding(deed: str, seats: int = 3) -> State:
    g = table(seats)
    give_deeds(g, RED, deed)
    gold(g, RED, 0)
    g.token = BLUE
    assert not is_met(g, RED, DEED.parse(deed))
    return g


def fulfil(g: State, deed: str, *more: str) -> State:
    ask(g, ClaimPhase(RED))
    say(g, f"0:claim.fulfil {deed}", *more)
    assert g.deed_done[RED] == 1 << DEED.parse(deed)
    return g


def no_goods(g: State) -> bool:
    return g.goods[:GOODS] == [0] * GOODS


def test_deed_amass_forces() -> None:
    g = holding("amass-forces")
    troops(g, RED, l1=4)
    heavies(g, RED, l1=2)
    fulfil(g, "amass-forces")


def test_deed_border_patrols() -> None:
    g = holding("border-patrols")
    troops(g, RED, l1=1, l2=2)
    assert not is_met(g, RED, DEED.parse("border-patrols"))
    heavies(g, RED, l5=1)
    prince(g, RED, "l1")
    ask(g, ClaimPhase(RED))
    say(g, "0:claim.fulfil border-patrols", "0:give-troop.remove l2 troop")
    assert refusal(g, "0:give-troop.remove l2") is why.SAME_LAND

    say(g, "0:give-troop.remove l5 heavy", "0:give-troop.remove l1 troop")

    assert g.prince[RED] == NONE
    assert sum(g.troops) + sum(g.heavies) == 1


def test_deed_capital_city() -> None:
    g = holding("capital-city")
    build(g, RED, "stronghold l1", "church l1", "market l2")
    assert not is_met(g, RED, DEED.parse("capital-city"))
    build(g, RED, "market l1")
    fulfil(g, "capital-city")


def test_deed_defensive_belt() -> None:
    g = holding("defensive-belt")
    build(g, RED, "stronghold l1", "stronghold l2", "stronghold l10")
    assert not is_met(g, RED, DEED.parse("defensive-belt"))
    build(g, NONE, "stronghold l10")
    build(g, RED, "stronghold l3")
    fulfil(g, "defensive-belt")


def test_deed_dispatch_messengers() -> None:
    for seats, needed in ((2, 5), (3, 6), (4, 7)):
        g = holding("dispatch-messengers", seats)
        troops(g, RED, **{f"l{n}": 1 for n in range(1, needed)})
        assert not is_met(g, RED, DEED.parse("dispatch-messengers"))
        heavies(g, RED, **{f"l{needed}": 1})
        fulfil(g, "dispatch-messengers")


def test_deed_enforce_peace() -> None:
    g = holding("enforce-peace")
    goods(g, RED, lumber=1, honey=1)
    assert not is_met(g, RED, DEED.parse("enforce-peace"))
    g.killed[RED], g.pool = 2, g.pool - 2
    assert no_goods(fulfil(g, "enforce-peace"))
    assert g.killed[RED] == 2


def test_deed_establish_fortress() -> None:
    g = holding("establish-fortress")
    goods(g, RED, lumber=2)
    build(g, RED, "stronghold l1", "church l2")
    assert not is_met(g, RED, DEED.parse("establish-fortress"))
    build(g, RED, "church l1")
    assert no_goods(fulfil(g, "establish-fortress"))


def test_deed_generous_prince() -> None:
    g = holding("generous-prince")
    gold(g, RED, 5)
    assert fulfil(g, "generous-prince").gold[RED] == 0


def test_deed_grand_hunter() -> None:
    g = holding("grand-hunter")
    goods(g, RED, fur=2)
    assert not is_met(g, RED, DEED.parse("grand-hunter"))
    g.token = RED
    assert no_goods(fulfil(g, "grand-hunter"))


def test_deed_great_library() -> None:
    g = holding("great-library")
    goods(g, RED, ore=1)
    assert not is_met(g, RED, DEED.parse("great-library"))
    give_schemes(g, RED, "gold", "deed")
    fulfil(g, "great-library", "0:give-scheme.discard deed")
    assert g.schemes.hands[RED].bit_count() == 1
    assert no_goods(g)


def test_deed_hire_mercenaries() -> None:
    g = holding("hire-mercenaries")
    goods(g, RED, wheat=1, ore=1)
    assert not is_met(g, RED, DEED.parse("hire-mercenaries"))
    gold(g, RED, 2)
    assert no_goods(fulfil(g, "hire-mercenaries"))
    assert g.gold[RED] == 0


def test_deed_hoard() -> None:
    g = holding("hoard")
    goods(g, RED, honey=3, ore=2)
    ask(g, ClaimPhase(RED))
    say(g, "0:claim.fulfil hoard")
    assert refusal(g, "0:give-equal.pay ore") is why.NOT_ENOUGH_GOODS
    say(g, "0:give-equal.pay honey")
    assert sum(g.goods) == 2


def test_deed_honorable_prince() -> None:
    g = holding("honorable-prince")
    gold(g, RED, 3)
    assert not is_met(g, RED, DEED.parse("honorable-prince"))
    give_schemes(g, RED, "gold")
    fulfil(g, "honorable-prince", "0:give-scheme.discard gold")
    assert g.gold[RED] == g.schemes.hands[RED] == 0


def test_deed_law_giver() -> None:
    g = holding("law-giver")
    gold(g, RED, 2)
    g.killed[RED], g.pool = 2, g.pool - 2
    assert not is_met(g, RED, DEED.parse("law-giver"))
    g.killed[RED], g.pool = 3, g.pool - 1
    assert fulfil(g, "law-giver").gold[RED] == 0


def test_deed_market_day() -> None:
    g = holding("market-day")
    build(g, RED, "market l1", "market l2", "market l4")
    assert not is_met(g, RED, DEED.parse("market-day"))
    build(g, NONE, "market l2")
    build(g, RED, "market l6")
    fulfil(g, "market-day")


def test_deed_master_beekeeper() -> None:
    g = holding("master-beekeeper")
    goods(g, RED, honey=2)
    give_schemes(g, RED, "gold")
    assert no_goods(fulfil(g, "master-beekeeper", "0:give-scheme.discard gold"))


def test_deed_new_beginning() -> None:
    g = holding("new-beginning")
    build(g, RED, "church l1", "market l2")
    build(g, BLUE, "market l1")
    ask(g, ClaimPhase(RED))
    say(g, "0:claim.fulfil new-beginning")
    assert refusal(g, "0:give-building.remove market l1") is why.NOT_YOUR_BUILDING
    say(g, "0:give-building.remove market l2")
    assert g.building.count(RED) == 1


def test_deed_peace_maker() -> None:
    g = holding("peace-maker")
    troops(g, RED, l1=2, l2=3)
    troops(g, BLUE, l1=2)
    ask(g, ClaimPhase(RED))
    say(g, "0:claim.fulfil peace-maker")
    assert refusal(g, "0:give-troop.remove l1") is why.NOT_RULED
    say(g, "0:give-troop.remove l2 troop")
    assert refusal(g, "0:give-troop.remove l1") is why.OTHER_LAND
    say(g, "0:give-troop.remove l2 troop")
    assert g.troops[:2] == [2, 1]


def test_deed_retire_veterans() -> None:
    g = holding("retire-veterans")
    troops(g, RED, l1=1, l2=1)
    gold(g, RED, 2)
    fulfil(g, "retire-veterans", "0:give-troop.remove l1 troop", "0:give-troop.remove l2 troop")
    assert sum(g.troops) == g.gold[RED] == 0


def test_deed_reward_laborers() -> None:
    g = holding("reward-laborers")
    gold(g, RED, 2)
    goods(g, RED, ore=1, fur=1)
    assert no_goods(fulfil(g, "reward-laborers", "0:give-good.pay fur", "0:give-good.pay ore"))


def test_deed_send_gifts() -> None:
    g = holding("send-gifts")
    gold(g, RED, 2)
    goods(g, RED, wheat=1, fur=1)
    assert no_goods(fulfil(g, "send-gifts"))


def test_deed_splendid_feast() -> None:
    g = holding("splendid-feast")
    gold(g, RED, 2)
    goods(g, RED, wheat=1, honey=1)
    assert no_goods(fulfil(g, "splendid-feast"))


def test_deed_tithe_payments() -> None:
    g = holding("tithe-payments")
    build(g, RED, "church l1", "church l2")
    assert not is_met(g, RED, DEED.parse("tithe-payments"))
    build(g, RED, "church l5")
    fulfil(g, "tithe-payments")


def test_deed_trade_route() -> None:
    """[goods-1]"""
    g = holding("trade-route")
    goods(g, RED, ore=3, fur=1)
    assert not is_met(g, RED, DEED.parse("trade-route"))
    goods(g, RED, honey=1)
    ask(g, ClaimPhase(RED))
    say(g, "0:claim.fulfil trade-route", "0:give-good.pay ore")
    assert refusal(g, "0:give-good.pay ore") is why.SAME_GOOD
    say(g, "0:give-good.pay fur", "0:give-good.pay honey")
    assert sum(g.goods) == 2


def test_deed_wilderness_forts() -> None:
    g = holding("wilderness-forts")
    goods(g, RED, ore=1, fur=1, lumber=1)
    assert no_goods(fulfil(g, "wilderness-forts"))


def test_deed_drain_the_marsh() -> None:
    g = holding("drain-the-marsh")
    build(g, RED, "market l10")
    assert not is_met(g, RED, DEED.parse("drain-the-marsh"))
    troops(g, RED, l10=1)
    fulfil(g, "drain-the-marsh")


def test_no_goods_are_sold_in_the_claim_phase_and_one_deed_is_enough() -> None:
    """[goods-2, claim-1]"""
    g = holding("generous-prince")
    give_deeds(g, RED, "wilderness-forts")
    gold(g, RED, 5)
    goods(g, RED, ore=1, fur=1, lumber=1)
    ask(g, ClaimPhase(RED))
    assert {verb.name for verb in g.stack[-1].verbs()} == {"fulfil", "none"}

    say(g, "0:claim.fulfil generous-prince")

    assert name_of_step(g) == ""
    assert g.deed_hand[RED].bit_count() == 1


def test_nobody_is_asked_without_a_deed_that_is_met_and_nobody_must() -> None:
    """[claim-1]"""
    g = holding("generous-prince")
    assert name_of_step(ask(g, ClaimPhase(RED))) == ""
    gold(g, RED, 5)
    say(ask(g, ClaimPhase(RED)), "0:claim.none")
    assert g.deed_done[RED] == 0


def test_what_a_deed_costs_no_longer_counts_for_the_claims() -> None:
    """[claim-2]"""
    g = holding("wilderness-forts")
    goods(g, RED, ore=1, fur=1, lumber=1)
    assert measured(g, RED, WEALTH) == 3

    fulfil(g, "wilderness-forts")

    assert g.claim[WEALTH] == 0
    assert g.claim[FAME] == 1
