"""RebelSpending the points of an action, one decision each; what cannot be used lapses, and the record says so."""

from __future__ import annotations

from typing import Annotated

from kronrat.declare.fields import fields
from kronrat.games.rurik.data import ACTION, POINTS
from kronrat.games.rurik.rebellion.reasons import LAPSES
from kronrat.games.rurik.rebellion.rule import ByRule
from kronrat.games.rurik.state import State
from kronrat.kernel.step import NO_ARGS, Args, Step


@fields
class RebelSpending(Step):
    """So many points of one action are left."""

    action: Annotated[int, ACTION]
    points: Annotated[int, POINTS]

    def possible(self, g: State) -> bool:
        """Whether a point can be used at all."""
        raise NotImplementedError(self.name)  # every action has its rule


class Lapse(ByRule[RebelSpending]):
    """Nothing fits: the points that are left lapse [solo-turn-6]."""

    name = "lapse"

    def dictated(self, g: State, f: RebelSpending) -> Args | None:
        return None if f.possible(g) else NO_ARGS

    def do(self, g: State, f: RebelSpending, seat: int, args: Args) -> None:
        g.note(LAPSES, (f.points, f.action))
