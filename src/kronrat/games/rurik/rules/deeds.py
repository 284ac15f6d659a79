"""Accomplishing deeds: pay, give up pieces, then the reward."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from kronrat.declare.fields import fields
from kronrat.games.rurik.data import DEED, DEED_COINS, DEED_GOODS, DEED_KIND, DEED_POINTS, GOODS
from kronrat.games.rurik.rules.events import DEED_DONE
from kronrat.games.rurik.rules.gain import gain
from kronrat.games.rurik.rules.in_turn import InTurn
from kronrat.games.rurik.rules.needs import missing
from kronrat.games.rurik.rules.payments import ask_for_payment
from kronrat.games.rurik.state import DEED_BONUS, State
from kronrat.games.rurik.why import BONUS_USED, NOT_YOUR_DEED
from kronrat.kernel.errors import Why
from kronrat.kernel.step import Args, Step, Verb
from kronrat.parts.bits import members


class Accomplish(Verb[State, InTurn]):
    """Once a turn, one of the deeds you have chosen whose costs you can pay and whose requirement you meet [deed-1].

    There is no hurry: a chosen deed stays until it is accomplished, and nobody has too many [deed-9].
    """

    name = "deed"
    params = [DEED]

    def why_not(self, g: State, f: InTurn, seat: int, args: Args) -> Why | None:
        if g.used & DEED_BONUS:
            return BONUS_USED
        if not g.deeds[seat] >> args[0] & 1:
            return NOT_YOUR_DEED
        return missing(g, seat, args[0])

    def pick(self, g: State, f: InTurn, seat: int, args: Args) -> Sequence[int]:
        if g.used & DEED_BONUS:
            return []
        return [deed for deed in members(g.deeds[seat]) if missing(g, seat, deed) is None]

    def do(self, g: State, f: InTurn, seat: int, args: Args) -> None:
        deed = args[0]
        g.used |= DEED_BONUS
        g.deeds[seat] &= ~(1 << deed)
        g.done[seat] |= 1 << deed
        g.pay(seat, DEED_COINS[deed])
        for good in range(GOODS):
            g.hold[seat * GOODS + good] -= DEED_GOODS[deed * GOODS + good]
        g.push(f.after())
        g.push(DeedReward(seat, deed))
        ask_for_payment(g, seat, deed)


@fields
class DeedReward(Step):
    """Automatic: the reward, once everything is paid."""

    name = "deed-reward"
    deed: Annotated[int, DEED]

    def run(self, g: State) -> None:
        g.note(DEED_DONE, (self.seat, self.deed))
        gain(g, self.seat, DEED_KIND[self.deed], DEED_POINTS[self.deed])
