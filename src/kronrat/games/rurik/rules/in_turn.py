"""Steps of somebody's own turn: during each of them a leader may act; most of them spend points."""

from __future__ import annotations

from typing import Annotated

from kronrat.declare.fields import fields
from kronrat.games.rurik.data import POINTS
from kronrat.games.rurik.state import State
from kronrat.kernel.step import Args, Step, Verb


@fields
class InTurn(Step):
    """A step of somebody's own turn, during which leaders may act."""

    def after(self) -> Step:
        """What to come back to when something was done in between."""
        return self


@fields
class Spending(InTurn):
    """Points of one kind to spend, one decision after the other."""

    points: Annotated[int, POINTS]


class Done(Verb[State, InTurn]):
    """You need not spend all your points [turn-5]; muster, movement and attack points then lapse [turn-6]."""

    name = "done"

    def do(self, g: State, f: InTurn, seat: int, args: Args) -> None:
        pass
