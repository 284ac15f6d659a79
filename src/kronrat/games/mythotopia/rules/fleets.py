"""Ships onto the board and off it, and Master of the Seas."""

from __future__ import annotations

from typing import Annotated, Final

from kronrat.declare.fields import fields
from kronrat.games.mythotopia import why
from kronrat.games.mythotopia.data import COAST, ORDER, PLAYERS, SEA, SEAS, SHIP, SHIP_COUNT, SHOWS
from kronrat.games.mythotopia.rules.action import NO_ACTION_LEFT, Acting, act
from kronrat.games.mythotopia.rules.choosing import Choice, OwnCard
from kronrat.games.mythotopia.rules.counters import reward_seas
from kronrat.games.mythotopia.rules.events import SAILED
from kronrat.games.mythotopia.rules.piles import spend
from kronrat.games.mythotopia.rules.purse import START, has_ship_symbol
from kronrat.games.mythotopia.state import State
from kronrat.kernel.errors import Why
from kronrat.kernel.step import AnyVerb, Args, Step, Verb


@fields
class Launch(Step):
    """Play ship symbols one card at a time; each sends a ship from the stock to the sea."""

    name = "launch"
    sea: Annotated[int, SEA]
    low: Annotated[int, ORDER]
    sent: Annotated[int, SHIP_COUNT]

    def verbs(self) -> list[AnyVerb]:
        return LAUNCH_VERBS


class SendShip(OwnCard[Launch]):
    """One ship for each symbol [ships-1]."""

    name = "play"

    def judge(self, g: State, f: Launch, seat: int, args: Args) -> Why | None:
        if not g.has(seat, args[0]):
            return why.NOT_YOURS
        if not SHOWS[args[0]] >> SHIP & 1:
            return why.NO_SUCH_SYMBOL
        return None if args[0] > f.low else why.IN_ORDER

    def do(self, g: State, f: Launch, seat: int, args: Args) -> None:
        spend(g, seat, args[0])
        before = seas_sailed(g, seat)
        g.harbour[seat] -= 1
        g.ships[PLAYERS * f.sea + seat] += 1
        steps: list[Step] = reward_seas(g, seat, before, seas_sailed(g, seat))
        if g.harbour[seat]:
            steps.append(Launch(seat, f.sea, args[0], f.sent + 1))
        else:
            g.note(SAILED, (seat, f.sent + 1))
        g.then(steps)


def seas_sailed(g: State, seat: int) -> int:
    """In how many seas a seat has ships."""
    count = 0
    for sea in range(SEAS):
        if g.ships[PLAYERS * sea + seat]:
            count += 1
    return count


class LaunchEnough(Verb[State, Launch]):
    """At least one ship; then one may stop [turn-6]."""

    name = "enough"

    def why_not(self, g: State, f: Launch, seat: int, args: Args) -> Why | None:
        return None if f.sent else why.AT_LEAST_ONE

    def do(self, g: State, f: Launch, seat: int, args: Args) -> None:
        g.note(SAILED, (seat, f.sent))


LAUNCH_VERBS: Final[list[AnyVerb]] = [SendShip(), LaunchEnough()]


class PlaceShips(Choice[Acting]):
    """Into one sea that touches a province one controls [ships-1]."""

    name = "launch"
    params = [SEA]

    def barred(self, g: State, f: Acting, seat: int) -> Why | None:
        if not f.left:
            return NO_ACTION_LEFT
        if not g.harbour[seat]:
            return why.NO_SHIPS
        return None if has_ship_symbol(g, seat) else why.CANNOT_PAY

    def likely(self, g: State, f: Acting, seat: int, args: Args) -> list[int]:
        return SEA.values

    def judge(self, g: State, f: Acting, seat: int, args: Args) -> Why | None:
        return None if COAST[args[0]] & g.held[seat] else why.NO_HARBOUR

    def do(self, g: State, f: Acting, seat: int, args: Args) -> None:
        act(g, f, [Launch(seat, args[0], START, 0)])


class RemoveShips(Choice[Acting]):
    """Any number of own ships from one sea [ships-2]."""

    name = "recall"
    params = [SEA, SHIP_COUNT]

    def barred(self, g: State, f: Acting, seat: int) -> Why | None:
        return None if f.left else NO_ACTION_LEFT

    def likely(self, g: State, f: Acting, seat: int, args: Args) -> list[int]:
        if args:
            return SHIP_COUNT.values
        return [sea for sea in range(SEAS) if g.ships[PLAYERS * sea + seat]]

    def judge(self, g: State, f: Acting, seat: int, args: Args) -> Why | None:
        there = g.ships[PLAYERS * args[0] + seat]
        if not there:
            return why.NO_SHIPS_HERE
        if len(args) == 1:
            return None
        if args[1] == 0:
            return why.AT_LEAST_ONE
        return None if args[1] <= there else why.NO_SHIPS_HERE

    def do(self, g: State, f: Acting, seat: int, args: Args) -> None:
        g.ships[PLAYERS * args[0] + seat] -= args[1]
        g.harbour[seat] += args[1]
        act(g, f, [])
