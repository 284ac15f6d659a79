"""What the verbs of an action turn have in common: most need points, and a Prince with his Troops."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kronrat.games.rus import why
from kronrat.games.rus.rules.land import astray
from kronrat.games.rus.state import State
from kronrat.kernel.errors import Why
from kronrat.kernel.step import NO_ARGS, Args, Step, Verb


class TurnVerb(Verb[State, Step]):
    """First what forbids it whatever is chosen, then each argument: most verbs need not look at the map at all."""

    def why_never(self, g: State, seat: int) -> Why | None:
        """What forbids it now, whatever is chosen."""
        return why.PRINCE_ALONE if astray(g, seat) else None

    def why_not_this(self, g: State, seat: int, args: Args) -> Why | None:
        """What forbids the newest argument, given the earlier ones."""
        return None

    def worth_asking(self, g: State, seat: int, args: Args) -> list[int]:
        """Values of the next argument; whatever is left out is refused by `why_not_this`."""
        return self.params[len(args)].values

    def why_not(self, g: State, f: Step, seat: int, args: Args) -> Why | None:
        reason = self.why_never(g, seat)
        return reason if reason is not None else self.why_not_this(g, seat, args)

    def can(self, g: State, f: Step, seat: int) -> bool:
        # asked of every verb at every choice of a turn: mostly one question, else only until one value will do
        if self.why_never(g, seat) is not None:
            return False
        for value in self.worth_asking(g, seat, NO_ARGS):
            if self.why_not_this(g, seat, (value,)) is None:
                return True
        return False

    def pick(self, g: State, f: Step, seat: int, args: Args) -> Sequence[int]:
        if self.why_never(g, seat) is not None:
            return []
        return [
            value
            for value in self.worth_asking(g, seat, args)
            if self.why_not_this(g, seat, (*args, value)) is None
        ]


class Spend(TurnVerb):
    """Something done with points of one kind [act-2]; nothing while the Prince is on his way [move-4]."""

    def __init__(self, points: int) -> None:
        super().__init__()
        self.points: Final = points

    def why_never(self, g: State, seat: int) -> Why | None:
        if g.turn[self.points] == 0:
            return why.NO_POINTS
        return why.PRINCE_ALONE if astray(g, seat) else None
