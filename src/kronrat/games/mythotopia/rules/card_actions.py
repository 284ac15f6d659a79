"""The card actions beside Build: Alchemist and Diplomat."""

from __future__ import annotations

from kronrat.declare.fields import fields
from kronrat.games.mythotopia import why
from kronrat.games.mythotopia.data import ALCHEMIST, DIPLOMAT, GOLD, HIGHEST_VALUE, POINTS, PROVINCE, VALUES
from kronrat.games.mythotopia.rules.action import CARD_NOT_AT_HAND, NO_ACTION_LEFT, Acting, act
from kronrat.games.mythotopia.rules.choosing import Choice
from kronrat.games.mythotopia.rules.events import TRADED, TRUCE
from kronrat.games.mythotopia.rules.paying import pay
from kronrat.games.mythotopia.rules.piles import spend
from kronrat.games.mythotopia.rules.purse import NOTHING, affords, minus
from kronrat.games.mythotopia.rules.war import go_home, own_wars, why_not_party
from kronrat.games.mythotopia.state import State
from kronrat.kernel.errors import Why
from kronrat.kernel.step import Args, Step
from kronrat.parts.bits import members


def why_no_gold_beside(g: State, seat: int, card: int) -> Why | None:
    """Unless a seat has this card and can pay one gold without it."""
    if not g.has(seat, card):
        return CARD_NOT_AT_HAND
    return None if affords(g, seat, minus(g.usable(seat), card), GOLD, 1, NOTHING, 0) else why.CANNOT_PAY


class Alchemy(Choice[Acting]):
    """Alchemist: trade a counter of value 1 or 2 for the next higher one from the spare stock [text-1]."""

    name = "alchemy"
    params = [POINTS]

    def barred(self, g: State, f: Acting, seat: int) -> Why | None:
        if not f.left:
            return NO_ACTION_LEFT
        return None if g.has(seat, ALCHEMIST) else CARD_NOT_AT_HAND

    def judge(self, g: State, f: Acting, seat: int, args: Args) -> Why | None:
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


class Negotiate(Choice[Acting]):
    """Diplomat: for one gold a war one takes part in ends and everybody goes home [text-2]."""

    name = "negotiate"
    params = [PROVINCE]

    def barred(self, g: State, f: Acting, seat: int) -> Why | None:
        return why_no_gold_beside(g, seat, DIPLOMAT) if f.left else NO_ACTION_LEFT

    def judge(self, g: State, f: Acting, seat: int, args: Args) -> Why | None:
        return why_not_party(g, args[0], seat)

    def likely(self, g: State, f: Acting, seat: int, args: Args) -> list[int]:
        return members(own_wars(g, seat))

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
