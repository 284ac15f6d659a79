"""An Epic Structure is raised the moment its condition is met, whoever's turn and phase it is [epic-1, epic-3]."""

from __future__ import annotations

from games.rus.table import (
    BLUE,
    OCHRE,
    RED,
    RULES,
    act,
    ask,
    build,
    give_deeds,
    gold,
    goods,
    heavies,
    lay_deeds,
    name_of_step,
    prince,
    say,
    table,
    troops,
    unrest,
)
from kronrat.games.rus.data import ABILITY, CATEGORIES, EPIC, FIRST_TIER_AT, NUMBERS, TIERS
from kronrat.games.rus.rules.act import Acting
from kronrat.games.rus.rules.claim import Adjust, ClaimPhase
from kronrat.games.rus.rules.flow import NextRound, Round
from kronrat.games.rus.rules.plan import Planning
from kronrat.games.rus.state import EPIC_WAITS, State
from kronrat.kernel.play import asked


def waiting(epic: str) -> State:
    g = table(3, epic=True)
    g.epic_at[EPIC.parse(epic)] = EPIC_WAITS
    return g


def where(g: State, epic: str) -> int:
    assert RULES.play.laws(g) == []
    return g.epic_at[EPIC.parse(epic)]


def treasurer(seat: int, amount: int) -> State:
    """The Treasury waits; this seat has its Prince on the board and so much Gold."""
    g = waiting("treasury")
    troops(g, seat, l2=1)
    prince(g, seat, "l2")
    gold(g, seat, amount)
    return g


def test_an_epic_structure_is_raised_in_the_midst_of_a_turn() -> None:
    """[epic-1]"""
    g = waiting("golden-gate")
    troops(g, RED, l1=1)
    build(g, RED, "church l1", "market l1")
    say(act(g, RED, builds=2), "0:act.build stronghold l1")

    assert where(g, "golden-gate") == 0
    assert name_of_step(g) == "act"


def test_an_epic_structure_stays_although_its_condition_was_met_for_a_moment_only() -> None:
    g = waiting("princely-hall")
    troops(g, RED, l1=4, l2=1)
    prince(g, RED, "l1")
    say(act(g, RED, moves=2), "0:act.move troop l2 l1", "0:act.move troop l1 l2")

    assert where(g, "princely-hall") == 0


def test_an_epic_structure_is_raised_in_planning() -> None:
    """By Goods sold for the tenth Gold [epic-3]."""
    g = treasurer(RED, 9)
    goods(g, RED, fur=1)
    say(ask(g, Planning(RED)), "0:plan.sell fur")

    assert where(g, "treasury") == 1
    assert name_of_step(g) == "plan"


def test_an_epic_structure_is_raised_with_income() -> None:
    g = treasurer(RED, 8)
    g.tiles[RED * NUMBERS + 3] -= 1
    g.income[RED] = 3
    ask(g, Acting(RED))

    assert where(g, "treasury") == 1


def test_an_epic_structure_is_raised_in_the_turn_of_another_who_leaves_the_swamp() -> None:
    g = waiting("cave-monastery")
    troops(g, RED, l10=2)
    troops(g, BLUE, l10=2)
    say(act(g, RED, moves=1), "0:act.move troop l10 l9")

    assert where(g, "cave-monastery") == 9
    assert name_of_step(g) == "act"


def test_an_epic_structure_is_raised_by_a_loss_of_the_attacker() -> None:
    g = waiting("cave-monastery")
    troops(g, RED, l10=3)
    troops(g, BLUE, l10=4)
    say(act(g, RED, attacks=1), "0:act.attack l10 blue", "*:roll.roll 1")

    assert where(g, "cave-monastery") == 9  # blue's, for three against two


def test_whose_turn_it_is_not_chooses_the_land_all_the_same() -> None:
    """An ability that works from this round on makes blue ruler of two Lands at once."""
    g = waiting("chronicle-tower")
    g.deed_done[BLUE] = 7
    g.deed_bag &= ~7
    heavies(g, BLUE, l1=1, l2=1)
    unrest(g, l1=1, l2=1)
    g.ability[BLUE * TIERS + 1] = ABILITY.parse("druzhina")
    g.claim[BLUE * CATEGORIES : (BLUE + 1) * CATEGORIES] = [1, 1, 1, 1]
    g.tiles[BLUE * NUMBERS + 2] = 2
    g.tiles[BLUE * NUMBERS + 5] = 1
    ask(g, Round(RED))
    assert asked(g) == [BLUE]

    say(g, "1:raise.raise l2")

    assert where(g, "chronicle-tower") == 1
    assert asked(g) == [RED]


def test_an_epic_structure_is_raised_by_claim_gold_even_in_the_last_round() -> None:
    g = treasurer(BLUE, 9)
    g.claim[BLUE * CATEGORIES : BLUE * CATEGORIES + 2] = [1, 1]
    g.tiles[BLUE * NUMBERS + 2] = 2
    g.last = g.round
    ask(g, ClaimPhase(RED), NextRound(RED))

    assert g.stack == []
    assert where(g, "treasury") == 1
    assert RULES.play.scores(g)[BLUE][-1] == ("epic", 1)


def test_of_several_the_first_in_turn_order_is_paid_first() -> None:
    """[epic-3]"""
    g = treasurer(BLUE, 9)
    troops(g, OCHRE, l3=1)
    prince(g, OCHRE, "l3")
    gold(g, OCHRE, 9)
    for seat in (BLUE, OCHRE):
        g.claim[seat * CATEGORIES : seat * CATEGORIES + 2] = [1, 1]
        g.tiles[seat * NUMBERS + 2] = 2
    g.first = g.token = OCHRE
    ask(g, Adjust(OCHRE))

    assert where(g, "treasury") == 2


def test_a_deed_is_fulfilled_once_its_price_is_paid() -> None:
    """The Tower asks for a Land when the Troops of the third Deed are gone."""
    g = waiting("chronicle-tower")
    g.deed_done[RED] = 3
    g.deed_bag &= ~3
    give_deeds(g, RED, "retire-veterans")
    gold(g, RED, 2)
    troops(g, RED, l1=1, l2=1, l3=1)
    ask(g, ClaimPhase(RED))
    say(g, "0:claim.fulfil retire-veterans", "0:give-troop.remove l1 troop", "0:give-troop.remove l2 troop")

    assert where(g, "chronicle-tower") == 2


def test_windfall_raises_the_treasury_at_once() -> None:
    g = treasurer(RED, 0)
    g.ability[1] = ABILITY.parse("windfall")
    g.claim[:4] = [2, 3, 3, 0]  # no row pays Gold
    g.tiles[2] = 2
    g.tiles[5] = 1
    g.deed_bag &= ~1
    g.deed_done[RED] = 1
    ask(g, Adjust(RED))

    assert g.gold[RED] == 10
    assert where(g, "treasury") == 1


def test_a_patron_raises_the_treasury_with_the_gold_for_a_deed() -> None:
    """[epic-3, ability-6]"""
    g = treasurer(RED, 9)
    g.ability[0] = ABILITY.parse("patron")
    g.open[RED] = FIRST_TIER_AT + 1
    lay_deeds(g, "hoard")
    say(act(g, RED, drafts=1), "0:act.draft hoard")

    assert where(g, "treasury") == 1
