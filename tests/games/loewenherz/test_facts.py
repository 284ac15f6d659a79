"""What networks are told of Löwenherz: seats are equals, and the numbers say what stands on the board."""

from __future__ import annotations

import pytest

from bots.positions import in_play, one_border_from_winning
from kronrat.games.loewenherz.bots.facts import FACTS
from kronrat.games.loewenherz.data import NEUTRAL
from kronrat.games.loewenherz.state import State
from kronrat.kernel.game import find
from kronrat.kernel.step import Step
from kronrat.parts.facts import EVERYBODY

RULES = find("loewenherz")[0].rules()
PUBLIC, OWN = len(FACTS.public), len(FACTS.own)


def moved_on(values: list[int], seats: int) -> list[int]:
    """What belongs to the seats goes to the next seat; the neutral side keeps its own."""
    return [values[seats - 1], *values[: seats - 1], *values[seats:]]


def renamed(side: int, seats: int) -> int:
    return (side + 1) % seats if 0 <= side < NEUTRAL else side


def turned(g: State) -> State:
    """The same position with everybody one seat further on."""
    h, seats = g.clone(), g.seats
    h.figure = [renamed(side, seats) for side in g.figure]
    h.border = g.border.copy()
    h.castle_side = [renamed(side, seats) for side in g.castle_side]
    for name in ("knights", "ducats", "hand", "taken", "points", "monopoly", "bonus"):
        setattr(h, name, moved_on(getattr(g, name), seats))
    h.active = renamed(g.active, seats)
    step: Step = g.stack[-1]
    h.stack = [type(step)(renamed(step.seat, seats), *step.dump()[1:])]
    return h


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("decisions", [3, 20, 45, 70])
def test_when_seats_move_on_so_do_their_numbers(seats: int, decisions: int) -> None:
    g = in_play(RULES, seats, decisions)
    assert isinstance(g, State)

    before, after = list(FACTS.read(g, EVERYBODY)), list(FACTS.read(turned(g), EVERYBODY))

    for first, width in ((0, PUBLIC), (seats * PUBLIC, OWN)):
        for seat in range(seats):
            at, to = first + seat * width, first + (seat + 1) % seats * width
            assert after[to : to + width] == pytest.approx(before[at : at + width])
    assert after[seats * (PUBLIC + OWN) :] == before[seats * (PUBLIC + OWN) :]


def test_a_plan_that_lacks_one_border_is_at_hand() -> None:
    g = one_border_from_winning()
    told = dict(zip(FACTS.public, FACTS.read(g, EVERYBODY), strict=False))
    assert told["plan-at-hand"] > 0
    assert told["borders-missing"] == pytest.approx(0.1)
