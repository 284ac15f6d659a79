"""All 18 rebellion cards in all three priorities, played: the sheet's tables against what the Rebellion does.

The tables are written here in words [solo-card-2]; the program keeps its own form.
"""

from __future__ import annotations

import pytest

from games.rurik.rebels import REBELS, answers, solo
from kronrat.games.rurik.data import ACTION, BUILD, MUSTER
from kronrat.games.rurik.rebellion.cards import DISTANCE, PLACES
from kronrat.games.rurik.rebellion.strategy import PlaceByCard
from kronrat.games.rurik.rebellion.turn import begin_action, spending

REGIONS = ["novgorod", "rostov", "polotsk", "smolensk", "volyn", "kiev", "chernigov", "pereyaslavl"]
LOCATIONS = """
Kie Vol Per Che Pol Smo Ros Nov
Che Smo Ros Pol Kie Vol Nov Per
Pol Kie Per Che Smo Nov Vol Ros
Smo Pol Kie Che Nov Per Ros Vol
Per Smo Pol Che Kie Vol Ros Nov
Pol Smo Kie Nov Che Vol Per Ros
Che Per Smo Ros Kie Nov Pol Vol
Che Pol Per Kie Vol Smo Nov Ros
Smo Nov Per Kie Che Pol Ros Vol
Smo Kie Che Per Pol Vol Ros Nov
Vol Smo Per Pol Kie Ros Che Nov
Kie Che Ros Per Smo Nov Vol Pol
Nov Ros Smo Che Per Vol Pol Kie
Nov Smo Kie Per Che Pol Ros Vol
Vol Kie Smo Pol Nov Ros Che Per
Per Che Smo Pol Vol Ros Nov Kie
Pol Vol Che Smo Kie Per Nov Ros
Pol Nov Ros Che Kie Smo Vol Per
""".strip().splitlines()
STRATEGIES = """
1 AM | St Ch Ma | 2* Sc, 4 At$, 1 Mv, 3* Mv, 5 Bu, 2 Mu
1 BU | Ch St Ma | 2* At, 4 Mu, 1 Sc, 3* Mu, 5 Bu$, 2 Mv
1 TX | Ma Ch St | 2* Sc, 4 Tx$, 1 Bu, 3* Tx, 5 Mv, 2 Mu
2 AM | St Ch Ma | 4 Mu, 2 At, 3* Bu, 1 Mv$, 2* Sc, 5 At
2 BU | Ma St Ch | 4 Bu, 2 Tx, 3* Sc, 1 Bu, 2* At, 5 Mu$
2 TX | Ch Ma St | 4 Tx, 2 Tx, 3* Sc, 1 Mv, 2* Mu, 5 Bu$
3 AM | St Ch Ma | 2 Mv, 3* At, 2* Mu, 4 Mu$, 5 At, 1 Sc
3 BU | Ch St Ma | 2 Mv, 3* Tx, 2* Mu, 4 At$, 5 Bu, 1 Sc
3 TX | Ma Ch St | 2 Bu, 3* Mv, 2* Tx, 4 Bu, 5 Tx, 1 Sc$
4 AM | St Ch Ma | 3* Tx, 4 Sc, 2* Mu, 2 At$, 1 Mv, 5 Bu
4 BU | Ch St Ma | 3* At, 4 Bu, 2* Sc, 2 Tx, 1 Mu$, 5 Mv
4 TX | Ma Ch St | 3* Mu, 4 Mv, 2* Sc, 2 Bu$, 1 Mu, 5 Tx
5 AM | Ch St Ma | 2* Mu, 1 Mv, 3* Bu, 5 Mu, 4 At, 2 Sc$
5 BU | Ma Ch St | 2* Mv, 1 Bu, 3* Tx, 5 Mu, 4 Bu$, 2 Sc
5 TX | Ch Ma St | 2* Mv, 1 Sc, 3* Tx, 5 Bu, 4 Mu, 2 Tx$
6 AM | St Ch Ma | 2 Mv, 3* At, 4 At, 5 Bu$, 1 Mu, 2* Mu
6 BU | Ch St Ma | 2 Mu, 3* Tx, 4 Tx$, 5 Bu, 1 At, 2* Sc
6 TX | Ma Ch St | 2 Sc, 3* Mu, 4 Tx, 5 Mu, 1 Bu$, 2* Mv
7 AM | St Ch Ma | 1 Mv, 5 Mu$, 2* At, 3* Bu, 2 At$, 4 Sc
7 BU | Ma Ch St | 1 Sc$, 5 Tx, 2* Mu$, 3* At, 2 Bu, 4 At
7 TX | Ma Ch St | 1 Tx, 5 Tx, 2* Mu$, 3* Mv, 2 Sc, 4 Bu$
8 AM | St Ch Ma | 2 Mv, 5 Tx$, 1 Sc, 2* Bu, 4 At$, 3* At
8 BU | Ma Ch St | 2 At$, 5 Bu$, 1 Mu, 2* Mv, 4 Tx, 3* Bu
8 TX | Ma Ch St | 2 Sc, 5 Tx, 1 Tx, 2* Mu$, 4 Bu$, 3* Mv
9 AM | Ch St Ma | 1 Tx, 3* Mu$, 4 Mv, 5 At, 2* At, 2 Bu$
9 BU | Ch St Ma | 1 Tx, 3* Mv, 4 At$, 5 Bu, 2* Bu$, 2 Sc
9 TX | Ma Ch St | 1 Mv, 3* Tx, 4 Tx, 5 Sc, 2* Bu$, 2 Mu$
10 AM | Ma St Ch | 2* At, 1 Sc, 4 Mv, 3* Bu$, 2 Mu$, 5 Tx
10 BU | Ma Ch St | 2* Mv, 1 Sc, 4 Tx$, 3* At, 2 Bu$, 5 Mu
10 TX | St Ch Ma | 2* Mv, 1 Sc, 4 Tx$, 3* Mu, 2 Mu, 5 Bu$
11 AM | Ch St Ma | 3* At$, 4 Mu, 2* Sc, 1 Sc, 5 Mv, 2 Bu$
11 BU | Ma Ch St | 3* At, 4 Bu$, 2* Tx, 1 Mu$, 5 Tx, 2 Sc
11 TX | Ma Ch St | 3* Tx, 4 Tx, 2* Mu$, 1 Bu, 5 Mv, 2 Sc$
12 AM | St Ch Ma | 2 Mv, 3* At$, 1 Mu, 4 Sc$, 5 Bu, 2* At
12 BU | St Ma Ch | 2 Mu, 3* At$, 1 Mv, 4 Sc, 5 Bu, 2* Tx$
12 TX | Ch St Ma | 2 Tx$, 3* Mv, 1 Sc, 4 Bu$, 5 Mu, 2* Tx
13 AM | St Ch Ma | 2 Mu, 3* Bu$, 2* Tx, 1 Mv, 5 At$, 4 Sc
13 BU | Ch Ma St | 2 Mv, 3* At$, 2* Tx, 1 Bu, 5 Tx, 4 Mu$
13 TX | Ma Ch St | 2 Tx, 3* Bu$, 2* Mu$, 1 Mv, 5 Tx, 4 Sc
14 AM | St Ma Ch | 3* Bu, 1 Mu, 4 Sc$, 5 Tx$, 2 Mv, 2* At
14 BU | Ch St Ma | 3* Bu, 1 Mu$, 4 Sc, 5 At, 2 Bu$, 2* Tx
14 TX | St Ch Ma | 3* Bu$, 1 Mu, 4 Sc, 5 Mu, 2 Tx$, 2* Sc
15 AM | Ch St Ma | 2* At, 1 Mu, 5 Mv, 3* At, 2 Sc, 4 Tx$
15 BU | Ch St Ma | 2* At, 1 Sc, 5 Mv, 3* Mu$, 2 Tx, 4 Bu
15 TX | Ma Ch St | 2* Sc, 1 Mu, 5 Tx, 3* Tx, 2 Bu$, 4 Mv
16 AM | Ch St Ma | 4 At, 5 Mu, 3* Bu, 1 Tx$, 2* Sc, 2 Mv
16 BU | Ch St Ma | 4 Bu, 5 Bu, 3* At$, 1 Tx, 2* Mv, 2 At
16 TX | Ma St Ch | 4 Bu, 5 Tx, 3* Mu$, 1 Mv, 2* Tx, 2 Sc
17 AM | Ch St Ma | 1 Mv, 2* Sc, 2 Sc, 3* Tx, 5 At, 4 Bu$
17 BU | Ma Ch St | 1 Mu, 2* Bu, 2 Tx, 3* Tx, 5 Sc, 4 At$
17 TX | Ma Ch St | 1 Mu, 2* Bu$, 2 Sc, 3* Tx, 5 Tx, 4 Mv
18 AM | Ch St Ma | 1 Sc, 2* Mu, 5 Bu, 2 Mv, 4 At$, 3* Tx
18 BU | Ch Ma St | 1 Mv, 2* Mu, 5 Bu, 2 Tx$, 4 At, 3* Mv
18 TX | Ma Ch St | 1 Sc, 2* Mv, 5 Sc, 2 Bu, 4 Tx$, 3* Mu
""".strip().splitlines()
PRIORITY = {"AM": "fight", "BU": "build", "TX": "tax"}
WORDS = {"Mu": "muster", "Mv": "move", "At": "attack", "Tx": "tax", "Bu": "build", "Sc": "scheme"}
STRUCTURES = {"Ch": "church", "Ma": "market", "St": "stronghold"}
STARTS_BY_ROUND = {1: (), 3: ("2*",), 4: ("2*", "3*")}


def region(short: str) -> str:
    return next(key for key in REGIONS if key.startswith(short.lower()))


def parts(row: str) -> tuple[int, str, list[str], list[str]]:
    """Card, priority, build order, lines from the bottom up."""
    head, order, lines = row.split(" | ")
    card, priority = head.split()
    return int(card), PRIORITY[priority], [STRUCTURES[word] for word in order.split()], lines.split(", ")


@pytest.mark.parametrize("number", STARTS_BY_ROUND)
@pytest.mark.parametrize("row", STRATEGIES, ids=lambda row: row.split(" |")[0])
def test_a_strategy_is_placed_line_by_line(row: str, number: int) -> None:
    """[solo-strategy-1] Without coins and without you in its way, the Rebellion fills the columns as its card says."""
    card, priority, _, lines = parts(row)
    position = solo(card=1 if card != 1 else 2, priority=priority).bottom(card).round(number)
    advisors = [line for line in lines if "*" not in line or line[:2] in STARTS_BY_ROUND[number]]
    position.advisors(REBELS, " ".join(line[0] for line in advisors))
    g = position.state()
    for _ in advisors:
        g.push(PlaceByCard(REBELS))

    expected = [f"place {line[0]} {WORDS[line.split()[1].rstrip('$')]} 0" for line in advisors]
    assert answers(g) == expected


@pytest.mark.parametrize("row", STRATEGIES, ids=lambda row: row.split(" |")[0])
def test_a_coin_icon_takes_the_top_space(row: str) -> None:
    """Against a lone power 6 in every column just the lines with a coin icon pay their way up [solo-strategy-3]."""
    card, priority, _, lines = parts(row)
    for out, line in enumerate(lines):
        position = solo(card=1 if card != 1 else 2, priority=priority, coins=9).bottom(card, out).round(4)
        position.advisors(REBELS, line[0])
        for action in ACTION.keys:
            position.placed(action, "0:5+1")
        bribe = 7 - int(line[0]) if line.endswith("$") else 0

        assert answers(position.ask(PlaceByCard(REBELS)))[0].split()[-1] == str(bribe)


@pytest.mark.parametrize("row", STRATEGIES, ids=lambda row: row.split(" |")[0])
def test_a_build_order_is_built_from_its_top(row: str) -> None:
    """German edition: alone in a region, the Rebellion builds all three in the order of the column [solo-build-2]."""
    card, priority, order, _ = parts(row)
    place = region(LOCATIONS[card - 1].split()[0])
    position = solo("de", card=card, priority=priority, rebels=place)
    begin_action(position.g, BUILD)

    expected = [f"build {place} {structure}" for structure in order]
    assert answers(position.ask(spending(BUILD, 3))) == expected


@pytest.mark.parametrize("card", range(1, 19))
def test_a_location_order_is_gone_through_from_its_top(card: int) -> None:
    """Rebels in seven regions, Sviatopolk in the eighth, eight points: one troop in each, in the order of the card."""
    position = solo(card=card, rebels=" ".join(REGIONS[1:]), usurper=REGIONS[0])
    begin_action(position.g, MUSTER)

    expected = [f"troop {region(short)}" for short in LOCATIONS[card - 1].split()]
    assert answers(position.ask(spending(MUSTER, 8))) == expected


def test_regularities_of_the_cards() -> None:
    """Coin icons per strategy, and what every strategy of a priority has in it."""
    for row in STRATEGIES:
        card, priority, order, lines = parts(row)
        actions = {line.split()[1].rstrip("$") for line in lines}
        assert sum(line.endswith("$") for line in lines) == (2 if 7 <= card <= 14 else 1)
        assert sorted(line.split()[0] for line in lines) == ["1", "2", "2*", "3*", "4", "5"]
        assert sorted(order) == ["church", "market", "stronghold"]
        if priority == "fight":
            assert {"At", "Mv"} <= actions
        elif priority == "build":
            assert "Bu" in actions
        else:
            assert {"Tx", "Bu", "Sc"} <= actions
            assert "At" not in actions


def test_distances_are_those_of_the_sheet() -> None:
    """1.3."""
    table = """
    0 1 1 1 2 2 2 3
    1 0 2 1 3 2 1 2
    1 2 0 1 1 1 1 2
    1 1 1 0 2 2 1 2
    2 3 1 2 0 1 2 2
    2 2 1 2 1 0 1 1
    2 1 1 1 2 1 0 1
    3 2 2 2 2 1 1 0
    """
    assert [int(word) for word in table.split()] == DISTANCE
    assert len(DISTANCE) == PLACES * PLACES
