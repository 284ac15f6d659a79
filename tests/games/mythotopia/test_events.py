"""What happens by itself is told: each event at least once, with its words, in the order in which things happen."""

from __future__ import annotations

from collections.abc import Callable

from games.mythotopia.words import BLUE, RED, say
from games.told import each_of, names_in, told
from kronrat.games.mythotopia.data import PROVINCE
from kronrat.games.mythotopia.drawing.examples import Board
from kronrat.games.mythotopia.game import RULES
from kronrat.games.mythotopia.rules.ending import limit_reached
from kronrat.games.mythotopia.rules.piles import shuffle_discards
from kronrat.games.mythotopia.rules.secrets import ChooseCitadel, GiveBackTwo
from kronrat.games.mythotopia.state import State

BOTH = 0b11
DEALT = PROVINCE.keys[:4]
MANY = "palmain nusus oxter talion remise eagre shog malebolge mome fadge sorner lea"


def heard(g: State, *lines: str) -> State:
    """Listen from here on."""
    g.events = []
    return say(g, *lines)


def shuffling() -> State:
    g = heard(Board().turn())
    shuffle_discards(g, BLUE)
    return g


def giving_back() -> State:
    g = Board().holds(RED, " ".join(DEALT[:2])).holds(BLUE, " ".join(DEALT[2:])).turn()
    g.stack.append(GiveBackTwo(BOTH))
    lines = [f"1:give-back-two.give {DEALT[2]} {DEALT[3]}", f"0:give-back-two.give {DEALT[0]} {DEALT[1]}"]
    return heard(g, *lines)


def citadels() -> State:
    g = Board(2, "citadel").holds(RED, "palmain").holds(BLUE, "blore").turn()
    g.stack.append(ChooseCitadel(BOTH))
    return heard(g, "1:choose-citadel.citadel blore", "0:choose-citadel.citadel palmain")


def placing() -> State:
    g = Board().holds(RED, "palmain").hand(RED, "start-army").turn()
    return heard(g, "0:turn.place palmain", "0:muster.play start-army", "0:muster.enough")


def placing_the_last() -> State:
    g = Board().holds(RED, "palmain").hand(RED, "start-army").stock(RED, 1).turn()
    return heard(g, "0:turn.place palmain", "0:muster.play start-army")


def sailing() -> State:
    g = Board().holds(RED, "palmain").hand(RED, "start-ship").turn()
    return heard(g, "0:turn.launch serpent", "0:launch.play start-ship", "0:launch.enough")


def sailing_with_the_last() -> State:
    g = Board().holds(RED, "palmain").hand(RED, "start-ship").stock(RED, 6, 1).turn()
    return heard(g, "0:turn.launch serpent", "0:launch.play start-ship")


def buying() -> State:
    g = Board().holds(RED, "palmain").reserve(RED, "gold-mine").hand(RED, "palmain").turn()
    return heard(g, "0:turn.buy 1 0", "0:pay.convert gold-mine palmain")


def drafting() -> State:
    g = Board().holds(RED, "mome").hand(RED, "mome").display("hero ship").turn()
    return heard(g, "0:turn.draft hero", "0:pay.play mome")


def building_a_castle() -> State:
    g = Board().holds(RED, "palmain fadge").hand(RED, "start-build palmain fadge").turn()
    return heard(g, "0:turn.castle palmain palmain", "0:pay.play fadge")


def conquest() -> State:
    board = Board().holds(RED, "palmain").holds(BLUE, "blore quean").armies(RED, "blore", 2)
    return heard(board.turn(), "0:turn.end-war blore")


def conquest_without_a_village() -> State:
    g = Board().holds(RED, "palmain").armies(RED, "blore", 5).turn()
    g.markers[RED], g.villages[RED] = g.villages[RED], 0
    return heard(g, "0:turn.end-war blore")


def conquest_by_a_hero() -> State:
    g = Board().holds(RED, "palmain").armies(RED, "blore", 4).hand(RED, "hero").turn()
    return heard(g, "0:turn.end-war blore")


def defence() -> State:
    board = Board().holds(RED, "palmain").holds(BLUE, "nusus").armies(BLUE, "nusus", 2)
    return heard(board.armies(RED, "nusus", 1).turn(), "0:turn.end-war nusus")


def defence_of_nobody() -> State:
    return heard(Board().holds(RED, "palmain").armies(RED, "blore", 1).turn(), "0:turn.end-war blore")


def truce() -> State:
    board = Board().holds(RED, "palmain").holds(BLUE, "blore").armies(RED, "blore", 3)
    g = board.hand(RED, "diplomat start-army").turn(RED, 1)
    return heard(g, "0:turn.negotiate blore", "0:pay.play start-army")


def alchemy() -> State:
    g = Board().holds(RED, "palmain").hand(RED, "alchemist").turn()
    g.counters[2] = 1
    g.spare[2] -= 1
    return heard(g, "0:turn.alchemy 2")


def hiring() -> State:
    board = Board().holds(RED, "palmain").armies(RED, "blore", 3).hand(RED, "mercenary start-army")
    return heard(board.turn(), "0:turn.hire blore 2", "0:pay.play start-army")


def end_by_call() -> State:
    board = Board(2, "patronage").holds(RED, MANY).holds(BLUE, "blore").empty("city castle roads patronage")
    g = board.turn()
    g.counters[4 * BLUE + 2], g.counters[2] = 0, g.counters[4 * BLUE + 2]
    return heard(g, "0:turn.end-game")


def end_by_limit() -> State:
    g = heard(Board().turn())
    limit_reached(g)
    return g


CASES: dict[Callable[[], State], list[str]] = {
    shuffling: ["shuffled blue"],
    giving_back: [*(f"gave-back red {p}" for p in DEALT[:2]), *(f"gave-back blue {p}" for p in DEALT[2:])],
    citadels: ["citadel-stands red palmain", "citadel-stands blue blore"],
    placing: ["placed red palmain 2"],
    placing_the_last: ["placed red palmain 1"],
    sailing: ["sailed red 1"],
    sailing_with_the_last: ["sailed red 1"],
    buying: ["bought red 1 0"],
    drafting: ["gained-card red hero"],
    building_a_castle: ["counter-taken red castle 2 card"],
    conquest: ["conquered red blore", "handed-over blue red blore", "gained-card red blore"],
    conquest_without_a_village: ["no-village red blore"],
    conquest_by_a_hero: ["hero-decided red", "conquered red blore", "gained-card red blore"],
    defence: ["defended blue nusus"],
    defence_of_nobody: ["held-out blore"],
    truce: ["truce blore"],
    alchemy: ["traded red 3"],
    hiring: ["hired red blore 2"],
    end_by_call: ["game-ended red"],
    end_by_limit: ["limit-reached"],
}


@each_of(CASES)
def test_what_happens_by_itself_is_told(happens: Callable[[], State], events: list[str]) -> None:
    assert told(happens()) == events


def test_every_event_is_among_them() -> None:
    assert {event.name for event in RULES.play.events} == names_in(CASES)
