"""A decision of the Rebellion is a move like a person's, with one difference: the rules leave exactly one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kronrat.games.rurik.rebellion.side import Rebellion
from kronrat.games.rurik.state import State
from kronrat.games.rurik.why import RULE_DECIDES
from kronrat.kernel.errors import Why
from kronrat.kernel.step import Args, F, Verb

NONE: Final[list[int]] = []


def side(g: State) -> Rebellion:
    """What the Rebellion has besides a seat's things; only the solo game asks."""
    found = g.rebellion
    assert found is not None
    return found


class ByRule(Verb[State, F]):
    """Legal is what the rules dictate, and nothing else [solo-card-1]."""

    def dictated(self, g: State, f: F) -> Args | None:
        """The one move; None if this verb is not the one."""
        raise NotImplementedError(self.name)  # every verb of the Rebellion knows its rule

    def why_not(self, g: State, f: F, seat: int, args: Args) -> Why | None:
        only = self.dictated(g, f)
        return None if only is not None and args == only[: len(args)] else RULE_DECIDES

    def pick(self, g: State, f: F, seat: int, args: Args) -> Sequence[int]:
        only = self.dictated(g, f)
        return [only[len(args)]] if only is not None and args == only[: len(args)] else NONE
