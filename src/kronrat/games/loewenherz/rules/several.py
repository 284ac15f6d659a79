"""Cards that allow several borders or knights."""

from __future__ import annotations

from typing import Final

from kronrat.games.loewenherz.data import LEFT, PLACED
from kronrat.games.loewenherz.state import MUST, State
from kronrat.games.loewenherz.why import FIRST_PART, MUST_GO_ON
from kronrat.kernel.errors import Why
from kronrat.kernel.step import Args, Step, Verb


class Several(Step):
    """A card allows up to `left` more of its parts; `placed` stand already."""

    fields = [LEFT, PLACED]

    def __init__(self, seat: int, left: int, placed: int) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.placed: Final = placed

    def dump(self) -> Args:
        return (self.seat, self.left, self.placed)


class Enough(Verb[State, Several]):
    """The rest may be forgone after the first one, unless the option says that all must be placed [play-4]."""

    name = "done"

    def why_not(self, g: State, f: Several, seat: int, args: Args) -> Why | None:
        if f.placed == 0:
            return FIRST_PART
        return MUST_GO_ON if g.settings[MUST] else None

    def do(self, g: State, f: Several, seat: int, args: Args) -> None:
        pass
