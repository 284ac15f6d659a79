"""What all actions of a turn share: they are finished before the turn goes on, and may have to be the first."""

from __future__ import annotations

from typing import Annotated, Final

from kronrat.declare.fields import fields
from kronrat.games.mythotopia import why
from kronrat.games.mythotopia.data import ACTIONS, FREE_ACTION
from kronrat.games.mythotopia.rules.piles import Tidy
from kronrat.games.mythotopia.state import State
from kronrat.kernel.step import Args, Step, Verb

ACTIONS_A_TURN: Final = 2


#: refusals met at every choice of a turn, kept where compiled rules read them at once
NO_ACTION_LEFT: Final = why.NO_ACTION_LEFT
CARD_NOT_AT_HAND: Final = why.CARD_NOT_AT_HAND


@fields
class Acting(Step):
    """A turn as its actions see it: so many are left. Which there are, turn.py says."""

    left: Annotated[int, ACTIONS]

    def with_left(self, left: int) -> Step:
        """The same turn with so many actions left."""
        raise NotImplementedError  # given by Turn


def act(g: State, f: Acting, steps: list[Step]) -> None:
    """An action: what it asks, then its cards to the discard pile, then the rest of the turn [turn-1]."""
    g.then([*steps, Tidy(f.seat), f.with_left(f.left - 1)])


def act_freely(g: State, f: Acting, steps: list[Step]) -> None:
    """A free action costs nothing, but from now on no war and no game can be ended in this turn [turn-2]."""
    g.flags |= FREE_ACTION
    g.then([*steps, Tidy(f.seat), f.with_left(f.left)])


class Enough(Verb[State, Step]):
    """Where any number may be done: no more."""

    name = "enough"

    def do(self, g: State, f: Step, seat: int, args: Args) -> None:
        """Nothing more is done."""


def is_first(g: State, f: Acting) -> bool:
    """First action, and no free action before it [turn-3]."""
    return f.left == ACTIONS_A_TURN and not g.flags & FREE_ACTION
