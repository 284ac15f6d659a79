"""The turn: exactly two actions, free actions at any time between them."""

from __future__ import annotations

from typing import Annotated, Final

from kronrat.games.mythotopia import why
from kronrat.games.mythotopia.data import ACTIONS, FREE_ACTION
from kronrat.games.mythotopia.rules.piles import Tidy
from kronrat.games.mythotopia.state import State
from kronrat.kernel.errors import Why
from kronrat.kernel.fields import fields
from kronrat.kernel.step import AnyVerb, Args, Step, Verb

ACTIONS_A_TURN: Final = 2

#: filled by flow.py, the table of contents
TURN_VERBS: Final[list[AnyVerb]] = []


@fields
class Turn(Step):
    """Choose an action, a free action, or (with no action left) the end of the turn."""

    name = "turn"
    left: Annotated[int, ACTIONS]

    def verbs(self) -> list[AnyVerb]:
        return TURN_VERBS


def act(g: State, f: Turn, steps: list[Step]) -> None:
    """An action: what it asks, then its cards to the discard pile, then the rest of the turn [turn-1]."""
    g.then([*steps, Tidy(f.seat), Turn(f.seat, f.left - 1)])


def act_freely(g: State, f: Turn, steps: list[Step]) -> None:
    """A free action costs nothing, but from now on no war and no game can be ended in this turn [turn-2]."""
    g.flags |= FREE_ACTION
    g.then([*steps, Tidy(f.seat), Turn(f.seat, f.left)])


def is_first(g: State, f: Turn) -> bool:
    """First action, and no free action before it [turn-3]."""
    return f.left == ACTIONS_A_TURN and not g.flags & FREE_ACTION


class Pass(Verb[State, Turn]):
    """An action that does nothing [turn-1]."""

    name = "pass"

    def why_not(self, g: State, f: Turn, seat: int, args: Args) -> Why | None:
        return None if f.left else why.NO_ACTION_LEFT

    def do(self, g: State, f: Turn, seat: int, args: Args) -> None:
        act(g, f, [])


class Done(Verb[State, Turn]):
    """Both actions are taken; refill the hand and hand on the turn [turn-1]."""

    name = "done"
    final = True

    def why_not(self, g: State, f: Turn, seat: int, args: Args) -> Why | None:
        return why.ACTIONS_LEFT if f.left else None

    def do(self, g: State, f: Turn, seat: int, args: Args) -> None:
        """The step below ends the turn."""
