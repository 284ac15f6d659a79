"""What happens by itself is told: each event at least once, with its words, in the order in which things happen."""

from __future__ import annotations

from collections.abc import Callable

from games.rurik.rebels import YOU, solo
from games.rurik.table import BLUE, RED, say
from games.told import each_of, names_in, told
from kronrat.games.rurik.drawing.position import Position
from kronrat.games.rurik.rules.attack import Attack
from kronrat.games.rurik.rules.build import Build
from kronrat.games.rurik.rules.claim import CLAIM_PHASE, advance_all, earn_income
from kronrat.games.rurik.rules.decks import reshuffle
from kronrat.games.rurik.rules.events import EVENTS
from kronrat.games.rurik.rules.strategy import Place
from kronrat.games.rurik.rules.tax import Tax
from kronrat.games.rurik.state import State
from kronrat.kernel.play import settle


def heard(g: State, *lines: str) -> State:
    """Listen from here on."""
    g.events = []
    return say(g, *lines)


def worked_out(g: State, rule: Callable[[State], None]) -> State:
    rule(heard(g))
    return g


def placing() -> State:
    position = Position(3).advisors(RED, "2").coins(1).placed("tax", "0:5").placed("build", "0:4")
    return heard(position.placed("move", "1:3 0:2 2:2").ask(Place(RED, 1)), "0:strategy.place 2 move 1")


def attacking_troops() -> State:
    g = Position().troops(RED, "kiev volyn").troops(BLUE, "kiev:3").ask(Attack(RED, 1, 0))
    return heard(g, "0:attack.foe kiev blue", "0:casualty-deck.deck left", "*:casualty.reveal s18")


def attacking_a_leader() -> State:
    g = Position().leader(RED, "mstislav", "kiev").leader(BLUE, "agatha", "kiev").ask(Attack(RED, 1, 0))
    return heard(g, "0:attack.foe kiev blue", "0:casualty-deck.deck left", "*:casualty.reveal s02")


def boris_attacking() -> State:
    g = Position().leader(RED, "boris", "kiev").troops(BLUE, "kiev").coins(0, 1, 0).ask(Attack(RED, 1, 0))
    return heard(g, "0:attack.foe kiev blue")


def sviatopolk_attacking() -> State:
    g = Position().leader(RED, "sviatopolk", "kiev").rebels("kiev").ask(Attack(RED, 1, 0))
    return heard(g, "0:attack.rebel kiev", "*:reward.turn-up fur")


def predslava_banishing() -> State:
    g = Position().leader(RED, "predslava", "kiev").troops(BLUE, "kiev").turn(RED, "move", 1)
    return heard(g, "0:turn.banish blue galich")


def church_for_a_rebel() -> State:
    g = Position().troops(RED, "kiev:2").rebels("kiev").ask(Build(RED, 1))
    return heard(g, "0:build.build kiev church")


def church_for_a_troop() -> State:
    g = Position().troops(RED, "kiev:2").troops(BLUE, "kiev").ask(Build(RED, 1))
    return heard(g, "0:build.build kiev church")


def church_for_a_neutral_troop() -> State:
    g = solo(you="kiev:2", neutrals="kiev").ask(Build(YOU, 1))
    return heard(g, "0:build.build kiev church")


def attacking_a_neutral_troop() -> State:
    return heard(solo(you="kiev", neutrals="kiev").ask(Attack(YOU, 1, 0)), "0:attack.neutral kiev")


def taxing() -> State:
    g = Position().troops(RED, "kiev").built(RED, "market", "kiev").ask(Tax(RED, 1))
    return heard(g, "0:tax.collect kiev", "0:market.good")


def deed() -> State:
    position = Position().troops(RED, "kiev:5").leader(RED, "boris", "kiev").deeds(RED, "amass-forces")
    return heard(position.turn(RED, "move", 1), "0:turn.deed amass-forces")


def advancing() -> State:
    return worked_out(Position().troops(RED, "rostov volyn").goods(BLUE, "wood:3").state(), advance_all)


def income() -> State:
    position = Position(2).goods(RED, "wood:3 fur").claims(BLUE, 1, 0, 0)
    return worked_out(position.state(), earn_income)


def income_of_the_rebellion() -> State:
    return worked_out(solo().state(), earn_income)


def claim_phase() -> State:
    position = Position(2, deed_row="refresh").round(1, RED, BLUE).claims(RED, 1, 1, 1).claims(BLUE, 1, 1, 1)
    g = heard(position.row("hoard trade-route").ask(CLAIM_PHASE))
    settle(g)
    return say(g, "1:choose-deed.take hoard", "0:choose-deed.take trade-route")


def reshuffling() -> State:
    return worked_out(Position().state(), reshuffle)


CASES: dict[Callable[[], State], list[str]] = {
    placing: ["bumped ochre 2 move-4", "bumped red 2 move-3", "lands red 2 move-2"],
    attacking_troops: ["loses-troop blue kiev", "casualty-hit s18", "loses-troop red kiev"],
    attacking_a_leader: ["loses-leader blue agatha kiev", "no-casualty red kiev"],
    boris_attacking: ["loses-troop blue kiev", "steals red blue", "no-casualty red kiev"],
    sviatopolk_attacking: ["joins red kiev", "rewarded red fur"],
    predslava_banishing: ["earns blue 1"],
    church_for_a_rebel: ["rebel-converted red kiev"],
    church_for_a_troop: ["troop-converted red blue kiev"],
    church_for_a_neutral_troop: ["neutral-converted red kiev"],
    attacking_a_neutral_troop: ["neutral-gone kiev"],
    taxing: ["collects red wood kiev", "gets-good red wood"],
    deed: ["deed-done red amass-forces"],
    advancing: ["advances red rule 1", "advances blue trade 1"],
    income: ["income red 4 2", "income blue 3 0"],
    income_of_the_rebellion: ["income red 4 0", "rebellion-income blue 1 0"],
    claim_phase: ["new-first blue", "income red 1 0", "income blue 1 0", "row-discarded", "round-begins 2"],
    reshuffling: ["reshuffled"],
}


@each_of(CASES)
def test_what_happens_by_itself_is_told(happens: Callable[[], State], events: list[str]) -> None:
    assert told(happens()) == events


def test_every_event_is_among_them() -> None:
    assert {event.name for event in EVENTS} == names_in(CASES)
