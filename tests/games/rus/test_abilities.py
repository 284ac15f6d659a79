"""The twelve special abilities, each by name."""

from __future__ import annotations

from games.rus.table import (
    BLUE,
    RED,
    act,
    acting,
    ask,
    build,
    give_deeds,
    give_schemes,
    gold,
    goods,
    heavies,
    lay_deeds,
    name_of_step,
    offers,
    prince,
    refusal,
    say,
    table,
    troops,
    unrest,
)
from kronrat.games.rus import why
from kronrat.games.rus.data import (
    ABILITY,
    C_BUILD,
    C_MOVE,
    DEED,
    FIRST_TIER_AT,
    FOURTH_TIER_AT,
    NONE,
    SCHEME,
    TIER,
    WINDOWS,
)
from kronrat.games.rus.rules.claim import Adjust, ClaimPhase
from kronrat.games.rus.rules.flow import Round
from kronrat.games.rus.rules.land import ruler
from kronrat.games.rus.rules.powers import has
from kronrat.games.rus.state import BUILDS, MOVES, State


def gifted(name: str) -> State:
    """Red has the ability, uncovered in an earlier round."""
    g = table(2)
    ability = ABILITY.parse(name)
    first_tier = ability < TIER
    g.ability[0 if first_tier else 1] = ability
    g.open[RED] = 1 + (FIRST_TIER_AT if first_tier else FOURTH_TIER_AT)
    if not first_tier:
        g.claim[:4] = [1, 1, 1, 1]
        g.tiles[2] = 2
        g.tiles[5] = 1
    return g


def test_ability_fast_march() -> None:
    """[ability-3]"""
    g = gifted("fast-march")
    give_schemes(g, RED, "move-two")
    acting(g, RED, 1, C_MOVE * WINDOWS)
    assert g.turn[MOVES] == 4

    say(g, "0:act.scheme move-two", "1:response.answer let")

    assert g.turn[MOVES] == 6


def test_ability_sharp_eyes() -> None:
    """[ability-4]"""
    g = gifted("sharp-eyes")
    say(act(g, RED, looks=1), "0:act.draw left", "*:next-card.card gold", "*:next-card.card deed")

    assert name_of_step(g) == "keep"


def test_ability_veteran_blades() -> None:
    """[ability-2, ability-5]"""
    g = gifted("veteran-blades")
    troops(g, RED, l1=3)
    troops(g, BLUE, l1=3)
    say(act(g, RED, attacks=2), "0:act.attack l1 blue", "*:roll.roll 1")
    assert g.troops[0] == 3

    say(g, "0:act.attack l1 blue", "*:roll.roll 1")

    assert g.troops[0] == 2


def test_ability_patron() -> None:
    """[ability-6]"""
    g = gifted("patron")
    lay_deeds(g, "hoard")
    say(act(g, RED, drafts=1), "0:act.draft hoard")

    assert g.gold[RED] == 4


def test_ability_plunder() -> None:
    """[ability-2, ability-7]"""
    g = gifted("plunder")
    troops(g, RED, l1=2)
    unrest(g, l1=2)
    say(act(g, RED, attacks=2), "0:act.quell l1", "0:act.quell l1")

    assert g.gold[RED] == 4


def test_once_per_turn_is_once_in_each_turn_of_ones_own() -> None:
    """[ability-2]"""
    g = gifted("plunder")
    troops(g, RED, l1=2)
    unrest(g, l1=2)
    say(act(g, RED, attacks=1), "0:act.quell l1")

    say(act(g, RED, attacks=1), "0:act.quell l1")

    assert g.gold[RED] == 5


def test_ability_credit() -> None:
    """[ability-8]"""
    g = gifted("credit")
    gold(g, RED, 0)
    give_schemes(g, RED, "muster-hired")
    acting(g, RED, 1, C_BUILD * WINDOWS + 2)
    assert refusal(g, "0:act.pay") is why.CANNOT_PAY
    assert "scheme-free" in offers(g, RED)

    say(g, "0:act.credit")

    assert g.turn[BUILDS] == 1
    assert refusal(g, "0:act.scheme-free muster-hired") is why.NO_CREDIT


def test_ability_credit_pays_a_scheme() -> None:
    """[ability-8]"""
    g = gifted("credit")
    gold(g, RED, 0)
    give_schemes(g, RED, "build-hired")
    say(act(g, RED), "0:act.scheme-free build-hired", "1:response.answer let")

    assert (g.turn[BUILDS], g.gold[RED], g.used[RED]) == (2, 0, 1)


def test_ability_trading_posts() -> None:
    """[ability-9]"""
    g = gifted("trading-posts")
    troops(g, RED, l1=1)
    unrest(g, l1=1)
    assert ruler(g, 0) == NONE

    build(g, RED, "market l1")
    assert ruler(g, 0) == RED
    unrest(g, l1=2)

    assert ruler(g, 0) == NONE  # a Market counts as one Troop


def test_ability_windfall() -> None:
    """Ten Gold at once when the token uncovers it [claim-7, ability-10]."""
    g = table(2)
    g.ability[1] = ABILITY.parse("windfall")
    g.claim[:4] = [1, 1, 1, 0]
    g.tiles[2] = 2
    g.tiles[5] = 1
    g.deed_bag &= ~1
    g.deed_done[RED] = 1
    ask(g, Adjust(RED))

    assert g.gold[RED] == 3 + 10 + 1  # and 1 for the tokens of the first row


def test_ability_druzhina() -> None:
    """[ability-11]"""
    g = gifted("druzhina")
    heavies(g, RED, l1=1)
    unrest(g, l1=1)

    assert ruler(g, 0) == RED


def test_ability_archive() -> None:
    """[ability-12]"""
    g = gifted("archive")
    g.schemes.pool &= ~(1 << SCHEME.parse("gold"))
    g.schemes.left[0] -= 1
    g.schemes.discard = 1 << SCHEME.parse("gold")
    say(act(g, RED, looks=1), "0:act.search gold")

    assert g.schemes.hands[RED] == 1 << SCHEME.parse("gold")
    assert "draw" not in offers(g, RED)


def test_ability_archive_takes_no_discarded_deed() -> None:
    """It stands for looking into the draw piles, and Deeds are taken from the open row [ability-12]."""
    g = gifted("archive")
    lay_deeds(g, "hoard")
    g.deed_bag &= ~(1 << DEED.parse("trade-route"))
    g.deed_gone = 1 << DEED.parse("trade-route")
    act(g, RED, drafts=1, looks=1)

    assert refusal(g, "0:act.draft trade-route") is why.NOT_IN_ROW
    assert "search" not in offers(g, RED)


def test_ability_retinue() -> None:
    """[ability-13]"""
    g = gifted("retinue")
    troops(g, RED, l1=1, l2=1)
    prince(g, RED, "l2")
    say(act(g, RED, musters=2), "0:act.muster troop l1", "0:act.muster troop l1")

    assert g.troops[:2] == [3, 2]


def test_ability_renown() -> None:
    """[ability-14]"""
    g = gifted("renown")
    give_deeds(g, RED, "generous-prince", "hoard")
    gold(g, RED, 5)
    goods(g, RED, honey=3)
    ask(g, ClaimPhase(RED))
    say(g, "0:claim.fulfil generous-prince", "0:claim.fulfil hoard", "0:give-equal.pay honey")

    assert g.deed_done[RED].bit_count() == 2


def test_abilities_work_from_the_round_after_they_are_uncovered() -> None:
    """[ability-1]"""
    g = table(2)
    g.ability[0] = ABILITY.parse("patron")
    g.claim[0] = 1
    assert not has(g, RED, ABILITY.parse("patron"))

    ask(g, Round(RED))

    assert has(g, RED, ABILITY.parse("patron"))
