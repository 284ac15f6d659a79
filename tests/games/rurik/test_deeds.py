"""The 26 deeds [deed-1]: what each does, what it costs, when it is refused; and what all have in common."""

from __future__ import annotations

from games.rurik.table import (
    BLUE,
    RED,
    goods,
    hand,
    leader_at,
    offered,
    points,
    refused,
    say,
    stands,
    step,
    troops,
)
from kronrat.games.rurik import score, why
from kronrat.games.rurik.data import DEED
from kronrat.games.rurik.drawing.cards import deed_of
from kronrat.games.rurik.drawing.position import Position
from kronrat.games.rurik.game import RULES
from kronrat.games.rurik.state import State
from kronrat.kernel.errors import Why


def turn(position: Position, deed: str) -> State:
    return position.deeds(RED, deed).turn(RED, "move", 1)


def reason(position: Position, deed: str) -> Why | None:
    """Why a deed cannot be accomplished."""
    return refused(turn(position, deed), f"0:turn.deed {deed}")


def accomplish(position: Position, deed: str, worth: int = 1) -> State:
    """The deed leaves the table for the own pile, where it is worth its victory points."""
    g = say(turn(position, deed), f"0:turn.deed {deed}")
    assert g.deeds[RED] == 0
    assert score.deed_points(g, RED) == worth
    return g


def test_amass_forces() -> None:
    """[deed-6]"""
    g = accomplish(Position().troops(RED, "kiev:5").leader(RED, "boris", "kiev"), "amass-forces")

    assert (step(g), points(g)) == ("move", 1)
    five = Position().troops(RED, "kiev:5 volyn:5").built(RED, "stronghold", "kiev")
    assert reason(five, "amass-forces") is why.NEED_UNMET


def test_border_patrols() -> None:
    """[move-2, deed-2]"""
    g = accomplish(Position().troops(RED, "novgorod kiev:2 volyn galich"), "border-patrols")
    assert refused(g, "0:give-up.troop galich") is why.NOT_ENOUGH_LEFT

    say(g, "0:give-up.troop novgorod", "0:give-up.troop volyn")
    assert refused(g, "0:give-up.troop kiev") is None
    say(g, "0:give-up.troop kiev")

    assert (step(g), points(g)) == ("anywhere", 2)
    say(g, "0:anywhere.troop galich novgorod", "0:anywhere.troop kiev suzdal")
    assert (step(g), troops(g, RED, "novgorod"), troops(g, RED, "suzdal")) == ("turn", 1, 1)
    assert reason(Position().troops(RED, "kiev:4 volyn"), "border-patrols") is why.NOT_ENOUGH_LEFT


def test_capital_city() -> None:
    whole = (
        Position().built(RED, "church", "kiev").built(RED, "market", "kiev").built(RED, "stronghold", "kiev")
    )
    g = accomplish(whole, "capital-city", worth=2)

    assert (step(g), points(g)) == ("tax", 1)
    apart = (
        Position().built(RED, "church", "kiev").built(RED, "market", "kiev").built(RED, "stronghold", "volyn")
    )
    assert reason(apart, "capital-city") is why.NEED_UNMET


def test_defensive_belt() -> None:
    """[deed-5]"""
    g = accomplish(Position().built(RED, "stronghold", "kiev volyn polotsk"), "defensive-belt")

    assert g.stack[-1].dump() == (RED, 1, 1)  # one attack point, one card fewer
    assert (
        reason(Position().built(RED, "stronghold", "kiev volyn rostov"), "defensive-belt") is why.NEED_UNMET
    )


def test_dispatch_messengers() -> None:
    """[deed-6]"""
    seven = "novgorod rostov polotsk smolensk volyn kiev chernigov"
    g = accomplish(
        Position().troops(RED, seven).leader(RED, "boris", "pskov"), "dispatch-messengers", worth=2
    )

    assert (step(g), points(g)) == ("muster", 2)
    assert reason(Position().troops(RED, seven), "dispatch-messengers") is why.NEED_UNMET


def test_enforce_peace() -> None:
    """[deed-1, deed-4]"""
    g = accomplish(Position().goods(RED, "wood honey:2").beaten(RED, 2), "enforce-peace")

    assert (step(g), g.stack[-1].dump()) == ("attack", (RED, 1, 1))  # one attack point, one card fewer
    assert (goods(g, RED), g.beaten[RED]) == ({"honey": 1}, 2)
    assert reason(Position().goods(RED, "wood honey").beaten(RED, 1), "enforce-peace") is why.NEED_UNMET
    assert reason(Position().goods(RED, "wood").beaten(RED, 2), "enforce-peace") is why.TOO_FEW_GOODS


def test_establish_fortress() -> None:
    fort = Position().built(RED, "church", "kiev").built(RED, "stronghold", "kiev")
    g = accomplish(fort.goods(RED, "wood:2"), "establish-fortress")

    assert (step(g), points(g), goods(g, RED)) == ("draw-from", 2, {})
    assert stands(g, RED, "church", "kiev")
    assert (
        reason(Position().goods(RED, "wood:2").built(RED, "church", "kiev"), "establish-fortress")
        is why.NEED_UNMET
    )


def test_generous_prince() -> None:
    g = accomplish(Position().troops(RED, "kiev").coins(5), "generous-prince")

    assert (step(g), points(g), g.coins[RED]) == ("muster", 2, 1)
    assert reason(Position().coins(3), "generous-prince") is why.TOO_FEW_COINS


def test_grand_hunter() -> None:
    g = accomplish(Position().round(1, BLUE, RED).goods(RED, "fur:2"), "grand-hunter", worth=2)

    assert (step(g), points(g), goods(g, RED)) == ("move", 1, {})
    # the marker counts, not who is first in this round [scheme-2]
    assert reason(Position().round(1, RED, BLUE).goods(RED, "fur:2"), "grand-hunter") is why.NEED_UNMET


def test_great_library() -> None:
    """[deed-1]"""
    g = accomplish(Position().goods(RED, "ore").hand(RED, "s01 s02"), "great-library")
    say(g, "0:discard-scheme.discard s02")

    assert (step(g), points(g), hand(g, RED), goods(g, RED)) == ("build", 1, ["s01"], {})
    assert reason(Position().goods(RED, "ore"), "great-library") is why.NO_SCHEME
    assert reason(Position().hand(RED, "s01"), "great-library") is why.TOO_FEW_GOODS


def test_hire_mercenaries() -> None:
    g = accomplish(Position().goods(RED, "fish ore").coins(2), "hire-mercenaries")

    assert (step(g), g.stack[-1].dump()) == ("attack", (RED, 1, 1))  # one attack point, one card fewer
    assert (g.coins[RED], goods(g, RED)) == (0, {})
    assert reason(Position().goods(RED, "fish").coins(2), "hire-mercenaries") is why.TOO_FEW_GOODS
    assert reason(Position().goods(RED, "fish ore").coins(1), "hire-mercenaries") is why.TOO_FEW_COINS


def test_hoard() -> None:
    g = accomplish(Position().goods(RED, "fish:3 wood:2"), "hoard")
    assert refused(g, "0:pay-goods.pay wood") is why.TOO_FEW_GOODS
    say(g, "0:pay-goods.pay fish")

    assert (step(g), points(g), goods(g, RED)) == ("draw-from", 2, {"wood": 2})
    assert reason(Position().goods(RED, "fish:2 wood:2"), "hoard") is why.NOT_ENOUGH_LEFT


def test_honorable_prince() -> None:
    g = accomplish(Position().troops(RED, "kiev").hand(RED, "s05").coins(3), "honorable-prince")
    say(g, "0:discard-scheme.discard s05")

    assert (step(g), points(g), g.coins[RED], hand(g, RED)) == ("muster", 2, 0, [])
    assert reason(Position().coins(3), "honorable-prince") is why.NO_SCHEME
    assert reason(Position().coins(2).hand(RED, "s05"), "honorable-prince") is why.TOO_FEW_COINS


def test_law_giver() -> None:
    """[deed-4]"""
    g = accomplish(Position().beaten(RED, 3).coins(2), "law-giver")

    assert (step(g), points(g), g.coins[RED], g.beaten[RED]) == ("draw-from", 2, 0, 3)
    assert reason(Position().beaten(RED, 2).coins(2), "law-giver") is why.NEED_UNMET
    assert reason(Position().beaten(RED, 3).coins(1), "law-giver") is why.TOO_FEW_COINS


def test_market_day() -> None:
    """Three different goods, adjacent or not; the card lists it so, the example is older [deed-7]."""
    g = accomplish(Position().built(RED, "market", "novgorod rostov volyn"), "market-day", worth=2)

    assert (step(g), points(g)) == ("draw-from", 2)
    # Rostov and Polotsk both produce ore
    assert reason(Position().built(RED, "market", "novgorod rostov polotsk"), "market-day") is why.NEED_UNMET


def test_market_day_counts_the_tokens_that_cover_the_icons() -> None:
    position = Position(board="tokens").built(RED, "market", "novgorod rostov polotsk")
    position.g.kinds = [0, 1, 2, *position.g.kinds[3:]]

    assert reason(position, "market-day") is None


def test_master_beekeeper() -> None:
    g = accomplish(Position().goods(RED, "honey:2").hand(RED, "s01"), "master-beekeeper", worth=2)
    say(g, "0:discard-scheme.discard s01")

    assert (step(g), points(g), goods(g, RED), hand(g, RED)) == ("build", 1, {}, [])
    assert reason(Position().goods(RED, "honey").hand(RED, "s01"), "master-beekeeper") is why.TOO_FEW_GOODS
    assert reason(Position().goods(RED, "honey:2"), "master-beekeeper") is why.NO_SCHEME


def test_new_beginning() -> None:
    """[deed-2]"""
    g = accomplish(Position().built(RED, "church", "kiev").built(BLUE, "market", "kiev"), "new-beginning")
    assert refused(g, "0:raze.raze kiev market") is why.NOT_YOUR_STRUCTURE
    say(g, "0:raze.raze kiev church")

    assert (step(g), points(g)) == ("tax", 2)
    assert not stands(g, RED, "church", "kiev")
    assert reason(Position().built(BLUE, "market", "kiev"), "new-beginning") is why.NOT_ENOUGH_LEFT


def test_peace_maker() -> None:
    g = accomplish(Position().troops(RED, "kiev:3 volyn:2").troops(BLUE, "volyn:2"), "peace-maker")
    assert refused(g, "0:give-up.troop volyn") is why.NOT_RULED
    say(g, "0:give-up.troop kiev", "0:give-up.troop kiev")

    assert (step(g), points(g), troops(g, RED, "kiev")) == ("draw-from", 2, 1)
    assert reason(Position().troops(RED, "kiev volyn"), "peace-maker") is why.NOT_ENOUGH_LEFT


def test_peace_maker_takes_both_from_one_region_and_the_leader_last() -> None:
    """[deed-3]"""
    position = Position().troops(RED, "kiev volyn:2").leader(RED, "boris", "kiev")
    g = accomplish(position, "peace-maker")
    assert refused(g, "0:give-up.leader") is why.NOT_ENOUGH_LEFT
    say(g, "0:give-up.troop kiev")
    assert refused(g, "0:give-up.troop volyn") is why.ASCENDING
    say(g, "0:give-up.leader")

    assert (step(g), leader_at(g, RED)) == ("draw-from", "-")


def test_retire_veterans() -> None:
    g = accomplish(Position().troops(RED, "kiev volyn").coins(2), "retire-veterans")
    say(g, "0:give-up.troop volyn")  # Volyn comes before Kiev in the list
    say(g, "0:give-up.troop kiev")

    assert (step(g), g.supply[RED], g.coins[RED]) == ("draw-from", 12, 0)
    assert reason(Position().troops(RED, "kiev").coins(2), "retire-veterans") is why.NOT_ENOUGH_LEFT
    alone = Position().leader(RED, "boris", "kiev").coins(2)
    assert reason(alone, "retire-veterans") is why.NOT_ENOUGH_LEFT


def test_retire_veterans_offers_no_pair_twice() -> None:
    """[deed-2]"""
    g = accomplish(Position().troops(RED, "kiev:2 volyn").coins(2), "retire-veterans")

    assert refused(g, "0:give-up.troop kiev") is None  # two of Kiev
    say(g, "0:give-up.troop kiev")
    assert refused(g, "0:give-up.troop volyn") is why.ASCENDING
    assert offered(g, RED) == {"troop"}


def test_reward_laborers() -> None:
    g = accomplish(Position().goods(RED, "fish fur").coins(2), "reward-laborers")
    assert refused(g, "0:pay-goods.pay fur") is why.NOT_ENOUGH_LEFT
    say(g, "0:pay-goods.pay fish", "0:pay-goods.pay fur")

    assert (step(g), goods(g, RED), g.coins[RED]) == ("draw-from", {}, 0)
    assert reason(Position().goods(RED, "fish").coins(2), "reward-laborers") is why.NOT_ENOUGH_LEFT


def test_send_gifts() -> None:
    g = accomplish(Position().troops(RED, "kiev").goods(RED, "fish fur").coins(2), "send-gifts")

    assert (step(g), points(g), g.coins[RED], goods(g, RED)) == ("anywhere", 2, 0, {})
    assert refused(g, "0:anywhere.troop kiev kiev") is why.SAME_REGION
    assert reason(Position().goods(RED, "fish honey").coins(2), "send-gifts") is why.TOO_FEW_GOODS


def test_splendid_feast() -> None:
    g = accomplish(Position().goods(RED, "fish honey").coins(2), "splendid-feast")

    assert (step(g), points(g), goods(g, RED), g.coins[RED]) == ("draw-from", 2, {}, 0)
    assert reason(Position().goods(RED, "fish honey").coins(1), "splendid-feast") is why.TOO_FEW_COINS


def test_tithe_payments() -> None:
    """[deed-5]"""
    g = accomplish(Position().built(RED, "church", "novgorod rostov smolensk"), "tithe-payments")

    assert (step(g), g.coins[RED]) == ("turn", 3)
    assert reason(Position().built(RED, "church", "novgorod rostov kiev"), "tithe-payments") is why.NEED_UNMET


def test_trade_route() -> None:
    """[deed-2]"""
    g = accomplish(Position().goods(RED, "wood ore honey fur"), "trade-route")
    assert refused(g, "0:pay-goods.pay honey") is why.NOT_ENOUGH_LEFT
    say(g, "0:pay-goods.pay wood", "0:pay-goods.pay ore", "0:pay-goods.pay fur")

    assert (step(g), goods(g, RED), g.coins[RED]) == ("turn", {"honey": 1}, 2)
    assert reason(Position().goods(RED, "wood:5 ore"), "trade-route") is why.NOT_ENOUGH_LEFT


def test_victory_march() -> None:
    g = accomplish(Position().troops(RED, "kiev:3").hand(RED, "s09"), "victory-march")
    say(g, "0:discard-scheme.discard s09", "0:give-up.troop kiev", "0:give-up.troop kiev")

    assert (step(g), points(g), troops(g, RED, "kiev")) == ("anywhere", 2, 1)
    assert hand(g, RED) == []
    assert reason(Position().troops(RED, "kiev:3"), "victory-march") is why.NO_SCHEME
    assert reason(Position().troops(RED, "kiev").hand(RED, "s09"), "victory-march") is why.NOT_ENOUGH_LEFT


def test_wilderness_forts() -> None:
    g = accomplish(Position().goods(RED, "ore fur wood:2"), "wilderness-forts")

    assert (step(g), points(g), goods(g, RED)) == ("build", 1, {"wood": 1})
    assert reason(Position().goods(RED, "ore wood:2"), "wilderness-forts") is why.TOO_FEW_GOODS


def test_a_deed_of_the_row_or_of_another_cannot_be_accomplished() -> None:
    """[deed-9]"""
    g = Position().deeds(BLUE, "tithe-payments").row("generous-prince").coins(9).turn(RED, "move", 1)

    assert refused(g, "0:turn.deed generous-prince") is why.NOT_YOUR_DEED
    assert refused(g, "0:turn.deed tithe-payments") is why.NOT_YOUR_DEED


def test_one_deed_a_turn() -> None:
    """[deed-9]"""
    g = Position().deeds(RED, "generous-prince trade-route").goods(RED, "wood ore fur").coins(4)
    state = say(g.turn(RED, "move", 1), "0:turn.deed generous-prince", "0:muster.done")

    assert refused(state, "0:turn.deed trade-route") is why.BONUS_USED


def test_deeds_tick_what_is_met() -> None:
    g = turn(Position().goods(RED, "fish").coins(2), "hire-mercenaries")
    face = deed_of(RULES.play.public(g), RED, DEED.parse("hire-mercenaries"))

    assert [(tick.icon, tick.met) for tick in face.asks] == [("fish", True), ("ore", False), ("coin", True)]
