"""Cards that allow several borders or knights."""

from __future__ import annotations

from typing import Annotated

from kronrat.declare.fields import fields
from kronrat.games.loewenherz.data import LEFT, PLACED
from kronrat.games.loewenherz.state import State
from kronrat.games.loewenherz.why import FIRST_PART, MUST_GO_ON
from kronrat.kernel.errors import Why
from kronrat.kernel.step import Args, Step, Verb


@fields
class CardParts(Step):
    """A card allows up to `left` more of its parts; `placed` stand already."""

    left: Annotated[int, LEFT]
    placed: Annotated[int, PLACED]


class Enough(Verb[State, CardParts]):
    """The rest may be forgone after the first one, unless the option says that all must be placed [play-4]."""

    name = "done"

    def why_not(self, g: State, f: CardParts, seat: int, args: Args) -> Why | None:
        if f.placed == 0:
            return FIRST_PART
        return MUST_GO_ON if g.settings.must else None

    def do(self, g: State, f: CardParts, seat: int, args: Args) -> None:
        pass
