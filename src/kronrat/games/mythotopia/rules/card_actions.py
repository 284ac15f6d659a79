"""The card actions beside Build: Alchemist and Diplomat."""

from __future__ import annotations

from kronrat.declare.fields import fields
from kronrat.games.mythotopia import why
from kronrat.games.mythotopia.data import ALCHEMIST, DIPLOMAT, GOLD, HIGHEST_VALUE, POINTS, PROVINCE, VALUES
from kronrat.games.mythotopia.rules.action import Acting, CardText, act
from kronrat.games.mythotopia.rules.events import TRADED, TRUCE
from kronrat.games.mythotopia.rules.paying import pay
from kronrat.games.mythotopia.rules.piles import spend
from kronrat.games.mythotopia.rules.purse import NOTHING, affords, minus
from kronrat.games.mythotopia.rules.war import go_home, is_party
from kronrat.games.mythotopia.state import State
from kronrat.kernel.errors import Why
from kronrat.kernel.step import Args, Step


def gold_beside(g: State, seat: int, card: int) -> bool:
    """Whether a seat has this card and can pay one gold without it."""
    return g.has(seat, card) and affords(g, seat, minus(g.usable(seat), card), GOLD, 1, NOTHING, 0)


class Alchemy(CardText):
    """Alchemist: trade a counter of value 1 or 2 for the next higher one from the spare stock [text-1]."""

    name = "alchemy"
    card = ALCHEMIST
    params = [POINTS]

    def why_not(self, g: State, f: Acting, seat: int, args: Args) -> Why | None:
        if not f.left:
            return why.NO_ACTION_LEFT
        if not g.has(seat, ALCHEMIST):
            return why.CARD_NOT_AT_HAND
        value = args[0]
        if not 1 <= value < HIGHEST_VALUE or not g.counters[VALUES * seat + value] or not g.spare[value + 1]:
            return why.NO_TRADE
        return None

    def do(self, g: State, f: Acting, seat: int, args: Args) -> None:
        value = args[0]
        spend(g, seat, ALCHEMIST)
        g.counters[VALUES * seat + value] -= 1
        g.spare[value] += 1
        g.counters[VALUES * seat + value + 1] += 1
        g.spare[value + 1] -= 1
        g.note(TRADED, (seat, value + 1))
        act(g, f, [])


class Negotiate(CardText):
    """Diplomat: for one gold a war one takes part in ends and everybody goes home [text-2]."""

    name = "negotiate"
    card = DIPLOMAT
    params = [PROVINCE]

    def why_not(self, g: State, f: Acting, seat: int, args: Args) -> Why | None:
        if not f.left:
            return why.NO_ACTION_LEFT
        if not g.has(seat, DIPLOMAT):
            return why.CARD_NOT_AT_HAND
        if not g.wars() >> args[0] & 1:
            return why.NO_WAR
        if not is_party(g, args[0], seat):
            return why.NOT_A_PARTY
        return None if gold_beside(g, seat, DIPLOMAT) else why.CANNOT_PAY

    def do(self, g: State, f: Acting, seat: int, args: Args) -> None:
        spend(g, seat, DIPLOMAT)
        act(g, f, [pay(seat, GOLD, 1), Truce(seat, args[0])])


@fields
class Truce(Step):
    """Diplomat: the defender keeps the province; Defender of the Realm gives nothing [text-2]."""

    name = "truce"
    province: int

    def run(self, g: State) -> None:
        go_home(g, self.province)
        g.note(TRUCE, (self.province,))
