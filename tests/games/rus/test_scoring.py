"""Final scoring: Claim tokens, Deeds beyond four, the ten Agendas by name, Epic Structures, ties."""

from __future__ import annotations

import pytest

from games.rus.table import BLUE, OCHRE, RED, agenda, build, give_schemes, gold, goods, heavies, table, troops
from kronrat.games.rus.data import AGENDA
from kronrat.games.rus.score import agenda_points, deed_points, epic_points, items, winners
from kronrat.games.rus.state import BY_CLAIM, State


def having(seats: int, seat: int, name: str, amount: int, g: State | None = None) -> State:
    """A seat with so much of what an Agenda counts."""
    g = g or table(seats)
    places = {f"l{n + 1 + 3 * seat}": 1 for n in range(amount)}
    if name == "most-gold":
        gold(g, seat, amount)
    elif name == "most-goods":
        goods(g, seat, ore=amount)
    elif name == "most-buildings":
        build(g, seat, *[f"church {place}" for place in places])
    elif name in ("most-ruled", "most-present"):
        troops(g, seat, **places)
    elif name == "most-deeds":
        g.deed_done[seat] = (1 << amount) - 1 << 5 * seat
    elif name == "most-killed":
        g.killed[seat] = amount
    elif name == "most-troops":
        troops(g, seat, l1=amount)
    elif name == "most-schemes":
        give_schemes(g, seat, *["attack", "attack-2", "gold", "gold-2"][2 * seat : 2 * seat + amount])
    else:
        assert name == "most-heavies"
        heavies(g, seat, l1=amount)
    return g


@pytest.mark.parametrize("name", AGENDA.keys)
def test_agenda(name: str) -> None:
    """2 for the most, 1 for a tie with three, nothing for a tie with two, nothing for nothing [score-3]."""
    alone = having(3, RED, name, 2)
    tied = having(3, BLUE, name, 2, having(3, RED, name, 2))
    two = having(2, BLUE, name, 2, having(2, RED, name, 2))
    nothing = table(3)
    for g in (alone, tied, two, nothing):
        if name == "most-gold":
            for seat in range(g.seats):
                if g.gold[seat] == 3:
                    gold(g, seat, 0)
        agenda(g, RED, name)
    assert agenda_points(alone, RED) == 2
    assert agenda_points(tied, RED) == 1
    assert agenda_points(two, RED) == 0
    assert agenda_points(nothing, RED) == 0


@pytest.mark.parametrize(("done", "points"), [(4, 0), (5, 1), (7, 3)])
def test_deeds_in_excess_of_four_give_a_point(done: int, points: int) -> None:
    """[score-2]"""
    g = table(3)
    g.deed_done[RED] = (1 << done) - 1

    assert deed_points(g, RED) == points


def test_epic_structures_count_for_the_ruler_of_their_land() -> None:
    """[score-4, epic-2]"""
    g = table(3, epic=True)
    g.epic_at[0], g.epic_at[1] = 0, 0
    troops(g, RED, l1=1)

    assert epic_points(g, RED) == 2
    troops(g, BLUE, l1=1)
    assert epic_points(g, RED) == 0


def test_claim_tokens_are_worth_their_row() -> None:
    """[score-1]"""
    g = table(3)
    g.claim[:4] = [4, 0, 2, 1]

    assert sum(points for _, points in items(g)[RED]) == 7


def test_ties_go_to_ruled_lands_then_gold_then_are_shared() -> None:
    """[score-5]"""
    g = table(3)
    g.ended = BY_CLAIM
    assert winners(g) == [RED, BLUE, OCHRE]
    gold(g, OCHRE, 4)
    assert winners(g) == [OCHRE]
    troops(g, BLUE, l1=1)
    assert winners(g) == [BLUE]
    g.claim[0] = 1
    assert winners(g) == [RED]


def test_agendas_stay_secret_until_the_end() -> None:
    """[setup-10]"""
    g = table(3)
    agenda(g, RED, "most-gold")
    gold(g, RED, 9)
    assert dict(items(g)[RED])["agenda"] == 0

    g.ended = BY_CLAIM

    assert dict(items(g)[RED])["agenda"] == 2
