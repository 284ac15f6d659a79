"""The deeds from Amass Forces to Honorable Prince [deed-1]: what each does, what it costs, when it is refused."""

from __future__ import annotations

from games.rurik.doing import accomplish, reason
from games.rurik.table import (
    BLUE,
    RED,
    goods,
    hand,
    points,
    refused,
    say,
    stands,
    step,
    troops,
)
from kronrat.games.rurik import why
from kronrat.games.rurik.sketch import Sketch


def test_amass_forces() -> None:
    g = accomplish(Sketch().troops(RED, "kiev:5").leader(RED, "boris", "kiev"), "amass-forces")

    assert (step(g), points(g)) == ("move", 1)
    five = Sketch().troops(RED, "kiev:5 volyn:5").built(RED, "stronghold", "kiev")
    assert reason(five, "amass-forces") is why.NEED_UNMET


def test_border_patrols() -> None:
    g = accomplish(Sketch().troops(RED, "novgorod kiev:2 volyn galich"), "border-patrols")
    assert refused(g, "0:give-up.troop galich") is why.NOT_ENOUGH_LEFT

    say(g, "0:give-up.troop novgorod", "0:give-up.troop volyn")
    assert refused(g, "0:give-up.troop kiev") is None
    say(g, "0:give-up.troop kiev")

    assert (step(g), points(g)) == ("anywhere", 2)
    say(g, "0:anywhere.troop galich novgorod", "0:anywhere.troop kiev suzdal")
    assert (step(g), troops(g, RED, "novgorod"), troops(g, RED, "suzdal")) == ("turn", 1, 1)
    assert reason(Sketch().troops(RED, "kiev:4 volyn"), "border-patrols") is why.NOT_ENOUGH_LEFT


def test_capital_city() -> None:
    whole = (
        Sketch().built(RED, "church", "kiev").built(RED, "market", "kiev").built(RED, "stronghold", "kiev")
    )
    g = accomplish(whole, "capital-city", worth=2)

    assert (step(g), points(g)) == ("tax", 1)
    apart = (
        Sketch().built(RED, "church", "kiev").built(RED, "market", "kiev").built(RED, "stronghold", "volyn")
    )
    assert reason(apart, "capital-city") is why.NEED_UNMET


def test_defensive_belt() -> None:
    g = accomplish(Sketch().built(RED, "stronghold", "kiev volyn polotsk"), "defensive-belt")

    assert g.stack[-1].dump() == (RED, 1, 1)  # one attack point, one card fewer
    assert reason(Sketch().built(RED, "stronghold", "kiev volyn rostov"), "defensive-belt") is why.NEED_UNMET


def test_dispatch_messengers() -> None:
    seven = "novgorod rostov polotsk smolensk volyn kiev chernigov"
    g = accomplish(Sketch().troops(RED, seven).leader(RED, "boris", "pskov"), "dispatch-messengers", worth=2)

    assert (step(g), points(g)) == ("muster", 2)
    assert reason(Sketch().troops(RED, seven), "dispatch-messengers") is why.NEED_UNMET


def test_enforce_peace() -> None:
    g = accomplish(Sketch().goods(RED, "wood honey:2").beaten(RED, 2), "enforce-peace")

    assert (step(g), g.stack[-1].dump()) == ("attack", (RED, 1, 1))  # one attack point, one card fewer
    assert (goods(g, RED), g.beaten[RED]) == ({"honey": 1}, 2)
    assert reason(Sketch().goods(RED, "wood honey").beaten(RED, 1), "enforce-peace") is why.NEED_UNMET
    assert reason(Sketch().goods(RED, "wood").beaten(RED, 2), "enforce-peace") is why.TOO_FEW_GOODS


def test_establish_fortress() -> None:
    fort = Sketch().built(RED, "church", "kiev").built(RED, "stronghold", "kiev")
    g = accomplish(fort.goods(RED, "wood:2"), "establish-fortress")

    assert (step(g), points(g), goods(g, RED)) == ("draw-from", 2, {})
    assert stands(g, RED, "church", "kiev")
    assert (
        reason(Sketch().goods(RED, "wood:2").built(RED, "church", "kiev"), "establish-fortress")
        is why.NEED_UNMET
    )


def test_generous_prince() -> None:
    g = accomplish(Sketch().troops(RED, "kiev").coins(5), "generous-prince")

    assert (step(g), points(g), g.coins[RED]) == ("muster", 2, 1)
    assert reason(Sketch().coins(3), "generous-prince") is why.TOO_FEW_COINS


def test_grand_hunter() -> None:
    g = accomplish(Sketch().round(1, BLUE, RED).goods(RED, "fur:2"), "grand-hunter", worth=2)

    assert (step(g), points(g), goods(g, RED)) == ("move", 1, {})
    # the marker counts, not who is first in this round [scheme-2]
    assert reason(Sketch().round(1, RED, BLUE).goods(RED, "fur:2"), "grand-hunter") is why.NEED_UNMET


def test_great_library() -> None:
    g = accomplish(Sketch().goods(RED, "ore").hand(RED, "s01 s02"), "great-library")
    say(g, "0:discard-scheme.discard s02")

    assert (step(g), points(g), hand(g, RED), goods(g, RED)) == ("build", 1, ["s01"], {})
    assert reason(Sketch().goods(RED, "ore"), "great-library") is why.NO_SCHEME
    assert reason(Sketch().hand(RED, "s01"), "great-library") is why.TOO_FEW_GOODS


def test_hire_mercenaries() -> None:
    g = accomplish(Sketch().goods(RED, "fish ore").coins(2), "hire-mercenaries")

    assert (step(g), g.stack[-1].dump()) == ("attack", (RED, 1, 1))  # one attack point, one card fewer
    assert (g.coins[RED], goods(g, RED)) == (0, {})
    assert reason(Sketch().goods(RED, "fish").coins(2), "hire-mercenaries") is why.TOO_FEW_GOODS
    assert reason(Sketch().goods(RED, "fish ore").coins(1), "hire-mercenaries") is why.TOO_FEW_COINS


def test_hoard() -> None:
    g = accomplish(Sketch().goods(RED, "fish:3 wood:2"), "hoard")
    assert refused(g, "0:pay-goods.pay wood") is why.TOO_FEW_GOODS
    say(g, "0:pay-goods.pay fish")

    assert (step(g), points(g), goods(g, RED)) == ("draw-from", 2, {"wood": 2})
    assert reason(Sketch().goods(RED, "fish:2 wood:2"), "hoard") is why.NOT_ENOUGH_LEFT


def test_honorable_prince() -> None:
    g = accomplish(Sketch().troops(RED, "kiev").hand(RED, "s05").coins(3), "honorable-prince")
    say(g, "0:discard-scheme.discard s05")

    assert (step(g), points(g), g.coins[RED], hand(g, RED)) == ("muster", 2, 0, [])
    assert reason(Sketch().coins(3), "honorable-prince") is why.NO_SCHEME
    assert reason(Sketch().coins(2).hand(RED, "s05"), "honorable-prince") is why.TOO_FEW_COINS
