"""The modules: fourteen Intrigue cards and eight Epic Structures, each by name."""

from __future__ import annotations

from games.rus.table import (
    BLUE,
    OCHRE,
    RED,
    RULES,
    act,
    ask,
    build,
    gold,
    offers,
    prince,
    refusal,
    say,
    table,
    troops,
    unrest,
)
from kronrat.games.rus import why
from kronrat.games.rus.data import C_MOVE, EPIC, INTRIGUE, INTRIGUES, TROOPS_EACH, WINDOWS, seat_of
from kronrat.games.rus.rules.act import Acting
from kronrat.games.rus.rules.epic import EpicCheck
from kronrat.games.rus.rules.plan import EndPlanning, Planning
from kronrat.games.rus.rules.prepare import FlipIntrigue
from kronrat.games.rus.state import EPIC_WAITS, State
from kronrat.kernel.play import asked


def flipped(card: str, seats: int = 3, unrest_each: int = 0) -> State:
    g = table(seats, intrigue=True, unrest=unrest_each)
    ask(g, FlipIntrigue(RED), Planning(RED), EndPlanning(RED), Acting(RED))
    return say(g, f"*:next-intrigue.card {card}")


def test_intrigue_no_bribes() -> None:
    """[intrigue-1]"""
    assert refusal(flipped("no-bribes"), "0:plan.place 1 move 1") is why.BRIBES_FORBIDDEN


def test_intrigue_double_bribes() -> None:
    """[intrigue-2]"""
    g = say(flipped("double-bribes"), "0:plan.place 4 move 0", "1:plan.place 3 move 1")

    assert seat_of(g.board[C_MOVE * WINDOWS]) == BLUE


def test_intrigue_counter_clockwise() -> None:
    """[intrigue-3]"""
    g = say(flipped("counter-clockwise"), "0:plan.place 1 move 0")

    assert asked(g) == [OCHRE]


def test_intrigue_one_more_tile() -> None:
    """[intrigue-4]"""
    g = say(flipped("one-more-tile"), "0:plan.place 1 move 0", "1:plan.pass", "2:plan.pass")

    assert refusal(g, "0:plan.place 2 move 0") is None


def test_intrigue_one_tile() -> None:
    """[intrigue-5]"""
    g = say(flipped("one-tile", 2), "0:plan.place 1 move 0", "1:plan.pass")

    assert refusal(g, "0:plan.place 2 move 0") is why.COLUMN_TAKEN


def test_intrigue_ascending() -> None:
    """[intrigue-6]"""
    g = say(flipped("ascending", 2), "0:plan.place 2 income 0", "1:plan.pass")

    assert refusal(g, "0:plan.place 1 move 0") is why.NOT_ASCENDING
    assert refusal(g, "0:plan.place 3 move 0") is None


def test_intrigue_descending() -> None:
    """[intrigue-7]"""
    g = say(flipped("descending", 2), "0:plan.place 2 move 0", "1:plan.pass")

    assert refusal(g, "0:plan.place 3 build 0") is why.NOT_DESCENDING
    assert refusal(g, "0:plan.place 1 build 0") is None


def test_intrigue_newcomers_above() -> None:
    """[intrigue-8]"""
    g = say(flipped("newcomers-above"), "0:plan.place 3 move 0", "1:plan.place 3 move 0")

    assert seat_of(g.board[C_MOVE * WINDOWS]) == BLUE


def test_intrigue_income_closed() -> None:
    """[intrigue-9]"""
    assert refusal(flipped("income-closed"), "0:plan.place 3 income 0") is why.INCOME_IS_CLOSED


def test_intrigue_income_full() -> None:
    """[intrigue-10]"""
    g = say(flipped("income-full", 2), "0:plan.place 3 income 0", "1:plan.pass", "0:plan.pass")

    assert g.gold[RED] == 6


def test_intrigue_uprising() -> None:
    """[intrigue-11]"""
    g = table(3, intrigue=True)
    unrest(g, l1=2)
    ask(g, FlipIntrigue(RED))
    say(g, "*:next-intrigue.card uprising")

    assert g.unrest == [2] + [1] * 9


def test_intrigue_pacify() -> None:
    """[prep-1, intrigue-12]"""
    g = table(3, intrigue=True, unrest=1)
    troops(g, RED, l1=1)
    troops(g, OCHRE, l2=1)
    ask(g, FlipIntrigue(RED))
    say(g, "*:next-intrigue.card pacify", "0:pacify.remove l1")
    assert asked(g) == [OCHRE]
    say(g, "2:pacify.none")

    assert (g.unrest[0], g.killed[RED]) == (0, 0)


def test_intrigue_reinforce() -> None:
    """[intrigue-13]"""
    g = table(3, intrigue=True)
    troops(g, RED, l1=1)
    ask(g, FlipIntrigue(RED))
    say(g, "*:next-intrigue.card reinforce")
    assert refusal(g, "0:reinforce.place l2") is why.NOT_RULED

    say(g, "0:reinforce.place l1")

    assert g.troops[0] == 2


def test_intrigue_reinforce_asks_nobody_whose_troops_all_stand_on_the_map() -> None:
    """[prep-1, setup-3, intrigue-13]"""
    g = table(3, intrigue=True)
    troops(g, RED, l1=TROOPS_EACH)
    troops(g, BLUE, l2=TROOPS_EACH - 1)
    ask(g, FlipIntrigue(RED))
    say(g, "*:next-intrigue.card reinforce")

    assert asked(g) == [BLUE]


def test_intrigue_truce() -> None:
    """[intrigue-14]"""
    g = flipped("truce")
    troops(g, RED, l1=1)
    troops(g, BLUE, l1=1)
    unrest(g, l1=1)
    act(g, RED, attacks=1)

    assert refusal(g, "0:act.attack l1 blue") is why.IN_TRUCE
    assert "quell" in offers(g, RED)


def test_an_intrigue_works_for_its_round_only() -> None:
    """[prep-1]"""
    g = flipped("truce")
    troops(g, RED, l1=1)
    troops(g, BLUE, l1=1)
    ask(g, FlipIntrigue(RED))
    say(g, "*:next-intrigue.card no-bribes")

    assert refusal(act(g, RED, attacks=1), "0:act.attack l1 blue") is None


def test_a_used_up_intrigue_deck_is_reshuffled() -> None:
    g = table(3, intrigue=True)
    g.intrigue_bag = 0
    ask(g, FlipIntrigue(RED))
    say(g, "*:next-intrigue.card truce")

    assert g.intrigue_bag == (1 << INTRIGUES) - 1 & ~(1 << INTRIGUE.parse("truce"))


def waiting(epic: str) -> State:
    g = table(3, epic=True)
    g.epic_at[EPIC.parse(epic)] = EPIC_WAITS
    return ask(g, EpicCheck(RED))


def where(g: State, epic: str) -> int:
    assert RULES.play.laws(g) == []
    return g.epic_at[EPIC.parse(epic)]


def test_epic_golden_gate() -> None:
    """[epic-1]"""
    g = waiting("golden-gate")
    assert where(g, "golden-gate") == EPIC_WAITS
    build(g, RED, "church l1", "market l1", "stronghold l1")

    assert where(ask(g, EpicCheck(RED)), "golden-gate") == 0


def three(epic: str, kind: str) -> None:
    g = waiting(epic)
    build(g, RED, f"{kind} l1", f"{kind} l8")
    assert where(ask(g, EpicCheck(RED)), epic) == EPIC_WAITS
    build(g, RED, f"{kind} l3")
    ask(g, EpicCheck(RED))
    assert refusal(g, "0:raise.raise l2") is why.DOES_NOT_FIT
    say(g, "0:raise.raise l8")

    assert where(g, epic) == 7


def test_epic_cathedral() -> None:
    """[epic-2]"""
    three("cathedral", "church")


def test_epic_great_kremlin() -> None:
    three("great-kremlin", "stronghold")


def test_epic_grand_bazaar() -> None:
    three("grand-bazaar", "market")


def test_epic_princely_hall() -> None:
    g = waiting("princely-hall")
    troops(g, RED, l2=5)
    prince(g, RED, "l2")
    unrest(g, l2=5)
    assert where(ask(g, EpicCheck(RED)), "princely-hall") == EPIC_WAITS
    unrest(g, l2=4)

    assert where(ask(g, EpicCheck(RED)), "princely-hall") == 1


def test_epic_treasury() -> None:
    g = waiting("treasury")
    gold(g, RED, 10)
    assert where(ask(g, EpicCheck(RED)), "treasury") == EPIC_WAITS
    troops(g, RED, l4=1)
    prince(g, RED, "l4")

    assert where(ask(g, EpicCheck(RED)), "treasury") == 3


def test_epic_cave_monastery() -> None:
    g = waiting("cave-monastery")
    troops(g, RED, l10=2)
    unrest(g, l10=1)
    assert where(ask(g, EpicCheck(RED)), "cave-monastery") == EPIC_WAITS
    unrest(g, l10=0)

    assert where(ask(g, EpicCheck(RED)), "cave-monastery") == 9


def test_epic_chronicle_tower() -> None:
    g = waiting("chronicle-tower")
    g.deed_done[RED] = 7
    g.deed_bag &= ~7
    assert where(ask(g, EpicCheck(RED)), "chronicle-tower") == EPIC_WAITS
    troops(g, RED, l1=1, l2=1)
    ask(g, EpicCheck(RED))
    say(g, "0:raise.raise l2")

    assert where(g, "chronicle-tower") == 1
