"""A decision of the Rebellion is a move like a person's, with one difference: the rules leave exactly one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kronrat.games.rurik.data import REBELLION_CARD
from kronrat.games.rurik.rebellion.side import Rebellion
from kronrat.games.rurik.state import State
from kronrat.games.rurik.why import NOT_POSSIBLE, RULE_DECIDES
from kronrat.kernel.errors import Why
from kronrat.kernel.step import Args, F, Verb

NONE: Final[list[int]] = []


def side(g: State) -> Rebellion:
    """What the Rebellion has besides a seat's things; only the solo game asks."""
    found = g.rebellion
    assert found is not None
    return found


class UnseenCard(Verb[State, F]):
    """Chance: a card of the Rebellion that nobody has seen [chance-1]."""

    name = "card"
    params = [REBELLION_CARD]

    def why_not(self, g: State, f: F, seat: int, args: Args) -> Why | None:
        return None if side(g).pool >> args[0] & 1 else NOT_POSSIBLE


def put_on_top(g: State, card: int) -> None:
    """A card turned up lies on top of the deck from now on."""
    side(g).pool &= ~(1 << card)
    side(g).pile.append(card)


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
