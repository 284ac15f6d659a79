"""What happens by itself is told: each event at least once, with its words, in the order in which things happen."""

from __future__ import annotations

from collections.abc import Callable

from games.rus.table import (
    BLUE,
    OCHRE,
    RED,
    RULES,
    act,
    acting,
    ask,
    build,
    give_schemes,
    goods,
    heavies,
    prince,
    say,
    table,
    troops,
    unrest,
)
from games.told import each_of, names_in, told
from kronrat.games.rus.data import ABILITY, C_MOVE, EPIC, FOURTH_TIER_AT, WINDOWS
from kronrat.games.rus.rules.act import Acting
from kronrat.games.rus.rules.claim import Adjust
from kronrat.games.rus.rules.epic import EpicCheck
from kronrat.games.rus.rules.prepare import FlipIntrigue
from kronrat.games.rus.state import EPIC_WAITS, State

LET = ["1:response.answer let", "2:response.answer let"]


def listening(*, intrigue: bool = False, epic: bool = False) -> State:
    g = table(3, intrigue=intrigue, epic=epic)
    g.events = []
    return g


def facing(card: str = "") -> State:
    """Red with Prince and Troops against blue's Troop and Prince in Land 1."""
    g = listening()
    troops(g, RED, l1=2)
    troops(g, BLUE, l1=1)
    prince(g, RED, "l1", card)
    prince(g, BLUE, "l1")
    return act(g, RED, attacks=2)


def uprising() -> State:
    g = listening(intrigue=True)
    unrest(g, **{f"l{n}": 1 for n in range(1, 9)})
    return say(ask(g, FlipIntrigue(RED)), "*:next-intrigue.card uprising")


def retrieval() -> State:
    return acting(listening(), RED, 1, C_MOVE * WINDOWS)


def income() -> State:
    g = listening()
    g.income[RED] = 4
    g.tiles[4] = 0
    return ask(g, Acting(RED))


def scheme() -> State:
    g = listening()
    give_schemes(g, RED, "gold")
    return say(act(g, RED), "0:act.scheme gold", *LET)


def cancelled_scheme() -> State:
    g = listening()
    give_schemes(g, RED, "gold")
    give_schemes(g, OCHRE, "cancel")
    return say(act(g, RED), "0:act.scheme gold", "1:response.answer let", "2:response.answer cancel")


def empty_deck() -> State:
    g = listening()
    g.schemes.discard = (1 << 15) - 1
    g.schemes.pool &= ~g.schemes.discard
    g.schemes.left[0] = 0
    return say(act(g, RED, looks=1), "0:act.draw left")


def collecting() -> State:
    g = listening()
    troops(g, RED, l1=2)
    prince(g, RED, "l1", "izyaslav")
    build(g, RED, "market l1")
    return say(act(g, RED, collects=1), "0:act.collect l1")


def retinue() -> State:
    g = listening()
    g.ability[1] = ABILITY.parse("retinue")
    g.open[RED] = FOURTH_TIER_AT + 1
    g.claim[:4] = [1, 1, 1, 1]
    g.tiles[2], g.tiles[5] = 2, 1
    troops(g, RED, l1=1, l2=1)
    prince(g, RED, "l2")
    return say(act(g, RED, musters=1), "0:act.muster troop l1")


def attack() -> State:
    return say(facing(), "0:act.attack l1 blue", "*:roll.roll 1")


def attack_by_boris() -> State:
    return say(facing("boris"), "0:act.attack l1 blue", "*:roll.roll 9")


def quelling(card: str) -> State:
    g = facing(card)
    unrest(g, l1=1)
    return say(g, "0:act.quell l1")


def quelling_by_sviatopolk() -> State:
    return quelling("sviatopolk")


def quelling_by_gleb() -> State:
    return quelling("gleb")


def razing() -> State:
    g = listening()
    heavies(g, RED, l1=1)
    build(g, BLUE, "market l1")
    return say(act(g, RED, attacks=1), "0:act.raze l1 blue", "*:roll.roll 9")


def epic_structure() -> State:
    g = listening(epic=True)
    g.epic_at[EPIC.parse("golden-gate")] = EPIC_WAITS
    build(g, RED, "church l2", "market l2", "stronghold l2")
    return ask(g, EpicCheck(RED))


def first_claim() -> State:
    g = listening()
    goods(g, RED, fur=9)
    return ask(g, Adjust(RED))


def second_claim() -> State:
    g = listening()
    g.claim[:4] = [1, 0, 0, 0]
    goods(g, RED, fur=3)
    return ask(g, Adjust(RED))


def fourth_claim() -> State:
    g = listening()
    g.ability[1] = ABILITY.parse("windfall")
    g.claim[:4] = [1, 1, 0, 1]
    g.tiles[2], g.tiles[5] = 2, 1
    goods(g, RED, fur=3)
    return ask(g, Adjust(RED))


CASES: dict[Callable[[], State], list[str]] = {
    uprising: ["unrest-rises l9", "unrest-rises l10"],
    retrieval: ["retrieved red move-1"],
    income: ["retrieved red income", "income-paid red 3"],
    scheme: ["takes-effect gold"],
    cancelled_scheme: ["cancelled ochre gold"],
    empty_deck: ["reshuffled"],
    collecting: ["market-gold red l1", "prince-gold red l1"],
    retinue: ["joined red l2"],
    attack: ["lost-model blue troop l1", "prince-gone blue l1", "lost-model red troop l1"],
    attack_by_boris: ["paid-to blue red", "lost-model blue troop l1", "prince-gone blue l1"],
    quelling_by_sviatopolk: ["replaced red l1"],
    quelling_by_gleb: ["may-charge red l1"],
    razing: ["lost-building blue market l1"],
    epic_structure: ["raised red golden-gate l2"],
    first_claim: ["claimed red wealth 4", "freed-ability red", "last-turn red"],
    second_claim: ["claimed red wealth 1", "freed-tile red 2", "claim-gold red 1"],
    fourth_claim: ["claimed red wealth 1", "freed-ability red", "windfall-paid red", "claim-gold red 1"],
}


@each_of(CASES)
def test_what_happens_by_itself_is_told(happens: Callable[[], State], events: list[str]) -> None:
    assert told(happens()) == events


def test_every_event_is_among_them() -> None:
    assert {event.name for event in RULES.play.events} == names_in(CASES)
