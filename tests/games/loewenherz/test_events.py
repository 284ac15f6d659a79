"""What happens by itself is told: each event at least once, with its words, in the order in which things happen."""

from __future__ import annotations

from collections.abc import Callable

from games.loewenherz.table import RED, ask, say
from games.told import each_of, names_in, told
from kronrat.games.loewenherz.drawing import examples as ex
from kronrat.games.loewenherz.drawing.position import Position
from kronrat.games.loewenherz.game import RULES
from kronrat.games.loewenherz.rules.end import deck_played_out, king_returns, limit_reached
from kronrat.games.loewenherz.rules.expansion import Expand
from kronrat.games.loewenherz.rules.flow import StartTurn
from kronrat.games.loewenherz.state import State
from kronrat.kernel.play import settle


def listening(g: State) -> State:
    g.events = []
    return g


def income() -> State:
    g = listening(ex.mines())
    g.stack.clear()
    g.push(StartTurn(2))
    settle(g)
    return g


def closing_two_regions() -> State:
    return say(listening(ex.closing()), "2:turn.play A01 borders", "2:borders.set c3-d3")


def closing_a_neutral_region() -> State:
    position = Position(2).land(village="a1").castle("neutral", "b2", "b3").fence("a1:c3", gaps="c3-d3")
    position.castle("red", "h2", "h3").castle("blue", "h8", "h9").hand(RED, "A01").ducats(9, 9)
    return say(listening(position.turn(RED)), "0:turn.play A01 borders", "0:borders.set c3-d3")


def cutting_land_in_two() -> State:
    """Red takes k1: what is right of it is left to ochre, all the rest of the board to blue."""
    position = Position().castle("red", "k3", "j3").fence("j2:k3")
    position.castle("ochre", "l1", "l2").fence("l1:l2", gaps="k1-l1").castle("blue", "b9", "b10")
    return say(ask(listening(position.still()), Expand(RED, 1)), "0:expand.take k1 k3")


def losing_a_monopoly() -> State:
    g = listening(ex.monopoly_lost())
    return say(g, "0:turn.play B08 expansion", "0:expand.take d2 b2")


def gaining_a_monopoly() -> State:
    position = Position().land(mine_silver="a1 b1 d2").castle("red", "b2", "b3").fence("a1:c3")
    position.castle("blue", "h2", "h3").castle("ochre", "h8", "h9")
    return say(ask(listening(position.still()), Expand(RED, 1)), "0:expand.take d2 b2")


def last_card() -> State:
    return say(listening(ex.last_card()), "0:turn.sell A01", "0:refill.draw", "*:draw.card D15")


def end_by_deck() -> State:
    g = listening(ex.early())
    g.ducats = [2, 0, 7]
    deck_played_out(g)
    return g


def end_by_king() -> State:
    g = listening(ex.early())
    g.points = [99, 4, 0]
    king_returns(g)
    return g


def end_by_limit() -> State:
    g = listening(ex.early())
    limit_reached(g)
    return g


CASES: dict[Callable[[], State], list[str]] = {
    income: ["income ochre 3"],
    closing_two_regions: [
        "region-closed ochre a3 7",
        "region-closed blue e3 1",
        "gained blue 1",
        "gained ochre 7",
    ],
    closing_a_neutral_region: ["region-closed neutral b2 0"],
    cutting_land_in_two: ["region-closed ochre l1 0", "region-closed blue b9 0"],
    losing_a_monopoly: ["monopoly-lost ochre silver", "lost ochre 5"],
    gaining_a_monopoly: ["monopoly-gained red silver", "gained red 5"],
    last_card: ["last-card"],
    end_by_deck: ["deck-played-out", "bonus red 3", "bonus ochre 5"],
    end_by_king: ["king-returns red"],
    end_by_limit: ["limit-reached"],
}


@each_of(CASES)
def test_what_happens_by_itself_is_told(happens: Callable[[], State], events: list[str]) -> None:
    assert told(happens()) == events


def test_every_event_is_among_them() -> None:
    assert {event.name for event in RULES.play.events} == names_in(CASES)
