"""Spending the points of an action, one decision each; what cannot be used lapses, and the record says so."""

from __future__ import annotations

from typing import Final

from kronrat.games.rurik.data import ACTION, POINTS
from kronrat.games.rurik.rebellion.reasons import LAPSES
from kronrat.games.rurik.rebellion.rule import ByRule
from kronrat.games.rurik.state import State
from kronrat.kernel.step import NO_ARGS, Args, Step


class Spending(Step):
    """So many points of one action are left."""

    fields = [ACTION, POINTS]

    def __init__(self, seat: int, action: int, points: int) -> None:
        super().__init__(seat)
        self.action: Final = action
        self.points: Final = points

    def dump(self) -> Args:
        return (self.seat, self.action, self.points)

    def possible(self, g: State) -> bool:
        """Whether a point can be used at all."""
        raise NotImplementedError(self.name)  # every action has its rule


class Lapse(ByRule):
    """Nothing fits: the points that are left lapse [solo-turn-6]."""

    name = "lapse"

    def dictated(self, g: State, f: Step) -> Args | None:
        assert isinstance(f, Spending)
        return None if f.possible(g) else NO_ARGS

    def do(self, g: State, f: Step, seat: int, args: Args) -> None:
        assert isinstance(f, Spending)
        g.note(LAPSES, (f.points, f.action))
