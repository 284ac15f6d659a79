"""Choosing one of a set: of cards, Lands, whatever is known as a mask."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic

from kronrat.games.rus.state import State
from kronrat.kernel.errors import Why
from kronrat.kernel.step import Args, F, Verb
from kronrat.parts.bits import members


class OneOf(Verb[State, F], Generic[F]):
    """Legal is what is in the set, and the set is listed without asking for every value that exists."""

    def among(self, g: State, f: F, seat: int) -> int:
        """Mask of what may be chosen."""
        raise NotImplementedError(self.name)  # every such verb has its set

    def why_no_other(self) -> Why:
        """Why something outside the set is refused."""
        raise NotImplementedError(self.name)  # every such verb has its reason

    def why_not(self, g: State, f: F, seat: int, args: Args) -> Why | None:
        return None if self.among(g, f, seat) >> args[0] & 1 else self.why_no_other()

    def pick(self, g: State, f: F, seat: int, args: Args) -> Sequence[int]:
        return members(self.among(g, f, seat))
